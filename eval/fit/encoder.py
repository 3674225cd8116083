"""The packaged encoder (README "Models": file format) in PyTorch, with low-rank corrections that can be fitted."""
import math
import struct

import numpy as np
import torch
import torch.nn.functional as F

MATRICES = ("q", "k", "v", "ao", "fi", "fo")


def read_file(path):
    """Shape, tensors by name, and pieces of an E5S1 file."""
    data = open(path, "rb").read()
    at = 8

    def take(form):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values if len(values) > 1 else values[0]

    hidden, layers, heads, ffn, vocabulary, positions, types = take("7i")
    epsilon, _ = take("f"), take("i")
    pieces, begin, end, pad, unknown = take("5i")
    blob = take("Q")
    at += 4 * (pieces + 1) + 4 * pieces + blob
    _, map_bytes = take("iI")
    at += map_bytes
    table = []
    for _ in range(take("i")):
        length = take("H")
        name = data[at:at + length].decode()
        at += length
        table.append((name, *take("BIQQ")))
    start = len(data) - max(offset + size for _, _, _, offset, size in table)
    tensors = {}
    for name, kind, count, offset, size in table:
        raw = data[start + offset:start + offset + size]
        if kind == 0:
            values = np.frombuffer(raw, "<f4", count)
        else:
            blocks = np.frombuffer(raw, np.uint8).reshape(-1, 18)
            scale = blocks[:, :2].copy().view("<f2").astype(np.float32)
            low, high = (blocks[:, 2:] & 15).astype(np.float32) - 8, (blocks[:, 2:] >> 4).astype(np.float32) - 8
            values = (np.concatenate([low, high], 1) * scale).reshape(-1)[:count]
        tensors[name] = torch.tensor(values.copy())
    return dict(hidden=hidden, layers=layers, heads=heads, epsilon=epsilon, begin=begin, end=end, vocabulary=vocabulary), tensors


class Encoder:
    def __init__(self, path):
        self.shape, tensors = read_file(path)
        hidden = self.shape["hidden"]
        self.word, self.place = tensors["emb.word"].view(-1, hidden), tensors["emb.pos"].view(-1, hidden)
        self.type = tensors["emb.type"].view(-1, hidden)[0]
        self.norm = tensors["emb.ln.w"], tensors["emb.ln.b"]
        self.layers = []
        for i in range(self.shape["layers"]):
            layer = {n: (tensors[f"l{i}.{n}.w"].view(len(tensors[f"l{i}.{n}.b"]), -1), tensors[f"l{i}.{n}.b"]) for n in MATRICES}
            layer |= {n: (tensors[f"l{i}.{n}.w"], tensors[f"l{i}.{n}.b"]) for n in ("aln", "oln")}
            self.layers.append(layer)
        self.corrections = {}

    def add_corrections(self, layers, rank):
        for i in layers:
            for n in MATRICES:
                rows, columns = self.layers[i][n][0].shape
                down = (torch.randn(rank, columns) / math.sqrt(columns)).requires_grad_()
                self.corrections[(i, n)] = down, torch.zeros(rows, rank, requires_grad=True)
        return [part for pair in self.corrections.values() for part in pair]

    def linear(self, i, name, x):
        y = F.linear(x, *self.layers[i][name])
        if (i, name) in self.corrections:
            down, up = self.corrections[(i, name)]
            y = y + F.linear(F.linear(x, down), up)
        return y

    def embed(self, ids):
        x = self.word[ids] + self.place[:ids.shape[1]] + self.type
        return F.layer_norm(x, (self.shape["hidden"],), *self.norm, self.shape["epsilon"])

    def run(self, x, mask, first, last):
        """Layers first..last-1 on x [B, T, hidden]; mask [B, T] is 1 for tokens."""
        heads, (batch, length, hidden) = self.shape["heads"], x.shape
        hide = (1 - mask[:, None, None, :]) * -1e9
        for i in range(first, last):
            q, k, v = (self.linear(i, n, x).view(batch, length, heads, -1).transpose(1, 2) for n in "qkv")
            mixed = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(hidden // heads) + hide, -1) @ v
            x = x + self.linear(i, "ao", mixed.transpose(1, 2).reshape(batch, length, hidden))
            x = F.layer_norm(x, (hidden,), *self.layers[i]["aln"], self.shape["epsilon"])
            x = x + self.linear(i, "fo", F.gelu(self.linear(i, "fi", x)))
            x = F.layer_norm(x, (hidden,), *self.layers[i]["oln"], self.shape["epsilon"])
        return x
