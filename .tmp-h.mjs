var __getOwnPropNames = Object.getOwnPropertyNames;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};

// src/kernel/errors.ts
function refuse(place, wrong, got, expected, advice = "") {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).${advice === "" ? "" : ` ${advice}`}`;
  throw new FieldbrainError("program-invalid", text, { place, got, expected });
}
function within(place, build) {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof FieldbrainError) || error.code !== "program-invalid") throw error;
    const details = { ...error.details, place: `${place}: ${error.details.place}` };
    throw new FieldbrainError(error.code, `${place}: ${error.message}`, details);
  }
}
function describeValue(value) {
  const text = wordsOf(value, 3).replaceAll(/\p{Cc}+/gu, " ");
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}\u2026`;
}
function wordsOf(value, depth2) {
  if (typeof value === "string") return value;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return String(value);
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} of ${value.byteLength} bytes`;
  if (depth2 === 0) return "\u2026";
  if (!Array.isArray(value)) return describeObject(value, depth2);
  return `[${value.slice(0, mostCharacters).map((one) => wordsOf(one, depth2 - 1)).join(", ")}]`;
}
function describeObject(value, depth2) {
  const { constructor } = value;
  if (typeof constructor === "function" && constructor !== Object) return `an object of ${constructor.name}`;
  const first = Object.entries(value).slice(0, mostCharacters);
  const members3 = first.map(([name, one]) => `${name}: ${wordsOf(one, depth2 - 1)}`);
  return members3.length === 0 ? "{}" : `{ ${members3.join(", ")} }`;
}
var FieldbrainError, mostCharacters;
var init_errors = __esm({
  "src/kernel/errors.ts"() {
    "use strict";
    FieldbrainError = class extends Error {
      name = "FieldbrainError";
      code;
      details;
      constructor(code, message, details = {}) {
        super(message);
        this.code = code;
        this.details = details;
      }
    };
    mostCharacters = 80;
  }
});

// src/kernel/argument.ts
function needExpr(op, x) {
  if (typeof x === "object" && x !== null && "op" in x && "dtype" in x) return;
  const advice = typeof x === "number" ? "Use f32(x)." : "Of a tensor, load an element with at().";
  refuse(op, "operand is no expression", x, "an expression", advice);
}
function needFunction(place, given) {
  if (typeof given !== "function") refuse(place, "no function", given, "a function");
}
function needList(place, given) {
  if (!Array.isArray(given)) refuse(place, "no list", given, "a list");
}
function needDone(place, given) {
  if (!(given instanceof Promise)) return;
  given.catch(() => void 0);
  refuse(place, "its function is async", "a promise", "a function that returns at once", "Await before, not inside.");
}
var init_argument = __esm({
  "src/kernel/argument.ts"() {
    "use strict";
    init_errors();
  }
});

// src/kernel/dimension.ts
function sizeSymbol(symbol, min2, max2) {
  if (typeof symbol !== "string" || !/^[A-Za-z][A-Za-z0-9]*$/.test(symbol))
    refuse("symbol", "bad name", symbol, "a letter, then letters and digits");
  if (!(Number.isInteger(min2) && Number.isInteger(max2) && min2 >= 0 && max2 >= min2 && max2 < 2 ** 31)) {
    refuse(`symbol ${symbol}`, "bad bounds", [min2, max2], "whole numbers 0 \u2264 min \u2264 max < 2\xB3\xB9");
  }
  return { symbol, min: min2, max: max2 };
}
function derivedSymbol(symbol, of, divisor, factor = 1) {
  const value = (n) => Math.ceil(n / divisor) * factor;
  return { symbol, min: value(of.min), max: value(of.max), derived: { of, divisor, factor } };
}
function sameDimension(a, b) {
  if (typeof a === "number" || typeof b === "number") return a === b;
  return a.symbol === b.symbol;
}
function smallest(dimension) {
  return typeof dimension === "number" ? dimension : dimension.min;
}
function largest(dimension) {
  return typeof dimension === "number" ? dimension : dimension.max;
}
function dimensionText(dimension) {
  return typeof dimension === "number" ? String(dimension) : dimension.symbol;
}
function resolve(dimension, bindings) {
  if (typeof dimension === "number") return dimension;
  if (dimension.derived !== void 0) {
    const { of, divisor, factor } = dimension.derived;
    return Math.ceil(resolve(of, bindings) / divisor) * factor;
  }
  const value = bindings[dimension.symbol];
  if (value === void 0 || !Number.isInteger(value) || value < dimension.min || value > dimension.max) {
    throw new FieldbrainError(
      "binding-invalid",
      `symbol ${dimension.symbol}: no usable value (got ${describeValue(value)}, expected a whole number from ${dimension.min} to ${dimension.max}). Give it in load({ symbols }).`,
      { symbol: dimension.symbol, got: value }
    );
  }
  return value;
}
function resolveShape(shape2, bindings) {
  return shape2.map((dimension) => resolve(dimension, bindings));
}
function product(sizes2) {
  let result = 1;
  for (const size of sizes2) result *= size;
  return result;
}
var init_dimension = __esm({
  "src/kernel/dimension.ts"() {
    "use strict";
    init_errors();
  }
});

// src/kernel/walk.ts
function visit(roots, see) {
  const seen2 = /* @__PURE__ */ new Set();
  const go = (expr) => {
    if (seen2.has(expr)) return;
    seen2.add(expr);
    for (const arg of expr.args) go(arg);
    see(expr);
  };
  for (const root of roots) go(root);
}
function depthOf(roots) {
  const depths = /* @__PURE__ */ new Map();
  const open = [...roots];
  for (let expr = open.at(-1); expr !== void 0; expr = open.at(-1)) {
    const waiting = depths.has(expr) ? [] : expr.args.filter((arg) => !depths.has(arg));
    if (waiting.length > 0) {
      for (const arg of waiting) open.push(arg);
      continue;
    }
    open.pop();
    let below = 0;
    for (const arg of expr.args) below = Math.max(below, depths.get(arg) ?? 0);
    depths.set(expr, below + 1);
  }
  let deepest = 0;
  for (const root of roots) deepest = Math.max(deepest, depths.get(root) ?? 0);
  return deepest;
}
function rewriter(change) {
  const done = /* @__PURE__ */ new Map();
  const go = (expr) => {
    const known2 = done.get(expr);
    if (known2 !== void 0) return known2;
    let moved = false;
    const args = expr.args.map((arg) => {
      const next = go(arg);
      if (next !== arg) moved = true;
      return next;
    });
    const result = change(moved ? { ...expr, args } : expr);
    done.set(expr, result);
    return result;
  };
  return go;
}
function substitute(roots, replacement) {
  return roots.map(rewriter((expr) => expr.op === "index" ? replacement.get(expr.axis) ?? expr : expr));
}
function freeAxes(root, memory = /* @__PURE__ */ new Map()) {
  const known2 = memory.get(root);
  if (known2 !== void 0) return known2;
  let result;
  if (root.op === "index") result = /* @__PURE__ */ new Set([root.axis]);
  else {
    const union = /* @__PURE__ */ new Set();
    root.args.forEach((arg, position) => {
      for (const axis of freeAxes(arg, memory)) {
        if (root.op === "fold" && position === 0 && root.axes.includes(axis)) continue;
        union.add(axis);
      }
    });
    result = union;
  }
  memory.set(root, result);
  return result;
}
function outermostFolds(roots) {
  const found = [];
  const seen2 = /* @__PURE__ */ new Set();
  const go = (expr) => {
    if (seen2.has(expr)) return;
    seen2.add(expr);
    if (expr.op === "fold") found.push(expr);
    else expr.args.forEach(go);
  };
  roots.forEach(go);
  return found;
}
function loadsOf(roots) {
  const found = [];
  visit(roots, (expr) => {
    if (expr.op === "load") found.push(expr);
  });
  return found;
}
var init_walk = __esm({
  "src/kernel/walk.ts"() {
    "use strict";
  }
});

// src/kernel/canonical.ts
function axisText(axis) {
  return `${axis.name}:${dimensionText(axis.extent)}`;
}
function attributesText(expr) {
  const head = `${expr.op}:${expr.dtype}`;
  switch (expr.op) {
    case "constant":
      return `${head}:${Object.is(expr.value, -0) ? "-0" : expr.value}`;
    case "index":
      return `${head}:${axisText(expr.axis)}`;
    case "size":
      return `${head}:${expr.symbol.symbol}`;
    case "parameter":
    case "call":
      return `${head}:${expr.name}`;
    case "load":
      return `${head}:${expr.tensor}:${expr.version}:${expr.border.join(".")}`;
    case "fold":
      return `${head}:${expr.reducer}:${expr.axes.map(axisText).join(",")}`;
    default:
      return head;
  }
}
function canonicalOp(op, outer) {
  const canon = new Canonicaliser(outer);
  switch (op.kind) {
    case "map":
    case "reduce":
    case "matmul": {
      const axes = canon.bind(op.axes, "i");
      const writes = op.writes.map((write) => {
        const base = {
          tensor: write.tensor,
          version: write.version,
          indices: write.indices.map((index) => canon.expr(index)),
          value: canon.expr(write.value)
        };
        return write.where === void 0 ? base : { ...base, where: canon.expr(write.where) };
      });
      return { ...op, axes, writes };
    }
    case "topk": {
      const axes = canon.bind(op.axes, "i");
      const [over] = canon.bind([op.over], "o");
      const base = { ...op, axes, over, value: canon.expr(op.value) };
      return op.where === void 0 ? base : { ...base, where: canon.expr(op.where) };
    }
    case "histogram": {
      const axes = canon.bind(op.axes, "i");
      const over = canon.bind(op.over, "o");
      return { ...op, axes, over, bin: canon.expr(op.bin), weight: canon.expr(op.weight) };
    }
    case "scan": {
      const axes = canon.bind(op.axes, "i");
      return { ...op, axes, value: canon.expr(op.value) };
    }
    case "opaque":
      return op;
    default:
      return op;
  }
}
var Canonicaliser;
var init_canonical = __esm({
  "src/kernel/canonical.ts"() {
    "use strict";
    init_dimension();
    init_walk();
    Canonicaliser = class {
      axes = /* @__PURE__ */ new Map();
      nodes = /* @__PURE__ */ new Map();
      numbers = /* @__PURE__ */ new Map();
      foldAxes = /* @__PURE__ */ new Map();
      memories = /* @__PURE__ */ new Map();
      free = /* @__PURE__ */ new Map();
      constructor(outer) {
        for (const axis of outer) this.axes.set(axis, axis);
      }
      bind(axes, prefix) {
        return axes.map((axis, position) => {
          const named = { name: `${prefix}${position}`, extent: axis.extent };
          this.axes.set(axis, named);
          return named;
        });
      }
      expr(root) {
        return this.walk(root, 0);
      }
      walk(expr, depth2) {
        const memory = this.memoryFor(expr, depth2);
        const known2 = memory.get(expr);
        if (known2 !== void 0) return known2;
        const unique = this.rebuild(expr, depth2);
        memory.set(expr, unique);
        return unique;
      }
      /** What a node becomes depends on its depth in folds and on what its free axes are called there. */
      memoryFor(expr, depth2) {
        let key = `${depth2}`;
        for (const axis of freeAxes(expr, this.free)) {
          const named = this.axes.get(axis);
          key += named === void 0 ? ",?" : `,${axisText(named)}`;
        }
        const memory = this.memories.get(key) ?? /* @__PURE__ */ new Map();
        this.memories.set(key, memory);
        return memory;
      }
      rebuild(expr, depth2) {
        if (expr.op === "fold") {
          const bounds = expr.args.slice(1).map((arg) => this.walk(arg, depth2));
          const outside = expr.axes.map((axis) => this.axes.get(axis));
          const axes = expr.axes.map((axis, position) => {
            const name = `j${depth2 + position}`;
            const fresh = { name, extent: axis.extent };
            const named = this.foldAxes.get(axisText(fresh)) ?? fresh;
            this.foldAxes.set(axisText(named), named);
            this.axes.set(axis, named);
            return named;
          });
          const body = this.walk(expr.args[0], depth2 + axes.length);
          expr.axes.forEach((axis, position) => {
            const before = outside[position];
            if (before === void 0) this.axes.delete(axis);
            else this.axes.set(axis, before);
          });
          return this.intern({ ...expr, axes, args: [body, ...bounds] });
        }
        if (expr.op === "index") {
          const axis = this.axes.get(expr.axis);
          return axis === void 0 ? this.keepForeign(expr) : this.intern({ ...expr, axis });
        }
        return this.intern({ ...expr, args: expr.args.map((arg) => this.walk(arg, depth2)) });
      }
      /** An index of another op may bear the name of one of ours; it stays itself, so that the check can find it. */
      keepForeign(expr) {
        if (!this.numbers.has(expr)) this.numbers.set(expr, this.numbers.size);
        return expr;
      }
      intern(expr) {
        const key = `${attributesText(expr)}(${expr.args.map((arg) => this.numbers.get(arg)).join(",")})`;
        const known2 = this.nodes.get(key);
        if (known2 !== void 0) return known2;
        this.nodes.set(key, expr);
        this.numbers.set(expr, this.numbers.size);
        return expr;
      }
    };
  }
});

// src/kernel/dtype.ts
function byteSize(dtype) {
  return bytes[dtype];
}
function valueType(dtype) {
  return dtype === "f16" || dtype === "bf16" ? "f32" : dtype;
}
function isFloat(scalar) {
  return scalar === "f32" || scalar === "f64";
}
function isInteger(scalar) {
  return scalar === "i32" || scalar === "u32";
}
function createHostArray(dtype, length) {
  switch (dtype) {
    case "f32":
      return new Float32Array(length);
    case "f64":
      return new Float64Array(length);
    case "i32":
      return new Int32Array(length);
    case "u32":
      return new Uint32Array(length);
    case "f16":
    case "bf16":
      return new Uint16Array(length);
    default:
      return dtype;
  }
}
var dtypes, bytes;
var init_dtype = __esm({
  "src/kernel/dtype.ts"() {
    "use strict";
    dtypes = ["f32", "f64", "f16", "bf16", "i32", "u32"];
    bytes = { f32: 4, f64: 8, f16: 2, bf16: 2, i32: 4, u32: 4 };
  }
});

// src/kernel/bounds.ts
function whole(dtype) {
  if (dtype === "i32") return { low: -(2 ** 31), high: 2 ** 31 - 1 };
  if (dtype === "u32") return { low: 0, high: 2 ** 32 - 1 };
  return dtype === "bool" ? { low: 0, high: 1 } : { low: -Infinity, high: Infinity };
}
function wrapped(dtype, low, high) {
  const all2 = whole(dtype);
  return low >= all2.low && high <= all2.high ? { low: low + 0, high: high + 0 } : all2;
}
function intervalOf(expr, memory = /* @__PURE__ */ new Map()) {
  const known2 = memory.get(expr);
  if (known2 !== void 0) return known2;
  const result = isFloat(expr.dtype) ? whole(expr.dtype) : rangeOf(expr, memory);
  memory.set(expr, result);
  return result;
}
function rangeOf(expr, memory) {
  const { dtype } = expr;
  switch (expr.op) {
    case "constant":
      return { low: expr.value, high: expr.value };
    case "index":
      return { low: 0, high: Math.max(0, largest(expr.axis.extent) - 1) };
    case "size":
      return { low: expr.symbol.min, high: expr.symbol.max };
    case "cast": {
      const inner = intervalOf(expr.args[0], memory);
      return dtype === "bool" || isFloat(expr.args[0].dtype) ? whole(dtype) : wrapped(dtype, inner.low, inner.high);
    }
    case "permute": {
      const [, index, count2] = expr.args.map((arg) => intervalOf(arg, memory));
      return { low: 0, high: Math.max(index.high, count2.high - 1) };
    }
    case "select": {
      const [a, b] = [intervalOf(expr.args[1], memory), intervalOf(expr.args[2], memory)];
      return { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) };
    }
    case "add":
    case "sub":
    case "mul":
    case "div":
    case "rem":
    case "min":
    case "max":
    case "bitAnd": {
      const [a, b] = expr.args.map((arg) => intervalOf(arg, memory));
      return binaryRange(expr.op, dtype, a, b);
    }
    default:
      return whole(dtype);
  }
}
function binaryRange(op, dtype, a, b) {
  switch (op) {
    case "add":
      return wrapped(dtype, a.low + b.low, a.high + b.high);
    case "sub":
      return wrapped(dtype, a.low - b.high, a.high - b.low);
    case "mul": {
      const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
      return wrapped(dtype, Math.min(...corners), Math.max(...corners));
    }
    case "div":
      if (b.low < 1) return whole(dtype);
      return {
        low: Math.trunc(a.low >= 0 ? a.low / b.high : a.low / b.low),
        high: Math.trunc(a.high >= 0 ? a.high / b.low : a.high / b.high)
      };
    case "rem":
      if (b.low < 1) return whole(dtype);
      return { low: a.low >= 0 ? 0 : 1 - b.high, high: a.high <= 0 ? 0 : Math.min(a.high, b.high - 1) };
    case "min":
      return { low: Math.min(a.low, b.low), high: Math.min(a.high, b.high) };
    case "max":
      return { low: Math.max(a.low, b.low), high: Math.max(a.high, b.high) };
    case "bitAnd":
      if (a.low >= 0 && b.low >= 0) return { low: 0, high: Math.min(a.high, b.high) };
      if (b.low >= 0) return { low: 0, high: b.high };
      return a.low >= 0 ? { low: 0, high: a.high } : whole(dtype);
    default:
      return op;
  }
}
function provablyInside(index, dimension) {
  const { axis, offset } = affine(index);
  if (axis !== void 0 && offset === 0 && sameDimension(axis.extent, dimension)) return true;
  const { low, high } = intervalOf(index);
  return low >= 0 && high < smallest(dimension);
}
function affine(index) {
  if (index.op === "constant") return { offset: index.value };
  if (index.op === "index") return { axis: index.axis, offset: 0 };
  if (index.op === "add" || index.op === "sub") {
    const [a, b] = index.args;
    if (a.op === "index" && b.op === "constant")
      return { axis: a.axis, offset: index.op === "add" ? b.value : -b.value };
    if (index.op === "add" && a.op === "constant" && b.op === "index") return { axis: b.axis, offset: a.value };
  }
  return { offset: Number.NaN };
}
var init_bounds = __esm({
  "src/kernel/bounds.ts"() {
    "use strict";
    init_dimension();
    init_dtype();
  }
});

// src/kernel/op.ts
function isControl(op) {
  return op.kind === "repeat" || op.kind === "when" || op.kind === "every";
}
function versioned(tensor, version2) {
  return version2 === "next" ? `${tensor}'` : tensor;
}
function expressionsOf(op) {
  switch (op.kind) {
    case "map":
    case "reduce":
    case "matmul":
      return op.writes.flatMap((write) => [
        ...write.indices,
        write.value,
        ...write.where === void 0 ? [] : [write.where]
      ]);
    case "topk":
      return op.where === void 0 ? [op.value] : [op.value, op.where];
    case "histogram":
      return [op.bin, op.weight];
    case "scan":
      return [op.value];
    case "opaque":
    case "repeat":
    case "when":
    case "every":
      return [];
    default:
      return op;
  }
}
function writesOf(op) {
  switch (op.kind) {
    case "map":
    case "reduce":
    case "matmul":
      return op.writes.map(({ tensor, version: version2 }) => ({ tensor, version: version2 }));
    case "topk":
      return [op.values, op.indices].filter((name) => name !== void 0).map((tensor) => ({ tensor, version: "current" }));
    case "histogram":
    case "scan":
      return [{ tensor: op.target, version: "current" }];
    case "opaque":
      return op.writes.map((tensor) => ({ tensor, version: "current" }));
    default:
      return op;
  }
}
function changeWrite(write, change) {
  const base = { ...write, indices: write.indices.map(change), value: change(write.value) };
  return write.where === void 0 ? base : { ...base, where: change(write.where) };
}
function changeOp(op, change) {
  switch (op.kind) {
    case "map":
    case "reduce":
    case "matmul":
      return { ...op, writes: op.writes.map((write) => changeWrite(write, change)) };
    case "topk": {
      const base = { ...op, value: change(op.value) };
      return op.where === void 0 ? base : { ...base, where: change(op.where) };
    }
    case "histogram":
      return { ...op, bin: change(op.bin), weight: change(op.weight) };
    case "scan":
      return { ...op, value: change(op.value) };
    case "opaque":
      return op;
    default:
      return op;
  }
}
var init_op = __esm({
  "src/kernel/op.ts"() {
    "use strict";
  }
});

// src/kernel/coverage.ts
function boxOf(write, tensor, axes) {
  if (write.where !== void 0) return void 0;
  const box = [];
  for (let position = 0; position < tensor.shape.length; position += 1) {
    const { axis, offset } = affine(write.indices[position]);
    const dimension = tensor.shape[position];
    if (Number.isNaN(offset) || axis !== void 0 && !axes.includes(axis)) return void 0;
    if (axis === void 0) box.push(dimension === 1 ? "all" : { begin: offset, end: offset + 1 });
    else if (offset === 0 && sameDimension(axis.extent, dimension)) box.push("all");
    else if (typeof axis.extent === "number") box.push({ begin: offset, end: offset + largest(axis.extent) });
    else return void 0;
  }
  return box;
}
var Coverage;
var init_coverage = __esm({
  "src/kernel/coverage.ts"() {
    "use strict";
    init_bounds();
    init_dimension();
    init_op();
    Coverage = class _Coverage {
      boxes = /* @__PURE__ */ new Map();
      copy() {
        const twin = new _Coverage();
        for (const [name, boxes] of this.boxes) twin.boxes.set(name, boxes);
        return twin;
      }
      /**
       * Notes what an op surely writes. Masked writes and computed rows cover nothing; a row chosen by an outer loop counts
       * where that loop is among `finished`.
       */
      note(op, tensors, finished = []) {
        if (op.kind === "map" || op.kind === "reduce" || op.kind === "matmul") {
          for (const write of op.writes) {
            const tensor = tensors.get(write.tensor);
            const box = tensor === void 0 ? void 0 : boxOf(write, tensor, [...op.axes, ...finished]);
            if (box !== void 0) this.addBox(versioned(write.tensor, write.version), box);
          }
          return;
        }
        for (const { tensor, version: version2 } of writesOf(op)) {
          const shape2 = tensors.get(tensor)?.shape ?? [];
          this.addBox(
            versioned(tensor, version2),
            shape2.map(() => "all")
          );
        }
      }
      addBox(name, box) {
        this.boxes.set(name, [...this.boxes.get(name) ?? [], box]);
      }
      touched(name) {
        return this.boxes.has(name);
      }
      /** Whether the boxes cover the tensor: exact where at most one dimension is cut into pieces. */
      covers(name, tensor) {
        const boxes = this.boxes.get(name) ?? [];
        if (boxes.some((box) => box.every((side2) => side2 === "all"))) return true;
        return tensor.shape.some((dimension, cut2) => {
          const pieces = boxes.filter((box) => box.every((side2, position) => position === cut2 || side2 === "all")).map((box) => box[cut2]).filter((side2) => side2 !== "all").sort((a, b) => a.begin - b.begin);
          let reached = 0;
          for (const piece2 of pieces) if (piece2.begin <= reached) reached = Math.max(reached, piece2.end);
          return typeof dimension === "number" && reached >= dimension;
        });
      }
    };
  }
});

// src/kernel/declared.ts
function checkDeclared(op, symbols, parameters) {
  if (op.kind === "opaque") return;
  const place = `${op.kind} ${op.name}`;
  const roots = expressionsOf(op);
  const depth2 = depthOf(roots);
  if (depth2 > maxDepth)
    refuse(place, "expression nests too deeply", depth2, `at most ${maxDepth} levels`, "Write a part of it to scratch.");
  for (const axis of op.axes) checkSize(place, axis.extent, symbols);
  if (op.kind === "topk") checkSize(place, op.over.extent, symbols);
  if (op.kind === "histogram") for (const axis of op.over) checkSize(place, axis.extent, symbols);
  visit(roots, (expr) => {
    if (expr.op === "size") checkSize(place, expr.symbol, symbols);
    if (expr.op === "fold") for (const axis of expr.axes) checkSize(place, axis.extent, symbols);
    if (expr.op !== "parameter") return;
    const known2 = parameters.find((parameter) => parameter.name === expr.name);
    if (known2 === void 0)
      refuse(place, "unknown parameter", expr.name, knownText(parameters.map(({ name }) => name)));
    if (known2.dtype !== expr.dtype)
      refuse(place, `parameter ${expr.name} of a wrong type`, expr.dtype, known2.dtype, "Declare it in this program.");
  });
}
function checkSize(place, dimension, symbols) {
  if (typeof dimension === "number") {
    if (!Number.isInteger(dimension) || dimension < 0 || dimension >= 2 ** 31)
      refuse(place, "bad dimension", dimension, "a whole number from 0 to 2\xB3\xB9 \u2212 1");
    return;
  }
  if (typeof dimension?.symbol !== "string")
    refuse(place, "bad dimension", dimension, "a whole number from 0 to 2\xB3\xB9 \u2212 1, or a symbol");
  const known2 = symbols.get(dimension.symbol);
  if (known2 === dimension) return;
  const wrong = known2 === void 0 ? "unknown symbol" : "symbol of another program";
  refuse(place, wrong, dimension.symbol, knownText(symbols.keys()), "Declare it with symbol() in this program.");
}
function knownText(names) {
  const list2 = [...names];
  return list2.length === 0 ? "one that is declared; none is" : `one of ${list2.join(", ")}`;
}
var maxDepth;
var init_declared = __esm({
  "src/kernel/declared.ts"() {
    "use strict";
    init_errors();
    init_op();
    init_walk();
    maxDepth = 1e3;
  }
});

// src/kernel/program.ts
function tensorsOf(program2, role) {
  return program2.tensors.filter((tensor) => tensor.role === role);
}
function computeOps(ops) {
  return ops.flatMap((op) => isControl(op) ? computeOps(op.body) : [op]);
}
var identifier;
var init_program = __esm({
  "src/kernel/program.ts"() {
    "use strict";
    init_op();
    identifier = /^[A-Za-z][A-Za-z0-9_]*$/;
  }
});

// src/kernel/declare.ts
function declareTensor(role, name, dtype, shape2, options, symbols) {
  const place = `${role} ${name}`;
  if (typeof name !== "string" || !identifier.test(name)) refuse(place, "bad name", name, "letters, digits and _");
  if (!dtypes.includes(dtype)) refuse(place, "unknown dtype", dtype, dtypes.join(", "));
  needList(`shape of ${place}`, shape2);
  for (const dimension of shape2) checkSize(place, dimension, symbols);
  const layout = options.layout ?? shape2.map((_, position) => position);
  if (layout.length !== shape2.length || [...layout].sort((a, b) => a - b).some((axis, position) => axis !== position)) {
    refuse(place, "layout is no permutation", layout, `the axes 0 \u2026 ${shape2.length - 1} in some order`);
  }
  if (options.buffered === true && role !== "state") refuse(place, "only a state can be buffered", role, "state");
  if (options.initial !== void 0 && role !== "state")
    refuse(place, "only a state has an initial value", role, "state");
  needRepresentable(place, options.initial ?? 0, valueType(dtype));
  return { name, dtype, shape: shape2, role, layout, buffered: options.buffered ?? false, initial: options.initial ?? 0 };
}
function declareParameter(name, dtype, initial) {
  if (typeof name !== "string" || !identifier.test(name))
    refuse(`parameter ${name}`, "bad or known name", name, "a new identifier");
  if (!parameterTypes.includes(dtype)) refuse(`parameter ${name}`, "unknown type", dtype, parameterTypes.join(", "));
  needRepresentable(`parameter ${name}`, initial, dtype);
  return { name, dtype, initial };
}
function needRepresentable(place, value, dtype) {
  if (typeof value !== "number") refuse(place, "initial value is no number", value, "a number");
  if (!isInteger(dtype)) return;
  const stored = dtype === "i32" ? value | 0 : value >>> 0;
  if (stored !== value) refuse(place, "initial value is not representable", value, `a whole number that fits ${dtype}`);
}
var parameterTypes;
var init_declare = __esm({
  "src/kernel/declare.ts"() {
    "use strict";
    init_argument();
    init_declared();
    init_dtype();
    init_errors();
    init_program();
    parameterTypes = ["f32", "f64", "i32", "u32"];
  }
});

// src/kernel/expr.ts
function constant(value, dtype) {
  if (typeof value !== "number") refuse(`constant ${dtype}`, "no number", value, "a number");
  if (isInteger(dtype)) {
    const low = dtype === "i32" ? -(2 ** 31) : 0;
    const high = dtype === "i32" ? 2 ** 31 - 1 : 2 ** 32 - 1;
    if (!Number.isInteger(value) || value < low || value > high) {
      refuse(`constant ${dtype}`, "not representable", value, `a whole number from ${low} to ${high}`);
    }
  }
  if (dtype === "bool" && value !== 0 && value !== 1) refuse("constant bool", "not a truth value", value, "0 or 1");
  const kept = isFloat(dtype) ? value : value + 0;
  return { op: "constant", dtype, args: [], value: dtype === "f32" ? Math.fround(kept) : kept };
}
function indexOf(axis) {
  return { op: "index", dtype: "i32", args: [], axis };
}
function sizeOf(dimension) {
  return typeof dimension === "number" ? i32(dimension) : { op: "size", dtype: "i32", args: [], symbol: dimension };
}
function pair(op, a, b) {
  if (typeof a === "number" && typeof b === "number")
    refuse(op, "both operands are plain numbers", [a, b], "an expression", "Use f32(x).");
  for (const x of [a, b]) if (typeof x !== "number") needExpr(op, x);
  const left = typeof a === "number" ? constant(a, b.dtype) : a;
  const right = typeof b === "number" ? constant(b, left.dtype) : b;
  if (left.dtype !== right.dtype) {
    const wide2 = rank[left.dtype] > rank[right.dtype] ? left.dtype : right.dtype;
    refuse(
      op,
      "operands of different types",
      `${left.dtype} and ${right.dtype}`,
      "one type",
      `Cast one of them to ${wide2}.`
    );
  }
  return [left, right];
}
function need(op, x, ok, expected) {
  if (!ok) refuse(op, "operand of a wrong type", x.dtype, expected);
}
function binary(op, a, b) {
  const [left, right] = pair(op, a, b);
  if (op === "and" || op === "or") need(op, left, left.dtype === "bool", "bool");
  else if (integerOnly.includes(op)) need(op, left, isInteger(left.dtype), "i32 or u32");
  else need(op, left, left.dtype !== "bool", "a number type");
  return { op, dtype: left.dtype, args: [left, right] };
}
function unary(op, x) {
  needExpr(op, x);
  switch (op) {
    case "not":
      need(op, x, x.dtype === "bool", "bool");
      break;
    case "bitNot":
      need(op, x, isInteger(x.dtype), "i32 or u32");
      break;
    case "neg":
    case "abs":
      need(op, x, x.dtype !== "bool" && x.dtype !== "u32", "a signed type");
      break;
    case "sqrt":
    case "floor":
    case "ceil":
    case "trunc":
    case "round":
    case "isFinite":
      need(op, x, isFloat(x.dtype), "f32 or f64");
      break;
    default:
      op;
  }
  return { op, dtype: op === "isFinite" ? "bool" : x.dtype, args: [x] };
}
function compare(op, a, b) {
  const [left, right] = pair(op, a, b);
  if (op !== "eq" && op !== "ne") need(op, left, left.dtype !== "bool", "a number type");
  return { op, dtype: "bool", args: [left, right] };
}
function select(condition, a, b) {
  needExpr("select", condition);
  need("select", condition, condition.dtype === "bool", "bool as the condition");
  const [left, right] = pair("select", a, b);
  return { op: "select", dtype: left.dtype, args: [condition, left, right] };
}
function cast(x, dtype) {
  needExpr("cast", x);
  return x.dtype === dtype ? x : { op: "cast", dtype, args: [x] };
}
function bitcast(x, dtype) {
  needExpr("bitcast", x);
  need("bitcast", x, x.dtype === "f32" || x.dtype === "i32" || x.dtype === "u32", "f32, i32 or u32");
  return x.dtype === dtype ? x : { op: "bitcast", dtype, args: [x] };
}
function call(name, x) {
  needExpr(name, x);
  need(name, x, isFloat(x.dtype), "f32 or f64");
  return { op: "call", name, dtype: x.dtype, args: [x] };
}
function permute(seed, index, count2) {
  const words = [seed, index, count2].map((value) => typeof value === "number" ? u32(value) : value);
  for (const word6 of words) {
    needExpr("permute", word6);
    need("permute", word6, word6.dtype === "u32", "u32");
  }
  return { op: "permute", dtype: "u32", args: words };
}
function fold(reducer, extents, body, range = {}) {
  needList(reducer, extents);
  needFunction(reducer, body);
  const axes = extents.map((extent, position) => ({ name: `fold${position}`, extent }));
  return foldOver(reducer, axes, body(axes.map(indexOf)), range);
}
function foldOver(reducer, axes, value, range = {}) {
  if (axes.length === 0) refuse(reducer, "no axis to reduce over", 0, "at least one");
  needExpr(reducer, value);
  if (reducer === "count") need(reducer, value, value.dtype === "bool", "bool");
  else need(reducer, value, value.dtype !== "bool", "a number type");
  const args = [value];
  if (range.begin !== void 0 || range.end !== void 0) {
    if (axes.length !== 1) refuse(reducer, "a range with several axes", axes.length, "one axis");
    for (const bound of [range.begin ?? 0, range.end ?? sizeOf(axes[0].extent)]) {
      const expr = typeof bound === "number" ? i32(bound) : bound;
      needExpr(`${reducer} range`, expr);
      need(`${reducer} range`, expr, expr.dtype === "i32", "i32");
      args.push(expr);
    }
  }
  const dtype = reducer === "sum" || reducer === "max" || reducer === "min" ? value.dtype : "i32";
  return { op: "fold", reducer, dtype, args, axes };
}
var f32, f64, i32, u32, cycle, rank, integerOnly, chain, add, mul, min, max, and, or, bitAnd, bitOr, bitXor, sub, div, rem, shiftLeft, shiftRight, neg, abs, sqrt, floor, round, not, isFinite, lt, le, gt, ge, eq, ne, exp, log, tanh, squash, sigmoid, sin, cos, erf, clamp, folding, sum, maximum, minimum, argmax, argmin, count;
var init_expr = __esm({
  "src/kernel/expr.ts"() {
    "use strict";
    init_argument();
    init_dtype();
    init_errors();
    f32 = (value) => constant(value, "f32");
    f64 = (value) => constant(value, "f64");
    i32 = (value) => constant(value, "i32");
    u32 = (value) => constant(value, "u32");
    cycle = { op: "cycle", dtype: "u32", args: [] };
    rank = { bool: 0, i32: 1, u32: 2, f32: 3, f64: 4 };
    integerOnly = ["rem", "bitAnd", "bitOr", "bitXor", "shiftLeft", "shiftRight"];
    chain = (op) => (a, b, ...more) => more.reduce((sum2, next) => binary(op, sum2, next), binary(op, a, b));
    add = chain("add");
    mul = chain("mul");
    min = chain("min");
    max = chain("max");
    and = chain("and");
    or = chain("or");
    bitAnd = chain("bitAnd");
    bitOr = chain("bitOr");
    bitXor = chain("bitXor");
    sub = (a, b) => binary("sub", a, b);
    div = (a, b) => binary("div", a, b);
    rem = (a, b) => binary("rem", a, b);
    shiftLeft = (a, b) => binary("shiftLeft", a, b);
    shiftRight = (a, b) => binary("shiftRight", a, b);
    neg = (x) => unary("neg", x);
    abs = (x) => unary("abs", x);
    sqrt = (x) => unary("sqrt", x);
    floor = (x) => unary("floor", x);
    round = (x) => unary("round", x);
    not = (x) => unary("not", x);
    isFinite = (x) => unary("isFinite", x);
    lt = (a, b) => compare("lt", a, b);
    le = (a, b) => compare("le", a, b);
    gt = (a, b) => compare("gt", a, b);
    ge = (a, b) => compare("ge", a, b);
    eq = (a, b) => compare("eq", a, b);
    ne = (a, b) => compare("ne", a, b);
    exp = (x) => call("exp", x);
    log = (x) => call("log", x);
    tanh = (x) => call("tanh", x);
    squash = (x) => call("squash", x);
    sigmoid = (x) => call("sigmoid", x);
    sin = (x) => call("sin", x);
    cos = (x) => call("cos", x);
    erf = (x) => call("erf", x);
    clamp = (x, low, high) => min(max(x, low), high);
    folding = (reducer) => (extents, body, range) => fold(reducer, extents, body, range);
    sum = folding("sum");
    maximum = folding("max");
    minimum = folding("min");
    argmax = folding("argmax");
    argmin = folding("argmin");
    count = folding("count");
  }
});

// src/kernel/tensor.ts
function load(handle, indices, border) {
  needTensor("load", handle);
  needList(`load ${handle.tensor.name}`, indices);
  const { tensor, version: version2 } = handle;
  if (indices.length !== tensor.shape.length) {
    refuse(
      `load ${tensor.name}`,
      "wrong number of indices",
      indices.length,
      `${tensor.shape.length} for ${shapeText(tensor.shape)}`
    );
  }
  const args = indices.map((index) => typeof index === "number" ? i32(index) : index);
  for (const arg of args) {
    needExpr(`load ${tensor.name}`, arg);
    if (arg.dtype !== "i32")
      refuse(`load ${tensor.name}`, "index of a wrong type", arg.dtype, "i32", "Use cast(index, 'i32').");
  }
  const borders = typeof border === "string" ? args.map(() => border) : border;
  needList(`load ${tensor.name}`, borders);
  if (borders.length !== args.length)
    refuse(`load ${tensor.name}`, "wrong number of border rules", borders.length, `${args.length}`);
  return { op: "load", dtype: valueType(tensor.dtype), args, tensor: tensor.name, version: version2, border: borders };
}
function needTensor(place, given) {
  if (!(given instanceof TensorHandle)) refuse(place, "no tensor", given, "a tensor that was declared");
}
function shapeText(shape2) {
  return `[${shape2.map(dimensionText).join(", ")}]`;
}
var TensorHandle;
var init_tensor = __esm({
  "src/kernel/tensor.ts"() {
    "use strict";
    init_argument();
    init_dimension();
    init_dtype();
    init_errors();
    init_expr();
    TensorHandle = class _TensorHandle {
      tensor;
      version;
      constructor(tensor, version2 = "current") {
        this.tensor = tensor;
        this.version = version2;
      }
      get shape() {
        return this.tensor.shape;
      }
      /** What this step writes to a double-buffered state. */
      get next() {
        if (!this.tensor.buffered)
          refuse(`tensor ${this.tensor.name}`, "has no next version", this.tensor.role, "a buffered state");
        return new _TensorHandle(this.tensor, "next");
      }
      /** The element at these indices, which must lie inside the tensor for every index of the op. */
      at(...indices) {
        return load(this, indices, "inside");
      }
      /** Outside, the nearest element. */
      clamp(...indices) {
        return load(this, indices, "clamp");
      }
      /** Outside, zero. */
      zero(...indices) {
        return load(this, indices, "zero");
      }
      /** Outside, the element on the other side. */
      wrap(...indices) {
        return load(this, indices, "wrap");
      }
    };
  }
});

// src/kernel/make-op.ts
function store(target, indices, value, where) {
  needTensor("store", target);
  const place = `store ${target.tensor.name}`;
  needList(place, indices);
  const exprs = indices.map((index) => typeof index === "number" ? i32(index) : index);
  for (const expr of [...exprs, value, ...where === void 0 ? [] : [where]]) needExpr(place, expr);
  const base = { tensor: target.tensor.name, version: target.version, indices: exprs, value };
  return where === void 0 ? base : { ...base, where };
}
function mapOp(kind, name, target, body, condition) {
  const place = `${kind} ${name}`;
  if (!Array.isArray(target)) needTensor(place, target);
  needFunction(place, body);
  const axes = axesOf("i", target instanceof TensorHandle ? target.shape : target);
  const indices = axes.map(indexOf);
  const [result, where] = within(place, () => [body(indices), condition?.(indices)]);
  needDone(place, result);
  if (Array.isArray(result)) for (const write of result) needStore(place, write);
  else needExpr(place, result);
  const writes = Array.isArray(result) ? result.map((write) => restrict(write, where)) : [restrict(wholeStore(kind, name, target, indices, result), where)];
  return { kind, name, axes, writes };
}
function matmulOp(name, target, inner, left, right, { epilogue, precision }) {
  needTensor(`matmul ${name}`, target);
  for (const factor of [left, right]) needFunction(`matmul ${name}`, factor);
  if (target.shape.length < 2)
    refuse(`matmul ${name}`, "target has too few dimensions", target.shape.length, "at least 2");
  const axes = axesOf("i", target.shape);
  const indices = axes.map(indexOf);
  const [batch, row, column] = [indices.slice(0, -2), indices[indices.length - 2], indices[indices.length - 1]];
  const over = { name: "k", extent: inner };
  const k = indexOf(over);
  const value = within(`matmul ${name}`, () => {
    const total2 = foldOver("sum", [over], mul(left([...batch, row, k]), right([...batch, k, column])));
    return epilogue === void 0 ? total2 : epilogue(total2, indices);
  });
  return { kind: "matmul", name, axes, writes: [store(target, indices, value)], precision: precision ?? "exact" };
}
function topkOp(name, spec) {
  needList(`topk ${name}`, spec.outer);
  needFunction(`topk ${name}`, spec.value);
  const axes = axesOf("i", spec.outer);
  const over = { name: "o0", extent: spec.over };
  const [outer, row] = [axes.map(indexOf), indexOf(over)];
  const [value, where] = within(`topk ${name}`, () => [spec.value(outer, row), spec.where?.(outer, row)]);
  needExpr(`topk ${name}`, value);
  return {
    kind: "topk",
    name,
    axes,
    over,
    k: spec.k,
    largest: spec.largest ?? true,
    value,
    ...where === void 0 ? {} : { where },
    ...spec.values === void 0 ? {} : { values: spec.values.tensor.name },
    ...spec.indices === void 0 ? {} : { indices: spec.indices.tensor.name }
  };
}
function histogramOp(name, target, over, bin, weight) {
  needList(`histogram ${name}`, over);
  needFunction(`histogram ${name}`, bin);
  const [axes, inner] = [axesOf("i", target.shape.slice(0, -1)), axesOf("o", over)];
  const [outerIndices, innerIndices] = [axes.map(indexOf), inner.map(indexOf)];
  const [which, given] = within(
    `histogram ${name}`,
    () => [bin(outerIndices, innerIndices), weight?.(outerIndices, innerIndices)]
  );
  needExpr(`histogram ${name}`, which);
  return {
    kind: "histogram",
    name,
    axes,
    over: inner,
    bin: which,
    weight: given ?? constant(1, valueType(target.tensor.dtype)),
    target: target.tensor.name
  };
}
function scanOp(name, target, reducer, value, options) {
  needFunction(`scan ${name}`, value);
  const axes = axesOf("i", target.shape);
  const summed = within(`scan ${name}`, () => value(axes.map(indexOf)));
  needExpr(`scan ${name}`, summed);
  return {
    kind: "scan",
    name,
    axes,
    along: options.along ?? target.shape.length - 1,
    reducer,
    exclusive: options.exclusive ?? false,
    value: summed,
    target: target.tensor.name
  };
}
function needStore(place, given) {
  if (typeof given === "object" && given !== null && "value" in given && "indices" in given) return;
  refuse(
    place,
    "returned a list with something else than stores",
    given,
    "stores",
    "Return [store(tensor, indices, value)]."
  );
}
function axesOf(letter, extents) {
  return extents.map((extent, position) => ({ name: `${letter}${position}`, extent }));
}
function wholeStore(kind, name, target, indices, value) {
  if (!(target instanceof TensorHandle))
    refuse(
      `${kind} ${name}`,
      "returned a value for no tensor",
      "a value",
      "stores",
      "Return [store(tensor, indices, value)], or name a tensor as the target."
    );
  return store(target, indices, value);
}
function restrict(write, where) {
  if (where === void 0) return write;
  return { ...write, where: write.where === void 0 ? where : and(write.where, where) };
}
var init_make_op = __esm({
  "src/kernel/make-op.ts"() {
    "use strict";
    init_argument();
    init_dtype();
    init_errors();
    init_expr();
    init_tensor();
  }
});

// src/kernel/tree.ts
function checkTree(tree) {
  const power = (n) => Number.isInteger(n) && n > 0 && (n & n - 1) === 0;
  if (!power(tree.lanes) || tree.lanes < 4 || tree.lanes > 64)
    refuse("tree", "bad lanes", tree.lanes, "4, 8, 16, 32 or 64");
  if (!power(tree.chunk) || tree.chunk < tree.lanes || tree.chunk > 4096) {
    refuse("tree", "bad chunk", tree.chunk, "a power of two from lanes to 4096");
  }
  return tree;
}
function levelsOf(extent, tree) {
  let levels2 = 1;
  for (let size = Math.ceil(extent / tree.chunk); size > 1; size = Math.ceil(size / tree.chunk)) levels2 += 1;
  return levels2;
}
var defaultTree;
var init_tree = __esm({
  "src/kernel/tree.ts"() {
    "use strict";
    init_errors();
    defaultTree = { lanes: 16, chunk: 256 };
  }
});

// src/kernel/opaque.ts
function defineOpaque(definition) {
  if (definitions.has(definition.body))
    refuse(`opaque ${definition.body}`, "defined twice", definition.body, "a new name");
  definitions.set(definition.body, definition);
  return definition;
}
function findOpaque(body) {
  return definitions.get(body);
}
var definitions;
var init_opaque = __esm({
  "src/kernel/opaque.ts"() {
    "use strict";
    init_errors();
    definitions = /* @__PURE__ */ new Map();
  }
});

// src/kernel/kinds.ts
function checkKind(op, place, find) {
  switch (op.kind) {
    case "map":
    case "reduce":
      if (op.writes.length === 0) refuse(place, "writes nothing", 0, "at least one store");
      break;
    case "matmul":
      checkMatmul(op, place);
      break;
    case "topk":
      checkTopk(op, place, find);
      break;
    case "histogram":
      checkHistogram(op, place, find);
      break;
    case "scan":
      checkScan(op, place, find);
      break;
    case "opaque":
      checkOpaque(op, place, find);
      break;
    default:
      op;
  }
}
function checkMatmul(op, place) {
  const [write] = op.writes;
  const whole3 = op.writes.length === 1 && op.axes.length >= 2 && write.indices.length === op.axes.length && write.indices.every((index, position) => index.op === "index" && index.axis === op.axes[position]);
  if (!whole3) refuse(place, "does not write one whole tensor", `${op.writes.length} stores`, "one, at the indices");
  if (!products(write.value)) {
    refuse(place, "holds no product", "no sum of left \xB7 right", "\u03A3_k left \xB7 right", "Use the sum in the epilogue.");
  }
}
function products(value) {
  let found = false;
  visit([value], (expr) => {
    if (expr.op !== "fold" || expr.reducer !== "sum") return;
    if (expr.axes.length === 1 && expr.args.length === 1 && expr.args[0].op === "mul") found = true;
  });
  return found;
}
function checkTopk(op, place, find) {
  if (!Number.isInteger(op.k) || op.k < 1 || op.k > 64) refuse(place, "bad k", op.k, "a whole number from 1 to 64");
  if (op.values === void 0 && op.indices === void 0)
    refuse(place, "no target", "none", "values, indices or both");
  needDistinct(op, place);
  if (op.value.dtype === "bool") refuse(place, "value of a wrong type", op.value.dtype, "a number type");
  if (op.where !== void 0 && op.where.dtype !== "bool")
    refuse(place, "where is no condition", op.where.dtype, "bool");
  const shape2 = [...op.axes.map((axis) => axis.extent), op.k];
  if (op.values !== void 0) needTarget(place, find(op.values), op.value.dtype, shape2);
  if (op.indices !== void 0) needTarget(place, find(op.indices), "i32", shape2);
}
function checkHistogram(op, place, find) {
  const { name, dtype, shape: shape2 } = find(op.target);
  if (dtype !== "i32" && dtype !== "u32") refuse(place, `${name} has a wrong dtype`, dtype, "i32 or u32");
  if (shape2.length === 0) refuse(place, `target ${name} has no bins`, shapeText(shape2), "a last dimension of bins");
  needTarget(place, find(op.target), dtype, [...op.axes.map((axis) => axis.extent), shape2[shape2.length - 1]]);
  if (op.bin.dtype !== "i32") refuse(place, "bin of a wrong type", op.bin.dtype, "i32");
  if (op.weight.dtype !== dtype) refuse(place, "weight of a wrong type", op.weight.dtype, dtype);
}
function checkScan(op, place, find) {
  const target = find(op.target);
  if (!Number.isInteger(op.along) || op.along < 0 || op.along >= target.shape.length)
    refuse(place, `bad axis of ${target.name}`, op.along, `0 \u2026 ${target.shape.length - 1}`);
  if (op.value.dtype !== target.dtype)
    refuse(place, `value for ${target.name} has a wrong type`, op.value.dtype, target.dtype);
  needTarget(
    place,
    target,
    target.dtype,
    op.axes.map((axis) => axis.extent)
  );
}
function checkOpaque(op, place, find) {
  const definition = findOpaque(op.body);
  if (definition === void 0) refuse(place, "unknown body", op.body, "a body made known by defineOpaque()");
  if (op.writes.length === 0) refuse(place, "writes nothing", 0, "at least one tensor");
  needDistinct(op, place);
  for (const [name, value] of Object.entries(op.attributes)) {
    if (!identifier.test(name) || typeof value !== "number")
      refuse(place, "bad attribute", `${name}: ${value}`, "an identifier and a number");
  }
  const sized = (name) => ({ ...find(name), shape: find(name).shape.map(largest) });
  const wrong = definition.check?.({
    attributes: op.attributes,
    reads: op.reads.map(sized),
    writes: op.writes.map(sized)
  });
  if (wrong !== void 0) refuse(place, `does not fit ${op.body}`, wrong, `what ${op.body} takes`);
}
function needDistinct(op, place) {
  const names = writesOf(op).map(({ tensor }) => tensor);
  for (const name of names) {
    if (names.indexOf(name) !== names.lastIndexOf(name))
      refuse(place, "one tensor is two targets", name, "a tensor for each");
  }
}
function needTarget(place, tensor, dtype, shape2) {
  if (tensor.dtype !== dtype) refuse(place, `${tensor.name} has a wrong dtype`, tensor.dtype, dtype);
  const fits = tensor.shape.length === shape2.length && tensor.shape.every((dimension, position) => sameDimension(dimension, shape2[position]));
  if (!fits) refuse(place, `${tensor.name} has a wrong shape`, shapeText(tensor.shape), shapeText(shape2));
}
var init_kinds = __esm({
  "src/kernel/kinds.ts"() {
    "use strict";
    init_dimension();
    init_errors();
    init_op();
    init_opaque();
    init_program();
    init_tensor();
    init_walk();
  }
});

// src/kernel/validate.ts
function checkOp(op, tensors, outer) {
  const place = `${op.kind} ${op.name}`;
  const roots = expressionsOf(op);
  checkAxes(op, roots, place, outer);
  for (const found of loadsOf(roots)) checkLoad(found, tensors, place);
  for (const { tensor, version: version2 } of writesOf(op)) checkTarget(place, tensorOf(tensors, tensor, place), version2);
  checkKind(op, place, (name) => tensorOf(tensors, name, place));
  if (op.kind === "map" || op.kind === "reduce" || op.kind === "matmul") {
    for (const write of op.writes) checkWrite(write, op.axes, tensors, place);
    checkOverlap(op.writes, tensors, place);
    checkHazards(op.writes, roots, place);
    if (op.kind === "reduce" && !hasFold(roots))
      refuse(place, "reduces nothing", "no fold", "at least one of sum, maximum, \u2026", "Use map.");
    return;
  }
  const written3 = new Set(writesOf(op).map(({ tensor, version: version2 }) => versioned(tensor, version2)));
  for (const found of loadsOf(roots)) {
    const name = versioned(found.tensor, found.version);
    if (written3.has(name)) refuse(place, `reads the tensor that it writes`, name, "another tensor");
  }
}
function hasFold(roots) {
  let found = false;
  visit(roots, (expr) => {
    if (expr.op === "fold") found = true;
  });
  return found;
}
function tensorOf(tensors, name, place) {
  const tensor = tensors.get(name);
  if (tensor === void 0)
    refuse(
      place,
      "unknown tensor",
      name,
      `one of ${[...tensors.keys()].join(", ")}`,
      "Declare it in the same program."
    );
  return tensor;
}
function checkAxes(op, roots, place, outer) {
  if (op.kind === "opaque") return;
  const own = /* @__PURE__ */ new Set([...op.axes, ...outer]);
  if (op.kind === "topk") own.add(op.over);
  if (op.kind === "histogram") for (const axis of op.over) own.add(axis);
  const memory = /* @__PURE__ */ new Map();
  for (const root of roots) {
    for (const axis of freeAxes(root, memory)) {
      if (!own.has(axis))
        refuse(place, "uses an index variable of another op", axis.name, "the indices that this op hands to its body");
    }
  }
}
function checkLoad(found, tensors, place) {
  const tensor = tensorOf(tensors, found.tensor, place);
  if (found.dtype !== valueType(tensor.dtype) || found.args.length !== tensor.shape.length) {
    refuse(
      place,
      `load of ${tensor.name} does not fit its declaration`,
      `${found.args.length} indices, ${found.dtype}`,
      `${shapeText(tensor.shape)} ${tensor.dtype}`
    );
  }
  found.args.forEach((index, position) => {
    if (found.border[position] === "inside" && !provablyInside(index, tensor.shape[position])) {
      const { low, high } = intervalOf(index);
      refuse(
        place,
        `index ${position} of ${tensor.name} may leave the tensor`,
        `${low} \u2026 ${high}`,
        `0 \u2026 ${dimensionText(tensor.shape[position])} \u2212 1`,
        "Give a border rule: clamp, zero or wrap."
      );
    }
  });
}
function checkTarget(place, tensor, version2) {
  if (tensor.role === "input" || tensor.role === "constant")
    refuse(place, `writes ${tensor.name}`, tensor.role, "output, state or scratch");
  if (tensor.buffered && version2 === "current") {
    refuse(
      place,
      `writes the current version of ${tensor.name}`,
      tensor.name,
      `${tensor.name}.next`,
      "A buffered state is read as it was and written as next."
    );
  }
}
function checkWrite(write, axes, tensors, place) {
  const tensor = tensorOf(tensors, write.tensor, place);
  if (write.indices.length !== tensor.shape.length)
    refuse(place, `wrong number of indices for ${tensor.name}`, write.indices.length, `${tensor.shape.length}`);
  if (write.value.dtype !== valueType(tensor.dtype))
    refuse(place, `value for ${tensor.name} has a wrong type`, write.value.dtype, valueType(tensor.dtype), "Use cast.");
  if (write.where !== void 0 && write.where.dtype !== "bool")
    refuse(place, "where is no condition", write.where.dtype, "bool");
  const covered = /* @__PURE__ */ new Set();
  write.indices.forEach((index, position) => {
    if (index.dtype !== "i32")
      refuse(place, `index ${position} of ${tensor.name} has a wrong type`, index.dtype, "i32");
    const { axis, offset } = affine(index);
    const dimension = tensor.shape[position];
    if (axis !== void 0 && axes.includes(axis)) {
      if (covered.has(axis))
        refuse(place, `axis ${axis.name} indexes ${tensor.name} twice`, position, "one dimension an axis");
      covered.add(axis);
      const fits = offset === 0 && sameDimension(axis.extent, dimension) || offset >= 0 && offset + largest(axis.extent) <= smallest(dimension);
      if (!fits) {
        refuse(
          place,
          `write leaves ${tensor.name} in dimension ${position}`,
          `${offset} + 0 \u2026 ${dimensionText(axis.extent)} \u2212 1`,
          `0 \u2026 ${dimensionText(dimension)} \u2212 1`
        );
      }
    } else if (axis === void 0 && !Number.isNaN(offset)) {
      if (offset < 0 || offset >= smallest(dimension))
        refuse(
          place,
          `write leaves ${tensor.name} in dimension ${position}`,
          offset,
          `0 \u2026 ${dimensionText(dimension)} \u2212 1`
        );
    } else {
      for (const used of freeAxes(index)) covered.add(used);
    }
  });
  for (const axis of axes) {
    if (!covered.has(axis) && largest(axis.extent) > 1) {
      refuse(
        place,
        `several indices of axis ${axis.name} write the same element of ${tensor.name}`,
        dimensionText(axis.extent),
        "each index its own element",
        "Use a reduction."
      );
    }
  }
}
function checkOverlap(writes, tensors, place) {
  for (let a = 0; a < writes.length; a += 1) {
    for (let b = a + 1; b < writes.length; b += 1) {
      if (writes[a].tensor !== writes[b].tensor || writes[a].version !== writes[b].version) continue;
      const tensor = tensorOf(tensors, writes[a].tensor, place);
      const apart = tensor.shape.some((_, position) => {
        const [first, second] = [boxSide(writes[a].indices[position]), boxSide(writes[b].indices[position])];
        return first !== void 0 && second !== void 0 && (first.end <= second.begin || second.end <= first.begin);
      });
      if (!apart)
        refuse(place, `two writes of ${tensor.name} may overlap`, "one region", "disjoint slices", "Use two ops.");
    }
  }
}
function boxSide(index) {
  const { axis, offset } = affine(index);
  if (Number.isNaN(offset)) return void 0;
  return axis === void 0 ? { begin: offset, end: offset + 1 } : { begin: offset, end: offset + largest(axis.extent), axis };
}
function checkHazards(writes, roots, place) {
  const loads = loadsOf(roots);
  for (const write of writes) {
    for (const found of loads) {
      if (found.tensor !== write.tensor || found.version !== write.version) continue;
      const same = found.args.every((index, position) => index === write.indices[position]);
      if (!same) {
        refuse(
          place,
          `reads ${found.tensor} at other elements than it writes`,
          "a stencil or gather in place",
          "the element that is written",
          "Declare the state as buffered and write its next version, or write to scratch."
        );
      }
    }
  }
}
var init_validate = __esm({
  "src/kernel/validate.ts"() {
    "use strict";
    init_bounds();
    init_dimension();
    init_dtype();
    init_errors();
    init_kinds();
    init_op();
    init_tensor();
    init_walk();
  }
});

// src/kernel/builder.ts
function program(name, build, options = {}) {
  const builder = new ProgramBuilder(name, options?.tree);
  const place = `program ${name}`;
  needFunction(place, build);
  needDone(place, build(builder));
  return builder.finish();
}
function canonicalWritesNext(op) {
  return (op.kind === "map" || op.kind === "reduce" || op.kind === "matmul") && op.writes.some((write) => write.version === "next");
}
var maxRepeatDepth, ProgramBuilder;
var init_builder = __esm({
  "src/kernel/builder.ts"() {
    "use strict";
    init_argument();
    init_canonical();
    init_coverage();
    init_declare();
    init_declared();
    init_dimension();
    init_errors();
    init_expr();
    init_make_op();
    init_op();
    init_program();
    init_tensor();
    init_tree();
    init_validate();
    init_walk();
    maxRepeatDepth = 8;
    ProgramBuilder = class {
      constructor(name, tree = defaultTree) {
        this.name = name;
        this.tree = tree;
        if (typeof name !== "string" || !identifier.test(name))
          refuse("program", "bad name", name, "letters, digits and _");
        checkTree(tree);
      }
      name;
      tree;
      tensors = /* @__PURE__ */ new Map();
      symbols = /* @__PURE__ */ new Map();
      parameters = [];
      opNames = /* @__PURE__ */ new Set();
      coverage = new Coverage();
      masks = [];
      outer = [];
      conditional = 0;
      ops = [];
      /** A symbolic dimension with bounds, bound at load. */
      symbol(name, min2, max2) {
        if (this.symbols.has(name)) refuse(`symbol ${name}`, "declared twice", name, "a new name");
        const symbol = sizeSymbol(name, min2, max2);
        this.symbols.set(name, symbol);
        return symbol;
      }
      /** A uniform value that the host may change between steps. */
      parameter(name, dtype, initial) {
        if (this.parameters.some((known2) => known2.name === name))
          refuse(`parameter ${name}`, "bad or known name", name, "a new identifier");
        this.parameters.push(declareParameter(name, dtype, initial));
        return { op: "parameter", dtype, args: [], name };
      }
      input(name, dtype, shape2, options = {}) {
        return this.declare("input", name, dtype, shape2, options);
      }
      output(name, dtype, shape2, options = {}) {
        return this.declare("output", name, dtype, shape2, options);
      }
      state(name, dtype, shape2, options = {}) {
        return this.declare("state", name, dtype, shape2, options);
      }
      scratch(name, dtype, shape2, options = {}) {
        return this.declare("scratch", name, dtype, shape2, options);
      }
      constant(name, dtype, shape2, options = {}) {
        return this.declare("constant", name, dtype, shape2, options);
      }
      declare(role, name, dtype, shape2, options) {
        if (this.tensors.has(name)) refuse(`${role} ${name}`, "declared twice", name, "a new name");
        const tensor = declareTensor(role, name, dtype, shape2, options, this.symbols);
        this.tensors.set(name, tensor);
        return new TensorHandle(tensor);
      }
      /** Values at every index: of a whole tensor (body returns the value), or of given extents (body returns stores). */
      map(name, target, body, options = {}) {
        this.add(mapOp("map", name, target, body, options.where));
      }
      /** A map whose values contain reductions (sum, maximum, argmax, count, …). */
      reduce(name, target, body, options = {}) {
        this.add(mapOp("reduce", name, target, body, options.where));
      }
      /** target[…, i, j] = epilogue(Σ_k left(…, i, k) · right(…, k, j)). */
      matmul(name, target, inner, left, right, options = {}) {
        this.add(matmulOp(name, target, inner, left, right, options));
      }
      /** The k best values along `over` and where they are. */
      topk(name, spec) {
        if (typeof spec !== "object" || spec === null) refuse(`topk ${name}`, "no specification", spec, "an object");
        for (const handle of [spec.values, spec.indices]) if (handle !== void 0) this.nameOf(`topk ${name}`, handle);
        this.add(topkOp(name, spec));
      }
      /** target[…, bin] = how many (or the integer weight of those) of `over` fall in each bin. */
      histogram(name, target, over, bin, weight) {
        this.nameOf(`histogram ${name}`, target);
        this.add(histogramOp(name, target, over, bin, weight));
      }
      /** target = running sum, maximum or minimum of the value along one axis (the last where none is named). */
      scan(name, target, reducer, value, options = {}) {
        this.nameOf(`scan ${name}`, target);
        this.add(scanOp(name, target, reducer, value, options));
      }
      /** A hand-written op; see opaque.ts. */
      opaque(name, body, spec) {
        const place = `opaque ${name}`;
        if (typeof spec !== "object" || spec === null) refuse(place, "no specification", spec, "an object");
        for (const list2 of [spec.reads, spec.writes]) needList(place, list2);
        this.add({
          kind: "opaque",
          name,
          body,
          reads: spec.reads.map((handle) => this.nameOf(place, handle)),
          writes: spec.writes.map((handle) => this.nameOf(place, handle)),
          attributes: spec.attributes ?? {}
        });
      }
      /** Runs the ops of `body` max times, or until the flag is non-zero; a flag with a batch axis masks its elements' writes. */
      repeat(name, max2, body, options = {}) {
        this.takeName(`repeat ${name}`, name);
        if (!Number.isInteger(max2) || max2 < 1 || max2 > 1e6)
          refuse(`repeat ${name}`, "bad maximum", max2, "a whole number from 1 to 1,000,000");
        if (this.outer.length >= maxRepeatDepth)
          refuse(`repeat ${name}`, "repeats nest too deeply", this.outer.length + 1, `at most ${maxRepeatDepth}`);
        const axis = { name: `r${this.outer.length}`, extent: max2 };
        const { until } = options;
        const perElement = until !== void 0 && until.shape.length > 0;
        if (until !== void 0) this.checkFlag(`repeat ${name}`, until);
        const done = perElement ? this.scratch(`${name}_done`, "i32", []) : until;
        needFunction(`repeat ${name}`, body);
        const inner = this.nested(
          `repeat ${name}`,
          () => {
            this.outer.push(axis);
            if (perElement) this.masks.push({ flag: until, whenSet: false });
            needDone(`repeat ${name}`, body(indexOf(axis)));
            if (perElement) {
              this.masks.pop();
              this.addAllDone(name, done, until);
            }
            if (done !== void 0) this.checkRead(`repeat ${name}`, done.tensor.name, "current");
            this.outer.pop();
          },
          false
        );
        if (until === void 0) this.noteLoop(inner, [axis]);
        this.ops.push({
          kind: "repeat",
          name,
          axis,
          max: max2,
          ...done === void 0 ? {} : { until: done.tensor.name },
          body: inner
        });
      }
      /** done = every element is: its flag is set, or a flag around the loop leaves it out. */
      addAllDone(name, done, until) {
        const outer = this.masks.splice(0);
        this.reduce(
          `${name}_all`,
          done,
          () => minimum([until.shape[0]], ([b]) => {
            const left = outer.map(({ flag, whenSet }) => (whenSet ? eq : ne)(flag.at(b), 0));
            return cast(
              left.reduce((any, one) => or(any, one), ne(until.at(b), 0)),
              "i32"
            );
          })
        );
        this.masks.push(...outer);
      }
      /** Runs the ops of `body` while the flag is non-zero; a flag with a batch axis masks writes element by element instead. */
      when(name, flag, body) {
        this.checkFlag(`when ${name}`, flag);
        if (flag.shape.length > 0) {
          needFunction(`when ${name}`, body);
          this.masks.push({ flag, whenSet: true });
          needDone(`when ${name}`, body());
          this.masks.pop();
          return;
        }
        this.takeName(`when ${name}`, name);
        this.checkRead(`when ${name}`, flag.tensor.name, "current");
        this.ops.push({ kind: "when", name, flag: flag.tensor.name, body: this.nested(`when ${name}`, body, true) });
      }
      /** Runs the ops of `body` in every n-th cycle. */
      every(name, n, body, phase = 0) {
        this.takeName(`every ${name}`, name);
        if (!Number.isInteger(n) || n < 1 || n >= 2 ** 31)
          refuse(`every ${name}`, "bad period", n, "a whole number from 1");
        if (!Number.isInteger(phase) || phase < 0 || phase >= n)
          refuse(`every ${name}`, "bad phase", phase, `0 \u2026 ${n - 1}`);
        this.ops.push({ kind: "every", name, n, phase, body: this.nested(`every ${name}`, body, true) });
      }
      nested(place, body, conditional) {
        const kept = this.ops;
        this.ops = [];
        needFunction(place, body);
        const before = this.coverage.copy();
        if (conditional) this.conditional += 1;
        needDone(place, body());
        if (conditional) {
          this.conditional -= 1;
          this.coverage = before;
        }
        const inner = this.ops;
        this.ops = kept;
        return inner;
      }
      /** Rows that a finished loop wrote one by one are written whole. */
      noteLoop(ops, finished) {
        for (const op of ops) {
          if (!isControl(op)) this.coverage.note(op, this.tensors, finished);
          else if (op.kind === "repeat" && op.until === void 0) this.noteLoop(op.body, [...finished, op.axis]);
        }
      }
      checkFlag(place, flag) {
        needTensor(place, flag);
        if (flag.shape.length === 0) this.nameOf(place, flag);
        const { dtype, shape: shape2 } = flag.tensor;
        if (dtype !== "i32" && dtype !== "u32" || shape2.length > 1)
          refuse(place, "no flag", `${dtype} ${shapeText(shape2)}`, "an i32 or u32 tensor of shape [] or [batch]");
      }
      /** The name of a tensor of this program in its plain version, for ops that know no other. */
      nameOf(place, handle) {
        needTensor(place, handle);
        const { name } = handle.tensor;
        if (tensorOf(this.tensors, name, place) !== handle.tensor)
          refuse(place, `${name} is a tensor of another program`, name, "one declared in this program");
        if (handle.version === "next")
          refuse(
            place,
            `takes no next version of ${name}`,
            `${name}.next`,
            "a tensor that is not buffered",
            "Copy it with map."
          );
        return name;
      }
      takeName(place, name) {
        if (typeof name !== "string" || !identifier.test(name)) refuse(place, "bad name", name, "letters, digits and _");
        if (this.opNames.has(name)) refuse(place, "op name used twice", name, "a new name");
        this.opNames.add(name);
      }
      /** Adds an op given as data, as a file holds it; it is checked like one that was written. */
      add(op) {
        const place = `${op.kind} ${op.name}`;
        this.takeName(place, op.name);
        const masked = this.masked(op, place);
        checkDeclared(masked, this.symbols, this.parameters);
        const canonical = canonicalOp(masked, this.outer);
        checkOp(canonical, this.tensors, this.outer);
        this.checkFresh(canonical, place);
        if (this.outer.length > 0 && canonicalWritesNext(canonical)) {
          refuse(
            place,
            "writes a buffered state inside repeat",
            "next",
            "a plain state or scratch",
            "Buffers are swapped once a step."
          );
        }
        if (this.conditional > 0 && canonicalWritesNext(canonical)) {
          refuse(
            place,
            "writes a buffered state inside when or every",
            "next",
            "an unconditional write",
            "Select the old value instead."
          );
        }
        this.coverage.note(canonical, this.tensors);
        this.ops.push(canonical);
      }
      masked(op, place) {
        if (this.masks.length === 0) return op;
        if (op.kind !== "map" && op.kind !== "reduce" && op.kind !== "matmul")
          refuse(place, "cannot be masked by a flag per element", op.kind, "map, reduce or matmul");
        const condition = this.masks.map(({ flag: mask, whenSet }) => {
          const axis = op.axes[0];
          if (axis === void 0 || !sameDimension(axis.extent, mask.shape[0])) {
            refuse(
              place,
              `does not start with the batch axis of ${mask.tensor.name}`,
              axis === void 0 ? "no axis" : dimensionText(axis.extent),
              dimensionText(mask.shape[0])
            );
          }
          return (whenSet ? ne : eq)(mask.at(indexOf(axis)), 0);
        });
        const all2 = condition.length === 1 ? condition[0] : and(condition[0], condition[1], ...condition.slice(2));
        return {
          ...op,
          writes: op.writes.map((write) => ({ ...write, where: write.where === void 0 ? all2 : and(write.where, all2) }))
        };
      }
      checkFresh(op, place) {
        const reads = op.kind === "opaque" ? op.reads.map((tensor) => ({ tensor, version: "current" })) : loadsOf(expressionsOf(op));
        for (const { tensor, version: version2 } of reads) this.checkRead(place, tensor, version2);
      }
      checkRead(place, name, version2) {
        const tensor = tensorOf(this.tensors, name, place);
        if (tensor.role !== "scratch" && version2 === "current") return;
        const text = versioned(name, version2);
        if (!this.coverage.covers(text, tensor)) {
          refuse(
            place,
            `reads ${text} before all of it is written`,
            this.coverage.touched(text) ? "a part written" : "nothing written",
            "an earlier op that writes all of it",
            "Make it a state if it should keep old values."
          );
        }
      }
      finish() {
        for (const tensor of this.tensors.values()) {
          if (tensor.buffered && !this.coverage.covers(`${tensor.name}'`, tensor)) {
            refuse(
              `state ${tensor.name}`,
              "next version is not written whole in each step",
              "a part or nothing",
              "writes that cover it",
              "Copy what stays, or do not buffer it."
            );
          }
        }
        return {
          name: this.name,
          symbols: [...this.symbols.values()],
          parameters: this.parameters,
          tensors: [...this.tensors.values()],
          ops: this.ops,
          tree: this.tree
        };
      }
    };
  }
});

// src/kernel/functions/quotient.ts
function plainQuotient(dividend, divisor) {
  return { ...div(dividend, divisor), isPlain: true };
}
var init_quotient = __esm({
  "src/kernel/functions/quotient.ts"() {
    "use strict";
    init_expr();
  }
});

// src/kernel/functions/squash.ts
function expandSquash(x) {
  const { a, c, d, constant: constant2, limit } = squashed;
  const within2 = clamp(x, -limit, limit);
  const square = mul(within2, within2);
  const above = mul(within2, add(mul(square, add(square, a)), constant2));
  const below = add(mul(square, add(mul(square, d), c)), constant2);
  return plainQuotient(above, below);
}
var squashed;
var init_squash = __esm({
  "src/kernel/functions/squash.ts"() {
    "use strict";
    init_expr();
    init_quotient();
    squashed = {
      a: Math.fround(115.2476),
      c: Math.fround(457.32474),
      d: Math.fround(16.272058),
      constant: 1024,
      limit: Math.fround(4.57)
    };
  }
});

// src/kernel/functions/threefry.ts
function threefry(words, counter, key, rounds) {
  const { add: add2, xor, constant: constant2 } = words;
  const keys = [key[0], key[1], xor(xor(key[0], key[1]), constant2(parity))];
  let x = add2(counter[0], keys[0]);
  let y = add2(counter[1], keys[1]);
  for (let round2 = 1; round2 <= rounds; round2++) {
    x = add2(x, y);
    y = xor(rotate(words, y, rotations[(round2 - 1) % 8]), x);
    if (round2 % 4 !== 0) continue;
    const injection = round2 / 4;
    x = add2(x, keys[injection % 3]);
    y = add2(add2(y, keys[(injection + 1) % 3]), constant2(injection));
  }
  return [x, y];
}
function rotate(words, x, by) {
  return words.xor(words.shiftLeft(x, by), words.shiftRight(x, 32 - by));
}
var rotations, parity;
var init_threefry = __esm({
  "src/kernel/functions/threefry.ts"() {
    "use strict";
    rotations = [13, 15, 26, 6, 17, 29, 16, 24];
    parity = 466688986;
  }
});

// src/kernel/functions/words.ts
function xorShift(words, a, by) {
  return words.xor(a, words.shiftRight(a, by));
}
var deviceWords;
var init_words = __esm({
  "src/kernel/functions/words.ts"() {
    "use strict";
    init_expr();
    deviceWords = {
      constant: (value) => u32(value >>> 0),
      add: (a, b) => add(a, b),
      multiply: (a, b) => mul(a, b),
      xor: (a, b) => bitXor(a, b),
      shiftLeft: (a, by) => shiftLeft(a, by),
      shiftRight: (a, by) => shiftRight(a, by)
    };
  }
});

// src/kernel/noise.ts
function noiseWords({ seed, brain, cycle: cycle2, stream: stream2 }) {
  return schedule(deviceWords, [word(seed), word(brain), word(cycle2), word(stream2)]);
}
function noiseBits(key, element) {
  return mix(deviceWords, "first" in key ? key : noiseWords(key), word(element));
}
function uniform(key, element) {
  return mul(cast(shiftRight(noiseBits(key, element), 8), "f32"), 2 ** -24);
}
function normal(key, element, words = 1) {
  const keyWords = "first" in key ? key : noiseWords(key);
  let pairs = bytePairs(mix(deviceWords, keyWords, word(element)));
  if (words === 2) pairs = add(pairs, bytePairs(mix(deviceWords, swapped(keyWords), word(element))));
  const sum2 = shiftRight(mul(pairs, 65537), 16);
  return mul(cast(sub(cast(sum2, "i32"), 510 * words), "f32"), normalScale(words));
}
function schedule(words, [seed, brain, cycle2, stream2]) {
  const [first, second] = threefry(words, [brain, cycle2], [seed, stream2], 13);
  return { first, second };
}
function mix(words, { first, second }, element) {
  let x = words.add(element, first);
  x = words.multiply(xorShift(words, x, 16), words.constant(4239568231));
  x = words.add(xorShift(words, x, 13), second);
  x = words.multiply(x, words.constant(1228438113));
  return xorShift(words, x, 17);
}
function bytePairs(bits) {
  return add(bitAnd(bits, 16711935), bitAnd(shiftRight(bits, 8), 16711935));
}
function normalScale(words) {
  return 1 / Math.sqrt(4 * words * (256 ** 2 - 1) / 12);
}
var word, swapped;
var init_noise = __esm({
  "src/kernel/noise.ts"() {
    "use strict";
    init_expr();
    init_threefry();
    init_words();
    word = (value) => typeof value === "number" ? u32(value) : value;
    swapped = ({ first, second }) => ({ first: second, second: first });
  }
});

// src/kernel/file-value.ts
var init_file_value = __esm({
  "src/kernel/file-value.ts"() {
    "use strict";
    init_errors();
  }
});

// src/kernel/node-table.ts
var maxRank, unaries, binaries, comparisons, rowOf, each, shapes, operations;
var init_node_table = __esm({
  "src/kernel/node-table.ts"() {
    "use strict";
    init_expr();
    init_file_value();
    init_tensor();
    init_walk();
    maxRank = 64;
    unaries = [
      "neg",
      "abs",
      "sqrt",
      "floor",
      "ceil",
      "trunc",
      "round",
      "bitNot",
      "not",
      "isFinite"
    ];
    binaries = [
      "add",
      "sub",
      "mul",
      "div",
      "rem",
      "min",
      "max",
      "bitAnd",
      "bitOr",
      "bitXor",
      "shiftLeft",
      "shiftRight",
      "and",
      "or"
    ];
    comparisons = ["lt", "le", "gt", "ge", "eq", "ne"];
    rowOf = (attributes, low, high = low) => ({ attributes, children: [low, high] });
    each = (ops, shape2) => Object.fromEntries(ops.map((op) => [op, shape2]));
    shapes = {
      constant: rowOf(2, 0),
      index: rowOf(1, 0),
      size: rowOf(1, 0),
      parameter: rowOf(1, 0),
      cycle: rowOf(0, 0),
      load: rowOf(3, 0, maxRank),
      ...each(unaries, rowOf(0, 1)),
      ...each(binaries, rowOf(0, 2)),
      ...each(comparisons, rowOf(0, 2)),
      fma: rowOf(0, 3),
      select: rowOf(0, 3),
      cast: rowOf(1, 1),
      bitcast: rowOf(1, 1),
      call: rowOf(1, 1),
      permute: rowOf(0, 3),
      fold: rowOf(2, 1, 3)
    };
    operations = Object.keys(shapes);
  }
});

// src/kernel/sha256.ts
function fractions(count2, root) {
  const found = new Uint32Array(count2);
  const primes = [];
  for (let candidate = 2; primes.length < count2; candidate += 1) {
    if (primes.some((prime) => candidate % prime === 0)) continue;
    const value = root(candidate);
    found[primes.length] = Math.floor((value - Math.floor(value)) * 2 ** 32);
    primes.push(candidate);
  }
  return found;
}
var roundConstants, start;
var init_sha256 = __esm({
  "src/kernel/sha256.ts"() {
    "use strict";
    roundConstants = fractions(64, Math.cbrt);
    start = fractions(8, Math.sqrt);
  }
});

// src/kernel/serialise.ts
var init_serialise = __esm({
  "src/kernel/serialise.ts"() {
    "use strict";
    init_canonical();
    init_file_value();
    init_node_table();
    init_op();
    init_sha256();
  }
});

// src/kernel/parse.ts
var limits;
var init_parse = __esm({
  "src/kernel/parse.ts"() {
    "use strict";
    init_builder();
    init_dtype();
    init_errors();
    init_file_value();
    init_node_table();
    init_op();
    init_serialise();
    limits = {
      characters: 64 * 2 ** 20,
      declarations: 1e4,
      ops: 1e4,
      nodes: 1e6,
      writes: 1e3,
      nesting: 32
    };
  }
});

// src/kernel/formula.ts
var strength, infix;
var init_formula = __esm({
  "src/kernel/formula.ts"() {
    "use strict";
    init_dimension();
    init_op();
    init_walk();
    strength = { or: 1, and: 2, compare: 3, bits: 4, sum: 5, product: 6, prefix: 7, atom: 8 };
    infix = {
      or: { sign: "or", binds: strength.or },
      and: { sign: "and", binds: strength.and },
      lt: { sign: "<", binds: strength.compare },
      le: { sign: "<=", binds: strength.compare },
      gt: { sign: ">", binds: strength.compare },
      ge: { sign: ">=", binds: strength.compare },
      eq: { sign: "==", binds: strength.compare },
      ne: { sign: "!=", binds: strength.compare },
      bitAnd: { sign: "&", binds: strength.bits },
      bitOr: { sign: "|", binds: strength.bits },
      bitXor: { sign: "^", binds: strength.bits },
      shiftLeft: { sign: "<<", binds: strength.bits },
      shiftRight: { sign: ">>", binds: strength.bits },
      add: { sign: "+", binds: strength.sum },
      sub: { sign: "-", binds: strength.sum },
      mul: { sign: "*", binds: strength.product },
      div: { sign: "/", binds: strength.product },
      rem: { sign: "%", binds: strength.product }
    };
  }
});

// src/kernel/print.ts
var init_print = __esm({
  "src/kernel/print.ts"() {
    "use strict";
    init_formula();
    init_op();
    init_tensor();
  }
});

// src/kernel/index.ts
var init_kernel = __esm({
  "src/kernel/index.ts"() {
    "use strict";
    init_builder();
    init_dtype();
    init_errors();
    init_expr();
    init_squash();
    init_make_op();
    init_noise();
    init_opaque();
    init_parse();
    init_print();
    init_serialise();
    init_tensor();
    init_tree();
  }
});

// src/kernel/half.ts
function bitsOf(value) {
  float[0] = value;
  return word2[0];
}
function valueOf(bits) {
  word2[0] = bits;
  return float[0];
}
function toHalf(value) {
  const bits = bitsOf(value);
  const sign = bits >>> 16 & 32768;
  const magnitude = bits & 2147483647;
  if (magnitude > 2139095040) return sign | 32256;
  if (magnitude >= 1199570944) return sign | 31744;
  if (magnitude < 947912704) {
    return sign | bitsOf(Math.fround(valueOf(magnitude) + 0.5)) - 1056964608;
  }
  return sign | magnitude - 939524096 + 4095 + (magnitude >>> 13 & 1) >>> 13;
}
function toBrain16(value) {
  const bits = bitsOf(value);
  if ((bits & 2147483647) > 2139095040) return bits >>> 16 | 64;
  return bits + 32767 + (bits >>> 16 & 1) >>> 16 & 65535;
}
var word2, float;
var init_half = __esm({
  "src/kernel/half.ts"() {
    "use strict";
    word2 = new Uint32Array(1);
    float = new Float32Array(word2.buffer);
  }
});

// src/kernel/contract.ts
function contraction() {
  return rewriter(contractNode);
}
function contractNode(expr) {
  if (expr.op !== "add" && expr.op !== "sub" || expr.dtype !== "f32") return expr;
  const { op, dtype } = expr;
  const [a, b] = expr.args;
  if (a.op === "mul") return { op: "fma", dtype, args: [a.args[0], a.args[1], op === "add" ? b : negative(b)] };
  if (b.op !== "mul") return expr;
  const [x, y] = b.args;
  if (op === "add") return { op: "fma", dtype, args: [x, y, a] };
  return { op: "fma", dtype, args: y.op === "constant" ? [x, negative(y), a] : [negative(x), y, a] };
}
function negative(x) {
  return x.op === "constant" ? constant(-x.value, x.dtype) : neg(x);
}
function contractOps(ops) {
  return ops.map((op) => isControl(op) ? { ...op, body: contractOps(op.body) } : changeOp(op, contraction()));
}
var init_contract = __esm({
  "src/kernel/contract.ts"() {
    "use strict";
    init_expr();
    init_op();
    init_walk();
  }
});

// src/fuse/sharing.ts
var Sharing;
var init_sharing = __esm({
  "src/fuse/sharing.ts"() {
    "use strict";
    init_canonical();
    Sharing = class {
      nodes = /* @__PURE__ */ new Map();
      numbers = /* @__PURE__ */ new Map();
      done = /* @__PURE__ */ new Map();
      axes = /* @__PURE__ */ new Map();
      axisNumber(axis) {
        const known2 = this.axes.get(axis);
        if (known2 !== void 0) return known2;
        this.axes.set(axis, this.axes.size);
        return this.axes.size - 1;
      }
      /** The one object that stands for all expressions of this structure. */
      unique(expr) {
        const known2 = this.done.get(expr);
        if (known2 !== void 0) return known2;
        const args = expr.args.map((arg) => this.unique(arg));
        const axes = expr.op === "index" ? [expr.axis] : expr.op === "fold" ? expr.axes : [];
        const key = `${attributesText(expr)}@${axes.map((axis) => this.axisNumber(axis)).join(".")}(${args.map((arg) => this.numbers.get(arg)).join(",")})`;
        let result = this.nodes.get(key);
        if (result === void 0) {
          result = args.every((arg, position) => arg === expr.args[position]) ? expr : { ...expr, args };
          this.nodes.set(key, result);
          this.numbers.set(result, this.numbers.size);
        }
        this.done.set(expr, result);
        return result;
      }
      /** A number that all expressions of this structure bear, and no other. */
      numberOf(expr) {
        return this.numbers.get(this.unique(expr));
      }
      same(a, b) {
        return this.unique(a) === this.unique(b);
      }
    };
  }
});

// src/fuse/stage.ts
function hasFold2(phase) {
  let found = false;
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op === "fold") found = true;
  });
  return found;
}
function phaseExpressions(phase) {
  const found = knownExpressions.get(phase) ?? findExpressions(phase);
  knownExpressions.set(phase, found);
  return found;
}
function findExpressions(phase) {
  switch (phase.kind) {
    case "nest":
      return [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes].flatMap(writeExpressions);
    case "topk":
      return phase.op.where === void 0 ? [phase.op.value] : [phase.op.value, phase.op.where];
    case "histogram":
      return [phase.op.bin, phase.op.weight];
    case "scan":
      return [phase.op.value];
    case "opaque":
      return [];
    default:
      return phase;
  }
}
function writeExpressions(write) {
  return [...write.indices, write.value, ...write.where === void 0 ? [] : [write.where]];
}
var knownExpressions;
var init_stage = __esm({
  "src/fuse/stage.ts"() {
    "use strict";
    init_walk();
    knownExpressions = /* @__PURE__ */ new WeakMap();
  }
});

// src/fuse/access.ts
function phaseAccesses(phase) {
  const found = known.get(phase) ?? findAccesses(phase);
  known.set(phase, found);
  return found;
}
function findAccesses(phase) {
  const reads = loadsOf(phaseExpressions(phase)).map(
    ({ tensor, version: version2, args }) => ({ tensor, version: version2, indices: args })
  );
  switch (phase.kind) {
    case "nest":
      return { reads, writes: [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes] };
    case "topk": {
      const indices = [...phase.op.axes.map(indexOf), indexOf({ name: "rank", extent: phase.op.k })];
      const names = [phase.op.values, phase.op.indices].filter((name) => name !== void 0);
      return { reads, writes: names.map((tensor) => ({ tensor, version: "current", indices })) };
    }
    case "histogram": {
      const indices = [...phase.op.axes.map(indexOf), indexOf({ name: "bin", extent: 1 })];
      return { reads, writes: [{ tensor: phase.op.target, version: "current", indices }] };
    }
    case "scan":
      return { reads, writes: [{ tensor: phase.op.target, version: "current", indices: phase.op.axes.map(indexOf) }] };
    case "opaque":
      return {
        reads: phase.op.reads.map((tensor) => ({ tensor, version: "current" })),
        writes: phase.op.writes.map((tensor) => ({ tensor, version: "current" }))
      };
    default:
      return phase;
  }
}
function sameTensor(a, b) {
  return a.tensor === b.tensor && a.version === b.version;
}
function conflicts(earlier, later) {
  const found = [];
  const pair2 = (a, b) => {
    for (const first of a) for (const second of b) if (sameTensor(first, second)) found.push([first, second]);
  };
  pair2(earlier.writes, later.reads);
  pair2(earlier.reads, later.writes);
  pair2(earlier.writes, later.writes);
  return found;
}
function mustWait(earlier, later) {
  return conflicts(earlier, later).some(
    ([a, b]) => !(earlier.writes.includes(a) && later.writes.includes(b) && areApart(a, b))
  );
}
function areApart(a, b) {
  if (a.indices === void 0 || b.indices === void 0) return false;
  return a.indices.some((index, position) => {
    const [first, second] = [intervalOf(index), intervalOf(b.indices[position])];
    return first.high < second.low || second.high < first.low;
  });
}
function inOtherPlanes(a, b, shape2) {
  const [left, right] = [a.indices, b.indices];
  if (left === void 0 || right === void 0) return false;
  return shape2.some((extent, position) => {
    const [first, second] = [intervalOf(left[position]), intervalOf(right[position])];
    const areInside = [first, second].every(({ low, high }) => low >= 0 && high < smallest(extent));
    return areInside && (first.high < second.low || second.high < first.low);
  });
}
function partConflicts(part, later) {
  return part.phases.flatMap((phase) => conflicts(phaseAccesses(phase), later));
}
function signature(index, units) {
  const used = [...freeAxes(index)].filter((axis2) => units.has(axis2));
  if (used.length === 0) return { kind: "inner" };
  const { axis, offset } = affine(index);
  if (axis !== void 0) return { kind: "unit", axis, text: offset };
  const tile = tileOf(index);
  if (tile !== void 0 && units.has(tile.outer) && !units.has(tile.inner))
    return { kind: "tile", axis: tile.outer, text: tile.size };
  return { kind: "mixed" };
}
function tileOf(index) {
  if (index.op !== "add") return void 0;
  const [a, b] = index.args;
  if (a.op !== "mul" || b.op !== "index") return void 0;
  const [outer, size] = a.args;
  if (outer.op !== "index" || size.op !== "constant" || b.axis.extent !== size.value) return void 0;
  return { outer: outer.axis, inner: b.axis, size: size.value };
}
function unitLocal(a, b, units) {
  if (a.tensor.startsWith("%")) return true;
  const needed = units.filter((axis) => largest(axis.extent) > 1);
  if (needed.length === 0) return true;
  if (a.indices === void 0 || b.indices === void 0) return false;
  const set = new Set(units);
  const left = a.indices.map((index) => signature(index, set));
  const right = b.indices.map((index) => signature(index, set));
  return needed.every(
    (axis) => left.some((first, position) => {
      const second = right[position];
      return "axis" in first && "axis" in second && first.kind === second.kind && first.axis === axis && second.axis === axis && first.text === second.text;
    })
  );
}
function sameElement(a, b, sharing = new Sharing()) {
  if (a.indices === void 0 || b.indices === void 0 || !sameTensor(a, b)) return false;
  return a.indices.every((index, position) => sharing.same(index, b.indices[position]));
}
var known;
var init_access = __esm({
  "src/fuse/access.ts"() {
    "use strict";
    init_bounds();
    init_dimension();
    init_expr();
    init_walk();
    init_sharing();
    init_stage();
    known = /* @__PURE__ */ new WeakMap();
  }
});

// src/fuse/cost.ts
function sizeFor(dimension, scenario = {}) {
  if (typeof dimension === "number") return dimension;
  if (dimension.derived !== void 0)
    return Math.ceil(sizeFor(dimension.derived.of, scenario) / dimension.derived.divisor) * dimension.derived.factor;
  return scenario[dimension.symbol] ?? Math.max(1, dimension.min);
}
function scenariosOf(program2) {
  const bound = program2.symbols.filter((symbol) => symbol.derived === void 0);
  return [{}, ...bound.map((symbol) => ({ [symbol.symbol]: symbol.max }))];
}
function pointsOf(axes, bindings) {
  return product(axes.map((axis) => sizeFor(axis.extent, bindings)));
}
function flopsOf(roots, units = [], bindings) {
  return total(roots, units, bindings, "flops");
}
function loadsOfUnit(roots, units = [], bindings) {
  return total(roots, units, bindings, "loads");
}
function censusOf(roots) {
  if (roots.length === 0) return [];
  const known2 = censuses.get(roots[0]) ?? [];
  const found = known2.find(
    (one) => one.roots.length === roots.length && one.roots.every((root, position) => root === roots[position])
  );
  if (found !== void 0) return found.shares;
  const sharing = new Sharing();
  const memory = /* @__PURE__ */ new Map();
  const numbers = /* @__PURE__ */ new Map();
  const shares = /* @__PURE__ */ new Map();
  visit(
    roots.map((root) => sharing.unique(root)),
    (expr) => {
      const [flops, loads] = [ownCost(expr), expr.op === "load" ? 1 : 0];
      if (flops + loads === 0) return;
      const axes = new Set(freeAxes(expr, memory));
      if (expr.op === "fold") for (const axis of expr.axes) axes.add(axis);
      for (const axis of axes) if (!numbers.has(axis)) numbers.set(axis, numbers.size);
      const key = [...axes].map((axis) => numbers.get(axis) ?? 0).sort((x, y) => x - y).join();
      const share = shares.get(key) ?? { axes: [...axes], flops: 0, loads: 0 };
      share.flops += flops;
      share.loads += loads;
      shares.set(key, share);
    }
  );
  const entry = { roots, shares: [...shares.values()] };
  censuses.set(roots[0], [...known2, entry]);
  return entry.shares;
}
function total(roots, units, bindings, what) {
  let sum2 = 0;
  for (const share of censusOf(roots)) {
    let points2 = share[what];
    for (const axis of share.axes) {
      if (!units.includes(axis) && !/^r\d$/.test(axis.name)) points2 *= sizeFor(axis.extent, bindings);
    }
    sum2 += points2;
  }
  return sum2;
}
function nodesOf(roots) {
  const sharing = new Sharing();
  let nodes = 0;
  visit(
    roots.map((root) => sharing.unique(root)),
    (expr) => {
      if (expr.args.length > 0) nodes += 1;
    }
  );
  return nodes;
}
function ownCost(expr) {
  switch (expr.op) {
    case "constant":
    case "index":
    case "size":
    case "parameter":
    case "cycle":
    case "load":
      return 0;
    case "call":
      return expr.name === "squash" ? squashCost : callCost;
    case "permute":
      return callCost * 2;
    case "fma":
      return 2;
    default:
      return 1;
  }
}
function phaseFlops(phase, units, bindings) {
  const body = flopsOf(phaseExpressions(phase), units, bindings);
  const rows = pointsOf(phase.rows, bindings);
  switch (phase.kind) {
    case "nest":
      return body;
    case "topk":
      return body + 3 * rows * sizeFor(phase.op.over.extent, bindings);
    case "histogram":
      return body + 2 * rows * pointsOf(phase.op.over, bindings);
    case "scan":
      return body + 8 * rows * sizeFor(phase.op.axes[phase.op.along].extent, bindings);
    case "opaque":
      return 1e4;
    default:
      return phase;
  }
}
function phaseTraffic(phase, units, bindings) {
  const loads = loadsOfUnit(phaseExpressions(phase), units, bindings);
  const rows = pointsOf(phase.rows, bindings);
  switch (phase.kind) {
    case "nest": {
      const swept = phase.sweeps.reduce((sum2, sweep) => sum2 + pointsOf(sweep.axes, bindings) * sweep.writes.length, 0);
      return 4 * (loads + rows * (swept + phase.writes.length));
    }
    case "topk":
      return 4 * (loads + rows * phase.op.k);
    case "histogram":
      return 4 * (loads + rows * pointsOf(phase.op.over, bindings));
    case "scan":
      return 4 * (loads + rows * sizeFor(phase.op.axes[phase.op.along].extent, bindings));
    case "opaque":
      return 4e4;
    default:
      return phase;
  }
}
function partTime(part, machine, bindings) {
  const units = pointsOf(part.units, bindings);
  const each2 = part.phases.reduce(
    (sum2, phase) => sum2 + Math.max(
      phaseFlops(phase, part.units, bindings) / machine.flopsPerNs,
      phaseTraffic(phase, part.units, bindings) / machine.bytesPerNs
    ),
    0
  );
  return each2 * units / Math.min(Math.max(1, units), machine.parallel);
}
function unitTraffic(part, bindings) {
  return part.phases.reduce((sum2, phase) => sum2 + phaseTraffic(phase, part.units, bindings), 0);
}
var machines, callCost, squashCost, censuses;
var init_cost = __esm({
  "src/fuse/cost.ts"() {
    "use strict";
    init_dimension();
    init_dtype();
    init_walk();
    init_access();
    init_sharing();
    init_stage();
    machines = {
      cpu: { parallel: 2, flopsPerNs: 4, bytesPerNs: 10, barrierNs: 1e3, stepNs: 0 },
      webgpu: { parallel: 128, flopsPerNs: 100, bytesPerNs: 120, barrierNs: 2e3, stepNs: 30 },
      cuda: { parallel: 128, flopsPerNs: 200, bytesPerNs: 120, barrierNs: 900, stepNs: 30 }
    };
    callCost = 20;
    squashCost = 12;
    censuses = /* @__PURE__ */ new WeakMap();
  }
});

// src/fuse/lifetime.ts
function phaseReads(phase) {
  if (phase.kind === "opaque") return phase.op.reads.map((tensor) => ({ tensor, version: "current" }));
  return loadsOf(phaseExpressions(phase)).map(({ tensor, version: version2 }) => ({ tensor, version: version2 }));
}
function phaseWrites(phase) {
  if (phase.kind !== "nest") return writesOf(phase.op);
  return [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes].map(({ tensor, version: version2 }) => ({
    tensor,
    version: version2
  }));
}
var init_lifetime = __esm({
  "src/fuse/lifetime.ts"() {
    "use strict";
    init_op();
    init_walk();
    init_stage();
  }
});

// src/fuse/lower.ts
function lowerUnfused(program2) {
  const stages = [];
  const steps3 = lowerSteps(program2.ops, (op) => {
    stages.push({ name: op.name, parts: [lowerOp(op)] });
    return stages.length - 1;
  });
  const decisions = stages.map((stage) => ({ op: stage.name, rule: "none", text: "one stage per op" }));
  return { stages, steps: steps3, decisions };
}
function lowerSteps(ops, addStage) {
  return ops.map((op) => {
    if (!isControl(op)) return { kind: "stage", stage: addStage(op) };
    return controlStep(op, lowerSteps(op.body, addStage));
  });
}
function controlStep(op, body) {
  switch (op.kind) {
    case "repeat": {
      const step2 = { kind: "repeat", name: op.name, axis: op.axis, max: op.max, body };
      return op.until === void 0 ? step2 : { ...step2, until: op.until };
    }
    case "when":
      return { kind: "when", name: op.name, flag: op.flag, body };
    case "every":
      return { kind: "every", name: op.name, n: op.n, phase: op.phase, body };
    default:
      return op;
  }
}
function lowerOp(op) {
  const phase = phaseOf(op);
  return { units: unitsOf(op), phases: [phase], locals: [] };
}
function unitsOf(op) {
  switch (op.kind) {
    case "map":
    case "reduce":
    case "matmul":
    case "topk":
    case "histogram":
      return op.axes;
    case "scan":
      return op.axes.filter((_, position) => position !== op.along);
    case "opaque":
      return [];
    default:
      return op;
  }
}
function phaseOf(op) {
  const common = { ops: [op.name], rows: [] };
  switch (op.kind) {
    case "map":
    case "reduce":
    case "matmul":
      return { kind: "nest", ...common, sweeps: [], writes: op.writes };
    case "topk":
      return { kind: "topk", ...common, op };
    case "histogram":
      return { kind: "histogram", ...common, op };
    case "scan":
      return { kind: "scan", ...common, op };
    case "opaque":
      return { kind: "opaque", ...common, op };
    default:
      return op;
  }
}
var init_lower = __esm({
  "src/fuse/lower.ts"() {
    "use strict";
    init_op();
  }
});

// src/fuse/pairs.ts
function pairsInside(program2) {
  const found = new Set(program2.tensors.filter(isApart).map(({ name }) => name));
  if (found.size === 0) return program2;
  const paired = /* @__PURE__ */ new Set();
  for (const op of computeOps(program2.ops)) {
    if (op.kind === "opaque") {
      for (const name of [...op.reads, ...op.writes]) found.delete(name);
      continue;
    }
    const sharing = new Sharing();
    const halves = /* @__PURE__ */ new Map();
    const note = (tensor, version2, indices) => {
      const last2 = indices[indices.length - 1];
      if (!found.has(tensor) || last2.op !== "constant") return;
      const others = indices.slice(0, -1).map((index) => sharing.numberOf(index));
      const key = `${tensor}.${version2} ${others.join(" ")}`;
      const own = halves.get(key) ?? { tensor, places: /* @__PURE__ */ new Set() };
      own.places.add(last2.value);
      halves.set(key, own);
    };
    for (const { tensor, version: version2, args } of loadsOf(expressionsOf(op))) note(tensor, version2, args);
    if ("writes" in op)
      for (const { tensor, version: version2, indices } of op.writes) note(`${tensor}`, `to ${version2}`, indices);
    for (const { tensor, places: places2 } of halves.values()) {
      if (places2.size === 2) paired.add(tensor);
      else found.delete(tensor);
    }
  }
  const move = (tensor) => found.has(tensor.name) && paired.has(tensor.name) ? { ...tensor, layout: tensor.shape.map((_, axis) => axis) } : tensor;
  return { ...program2, tensors: program2.tensors.map(move) };
}
function isApart({ role, dtype, shape: shape2, layout }) {
  const last2 = shape2.length - 1;
  if (role === "input" || role === "output" || byteSize(dtype) !== 4 || last2 < 1 || shape2[last2] !== 2) return false;
  return layout.every(
    (axis, position) => axis === (position < last2 - 1 ? position : position === last2 ? last2 - 1 : last2)
  );
}
var init_pairs = __esm({
  "src/fuse/pairs.ts"() {
    "use strict";
    init_dtype();
    init_op();
    init_program();
    init_walk();
    init_sharing();
  }
});

// src/fuse/rename.ts
function renaming(replacement) {
  return rewriter((expr) => {
    if (expr.op === "index") return replacement.get(expr.axis) ?? expr;
    if (expr.op !== "fold") return expr;
    const axes = expr.axes.map((axis) => {
      const next = replacement.get(axis);
      return next?.op === "index" ? next.axis : axis;
    });
    return axes.some((axis, position) => axis !== expr.axes[position]) ? { ...expr, axes } : expr;
  });
}
function axisMap(from, to) {
  return new Map(from.map((axis, position) => [axis, indexOf(to[position])]));
}
function replacingLoads(change) {
  return rewriter((expr) => expr.op === "load" ? change(expr) ?? expr : expr);
}
function changeSweep(sweep, change) {
  return { axes: sweep.axes, writes: sweep.writes.map((write) => changeWrite(write, change)) };
}
function changeNest(phase, change) {
  return {
    ...phase,
    sweeps: phase.sweeps.map((sweep) => changeSweep(sweep, change)),
    writes: phase.writes.map((write) => changeWrite(write, change))
  };
}
function changePhase(phase, change) {
  if (phase.kind === "nest") return changeNest(phase, change);
  if (phase.kind === "opaque") return phase;
  return { ...phase, op: moveOp(phase.op, [], [], change) };
}
function movePhase(phase, from, to) {
  const change = renaming(axisMap(from, to));
  const move = (axes) => axes.map((axis) => to[from.indexOf(axis)] ?? axis);
  if (phase.kind === "nest") return { ...changeNest(phase, change), rows: move(phase.rows) };
  if (phase.kind === "opaque") return phase;
  return { ...phase, rows: move(phase.rows), op: moveOp(phase.op, from, to, change) };
}
function moveOp(op, from, to, change) {
  const move = (axes) => axes.map((axis) => to[from.indexOf(axis)] ?? axis);
  switch (op.kind) {
    case "topk": {
      const base = { ...op, axes: move(op.axes), value: change(op.value) };
      return op.where === void 0 ? base : { ...base, where: change(op.where) };
    }
    case "histogram":
      return { ...op, axes: move(op.axes), bin: change(op.bin), weight: change(op.weight) };
    case "scan":
      return { ...op, axes: move(op.axes), value: change(op.value) };
    default:
      return op;
  }
}
function shortenUnits(part, count2) {
  const given = part.units.slice(count2);
  if (given.length === 0) return part;
  return {
    ...part,
    units: part.units.slice(0, count2),
    phases: part.phases.map((phase) => ({ ...phase, rows: [...given, ...phase.rows] }))
  };
}
var init_rename = __esm({
  "src/fuse/rename.ts"() {
    "use strict";
    init_expr();
    init_op();
    init_walk();
  }
});

// src/fuse/rules/hoist.ts
function hoist(part, context) {
  if (context.target === "cpu") return "a CPU places it outside the inner loop by itself";
  const [phase] = part.phases;
  if (part.phases.length !== 1 || phase.kind !== "nest" || phase.rows.length > 0 || phase.sweeps.length > 0)
    return "no single plain loop nest";
  if (part.units.length < 2) return "no row around the innermost index";
  const lane = part.units[part.units.length - 1];
  const row = part.units[part.units.length - 2];
  if (typeof lane.extent !== "number" || lane.extent < leastLanes) return `fewer than ${leastLanes} lanes share it`;
  if (typeof row.extent !== "number" || row.extent > mostRows) return "rows of a unit are not few and fixed";
  const found = invariant(phase.writes.flatMap(writeExpressions), lane, row);
  if (found.length === 0) return `nothing of ${leastFlops} operations or more is free of the innermost index`;
  const locals = found.map(
    (expr, position) => ({
      name: `%hoist${position}`,
      dtype: expr.dtype === "bool" ? "i32" : expr.dtype,
      shape: [row.extent]
    })
  );
  const table = new Map(found.map((expr, position) => [expr, readLocal(locals[position], row)]));
  const use = (root) => replaceTop(root, table);
  const first = {
    kind: "nest",
    ops: phase.ops,
    rows: [row],
    sweeps: [],
    writes: found.map((expr, position) => ({
      tensor: locals[position].name,
      version: "current",
      indices: [indexOf(row)],
      value: expr
    }))
  };
  const second = {
    ...phase,
    rows: [row, lane],
    writes: phase.writes.map((write) => changeWrite(write, use))
  };
  return {
    part: { units: part.units.slice(0, -2), phases: [first, second], locals },
    rule: "hoist",
    text: `${found.reduce((sum2, expr) => sum2 + flopsOf([expr], [...freeAxes(expr)]), 0)} operations once for ${lane.extent} lanes`
  };
}
function readLocal(local, row) {
  return {
    op: "load",
    dtype: valueType(local.dtype),
    args: [indexOf(row)],
    tensor: local.name,
    version: "current",
    border: ["inside"]
  };
}
function invariant(roots, lane, row) {
  const memory = /* @__PURE__ */ new Map();
  const found = /* @__PURE__ */ new Set();
  const seen2 = /* @__PURE__ */ new Set();
  const walk = (expr) => {
    if (seen2.has(expr)) return;
    seen2.add(expr);
    const free = freeAxes(expr, memory);
    if (!free.has(lane) && free.has(row) && expr.dtype !== "bool" && flopsOf([expr], [...free]) >= leastFlops)
      found.add(expr);
    else if (expr.op !== "fold") expr.args.forEach(walk);
  };
  roots.forEach(walk);
  return [...found];
}
function replaceTop(root, table) {
  const memory = /* @__PURE__ */ new Map();
  const go = (expr) => {
    const known2 = memory.get(expr) ?? table.get(expr);
    if (known2 !== void 0) return known2;
    const args = expr.args.map(go);
    const result = args.every((arg, position) => arg === expr.args[position]) ? expr : { ...expr, args };
    memory.set(expr, result);
    return result;
  };
  return go(root);
}
var leastFlops, leastLanes, mostRows;
var init_hoist = __esm({
  "src/fuse/rules/hoist.ts"() {
    "use strict";
    init_dtype();
    init_expr();
    init_op();
    init_walk();
    init_cost();
    init_stage();
    leastFlops = squashCost;
    leastLanes = 8;
    mostRows = 1024;
  }
});

// src/kernel/functions/half.ts
function halfToFloat(bits) {
  const shifted3 = shiftLeft(bitAnd(bits, 32767), 13);
  const sign = shiftLeft(bitAnd(bits, 32768), 16);
  const normal2 = add(shifted3, select(ge(shifted3, u32(260046848)), u32(1879048192), u32(939524096)));
  const subnormal = sub(bitcast(add(shifted3, 947912704), "f32"), 2 ** -14);
  const magnitude = select(lt(shifted3, u32(8388608)), bitcast(subnormal, "u32"), normal2);
  return bitcast(bitOr(magnitude, sign), "f32");
}
function floatToHalf(x) {
  const bits = bitcast(x, "u32");
  const magnitude = bitAnd(bits, 2147483647);
  const sign = bitAnd(shiftRight(bits, 16), 32768);
  const subnormal = sub(bitcast(add(bitcast(magnitude, "f32"), 0.5), "u32"), 1056964608);
  const odd = bitAnd(shiftRight(magnitude, 13), 1);
  const normal2 = shiftRight(add(sub(magnitude, 939524096 - 4095), odd), 13);
  const special = select(gt(magnitude, u32(2139095040)), u32(32256), u32(31744));
  const finite = select(lt(magnitude, u32(947912704)), subnormal, normal2);
  return bitOr(sign, select(ge(magnitude, u32(1199570944)), special, finite));
}
function brain16ToFloat(bits) {
  return bitcast(shiftLeft(bits, 16), "f32");
}
function floatToBrain16(x) {
  const bits = bitcast(x, "u32");
  const upper = shiftRight(bits, 16);
  const rounded = shiftRight(add(bits, add(bitAnd(upper, 1), 32767)), 16);
  const isNaN = gt(shiftLeft(bits, 1), u32(4278190080));
  return select(isNaN, bitOr(upper, 64), rounded);
}
var init_half2 = __esm({
  "src/kernel/functions/half.ts"() {
    "use strict";
    init_expr();
  }
});

// src/fuse/context.ts
function throughStorage(value, dtype) {
  if (dtype === "f16") return halfToFloat(floatToHalf(value));
  if (dtype === "bf16") return brain16ToFloat(floatToBrain16(value));
  return value;
}
function dtypeOf(context, tensor) {
  return context.tensors.get(tensor)?.dtype ?? "f32";
}
var init_context = __esm({
  "src/fuse/context.ts"() {
    "use strict";
    init_half2();
  }
});

// src/fuse/rules/stencil-recompute.ts
var cheapFlops, cheapLoads, mostNeighbours, stencilRecompute;
var init_stencil_recompute = __esm({
  "src/fuse/rules/stencil-recompute.ts"() {
    "use strict";
    init_cost();
    cheapFlops = 8;
    cheapLoads = 2;
    mostNeighbours = 8;
    stencilRecompute = (producer, write, consumer, loads) => {
      const name = "stencil recompute";
      if (producer.kind !== "map") return { name, refused: "a reduction is not computed again" };
      if (consumer.kind !== "map") return { name, refused: `the reader is a ${consumer.kind}` };
      if (loads.length === 1 && loads[0].args.every((index) => index.op === "index"))
        return { name, refused: "read at one element: pointwise" };
      if (loads.length > mostNeighbours)
        return { name, refused: `cost: read at ${loads.length} neighbours, more than ${mostNeighbours}` };
      const [flops, reads] = [flopsOf([write.value], producer.axes), loadsOfUnit([write.value], producer.axes)];
      if (flops > cheapFlops || reads > cheapLoads)
        return { name, refused: `cost: ${flops} operations and ${reads} loads to compute again` };
      return { name };
    };
  }
});

// src/fuse/rules/topk-epilogue.ts
var longRow, topkEpilogue;
var init_topk_epilogue = __esm({
  "src/fuse/rules/topk-epilogue.ts"() {
    "use strict";
    init_walk();
    init_cost();
    longRow = 64;
    topkEpilogue = (_producer, write, consumer, loads, machine) => {
      const name = "topk epilogue";
      if (consumer.kind !== "topk" && consumer.kind !== "histogram" && consumer.kind !== "scan")
        return { name, refused: `the reader is a ${consumer.kind}` };
      const inner = consumer.kind === "topk" ? [consumer.over] : consumer.kind === "histogram" ? consumer.over : [];
      const space = [...consumer.axes, ...inner];
      const once = loads.every(
        (found) => found.args.length === space.length && found.args.every((index, position) => index.op === "index" && index.axis === space[position])
      );
      const long = outermostFolds([write.value]).some((fold2) => pointsOf(fold2.axes) >= longRow);
      if (machine.stepNs > 0 && long && consumer.kind === "topk" && typeof consumer.over.extent === "number")
        return { name, refused: "its rows are long loops, which run side by side where they stand apart" };
      return once ? { name } : { name, refused: "its values are read more than once" };
    };
  }
});

// src/fuse/rules/inline.ts
function inlineInto(producer, consumer, between, context) {
  if (producer.kind !== "map" && producer.kind !== "reduce" && producer.kind !== "matmul")
    return `a ${producer.kind} has no formula`;
  const write = wholeWrite(producer, context.tensors);
  if (write === void 0) return "it does not write one whole scratch tensor";
  const inputs2 = new Set(loadsOf(expressionsOf(producer)).map((found) => `${found.tensor}.${found.version}`));
  const disturbed2 = [...between, consumer].some(
    (op) => writesOf(op).some(({ tensor: tensor2, version: version2 }) => inputs2.has(`${tensor2}.${version2}`))
  );
  if (disturbed2) return "its inputs are overwritten before the value is used";
  const loads = loadsOf(expressionsOf(consumer)).filter((found) => found.tensor === write.tensor);
  if (loads.length === 0) return "it is not read here";
  const shape2 = context.tensors.get(write.tensor)?.shape ?? [];
  const mayBeEmpty = loads.some(
    (found) => found.border.some((rule2, d) => rule2 !== "inside" && smallest(shape2[d]) === 0)
  );
  if (mayBeEmpty) return "the tensor may be empty";
  const rules = [topkEpilogue, stencilRecompute].map((rule2) => rule2(producer, write, consumer, loads, context.machine));
  const rule = rules.find((answer) => answer.refused === void 0);
  if (rule === void 0) return rules.map((answer) => `${answer.name}: ${answer.refused}`).join("; ");
  const tensor = context.tensors.get(write.tensor);
  const change = replacingLoads(
    (found) => found.tensor === write.tensor ? formulaAt(write, found, tensor, context) : void 0
  );
  return { op: changeOp(consumer, change), rule: rule.name, text: `${producer.name} computed in place` };
}
function wholeWrite(op, tensors) {
  const [write] = op.writes;
  const tensor = tensors.get(write.tensor);
  if (op.writes.length !== 1 || write.where !== void 0 || tensor?.role !== "scratch") return void 0;
  const identity = write.indices.every((index, position) => index.op === "index" && index.axis === op.axes[position]);
  return identity && op.axes.length === tensor.shape.length && op.axes.every((axis, position) => axis.extent === tensor.shape[position]) ? write : void 0;
}
function formulaAt(write, found, tensor, context) {
  const replacement = /* @__PURE__ */ new Map();
  const inside = [];
  found.args.forEach((index, position) => {
    const axis = affine(write.indices[position]).axis;
    const size = sizeOf(tensor.shape[position]);
    const rule = found.border[position];
    if (rule === "zero") inside.push(and(ge(index, 0), lt(index, size)));
    if (axis !== void 0) replacement.set(axis, bordered(index, size, rule));
  });
  const [formula] = substitute([write.value], replacement);
  const value = throughStorage(formula, dtypeOf(context, write.tensor));
  return inside.reduce((result, condition) => select(condition, result, constant(0, result.dtype)), value);
}
function bordered(index, size, rule) {
  switch (rule) {
    case "inside":
      return index;
    case "clamp":
    case "zero":
      return max(min(index, sub(size, 1)), 0);
    case "wrap":
      return rem(add(rem(index, size), size), size);
    default:
      return rule;
  }
}
var init_inline = __esm({
  "src/fuse/rules/inline.ts"() {
    "use strict";
    init_bounds();
    init_dimension();
    init_expr();
    init_op();
    init_walk();
    init_context();
    init_rename();
    init_stencil_recompute();
    init_topk_epilogue();
  }
});

// src/fuse/rules/same-space.ts
function matchingAxes(a, b) {
  return a.length === b.length && a.every((axis, position) => sameDimension(axis.extent, b[position].extent));
}
function joinSameSpace(part, at, op, context) {
  const phase = part.phases[at];
  if (phase.kind !== "nest") return "the phase is no loop nest";
  const axes = [...part.units, ...phase.rows];
  if (!matchingAxes(axes, op.axes)) return "other index space";
  const change = renaming(axisMap(op.axes, axes));
  const moved = op.writes.map((write) => changeWrite(write, change));
  const own = phaseAccesses({ kind: "nest", ops: [op.name], rows: phase.rows, sweeps: [], writes: moved });
  const before = part.phases.slice(0, at).flatMap((earlier) => conflicts(phaseAccesses(earlier), own));
  if (before.some(([a, b]) => !unitLocal(a, b, part.units)))
    return "an earlier phase of the part is needed across units";
  if (part.phases.slice(at + 1).some((later) => conflicts(own, phaseAccesses(later)).length > 0))
    return "a later phase of the part stands between";
  const sharing = new Sharing();
  const isPlain = longestFold(phase) <= shortFold;
  const inOthers = (a, b) => isPlain && inOtherPlanes(a, b, context.tensors.get(a.tensor)?.shape ?? []);
  for (const [a, b] of conflicts(phaseAccesses(phase), own)) {
    if (!sameElement(a, b, sharing) && !inOthers(a, b)) return `${a.tensor} is needed at other elements`;
  }
  const replaced = /* @__PURE__ */ new Map();
  for (const write of moved)
    for (const known2 of phase.writes) {
      if (!sameTensor(known2, write) || inOthers(known2, write)) continue;
      if (known2.where !== void 0 || write.where !== void 0 || !isPlain) return `${write.tensor} is written twice`;
      replaced.set(write, known2);
    }
  const value = valueOfLoads(phase.writes, context, sharing);
  if (moved.some((write) => writeExpressions(write).some((root) => value.masked(root))))
    return "a masked write cannot be passed on";
  const writes = [...phase.writes];
  for (const write of moved) {
    const known2 = replaced.get(write);
    const joined3 = changeWrite(write, value.change);
    if (known2 === void 0) writes.push(joined3);
    else writes[writes.indexOf(known2)] = joined3;
  }
  const stale = valuesComeFirst.has(context.target) ? void 0 : readsOverwritten(writes);
  if (stale !== void 0) return `${stale} is updated in place, and its old value would be read after`;
  if (writes.length > mostWrites) return `more than ${mostWrites} stores a point`;
  if (nodesOf(writes.flatMap(writeExpressions)) > mostNodes)
    return `cost: more than ${mostNodes} different operations a point`;
  const next = { ...phase, ops: [...phase.ops, op.name], writes };
  return { ...part, phases: part.phases.map((known2, position) => position === at ? next : known2) };
}
function longestFold(phase) {
  let longest2 = 0;
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op === "fold") longest2 = Math.max(longest2, product(expr.axes.map(({ extent }) => largest(extent))));
  });
  return longest2;
}
function readsOverwritten(writes) {
  for (let later = 1; later < writes.length; later += 1) {
    for (const found of loadsOf(writeExpressions(writes[later]))) {
      if (writes.slice(0, later).some((write) => sameTensor(write, found))) return found.tensor;
    }
  }
  return void 0;
}
function valueOfLoads(writes, context, sharing = new Sharing()) {
  const find = (found) => writes.find(
    (write) => sameElement({ ...write }, { tensor: found.tensor, version: found.version, indices: found.args }, sharing)
  );
  const change = replacingLoads((found) => {
    const write = find(found);
    return write === void 0 ? void 0 : throughStorage(write.value, dtypeOf(context, write.tensor));
  });
  const masked = (root) => {
    let hit = false;
    replacingLoads((found) => {
      if (find(found)?.where !== void 0) hit = true;
      return void 0;
    })(root);
    return hit;
  };
  return { change, masked };
}
var mostWrites, mostNodes, shortFold, valuesComeFirst;
var init_same_space = __esm({
  "src/fuse/rules/same-space.ts"() {
    "use strict";
    init_dimension();
    init_op();
    init_walk();
    init_access();
    init_context();
    init_cost();
    init_rename();
    init_sharing();
    init_stage();
    mostWrites = 24;
    mostNodes = 1500;
    shortFold = 32;
    valuesComeFirst = /* @__PURE__ */ new Set(["cuda"]);
  }
});

// src/fuse/rules/reduce-prologue.ts
function sharedFoldAxes(op) {
  const folds = outermostFolds(op.writes.flatMap(writeExpressions));
  const axes = folds[0]?.axes;
  const same = folds.every(
    (fold2) => fold2.args.length === 1 && fold2.axes.length === axes?.length && fold2.axes.every((axis, position) => axis === axes[position])
  );
  return axes !== void 0 && same ? axes : void 0;
}
function turnIntoSweep(part, phase, op, over, context) {
  if (phase.writes.some((write) => write.where !== void 0)) return "the map masks its writes";
  const eaten = loadsOf(op.writes.flatMap(writeExpressions)).filter(
    (found) => phase.writes.some((write) => sameTensor(write, found))
  );
  if (eaten.length === 0) return "only order, no values, lies between them";
  const replacement = inverse(phase, part.units, eaten[0], op.axes, over);
  if (typeof replacement === "string") return replacement;
  const change = renaming(replacement);
  const swept = phase.writes.map((write) => changeWrite(write, change));
  return finish(
    part,
    { ...phase, sweeps: [{ axes: over, writes: swept }], writes: [] },
    op.axes,
    op.writes,
    op.name,
    context,
    phase.ops
  );
}
function addToSweep(part, phase, op, over, context) {
  const [sweep] = phase.sweeps;
  if (phase.sweeps.length !== 1 || !matchingAxes(part.units, op.axes) || !matchingAxes(sweep.axes, over))
    return "other rows or another sweep";
  const change = renaming(new Map([...axisMap(op.axes, part.units), ...axisMap(over, sweep.axes)]));
  const moved = op.writes.map((write) => changeWrite(write, change));
  return finish(part, phase, part.units, moved, op.name, context, phase.ops);
}
function finish(part, phase, units, writes, name, context, before) {
  const sharing = new Sharing();
  const own = phaseAccesses({ kind: "nest", ops: [name], rows: [], sweeps: [], writes });
  for (const [a, b] of conflicts(phaseAccesses(phase), own)) {
    if (!sameElement(a, b, sharing)) return `${a.tensor} is needed at other elements`;
  }
  if (writes.some((write) => phaseAccesses(phase).writes.some((known2) => sameTensor(known2, write))))
    return "a tensor is written twice";
  const stored = [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes];
  const value = valueOfLoads(stored, context, sharing);
  if (writes.some((write) => writeExpressions(write).some(value.masked))) return "a masked write cannot be passed on";
  const joined3 = writes.map((write) => changeWrite(write, value.change));
  const stale = readsOverwritten([...stored, ...joined3]);
  if (stale !== void 0) return `${stale} is updated in place, and its old value would be read after`;
  const next = { ...phase, ops: [...before, name], writes: [...phase.writes, ...joined3] };
  return {
    part: { ...part, units, phases: [next] },
    rule: "reduce prologue",
    text: `accumulated while ${before.join(", ")} is computed`
  };
}
function inverse(phase, axes, eaten, rows, over) {
  const write = phase.writes.find((candidate) => sameTensor(candidate, eaten));
  if (write === void 0) return "it does not read what the part writes";
  const replacement = /* @__PURE__ */ new Map();
  const used = /* @__PURE__ */ new Set();
  const take = (...list2) => list2.every((axis) => (rows.includes(axis) || over.includes(axis)) && !used.has(axis) && used.add(axis));
  for (let position = 0; position < write.indices.length; position += 1) {
    const { axis, offset } = affine(write.indices[position]);
    const index = eaten.args[position];
    if (axis === void 0) {
      if (index.op !== "constant" || index.value !== offset) return "the map writes a slice";
      continue;
    }
    if (offset !== 0) return "the map writes a slice";
    const tile = tileOf(index);
    const fits = index.op === "index" && sameDimension(index.axis.extent, axis.extent) && take(index.axis) || tile !== void 0 && axis.extent === largest(tile.outer.extent) * tile.size && typeof tile.outer.extent === "number" && take(tile.outer, tile.inner);
    if (!fits) return `the reduction does not meet each index of axis ${axis.name} once`;
    replacement.set(axis, index);
  }
  if (axes.some((axis) => !replacement.has(axis)) || used.size !== rows.length + over.length)
    return "the reduction meets elements more than once";
  return replacement;
}
var reducePrologue;
var init_reduce_prologue = __esm({
  "src/fuse/rules/reduce-prologue.ts"() {
    "use strict";
    init_bounds();
    init_dimension();
    init_op();
    init_walk();
    init_access();
    init_lower();
    init_rename();
    init_sharing();
    init_stage();
    init_same_space();
    reducePrologue = (part, op, context) => {
      if (op.kind !== "reduce") return `a ${op.kind} is no reduction`;
      const phase = part.phases[0];
      if (part.phases.length !== 1 || phase.kind !== "nest" || phase.rows.length > 0)
        return "the part is no single loop nest";
      const over = sharedFoldAxes(op);
      if (over === void 0) return "its reductions run over different axes or given ranges";
      if (conflicts(phaseAccesses(phase), phaseAccesses(phaseOf(op))).length === 0)
        return "it does not read what the part writes";
      return phase.sweeps.length === 0 ? turnIntoSweep(part, phase, op, over, context) : addToSweep(part, phase, op, over, context);
    };
  }
});

// src/fuse/rules/split-finish.ts
function splitFinish(op, tree, machine, least = shortest) {
  const enoughRows = 4 * machine.parallel;
  if (op.kind === "reduce") return splitReduce(op, tree, enoughRows, least);
  if (op.kind === "topk") return splitTopk(op, topkChunk(op, tree, machine), tree.chunk, enoughRows);
  return `a ${op.kind} is not split`;
}
function topkChunk({ value }, tree, machine) {
  const long = outermostFolds([value]).some((fold2) => pointsOf(fold2.axes) >= 64);
  return long && machine.parallel >= 64 ? Math.min(tree.chunk, 32) : tree.chunk;
}
function splitReduce(op, tree, enoughRows, least) {
  const over = sharedFoldAxes(op);
  if (over === void 0) return "its reductions run over different axes or given ranges";
  if (over.some((axis) => typeof axis.extent !== "number")) return "the folded length is not fixed";
  const length = pointsOf(over);
  if (length < least) return `only ${length} elements, less than ${least}`;
  if (pointsOf(op.axes) >= enoughRows) return `${pointsOf(op.axes)} rows are enough work`;
  const cut2 = cutAxes(over, tree.chunk);
  const folds = outermostFolds(op.writes.flatMap(writeExpressions));
  const partials = [];
  const tensors = [];
  const finished = /* @__PURE__ */ new Map();
  const chunkAxes = cut2.outer;
  const partial = (suffix, dtype, value) => {
    const tensor = scratch(
      `${op.name}_${suffix}${tensors.length}`,
      dtype,
      [...op.axes, ...chunkAxes].map((axis) => axis.extent)
    );
    tensors.push(tensor);
    partials.push({ tensor: tensor.name, version: "current", indices: [...op.axes, ...chunkAxes].map(indexOf), value });
    return tensor;
  };
  const read = (tensor, chunk2) => ({
    op: "load",
    dtype: tensor.dtype,
    args: [...op.axes.map(indexOf), ...chunk2],
    tensor: tensor.name,
    version: "current",
    border: [...op.axes, ...chunk2].map(() => "inside")
  });
  const finishAxes = chunkAxes.map((axis, position) => ({ name: `f${position}`, extent: axis.extent }));
  const chunk = finishAxes.map(indexOf);
  for (const fold2 of folds) {
    const [body] = substitute([fold2.args[0]], cut2.replacement);
    const inner = (reducer) => foldOver(reducer, cut2.inner, body, cut2.range);
    if (fold2.reducer === "argmax" || fold2.reducer === "argmin") {
      const best = partial("best", body.dtype, inner(fold2.reducer === "argmax" ? "max" : "min"));
      const within2 = inner(fold2.reducer);
      const at = partial(
        "where",
        "i32",
        select(lt(within2, 0), -1, add(within2, mul(linear(chunkAxes.map(indexOf), chunkAxes), tree.chunk)))
      );
      const rival = isFloat(body.dtype) ? select(lt(read(at, chunk), 0), Number.NaN, read(best, chunk)) : read(best, chunk);
      const winner = foldOver(fold2.reducer, finishAxes, rival);
      finished.set(fold2, select(lt(winner, 0), -1, read(at, delinear(max(winner, 0), chunkAxes))));
    } else {
      const tensor = partial("part", fold2.dtype, inner(fold2.reducer));
      finished.set(fold2, foldOver(fold2.reducer === "count" ? "sum" : fold2.reducer, finishAxes, read(tensor, chunk)));
    }
  }
  const replaced = rewriter((expr) => finished.get(expr) ?? expr);
  const first = {
    kind: "reduce",
    name: `${op.name}_chunks`,
    axes: [...op.axes, ...chunkAxes],
    writes: partials
  };
  const last2 = { ...op, writes: op.writes.map((write) => changeWrite(write, replaced)) };
  return { ops: [first, last2], tensors, symbols: [] };
}
function cutAxes(over, chunk) {
  let inside = 1;
  for (let position = over.length - 1; position >= 0; position -= 1) {
    const extent = over[position].extent;
    if (inside * extent < chunk) {
      inside *= extent;
      continue;
    }
    const size = chunk / inside;
    if (!Number.isInteger(size) || extent % size !== 0) break;
    const [before, after] = [over.slice(0, position), over.slice(position + 1)];
    if (size === extent) return { outer: before, inner: over.slice(position), replacement: /* @__PURE__ */ new Map(), range: {} };
    if (size === 1) return { outer: over.slice(0, position + 1), inner: after, replacement: /* @__PURE__ */ new Map(), range: {} };
    const [coarse, fine] = [
      { name: "q", extent: extent / size },
      { name: "p", extent: size }
    ];
    const replacement = /* @__PURE__ */ new Map([[over[position], add(mul(indexOf(coarse), size), indexOf(fine))]]);
    return { outer: [...before, coarse], inner: [fine, ...after], replacement, range: {} };
  }
  return cutLinear(over, chunk);
}
function cutLinear(over, chunk) {
  const length = pointsOf(over);
  const outer = { name: "q", extent: Math.ceil(length / chunk) };
  const inner = { name: "p", extent: chunk };
  const place = add(mul(indexOf(outer), chunk), indexOf(inner));
  const indices = delinear(place, over);
  const replacement = new Map(over.map((axis, position) => [axis, indices[position]]));
  const range = length % chunk === 0 ? {} : { end: min(sub(length, mul(indexOf(outer), chunk)), chunk) };
  return { outer: [outer], inner: [inner], replacement, range };
}
function delinear(place, axes) {
  let stride = 1;
  const indices = [];
  for (let position = axes.length - 1; position >= 0; position -= 1) {
    const extent = axes[position].extent;
    const scaled2 = stride === 1 ? place : div(place, stride);
    indices.unshift(position === 0 ? scaled2 : rem(scaled2, extent));
    stride *= extent;
  }
  return indices;
}
function linear(indices, axes) {
  return indices.slice(1).reduce((sum2, index, position) => add(mul(sum2, axes[position + 1].extent), index), indices[0] ?? i32(0));
}
function splitTopk(op, chunk, wholeChunk, enoughRows) {
  const most2 = largest(op.over.extent);
  if (most2 * 16 < shortest) return `only ${most2} rows`;
  const { extent } = op.over;
  const outerIndices = pointsOf(
    op.axes,
    typeof extent === "number" || extent.derived !== void 0 ? {} : { [extent.symbol]: most2 }
  );
  if (outerIndices >= enoughRows) return `${outerIndices} outer indices are enough work`;
  if (most2 <= chunk) return "a single chunk";
  if (most2 <= fewRows && chunk === wholeChunk) return `at most ${most2} rows, which cost little each`;
  const symbols = typeof extent === "number" ? [] : [derivedSymbol(`${op.name}Chunks`, extent, chunk), derivedSymbol(`${op.name}Candidates`, extent, chunk, op.k)];
  const [chunks, contenders] = typeof extent === "number" ? [Math.ceil(extent / chunk), Math.ceil(extent / chunk) * op.k] : symbols;
  const outer = { name: "q", extent: chunks };
  const inner = { name: "o0", extent: chunk };
  const place = add(mul(indexOf(outer), chunk), indexOf(inner));
  const overhang = typeof op.over.extent !== "number" || op.over.extent % chunk !== 0;
  const follow = (root) => clampOverhang(substitute([root], /* @__PURE__ */ new Map([[op.over, place]]))[0], inner, overhang);
  const conditions = [
    ...op.where === void 0 ? [] : [follow(op.where)],
    ...overhang ? [lt(place, sizeOf(op.over.extent))] : []
  ];
  const shape2 = [...op.axes.map((axis) => axis.extent), chunks, op.k];
  const values = scratch(`${op.name}_best`, op.value.dtype, shape2);
  const places2 = scratch(`${op.name}_where`, "i32", shape2);
  const positions = scratch(`${op.name}_rank`, "i32", [...op.axes.map((axis) => axis.extent), op.k]);
  const first = {
    kind: "topk",
    name: `${op.name}_chunks`,
    axes: [...op.axes, outer],
    over: inner,
    k: op.k,
    largest: op.largest,
    value: follow(op.value),
    ...conditions.length === 0 ? {} : { where: conditions.length === 1 ? conditions[0] : and(conditions[0], conditions[1]) },
    values: values.name,
    indices: places2.name
  };
  const candidates = { name: "o0", extent: contenders };
  const rowIndices = op.axes.map(indexOf);
  const candidate = (tensor, at) => ({
    op: "load",
    dtype: tensor.dtype,
    args: [...rowIndices, div(at, op.k), rem(at, op.k)],
    tensor: tensor.name,
    version: "current",
    border: shape2.map(() => "inside")
  });
  const here = indexOf(candidates);
  const { where: _, values: wantedValues, indices: wantedIndices, ...rest } = op;
  const last2 = {
    ...rest,
    name: op.name,
    over: candidates,
    value: candidate(values, here),
    where: lt(constant(-1, "i32"), candidate(places2, here)),
    indices: positions.name,
    ...wantedValues === void 0 ? {} : { values: wantedValues }
  };
  const ops = [first, last2];
  if (wantedIndices !== void 0) {
    const rank2 = { name: `i${op.axes.length}`, extent: op.k };
    const at = {
      op: "load",
      dtype: "i32",
      args: [...rowIndices, indexOf(rank2)],
      tensor: positions.name,
      version: "current",
      border: [...rowIndices, rank2].map(() => "inside")
    };
    const write = {
      tensor: wantedIndices,
      version: "current",
      indices: [...rowIndices, indexOf(rank2)],
      value: select(lt(at, 0), -1, add(candidate(places2, max(at, 0)), mul(div(max(at, 0), op.k), chunk)))
    };
    ops.push({ kind: "map", name: `${op.name}_gather`, axes: [...op.axes, rank2], writes: [write] });
  }
  return { ops, tensors: [values, places2, positions], symbols };
}
function clampOverhang(root, inner, overhang) {
  if (!overhang) return root;
  return rewriter((expr) => {
    if (expr.op !== "load") return expr;
    const border = expr.border.map(
      (rule, position) => rule === "inside" && freeAxes(expr.args[position]).has(inner) ? "clamp" : rule
    );
    return { ...expr, border };
  })(root);
}
function scratch(name, dtype, shape2) {
  return {
    name,
    dtype,
    shape: shape2,
    role: "scratch",
    layout: shape2.map((_, position) => position),
    buffered: false,
    initial: 0
  };
}
var shortest, fewRows;
var init_split_finish = __esm({
  "src/fuse/rules/split-finish.ts"() {
    "use strict";
    init_dimension();
    init_dtype();
    init_expr();
    init_op();
    init_walk();
    init_cost();
    init_stage();
    init_reduce_prologue();
    shortest = 16384;
    fewRows = 4096;
  }
});

// src/fuse/latency.ts
function timeOf(part, machine, bindings) {
  return Math.max(partTime(part, machine, bindings), machine.stepNs * partSteps(part, bindings));
}
function partSteps(part, bindings) {
  return part.phases.reduce((sum2, phase) => sum2 + phaseSteps(phase, bindings), 0);
}
function phaseSteps(phase, bindings) {
  const rows = pointsOf(phase.rows, bindings);
  const folds = foldsOf(phaseExpressions(phase), bindings);
  const loop2 = (elements, inner, byBlock) => inner * Math.min(
    Math.ceil(rows / threads) * elements,
    Math.ceil(rows / warps) * Math.ceil(elements / lanes),
    byBlock ? rows * Math.ceil(elements / threads) : Number.POSITIVE_INFINITY
  );
  switch (phase.kind) {
    case "nest": {
      const swept = phase.sweeps.map(
        ({ axes, writes }) => loop2(pointsOf(axes, bindings), innerLoop(writes.flatMap(writeExpressions), new Set(axes), bindings), false)
      );
      return Math.max(1, ...swept, ...folds.map(({ elements, inner }) => loop2(elements, inner, true)));
    }
    case "topk": {
      const over = sizeFor(phase.op.over.extent, bindings);
      const fold2 = folds.reduce((most2, { elements, inner }) => Math.max(most2, elements * inner), 1);
      const each2 = fold2 < longFold ? Math.ceil(over / lanes) * fold2 : over * Math.ceil(fold2 / lanes);
      return Math.ceil(rows / warps) * each2;
    }
    case "histogram":
    case "scan":
    case "opaque":
      return 1;
    default:
      return phase;
  }
}
function foldsOf(roots, bindings) {
  const found = [];
  visit(roots, (expr) => {
    if (expr.op !== "fold") return;
    const inner = innerLoop([expr.args[0]], new Set(expr.axes), bindings);
    found.push({ elements: pointsOf(expr.axes, bindings), inner });
  });
  return found;
}
function innerLoop(roots, axes, bindings) {
  const memory = /* @__PURE__ */ new Map();
  let most2 = 1;
  visit(roots, (expr) => {
    if (expr.op !== "fold" || ![...freeAxes(expr, memory)].some((axis) => axes.has(axis))) return;
    const below = innerLoop([expr.args[0]], /* @__PURE__ */ new Set([...axes, ...expr.axes]), bindings);
    most2 = Math.max(most2, pointsOf(expr.axes, bindings) * below);
  });
  return most2;
}
var threads, warps, lanes, longFold;
var init_latency = __esm({
  "src/fuse/latency.ts"() {
    "use strict";
    init_walk();
    init_cost();
    init_stage();
    [threads, warps, lanes] = [256, 8, 32];
    longFold = 64;
  }
});

// src/fuse/rules/horizontal.ts
var horizontal;
var init_horizontal = __esm({
  "src/fuse/rules/horizontal.ts"() {
    "use strict";
    init_access();
    init_lower();
    init_same_space();
    horizontal = (part, op, context) => {
      if (op.kind !== "map" && op.kind !== "reduce" && op.kind !== "matmul") return `a ${op.kind} is no map`;
      const wanted = new Set(phaseAccesses(phaseOf(op)).reads.map((read) => read.tensor));
      let reason = "no phase of the part has this index space";
      for (let at = part.phases.length - 1; at >= 0; at -= 1) {
        const shared = phaseAccesses(part.phases[at]).reads.filter((read) => wanted.has(read.tensor));
        if (shared.length === 0 && wanted.size > 0) {
          reason = "no input in common";
          continue;
        }
        const joined3 = joinSameSpace(part, at, op, context);
        if (typeof joined3 !== "string") {
          const names = [...new Set(shared.map((read) => read.tensor))];
          return {
            part: joined3,
            rule: "horizontal",
            text: `one visit with ${part.phases[at].ops.join(", ")}${names.length > 0 ? `, reading ${names.join(", ")} once` : ""}`
          };
        }
        reason = joined3;
      }
      return reason;
    };
  }
});

// src/fuse/rules/dependent.ts
function joinDependent(part, op, context, rule, fits) {
  if (op.kind !== "map" && op.kind !== "reduce" && op.kind !== "matmul") return `a ${op.kind} is no map`;
  let reason = "no phase of the part has this index space";
  for (let at = part.phases.length - 1; at >= 0; at -= 1) {
    const phase = part.phases[at];
    if (!fits(phase) || conflicts(phaseAccesses(phase), phaseAccesses(phaseOf(op))).length === 0) continue;
    const joined3 = joinSameSpace(part, at, op, context);
    if (typeof joined3 !== "string") return { part: joined3, rule, text: `same indices as ${phase.ops.join(", ")}` };
    reason = joined3;
  }
  return reason;
}
function isMatmul(phase, context) {
  return phase.kind === "nest" && phase.ops.some((name) => context.kinds.get(name) === "matmul");
}
var init_dependent = __esm({
  "src/fuse/rules/dependent.ts"() {
    "use strict";
    init_access();
    init_lower();
    init_same_space();
  }
});

// src/fuse/rules/matmul-epilogue.ts
var matmulEpilogue;
var init_matmul_epilogue = __esm({
  "src/fuse/rules/matmul-epilogue.ts"() {
    "use strict";
    init_dependent();
    matmulEpilogue = (part, op, context) => joinDependent(part, op, context, "matmul epilogue", (phase) => isMatmul(phase, context));
  }
});

// src/fuse/rules/pointwise.ts
var pointwise;
var init_pointwise = __esm({
  "src/fuse/rules/pointwise.ts"() {
    "use strict";
    init_stage();
    init_dependent();
    pointwise = (part, op, context) => joinDependent(part, op, context, "pointwise", (phase) => !hasFold2(phase));
  }
});

// src/fuse/rules/reduce-epilogue.ts
var reduceEpilogue;
var init_reduce_epilogue = __esm({
  "src/fuse/rules/reduce-epilogue.ts"() {
    "use strict";
    init_stage();
    init_dependent();
    reduceEpilogue = (part, op, context) => joinDependent(part, op, context, "reduce epilogue", (phase) => hasFold2(phase) && !isMatmul(phase, context));
  }
});

// src/fuse/rules/replicate.ts
function replicate(producer, op, stage, context) {
  if (op.kind !== "map" && op.kind !== "reduce") return `a ${op.kind} does not replicate its inputs`;
  if (producer.locals.length > 0) return "the producer has locals of its own";
  if (producer.phases.some((phase) => phase.kind !== "nest")) return "the producer is no chain of loop nests";
  const own = lowerOp(op);
  const written3 = producer.phases.flatMap((phase) => phaseAccesses(phase).writes);
  const double = phaseAccesses(own.phases[0]).writes.find((write) => written3.some((known2) => sameTensor(known2, write)));
  if (double !== void 0) return `both write ${double.tensor}`;
  const reads = producer.phases.flatMap((phase) => phaseAccesses(phase).reads);
  const hazard = disturbed(reads, written3, stage, op);
  if (hazard !== void 0) return hazard;
  let reason = "";
  for (let count2 = Math.min(producer.units.length, own.units.length - 1); count2 >= 0; count2 -= 1) {
    const part = replicateAt(producer, own, count2, context);
    if (typeof part !== "string") {
      return {
        part,
        rule: "replicate",
        text: `${producer.phases.flatMap((phase) => phase.ops).join(", ")} computed by every unit`
      };
    }
    reason = part;
  }
  return reason === "" ? "the consumer is no larger than the producer" : reason;
}
function replicateAt(producer, own, count2, context) {
  for (let position = 0; position < count2; position += 1) {
    if (!sameDimension(own.units[position].extent, producer.units[position].extent)) return "other outer indices";
  }
  const short = shortenUnits(producer, count2);
  const locals = localsFor(
    short.phases.flatMap((phase) => phaseAccesses(phase).writes),
    short,
    context
  );
  return typeof locals === "string" ? locals : withPrologue(short, own, count2, locals, context);
}
function disturbed(reads, written3, stage, op) {
  const foreign = reads.filter((read) => !written3.some((write) => sameTensor(write, read)));
  const touched = [...stage.flatMap((part) => part.phases), ...lowerOp(op).phases].flatMap(
    (phase) => phaseAccesses(phase).writes
  );
  const hit = foreign.find((read) => touched.some((write) => sameTensor(write, read)));
  return hit === void 0 ? void 0 : `${hit.tensor} is overwritten in the same stage`;
}
function localsFor(written3, producer, context) {
  const locals = /* @__PURE__ */ new Map();
  for (const write of written3) {
    const tensor = context.tensors.get(write.tensor);
    if (tensor === void 0 || write.indices === void 0) return `${write.tensor} cannot be kept locally`;
    if (tensor.role !== "scratch") {
      const inPlace = producer.phases.some(
        (phase) => phaseAccesses(phase).reads.some((read) => sameTensor(read, write))
      );
      if (inPlace) return `${write.tensor} is updated in place`;
    }
    const pinned = producer.units.every((axis, position) => isAxis(write.indices?.[position], axis));
    if (!pinned) return `${write.tensor} is not indexed by the outer indices first`;
    const inner = tensor.shape.slice(producer.units.length);
    if (inner.some((dimension) => typeof dimension !== "number")) return `${write.tensor} has no fixed size a unit`;
    const elements = product(inner.map(smallest));
    if (!wholeEachTime(write, producer, tensor)) return `${write.tensor} is not written whole each time`;
    if (elements > mostLocalElements)
      return `cost: ${write.tensor} has ${elements} elements a unit, more than ${mostLocalElements}`;
    locals.set(`${write.tensor}.${write.version}`, {
      name: `%${write.tensor}`,
      dtype: tensor.dtype,
      shape: inner
    });
  }
  return locals;
}
function wholeEachTime(write, producer, tensor) {
  if ("where" in write && write.where !== void 0) return false;
  const seen2 = /* @__PURE__ */ new Set();
  return tensor.shape.slice(producer.units.length).every((dimension, position) => {
    const index = write.indices?.[position + producer.units.length];
    if (index?.op !== "index" || seen2.has(index.axis)) return dimension === 1 && index?.op === "constant";
    seen2.add(index.axis);
    return sameDimension(index.axis.extent, dimension);
  });
}
function isAxis(index, axis) {
  return index?.op === "index" && index.axis === axis;
}
function withPrologue(producer, own, count2, locals, context) {
  const units = chooseUnits(own, count2, context);
  if (units === 0) return "the consumer has no outer index over which to share it";
  const body = shortenUnits(own, units);
  const change = renaming(axisMap(producer.units, body.units.slice(0, count2)));
  const local = (tensor, version2) => locals.get(`${tensor}.${version2}`);
  let stray;
  const toLocal = replacingLoads((found) => {
    const here = local(found.tensor, found.version);
    if (here === void 0) return void 0;
    if (!found.args.slice(0, count2).every((index, position) => isAxis(index, body.units[position])))
      stray = found.tensor;
    return {
      ...found,
      tensor: here.name,
      version: "current",
      args: found.args.slice(count2),
      border: found.border.slice(count2)
    };
  });
  const prologue = producer.phases.map((phase) => {
    const moved = changeNest(changeNest(phase, change), toLocal);
    const keep2 = (write) => {
      const here = local(write.tensor, write.version);
      return here === void 0 ? write : { ...write, tensor: here.name, version: "current", indices: write.indices.slice(count2) };
    };
    return {
      ...moved,
      sweeps: moved.sweeps.map((sweep) => ({ ...sweep, writes: sweep.writes.map(keep2) })),
      writes: moved.writes.map(keep2)
    };
  });
  const phases2 = body.phases.map((phase) => changeNest(phase, toLocal));
  if (stray !== void 0) return `${stray} is read across outer indices`;
  return { units: body.units, phases: [...prologue, ...phases2], locals: [...locals.values()] };
}
function chooseUnits(own, least, context) {
  for (let units = Math.max(least, 1); units < own.units.length; units += 1) {
    if (pointsOf(own.units.slice(0, units)) >= context.machine.parallel) return units;
  }
  return Math.max(least, own.units.length - 1);
}
var mostLocalElements;
var init_replicate = __esm({
  "src/fuse/rules/replicate.ts"() {
    "use strict";
    init_dimension();
    init_access();
    init_cost();
    init_lower();
    init_rename();
    mostLocalElements = 1024;
  }
});

// src/fuse/rules/unit-join.ts
function joinAt(part, own, op, context, count2, rule) {
  if (part.units.length < count2) return "the part has fewer outer indices";
  for (let position = 0; position < count2; position += 1) {
    if (!sameDimension(part.units[position].extent, own.units[position].extent)) return "other outer indices";
  }
  const joined3 = appendPart(part, own, count2);
  if (typeof joined3 === "string") return joined3;
  const units = joined3.units.map((axis) => axis.name).join(", ");
  for (const side2 of [part, own]) {
    const touched = side2.units.length === count2 ? 0 : Math.max(...context.scenarios.map((sizes2) => unitTraffic(shortenUnits(side2, count2), sizes2)));
    if (touched > smallDomainBytes) return `cost: a unit would touch ${touched} bytes, more than ${smallDomainBytes}`;
  }
  const text = joined3.units.length === 0 ? `one unit with ${lastOps(part)}` : `after ${lastOps(part)} in the unit of (${units})`;
  return { part: joined3, rule, text: `${text} (${op.kind})` };
}
function lastOps(part) {
  return part.phases[part.phases.length - 1].ops.join(", ");
}
function appendPart(first, second, count2) {
  if (first.locals.some((local) => second.locals.some((other) => other.name === local.name)))
    return "both keep a local of one name";
  const base = shortenUnits(first, count2);
  const tail2 = shortenUnits(second, count2);
  const moved = tail2.phases.map((phase) => movePhase(phase, tail2.units, base.units));
  for (const later of moved) {
    for (const phase of base.phases) {
      for (const [a, b] of conflicts(phaseAccesses(phase), phaseAccesses(later))) {
        if (!unitLocal(a, b, base.units)) return `${a.tensor} is needed across units`;
      }
    }
  }
  return { units: base.units, phases: [...base.phases, ...moved], locals: [...base.locals, ...tail2.locals] };
}
function mergeParts(a, b) {
  let count2 = 0;
  while (count2 < Math.min(a.units.length, b.units.length) && sameDimension(a.units[count2].extent, b.units[count2].extent))
    count2 += 1;
  for (; count2 > 0; count2 -= 1) {
    const merged = appendPart(a, b, count2);
    if (typeof merged !== "string") return merged;
  }
  return appendPart(a, b, 0);
}
var smallDomainBytes;
var init_unit_join = __esm({
  "src/fuse/rules/unit-join.ts"() {
    "use strict";
    init_dimension();
    init_access();
    init_cost();
    init_rename();
    smallDomainBytes = 64 * 1024;
  }
});

// src/fuse/rules/row-local.ts
var rowLocal;
var init_row_local = __esm({
  "src/fuse/rules/row-local.ts"() {
    "use strict";
    init_lower();
    init_unit_join();
    rowLocal = (part, op, context) => {
      const own = lowerOp(op);
      if (own.units.length === 0) return "it has no outer index";
      return joinAt(part, own, op, context, own.units.length, "row-local");
    };
  }
});

// src/fuse/rules/side-by-side.ts
function sideBySide(stage, op) {
  if (stage.length >= mostParts) return `the stage has ${mostParts} parts already`;
  return [...stage, lowerOp(op)];
}
var mostParts;
var init_side_by_side = __esm({
  "src/fuse/rules/side-by-side.ts"() {
    "use strict";
    init_lower();
    mostParts = 16;
  }
});

// src/fuse/rules/small-domain.ts
var smallDomain;
var init_small_domain = __esm({
  "src/fuse/rules/small-domain.ts"() {
    "use strict";
    init_lower();
    init_unit_join();
    smallDomain = (part, op, context) => {
      const own = lowerOp(op);
      let reason = "";
      for (let count2 = Math.min(part.units.length, own.units.length); count2 >= 0; count2 -= 1) {
        const answer = joinAt(part, own, op, context, count2, "small-domain");
        if (typeof answer !== "string") return answer;
        reason = reason === "" || count2 === 0 ? answer : reason;
      }
      return reason;
    };
  }
});

// src/fuse/segment.ts
function fuseSegment(ops, context, decisions) {
  const stages = [];
  for (const op of ops) decisions.push(placeOp(op, stages, context));
  return stages;
}
function placeOp(op, stages, context) {
  const own = phaseAccesses(phaseOf(op));
  let needed = stages.length - 1;
  while (needed >= 0 && !stages[needed].some((part) => partConflicts(part, own).length > 0)) needed -= 1;
  const refusals = [];
  if (needed >= 0) {
    const joined3 = joinNeeded(op, stages, needed, context, refusals);
    if (joined3 !== void 0) return joined3;
  }
  for (let free = needed + 1; free < stages.length; free += 1) {
    for (let index = 0; index < stages[free].length; index += 1) {
      const answer = horizontal(stages[free][index], op, context);
      if (typeof answer === "string") continue;
      stages[free][index] = answer.part;
      return { op: op.name, rule: answer.rule, text: answer.text };
    }
  }
  const beside = needed + 1 < stages.length ? sideBySide(stages[needed + 1], op) : "no stage to stand in";
  if (typeof beside !== "string") {
    stages[needed + 1] = [...beside];
    return {
      op: op.name,
      rule: "side-by-side",
      text: `beside ${beside[0].phases[0].ops.join(", ")}${because(refusals)}`
    };
  }
  stages.push([lowerOp(op)]);
  return {
    op: op.name,
    rule: "stage",
    text: needed < 0 ? `first of its kind${because(refusals)}` : `a stage of its own${because(refusals)}`
  };
}
function because(refusals) {
  return refusals.length === 0 ? "" : `; not ${refusals.join("; not ")}`;
}
function tooDear(joined3, parts, { machine, scenarios }) {
  for (const sizes2 of scenarios) {
    const apart = parts.reduce((sum2, part) => sum2 + timeOf(part, machine, sizes2), machine.barrierNs);
    const together3 = timeOf(joined3, machine, sizes2);
    if (together3 > apart) {
      const at = Object.entries(sizes2).map(([symbol, value]) => ` at ${symbol} = ${value}`);
      return `cost: ${Math.round(together3)} ns together against ${Math.round(apart)} ns in two stages${at.join()}`;
    }
  }
  return void 0;
}
function joinNeeded(op, stages, at, context, refusals) {
  const own = phaseAccesses(phaseOf(op));
  const stage = stages[at];
  const needed = stage.filter((part) => partConflicts(part, own).length > 0);
  const whole3 = needed.reduce(
    (a, b) => typeof a === "string" || a === b ? a : mergeParts(a, b),
    needed[0]
  );
  if (typeof whole3 === "string") {
    refusals.push(whole3);
    return void 0;
  }
  for (const [name, rule] of dependentRules) {
    const answer = rule(whole3, op, context);
    if (typeof answer === "string") {
      refusals.push(`${name}: ${answer}`);
      continue;
    }
    const dear = tooDear(answer.part, [...needed, lowerOp(op)], context);
    if (dear !== void 0) {
      refusals.push(`${name}: ${dear}`);
      continue;
    }
    stages[at] = [...stage.filter((part) => !needed.includes(part)), answer.part];
    return { op: op.name, rule: answer.rule, text: answer.text };
  }
  if (needed.length === 1) {
    const answer = replicate(needed[0], op, stage, context);
    const dear = typeof answer === "string" ? void 0 : tooDear(answer.part, [lowerOp(op)], context);
    if (typeof answer !== "string" && dear === void 0) {
      stage.push(answer.part);
      return { op: op.name, rule: answer.rule, text: answer.text };
    }
    refusals.push(`replicate: ${dear ?? answer}`);
  }
  return void 0;
}
var dependentRules;
var init_segment = __esm({
  "src/fuse/segment.ts"() {
    "use strict";
    init_access();
    init_latency();
    init_lower();
    init_horizontal();
    init_matmul_epilogue();
    init_pointwise();
    init_reduce_epilogue();
    init_reduce_prologue();
    init_replicate();
    init_row_local();
    init_side_by_side();
    init_small_domain();
    init_unit_join();
    dependentRules = [
      ["matmul epilogue", matmulEpilogue],
      ["reduce epilogue", reduceEpilogue],
      ["pointwise", pointwise],
      ["reduce prologue", reducePrologue],
      ["row-local", rowLocal],
      ["small-domain", smallDomain]
    ];
  }
});

// src/fuse/plan.ts
function planProgram(given, options) {
  const program2 = options.target === "cuda" ? pairsInside({ ...given, ops: contractOps(given.ops) }) : given;
  const machine = machines[options.target];
  if (options.fusion === "none") return planUnfused(program2, options.target, machine);
  const decisions = [];
  const base = { target: options.target, machine, scenarios: scenariosOf(program2) };
  const inlined2 = inlineOps(program2.ops, { ...base, ...tablesOf(program2) }, decisions, readCounts(program2.ops));
  const grown = { tensors: [...program2.tensors], symbols: [...program2.symbols] };
  const split = splitOps(inlined2, program2.tree, machine, grown, decisions);
  const enlarged = { ...program2, ...grown, ops: split };
  const context = { ...base, ...tablesOf(enlarged) };
  const stages = [];
  const steps3 = planSteps(split, context, stages, decisions);
  const kept = withoutEmpty(dropDead(stages, steps3, enlarged), steps3);
  const lean = kept.stages.map((stage) => ({
    ...stage,
    parts: stage.parts.map((part) => hoistPart(part, context, decisions)).map(sharePart)
  }));
  return { program: enlarged, plan: { stages: lean, steps: kept.steps, decisions } };
}
function planUnfused(program2, target, machine) {
  if (target !== "cuda") return { program: program2, plan: lowerUnfused(program2) };
  const decisions = [];
  const grown = { tensors: [...program2.tensors], symbols: [...program2.symbols] };
  const isReduction = (op) => op.kind === "reduce";
  const ops = splitOps(program2.ops, program2.tree, machine, grown, decisions, isReduction, muchForABlock);
  if (decisions.length === 0) return { program: program2, plan: lowerUnfused(program2) };
  const enlarged = { ...program2, ...grown, ops };
  const plan = lowerUnfused(enlarged);
  return { program: enlarged, plan: { ...plan, decisions: [...decisions, ...plan.decisions] } };
}
function tablesOf(program2) {
  return {
    tensors: new Map(program2.tensors.map((tensor) => [tensor.name, tensor])),
    kinds: new Map(computeOps(program2.ops).map((op) => [op.name, op.kind]))
  };
}
function splitOps(ops, tree, machine, grown, decisions, wanted = () => true, least) {
  return ops.flatMap((op) => {
    if (isControl(op)) return [{ ...op, body: splitOps(op.body, tree, machine, grown, decisions, wanted, least) }];
    if (!wanted(op)) return [op];
    const split = splitFinish(op, tree, machine, least);
    if (typeof split === "string") return [op];
    grown.tensors.push(...split.tensors);
    grown.symbols.push(...split.symbols);
    decisions.push({
      op: op.name,
      rule: "split-finish",
      text: `cut into ${split.ops.map((piece2) => piece2.name).join(", ")}`
    });
    return [...split.ops];
  });
}
function readCounts(ops) {
  const counts2 = /* @__PURE__ */ new Map();
  const note = (name) => {
    if (name !== void 0) counts2.set(name, (counts2.get(name) ?? 0) + 1);
  };
  const walk = (list2) => {
    for (const op of list2) {
      if (op.kind === "when") note(op.flag);
      if (op.kind === "repeat") note(op.until);
      if (isControl(op)) walk(op.body);
      else if (op.kind === "opaque") op.reads.forEach(note);
      else for (const name of new Set(loadsOf(expressionsOf(op)).map((found) => found.tensor))) note(name);
    }
  };
  walk(ops);
  return counts2;
}
function inlineOps(ops, context, decisions, counts2) {
  const list2 = ops.map(
    (op) => isControl(op) ? { ...op, body: inlineOps(op.body, context, decisions, counts2) } : op
  );
  for (let position = 0; position < list2.length; position += 1) {
    const producer = list2[position];
    if (isControl(producer) || producer.kind !== "map" && producer.kind !== "reduce" && producer.kind !== "matmul")
      continue;
    const target = producer.writes[0].tensor;
    if (producer.writes.length !== 1 || counts2.get(target) !== 1) continue;
    const reader = list2.findIndex(
      (op, at) => at > position && !isControl(op) && loadsOf(expressionsOf(op)).some((found) => found.tensor === target)
    );
    const alone = computeOps(ops).filter((op) => writesTensor(op, target)).length === 1;
    if (reader < 0 || !alone || list2.slice(position, reader).some(isControl)) continue;
    const answer = inlineInto(
      producer,
      list2[reader],
      list2.slice(position + 1, reader),
      context
    );
    if (typeof answer === "string") continue;
    decisions.push({ op: producer.name, rule: answer.rule, text: `${answer.text} by ${answer.op.name}` });
    list2[reader] = answer.op;
    list2.splice(position, 1);
    position -= 1;
  }
  return list2;
}
function writesTensor(op, tensor) {
  return writesOf(op).some((write) => write.tensor === tensor);
}
function planSteps(ops, context, stages, decisions) {
  const steps3 = [];
  let line = [];
  const flush = () => {
    for (const parts of fuseSegment(line, context, decisions)) {
      steps3.push({ kind: "stage", stage: stages.length });
      stages.push({ name: stageName(parts), parts });
    }
    line = [];
  };
  for (const op of ops) {
    if (!isControl(op)) {
      line.push(op);
      continue;
    }
    flush();
    steps3.push(controlStep(op, planSteps(op.body, context, stages, decisions)));
  }
  flush();
  return steps3;
}
function stageName(parts) {
  return parts.map((part) => part.phases.flatMap((phase) => phase.ops).join("+")).join(" | ");
}
function withoutEmpty(stages, steps3) {
  const kept = stages.filter((stage) => stage.parts.length > 0);
  const renumber = (list2) => list2.flatMap((step2) => {
    if (step2.kind !== "stage") return [{ ...step2, body: renumber(step2.body) }];
    const at = kept.indexOf(stages[step2.stage]);
    return at < 0 ? [] : [{ kind: "stage", stage: at }];
  });
  return { stages: kept, steps: renumber(steps3) };
}
function dropDead(stages, steps3, program2) {
  const alive = new Set(
    program2.tensors.filter((tensor) => tensor.role !== "scratch").map((tensor) => tensor.name)
  );
  const walk = (list2) => {
    for (const step2 of list2) {
      if (step2.kind === "when") alive.add(step2.flag);
      if (step2.kind === "repeat" && step2.until !== void 0) alive.add(step2.until);
      if (step2.kind !== "stage") walk(step2.body);
    }
  };
  walk(steps3);
  for (const stage of stages)
    for (const part of stage.parts)
      for (const phase of part.phases) for (const read of phaseReads(phase)) alive.add(read.tensor);
  const wanted = (write) => write.tensor.startsWith("%") || alive.has(write.tensor);
  let changed = false;
  const slim = (phase) => {
    if (phase.kind !== "nest") return [phase];
    const writes = phase.writes.filter(wanted);
    const sweeps = phase.sweeps.map((sweep) => ({ ...sweep, writes: sweep.writes.filter(wanted) })).filter((sweep) => sweep.writes.length > 0);
    if (writes.length < phase.writes.length || sweeps.flatMap((sweep) => sweep.writes).length < phase.sweeps.flatMap((sweep) => sweep.writes).length)
      changed = true;
    return writes.length + sweeps.length === 0 ? [] : [{ ...phase, writes, sweeps }];
  };
  const next = stages.map((stage) => ({
    ...stage,
    parts: stage.parts.map((part) => ({ ...part, phases: part.phases.flatMap(slim) })).filter((part) => part.phases.length > 0)
  }));
  return changed ? dropDead(next, steps3, program2) : next;
}
function hoistPart(part, context, decisions) {
  const shared = sharePart(part);
  const answer = hoist(shared, context);
  if (typeof answer === "string") return shared;
  decisions.push({ op: shared.phases[0].ops.join("+"), rule: answer.rule, text: answer.text });
  return answer.part;
}
function sharePart(part) {
  return {
    ...part,
    phases: part.phases.map((phase) => {
      const sharing = new Sharing();
      const unique = (expr) => sharing.unique(expr);
      switch (phase.kind) {
        case "nest":
          return changeNest(phase, unique);
        case "topk":
          return {
            ...phase,
            op: {
              ...phase.op,
              value: unique(phase.op.value),
              ...phase.op.where === void 0 ? {} : { where: unique(phase.op.where) }
            }
          };
        case "histogram":
          return { ...phase, op: { ...phase.op, bin: unique(phase.op.bin), weight: unique(phase.op.weight) } };
        case "scan":
          return { ...phase, op: { ...phase.op, value: unique(phase.op.value) } };
        case "opaque":
          return phase;
        default:
          return phase;
      }
    })
  };
}
var muchForABlock;
var init_plan = __esm({
  "src/fuse/plan.ts"() {
    "use strict";
    init_contract();
    init_op();
    init_program();
    init_walk();
    init_cost();
    init_lifetime();
    init_lower();
    init_pairs();
    init_rename();
    init_hoist();
    init_inline();
    init_split_finish();
    init_segment();
    init_sharing();
    muchForABlock = 2 ** 20;
  }
});

// src/fuse/arena.ts
function controlBlock(program2) {
  let word6 = 0;
  const take = (count2) => {
    word6 = Math.ceil(word6 / count2) * count2;
    const at = word6;
    word6 += count2;
    return at;
  };
  const cycle2 = take(1);
  const repeat = Array.from({ length: repeatDepth }, () => take(1));
  const symbol = new Map(program2.symbols.map(({ symbol: name }) => [name, take(1)]));
  const parameter = new Map(program2.parameters.map(({ name, dtype }) => [name, take(dtype === "f64" ? 2 : 1)]));
  const tensor = new Map(
    program2.tensors.map(({ name, buffered }) => [name, buffered ? [take(1), take(1)] : [take(1)]])
  );
  return { cycle: cycle2, repeat, symbol, parameter, tensor, words: Math.ceil(word6 / alignmentWords) * alignmentWords };
}
var repeatDepth, alignmentWords;
var init_arena = __esm({
  "src/fuse/arena.ts"() {
    "use strict";
    init_dimension();
    init_dtype();
    init_lifetime();
    repeatDepth = 8;
    alignmentWords = 64;
  }
});

// src/kernel/functions/polynomial.ts
function polynomial(x, coefficients4) {
  return coefficients4.reduceRight(
    (sum2, c) => sum2 === void 0 ? constant(c, x.dtype) : add(mul(x, sum2), c),
    void 0
  );
}
var init_polynomial = __esm({
  "src/kernel/functions/polynomial.ts"() {
    "use strict";
    init_expr();
  }
});

// src/kernel/functions/angle.ts
function sineOfTurned(x, turns) {
  const dtype = x.dtype === "f64" ? "f64" : "f32";
  const q = round(mul(x, 2 / Math.PI));
  const { exact, kept, last: last2 } = halfPi[dtype];
  const restLimit = dtype === "f32" ? 2 ** -23 : 2 ** -52;
  let r = exact.reduce((difference, part) => sub(difference, mul(q, part)), x);
  let rest = neg(mul(q, last2));
  for (const part of kept) {
    const product2 = mul(q, part);
    const next = sub(r, product2);
    rest = add(rest, sub(sub(r, next), product2));
    r = next;
  }
  r = clamp(r, -0.8, 0.8);
  rest = clamp(rest, -restLimit, restLimit);
  const y = mul(r, r);
  const sin2 = add(r, add(mul(r, mul(y, polynomial(y, sine[dtype]))), rest));
  const cos2 = add(sub(1, mul(y, 0.5)), sub(mul(y, mul(y, polynomial(y, cosine[dtype]))), mul(r, rest)));
  return inQuadrant(quadrantOf(q, turns), sin2, cos2);
}
function quadrantOf(q, turns) {
  const whole3 = q.dtype === "f32" ? bitcast(add(q, 12582912), "u32") : cast(cast(q, "i32"), "u32");
  return turns === 0 ? whole3 : add(whole3, u32(turns));
}
function inQuadrant(quadrant, sin2, cos2) {
  const value = select(eq(bitAnd(quadrant, 1), 0), sin2, cos2);
  const half = bitAnd(quadrant, 2);
  if (value.dtype === "f64") return select(eq(half, 0), value, neg(value));
  return bitcast(add(bitcast(value, "u32"), shiftLeft(half, 30)), "f32");
}
var halfPi, sine, cosine;
var init_angle = __esm({
  "src/kernel/functions/angle.ts"() {
    "use strict";
    init_expr();
    init_polynomial();
    halfPi = {
      f32: { exact: [1.5703125, 48351288e-11], kept: [3138557e-13, 6070877e-17], last: 6223372e-20 },
      f64: {
        exact: [1.5707963267341256],
        kept: [6077100506303966e-26, 20222662487111665e-37],
        last: 84784276603689e-45
      }
    };
    sine = {
      f32: [-0.16666654, 8332106e-9, -19507905e-11],
      f64: [
        -0.16666666666666627,
        0.008333333333321131,
        -19841269828775626e-20,
        27557313331557628e-22,
        -25050701423251436e-24,
        15893501461831213e-26
      ]
    };
    cosine = {
      f32: [0.041666646, -0.0013887304, 24431194e-12],
      f64: [
        0.04166666666666659,
        -0.0013888888888872158,
        24801587288265865e-21,
        -27557314004092983e-23,
        20875676324772616e-25,
        -11357234528632965e-27
      ]
    };
  }
});

// src/kernel/functions/cos.ts
function expandCos(x) {
  return sineOfTurned(x, 1);
}
var init_cos = __esm({
  "src/kernel/functions/cos.ts"() {
    "use strict";
    init_angle();
  }
});

// src/kernel/functions/float-bits.ts
function exponentBits(k) {
  return shiftLeft(bitcast(add(k, 12582912), "u32"), 23);
}
function powerOfTwo(k) {
  if (k.dtype === "f32") return bitcast(add(exponentBits(k), one32), "f32");
  return powerOfTwo64(cast(k, "i32"));
}
function powerOfTwo64(k) {
  return cast(bitcast(shiftLeft(add(k, 127), 23), "f32"), "f64");
}
function scale64(x, k) {
  const whole3 = cast(k, "i32");
  const root = powerOfTwo64(shiftRight(whole3, 4));
  const second = mul(root, root);
  const fourth = mul(second, second);
  const eighth = mul(fourth, fourth);
  return mul(x, powerOfTwo64(bitAnd(whole3, 15)), eighth, eighth);
}
function withSignOf(x, magnitude) {
  if (x.dtype === "f32") {
    const sign = bitAnd(bitcast(x, "u32"), u32(signBit));
    return bitcast(bitOr(bitcast(magnitude, "u32"), sign), "f32");
  }
  return select(gt(x, 0), magnitude, select(lt(x, 0), neg(magnitude), x));
}
var signBit, one32;
var init_float_bits = __esm({
  "src/kernel/functions/float-bits.ts"() {
    "use strict";
    init_expr();
    signBit = 2147483648;
    one32 = 1065353216;
  }
});

// src/kernel/functions/exp.ts
function expandExp(x) {
  const dtype = x.dtype === "f64" ? "f64" : "f32";
  const { k, r } = reduceByLogTwo(clamp(x, limits2[dtype][0], limits2[dtype][1]));
  const fraction = expOfRemainder(r);
  if (dtype === "f64") return scale64(fraction, k);
  const isSmall = lt(k, 0);
  const exponent = add(exponentBits(k), select(isSmall, u32(127 + 64 << 23), u32(127 - 64 << 23)));
  return mul(fraction, bitcast(exponent, "f32"), select(isSmall, f32(2 ** -64), f32(2 ** 64)));
}
function reduceByLogTwo(x) {
  const [high, low] = logTwo[x.dtype === "f64" ? "f64" : "f32"];
  const k = round(mul(x, Math.LOG2E));
  return { k, r: sub(sub(x, mul(k, high)), mul(k, low)) };
}
function expOfRemainder(r) {
  const square = mul(r, r);
  return add(add(mul(square, polynomial(r, coefficients[r.dtype === "f64" ? "f64" : "f32"])), r), 1);
}
var coefficients, logTwo, limits2;
var init_exp = __esm({
  "src/kernel/functions/exp.ts"() {
    "use strict";
    init_expr();
    init_float_bits();
    init_polynomial();
    coefficients = {
      f32: [0.49999994, 0.16666521, 0.041668393, 8368743e-9, 0.0013814423],
      f64: [
        0.5000000000000011,
        0.1666666666666641,
        0.04166666666652979,
        0.008333333333495313,
        0.0013888888943744773,
        19841269504976462e-20,
        24801492964748458e-21,
        2755758755181997e-21,
        276303010201976e-21,
        2499977579982892e-23
      ]
    };
    logTwo = { f32: [0.69314575, 14286068e-13], f64: [0.6931471805598903, 5497923018708371e-29] };
    limits2 = { f32: [-104, 89], f64: [-746, 710] };
  }
});

// src/kernel/functions/erf.ts
function expandErf(x) {
  const dtype = x.dtype === "f64" ? "f64" : "f32";
  const a = min(abs(x), saturation[dtype]);
  const square = mul(a, a);
  const near = add(a, mul(a, polynomial(square, centre[dtype])));
  const exponent = polynomial(sub(a, edge[dtype]), tail[dtype]);
  const k = round(exponent);
  const power = mul(expOfRemainder(mul(sub(exponent, k), Math.LN2)), powerOfTwo(k));
  return withSignOf(x, select(lt(a, edge[dtype]), near, sub(1, power)));
}
var edge, saturation, centre, tail;
var init_erf = __esm({
  "src/kernel/functions/erf.ts"() {
    "use strict";
    init_expr();
    init_exp();
    init_float_bits();
    init_polynomial();
    edge = { f32: 0.625, f64: 0.75 };
    saturation = { f32: 4, f64: 6 };
    centre = {
      f32: [0.12837915, -0.37612444, 0.1127993, -0.026595512, 443569e-8],
      f64: [
        0.1283791670955126,
        -0.3761263890318417,
        0.11283791670978371,
        -0.02686617065014354,
        0.005223977680027229,
        -8548330397413777e-19,
        12055456817161984e-20,
        -14928314466963393e-21,
        1649199324031682e-21,
        -1644548170267164e-22,
        13243245760080979e-24
      ]
    };
    tail = {
      f32: [-1.4082857, -2.9236054, -1.1351405, -0.08578188, 0.020112777, -0.0033151172, 26636687e-11],
      f64: [
        -1.791635738423792,
        -3.211256902441041,
        -1.165483413302839,
        -0.07631855259897478,
        0.018330342185320894,
        -0.0032755604630695357,
        18698995297411751e-20,
        1527950571191416e-19,
        -7838333573551861e-20,
        2074129808736282e-20,
        -21071475646798577e-22,
        -98856147642098e-20,
        6640203175409157e-22,
        -2269625808650512e-22,
        5328778029594137e-23,
        -8886687200314395e-24,
        10129201117093035e-25,
        -7090143209836088e-26,
        2297413228579031e-27
      ]
    };
  }
});

// src/kernel/functions/log.ts
function expandLog(x) {
  return x.dtype === "f64" ? log64(x) : log32(x);
}
function log32(x) {
  const bits = bitcast(x, "i32");
  const isSubnormal = lt(bits, 8388608);
  const normal2 = bitcast(select(isSubnormal, cast(bits, "f32"), x), "i32");
  const k = shiftRight(sub(normal2, rootHalf), 23);
  const mantissa = bitcast(sub(normal2, shiftLeft(k, 23)), "f32");
  const exponent = add(k, select(isSubnormal, i32(-149), i32(0)));
  const isPositive = lt(sub(bitcast(x, "u32"), 1), 2139095039);
  const isZero = eq(shiftLeft(bitcast(x, "u32"), 1), 0);
  const isNegative = gt(bitcast(x, "u32"), u32(signBit));
  const special = select(isZero, f32(Number.NEGATIVE_INFINITY), select(isNegative, f32(Number.NaN), x));
  return select(isPositive, combine(cast(exponent, "f32"), mantissa), special);
}
function log64(x) {
  const first = bringCloser(x, 358, 716);
  const second = bringCloser(first.x, 120, 239);
  const k = shiftRight(sub(bitcast(cast(second.x, "f32"), "i32"), rootHalf), 23);
  const mantissa = mul(second.x, powerOfTwo64(sub(0, k)));
  const exponent = add(k, first.exponent, second.exponent);
  const isPositive = and(gt(x, 0), lt(x, Number.POSITIVE_INFINITY));
  const special = select(eq(x, 0), f64(Number.NEGATIVE_INFINITY), select(lt(x, 0), constant(Number.NaN, "f64"), x));
  return select(isPositive, combine(cast(exponent, "f64"), mantissa), special);
}
function bringCloser(x, limit, by) {
  const isSmall = lt(x, 2 ** -limit);
  const isLarge = ge(x, 2 ** limit);
  const factor = select(isSmall, f64(2 ** by), select(isLarge, f64(2 ** -by), f64(1)));
  return { x: mul(x, factor), exponent: select(isSmall, i32(-by), select(isLarge, i32(by), i32(0))) };
}
function combine(k, m) {
  const dtype = m.dtype === "f64" ? "f64" : "f32";
  const [high, low] = logTwo2[dtype];
  const f = sub(m, 1);
  const s = plainQuotient(f, add(f, 2));
  const y = mul(s, s);
  const w = mul(y, polynomial(y, coefficients2[dtype]));
  return add(mul(k, high), sub(f, sub(mul(s, sub(f, w)), mul(k, low))));
}
var coefficients2, logTwo2, rootHalf;
var init_log = __esm({
  "src/kernel/functions/log.ts"() {
    "use strict";
    init_expr();
    init_float_bits();
    init_polynomial();
    init_quotient();
    coefficients2 = {
      f32: [0.66666776, 0.39977568, 0.29871482],
      f64: [
        0.6666666666666735,
        0.3999999999940933,
        0.2857142874363142,
        0.22222198445768054,
        0.18183570784733236,
        0.15313890753994538,
        0.1479749580355464
      ]
    };
    logTwo2 = { f32: [0.69314575, 14286068e-13], f64: [0.6931471805598903, 5497923018708371e-29] };
    rootHalf = 1060439283;
  }
});

// src/kernel/functions/sigmoid.ts
function expandSigmoid(x) {
  const e = x.dtype === "f64" ? expandExp(min(x, 40)) : expUpTo18(x);
  const isSmall = lt(e, 1 / 3);
  const quotient = plainQuotient(mul(e, select(isSmall, e, 1)), add(e, 1));
  return select(isSmall, sub(e, quotient), quotient);
}
function expUpTo18(x) {
  const { k, r } = reduceByLogTwo(clamp(x, -104, 18));
  const power = bitcast(add(exponentBits(k), u32(127 + 64 << 23)), "f32");
  return mul(expOfRemainder(r), power, 2 ** -64);
}
var init_sigmoid = __esm({
  "src/kernel/functions/sigmoid.ts"() {
    "use strict";
    init_expr();
    init_exp();
    init_float_bits();
    init_quotient();
  }
});

// src/kernel/functions/sin.ts
function expandSin(x) {
  return select(eq(x, 0), x, sineOfTurned(x, 0));
}
var init_sin = __esm({
  "src/kernel/functions/sin.ts"() {
    "use strict";
    init_expr();
    init_angle();
  }
});

// src/kernel/functions/tanh.ts
function expandTanh(x) {
  const isDouble = x.dtype === "f64";
  const a = min(abs(x), isDouble ? saturation2.f64 : saturation2.f32);
  const k = round(sub(mul(a, stepsPerUnit), firstStep));
  const z = isDouble ? sub(sub(a, mul(k, step.f64[0])), mul(k, step.f64[1])) : sub(a, mul(k, step.f32));
  const square = mul(z, z);
  const t = add(z, mul(z, mul(square, polynomial(square, isDouble ? coefficients3.f64 : coefficients3.f32))));
  const s = isDouble ? powerOfTwo(sub(0, k)) : bitcast(sub(u32(one32), exponentBits(k)), "f32");
  const base = sub(1, s);
  const m = mul(base, sub(1, t));
  const rest = plainQuotient(mul(s, sub(add(t, t), m)), sub(2, m));
  return withSignOf(x, add(base, rest));
}
var coefficients3, saturation2, stepsPerUnit, firstStep, step;
var init_tanh = __esm({
  "src/kernel/functions/tanh.ts"() {
    "use strict";
    init_expr();
    init_float_bits();
    init_polynomial();
    init_quotient();
    coefficients3 = {
      f32: [-0.33333063, 0.13314901, -0.050370853],
      f64: [
        -0.3333333333333326,
        0.13333333333306627,
        -0.05396825393530376,
        0.021869486568385603,
        -0.008863170412621718,
        0.003590872648012166,
        -0.0014417173941571998,
        5029711570534338e-19
      ]
    };
    saturation2 = { f32: 9.2, f64: 19.5 };
    stepsPerUnit = 2 * Math.LOG2E;
    firstStep = 0.3656;
    step = { f32: Math.fround(Math.LN2 / 2), f64: [0.34657359027994517, 27489615093541856e-30] };
  }
});

// src/kernel/functions/expand.ts
function expandCall(name, dtype, x) {
  if (x.dtype !== dtype) refuse(name, "argument of a wrong type", x.dtype, dtype);
  return expansions[name](x);
}
function expandContracted(roots) {
  const expand = rewriter((expr) => expr.op === "call" ? contractedCall(expr.name, expr.args[0]) : expr);
  return roots.map(expand);
}
function contractedCall(name, x) {
  const argument3 = { op: "parameter", dtype: x.dtype, args: [], name: "x" };
  const contracted = contraction()(expansions[name](argument3));
  return rewriter((expr) => expr === argument3 ? x : expr)(contracted);
}
var expansions, namedFunctions;
var init_expand = __esm({
  "src/kernel/functions/expand.ts"() {
    "use strict";
    init_contract();
    init_errors();
    init_walk();
    init_cos();
    init_erf();
    init_exp();
    init_log();
    init_sigmoid();
    init_sin();
    init_squash();
    init_tanh();
    expansions = {
      exp: expandExp,
      log: expandLog,
      tanh: expandTanh,
      squash: expandSquash,
      sigmoid: expandSigmoid,
      sin: expandSin,
      cos: expandCos,
      erf: expandErf
    };
    namedFunctions = Object.keys(expansions);
  }
});

// src/emit/wgsl/text.ts
function printText(text, indent2 = "") {
  const print2 = (line) => typeof line === "string" ? `${indent2}${line}
` : printText(line, `${indent2}  `);
  return text.map(print2).join("");
}
function block2(head, body) {
  return [head === "" ? "{" : `${head} {`, body, "}"];
}
function typeOf(scalar) {
  if (scalar !== "f64") return scalar;
  throw new FieldbrainError(
    "program-unsupported",
    "webgpu: WGSL has no 64-bit floats (got f64, expected f32). Use f32, or the cpu device.",
    { dtype: scalar }
  );
}
function literal2(value, dtype, fromBits) {
  switch (typeOf(dtype)) {
    case "bool":
      return value === 0 ? "false" : "true";
    case "u32":
      return `${value}u`;
    case "i32":
      if (value === -(2 ** 31)) return "i32(-2147483648)";
      return value < 0 ? `(${value}i)` : `${value}i`;
    case "f32": {
      const plain2 = Number.isFinite(value) && (Math.abs(value) >= smallestNormal || Object.is(value, 0));
      if (!plain2) return `${fromBits()}(${floatBits(value)}u)`;
      return value < 0 ? `(${value}f)` : `${value}f`;
    }
  }
}
function floatBits(value) {
  word4.setFloat32(0, value);
  return word4.getUint32(0);
}
function toBits(type, text) {
  return type === "u32" ? text : `bitcast<u32>(${bare2(text)})`;
}
function ofBits(type, text) {
  return type === "u32" ? text : `bitcast<${type}>(${bare2(text)})`;
}
function bare2(text) {
  if (!text.startsWith("(") || !text.endsWith(")")) return text;
  let depth2 = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === "(") depth2 += 1;
    if (text[i] === ")") depth2 -= 1;
    if (depth2 === 0 && i < text.length - 1) return text;
  }
  return text.slice(1, -1);
}
function isAtom(text) {
  return /^[A-Za-z0-9_.]+$/.test(text) || /^\(-[0-9.e+-]+[if]\)$/.test(text);
}
var word4, smallestNormal;
var init_text = __esm({
  "src/emit/wgsl/text.ts"() {
    "use strict";
    init_errors();
    word4 = new DataView(new ArrayBuffer(4));
    smallestNormal = 2 ** -126;
  }
});

// src/emit/wgsl/helpers.ts
function halvesHelper(helpers, lanes5) {
  return helpers.made(`halves${lanes5}`, () => {
    let level = Array.from({ length: lanes5 }, (_, lane) => `a[${lane}]`);
    while (level.length > 1) {
      const before = level;
      const half = before.length / 2;
      level = Array.from({ length: half }, (_, lane) => `(${before[lane]} + ${before[lane + half]})`);
    }
    return [`fn halves${lanes5}(a: array<f32, ${lanes5}>) -> f32 { return ${level[0]}; }`];
  });
}
var nan, library, Helpers;
var init_helpers = __esm({
  "src/emit/wgsl/helpers.ts"() {
    "use strict";
    init_text();
    nan = "(bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u";
    library = {
      fromBits: { needs: [], text: ["fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }"] },
      isNan: { needs: [], text: [`fn isNan(a: f32) -> bool { return ${nan}; }`] },
      isFinite32: {
        needs: [],
        text: ["fn isFinite32(a: f32) -> bool { return (bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u; }"]
      },
      minFloat: {
        needs: [],
        text: [`fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, ${nan}); }`]
      },
      maxFloat: {
        needs: [],
        text: [`fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, ${nan}); }`]
      },
      divSigned: { needs: [], text: ["fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }"] },
      divUnsigned: { needs: [], text: ["fn divUnsigned(a: u32, b: u32) -> u32 { return select(a / b, 0u, b == 0u); }"] },
      remSigned: { needs: [], text: ["fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }"] },
      remUnsigned: { needs: [], text: ["fn remUnsigned(a: u32, b: u32) -> u32 { return select(a % b, 0u, b == 0u); }"] },
      toSigned: {
        needs: [],
        text: block2("fn toSigned(a: f32) -> i32", [
          "let low = select(i32(a), i32(-2147483648), a <= -2147483648f);",
          `return select(select(low, 2147483647i, a >= 2147483648f), 0i, ${nan});`
        ])
      },
      toUnsigned: {
        needs: [],
        text: block2("fn toUnsigned(a: f32) -> u32", [
          `return select(select(u32(a), 4294967295u, a >= 4294967296f), 0u, ${nan} || a <= 0f);`
        ])
      },
      // By halves: some drivers round f32(u32) wrongly from 2^31 on.
      fromUnsigned: {
        needs: [],
        text: ["fn fromUnsigned(a: u32) -> f32 { return f32(a >> 16u) * 65536f + f32(a & 0xffffu); }"]
      },
      clampAt: { needs: [], text: ["fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }"] },
      wrapAt: {
        needs: [],
        text: block2("fn wrapAt(i: i32, size: i32) -> i32", [
          "let rest = i % max(size, 1i);",
          "return select(rest, rest + size, rest < 0i);"
        ])
      },
      // Line by line what kernel/permutation.ts does.
      permute: {
        needs: [],
        text: block2("fn permute(seed: u32, index: u32, count: u32) -> u32", [
          "if (count == 0u) { return 0u; }",
          "if (count == 1u || index >= count) { return index; }",
          "let width = 32u - countLeadingZeros(count - 1u);",
          "let mask = 0xffffffffu >> (32u - width);",
          "let shift = (width + 1u) >> 1u;",
          "let rounds = select(8u, 16u, width <= 6u);",
          "var start = seed ^ (seed >> 16u);",
          "start = start * 0xfcb2ad67u;",
          "start = start ^ (start >> 13u);",
          "start = start * 0x49387a61u;",
          "start = start ^ (start >> 17u);",
          "var x = index;",
          ...block2("loop", [
            "var key = start;",
            ...block2("for (var round = 0u; round < rounds; round++)", [
              "key = key * 0x7c98455du + 0x6a37d291u;",
              "let add = key ^ (key >> 15u);",
              "let multiply = ((add >> 9u) ^ (add << 14u)) | 1u;",
              "x = ((x + add) * multiply) & mask;",
              "x = x ^ (x >> shift);"
            ]),
            "x = (x + key) & mask;",
            "if (x < count) { break; }"
          ]),
          "return x;"
        ])
      }
    };
    Helpers = class {
      used = /* @__PURE__ */ new Set();
      written = /* @__PURE__ */ new Map();
      use(name) {
        this.used.add(name);
        for (const other of library[name].needs) this.use(other);
        return name;
      }
      /** A function made on demand; `write` runs once a module. */
      made(name, write) {
        if (!this.written.has(name)) {
          this.written.set(name, []);
          this.written.set(name, write());
        }
        return name;
      }
      /** The named function of the language as a function of ours; set by formulas.ts. */
      named = () => {
        throw new Error("no writer of named functions");
      };
      /** A function that rounds to a 16-bit type; set by formulas.ts. */
      rounded = () => {
        throw new Error("no writer of half floats");
      };
      text() {
        const fixed = Object.keys(library).filter((name) => this.used.has(name));
        const made = [...this.written.keys()].sort();
        return [
          ...fixed.map((name) => printText(library[name].text)),
          ...made.map((name) => printText(this.written.get(name) ?? []))
        ].join("");
      }
    };
  }
});

// src/emit/wgsl/module.ts
var narrow, wide, extraWords, windowWords, Module;
var init_module = __esm({
  "src/emit/wgsl/module.ts"() {
    "use strict";
    init_errors();
    init_helpers();
    narrow = 64;
    wide = 256;
    extraWords = { guards: 0, faults: 1, zero: 2 };
    windowWords = 64;
    Module = class {
      constructor(program2, control, options, sites, lanes5 = narrow) {
        this.program = program2;
        this.control = control;
        this.options = options;
        this.sites = sites;
        this.lanes = lanes5;
        this.tensors = new Map(program2.tensors.map((tensor) => [tensor.name, tensor]));
        this.tree = program2.tree;
      }
      program;
      control;
      options;
      sites;
      lanes;
      helpers = new Helpers();
      tensors;
      tree;
      /** Functions of opaque ops and parts, in order. */
      functions = [];
      globals = /* @__PURE__ */ new Map();
      words = 0;
      poolWords = 0;
      localWords = 0;
      /** A word of the uniform copy of the control block. */
      param(word6) {
        return `params[${word6 >> 2}].${"xyzw"[word6 & 3]}`;
      }
      extra(name) {
        return this.param(this.control.words + extraWords[name]);
      }
      /** Scratch in workgroup memory, reused by everything that stands between barriers. */
      pool(words) {
        this.poolWords = Math.max(this.poolWords, words);
      }
      /** Memory of a part's local arrays; parts run in different workgroups and share it. */
      locals(words) {
        this.localWords = Math.max(this.localWords, words);
      }
      /** A workgroup variable with its own type. */
      shared(name, type, words) {
        if (!this.globals.has(name)) {
          this.globals.set(name, type);
          this.words += words;
        }
        return name;
      }
      /** The number of a bounds check, from 1. */
      site(site) {
        this.sites.push(site);
        return this.sites.length;
      }
      /** Declarations of workgroup memory; refuses a stage that needs more than there is. */
      declarations(stage) {
        const bytes2 = 4 * (this.words + this.poolWords + this.localWords);
        const most2 = this.options.workgroupBytes ?? 16384;
        if (bytes2 > most2) {
          throw new FieldbrainError(
            "program-unsupported",
            `stage ${stage}: too much workgroup memory (got ${bytes2} bytes, expected at most ${most2}). Load it with fusion: 'none'.`,
            { stage, bytes: bytes2, most: most2 }
          );
        }
        const lines = [...this.globals].map(([name, type]) => `var<workgroup> ${name}: ${type};`);
        if (this.poolWords > 0) lines.unshift(`var<workgroup> pool: array<u32, ${this.poolWords}>;`);
        if (this.localWords > 0) lines.unshift(`var<workgroup> local: array<u32, ${this.localWords}>;`);
        return lines;
      }
    };
  }
});

// src/emit/wgsl/control.ts
function writeControl(program2, plan, control) {
  const module = new Module(program2, control, {}, []);
  const functions = /* @__PURE__ */ new Map();
  const conditions = [];
  const word6 = (guard) => `arena[${module.extra("guards")} + ${guard}u]`;
  const flag = (tensor) => {
    const [even, odd] = (control.tensor.get(tensor) ?? [0]).map((at) => module.param(at));
    return odd === void 0 ? `arena[${even}]` : `arena[select(${even}, ${odd}, (arena[${control.cycle}] & 1u) == 1u)]`;
  };
  const newGuard = (condition) => {
    conditions.push(condition ?? `${word6(conditions.length)} != 0u`);
    return conditions.length - 1;
  };
  const alive = (guard) => guard === void 0 ? "1u" : `select(0u, 1u, ${conditions[guard]})`;
  const kernel = (name, lines) => {
    const entryPoint = `${name}_${functions.size}`;
    functions.set(entryPoint, ["@compute @workgroup_size(1)", ...block2(`fn ${entryPoint}()`, lines)]);
    return { kind: "control", entryPoint };
  };
  const walk = (steps3, guard, depth2) => steps3.flatMap((step2) => {
    switch (step2.kind) {
      case "stage":
        return [{ kind: "stage", stage: step2.stage, guard }];
      case "every":
        return [{ kind: "every", n: step2.n, phase: step2.phase, body: walk(step2.body, guard, depth2) }];
      case "when": {
        if (!writesInside2(plan, step2.body, step2.flag)) {
          const outer = guard === void 0 ? "" : `${conditions[guard]} && `;
          return walk(step2.body, newGuard(`${outer}${flag(step2.flag)} != 0u`), depth2);
        }
        const own = newGuard();
        const set = kernel("when", [`${word6(own)} = select(0u, ${alive(guard)}, ${flag(step2.flag)} != 0u);`]);
        return [set, ...walk(step2.body, own, depth2)];
      }
      case "repeat": {
        const round2 = `arena[${control.repeat[depth2]}]`;
        const counted = usesAxis(plan, step2);
        const own = step2.until === void 0 ? guard : newGuard();
        const begin = counted ? [`${round2} = 0u;`] : [];
        const next = counted ? [`${round2} += 1u;`] : [];
        if (step2.until !== void 0 && own !== void 0) {
          begin.push(`${word6(own)} = ${alive(guard)};`);
          next.push(`if (${flag(step2.until)} != 0u) { ${word6(own)} = 0u; }`);
        }
        const body = walk(step2.body, own, depth2 + 1);
        const after = next.length === 0 ? [] : [kernel("next", next)];
        const before = begin.length === 0 ? [] : [kernel("begin", begin)];
        return [...before, { kind: "repeat", max: step2.max, body: [...body, ...after] }];
      }
      default:
        return step2;
    }
  });
  return { steps: walk(plan.steps, void 0, 0), functions, guards: conditions.length, conditions };
}
function writesInside2(plan, steps3, tensor) {
  return steps3.some((step2) => {
    if (step2.kind !== "stage") return writesInside2(plan, step2.body, tensor);
    const phases2 = plan.stages[step2.stage].parts.flatMap((part) => part.phases);
    return phases2.some((phase) => phaseWrites(phase).some((write) => write.tensor === tensor));
  });
}
function usesAxis(plan, step2) {
  const inside = (steps3) => steps3.some((inner) => {
    if (inner.kind !== "stage") return inside(inner.body);
    return plan.stages[inner.stage].parts.some(
      (part) => part.phases.some((phase) => phaseExpressions(phase).some((expr) => freeAxes(expr).has(step2.axis)))
    );
  });
  return inside(step2.body);
}
function printControl(control) {
  return [...control.functions.values()].map((lines) => printText(lines)).join("");
}
var init_control = __esm({
  "src/emit/wgsl/control.ts"() {
    "use strict";
    init_lifetime();
    init_stage();
    init_walk();
    init_module();
    init_text();
  }
});

// src/emit/wgsl/accumulate.ts
function isTreeSum(fold2) {
  return fold2.reducer === "sum" && fold2.dtype === "f32";
}
function worst(kernel, dtype, largest2) {
  const type = typeOf(dtype);
  if (type === "i32") return largest2 ? "i32(-2147483648)" : "2147483647i";
  if (type === "u32") return largest2 ? "0u" : "4294967295u";
  return `${kernel.module.helpers.use("fromBits")}(${largest2 ? "0xff800000u" : "0x7f800000u"})`;
}
function better(dtype, largest2, kept, value) {
  if (dtype !== "f32") return `${largest2 ? "max" : "min"}(${kept}, ${value})`;
  return `select(${kept}, ${value}, ${value} ${largest2 ? ">" : "<"} ${kept})`;
}
function accumulator(kernel, fold2) {
  const value = kernel.fresh("a");
  const [body] = fold2.args;
  const largest2 = fold2.reducer === "max" || fold2.reducer === "argmax";
  const base = { fold: fold2, value, place: void 0, result: value };
  switch (fold2.reducer) {
    case "sum":
      return { ...base, declarations: [`var ${value} = ${typeOf(fold2.dtype)}();`], take: (v) => [`${value} += ${v};`] };
    case "count":
      return { ...base, declarations: [`var ${value} = 0i;`], take: (v) => [`${value} += select(0i, 1i, ${v});`] };
    case "max":
    case "min": {
      const declarations = [`var ${value} = ${worst(kernel, fold2.dtype, largest2)};`];
      return { ...base, declarations, take: (v) => [`${value} = ${better(fold2.dtype, largest2, value, v)};`] };
    }
    case "argmax":
    case "argmin": {
      const place = kernel.fresh("k");
      const notNan = body.dtype === "f32" ? `!${kernel.module.helpers.use("isNan")}` : void 0;
      const declarations = [`var ${value} = ${worst(kernel, body.dtype, largest2)};`, `var ${place} = -1i;`];
      const take = (v, index) => {
        const wins = `(${place} < 0i || ${v} ${largest2 ? ">" : "<"} ${value})`;
        const condition = notNan === void 0 ? wins : `${notNan}(${v}) && ${wins}`;
        return block2(`if (${condition})`, [`${value} = ${v};`, `${place} = ${index};`]);
      };
      return { fold: fold2, value, place, declarations, take, result: place };
    }
    default:
      return fold2.reducer;
  }
}
var UpperLevels;
var init_accumulate = __esm({
  "src/emit/wgsl/accumulate.ts"() {
    "use strict";
    init_tree();
    init_helpers();
    init_text();
    UpperLevels = class {
      constructor(kernel, tree, most2) {
        this.tree = tree;
        this.halves = halvesHelper(kernel.module.helpers, tree.lanes);
        const above = levelsOf(most2, tree) - 1;
        this.levels = Array.from({ length: above }, () => ({ sums: kernel.fresh("u"), count: kernel.fresh("n") }));
      }
      tree;
      levels;
      halves;
      get exists() {
        return this.levels.length > 0;
      }
      declarations() {
        const type = `array<f32, ${this.tree.lanes}>`;
        return this.levels.flatMap(({ sums, count: count2 }) => [`var ${sums} = ${type}();`, `var ${count2} = 0i;`]);
      }
      push(result, level = 0) {
        const { sums, count: count2 } = this.levels[level];
        const lines = [`${sums}[${count2} & ${this.tree.lanes - 1}i] += ${result};`, `${count2}++;`];
        if (level === this.levels.length - 1) return lines;
        const full = [
          ...this.push(`${this.halves}(${sums})`, level + 1),
          `${sums} = array<f32, ${this.tree.lanes}>();`,
          `${count2} = 0i;`
        ];
        return [...lines, ...block2(`if (${count2} == ${this.tree.chunk}i)`, full)];
      }
      /** Pushes what is left at every level; the text of the whole sum. */
      finish() {
        const lines = this.levels.slice(0, -1).map(({ sums }, level) => {
          const above = this.levels[level + 1];
          return `${above.sums}[${above.count} & ${this.tree.lanes - 1}i] += ${this.halves}(${sums});`;
        });
        return { lines, result: `${this.halves}(${this.levels[this.levels.length - 1].sums})` };
      }
    };
  }
});

// src/emit/wgsl/scope.ts
var Scope2;
var init_scope = __esm({
  "src/emit/wgsl/scope.ts"() {
    "use strict";
    init_walk();
    Scope2 = class {
      /** `together`: all invocations of the workgroup are here at the same row, in uniform control flow. */
      constructor(parent, axes, together3) {
        this.parent = parent;
        this.axes = axes;
        this.together = together3;
      }
      parent;
      axes;
      together;
      lines = [];
      names = /* @__PURE__ */ new Map();
      pinned = /* @__PURE__ */ new Set();
      name(expr) {
        return this.names.get(expr);
      }
      setName(expr, name) {
        this.names.set(expr, name);
      }
      /** A result that stays what it is, whatever is stored later. */
      pin(expr, name) {
        this.names.set(expr, name);
        this.pinned.add(expr);
      }
      /** A pinned result, from here or further out. */
      pinnedName(expr) {
        return this.pinned.has(expr) ? this.names.get(expr) : this.parent?.pinnedName(expr);
      }
      axis(axis) {
        return this.axes.get(axis) ?? this.parent?.axis(axis);
      }
      /** Forgets values that were read from these tensors, here and further out. */
      forget(written3) {
        for (const expr of this.names.keys()) {
          const stale = loadsOf([expr]).some(({ tensor, version: version2 }) => written3.has(`${tensor}.${version2}`));
          if (stale && !this.pinned.has(expr)) this.names.delete(expr);
        }
        this.parent?.forget(written3);
      }
    };
  }
});

// src/emit/wgsl/store.ts
function writeStores(values, scope, writes) {
  const lines = storeLines(values, scope, writes, writes.length === 1);
  if (lines.length === 0) return;
  scope.lines.push(...scope.together ? block2("if (lane == 0u)", lines) : lines);
  scope.forget(new Set(writes.map(({ tensor, version: version2 }) => `${tensor}.${version2}`)));
}
function storeLines(values, scope, writes, alone) {
  const { kernel } = values;
  const stores = writes.map((write) => {
    const memory = kernel.memory(write.tensor, write.version);
    if (memory.shape.includes(0)) return [];
    const settled = (text) => {
      if (alone || isAtom(text) || !text.includes("[")) return text;
      const name = kernel.fresh("v");
      scope.lines.push(`let ${name} = ${bare2(text)};`);
      return name;
    };
    const conditions = [];
    const indices = write.indices.map((index, axis) => {
      const known2 = kernel.isInside(index, memory.shape[axis]);
      const text = known2 ? settled(values.text(index, scope)) : values.name(index, scope);
      if (!known2) conditions.push(`${text} >= 0i && ${text} < ${kernel.size(memory.shape[axis])}`);
      return text;
    });
    if (write.where !== void 0) conditions.unshift(settled(values.text(write.where, scope)));
    const store2 = kernel.store(memory, indices, settled(values.text(write.value, scope)));
    return conditions.length === 0 ? [store2] : block2(`if (${joined2(conditions)})`, [store2]);
  });
  return stores.flat();
}
function joined2(conditions) {
  return conditions.length === 1 ? bare2(conditions[0]) : conditions.join(" && ");
}
var init_store = __esm({
  "src/emit/wgsl/store.ts"() {
    "use strict";
    init_text();
  }
});

// src/emit/wgsl/loop.ts
function extentOf(values, scope, group) {
  const extents = group.axes.map((axis) => axis.extent);
  const total2 = values.kernel.points(extents);
  const most2 = product(extents.map(largest));
  if (group.range.length === 0) return { count: total2, most: most2, first: void 0, loaded: false };
  const [begin, end] = group.range.map((bound) => values.text(bound, scope));
  if (group.range[0].op === "constant" && group.range[0].value <= 0) {
    const count3 = values.kernel.fresh("count");
    scope.lines.push(`let ${count3} = max(min(${end}, ${total2}), 0i);`);
    return { count: count3, most: most2, first: void 0, loaded: true };
  }
  const [first, last2, count2] = ["first", "last", "count"].map((name) => values.kernel.fresh(name));
  scope.lines.push(
    `let ${first} = max(${begin}, 0i);`,
    `let ${last2} = min(${end}, ${total2});`,
    `let ${count2} = select(0i, ${last2} - ${first}, ${last2} > ${first});`
  );
  return { count: count2, most: most2, first, loaded: true };
}
function decode(kernel, axes, linear2, nameOf2 = (axis) => kernel.axisName(axis)) {
  const bound = /* @__PURE__ */ new Map();
  if (axes.length === 1) return { lines: [], bound: bound.set(axes[0], linear2) };
  const lines = [];
  let rest = linear2;
  for (let position = axes.length - 1; position >= 0; position -= 1) {
    const axis = axes[position];
    const name = nameOf2(axis);
    const size = axis.extent === 0 ? "1i" : kernel.size(axis.extent);
    bound.set(axis, name);
    lines.push(position === 0 ? `let ${name} = ${rest};` : `let ${name} = ${rest} % ${size};`);
    if (position === 0) break;
    const next = kernel.fresh("q");
    if (position > 1) lines.push(`let ${next} = ${rest} / ${size};`);
    rest = position > 1 ? next : `${rest} / ${size}`;
  }
  return { lines, bound };
}
function loopBody(values, scope, group, linear2, take, begin) {
  const { lines, bound } = decode(values.kernel, group.axes, linear2);
  const inner = new Scope2(scope, bound, false);
  inner.lines.push(...lines);
  begin?.(inner, linear2);
  const taken = group.folds.map((fold2) => values.name(fold2.args[0], inner));
  taken.forEach((value, position) => {
    inner.lines.push(...take[position](value, linear2));
  });
  writeStores(values, inner, group.writes);
  return inner.lines;
}
function writeSerialLoop(values, scope, group) {
  const { kernel } = values;
  const { tree, helpers } = kernel.module;
  const { count: count2, most: most2, first, loaded } = extentOf(values, scope, group);
  const hasTree = group.folds.some(isTreeSum);
  const width5 = hasTree ? Math.min(tree.lanes, powerOfTwo2(Math.max(most2, 1))) : 1;
  const lane = kernel.fresh("l");
  const before = [];
  const perChunk = [];
  const afterChunk = [];
  const results = [];
  const takes = group.folds.map((fold2) => {
    if (!isTreeSum(fold2)) {
      const kept = accumulator(kernel, fold2);
      before.push(...kept.declarations);
      scope.pin(fold2, kept.result);
      return kept.take;
    }
    const sums = kernel.fresh("s");
    const upper = new UpperLevels(kernel, tree, most2);
    const halves = `${halvesHelper(helpers, width5)}(${sums})`;
    const name = kernel.fresh("f");
    perChunk.push(`var ${sums} = array<f32, ${width5}>();`);
    if (upper.exists) {
      before.push(...upper.declarations());
      afterChunk.push(...upper.push(halves));
      const { lines, result } = upper.finish();
      results.push(...lines, `let ${name} = ${result};`);
    } else {
      results.push(`let ${name} = ${halves};`);
    }
    scope.pin(fold2, name);
    return (value) => [`${sums}[${lane}] += ${value};`];
  });
  const shift2 = (position2) => first === void 0 ? position2 : `${first} + ${position2}`;
  const linearName = group.axes.length === 1 ? kernel.axisName(group.axes[0]) : kernel.fresh("p");
  if (!hasTree) {
    const start2 = first ?? "0i";
    const end2 = first === void 0 ? count2 : `${first} + ${count2}`;
    const body2 = loopBody(values, scope, group, linearName, takes);
    scope.lines.push(
      ...before,
      ...block2(`for (var ${linearName} = ${start2}; ${linearName} < ${end2}; ${linearName}++)`, body2)
    );
    return;
  }
  const body = loopBody(values, scope, group, linearName, takes);
  const chunk = kernel.fresh("c");
  const base = kernel.fresh("b");
  const position = most2 > width5 ? `${base} + ${lane}` : lane;
  const ragged = loaded || !divides(width5, group.axes);
  const left = most2 > width5 ? `${count2} - ${base}` : count2;
  const bound = ragged ? `min(${width5}i, ${left})` : `${width5}i`;
  const laneLoop = block2(`for (var ${lane} = 0i; ${lane} < ${bound}; ${lane}++)`, [
    `let ${linearName} = ${shift2(position)};`,
    ...body
  ]);
  const chunked = most2 > tree.chunk;
  const end = chunked ? `min(${chunk} + ${tree.chunk}i, ${count2})` : count2;
  const chunkLoop = most2 > width5 ? block2(`for (var ${base} = ${chunked ? chunk : "0i"}; ${base} < ${end}; ${base} += ${width5}i)`, laneLoop) : laneLoop;
  scope.lines.push(...before);
  if (chunked)
    scope.lines.push(
      ...block2(`for (var ${chunk} = 0i; ${chunk} < ${count2}; ${chunk} += ${tree.chunk}i)`, [
        ...perChunk,
        ...chunkLoop,
        ...afterChunk
      ])
    );
  else scope.lines.push(...perChunk, ...chunkLoop, ...afterChunk);
  scope.lines.push(...results);
}
function divides(width5, axes) {
  const fixed = axes.map((axis) => axis.extent).filter((extent) => typeof extent === "number");
  return product(fixed) % width5 === 0;
}
function powerOfTwo2(least) {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}
var init_loop = __esm({
  "src/emit/wgsl/loop.ts"() {
    "use strict";
    init_dimension();
    init_accumulate();
    init_helpers();
    init_scope();
    init_store();
    init_text();
  }
});

// src/emit/wgsl/join.ts
function join2(kernel, scope, kept, busy) {
  const count2 = Math.min(kernel.lanes, powerOfTwo2(Math.max(busy, 1)));
  const atOnce = Math.max(1, Math.floor(mostWords / (2 * count2)));
  for (let done = 0; done < kept.length; done += atOnce) {
    joinSome(kernel, scope, kept.slice(done, done + atOnce), count2);
  }
}
function joinSome(kernel, scope, kept, count2) {
  const slots = [];
  let words = 0;
  for (const one of kept) {
    const type = typeOf(one.fold.reducer === "count" ? "i32" : one.fold.args[0].dtype);
    slots.push({ at: words, one, type });
    words += one.place === void 0 ? count2 : 2 * count2;
  }
  kernel.pool(words);
  const put = slots.flatMap(({ at, one, type }) => [
    `${word5(kernel, at, "lane")} = ${toBits(type, one.value)};`,
    ...one.place === void 0 ? [] : [`${word5(kernel, at + count2, "lane")} = bitcast<u32>(${one.place});`]
  ]);
  scope.lines.push(...count2 < kernel.lanes ? block2(`if (lane < ${count2}u)`, put) : put, "workgroupBarrier();");
  let left = count2;
  while (left > mostRead) {
    const next = left / fan;
    const others = Array.from({ length: fan - 1 }, (_, other) => `lane + ${(other + 1) * next}u`);
    scope.lines.push(
      ...block2(`if (lane < ${next}u)`, [...merge(kernel, slots, count2, others), ...put]),
      "workgroupBarrier();"
    );
    left = next;
  }
  for (const { at, one, type } of slots) {
    scope.lines.push(`${one.value} = ${ofBits(type, word5(kernel, at, "0u"))};`);
    if (one.place !== void 0) scope.lines.push(`${one.place} = bitcast<i32>(${word5(kernel, at + count2, "0u")});`);
  }
  const rest = Array.from({ length: left - 1 }, (_, other) => `${other + 1}u`);
  scope.lines.push(...merge(kernel, slots, count2, rest));
  for (const { one } of slots) {
    const name = kernel.fresh("f");
    scope.lines.push(`let ${name} = ${one.place ?? one.value};`);
    scope.pin(one.fold, name);
  }
  scope.lines.push("workgroupBarrier();");
}
function word5(kernel, at, index) {
  return kernel.word(`${at === 0 ? "" : `${at}u + `}${index}`, "u32");
}
function merge(kernel, slots, count2, others) {
  const reads = [];
  const joins = [];
  for (const { at, one, type } of slots) {
    for (const other of others) {
      const theirs = kernel.fresh("o");
      reads.push(`let ${theirs} = ${ofBits(type, word5(kernel, at, other))};`);
      if (one.place === void 0) {
        joins.push(combined(one, theirs));
        continue;
      }
      const [place, wins] = [kernel.fresh("o"), kernel.fresh("w")];
      const better2 = `${theirs} ${one.fold.reducer === "argmax" ? ">" : "<"} ${one.value}`;
      const ties = `${theirs} == ${one.value} && ${place} < ${one.place}`;
      reads.push(`let ${place} = bitcast<i32>(${word5(kernel, at + count2, other)});`);
      joins.push(
        `let ${wins} = ${place} >= 0i && (${one.place} < 0i || ${better2} || (${ties}));`,
        `${one.value} = select(${one.value}, ${theirs}, ${wins});`,
        `${one.place} = select(${one.place}, ${place}, ${wins});`
      );
    }
  }
  return [...reads, ...joins];
}
function combined({ fold: fold2, value }, other) {
  if (fold2.reducer === "sum" || fold2.reducer === "count") return `${value} += ${other};`;
  return `${value} = ${better(fold2.dtype, fold2.reducer === "max", value, other)};`;
}
var fan, mostRead, mostWords;
var init_join = __esm({
  "src/emit/wgsl/join.ts"() {
    "use strict";
    init_accumulate();
    init_loop();
    init_text();
    fan = 8;
    mostRead = 16;
    mostWords = 2048;
  }
});

// src/emit/wgsl/shared-sums.ts
function tileChunks(kernel, sums, most2) {
  const { chunk, lanes: lanes5 } = kernel.module.tree;
  return Math.max(1, Math.min(Math.ceil(most2 / chunk), Math.floor(sumWords / (sums * lanes5))));
}
function sumSlots(kernel, sums, most2) {
  return tileChunks(kernel, sums, most2) * kernel.module.tree.lanes;
}
function shareSums(kernel, scope, sums, privately, { count: count2, most: most2, first }, linear2, body) {
  const { tree } = kernel.module;
  const chunks = tileChunks(kernel, sums.length, most2);
  const tileWords = chunks * tree.lanes;
  kernel.pool(sums.length * tileWords);
  const [tile, slot, begin, end] = ["tile", "slot", "begin", "end"].map((name) => kernel.fresh(name));
  const position = first === void 0 ? linear2 : kernel.fresh("p");
  const single = most2 <= chunks * tree.chunk;
  const start2 = chunks === 1 ? tile : `${tile} + ${slot} / ${tree.lanes}i * ${tree.chunk}i`;
  const gather2 = block2(
    `for (var ${slot} = i32(lane); ${slot} < ${kernel.hidden(tileWords)}; ${slot} += ${kernel.lanes}i)`,
    [
      ...privately.map((sum2) => `var ${sum2} = 0f;`),
      `let ${begin} = ${start2};`,
      `let ${end} = min(${begin} + ${tree.chunk}i, ${count2});`,
      ...block2(
        `for (var ${position} = ${begin} + ${slot} % ${tree.lanes}i; ${position} < ${end}; ${position} += ${tree.lanes}i)`,
        first === void 0 ? body : [`let ${linear2} = ${first} + ${position};`, ...body]
      ),
      ...privately.map(
        (sum2, s) => `${kernel.word(`${s === 0 ? "" : `${s * tileWords}i + `}${slot}`, "i32")} = bitcast<u32>(${sum2});`
      )
    ]
  );
  const names = sums.map(() => kernel.fresh("f"));
  if (single && chunks <= tree.lanes) {
    const chunkOf = (s, c) => `${(s * chunks + c) * tree.lanes}i`;
    const direct = sums.length * tileWords <= mostRead2;
    scope.lines.push(`let ${tile} = 0i;`, ...gather2, "workgroupBarrier();");
    if (!direct) scope.lines.push(...foldChunks2(kernel, sums.length * chunks), "workgroupBarrier();");
    names.forEach((name, s) => {
      const results = Array.from(
        { length: chunks },
        (_, c) => direct ? poolHalves(kernel, kernel.behind(chunkOf(s, c)), tree.lanes) : `bitcast<f32>(${kernel.word(chunkOf(s, c), "i32")})`
      );
      scope.lines.push(`let ${name} = ${halvesOf3(results, tree.lanes)};`);
    });
  } else {
    const upper = new UpperLevels(kernel, tree, most2);
    const chunk = kernel.fresh("c");
    const up = block2(`if (lane < ${sums.length}u)`, [
      ...block2(
        `for (var ${chunk} = 0i; ${chunk} < ${chunks}i && ${tile} + ${chunk} * ${tree.chunk}i < ${count2}; ${chunk}++)`,
        upper.push(`bitcast<f32>(${kernel.word(`i32(lane) * ${tileWords}i + ${chunk} * ${tree.lanes}i`, "i32")})`)
      )
    ]);
    const whole3 = [
      ...gather2,
      "workgroupBarrier();",
      ...foldChunks2(kernel, sums.length * chunks),
      "workgroupBarrier();",
      ...up,
      "workgroupBarrier();"
    ];
    const { lines, result } = upper.finish();
    scope.lines.push(
      ...upper.declarations(),
      ...single ? [`let ${tile} = 0i;`, ...whole3] : block2(`for (var ${tile} = 0i; ${tile} < ${count2}; ${tile} += ${chunks * tree.chunk}i)`, whole3),
      ...block2(`if (lane < ${sums.length}u)`, [...lines, `${kernel.word("lane", "u32")} = bitcast<u32>(${result});`]),
      "workgroupBarrier();"
    );
    names.forEach((name, s) => {
      scope.lines.push(`let ${name} = bitcast<f32>(${kernel.word(`${s}u`, "u32")});`);
    });
  }
  sums.forEach((fold2, s) => {
    scope.pin(fold2, names[s]);
  });
  scope.lines.push("workgroupBarrier();");
}
function foldChunks2(kernel, chunks) {
  const { lanes: lanes5 } = kernel.module.tree;
  const chunk = kernel.fresh("c");
  const first = `${chunk} * ${lanes5}i`;
  return block2(`for (var ${chunk} = i32(lane); ${chunk} < ${chunks}i; ${chunk} += ${kernel.lanes}i)`, [
    `${kernel.word(first, "i32")} = bitcast<u32>(${poolHalves(kernel, kernel.behind(first), lanes5)});`
  ]);
}
function poolHalves(kernel, first, lanes5) {
  const { teams } = kernel;
  const name = teams === 1 ? `poolHalves${lanes5}` : `poolHalves${lanes5}of${teams}`;
  const helper = kernel.module.helpers.made(name, () => {
    const words = Array.from({ length: lanes5 }, (_, lane) => `bitcast<f32>(pool[at + ${lane * teams}i])`);
    return [`fn ${name}(at: i32) -> f32 { return ${halvesOf3(words, lanes5)}; }`];
  });
  return `${helper}(${teams === 1 ? first : `(${first}) * ${teams}i + i32(team)`})`;
}
function halvesOf3(elements, lanes5) {
  let level = Array.from({ length: lanes5 }, (_, lane) => elements[lane]);
  while (level.length > 1) {
    const before = level;
    const half = before.length / 2;
    level = Array.from({ length: half }, (_, lane) => {
      const [a, b] = [before[lane], before[lane + half]];
      return a === void 0 || b === void 0 ? a ?? b : `(${a} + ${b})`;
    });
  }
  return level[0] ?? "0f";
}
var sumWords, mostRead2;
var init_shared_sums = __esm({
  "src/emit/wgsl/shared-sums.ts"() {
    "use strict";
    init_accumulate();
    init_text();
    sumWords = 1024;
    mostRead2 = 64;
  }
});

// src/emit/wgsl/scalar.ts
function operation2(expr, args, helpers) {
  const [a, b, c] = args;
  switch (expr.op) {
    case "select":
      return `select(${bare2(c)}, ${bare2(b)}, ${bare2(a)})`;
    case "fma":
      return `fma(${bare2(a)}, ${bare2(b)}, ${bare2(c)})`;
    case "cast":
      return castText2(expr, a, helpers);
    case "bitcast":
      return `bitcast<${typeOf(expr.dtype)}>(${bare2(a)})`;
    case "permute":
      return `${helpers.use("permute")}(${bare2(a)}, ${bare2(b)}, ${bare2(c)})`;
    case "call":
      typeOf(expr.dtype);
      return `${helpers.named(expr.name)}(${bare2(a)})`;
    case "ne":
      return expr.args[0].dtype === "f32" ? `(!(${a} == ${b}))` : `(${a} != ${b})`;
    case "neg":
    case "abs":
    case "sqrt":
    case "floor":
    case "ceil":
    case "trunc":
    case "round":
    case "bitNot":
    case "not":
    case "isFinite":
      return unaryText2(expr.op, a, helpers);
    default:
      return binaryText2(expr.op, expr, a, b, helpers);
  }
}
function unaryText2(op, x, helpers) {
  switch (op) {
    case "neg":
      return `(-${x})`;
    case "bitNot":
      return `(~${x})`;
    case "not":
      return `(!${x})`;
    case "isFinite":
      return `${helpers.use("isFinite32")}(${bare2(x)})`;
    default:
      return `${op}(${bare2(x)})`;
  }
}
function binaryText2(op, expr, a, b, helpers) {
  const type = typeOf(expr.dtype);
  const call2 = (name) => `${name}(${bare2(a)}, ${bare2(b)})`;
  switch (op) {
    case "min":
    case "max":
      return call2(type === "f32" ? helpers.use(op === "min" ? "minFloat" : "maxFloat") : op);
    case "div":
      if (type === "f32") return `(${a} / ${b})`;
      return call2(helpers.use(type === "i32" ? "divSigned" : "divUnsigned"));
    case "rem":
      return call2(helpers.use(type === "i32" ? "remSigned" : "remUnsigned"));
    case "shiftLeft":
    case "shiftRight":
      return `(${a} ${op === "shiftLeft" ? "<<" : ">>"} ${shiftCount2(expr.args[1], b)})`;
    default:
      return `(${a} ${infix2[op]} ${b})`;
  }
}
function shiftCount2(count2, text) {
  if (count2.op === "constant") return `${count2.value & 31}u`;
  return count2.dtype === "u32" ? `(${text} & 31u)` : `(bitcast<u32>(${bare2(text)}) & 31u)`;
}
function castText2(expr, x, helpers) {
  const from = typeOf(expr.args[0].dtype);
  const to = typeOf(expr.dtype);
  if (to === "bool") return from === "f32" ? `(!(${x} == 0f))` : `(${x} != ${from === "i32" ? "0i" : "0u"})`;
  if (from === "f32" && to === "i32") return `${helpers.use("toSigned")}(${bare2(x)})`;
  if (from === "f32" && to === "u32") return `${helpers.use("toUnsigned")}(${bare2(x)})`;
  if (from === "u32" && to === "f32") return `${helpers.use("fromUnsigned")}(${bare2(x)})`;
  return from === "bool" || to === "f32" ? `${to}(${bare2(x)})` : `bitcast<${to}>(${bare2(x)})`;
}
var infix2;
var init_scalar = __esm({
  "src/emit/wgsl/scalar.ts"() {
    "use strict";
    init_text();
    infix2 = {
      add: "+",
      sub: "-",
      mul: "*",
      bitAnd: "&",
      bitOr: "|",
      bitXor: "^",
      and: "&&",
      or: "||",
      lt: "<",
      le: "<=",
      gt: ">",
      ge: ">=",
      eq: "=="
    };
  }
});

// src/emit/wgsl/values.ts
function sameLoop2(a, b) {
  return a.axes.length === b.axes.length && a.axes.every((axis, position) => axis === b.axes[position]) && a.args.length === b.args.length && a.args.slice(1).every((bound, position) => bound === b.args[position + 1]);
}
var longestInline2, Values;
var init_values = __esm({
  "src/emit/wgsl/values.ts"() {
    "use strict";
    init_bounds();
    init_dtype();
    init_walk();
    init_scalar();
    init_text();
    longestInline2 = 80;
    Values = class {
      constructor(kernel, roots, writeLoop3) {
        this.kernel = kernel;
        this.writeLoop = writeLoop3;
        const use = (expr) => {
          this.uses.set(expr, (this.uses.get(expr) ?? 0) + 1);
        };
        roots.forEach(use);
        visit(roots, (expr) => {
          expr.args.forEach(use);
          if (expr.op === "fold") this.folds.push(expr);
        });
      }
      kernel;
      writeLoop;
      uses = /* @__PURE__ */ new Map();
      free = /* @__PURE__ */ new Map();
      folds = [];
      below = /* @__PURE__ */ new Map();
      /** The value as text, to be used once. */
      text(expr, scope) {
        switch (expr.op) {
          case "constant":
            return literal2(expr.value, expr.dtype, () => this.kernel.module.helpers.use("fromBits"));
          case "index":
            return scope.axis(expr.axis) ?? this.kernel.repeat(expr.axis);
          case "size":
            return this.kernel.size(expr.symbol);
          case "parameter":
            return this.kernel.parameter(expr.name, typeOf(expr.dtype));
          case "cycle":
            return this.kernel.cycle();
          default:
            return this.computed(expr, scope);
        }
      }
      /** The value as a name or a literal, to be used as often as wanted. */
      name(expr, scope) {
        const text = this.text(expr, scope);
        if (isAtom(text)) return text;
        const name = this.kernel.fresh("v");
        scope.lines.push(`let ${name} = ${bare2(text)};`);
        if (this.home(expr, scope) === scope) scope.setName(expr, name);
        return name;
      }
      computed(expr, scope) {
        const home = this.home(expr, scope);
        const known2 = expr.op === "fold" ? scope.pinnedName(expr) ?? home.name(expr) : home.name(expr);
        if (known2 !== void 0) return known2;
        if (expr.op === "fold") {
          this.writeLoop(this, home, {
            axes: expr.axes,
            range: expr.args.slice(1),
            folds: this.sharing(expr, home),
            writes: []
          });
          return home.name(expr);
        }
        const text = expr.op === "load" ? this.loadText(expr, home) : operation2(expr, this.operands(expr, home), this.kernel.module.helpers);
        if (home === scope && (this.uses.get(expr) ?? 0) <= 1 && text.length <= longestInline2) return text;
        const name = this.kernel.fresh("v");
        home.lines.push(`let ${name} = ${bare2(text)};`);
        home.setName(expr, name);
        return name;
      }
      operands(expr, scope) {
        const args = expr.args.map((arg) => this.text(arg, scope));
        if (expr.args.every((arg) => arg.op === "constant") && isAtom(args[0])) {
          const name = this.kernel.fresh("c");
          scope.lines.push(`let ${name} = ${bare2(args[0])};`);
          args[0] = name;
        }
        return args;
      }
      /** The innermost scope around `scope` that binds an index of the value, else the outermost. */
      home(expr, scope) {
        const free = freeAxes(expr, this.free);
        let at = scope;
        for (; ; ) {
          for (const axis of at.axes.keys()) if (free.has(axis)) return at;
          if (at.parent === void 0) return at;
          at = at.parent;
        }
      }
      /** Folds that can run in the same loop, the given one first. */
      sharing(first, home) {
        const group = [first];
        for (const other of this.folds) {
          const fits = !group.includes(other) && sameLoop2(first, other) && home.name(other) === void 0 && [...freeAxes(other, this.free)].every((axis) => home.axis(axis) !== void 0 || this.kernel.isRepeat(axis)) && this.home(other, home) === home;
          if (fits && group.every((member) => !this.needs(member, other) && !this.needs(other, member))) group.push(other);
        }
        return group;
      }
      /** Whether one fold's value is computed from the other's. */
      needs(fold2, other) {
        let below = this.below.get(fold2);
        if (below === void 0) {
          const seen2 = /* @__PURE__ */ new Set();
          visit(fold2.args, (expr) => seen2.add(expr));
          this.below.set(fold2, seen2);
          below = seen2;
        }
        return below.has(other);
      }
      loadText(expr, scope) {
        const { kernel } = this;
        const memory = kernel.memory(expr.tensor, expr.version);
        const type = typeOf(valueType(memory.dtype));
        const zero = literal2(0, type, () => "");
        if (memory.shape.includes(0)) return zero;
        const conditions = [];
        const indices = expr.args.map((index, axis) => {
          const dimension = memory.shape[axis];
          const border = expr.border[axis];
          if (border === "inside" || provablyInside(index, dimension)) return this.checked(expr, axis, scope);
          if (border === "zero") {
            const name = this.runtimeName(index, scope);
            conditions.push(`${name} >= 0i && ${name} < ${kernel.size(dimension)}`);
            return name;
          }
          if (kernel.mayBeEmpty(dimension)) conditions.push(`${kernel.size(dimension)} > 0i`);
          const helper = kernel.module.helpers.use(border === "clamp" ? "clampAt" : "wrapAt");
          return `${helper}(${bare2(this.text(index, scope))}, ${kernel.size(dimension)})`;
        });
        const loaded = kernel.load(memory, indices);
        return conditions.length === 0 ? loaded : `select(${zero}, ${loaded}, ${[...new Set(conditions)].join(" && ")})`;
      }
      /** A named index that the WGSL compiler does not take for a constant, so that no product with it is refused. */
      runtimeName(index, scope) {
        if (index.op !== "constant") return this.name(index, scope);
        const name = this.kernel.fresh("c");
        scope.lines.push(`let ${name} = ${bare2(this.text(index, scope))};`);
        return name;
      }
      /** An index that promises to lie inside: believed, or in a debug build checked. */
      checked(expr, axis, scope) {
        const text = this.text(expr.args[axis], scope);
        const { module, place } = this.kernel;
        if (module.options.debug !== true) return text;
        const site = module.site({ place, tensor: expr.tensor, axis });
        const dimension = this.kernel.memory(expr.tensor, expr.version).shape[axis];
        const helper = module.helpers.made("checked", () => [
          "fn checked(i: i32, size: i32, site: u32) -> i32 {",
          [
            "if (i >= 0i && i < size) { return i; }",
            `arena[${module.extra("faults")}] = site;`,
            `arena[${module.extra("faults")} + 1u] = bitcast<u32>(i);`,
            "return max(min(i, size - 1i), 0i);"
          ],
          "}"
        ]);
        return `${helper}(${bare2(text)}, ${this.kernel.size(dimension)}, ${site}u)`;
      }
    };
  }
});

// src/emit/wgsl/row-folds.ts
function isRowFold(expr, rows) {
  if (expr.op !== "fold" || expr.args.length > 1 || expr.reducer === "argmax" || expr.reducer === "argmin")
    return false;
  if (expr.axes.some(({ extent }) => typeof extent !== "number")) return false;
  if (product(expr.axes.map(({ extent }) => extent)) < shortest3) return false;
  let nested = false;
  visit([expr.args[0]], (inner) => {
    nested ||= inner.op === "fold";
  });
  const free = freeAxes(expr);
  return !nested && rows.some((axis) => free.has(axis));
}
function shareRowFolds(kernel, scope, rows, roots, writeLoop3) {
  const extents = rows.map(({ extent }) => extent);
  if (extents.some((extent) => typeof extent !== "number")) return void 0;
  const count2 = product(extents);
  if (count2 === 0 || count2 >= kernel.lanes) return void 0;
  const found = [];
  visit(roots, (expr) => {
    if (!isRowFold(expr, rows) || scope.pinnedName(expr) !== void 0) return;
    const isKnown = (axis) => rows.includes(axis) || scope.axis(axis) !== void 0 || kernel.isRepeat(axis);
    if ([...freeAxes(expr)].every(isKnown)) found.push(expr);
  });
  const results = [];
  let words = 0;
  for (const first of found) {
    if (results.some(({ fold: fold2 }) => fold2 === first)) continue;
    const group = found.filter((fold2) => sameLoop2(first, fold2) && !results.some((done) => done.fold === fold2));
    const most2 = product(first.axes.map(({ extent }) => extent));
    const { tree } = kernel.module;
    const width5 = Math.min(tree.lanes, powerOfTwo2(most2));
    const chunks = Math.ceil(most2 / tree.chunk);
    const needed = group.length * count2 * chunks * width5;
    if (chunks > tree.lanes || words + needed > mostWords2) continue;
    words += needed;
    results.push(...writeGroup(kernel, scope, rows, group, count2, most2, width5, chunks, writeLoop3));
  }
  if (results.length === 0) return void 0;
  scope.lines.push("workgroupBarrier();");
  return {
    name: (row, linear2) => {
      for (const shared of results) row.pin(shared.fold, nameResult(kernel, row, shared, linear2));
    },
    release: () => kernel.release(words)
  };
}
function writeGroup(kernel, scope, rows, folds, count2, most2, width5, chunks, writeLoop3) {
  const { tree } = kernel.module;
  const each2 = chunks * width5;
  const base = kernel.reserve(folds.length * count2 * each2);
  const [slot, place, begin, end] = ["slot", "row", "begin", "end"].map((name) => kernel.fresh(name));
  const { lines, bound } = decode(kernel, rows, place);
  const row = new Scope2(scope, bound, false);
  const axes = folds[0].axes;
  const linear2 = axes.length === 1 ? kernel.axisName(axes[0]) : kernel.fresh("p");
  const kept = folds.map((fold2) => keeper(kernel, fold2));
  const values = new Values(kernel, folds, writeLoop3);
  const body = loopBody(
    values,
    row,
    { axes, range: [], folds, writes: [] },
    linear2,
    kept.map(({ take }) => take)
  );
  const first = chunks === 1 ? "0i" : `${slot} / ${width5}i % ${chunks}i * ${tree.chunk}i`;
  const at = (fold2) => `${base + fold2 * count2 * each2}i + ${slot}`;
  scope.lines.push(
    ...block2(`for (var ${slot} = i32(lane); ${slot} < ${kernel.hidden(count2 * each2)}; ${slot} += ${kernel.lanes}i)`, [
      `let ${place} = ${slot} / ${each2}i;`,
      ...lines,
      ...kept.flatMap(({ declarations }) => declarations),
      ...row.lines,
      `let ${begin} = ${first};`,
      `let ${end} = min(${begin} + ${tree.chunk}i, ${most2}i);`,
      ...block2(
        `for (var ${linear2} = ${begin} + ${slot} % ${width5}i; ${linear2} < ${end}; ${linear2} += ${width5}i)`,
        body
      ),
      ...kept.map(({ value, fold: fold2 }, f) => `${kernel.absolute(at(f), "i32")} = ${toBits(wordType(fold2), value)};`)
    ])
  );
  return folds.map((fold2, f) => ({ fold: fold2, base: base + f * count2 * each2, chunks, width: width5 }));
}
function keeper(kernel, fold2) {
  if (!isTreeSum(fold2)) return accumulator(kernel, fold2);
  const value = kernel.fresh("s");
  return { fold: fold2, value, declarations: [`var ${value} = 0f;`], take: (text) => [`${value} += ${text};`] };
}
function wordType(fold2) {
  return typeOf(fold2.reducer === "count" ? "i32" : fold2.dtype);
}
function nameResult(kernel, row, { fold: fold2, base, chunks, width: width5 }, linear2) {
  const each2 = chunks * width5;
  const start2 = kernel.fresh("at");
  row.lines.push(`let ${start2} = ${base}i + ${linear2} * ${each2}i;`);
  if (isTreeSum(fold2)) {
    const parts = Array.from(
      { length: chunks },
      (_, c) => poolHalves(kernel, c === 0 ? start2 : `${start2} + ${c * width5}i`, width5)
    );
    const name = kernel.fresh("f");
    row.lines.push(`let ${name} = ${halvesOf3(parts, kernel.module.tree.lanes)};`);
    return name;
  }
  const kept = accumulator(kernel, fold2);
  const [entry, other] = ["e", "o"].map((name) => kernel.fresh(name));
  const lines = [
    `let ${other} = ${ofBits(wordType(fold2), kernel.absolute(`${start2} + ${entry}`, "i32"))};`,
    combined(kept, other)
  ];
  row.lines.push(...kept.declarations, ...block2(`for (var ${entry} = 0i; ${entry} < ${each2}i; ${entry}++)`, lines));
  return kept.value;
}
var mostWords2, shortest3;
var init_row_folds = __esm({
  "src/emit/wgsl/row-folds.ts"() {
    "use strict";
    init_dimension();
    init_walk();
    init_accumulate();
    init_join();
    init_loop();
    init_scope();
    init_shared_sums();
    init_text();
    init_values();
    mostWords2 = 2048;
    shortest3 = 8;
  }
});

// src/emit/wgsl/shared-loop.ts
function writeLoop2(values, scope, group) {
  if (scope.together && (group.writes.length > 0 || longest(group) > shortest4)) writeSharedLoop(values, scope, group);
  else writeSerialLoop(values, scope, group);
}
function longest(group) {
  return group.axes.reduce((size, { extent }) => size * (typeof extent === "number" ? extent : extent.max), 1);
}
function writeSharedLoop(values, scope, group) {
  const { kernel } = values;
  const extent = uniformExtent(kernel, scope, extentOf(values, scope, group));
  const sums = group.folds.filter(isTreeSum);
  const others = group.folds.filter((fold2) => !isTreeSum(fold2)).map((fold2) => accumulator(kernel, fold2));
  if (sums.length > kernel.lanes) {
    throw new FieldbrainError(
      "program-unsupported",
      `${kernel.place}: too many sums in one loop (got ${sums.length}, expected at most ${kernel.lanes}). Load it with fusion: 'none'.`,
      { place: kernel.place, sums: sums.length }
    );
  }
  scope.lines.push(...others.flatMap((kept) => kept.declarations));
  const privately = sums.map(() => kernel.fresh("s"));
  const takes = group.folds.map((fold2) => {
    const sum2 = sums.indexOf(fold2);
    if (sum2 >= 0) return (value) => [`${privately[sum2]} += ${value};`];
    return others.find((kept) => kept.fold === fold2).take;
  });
  const linear2 = group.axes.length === 1 ? kernel.axisName(group.axes[0]) : kernel.fresh("p");
  const inner = group.folds.flatMap((fold2) => fold2.args.slice(0, 1));
  const shared = extent.loaded ? void 0 : shareRowFolds(kernel, scope, group.axes, inner, writeLoop2);
  const body = loopBody(values, scope, group, linear2, takes, shared?.name);
  if (sums.length > 0) shareSums(kernel, scope, sums, privately, extent, linear2, body);
  else scope.lines.push(...block2(strided(kernel, linear2, extent), body));
  const busy = sums.length > 0 ? sumSlots(kernel, sums.length, extent.most) : extent.most;
  if (others.length > 0) join2(kernel, scope, others, busy);
  if (shared !== void 0 && others.length + sums.length === 0) scope.lines.push("workgroupBarrier();");
  shared?.release();
  if (group.writes.length > 0) scope.lines.push("storageBarrier();", "workgroupBarrier();");
}
function uniformExtent(kernel, scope, extent) {
  if (!extent.loaded) return extent;
  const shared = kernel.module.shared("shared_range", "vec2<i32>", 2);
  const range = kernel.fresh("range");
  scope.lines.push(
    `if (lane == 0u) { ${shared} = vec2<i32>(${extent.first ?? "0i"}, ${extent.count}); }`,
    `let ${range} = workgroupUniformLoad(&${shared});`
  );
  return { ...extent, first: extent.first === void 0 ? void 0 : `${range}.x`, count: `${range}.y` };
}
function strided(kernel, linear2, { first, count: count2 }) {
  const start2 = first === void 0 ? "i32(lane)" : `${first} + i32(lane)`;
  const end = first === void 0 ? count2 : `${first} + ${count2}`;
  return `for (var ${linear2} = ${start2}; ${linear2} < ${end}; ${linear2} += ${kernel.lanes}i)`;
}
var shortest4;
var init_shared_loop = __esm({
  "src/emit/wgsl/shared-loop.ts"() {
    "use strict";
    init_errors();
    init_accumulate();
    init_join();
    init_loop();
    init_row_folds();
    init_shared_sums();
    init_text();
    shortest4 = 16;
  }
});

// src/emit/wgsl/nest.ts
function writeRows(kernel, scope, rows, manner, write) {
  if (rows.length === 0 && manner !== "spread") {
    write(scope, "0i");
    return;
  }
  const count2 = kernel.points(rows.map((axis) => axis.extent));
  const linear2 = rows.length === 1 ? kernel.axisName(rows[0]) : kernel.fresh("row");
  const { lines, bound } = rows.length === 0 ? { lines: [], bound: /* @__PURE__ */ new Map() } : decode(kernel, rows, linear2);
  const row = new Scope2(scope, bound, manner === "together");
  row.lines.push(...lines);
  write(row, linear2);
  const [start2, step2] = manner === "spread" ? ["i32(lane)", `${kernel.lanes}i`] : ["0i", "1i"];
  scope.lines.push(...block2(`for (var ${linear2} = ${start2}; ${linear2} < ${count2}; ${linear2} += ${step2})`, row.lines));
}
function rowsAtOnce2(kernel, phase, own) {
  const extents = phase.rows.map((axis) => axis.extent);
  if (phase.sweeps.length > 0 || extents.some((extent) => typeof extent !== "number")) return 1;
  let nodes = 0;
  visit(own, (expr) => {
    nodes += expr.op === "fold" ? mostNodes5 : 1;
  });
  const count2 = product(extents);
  return [4, 2].find((rows) => rows * nodes <= mostNodes5 && count2 > 0 && count2 % (rows * kernel.lanes) === 0) ?? 1;
}
function writeRowsAtOnce(kernel, scope, phase, own, together3) {
  const linear2 = kernel.fresh("row");
  const count2 = kernel.points(phase.rows.map((axis) => axis.extent));
  const lines = [];
  const stores = [];
  for (let turn2 = 0; turn2 < together3; turn2 += 1) {
    const here = kernel.fresh("row");
    const { lines: begin, bound } = decode(kernel, phase.rows, here, (axis) => kernel.fresh(kernel.axisName(axis)));
    const row = new Scope2(scope, bound, false);
    stores.push(...storeLines(new Values(kernel, own, writeLoop2), row, phase.writes, false));
    lines.push(`let ${here} = ${linear2} + ${turn2 * kernel.lanes}i;`, ...begin, ...row.lines);
  }
  const step2 = together3 * kernel.lanes;
  scope.lines.push(
    ...block2(`for (var ${linear2} = i32(lane); ${linear2} < ${count2}; ${linear2} += ${step2}i)`, [...lines, ...stores])
  );
  scope.forget(new Set(phase.writes.map(({ tensor, version: version2 }) => `${tensor}.${version2}`)));
}
function writeNest(kernel, scope, phase, manner) {
  const own = phase.writes.flatMap(writeExpressions);
  const isShared = manner === "spread" && phase.sweeps.length === 0 && phase.rows.length > 0;
  const atOnce = manner === "spread" && phase.rows.length > 0 ? rowsAtOnce2(kernel, phase, own) : 1;
  if (atOnce > 1) {
    writeRowsAtOnce(kernel, scope, phase, own, atOnce);
    return;
  }
  const shared = isShared ? shareRowFolds(kernel, scope, phase.rows, own, writeLoop2) : void 0;
  writeRows(kernel, scope, phase.rows, manner, (row, linear2) => {
    shared?.name(row, linear2);
    for (const sweep of phase.sweeps) writeSweep2(kernel, row, sweep, own);
    if (phase.writes.length > 0) writeStores(new Values(kernel, own, writeLoop2), row, phase.writes);
  });
  shared?.release();
}
function writeSweep2(kernel, row, sweep, own) {
  const swept = sweep.writes.flatMap(writeExpressions);
  const needed = new Set(foldsOver(swept, sweep.axes));
  const folds = foldsOver(own, sweep.axes).filter((fold2) => !needed.has(fold2) && row.pinnedName(fold2) === void 0);
  const free = folds.filter((fold2) => foldsOver(fold2.args, sweep.axes).length === 0);
  const values = new Values(kernel, [...swept, ...free], writeLoop2);
  writeLoop2(values, row, { axes: sweep.axes, range: [], folds: free, writes: sweep.writes });
}
function foldsOver(roots, axes) {
  const found = [];
  visit(roots, (expr) => {
    if (expr.op !== "fold" || expr.args.length > 1 || expr.axes.length !== axes.length) return;
    if (expr.axes.every((axis, position) => axis === axes[position])) found.push(expr);
  });
  return found;
}
var mostNodes5;
var init_nest = __esm({
  "src/emit/wgsl/nest.ts"() {
    "use strict";
    init_stage();
    init_dimension();
    init_walk();
    init_loop();
    init_row_folds();
    init_scope();
    init_shared_loop();
    init_store();
    init_text();
    init_values();
    mostNodes5 = 160;
  }
});

// src/emit/wgsl/picked-topk.ts
function canPick({ op }) {
  return op.k > 0 && op.k <= mostPicked;
}
function writePicked(kernel, row, phase, bound) {
  const { op } = phase;
  const { k } = op;
  const type = typeOf(op.value.dtype);
  const wins = op.largest ? ">" : "<";
  const here = kernel.axisName(op.over);
  const inner = new Scope2(row, new Map([...bound, [op.over, here]]), false);
  const values = new Values(kernel, op.where === void 0 ? [op.value] : [op.value, op.where], writeLoop2);
  const [best, at, head, place, win] = ["best", "at", "head", "place", "win"].map((name) => kernel.fresh(name));
  const where = op.where === void 0 ? void 0 : values.name(op.where, inner);
  const value = values.name(op.value, inner);
  const conditions = [
    ...where === void 0 ? [] : [where],
    ...type === "f32" ? [`!${kernel.module.helpers.use("isNan")}(${value})`] : []
  ];
  const counts2 = conditions.length === 0 ? "" : `${conditions.join(" && ")} && `;
  const ranks = Array.from({ length: k }, (_, rank2) => rank2);
  const shift2 = (rank2) => rank2 === 0 ? [`${best}_0 = select(${best}_0, ${value}, ${win}_0);`, `${at}_0 = select(${at}_0, ${here}, ${win}_0);`] : [
    `${best}_${rank2} = select(select(${best}_${rank2}, ${value}, ${win}_${rank2}), ${best}_${rank2 - 1}, ${win}_${rank2 - 1});`,
    `${at}_${rank2} = select(select(${at}_${rank2}, ${here}, ${win}_${rank2}), ${at}_${rank2 - 1}, ${win}_${rank2 - 1});`
  ];
  inner.lines.push(
    ...ranks.map((rank2) => `let ${win}_${rank2} = ${counts2}(${at}_${rank2} < 0i || ${value} ${wins} ${best}_${rank2});`),
    ...[...ranks].reverse().flatMap(shift2)
  );
  row.lines.push(
    ...ranks.flatMap((rank2) => [
      `var ${best}_${rank2} = ${worst(kernel, op.value.dtype, op.largest)};`,
      `var ${at}_${rank2} = -1i;`
    ]),
    ...block2(
      `for (var ${here} = i32(lane); ${here} < ${kernel.size(op.over.extent)}; ${here} += ${kernel.lanes}i)`,
      inner.lines
    )
  );
  const fold2 = {
    op: "fold",
    dtype: "i32",
    reducer: op.largest ? "argmax" : "argmin",
    axes: [op.over],
    args: [op.value]
  };
  const round2 = new Scope2(row, /* @__PURE__ */ new Map(), true);
  round2.lines.push(`var ${head} = ${best}_0;`, `var ${place} = ${at}_0;`);
  const heads = { fold: fold2, value: head, place, declarations: [], take: () => [], result: place };
  join2(kernel, round2, [heads], kernel.lanes);
  const indices = [...op.axes.map((axis) => bound.get(axis)), "r"];
  const stores = [
    ...op.values === void 0 ? [] : [kernel.store(kernel.memory(op.values, "current"), indices, head)],
    ...op.indices === void 0 ? [] : [kernel.store(kernel.memory(op.indices, "current"), indices, place)]
  ];
  const next = ranks.slice(1).flatMap((rank2) => [`${best}_${rank2 - 1} = ${best}_${rank2};`, `${at}_${rank2 - 1} = ${at}_${rank2};`]);
  round2.lines.push(
    ...block2("if (lane == 0u)", stores),
    ...block2(`if (${place} >= 0i && ${at}_0 == ${place})`, [
      ...next,
      `${best}_${k - 1} = ${worst(kernel, op.value.dtype, op.largest)};`,
      `${at}_${k - 1} = -1i;`
    ])
  );
  row.lines.push(...block2(`for (var r = 0i; r < ${kernel.hidden(k)}; r++)`, round2.lines));
}
var mostPicked;
var init_picked_topk = __esm({
  "src/emit/wgsl/picked-topk.ts"() {
    "use strict";
    init_accumulate();
    init_join();
    init_scope();
    init_shared_loop();
    init_text();
    init_values();
    mostPicked = 16;
  }
});

// src/emit/wgsl/ranked-topk.ts
function canRank({ op }) {
  const { extent } = op.over;
  return op.value.dtype === "f32" && typeof extent === "number" && extent > 0 && extent <= mostRanked;
}
function sharedSum(kernel, { op }, count2) {
  const { tree } = kernel.module;
  const folds = [];
  visit(op.where === void 0 ? [op.value] : [op.value, op.where], (expr) => {
    if (expr.op === "fold") folds.push(expr);
  });
  const [fold2] = folds;
  if (folds.length !== 1 || !isTreeSum(fold2) || fold2.args.length > 1) return void 0;
  let most2 = 1;
  for (const { extent } of fold2.axes) {
    if (typeof extent !== "number") return void 0;
    most2 *= extent;
  }
  const chunks = Math.ceil(most2 / tree.chunk);
  const fits = chunks <= tree.lanes && count2 * chunks * tree.lanes <= sumWords2;
  return fits && most2 >= longSum ? { fold: fold2, most: most2 } : void 0;
}
function writeRanked(kernel, row, phase, bound) {
  const { op } = phase;
  const { k } = op;
  const count2 = op.over.extent;
  const { helpers } = kernel.module;
  const isNan = helpers.use("isNan");
  const values = new Values(kernel, op.where === void 0 ? [op.value] : [op.value, op.where], writeLoop2);
  const here = kernel.axisName(op.over);
  const inner = new Scope2(row, new Map([...bound, [op.over, here]]), false);
  const sum2 = sharedSum(kernel, phase, count2);
  const first = sum2 === void 0 ? 0 : shareSum(kernel, row, values, phase, bound, sum2, count2, inner);
  const padded = Math.ceil(count2 / abreast2) * abreast2;
  const flags = first + padded;
  kernel.module.pool(flags + k);
  const at = (index) => `pool[${first === 0 ? "" : `${first}i + `}${index}]`;
  const where = op.where === void 0 ? void 0 : values.name(op.where, inner);
  const value = values.name(op.value, inner);
  const word6 = `bitcast<u32>(${value})`;
  inner.lines.push(`${at(here)} = ${where === void 0 ? word6 : `select(${missing}, ${word6}, ${where})`};`);
  const each2 = (name, end, begin = "i32(lane)") => `for (var ${name} = ${begin}; ${name} < ${end}; ${name} += ${kernel.lanes}i)`;
  const [mine, other, rank2] = ["mine", "other", "rank"].map((name) => kernel.fresh(name));
  const indices = [...op.axes.map((axis) => bound.get(axis))];
  const store2 = (place, found, index) => [
    ...op.values === void 0 ? [] : [kernel.store(kernel.memory(op.values, "current"), [...indices, place], found)],
    ...op.indices === void 0 ? [] : [kernel.store(kernel.memory(op.indices, "current"), [...indices, place], index)]
  ];
  const theirs = Array.from({ length: abreast2 }, () => kernel.fresh("v"));
  const counted = theirs.map((name, turn2) => {
    const wins = `${name} ${op.largest ? ">" : "<"} ${mine}`;
    return `${rank2} += select(0i, 1i, ${wins} || (${name} == ${mine} && ${other} + ${turn2}i < ${here}));`;
  });
  row.lines.push(
    ...block2(each2(here, `${count2}i`), inner.lines),
    ...padded === count2 ? [] : block2(each2("q", `${padded}i`, `${count2}i + i32(lane)`), [`${at("q")} = ${missing};`]),
    ...block2(each2("q", `${k}i`), [`pool[${flags}i + q] = 0u;`]),
    "workgroupBarrier();",
    ...block2(each2(here, `${count2}i`), [
      `let ${mine} = bitcast<f32>(${at(here)});`,
      `var ${rank2} = 0i;`,
      ...block2(`for (var ${other} = 0i; ${other} < ${kernel.hidden(padded)}; ${other} += ${abreast2}i)`, [
        ...theirs.map((name, turn2) => `let ${name} = bitcast<f32>(${at(`${other} + ${turn2}i`)});`),
        ...counted
      ]),
      ...block2(`if (!${isNan}(${mine}) && ${rank2} < ${k}i)`, [
        `pool[${flags}i + ${rank2}] = 1u;`,
        ...store2(rank2, mine, here)
      ])
    ]),
    "workgroupBarrier();",
    ...block2(
      each2("r", `${k}i`),
      block2(`if (pool[${flags}i + r] == 0u)`, store2("r", worst(kernel, "f32", op.largest), "(-1i)"))
    ),
    "workgroupBarrier();"
  );
}
function shareSum(kernel, row, values, { op }, bound, { fold: fold2, most: most2 }, count2, inner) {
  const { tree } = kernel.module;
  const chunks = Math.ceil(most2 / tree.chunk);
  const words = count2 * chunks * tree.lanes;
  const [slot, sum2, begin, end, candidate] = ["slot", "s", "begin", "end", "o"].map((name2) => kernel.fresh(name2));
  const linear2 = fold2.axes.length === 1 ? kernel.axisName(fold2.axes[0]) : kernel.fresh("p");
  const scope = new Scope2(row, new Map([...bound, [op.over, candidate]]), false);
  const group = { axes: fold2.axes, range: [], folds: [fold2], writes: [] };
  const body = loopBody(values, scope, group, linear2, [(value) => [`${sum2} += ${value};`]]);
  row.lines.push(
    ...block2(`for (var ${slot} = i32(lane); ${slot} < ${kernel.hidden(words)}; ${slot} += ${kernel.lanes}i)`, [
      `let ${candidate} = ${slot} / ${chunks * tree.lanes}i;`,
      `var ${sum2} = 0f;`,
      `let ${begin} = ${chunks === 1 ? "0i" : `${slot} / ${tree.lanes}i % ${chunks}i * ${tree.chunk}i`};`,
      `let ${end} = min(${begin} + ${tree.chunk}i, ${most2}i);`,
      ...scope.lines,
      ...block2(
        `for (var ${linear2} = ${begin} + ${slot} % ${tree.lanes}i; ${linear2} < ${end}; ${linear2} += ${tree.lanes}i)`,
        body
      ),
      `pool[${slot}] = bitcast<u32>(${sum2});`
    ]),
    "workgroupBarrier();",
    ...foldChunks2(kernel, count2 * chunks),
    "workgroupBarrier();"
  );
  const name = kernel.fresh("f");
  const here = kernel.axisName(op.over);
  const chunkAt = (c) => `bitcast<f32>(pool[${here} * ${chunks * tree.lanes}i${c === 0 ? "" : ` + ${c * tree.lanes}i`}])`;
  const results = Array.from({ length: chunks }, (_, c) => chunkAt(c));
  inner.lines.push(`let ${name} = ${halvesOf3(results, tree.lanes)};`);
  inner.pin(fold2, name);
  return words;
}
var mostRanked, sumWords2, abreast2, missing, longSum;
var init_ranked_topk = __esm({
  "src/emit/wgsl/ranked-topk.ts"() {
    "use strict";
    init_walk();
    init_accumulate();
    init_loop();
    init_scope();
    init_shared_loop();
    init_shared_sums();
    init_text();
    init_values();
    mostRanked = 256;
    sumWords2 = 2048;
    abreast2 = 8;
    missing = "0x7fc00000u";
    longSum = 64;
  }
});

// src/emit/wgsl/topk.ts
function writeTopk(kernel, scope, phase, units) {
  const write = canRank(phase) ? writeRanked : canPick(phase) ? writePicked : void 0;
  if (write !== void 0) {
    writeRows(kernel, scope, phase.rows, "together", (row) => {
      write(kernel, row, phase, rebind(phase.op.axes, [...units, ...phase.rows], row));
    });
    return;
  }
  const { op } = phase;
  const { k } = op;
  const type = typeOf(op.value.dtype);
  const lists = Math.min(kernel.lanes, powerOfTwo2(Math.floor(listWords / (2 * k)) + 1) / 2);
  kernel.module.pool(2 * k * lists);
  const worstValue = worst(kernel, op.value.dtype, op.largest);
  const wins = op.largest ? ">" : "<";
  const rank2 = `for (var r = 0i; r < ${kernel.hidden(k)}; r++)`;
  writeRows(kernel, scope, phase.rows, "together", (row) => {
    const bound = rebind(op.axes, [...units, ...phase.rows], row);
    const inner = new Scope2(row, new Map([...bound, [op.over, kernel.axisName(op.over)]]), false);
    const values = new Values(kernel, op.where === void 0 ? [op.value] : [op.value, op.where], writeLoop2);
    const [best, at, slot, value] = ["best", "at", "slot", "v"].map((name) => kernel.fresh(name));
    const here = kernel.axisName(op.over);
    const where = op.where === void 0 ? void 0 : values.name(op.where, inner);
    inner.lines.push(`let ${value} = ${values.text(op.value, inner)};`);
    const conditions = [
      ...where === void 0 ? [] : [where],
      ...type === "f32" ? [`!${kernel.module.helpers.use("isNan")}(${value})`] : [],
      `(${at}[${k - 1}] < 0i || ${value} ${wins} ${best}[${k - 1}])`
    ];
    inner.lines.push(
      ...block2(`if (${conditions.join(" && ")})`, [
        `var ${slot} = ${k - 1}i;`,
        ...block2(
          `for (; ${slot} > 0i && (${at}[${slot} - 1i] < 0i || ${value} ${wins} ${best}[${slot} - 1i]); ${slot}--)`,
          [`${best}[${slot}] = ${best}[${slot} - 1i];`, `${at}[${slot}] = ${at}[${slot} - 1i];`]
        ),
        `${best}[${slot}] = ${value};`,
        `${at}[${slot}] = ${here};`
      ])
    );
    const own = (entry) => `2u * (lane * ${k}u + u32(${entry}))`;
    const put = [
      `pool[${own("r")}] = ${toBits(type, `${best}[r]`)};`,
      `pool[${own("r")} + 1u] = bitcast<u32>(${at}[r]);`
    ];
    row.lines.push(
      `var ${best}: array<${type}, ${k}>;`,
      `var ${at}: array<i32, ${k}>;`,
      `${rank2} { ${best}[r] = ${worstValue}; ${at}[r] = -1i; }`,
      ...block2(`if (lane < ${lists}u)`, [
        ...block2(
          `for (var ${here} = i32(lane); ${here} < ${kernel.size(op.over.extent)}; ${here} += ${lists}i)`,
          inner.lines
        ),
        ...block2(rank2, put)
      ]),
      "workgroupBarrier();",
      ...block2(`for (var half = u32(${kernel.hidden(lists / 2)}); half > 0u; half >>= 1u)`, [
        ...block2("if (lane < half)", [...mergeText(best, at, k, type, wins, rank2), ...block2(rank2, put)]),
        "workgroupBarrier();"
      ])
    );
    const outputs = [];
    const indices = [...op.axes.map((axis) => bound.get(axis)), "r"];
    if (op.values !== void 0)
      outputs.push(kernel.store(kernel.memory(op.values, "current"), indices, ofBits(type, "pool[2i * r]")));
    if (op.indices !== void 0)
      outputs.push(kernel.store(kernel.memory(op.indices, "current"), indices, "bitcast<i32>(pool[2i * r + 1i])"));
    row.lines.push(
      ...block2(`for (var r = i32(lane); r < ${kernel.hidden(k)}; r += ${kernel.lanes}i)`, outputs),
      "workgroupBarrier();"
    );
  });
}
function mergeText(best, at, k, type, wins, rank2) {
  return [
    `var left = 2u * lane * ${k}u;`,
    `var right = 2u * (lane + half) * ${k}u;`,
    ...block2(rank2, [
      `let a = ${ofBits(type, "pool[left]")};`,
      "let i = bitcast<i32>(pool[left + 1u]);",
      `let b = ${ofBits(type, "pool[right]")};`,
      "let j = bitcast<i32>(pool[right + 1u]);",
      `let second = j >= 0i && (i < 0i || b ${wins} a || (b == a && j < i));`,
      `${best}[r] = select(a, b, second);`,
      `${at}[r] = select(i, j, second);`,
      "left += select(2u, 0u, second);",
      "right += select(0u, 2u, second);"
    ])
  ];
}
function rebind(axes, places2, scope) {
  return new Map(axes.map((axis, position) => [axis, scope.axis(axis) ?? scope.axis(places2[position])]));
}
var listWords;
var init_topk = __esm({
  "src/emit/wgsl/topk.ts"() {
    "use strict";
    init_accumulate();
    init_loop();
    init_nest();
    init_picked_topk();
    init_ranked_topk();
    init_scope();
    init_shared_loop();
    init_text();
    init_values();
    listWords = 2048;
  }
});

// src/emit/wgsl/histogram.ts
function writeHistogram(kernel, scope, phase, units) {
  const { op } = phase;
  const memory = kernel.memory(op.target, "current");
  const bins = memory.shape[memory.shape.length - 1];
  const window = Math.min(mostBins, largest(bins));
  if (window === 0) return;
  const type = typeOf(op.weight.dtype);
  const counts2 = kernel.module.shared(`bins${window}`, `array<atomic<u32>, ${window}>`, window);
  const size = kernel.size(bins);
  const total2 = kernel.points(op.over.map((axis) => axis.extent));
  writeRows(kernel, scope, phase.rows, "together", (row) => {
    const bound = rebind(op.axes, [...units, ...phase.rows], row);
    const [tile, end, linear2] = ["tile", "end", "p"].map((name) => kernel.fresh(name));
    const { lines, bound: inside } = decode(kernel, op.over, linear2);
    const inner = new Scope2(row, new Map([...bound, ...inside]), false);
    inner.lines.push(...lines);
    const values = new Values(kernel, [op.bin, op.weight], writeLoop2);
    const bin = values.name(op.bin, inner);
    const weight = values.text(op.weight, inner);
    inner.lines.push(
      ...block2(`if (${bin} >= ${tile} && ${bin} < ${end})`, [
        `atomicAdd(&${counts2}[${bin} - ${tile}], ${toBits(type, weight)});`
      ])
    );
    const each2 = (body) => `for (var bin = ${tile} + i32(lane); bin < ${end}; bin += ${kernel.lanes}i) { ${body} }`;
    const indices = [...op.axes.map((axis) => bound.get(axis)), "bin"];
    const store2 = kernel.store(memory, indices, ofBits(type, `atomicLoad(&${counts2}[bin - ${tile}])`));
    row.lines.push(
      ...block2(`for (var ${tile} = 0i; ${tile} < ${size}; ${tile} += ${window}i)`, [
        `let ${end} = min(${tile} + ${window}i, ${size});`,
        each2(`atomicStore(&${counts2}[bin - ${tile}], 0u);`),
        "workgroupBarrier();",
        ...block2(`for (var ${linear2} = i32(lane); ${linear2} < ${total2}; ${linear2} += ${kernel.lanes}i)`, inner.lines),
        "workgroupBarrier();",
        each2(store2),
        "workgroupBarrier();"
      ])
    );
  });
}
var mostBins;
var init_histogram = __esm({
  "src/emit/wgsl/histogram.ts"() {
    "use strict";
    init_dimension();
    init_loop();
    init_nest();
    init_scope();
    init_shared_loop();
    init_text();
    init_topk();
    init_values();
    mostBins = 1024;
  }
});

// src/emit/wgsl/kernel.ts
function scaled(text, size) {
  if (text === "0i") return "0i";
  return size === "1i" ? text : `${text} * ${size}`;
}
function depthOf3(axis) {
  return Number(/^r(\d+)$/.exec(axis.name)?.[1] ?? Number.NaN);
}
var Kernel;
var init_kernel2 = __esm({
  "src/emit/wgsl/kernel.ts"() {
    "use strict";
    init_bounds();
    init_dimension();
    init_dtype();
    init_text();
    Kernel = class {
      /** `privately`: locals live in one invocation, else in workgroup memory. */
      constructor(module, place, locals, privately, teams = 1) {
        this.module = module;
        this.place = place;
        this.privately = privately;
        this.teams = teams;
        let words = 0;
        for (const tensor of locals) {
          this.localBases.set(tensor.name, { tensor, at: words });
          words += product(tensor.shape);
        }
        if (words === 0) return;
        if (privately) this.prologue.push(`var own: array<u32, ${words}>;`);
        else module.locals(words);
      }
      module;
      place;
      privately;
      teams;
      prologue = [];
      known = /* @__PURE__ */ new Map();
      axisNames = /* @__PURE__ */ new Map();
      takenNames = /* @__PURE__ */ new Set();
      localBases = /* @__PURE__ */ new Map();
      counter = 0;
      held = 0;
      /** Invocations that share a unit. */
      get lanes() {
        return this.module.lanes / this.teams;
      }
      /** Scratch in workgroup memory for every unit of the workgroup, beside what is held. */
      pool(words) {
        this.module.pool((this.held + words) * this.teams);
      }
      /** Holds words of the scratch until they are released; the first of them, for `absolute`. */
      reserve(words) {
        this.pool(words);
        this.held += words;
        return this.held - words;
      }
      release(words) {
        this.held -= words;
      }
      /** A word of the scratch, by an index of type u32 or i32 behind what is held. */
      word(index, type) {
        return this.absolute(this.held === 0 ? index : `${this.held}${type[0]} + ${index}`, type);
      }
      /** An index of type i32 behind what is held, as one in all of the scratch. */
      behind(index) {
        return this.held === 0 ? index : `${this.held}i + ${index}`;
      }
      /** The same by its index in all of the scratch. Units lie side by side, so that they meet no bank twice. */
      absolute(index, type) {
        if (this.teams === 1) return `pool[${index}]`;
        return `pool[(${index}) * ${this.teams}${type[0]} + ${type === "u32" ? "team" : "i32(team)"}]`;
      }
      fresh(prefix) {
        this.counter += 1;
        return `${prefix}_${this.counter}`;
      }
      axisName(axis) {
        const known2 = this.axisNames.get(axis);
        if (known2 !== void 0) return known2;
        const base = /^[a-z]\d+$/.test(axis.name) ? axis.name : `axis_${axis.name.replace(/\W/g, "_")}`;
        let name = base;
        for (let twin = 2; this.takenNames.has(name); twin += 1) name = `${base}_${twin}`;
        this.takenNames.add(name);
        this.axisNames.set(axis, name);
        return name;
      }
      /** A value that the prologue computes once. */
      once(name, text) {
        const known2 = this.known.get(name);
        if (known2 !== void 0) return known2;
        this.known.set(name, name);
        this.prologue.push(`let ${name} = ${text};`);
        return name;
      }
      size(dimension) {
        if (typeof dimension === "number") return `${dimension}i`;
        const word6 = this.module.control.symbol.get(dimension.symbol) ?? 0;
        return this.once(`size_${dimension.symbol}`, `i32(${this.module.param(word6)})`);
      }
      /** The product of dimensions, constants multiplied out. */
      points(dimensions) {
        const fixed = product(dimensions.filter((dimension) => typeof dimension === "number"));
        const symbols = dimensions.filter((dimension) => typeof dimension !== "number").map((symbol) => this.size(symbol));
        if (symbols.length === 0 || fixed === 0) return `${fixed}i`;
        const factors = fixed === 1 ? symbols : [...symbols, `${fixed}i`];
        return factors.length === 1 ? factors[0] : `(${factors.join(" * ")})`;
      }
      /**
       * A number that compilers do not know, for loops that they would otherwise unroll: software adapters then take seconds
       * to compile a kernel.
       */
      hidden(value) {
        return this.once(`hidden_${value}`, `${value}i + bitcast<i32>(${this.module.extra("zero")})`);
      }
      cycle() {
        return this.once("cycle", `arena[${this.module.control.cycle}]`);
      }
      /** Whether an index is that of a repeat around the kernel: such a one is known everywhere in it. */
      isRepeat(axis) {
        return this.module.control.repeat[depthOf3(axis)] !== void 0;
      }
      repeat(axis) {
        const depth2 = depthOf3(axis);
        const word6 = this.module.control.repeat[depth2];
        if (word6 === void 0) throw new Error(`${this.place}: axis ${axis.name} is bound by no loop`);
        return this.once(`round_${depth2}`, `i32(arena[${word6}])`);
      }
      parameter(name, type) {
        const word6 = this.module.control.parameter.get(name) ?? 0;
        return this.once(`param_${name}`, ofBits(type, `arena[${word6}]`));
      }
      memory(name, version2) {
        const local = this.localBases.get(name);
        if (local !== void 0) {
          const { dtype, shape: shape2 } = local.tensor;
          const layout = shape2.map((_, position) => position);
          return { name, dtype, shape: shape2, layout, array: this.privately ? "own" : "local", base: `${local.at}i` };
        }
        const tensor = this.module.tensors.get(name);
        if (tensor === void 0) throw new Error(`${this.place}: no tensor ${name}`);
        return { ...tensor, array: "arena", base: this.base(name, version2) };
      }
      base(name, version2) {
        const [even, odd] = this.module.control.tensor.get(name) ?? [0];
        const param = (word6) => this.module.param(word6);
        if (odd === void 0) return this.once(`at_${name}`, `i32(${param(even)})`);
        const parity2 = `(${this.cycle()} & 1u) == 1u`;
        const [now2, next] = version2 === "current" ? [even, odd] : [odd, even];
        return this.once(
          version2 === "current" ? `at_${name}` : `at_${name}_next`,
          `i32(select(${param(now2)}, ${param(next)}, ${parity2}))`
        );
      }
      /** The place of an element, axes from the outermost in memory to the innermost. */
      address(memory, indices) {
        let text = "";
        for (const axis of memory.layout) {
          const index = indices[axis];
          if (text === "") text = index;
          else text = `(${scaled(text, this.size(memory.shape[axis]))} + ${index})`;
        }
        if (text === "" || text === "0i") return memory.base;
        return memory.base === "0i" ? text : `${memory.base} + ${bare2(text)}`;
      }
      load(memory, indices) {
        const type = typeOf(valueType(memory.dtype));
        return ofBits(type, `${memory.array}[${bare2(this.address(memory, indices))}]`);
      }
      /** A store; what is stored in 16 bits is rounded to them. */
      store(memory, indices, value) {
        const type = typeOf(valueType(memory.dtype));
        const rounded = memory.dtype === "f16" || memory.dtype === "bf16" ? `${this.module.helpers.rounded(memory.dtype)}(${bare2(value)})` : value;
        return `${memory.array}[${bare2(this.address(memory, indices))}] = ${bare2(toBits(type, rounded))};`;
      }
      /** Whether an index can be seen to lie inside. */
      isInside(index, dimension) {
        return provablyInside(index, dimension);
      }
      mayBeEmpty(dimension) {
        return smallest(dimension) === 0;
      }
    };
  }
});

// src/emit/wgsl/opaque.ts
function writeOpaque(kernel, scope, { op }) {
  const { module } = kernel;
  const body = findOpaque(op.body)?.wgsl;
  if (body === void 0) {
    throw new FieldbrainError(
      "program-unsupported",
      `opaque ${op.name}: no WGSL body (got ${op.body}, expected a definition with wgsl). Give it one, or use another device.`,
      { op: op.name, body: op.body }
    );
  }
  const own = new Kernel(module, `opaque ${op.name}`, [], false);
  const lines = [];
  const describe = (name2, as) => {
    const memory = own.memory(name2, "current");
    if (memory.layout.some((axis, position) => axis !== position)) {
      throw new FieldbrainError(
        "program-unsupported",
        `opaque ${op.name}: ${name2} is not row-major (got layout ${memory.layout.join(", ")}). Declare it without a layout.`,
        { op: op.name, tensor: name2 }
      );
    }
    lines.push(`let ${as} = u32(${memory.base});`);
    memory.shape.forEach((dimension, axis) => {
      lines.push(`let ${as}_${axis} = u32(${own.size(dimension)});`);
    });
    const { bindings } = module.options;
    const shape2 = memory.shape.map(
      (dimension) => typeof dimension === "number" ? dimension : bindings?.[dimension.symbol] ?? largest(dimension)
    );
    return { name: name2, dtype: memory.dtype, shape: shape2 };
  };
  const reads = op.reads.map((name2, position) => describe(name2, `read_${position}`));
  const writes = op.writes.map((name2, position) => describe(name2, `write_${position}`));
  const text = body({ attributes: op.attributes, reads, writes });
  const name = `opaque_${op.name}`;
  module.functions.push(
    ...block2(`fn ${name}(lane: u32)`, [
      ...own.prologue,
      ...lines,
      ...text.trim().split("\n").map((line) => line.trim())
    ])
  );
  scope.lines.push(`${name}(lane);`);
}
var init_opaque2 = __esm({
  "src/emit/wgsl/opaque.ts"() {
    "use strict";
    init_dimension();
    init_errors();
    init_opaque();
    init_kernel2();
    init_text();
  }
});

// src/emit/wgsl/scan.ts
function writeScan(kernel, scope, phase, units) {
  const { op } = phase;
  const along = op.axes[op.along];
  const type = typeOf(op.value.dtype);
  const most2 = largest(along.extent);
  const declared = kernel.module.tree;
  const ordered = type === "f32" && op.reducer === "sum";
  const fits = (chunk2) => chunk2 * levelsOf(most2, { ...declared, chunk: chunk2 }) <= mostWords3;
  const chunk = ordered && fits(declared.chunk) ? declared.chunk : shortChunk;
  const levels2 = ordered && fits(chunk) ? levelsOf(most2, { ...declared, chunk }) : most2 > chunk ? 2 : 1;
  const exact = ordered && fits(chunk);
  const neutral = op.reducer === "sum" ? `${type}(0)` : worst(kernel, op.value.dtype, op.reducer === "max");
  const combine3 = (a, b) => op.reducer === "sum" ? `(${a} + ${b})` : better(op.value.dtype, op.reducer === "max", a, b);
  kernel.module.pool(exact ? chunk * levels2 : chunk);
  const before = levels2 > 1 ? kernel.module.shared(`before_${type}`, type, 1) : "";
  const memory = kernel.memory(op.target, "current");
  const count2 = kernel.size(along.extent);
  writeRows(kernel, scope, phase.rows, "together", (row) => {
    const places2 = [...units, ...phase.rows];
    const outer = op.axes.filter((axis) => axis !== along);
    const bound = new Map(outer.map((axis, at2) => [axis, row.axis(axis) ?? row.axis(places2[at2])]));
    const here = kernel.axisName(along);
    const inner = new Scope2(row, new Map([...bound, [along, here]]), false);
    const values = new Values(kernel, [op.value], writeLoop2);
    const value = values.name(op.value, inner);
    inner.lines.push(`pool[q] = ${toBits(type, combine3(neutral, value))};`);
    const each2 = (body) => block2(`for (var q = i32(lane); q < size; q += ${kernel.lanes}i)`, body);
    const at = (index) => ofBits(type, `pool[${index}]`);
    const place = (index) => op.axes.map((axis) => axis === along ? index : bound.get(axis));
    const store2 = (index, text) => kernel.store(memory, place(index), text);
    const doubling = block2("for (var d = 1i; d < size; d *= 2i)", [
      `var kept: array<${type}, ${Math.ceil(chunk / kernel.lanes)}>;`,
      ...each2([
        `let x = ${at("q")};`,
        `if (q >= d) { let y = ${at("q - d")}; kept[q / ${kernel.lanes}i] = ${combine3("y", "x")}; } else { kept[q / ${kernel.lanes}i] = x; }`
      ]),
      "workgroupBarrier();",
      ...each2([`pool[q] = ${toBits(type, `kept[q / ${kernel.lanes}i]`)};`]),
      "workgroupBarrier();"
    ]);
    const result = levels2 === 1 ? [`let y = ${at("q")};`] : [`let x = ${at("q")};`, `let left = ${before};`, `let y = select(${combine3("left", "x")}, x, begin == 0i);`];
    const target = op.exclusive ? "(begin + q + 1i)" : "(begin + q)";
    const guard = op.exclusive ? [`if (${target} < ${count2}) { ${store2(target, "y")} }`] : [store2(target, "y")];
    const carry = exact && levels2 > 1 ? pushTotal(kernel, row, levels2, chunk, neutral, combine3, before, at, (text) => toBits(type, text)) : [
      `let x = ${at("size - 1i")};`,
      `let left = ${before};`,
      `${before} = select(${combine3("left", "x")}, x, begin == 0i);`
    ];
    if (levels2 > 1 && exact) row.lines.push(...totalCounters(levels2));
    row.lines.push(
      ...block2(`for (var begin = 0i; begin < ${count2}; begin += ${chunk}i)`, [
        `let size = min(${chunk}i, ${count2} - begin);`,
        ...each2([`let ${here} = begin + q;`, ...inner.lines]),
        "workgroupBarrier();",
        ...doubling,
        ...each2([...result, ...guard]),
        "workgroupBarrier();",
        ...levels2 > 1 ? [...block2("if (lane == 0u)", carry), "workgroupBarrier();"] : []
      ])
    );
    if (op.exclusive) row.lines.push(`if (lane == 0u && ${count2} > 0i) { ${store2("0i", neutral)} }`);
  });
}
function totalCounters(levels2) {
  return Array.from({ length: levels2 - 1 }, (_, level) => `var taken${level} = 0i;`);
}
function pushTotal(kernel, row, levels2, chunk, neutral, combine3, before, at, bits) {
  const push = (level, total2, target) => {
    const x = kernel.fresh("x");
    const taken = `taken${level}`;
    const slot = `${chunk * (level + 1) - 1}i + d + ${taken} % d`;
    const lines = [
      `var ${x} = ${combine3(neutral, total2)};`,
      ...block2(`for (var d = 1i; d < ${kernel.hidden(chunk)}; d *= 2i)`, [
        `let old = ${at(slot)};`,
        `pool[${slot}] = ${bits(x)};`,
        `if (${taken} >= d) { ${x} = ${combine3("old", x)}; }`
      ]),
      `${taken}++;`
    ];
    if (level === levels2 - 2) return [...lines, `${target} = ${x};`];
    const [above, has] = [`above${level}`, `has${level}`];
    row.lines.push(`var ${above} = ${neutral};`, `var ${has} = false;`);
    return [
      ...lines,
      `${target} = select(${x}, ${combine3(above, x)}, ${has});`,
      ...block2(`if (${taken} == ${chunk}i)`, [...push(level + 1, x, above), `${has} = true;`, `${taken} = 0i;`])
    ];
  };
  return push(0, at("size - 1i"), before);
}
var mostWords3, shortChunk;
var init_scan = __esm({
  "src/emit/wgsl/scan.ts"() {
    "use strict";
    init_dimension();
    init_tree();
    init_accumulate();
    init_nest();
    init_scope();
    init_shared_loop();
    init_text();
    init_values();
    mostWords3 = 2048;
    shortChunk = 256;
  }
});

// src/emit/wgsl/unify.ts
function unifyFolds(phase) {
  const sharing = new Sharing();
  const kept = new Set(phase.kind === "nest" ? phase.sweeps.flatMap((sweep) => sweep.axes) : []);
  const axes = /* @__PURE__ */ new Map();
  const canonical = (axis, depth2) => {
    if (kept.has(axis)) return axis;
    const key = `${depth2}:${dimensionText(axis.extent)}`;
    const known2 = axes.get(key) ?? { name: `j${depth2}`, extent: axis.extent };
    axes.set(key, known2);
    return known2;
  };
  const free = /* @__PURE__ */ new Map();
  const walk = (expr, names, memory2) => {
    const known2 = memory2.get(expr);
    if (known2 !== void 0) return known2;
    let result;
    if (expr.op === "fold") {
      let depth2 = 0;
      for (const axis of freeAxes(expr, free)) depth2 = Math.max(depth2, (names.get(axis)?.depth ?? -1) + 1);
      const own = expr.axes.map((axis, position) => canonical(axis, depth2 + position));
      const bound = expr.axes.map(
        (axis, position) => [axis, { axis: own[position], depth: depth2 + position }]
      );
      const body = walk(expr.args[0], new Map([...names, ...bound]), /* @__PURE__ */ new Map());
      result = { ...expr, axes: own, args: [body, ...expr.args.slice(1).map((range) => walk(range, names, memory2))] };
    } else if (expr.op === "index") {
      result = { ...expr, axis: names.get(expr.axis)?.axis ?? expr.axis };
    } else {
      result = { ...expr, args: expr.args.map((arg) => walk(arg, names, memory2)) };
    }
    const unique = sharing.unique(result);
    memory2.set(expr, unique);
    return unique;
  };
  const memory = /* @__PURE__ */ new Map();
  const change = (expr) => walk(expr, /* @__PURE__ */ new Map(), memory);
  return changePhase(phase, change);
}
var init_unify = __esm({
  "src/emit/wgsl/unify.ts"() {
    "use strict";
    init_rename();
    init_sharing();
    init_dimension();
    init_walk();
  }
});

// src/emit/wgsl/part.ts
function writePart(module, part, name) {
  const alone = isAlone(part);
  const place = part.phases.flatMap((phase) => phase.ops).join("+");
  const teams = teamsOf(part, module);
  const kernel = new Kernel(module, place, part.locals, alone, teams);
  const { lines, bound } = part.units.length === 0 ? { lines: [], bound: /* @__PURE__ */ new Map() } : decode(kernel, part.units, "unit");
  const body = [];
  part.phases.map(unifyFolds).forEach((phase, position) => {
    const scope = new Scope2(void 0, bound, !alone);
    if (position > 0 && !alone) body.push("storageBarrier();", "workgroupBarrier();");
    writePhase(kernel, scope, phase, part, alone);
    body.push(...block2("", [`// ${phase.kind}: ${phase.ops.join(", ")}`, ...scope.lines]));
  });
  const parameters = alone ? "unit: i32" : `unit: i32, lane: u32${teams === 1 ? "" : ", team: u32"}`;
  module.functions.push(...block2(`fn ${name}(${parameters})`, [...kernel.prologue, ...lines, ...body]));
  const unitsPerGroup = alone ? module.lanes : teams;
  return { units: part.units.map((axis) => axis.extent), unitsPerGroup, alone, name };
}
function writePhase(kernel, scope, phase, part, alone) {
  switch (phase.kind) {
    case "nest":
      writeNest(kernel, scope, phase, alone ? "alone" : mannerOf(phase));
      break;
    case "topk":
      writeTopk(kernel, scope, phase, part.units);
      break;
    case "histogram":
      writeHistogram(kernel, scope, phase, part.units);
      break;
    case "scan":
      writeScan(kernel, scope, phase, part.units);
      break;
    case "opaque":
      writeOpaque(kernel, scope, phase);
      break;
    default:
      phase;
  }
}
function usual(dimension) {
  return typeof dimension === "number" ? dimension : Math.min(Math.max(dimension.min, 256), dimension.max);
}
function atLeast(dimension) {
  return typeof dimension === "number" ? dimension : Math.max(1, dimension.min);
}
function isAlone(part) {
  if (part.phases.some((phase) => phase.kind !== "nest")) return false;
  if (part.locals.reduce((words, local) => words + product(local.shape), 0) > mostPrivateWords) return false;
  const nests = part.phases;
  const units = product(part.units.map((axis) => atLeast(axis.extent)));
  const serial = nests.reduce((sum2, phase) => sum2 + rowsOf(phase) * rowWork(phase), 0);
  const shared = nests.reduce((sum2, phase) => sum2 + barrier2 + Math.min(spreadTime(phase), togetherTime(phase)), 0);
  return Math.ceil(units / (groups * lanes3)) * serial <= Math.ceil(units / groups) * shared;
}
function lanesOf(stage) {
  const phases2 = stage.parts.filter((part) => !isAlone(part)).flatMap((part) => part.phases);
  if (stage.parts.some((part) => part.phases.some((phase) => phase.kind === "opaque"))) return narrow;
  return phases2.some((phase) => abreast3(phase) > narrow) ? wide : narrow;
}
function abreast3(phase) {
  switch (phase.kind) {
    case "nest":
      if (mannerOf(phase) === "spread") return Math.max(rowsOf(phase), rowsOf(phase) * foldsAbreast(phase, phase.rows));
      return Math.max(1, ...phase.sweeps.map((sweep) => product(sweep.axes.map((axis) => usual(axis.extent)))));
    case "topk":
      return usual(phase.op.over.extent);
    case "scan":
      return usual(phase.op.axes[phase.op.along].extent);
    case "histogram":
      return product(phase.op.over.map((axis) => usual(axis.extent)));
    case "opaque":
      return narrow;
    default:
      return phase;
  }
}
function teamsOf(part, { lanes: most2, tree }) {
  if (isAlone(part) || part.locals.length > 0 || part.units.length === 0) return 1;
  let busy = tree.lanes;
  let folds = 1;
  for (const phase of part.phases) {
    if (phase.kind !== "nest" || mannerOf(phase) !== "together") return 1;
    const used = busyIn(phase, tree);
    if (used === void 0) return 1;
    busy = Math.max(busy, used.busy);
    folds = Math.max(folds, used.folds);
  }
  const last2 = part.units[part.units.length - 1].extent;
  const units = product(part.units.map((axis) => atLeast(axis.extent)));
  let teams = 1;
  while (2 * teams * busy <= most2 && 2 * teams * busy * folds <= mostTeamWords && typeof last2 === "number" && last2 % (2 * teams) === 0 && units / (2 * teams) >= groups)
    teams *= 2;
  return teams;
}
function busyIn(phase, tree) {
  let busy = 1;
  let known2 = true;
  const folds = /* @__PURE__ */ new Set();
  const go = (expr) => {
    if (expr.op === "fold") folds.add(expr);
    else expr.args.forEach(go);
  };
  for (const sweep of phase.sweeps) busy = Math.max(busy, product(sweep.axes.map((axis) => usual(axis.extent))));
  phase.sweeps.flatMap((sweep) => sweep.writes.flatMap(writeExpressions)).forEach(go);
  phase.writes.flatMap(writeExpressions).forEach(go);
  for (const fold2 of folds) {
    if (fold2.args.length > 1) known2 = false;
    const points2 = product(fold2.axes.map((axis) => usual(axis.extent)));
    const ordered = [...folds].some((other) => isTreeSum(other) && sameLoop2(fold2, other));
    busy = Math.max(busy, ordered ? Math.ceil(points2 / tree.chunk) * tree.lanes : points2);
  }
  return known2 ? { busy, folds: folds.size } : void 0;
}
function foldsAbreast(phase, rows) {
  let most2 = 0;
  visit(phase.writes.flatMap(writeExpressions), (expr) => {
    if (isRowFold(expr, rows))
      most2 = Math.max(most2, Math.min(16, product(expr.axes.map((axis) => usual(axis.extent)))));
  });
  return most2;
}
function mannerOf(phase) {
  return spreadTime(phase) <= togetherTime(phase) ? "spread" : "together";
}
function rowsOf(phase) {
  return product(phase.rows.map((axis) => usual(axis.extent)));
}
function spreadTime(phase) {
  return Math.ceil(rowsOf(phase) / lanes3) * rowWork(phase);
}
function togetherTime(phase) {
  return rowsOf(phase) * (Math.ceil(rowWork(phase) / (lanes3 / 2)) + 2 * barrier2);
}
function rowWork(phase) {
  const sweeps = phase.sweeps.reduce((sum2, sweep) => {
    const points2 = product(sweep.axes.map((axis) => usual(axis.extent)));
    return sum2 + points2 * (1 + foldWork(sweep.writes.flatMap(writeExpressions)));
  }, 0);
  return 1 + sweeps + foldWork(phase.writes.flatMap(writeExpressions));
}
function foldWork(roots) {
  let work = 0;
  const seen2 = /* @__PURE__ */ new Set();
  const go = (expr) => {
    if (seen2.has(expr)) return;
    seen2.add(expr);
    if (expr.op !== "fold") {
      expr.args.forEach(go);
      return;
    }
    const points2 = product(expr.axes.map((axis) => usual(axis.extent)));
    work += points2 * (1 + foldWork([expr.args[0]]));
    expr.args.slice(1).forEach(go);
  };
  roots.forEach(go);
  return work;
}
var groups, lanes3, barrier2, mostPrivateWords, mostTeamWords;
var init_part = __esm({
  "src/emit/wgsl/part.ts"() {
    "use strict";
    init_stage();
    init_dimension();
    init_walk();
    init_accumulate();
    init_histogram();
    init_kernel2();
    init_loop();
    init_module();
    init_nest();
    init_opaque2();
    init_row_folds();
    init_scan();
    init_scope();
    init_text();
    init_topk();
    init_unify();
    init_values();
    groups = 128;
    lanes3 = narrow;
    barrier2 = 8;
    mostPrivateWords = 64;
    mostTeamWords = 3584;
  }
});

// src/emit/wgsl/formulas.ts
function addFormulas(module) {
  const write = (name, formula) => module.helpers.made(name, () => functionText2(module, name, formula()));
  module.helpers.named = (name) => write(`${name}Of`, () => expandCall(name, "f32", argument2));
  module.helpers.rounded = (dtype) => dtype === "f16" ? write("throughHalf", () => halfToFloat(floatToHalf(argument2))) : write("throughBrain16", () => brain16ToFloat(floatToBrain16(argument2)));
}
function functionText2(module, name, formula) {
  const kernel = new FormulaKernel(module, name, [], true);
  const scope = new Scope2(void 0, /* @__PURE__ */ new Map(), false);
  const values = new Values(kernel, [formula], () => {
    throw new Error(`${name}: a formula holds no reduction`);
  });
  const kept = new Set(repeatedSums(formula));
  visit([formula], (expr) => {
    if (kept.has(expr)) scope.setName(expr, keep(module, kernel, scope, values.name(expr, scope)));
  });
  const result = bare2(values.text(formula, scope));
  return block2(`fn ${name}(x: f32) -> f32`, [...scope.lines, `return ${result};`]);
}
function keep(module, kernel, scope, text) {
  const helper = module.helpers.made("keep", () => [
    `fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ ${module.extra("zero")}); }`
  ]);
  const name = kernel.fresh("k");
  scope.lines.push(`let ${name} = ${helper}(${text});`);
  return name;
}
function repeatedSums(formula) {
  const uses = /* @__PURE__ */ new Map();
  visit([formula], (expr) => {
    for (const arg of expr.args) uses.set(arg, (uses.get(arg) ?? 0) + 1);
  });
  return [...uses].filter(([{ op, dtype }, n]) => n > 1 && (op === "add" || op === "sub") && dtype === "f32").map(([expr]) => expr);
}
var argument2, FormulaKernel;
var init_formulas = __esm({
  "src/emit/wgsl/formulas.ts"() {
    "use strict";
    init_expand();
    init_half2();
    init_walk();
    init_kernel2();
    init_scope();
    init_text();
    init_values();
    argument2 = { op: "parameter", dtype: "f32", args: [], name: "x" };
    FormulaKernel = class extends Kernel {
      parameter(name) {
        return name;
      }
    };
  }
});

// src/emit/wgsl/stage.ts
function writeStage(module, stage, entryPoint, alive, header) {
  addFormulas(module);
  const { lanes: lanes5 } = module;
  const parts = stage.parts.map((part, position) => writePart(module, part, `part${position}`));
  const kernel = new Kernel(module, stage.name, [], true);
  const shared = parts.some((part) => !part.alone);
  const lines = [];
  let first = "";
  parts.forEach((part, position) => {
    const units = `units${position}`;
    lines.push(`let ${units} = ${bare2(kernel.points(part.units))};`);
    const begin = first === "" ? "group" : `(group - ${first})`;
    const count2 = part.unitsPerGroup === 1 ? units : `(${units} + ${part.unitsPerGroup - 1}i) / ${part.unitsPerGroup}i`;
    const end = `end${position}`;
    lines.push(`let ${end} = ${first === "" ? count2 : `${first} + ${count2}`};`);
    const { name, unitsPerGroup: teams } = part;
    const call2 = part.alone ? [`let unit = ${begin} * ${lanes5}i + i32(lane);`, `if (unit < ${units}) { ${name}(unit); }`] : teams === 1 ? [`${name}(${first === "" ? "group" : `group - ${first}`}, lane);`] : [`${name}(${begin} * ${teams}i + i32(lane % ${teams}u), lane / ${teams}u, lane % ${teams}u);`];
    const from = first === "" ? "" : `group >= ${first} && `;
    lines.push(...block2(`if (${from}group < ${end})`, call2));
    first = end;
  });
  const entry = [
    `@compute @workgroup_size(${lanes5})`,
    `fn ${entryPoint}(`,
    [
      "@builtin(workgroup_id) id: vec3<u32>,",
      "@builtin(num_workgroups) count: vec3<u32>,",
      "@builtin(local_invocation_index) lane: u32,"
    ],
    ...block2(")", [
      ...guardText(module, alive, shared),
      "let group = i32(id.x + id.y * count.x);",
      ...kernel.prologue,
      ...lines
    ])
  ];
  const memory = module.declarations(stage.name).map((line) => `${line}
`);
  const code = [
    `// ${stage.name}
`,
    header,
    ...memory,
    module.helpers.text(),
    printText(module.functions),
    printText(entry)
  ];
  return { code: code.join(""), parts };
}
function guardText(module, alive, shared) {
  if (alive === void 0) return [];
  if (!shared) return [`if (!(${alive})) { return; }`];
  const told = module.shared("shared_alive", "u32", 1);
  return [
    `if (lane == 0u) { ${told} = select(0u, 1u, ${alive}); }`,
    `if (workgroupUniformLoad(&${told}) == 0u) { return; }`
  ];
}
var init_stage2 = __esm({
  "src/emit/wgsl/stage.ts"() {
    "use strict";
    init_dimension();
    init_formulas();
    init_kernel2();
    init_part();
    init_text();
  }
});

// src/emit/wgsl.ts
function declareBindings(windowBytes) {
  return [
    "@group(0) @binding(0) var<storage, read_write> arena: array<u32>;",
    `@group(0) @binding(1) var<uniform> params: array<vec4<u32>, ${windowBytes / 16}>;`,
    ""
  ].join("\n");
}
function emitWgsl(program2, plan, control, options = {}) {
  const paramsWords = control.words + windowWords;
  const header = (options.bindingsText ?? declareBindings)(4 * paramsWords);
  const sites = [];
  const written3 = writeControl(program2, plan, control);
  const kernels = [];
  const visit2 = (steps3) => {
    for (const step2 of steps3) {
      if (step2.kind === "repeat" || step2.kind === "every") visit2(step2.body);
      if (step2.kind !== "stage" || kernels.some(({ stage: stage2, guard }) => stage2 === step2.stage && guard === step2.guard))
        continue;
      const entryPoint = `stage${step2.stage}${step2.guard === void 0 ? "" : `_guard${step2.guard}`}`;
      const stage = plan.stages[step2.stage];
      const alive = step2.guard === void 0 ? void 0 : written3.conditions[step2.guard];
      const module = new Module(program2, control, options, sites, lanesOf(stage));
      const { code: code2, parts } = writeStage(module, stage, entryPoint, alive, header);
      kernels.push({ entryPoint, code: code2, stage: step2.stage, guard: step2.guard, parts });
    }
  };
  visit2(written3.steps);
  const entryPoints = [...written3.functions.keys()];
  const code = entryPoints.length === 0 ? "" : `// control
${header}${printControl(written3)}`;
  return {
    kernels,
    control: { code, entryPoints },
    steps: written3.steps,
    paramsWords,
    guardWords: written3.guards,
    sites
  };
}
var init_wgsl = __esm({
  "src/emit/wgsl.ts"() {
    "use strict";
    init_control();
    init_module();
    init_part();
    init_stage2();
    init_module();
    init_stage2();
  }
});

// src/device/webgpu/unbundled.ts
var init_unbundled = __esm({
  "src/device/webgpu/unbundled.ts"() {
    "use strict";
  }
});

// src/device/webgpu/software-driver.ts
var init_software_driver = __esm({
  "src/device/webgpu/software-driver.ts"() {
    "use strict";
    init_unbundled();
  }
});

// src/device/webgpu/adapter.ts
var init_adapter = __esm({
  "src/device/webgpu/adapter.ts"() {
    "use strict";
    init_errors();
    init_software_driver();
    init_unbundled();
  }
});

// src/device/check.ts
var init_check = __esm({
  "src/device/check.ts"() {
    "use strict";
    init_dimension();
    init_errors();
    init_kernel();
    init_op();
    init_program();
    init_walk();
  }
});

// src/programs/bank-topk.ts
init_kernel();

// src/programs/builtin.ts
init_program();

// src/programs/seeded.ts
init_dimension();
init_half();
init_kernel();
function createSource(seed) {
  let counter = Math.imul(seed, 2654435761) ^ 1540483477;
  return () => {
    counter = counter + 1831565813 | 0;
    let word6 = counter;
    word6 = Math.imul(word6 ^ word6 >>> 16, 73244475);
    word6 = Math.imul(word6 ^ word6 >>> 15, 668265261);
    return (word6 ^ word6 >>> 16) >>> 0;
  };
}
function randomArray(tensor, bindings, range, source, steps3 = 1) {
  const array = createHostArray(tensor.dtype, product(resolveShape(tensor.shape, bindings)) * steps3);
  const [low, high] = range;
  const whole3 = tensor.dtype === "i32" || tensor.dtype === "u32";
  for (let i = 0; i < array.length; i += 1) {
    const unit = source() / 2 ** 32;
    const value = whole3 ? low + Math.floor(unit * (high - low + 1)) : low + unit * (high - low);
    if (tensor.dtype === "f16") array[i] = toHalf(value);
    else array[i] = tensor.dtype === "bf16" ? toBrain16(value) : value;
  }
  return array;
}
function randomArrays(program2, role, bindings, ranges2, seed, steps3 = 1) {
  const arrays = {};
  program2.tensors.forEach((tensor, position) => {
    const range = ranges2[tensor.name];
    if (tensor.role !== role || range === void 0) return;
    arrays[tensor.name] = randomArray(tensor, bindings, range, createSource(seed * 1009 + position), steps3);
  });
  return arrays;
}

// src/programs/builtin.ts
function builtin({ name, title, build, symbols = {}, ranges: ranges2 = {} }) {
  const make = (role, seed, bindings, steps3) => {
    const program2 = build();
    const all2 = { ...ranges2 };
    if (role !== "state") {
      for (const tensor of tensorsOf(program2, role))
        all2[tensor.name] ??= tensor.dtype === "i32" || tensor.dtype === "u32" ? [0, 1] : [-1, 1];
    }
    return randomArrays(program2, role, bindings, all2, seed, steps3);
  };
  return {
    name,
    title,
    build,
    symbols,
    inputs: (seed, bindings = symbols, steps3) => make("input", seed, bindings, steps3),
    constants: (seed, bindings = symbols) => make("constant", seed, bindings),
    states: (seed, bindings = symbols) => make("state", seed, bindings)
  };
}

// src/programs/bank-topk.ts
function bankTopk(width5 = 512, best = 5) {
  return program("bankTopk", (b) => {
    const batch = b.symbol("batch", 1, 1024);
    const rows = b.symbol("rows", 0, 1e6);
    const bank = b.constant("bank", "f32", [rows, width5]);
    const query = b.input("query", "f32", [batch, width5]);
    const values = b.output("values", "f32", [batch, best]);
    const indices = b.output("indices", "i32", [batch, best]);
    const length = b.scratch("length", "f32", [batch]);
    const scores = b.scratch("scores", "f32", [batch, rows]);
    b.reduce(
      "measureQuery",
      length,
      ([brain]) => sqrt(sum([width5], ([k]) => mul(query.at(brain, k), query.at(brain, k))))
    );
    b.reduce("score", scores, ([brain, row]) => {
      const dot = sum([width5], ([k]) => mul(bank.at(row, k), query.at(brain, k)));
      const size = sqrt(sum([width5], ([k]) => mul(bank.at(row, k), bank.at(row, k))));
      return div(dot, max(mul(size, length.at(brain)), 1e-12));
    });
    b.topk("recall", {
      outer: [batch],
      over: rows,
      k: best,
      value: ([brain], row) => scores.at(brain, row),
      values,
      indices
    });
  });
}
var bankTopkBuiltin = builtin({
  name: "bankTopk",
  title: "cosine scores against a bank and the five best rows",
  build: () => bankTopk(),
  symbols: { batch: 2, rows: 101 }
});

// src/programs/belief-update.ts
init_kernel();
function beliefUpdate(states = 9, observations = 5, iterations = 16) {
  return program("beliefUpdate", (b) => {
    const batch = b.symbol("batch", 1, 65536);
    const seen2 = b.input("seen", "i32", [batch]);
    const likelihood = b.constant("likelihood", "f32", [observations, states]);
    const transition = b.constant("transition", "f32", [states, states]);
    const belief = b.state("belief", "f32", [batch, states], { initial: 1 / states });
    const proposal = b.state("proposal", "f32", [batch, states]);
    const total2 = b.state("total", "f32", [batch]);
    const change = b.state("change", "f32", [batch]);
    const done = b.state("done", "i32", [batch]);
    const rounds = b.output("rounds", "i32", [batch]);
    const result = b.output("result", "f32", [batch, states]);
    b.map("begin", [batch], ([i]) => [store(done, [i], i32(0)), store(rounds, [i], i32(0))]);
    b.repeat(
      "settle",
      iterations,
      () => {
        b.reduce(
          "propose",
          proposal,
          ([i, s]) => mul(
            likelihood.clamp(seen2.at(i), s),
            sum([states], ([t]) => mul(transition.at(s, t), belief.at(i, t)))
          )
        );
        b.reduce(
          "weigh",
          total2,
          ([i]) => max(
            sum([states], ([s]) => proposal.at(i, s)),
            1e-9
          )
        );
        b.reduce(
          "compare",
          change,
          ([i]) => maximum([states], ([s]) => abs(sub(div(proposal.at(i, s), total2.at(i)), belief.at(i, s))))
        );
        b.map(
          "update",
          belief,
          ([i, s]) => add(mul(belief.at(i, s), 0.5), mul(div(proposal.at(i, s), total2.at(i)), 0.5))
        );
        b.map("countRound", rounds, ([i]) => add(rounds.at(i), 1));
        b.map("decide", done, ([i]) => cast(lt(change.at(i), 0.02), "i32"));
      },
      { until: done }
    );
    b.map("report", result, ([i, s]) => belief.at(i, s));
  });
}
var beliefUpdateBuiltin = builtin({
  name: "beliefUpdate",
  title: "belief updating until each brain has converged",
  build: () => beliefUpdate(),
  symbols: { batch: 4 },
  ranges: { seen: [0, 4], likelihood: [0.05, 1], transition: [0.05, 1] }
});

// src/programs/channel-pool.ts
init_kernel();
function perChannelPool(edge3, channels2 = 64) {
  return program("perChannelPool", (b) => {
    const batch = b.symbol("batch", 1, 4096);
    const space = [edge3, edge3, edge3];
    const field = b.input("field", "f32", [batch, ...space, channels2]);
    const mean = b.output("mean", "f32", [batch, channels2]);
    const peak = b.output("peak", "f32", [batch, channels2]);
    b.reduce(
      "poolMean",
      mean,
      ([brain, channel]) => div(
        sum(space, (at) => field.at(brain, ...at, channel)),
        edge3 ** 3
      )
    );
    b.reduce("poolPeak", peak, ([brain, channel]) => maximum(space, (at) => field.at(brain, ...at, channel)));
  });
}
var perChannelPoolBuiltin = builtin({
  name: "perChannelPool",
  title: "mean and maximum over the voxels of each channel",
  build: () => perChannelPool(5),
  symbols: { batch: 2 }
});

// src/programs/double-precision.ts
init_kernel();
function doublePrecision() {
  return program("doublePrecision", (b) => {
    const samples = b.symbol("samples", 1, 1e5);
    const values = b.input("values", "f32", [samples]);
    const shifted3 = b.scratch("shifted", "f64", [samples]);
    const mean = b.scratch("mean", "f64", []);
    const spread = b.output("spread", "f64", []);
    const curve = b.output("curve", "f64", [samples]);
    const single = b.output("single", "f32", [samples]);
    const size = cast(sizeOf(samples), "f64");
    b.map("shift", shifted3, ([i]) => add(cast(values.at(i), "f64"), 1e7));
    b.reduce(
      "average",
      mean,
      () => div(
        sum([samples], ([i]) => shifted3.at(i)),
        size
      )
    );
    b.reduce("spread", spread, () => {
      const square = sum([samples], ([i]) => mul(sub(shifted3.at(i), mean.at()), sub(shifted3.at(i), mean.at())));
      return sqrt(div(square, size));
    });
    b.map("curve", curve, ([i]) => {
      const x = cast(values.at(i), "f64");
      return add(add(exp(x), log(add(mul(x, x), f64(0.5)))), add(mul(sin(x), cos(x)), tanh(x)));
    });
    b.map("round", single, ([i]) => cast(mul(curve.at(i), spread.at()), "f32"));
  });
}
var doublePrecisionBuiltin = builtin({
  name: "doublePrecision",
  title: "f64 sums and functions beside f32",
  build: () => doublePrecision(),
  symbols: { samples: 67 }
});

// src/programs/empty.ts
init_kernel();
function empty(elements = 4096) {
  return program("empty", (b) => {
    const ticks = b.state("ticks", "i32", [elements]);
    const first = b.output("first", "i32", []);
    b.map("tick", ticks, ([i]) => add(ticks.at(i), 1));
    b.map("report", first, () => ticks.at(0));
  });
}
var emptyBuiltin = builtin({
  name: "empty",
  title: "counts up a small state: the cost of a step itself",
  build: () => empty()
});

// src/programs/field-pass.ts
init_kernel();
var diffusion = 0.125;
function diffuse(field, batch, x, y, z, channel) {
  const at = (i, j, k) => field.clamp(...batch, i, j, k, channel);
  const here = at(x, y, z);
  const across = add(at(sub(x, 1), y, z), at(add(x, 1), y, z));
  const along = add(at(x, sub(y, 1), z), at(x, add(y, 1), z));
  const above = add(at(x, y, sub(z, 1)), at(x, y, add(z, 1)));
  const neighbours = add(across, along, above);
  return tanh(add(here, mul(sub(neighbours, mul(here, 6)), diffusion)));
}
function fieldPass(edge3, channels2 = 64) {
  return program("fieldPass", (b) => {
    const field = b.state("field", "f32", [edge3, edge3, edge3, channels2], { buffered: true });
    b.map("evolve", field.next, ([x, y, z, channel]) => diffuse(field, [], x, y, z, channel));
  });
}
function fieldPassReductions(edge3, channels2 = 64) {
  return program("fieldPassReductions", (b) => {
    const batch = b.symbol("batch", 1, 4096);
    const space = [edge3, edge3, edge3, channels2];
    const field = b.state("field", "f32", [batch, ...space], { buffered: true });
    const energy = b.output("energy", "f32", [batch]);
    const peak = b.output("peak", "f32", [batch]);
    const mean = b.output("mean", "f32", [batch]);
    const active = b.output("active", "i32", [batch]);
    b.map("evolve", field.next, ([brain, x, y, z, channel]) => diffuse(field, [brain], x, y, z, channel));
    const after = field.next;
    b.reduce(
      "measureEnergy",
      energy,
      ([brain]) => sum(space, (at) => mul(after.at(brain, ...at), after.at(brain, ...at)))
    );
    b.reduce("measurePeak", peak, ([brain]) => maximum(space, (at) => abs(after.at(brain, ...at))));
    b.reduce(
      "measureMean",
      mean,
      ([brain]) => div(
        sum(space, (at) => after.at(brain, ...at)),
        edge3 ** 3 * channels2
      )
    );
    b.reduce("countActive", active, ([brain]) => count(space, (at) => gt(abs(after.at(brain, ...at)), 0.5)));
  });
}
var fieldPassBuiltin = builtin({
  name: "fieldPass",
  title: "7-point diffusion and tanh over 7\xB3 voxels of 64 channels",
  build: () => fieldPass(7),
  ranges: { field: [-1, 1] }
});
var fieldPassReductionsBuiltin = builtin({
  name: "fieldPassReductions",
  title: "the field pass of a batch, and energy, peak, mean and active count of the new field",
  build: () => fieldPassReductions(5),
  symbols: { batch: 3 },
  ranges: { field: [-1, 1] }
});

// src/programs/half-storage.ts
init_kernel();
function halfStorage(width5 = 33) {
  return program("halfStorage", (b) => {
    const batch = b.symbol("batch", 1, 4096);
    const input = b.input("input", "f16", [batch, width5]);
    const weights = b.constant("weights", "bf16", [width5, width5]);
    const memory = b.state("memory", "bf16", [batch, width5], { initial: 0.25 });
    const mixed2 = b.scratch("mixed", "f16", [batch, width5]);
    const result = b.output("result", "f16", [batch, width5]);
    const total2 = b.output("total", "f32", [batch]);
    b.reduce("mix", mixed2, ([i, w]) => sum([width5], ([k]) => mul(input.at(i, k), weights.at(k, w))));
    b.map("keep", memory, ([i, w]) => add(mul(memory.at(i, w), 0.9), mul(mixed2.at(i, w), 0.1)));
    b.map("report", result, ([i, w]) => add(mixed2.at(i, w), memory.at(i, w)));
    b.reduce("total", total2, ([i]) => sum([width5], ([w]) => memory.at(i, w)));
  });
}
var halfStorageBuiltin = builtin({
  name: "halfStorage",
  title: "f16 and bf16 in every role, f32 between",
  build: () => halfStorage(),
  symbols: { batch: 3 }
});

// src/programs/histogram-scan.ts
init_kernel();
function histogramScan(bins = 33) {
  return program("histogramScan", (b) => {
    const batch = b.symbol("batch", 1, 4096);
    const samples = b.symbol("samples", 0, 1e5);
    const values = b.input("values", "f32", [batch, samples]);
    const counts2 = b.output("counts", "i32", [batch, bins]);
    const below = b.output("below", "i32", [batch, bins]);
    const distribution = b.output("distribution", "f32", [batch, bins]);
    const walk = b.output("walk", "f32", [batch, samples]);
    const highest = b.output("highest", "f32", [batch, samples]);
    b.histogram("sort", counts2, [samples], ([i], [s]) => cast(floor(mul(add(values.at(i, s), 1), bins / 2)), "i32"));
    b.scan("countBelow", below, "sum", ([i, bin]) => counts2.at(i, bin), { exclusive: true });
    b.map(
      "normalise",
      distribution,
      ([i, bin]) => div(cast(add(below.at(i, bin), counts2.at(i, bin)), "f32"), cast(sizeOf(samples), "f32"))
    );
    b.scan("walk", walk, "sum", ([i, s]) => values.at(i, s));
    b.scan("climb", highest, "max", ([i, s]) => values.at(i, s), { along: 0 });
  });
}
var histogramScanBuiltin = builtin({
  name: "histogramScan",
  title: "histograms, running sums and running maxima",
  build: () => histogramScan(),
  symbols: { batch: 2, samples: 301 },
  ranges: { values: [-1.1, 1.1] }
});

// src/programs/kth-distance.ts
init_kernel();
function kthDistanceCounts(k = 4) {
  return program("kthDistanceCounts", (b) => {
    const pairs = b.symbol("pairs", 1, 4096);
    const samples = b.symbol("samples", 1, 65536);
    const first = b.input("first", "f32", [pairs, samples]);
    const second = b.input("second", "f32", [pairs, samples]);
    const near = b.scratch("near", "f32", [pairs, samples, k]);
    const nearFirst = b.output("nearFirst", "i32", [pairs, samples]);
    const nearSecond = b.output("nearSecond", "i32", [pairs, samples]);
    b.topk("findNear", {
      outer: [pairs, samples],
      over: samples,
      k,
      largest: false,
      value: ([p, i], j) => max(abs(sub(first.at(p, i), first.at(p, j))), abs(sub(second.at(p, i), second.at(p, j)))),
      where: ([, i], j) => ne(i, j),
      values: near
    });
    for (const [name, marginal, target] of [
      ["countFirst", first, nearFirst],
      ["countSecond", second, nearSecond]
    ]) {
      b.reduce(
        name,
        target,
        ([p, i]) => count(
          [samples],
          ([j]) => and(ne(i, j), lt(abs(sub(marginal.at(p, i), marginal.at(p, j))), near.at(p, i, k - 1)))
        )
      );
    }
  });
}
var kthDistanceCountsBuiltin = builtin({
  name: "kthDistanceCounts",
  title: "k-th joint distances and marginal counts below them",
  build: () => kthDistanceCounts(),
  symbols: { pairs: 2, samples: 67 }
});

// src/programs/matmul-bias.ts
init_kernel();
function gelu(x) {
  return mul(mul(x, 0.5), add(erf(mul(x, Math.SQRT1_2)), 1));
}
function matmulBias(inner = 40, outer = 33) {
  return program("matmulBias", (b) => {
    const rows = b.symbol("rows", 0, 65536);
    const x = b.input("x", "f32", [rows, inner]);
    const weights = b.constant("weights", "f32", [inner, outer]);
    const bias = b.constant("bias", "f32", [outer]);
    const product2 = b.scratch("product", "f32", [rows, outer]);
    const active = b.scratch("active", "f32", [rows, outer]);
    const result = b.output("result", "f32", [rows, outer]);
    const gram = b.output("gram", "f32", [outer, outer]);
    b.matmul(
      "multiply",
      product2,
      inner,
      ([i, k]) => x.at(i, k),
      ([k, j]) => weights.at(k, j)
    );
    b.map("activate", active, ([i, j]) => gelu(add(product2.at(i, j), bias.at(j))));
    b.map("squash", result, ([i, j]) => tanh(add(active.at(i, j), product2.at(i, j))));
    b.matmul(
      "correlate",
      gram,
      rows,
      ([i, k]) => result.at(k, i),
      ([k, j]) => result.at(k, j),
      { epilogue: (total2) => mul(total2, 0.125) }
    );
  });
}
var matmulBiasBuiltin = builtin({
  name: "matmulBias",
  title: "matrix product, bias and gelu, residual and tanh",
  build: () => matmulBias(),
  symbols: { rows: 21 }
});

// src/programs/noise-walk.ts
init_kernel();
function noiseWalk(width5 = 33, seed = 7) {
  return program("noiseWalk", (b) => {
    const batch = b.symbol("batch", 1, 4096);
    const pull = b.parameter("pull", "f32", 0.9);
    const position = b.state("position", "f32", [batch, width5]);
    const result = b.output("result", "f32", [batch, width5]);
    b.map("walk", position, ([brain, element]) => {
      const key = { seed, brain: cast(brain, "u32"), cycle };
      const place = cast(element, "u32");
      const push = normal(noiseWords({ ...key, stream: 0 }), place, 2);
      const rests = lt(uniform({ ...key, stream: 1 }, place), 0.25);
      const here = position.at(brain, element);
      return select(rests, here, add(mul(here, pull), mul(push, 0.25)));
    });
    b.map("report", result, ([brain, element]) => position.at(brain, element));
  });
}
var noiseWalkBuiltin = builtin({
  name: "noiseWalk",
  title: "a random walk driven by counter-based noise",
  build: () => noiseWalk(),
  symbols: { batch: 3 }
});

// src/programs/permuted.ts
init_kernel();
function permuted(width5 = 5) {
  return program("permuted", (b) => {
    const samples = b.symbol("samples", 1, 1e5);
    const values = b.input("values", "f32", [width5, samples], { layout: [1, 0] });
    const smooth = b.scratch("smooth", "f32", [width5, samples], { layout: [1, 0] });
    const shuffled = b.output("shuffled", "f32", [samples, width5], { layout: [1, 0] });
    const order = b.output("order", "u32", [samples]);
    const product2 = b.output("product", "f32", [width5]);
    const memory = b.state("memory", "f32", [samples, width5, 2], { layout: [2, 0, 1] });
    const size = cast(sizeOf(samples), "u32");
    b.map(
      "smooth",
      smooth,
      ([w, s]) => add(mul(values.at(w, s), 0.5), mul(add(values.wrap(w, sub(s, 1)), values.wrap(w, add(s, 1))), 0.25))
    );
    b.map("shuffle", order, ([s]) => permute(cycle, cast(s, "u32"), size));
    b.map("gather", shuffled, ([s, w]) => smooth.clamp(w, cast(order.at(s), "i32")));
    b.reduce("surrogate", product2, ([w]) => sum([samples], ([s]) => mul(values.at(w, s), shuffled.at(s, w))));
    b.map(
      "keep",
      memory,
      ([s, w, pair2]) => add(mul(memory.at(s, w, pair2), 0.5), mul(shuffled.at(s, w), cast(add(pair2, 1), "f32")))
    );
  });
}
var permutedBuiltin = builtin({
  name: "permuted",
  title: "other memory layouts and gathers through a random permutation",
  build: () => permuted(),
  symbols: { samples: 37 }
});

// src/programs/reverse.ts
init_kernel();
var reverse = defineOpaque({
  body: "reverse",
  check: ({ reads, writes }) => {
    if (reads.length !== 1 || writes.length !== 1) return `${reads.length} reads and ${writes.length} writes`;
    const same = reads[0].dtype === writes[0].dtype && `${reads[0].shape}` === `${writes[0].shape}`;
    if (!same) return `${reads[0].dtype} [${reads[0].shape}] and ${writes[0].dtype} [${writes[0].shape}]`;
    return ["f32", "i32", "u32"].includes(reads[0].dtype) ? void 0 : reads[0].dtype;
  },
  reference: (_call, [from], [to]) => to.set(from.slice().reverse()),
  host: (_call, [from], [to]) => {
    for (let i = 0; i < from.length; i += 1) to[from.length - 1 - i] = from[i];
  },
  wgsl: (call2) => `
    let size = ${sizeText(call2)};
    for (var i = lane; i < size; i += 64u) {
      arena[write_0 + i] = arena[read_0 + size - 1u - i];
    }`,
  cuda: (call2) => `
    const unsigned size = ${sizeText(call2)};
    for (unsigned i = lane; i < size; i += lanes) arena[write_0 + i] = arena[read_0 + size - 1u - i];`
});
function sizeText(call2) {
  return ["1u", ...call2.reads[0].shape.map((_, axis) => `read_0_${axis}`)].join(" * ");
}
function mirrored() {
  return program("mirrored", (b) => {
    const size = b.symbol("size", 0, 1e5);
    const values = b.input("values", "f32", [size]);
    const doubled = b.scratch("doubled", "f32", [size]);
    const backwards = b.scratch("backwards", "f32", [size]);
    const result = b.output("result", "f32", [size]);
    const product2 = b.output("product", "f32", []);
    b.map("double", doubled, ([i]) => mul(values.at(i), 2));
    b.opaque("mirror", reverse.body, { reads: [doubled], writes: [backwards] });
    b.map("mix", result, ([i]) => add(values.at(i), backwards.at(i)));
    b.reduce("correlate", product2, () => sum([size], ([i]) => mul(values.at(i), backwards.at(i))));
  });
}
var mirroredBuiltin = builtin({
  name: "mirrored",
  title: "an opaque op between plain ones",
  build: mirrored,
  symbols: { size: 37 }
});

// src/programs/ring-memory.ts
init_kernel();
function ringMemory(slots = 5, width5 = 33) {
  return program("ringMemory", (b) => {
    const batch = b.symbol("batch", 1, 4096);
    const vector = b.input("vector", "f32", [batch, width5]);
    const keep2 = b.input("keep", "i32", [batch]);
    const erase = b.input("erase", "i32", []);
    const ring = b.state("ring", "f32", [batch, slots, width5]);
    const head = b.state("head", "i32", [batch]);
    const filled = b.state("filled", "i32", [batch]);
    const row = b.scratch("row", "i32", [batch]);
    const recall2 = b.output("recall", "f32", [batch, width5]);
    b.when("forget", erase, () => {
      b.map("clearRing", ring, () => cast(i32(0), "f32"));
      b.map("clearFilled", filled, () => i32(0));
    });
    b.map("chooseRow", row, ([i]) => select(ne(keep2.at(i), 0), head.at(i), -1));
    b.map("remember", [batch, width5], ([i, w]) => [store(ring, [i, row.at(i), w], vector.at(i, w))]);
    b.when("kept", keep2, () => {
      b.map("advance", head, ([i]) => rem(add(head.at(i), 1), slots));
      b.map("fill", filled, ([i]) => min(add(filled.at(i), 1), slots));
    });
    b.every("fade", 3, () => b.map("decay", ring, ([i, s, w]) => mul(ring.at(i, s, w), 0.5)), 2);
    b.reduce("recall", recall2, ([i, w]) => {
      const rows = filled.at(i);
      const total2 = sum([slots], ([s]) => ring.at(i, s, w), { end: rows });
      return select(eq(rows, 0), 0, div(total2, cast(max(rows, 1), "f32")));
    });
    const newest = b.output("newest", "f32", [batch, width5]);
    b.map("readNewest", newest, ([i, w]) => ring.wrap(i, sub(head.at(i), 1), w));
  });
}
var ringMemoryBuiltin = builtin({
  name: "ringMemory",
  title: "a ring of past vectors with conditional stores, decay and erase",
  build: () => ringMemory(),
  symbols: { batch: 3 }
});

// src/programs/vector-chain.ts
init_kernel();
function vectorChain(sensors = 33, motors = 12) {
  return program("vectorChain", (b) => {
    const batch = b.symbol("batch", 1, 65536);
    const senses = b.input("senses", "f32", [batch, sensors]);
    const weights = b.constant("weights", "f32", [sensors, motors]);
    const trace = b.state("trace", "f32", [batch, motors]);
    const vector = (name) => b.scratch(name, "f32", [batch, sensors]);
    const scalar = (name) => b.scratch(name, "f32", [batch]);
    const motor = (name) => b.scratch(name, "f32", [batch, motors]);
    const [scaled2, centred, gated] = [vector("scaled"), vector("centred"), vector("gated")];
    const [mean, spread, highest, total2] = [scalar("mean"), scalar("spread"), scalar("highest"), scalar("total")];
    const [drive, raised] = [motor("drive"), motor("raised")];
    const command = b.output("command", "f32", [batch, motors]);
    b.map("scale", scaled2, ([i, s]) => tanh(mul(senses.at(i, s), 1.5)));
    b.reduce(
      "average",
      mean,
      ([i]) => div(
        sum([sensors], ([s]) => scaled2.at(i, s)),
        sensors
      )
    );
    b.map("centre", centred, ([i, s]) => sub(scaled2.at(i, s), mean.at(i)));
    b.reduce("spreadOut", spread, ([i]) => sqrt(sum([sensors], ([s]) => mul(centred.at(i, s), centred.at(i, s)))));
    b.map("gate", gated, ([i, s]) => sigmoid(div(centred.at(i, s), max(spread.at(i), 1e-3))));
    b.reduce("drive", drive, ([i, m]) => sum([sensors], ([s]) => mul(gated.at(i, s), weights.at(s, m))));
    b.reduce("findHighest", highest, ([i]) => maximum([motors], ([m]) => drive.at(i, m)));
    b.map("raise", raised, ([i, m]) => exp(sub(drive.at(i, m), highest.at(i))));
    b.reduce("total", total2, ([i]) => sum([motors], ([m]) => raised.at(i, m)));
    b.map("act", [batch, motors], ([i, m]) => {
      const smooth = add(mul(trace.at(i, m), 0.75), mul(div(raised.at(i, m), total2.at(i)), 0.25));
      return [store(trace, [i, m], smooth), store(command, [i, m], smooth)];
    });
  });
}
var vectorChainBuiltin = builtin({
  name: "vectorChain",
  title: "small ops on per-brain vectors, from senses to motors",
  build: () => vectorChain(),
  symbols: { batch: 5 }
});

// src/programs/field-ladder.ts
init_kernel();

// src/programs/index.ts
var builtinPrograms = [
  emptyBuiltin,
  fieldPassBuiltin,
  fieldPassReductionsBuiltin,
  perChannelPoolBuiltin,
  bankTopkBuiltin,
  kthDistanceCountsBuiltin,
  vectorChainBuiltin,
  matmulBiasBuiltin,
  beliefUpdateBuiltin,
  ringMemoryBuiltin,
  histogramScanBuiltin,
  noiseWalkBuiltin,
  halfStorageBuiltin,
  doublePrecisionBuiltin,
  permutedBuiltin,
  mirroredBuiltin
];

// ../../../tmp/h.mts
init_plan();
init_arena();

// src/emit/cuda/c-text.ts
var valueTypes = {
  f32: "float",
  f64: "double",
  i32: "int",
  u32: "unsigned int",
  bool: "bool"
};
var storageTypes = {
  f32: "float",
  f64: "double",
  f16: "unsigned short",
  bf16: "unsigned short",
  i32: "int",
  u32: "unsigned int"
};
var word3 = new DataView(new ArrayBuffer(8));
function literal(value, dtype) {
  switch (dtype) {
    case "bool":
      return value === 0 ? "false" : "true";
    case "i32":
      return value === -(2 ** 31) ? "(-2147483647 - 1)" : value < 0 ? `(${value})` : `${value}`;
    case "u32":
      return `${value}u`;
    case "f32":
      return floatLiteral(value);
    case "f64":
      return doubleLiteral(value);
    default:
      return dtype;
  }
}
function floatLiteral(value) {
  if (!Number.isFinite(value) || value !== 0 && Math.abs(value) < 2 ** -126) {
    word3.setFloat32(0, value);
    return `__uint_as_float(0x${hex(word3.getUint32(0))}u)`;
  }
  for (let digits = 1; digits < 10; digits += 1) {
    const text = Number(value.toPrecision(digits));
    if (Math.fround(text) === value) return `${signed(value, decimal(text))}f`.replace(")f", "f)");
  }
  return `${signed(value, decimal(value))}f`.replace(")f", "f)");
}
function doubleLiteral(value) {
  if (!Number.isFinite(value) || value !== 0 && Math.abs(value) < 2 ** -1022) {
    word3.setFloat64(0, value);
    return `__hiloint2double((int)0x${hex(word3.getUint32(0))}u, (int)0x${hex(word3.getUint32(4))}u)`;
  }
  return signed(value, decimal(value));
}
function signed(value, text) {
  if (Object.is(value, -0)) return "(-0.0)";
  return value < 0 ? `(${text})` : text;
}
function decimal(value) {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
function hex(bits) {
  return bits.toString(16).padStart(8, "0");
}
function neutralOf(reducer, dtype) {
  if (reducer === "sum") return 0;
  const low = dtype === "i32" ? -(2 ** 31) : dtype === "u32" ? 0 : Number.NEGATIVE_INFINITY;
  const high = dtype === "i32" ? 2 ** 31 - 1 : dtype === "u32" ? 2 ** 32 - 1 : Number.POSITIVE_INFINITY;
  return reducer === "max" ? low : high;
}
function indent(lines) {
  return lines.map((line) => line === "" ? line : `  ${line}`);
}
function block(head, body) {
  return [`${head} {`, ...indent(body), "}"];
}

// src/emit/cuda/control.ts
init_lifetime();
var firstGuard = 1;
function repeatDepths(steps3, depth2 = 0) {
  const found = /* @__PURE__ */ new Map();
  for (const step2 of steps3) {
    if (step2.kind === "stage") continue;
    if (step2.kind === "repeat") found.set(step2.axis, depth2);
    for (const [axis, at] of repeatDepths(step2.body, step2.kind === "repeat" ? depth2 + 1 : depth2)) found.set(axis, at);
  }
  return found;
}
function launchControl(plan, control, prefix) {
  const kernels = [];
  const guards = /* @__PURE__ */ new Map();
  let next = firstGuard;
  const kernel = (name, body) => {
    kernels.push(
      ...block(`extern "C" __global__ void ${prefix}${name}(unsigned int* arena, unsigned int* sync)`, [
        "stage_begins(true);",
        ...body
      ])
    );
    return { kind: "control", kernel: `${prefix}${name}` };
  };
  const walk = (steps4, outer, depth2) => steps4.flatMap((step2) => {
    if (step2.kind === "stage") {
      if (outer !== void 0) guards.set(step2.stage, outer);
      return [{ kind: "stage", kernel: `${prefix}launch_${step2.stage}`, stage: step2.stage, always: false }];
    }
    const both = (condition) => outer === void 0 ? condition : `${outer} && ${condition}`;
    if (step2.kind !== "repeat" && (step2.kind === "every" || !writesInside(plan, step2.body, step2.flag)))
      return walk(step2.body, both(`(${conditionText(step2, control, "cycle")})`), depth2);
    const word6 = `sync[${next}]`;
    const guard = `${word6} != 0u`;
    const name = `control_${next}`;
    next += 1;
    const ownCycle = outer?.includes("cycle") ? [`const unsigned int cycle = ${cycleWord(control)};`] : [];
    const open = (condition) => [...ownCycle, `${word6} = ${both(condition)} ? 1u : 0u;`];
    if (step2.kind !== "repeat") {
      const enter = kernel(name, open(conditionText(step2, control, cycleWord(control))));
      return [enter, ...walk(step2.body, guard, depth2)];
    }
    const begin = kernel(name, [...open("true"), `arena[${control.repeat[depth2]}] = 0u;`]);
    const body = walk(step2.body, guard, depth2 + 1);
    const done = step2.until === void 0 ? [] : [`if (${flagText(step2.until, control, cycleWord(control))}) ${word6} = 0u;`];
    const again = kernel(`${name}_next`, [...done, `arena[${control.repeat[depth2]}] += 1u;`]);
    return [begin, { kind: "repeat", max: step2.max, body: [...body, again] }];
  });
  const steps3 = walk(plan.steps, void 0, 0);
  const counted = countedBySteps(steps3, plan.stages.length, control, `sync[${next}]`);
  if (counted !== void 0) return { kernels, ...counted, guards, syncWords: next + 1 };
  const finish2 = kernel("finish", [`arena[${control.cycle}] += 1u;`]);
  const cycles = cycleLines(plan.stages.length, control);
  return { kernels, steps: [...steps3, finish2], guards, cycles, syncWords: next };
}
function cycleLines(stages, control) {
  const line = `const unsigned int cycle = ${cycleWord(control)};`;
  return new Map(Array.from({ length: stages }, (_, stage) => [stage, [line]]));
}
function countedBySteps(steps3, stages, control, word6) {
  const [first, last2] = [steps3[0], steps3[steps3.length - 1]];
  if (steps3.length < 2 || first.kind !== "stage" || last2.kind !== "stage") return void 0;
  const cycles = cycleLines(stages, control);
  const once = "if (blockIdx.x == 0 && threadIdx.x == 0)";
  cycles.set(first.stage, [`const unsigned int cycle = ${cycleWord(control)};`, `${once} ${word6} = cycle + 1u;`]);
  cycles.set(last2.stage, [`const unsigned int cycle = ${word6} - 1u;`, `${once} ${cycleWord(control)} = cycle + 1u;`]);
  return { steps: steps3.map((step2) => step2 === first || step2 === last2 ? { ...step2, always: true } : step2), cycles };
}
function cycleWord(control) {
  return `arena[${control.cycle}]`;
}
function flagText(flag, control, cycle2) {
  const [even, odd] = control.tensor.get(flag) ?? [];
  const offset = odd === void 0 ? `arena[${even}]` : `arena[(${cycle2} & 1u) ? ${odd} : ${even}]`;
  return `arena[${offset}] != 0u`;
}
function conditionText(step2, control, cycle2) {
  if (step2.kind === "when") return flagText(step2.flag, control, cycle2);
  return step2.n === 1 ? "true" : `${cycle2} % ${step2.n}u == ${step2.phase}u`;
}
function cooperativeLines(plan, control, prefix, repeats, barrier3 = "grid_barrier(sync, target);", mark = () => []) {
  const call2 = (stage, depth2) => {
    const iterations = Array.from({ length: repeats }, (_, i) => i < depth2 ? `, r${i}` : ", 0").join("");
    return `${prefix}stage_${stage}(arena, shared, blockIdx.x, gridDim.x, cycle${iterations});`;
  };
  let flags = 0;
  const walk = (steps3, depth2, after, isLast) => steps3.flatMap((step2, i) => {
    const rest = firstStages(steps3.slice(i + 1), after);
    const end = isLast && i === steps3.length - 1;
    if (step2.kind === "stage")
      return end ? [call2(step2.stage, depth2)] : [call2(step2.stage, depth2), barrier3, ...mark(step2.stage)];
    if (step2.kind === "repeat") {
      const again = /* @__PURE__ */ new Set([...firstStages(step2.body, /* @__PURE__ */ new Set()), ...rest]);
      const leave = step2.until === void 0 ? [] : flagLines(step2.until, again, (flag) => `if (${flag}) break;`);
      const body2 = [...walk(step2.body, depth2 + 1, again, false), ...leave];
      return block(`for (int r${depth2} = 0; r${depth2} < ${step2.max}; ++r${depth2})`, body2);
    }
    const body = walk(step2.body, depth2, rest, false);
    if (step2.kind === "every") return block(`if (${conditionText(step2, control, "cycle")})`, body);
    const next = firstStages(step2.body, rest);
    flags += 1;
    const name = `open${flags}`;
    return [...flagLines(step2.flag, next, (flag) => `const bool ${name} = ${flag};`), ...block(`if (${name})`, body)];
  });
  const flagLines = (flag, next, use) => {
    const hazard = [...next].some((stage) => writesFlag(plan, stage, flag));
    const text = flagText(flag, control, "cycle");
    if (!hazard) return [use(text)];
    flags += 1;
    return [`const bool flag${flags} = ${text};`, barrier3, use(`flag${flags}`)];
  };
  return walk(plan.steps, 0, /* @__PURE__ */ new Set(), true);
}
function writesInside(plan, steps3, flag) {
  return steps3.some(
    (step2) => step2.kind === "stage" ? writesFlag(plan, step2.stage, flag) : writesInside(plan, step2.body, flag)
  );
}
function writesFlag(plan, stage, flag) {
  const phases2 = plan.stages[stage].parts.flatMap((part) => part.phases);
  return phases2.some((phase) => phaseWrites(phase).some((write) => write.tensor === flag));
}
function firstStages(steps3, after) {
  const found = /* @__PURE__ */ new Set();
  for (const step2 of steps3) {
    if (step2.kind === "stage") return found.add(step2.stage);
    for (const stage of firstStages(step2.body, /* @__PURE__ */ new Set())) found.add(stage);
  }
  for (const stage of after) found.add(stage);
  return found;
}

// src/emit/cuda/manifold.ts
init_sha256();

// src/emit/cuda/mailbox.ts
var lineBytes = 128;
var lineWords = lineBytes / 4;
var commandSlots = 64;
var slotWords = 8;
var ringWords = commandSlots * slotWords;
var mailboxLines = {
  /** Written by the host: the ring of commands. */
  command: 0,
  /** Written by the host: stop, abort, lease. */
  control: ringWords,
  /** Written by the leader: the ring of completions. */
  completion: ringWords + lineWords,
  /** Written by the leader: state, heartbeat, version. */
  health: 2 * ringWords + lineWords,
  /** Written by the leader while a command that asks for it runs: when each stage ended. */
  stamps: 2 * (ringWords + lineWords)
};
var mostStamps = 512;
var stampStride = 4;
var mailboxWords = 2 * (ringWords + lineWords) + mostStamps * stampStride;
var mailboxBytes = 4 * mailboxWords;
var opcodes = { nop: 0, echo: 1, meet: 2, firstProgram: 16, exit: 255 };

// src/emit/cuda/prelude.ts
init_half2();

// src/emit/cuda/memory.ts
init_bounds();
init_dimension();
function elementText(place, indices, context) {
  const { layout, shape: shape2, step: step2 = 1 } = place;
  const [first, ...rest] = layout;
  if (first === void 0) return "0";
  const sizes2 = rest.map((axis) => shape2[axis]);
  if (sizes2.every((size) => typeof size === "number")) {
    const terms = layout.flatMap((axis, position) => {
      const stride = sizes2.slice(position).reduce((product2, size) => product2 * size, step2);
      if (indices[axis] === "0") return [];
      return [stride === 1 ? indices[axis] : `${indices[axis]} * ${stride}`];
    });
    if (terms.length === 0) return "0";
    return terms.length === 1 && !terms[0].includes(" ") ? terms[0] : `(${terms.join(" + ")})`;
  }
  return rest.reduce((sum2, axis) => {
    if (sum2 === "0") return indices[axis];
    return `(${sum2} * ${context.size(shape2[axis])} + ${indices[axis]})`;
  }, indices[first]);
}
function loadText(found, indices, context, element = wholeElement(context)) {
  const place = context.place(found.tensor, found.version);
  const conditions = [];
  const inside = found.args.map(
    (index, axis) => borderText(found, axis, index, indices[axis], place.shape[axis], context, conditions)
  );
  const value = fromStorage(place, element(place, inside, found.args));
  if (conditions.length === 0) return value;
  return `(${conditions.join(" && ")} ? ${value} : ${literal(0, found.dtype)})`;
}
function wholeElement(context) {
  return (place, indices) => `${place.pointer}[${bare(elementText(place, indices, context))}]`;
}
function borderText(found, axis, index, text, dimension, context, conditions) {
  const rule = found.border[axis];
  if (rule === "inside" || provablyInside(index, dimension)) return text;
  const size = context.size(dimension);
  const { low, high } = intervalOf(index);
  const below = low < 0;
  const above = high >= smallest(dimension);
  if (rule !== "zero" && smallest(dimension) === 0) conditions.push(`${size} > 0`);
  switch (rule) {
    case "clamp": {
      const upper = above ? `min_i32(${text}, ${size} - 1)` : text;
      return below ? `max_i32(${upper}, 0)` : upper;
    }
    case "wrap":
      return `wrap_index(${text}, ${size})`;
    case "zero":
      if (below && above) conditions.push(`(unsigned int)${text} < (unsigned int)${size}`);
      else conditions.push(below ? `${text} >= 0` : `${text} < ${size}`);
      return text;
    default:
      return rule;
  }
}
function storeText(tensor, version2, indices, value, context, elementWriter = wholeElement(context)) {
  const place = context.place(tensor, version2);
  const conditions = indices.flatMap(({ expr, text }, axis) => {
    if (expr === void 0 || provablyInside(expr, place.shape[axis])) return [];
    return [`(unsigned int)${text} < (unsigned int)${context.size(place.shape[axis])}`];
  });
  const element = elementWriter(
    place,
    indices.map(({ text }) => text),
    indices.map(({ expr }) => expr)
  );
  return { element, statement: `${element} = ${toStorage(place, value)};`, conditions };
}
function fromStorage(place, text) {
  return place.dtype === "f16" || place.dtype === "bf16" ? `${place.dtype}_to_f32(${text})` : text;
}
function toStorage(place, text) {
  if (place.dtype === "f16" || place.dtype === "bf16") return `(unsigned short)f32_to_${place.dtype}(${text})`;
  return bare(text);
}
function bare(text) {
  if (!text.startsWith("(") || !text.endsWith(")")) return text;
  let depth2 = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (text[at] === "(") depth2 += 1;
    if (text[at] === ")") depth2 -= 1;
    if (depth2 === 0) return text;
  }
  return text.slice(1, -1);
}

// src/emit/cuda/operation.ts
init_bounds();
var compareText = { lt: "<", le: "<=", gt: ">", ge: ">=", eq: "==", ne: "!=" };
function operationText(expr, args) {
  const [a, b, c] = args;
  switch (expr.op) {
    case "lt":
    case "le":
    case "gt":
    case "ge":
    case "eq":
    case "ne":
      return `(${a} ${compareText[expr.op]} ${b})`;
    case "select":
      return `(${a} ? ${b} : ${c})`;
    case "fma":
      return expr.dtype === "f64" ? `__fma_rn(${a}, ${b}, ${c})` : `__fmaf_rn(${a}, ${b}, ${c})`;
    case "cast":
      return castText(expr.args[0].dtype, expr.dtype, a);
    case "bitcast":
      return bitcastText(expr.args[0].dtype, expr.dtype, a);
    case "permute":
      return `permute(${a}, ${b}, ${c})`;
    case "neg":
    case "abs":
    case "sqrt":
    case "floor":
    case "ceil":
    case "trunc":
    case "round":
    case "bitNot":
    case "not":
    case "isFinite":
      return unaryText(expr.op, expr.args[0].dtype, a);
    default:
      return binaryText(expr, a, b);
  }
}
function unaryText(op, dtype, x) {
  const double = dtype === "f64";
  switch (op) {
    case "neg":
      return dtype === "i32" ? `negate_i32(${x})` : `(-${x})`;
    case "abs":
      return dtype === "i32" ? `absolute_i32(${x})` : double ? `fabs(${x})` : `fabsf(${x})`;
    case "sqrt":
      return double ? `__dsqrt_rn(${x})` : `__fsqrt_rn(${x})`;
    case "floor":
    case "ceil":
    case "trunc":
      return double ? `${op}(${x})` : `${op}f(${x})`;
    case "round":
      return double ? `rint(${x})` : `rintf(${x})`;
    case "bitNot":
      return `(~${x})`;
    case "not":
      return `(!${x})`;
    case "isFinite":
      return `is_finite_${dtype}(${x})`;
    default:
      return op;
  }
}
var floatNames = { add: "add", sub: "sub", mul: "mul", div: "div" };
var signs = {
  add: "+",
  sub: "-",
  mul: "*",
  bitAnd: "&",
  bitOr: "|",
  bitXor: "^",
  and: "&&",
  or: "||"
};
function binaryText(expr, a, b) {
  const { op, dtype } = expr;
  switch (op) {
    case "min":
    case "max":
      return `${op}_${dtype}(${a}, ${b})`;
    case "shiftLeft":
      return `shift_left_${dtype}(${a}, ${b})`;
    case "shiftRight":
      return expr.args[1].op === "constant" ? `(${a} >> ${shiftCount(expr)})` : `(${a} >> (${b} & 31))`;
    case "div":
    case "rem":
      if ((dtype === "f32" || dtype === "f64") && isPowerOfTwo(expr.args[1]))
        return `__${dtype === "f64" ? "d" : "f"}mul_rn(${a}, ${literal(1 / expr.args[1].value, dtype)})`;
      if (dtype === "f32" && expr.isPlain === true) return `divide_plain(${a}, ${b})`;
      if (dtype === "f32" || dtype === "f64") return `__${dtype === "f64" ? "d" : "f"}div_rn(${a}, ${b})`;
      if (isPlainDivisor(expr.args[1])) return `(${a} ${op === "div" ? "/" : "%"} ${b})`;
      return `${op === "div" ? "divide" : "remainder"}_${dtype}(${a}, ${b})`;
    case "add":
    case "sub":
    case "mul":
      if (dtype === "f32" || dtype === "f64") return `__${dtype === "f64" ? "d" : "f"}${floatNames[op]}_rn(${a}, ${b})`;
      return dtype === "u32" || cannotOverflow(expr) ? `(${a} ${signs[op]} ${b})` : `${op}_i32(${a}, ${b})`;
    case "bitAnd":
    case "bitOr":
    case "bitXor":
    case "and":
    case "or":
      return `(${a} ${signs[op]} ${b})`;
    default:
      return op;
  }
}
function shiftCount(expr) {
  const [, count2] = expr.args;
  return count2.op === "constant" ? count2.value & 31 : 0;
}
function isPlainDivisor(divisor) {
  return divisor.op === "constant" && divisor.value !== 0 && divisor.value !== -1;
}
function isPowerOfTwo(divisor) {
  if (divisor.op !== "constant" || divisor.value === 0) return false;
  const exponent = Math.log2(Math.abs(divisor.value));
  return Number.isInteger(exponent) && Math.abs(exponent) <= 64 && Math.abs(divisor.value) === 2 ** exponent;
}
function cannotOverflow(expr) {
  const [a, b] = expr.args.map((arg) => intervalOf(arg));
  const corners = expr.op === "mul" ? [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high] : expr.op === "add" ? [a.low + b.low, a.high + b.high] : [a.low - b.high, a.high - b.low];
  return corners.every((corner) => corner >= -(2 ** 31) && corner < 2 ** 31);
}
function castText(from, to, x) {
  if (to === "bool") return `(${x} != 0)`;
  if (from === "bool") return `(${x} ? (${valueTypes[to]})1 : (${valueTypes[to]})0)`;
  if (to === "f32")
    return from === "f64" ? `__double2float_rn(${x})` : `__${from === "i32" ? "int" : "uint"}2float_rn(${x})`;
  if (to === "f64") return `((double)${x})`;
  if (from === "f32") return `__float2${to === "i32" ? "int" : "uint"}_rz(${x})`;
  if (from === "f64") return `truncate_${to}(${x})`;
  return `((${valueTypes[to]})${x})`;
}
var bitNames = { f32: "float", i32: "int", u32: "uint" };
function bitcastText(from, to, x) {
  if (from === "f32" || to === "f32") return `__${bitNames[from]}_as_${bitNames[to]}(${x})`;
  return `((${valueTypes[to]})${x})`;
}

// src/emit/cuda/order.ts
var device = "__device__ __forceinline__";
function loadText2(name, instruction2) {
  return `${device} unsigned int ${name}(const unsigned int* at) {
  unsigned int value;
  asm volatile("${instruction2}.global.u32 %0, [%1];" : "=r"(value) : "l"(at) : "memory");
  return value;
}`;
}
function storeText2(name, instruction2, type = "unsigned int", suffix = "u32", letter = "r") {
  return `${device} void ${name}(unsigned int* at, ${type} value) {
  asm volatile("${instruction2}.global.${suffix} [%0], %1;" : : "l"(at), "${letter}"(value) : "memory");
}`;
}
function loadPairText(name, instruction2) {
  return `${device} void ${name}(const unsigned int* at, unsigned long long& a, unsigned long long& b) {
  asm volatile("${instruction2}.global.v2.u64 {%0, %1}, [%2];" : "=l"(a), "=l"(b) : "l"(at) : "memory");
}`;
}
function orderText() {
  return [
    "#ifndef ON_PROCESSOR",
    loadText2("load_acquire_gpu", "ld.acquire.gpu"),
    storeText2("store_release_gpu", "st.release.gpu"),
    storeText2("add_release_gpu", "red.release.gpu").replace(".global.u32", ".global.add.u32"),
    `${device} unsigned int add_acquire_release_gpu(unsigned int* at, unsigned int value) {
  unsigned int before;
  asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;" : "=r"(before) : "l"(at), "r"(value) : "memory");
  return before;
}`,
    loadText2("load_relaxed_sys", "ld.relaxed.sys"),
    storeText2("store_relaxed_sys", "st.relaxed.sys"),
    storeText2("store_release_sys", "st.release.sys"),
    storeText2("store_relaxed_sys_u64", "st.relaxed.sys", "unsigned long long", "u64", "l"),
    storeText2("store_release_sys_u64", "st.release.sys", "unsigned long long", "u64", "l"),
    loadPairText("load_pair_relaxed_sys", "ld.relaxed.sys"),
    loadPairText("load_pair_acquire_sys", "ld.acquire.sys"),
    `${device} unsigned long long global_ns() {
  unsigned long long ns;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(ns));
  return ns;
}`,
    // The way that division takes where nothing is special about its operands: the same bits, and no branch.
    `${device} float divide_plain(float a, float b) {
  float r;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(b));
  r = __fmaf_rn(r, __fmaf_rn(-b, r, 1.0f), r);
  const float q = __fmul_rn(a, r);
  return __fmaf_rn(r, __fmaf_rn(-b, q, a), q);
}`,
    `${device} int sum_bytes(unsigned int word, int plus) {
  int sum;
  asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(sum) : "r"(word), "r"(0x01010101u), "r"(plus));
  return sum;
}`,
    `${device} float f16_to_f32(unsigned short bits) {
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
  return value;
}`,
    // Without a word of code: what the compiler cannot see through it neither computes again nor turns into a branch.
    `template <typename T> ${device} void hold_address(T*& at) {
  asm volatile("" : "+l"(at));
  __builtin_assume(__isGlobal(at));
}`,
    `${device} void hold_number(unsigned int& number) { asm volatile("" : "+r"(number)); }`,
    `${device} unsigned int mask_of(bool chosen) {
  unsigned int mask = chosen ? 0xffffffffu : 0u;
  asm("" : "+r"(mask));
  return mask;
}`,
    `${device} void prefetch_near(const void* at) { asm volatile("prefetch.global.L1 [%0];" : : "l"(at)); }`,
    `${device} void pause_ns(unsigned int ns) { asm volatile("nanosleep.u32 %0;" : : "r"(ns)); }`,
    `${device} void leave_kernel() { asm volatile("exit;"); }`,
    "#endif"
  ].join("\n");
}

// src/emit/cuda/prelude.ts
var device2 = "__device__ __forceinline__";
var arithmetic = `
${device2} int add_i32(int a, int b) { return (int)((unsigned int)a + (unsigned int)b); }
${device2} int sub_i32(int a, int b) { return (int)((unsigned int)a - (unsigned int)b); }
${device2} int mul_i32(int a, int b) { return (int)((unsigned int)a * (unsigned int)b); }
${device2} int negate_i32(int x) { return (int)(0u - (unsigned int)x); }
${device2} int absolute_i32(int x) { return x < 0 ? negate_i32(x) : x; }
${device2} int divide_i32(int a, int b) { return b == 0 ? 0 : b == -1 ? negate_i32(a) : a / b; }
${device2} int remainder_i32(int a, int b) { return b == 0 || b == -1 ? 0 : a % b; }
${device2} unsigned int divide_u32(unsigned int a, unsigned int b) { return b == 0u ? 0u : a / b; }
${device2} unsigned int remainder_u32(unsigned int a, unsigned int b) { return b == 0u ? 0u : a % b; }
${device2} int shift_left_i32(int a, int b) { return (int)((unsigned int)a << (b & 31)); }
${device2} unsigned int shift_left_u32(unsigned int a, unsigned int b) { return a << (b & 31u); }
${device2} bool is_finite_f32(float x) { return fabsf(x) <= __uint_as_float(0x7f7fffffu); }
${device2} bool is_finite_f64(double x) { return (__double2hiint(x) & 0x7ff00000) != 0x7ff00000; }
${device2} int truncate_i32(double x) { return x != x ? 0 : __double2int_rz(x); }
${device2} unsigned int truncate_u32(double x) { return x != x ? 0u : __double2uint_rz(x); }
${device2} float choose_f32(unsigned int mask, float a, float b) {
  return __uint_as_float((__float_as_uint(a) & mask) | (__float_as_uint(b) & ~mask));
}
${device2} int wrap_index(int i, int size) { const int r = i % size; return r < 0 ? r + size : r; }`;
var extremes = ["f32", "f64", "i32", "u32"].map((dtype) => {
  const type = valueTypes[dtype];
  return `${device2} ${type} min_${dtype}(${type} a, ${type} b) { return b < a ? b : a; }
${device2} ${type} max_${dtype}(${type} a, ${type} b) { return a < b ? b : a; }`;
}).join("\n");
var permutation = `
${device2} unsigned int permute(unsigned int seed, unsigned int index, unsigned int count) {
  if (count == 0u) return 0u;
  if (count == 1u || index >= count) return index;
  const int width = 32 - __clz((int)(count - 1u));
  const unsigned int mask = 0xffffffffu >> (32 - width);
  const int shift = (width + 1) >> 1;
  const int rounds = width <= 6 ? 16 : 8;
  unsigned int start = seed ^ (seed >> 16);
  start *= 0xfcb2ad67u;
  start ^= start >> 13;
  start *= 0x49387a61u;
  start ^= start >> 17;
  unsigned int x = index;
  do {
    unsigned int key = start;
    for (int round = 0; round < rounds; ++round) {
      key = key * 0x7c98455du + 0x6a37d291u;
      const unsigned int add = key ^ (key >> 15);
      const unsigned int multiply = ((add >> 9) ^ (add << 14)) | 1u;
      x = ((x + add) * multiply) & mask;
      x ^= x >> shift;
    }
    x = (x + key) & mask;
  } while (x >= count);
  return x;
}`;
var begins = `
${device2} void stage_begins(bool lets_next_in) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" : : : "memory");
  if (lets_next_in) asm volatile("griddepcontrol.launch_dependents;" : : : "memory");
#endif
}`;
var barrier = `
${device2} void grid_barrier(unsigned int* counter, unsigned int& target) {
  __syncthreads();
  target += gridDim.x;
  if (threadIdx.x == 0) {
    add_release_gpu(counter, 1u);
    while ((int)(load_acquire_gpu(counter) - target) < 0);
  }
  __syncthreads();
}
${device2} bool last_block(unsigned int* counter, unsigned int target) {
  __syncthreads();
  unsigned int before = target + gridDim.x;
  if (threadIdx.x == 0) before = add_acquire_release_gpu(counter, 1u);
  return before + 1u == target + gridDim.x;
}`;
function functionText(name, argument3, result) {
  const lines = [];
  const names = /* @__PURE__ */ new Map();
  const text = (expr) => {
    if (expr.op === "parameter") return expr.name;
    if (expr.op === "constant") return literal(expr.value, expr.dtype);
    const known2 = names.get(expr);
    if (known2 !== void 0) return known2;
    const value = operationText(expr, expr.args.map(text));
    const variable = `v${names.size}`;
    lines.push(`  const ${valueTypes[expr.dtype]} ${variable} = ${bare(value)};`);
    names.set(expr, variable);
    return variable;
  };
  const last2 = text(result);
  const head = `${device2} ${valueTypes[result.dtype]} ${name}(${valueTypes[argument3.dtype]} ${argument3.name})`;
  return `${head} {
${lines.join("\n")}
  return ${last2};
}`;
}
function halfConversions() {
  const bits = { op: "parameter", dtype: "u32", args: [], name: "x" };
  const value = { op: "parameter", dtype: "f32", args: [], name: "x" };
  return [
    "#ifdef ON_PROCESSOR",
    functionText("f16_to_f32", bits, halfToFloat(bits)),
    "#endif",
    functionText("f32_to_f16", value, floatToHalf(value)),
    functionText("bf16_to_f32", bits, brain16ToFloat(bits)),
    functionText("f32_to_bf16", value, floatToBrain16(value))
  ].join("\n");
}
function commonText() {
  return [arithmetic.trim(), extremes, permutation.trim(), halfConversions(), orderText()].join("\n");
}
function preludeText() {
  return [commonText(), begins.trim(), barrier.trim()].join("\n");
}

// src/emit/cuda/tuning.ts
var plainTuning = {
  threads: 256,
  residentThreads: 512,
  width: 4,
  march: 8,
  tile: 2,
  together: 1,
  gather: 128,
  keptBlocks: 4
};
var warpThreads = 32;
function residentBlocks({ threads: threads2, residentThreads: residentThreads2 }) {
  return Math.max(1, Math.floor(residentThreads2 / threads2));
}
function registersOf({ threads: threads2, residentThreads: residentThreads2 }) {
  return Math.min(255, Math.floor(65536 / Math.max(threads2, residentThreads2)));
}

// src/emit/cuda/manifold.ts
var manifoldWords = {
  barrier: 0,
  /** How many commands the leader has passed on, and the one of now. */
  turn: 32,
  operation: 33,
  steps: 34,
  argument: 35,
  /** Not 0 once the command under way is given up. */
  abort: 64,
  /** Written by the host before a launch. */
  last: 96,
  epoch: 97,
  members: 128
};
var memberStride = 16;
var mostMembers = 64;
var manifoldBytes = 4 * (manifoldWords.members + mostMembers * memberStride);
var commandFlags = {
  /** The mirror holds new inputs. */
  inputs: 1 << 16,
  /** The mirror holds a new control block. */
  control: 1 << 17,
  /** Inputs and outputs of each step lie in device memory; without new inputs the last ones stay. */
  staged: 1 << 18,
  /** The completion carries the device's clock before and after. */
  timed: 1 << 19,
  /** The leader notes when each stage ends. */
  stamped: 1 << 20
};
var manifoldThreads = plainTuning.threads;
var patience = 1024;
var meetingsBetween = 64;
var lookNs = 5e5;
var lift = 2 ** 30;
var device3 = "__device__ __forceinline__";
var { abort, argument, epoch, last, members, operation, steps, turn } = manifoldWords;
var teamText = `
struct Leader { unsigned int lease, beat, reason; unsigned long long lease_ns, idle_ns, looked; };
struct alignas(16) Team {
  unsigned int* page;
  unsigned int* sync;
  unsigned long long started;
  unsigned int sequence, budget;
  Command command;
  unsigned int ended, meetings, stamps, stamped, gone;
  unsigned int target, turn;
  Leader leader;
};
${device3} Team* team_of() {
  extern __shared__ __align__(16) unsigned int shared[];
  return (Team*)shared;
}`;
var teamWords = 32;
var barrierText = `
${device3} bool given_up(unsigned int* sync, Team* team) {
  team->leader.looked = global_ns();
  const bool late = team->budget != 0u && team->leader.looked - team->started > 1000ull * team->budget;
  if (!late && !mailbox_aborted(team->page, team->sequence)) return false;
  store_release_gpu(sync + ${abort}, late ? status_over_budget : status_aborted);
  return true;
}
// A command that is given up lifts the counter far beyond anything that arrivals reach: every wait ends and sees it. Only
// thread 0 of a block needs the counter and its target: they stand in shared memory and take no registers from the stages.
${device3} void wait_until(unsigned int* sync, unsigned int target, Team* team) {
  unsigned int ahead;
  const bool due = blockIdx.x == 0 && ++team->meetings % ${meetingsBetween}u == 0u && global_ns() - team->leader.looked > ${lookNs}ull;
  if (due && given_up(sync, team)) add_release_gpu(sync, ${lift}u);
  for (unsigned int polls = 1u; (int)(ahead = load_acquire_gpu(sync) - target) < 0; ++polls)
    if (blockIdx.x == 0 && polls % ${patience}u == 0u && given_up(sync, team)) add_release_gpu(sync, ${lift}u);
  if (ahead >= ${lift / 2}u) team->gone = 1u;
}
// Call behind a barrier of the block that follows wait_until.
${device3} void leave_if_gone(Team* team) {
  if (team->gone == 0u) return;
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    const unsigned int why = load_acquire_gpu(team->sync + ${abort});
    mailbox_report(team->page, team->sequence, why, 0u, 0u, team->started, global_ns());
    mailbox_state(team->page, team->sync[${epoch}], state_exited, exit_aborted);
  }
  leave_kernel();
}
${device3} void mark_stage(unsigned int stage) {
  Team* const team = team_of();
  if (blockIdx.x != 0 || threadIdx.x != 0 || team->stamped == 0u || team->stamps >= ${mostStamps}u) return;
  mailbox_stamp(team->page, team->stamps, stage, global_ns());
  team->stamps += 1u;
}
// Call behind a barrier of the block.
${device3} void arrive() {
  if (threadIdx.x != 0) return;
  Team* const team = team_of();
  team->target += gridDim.x;
  add_release_gpu(team->sync, 1u);
}
${device3} void wait_for() {
  Team* const team = team_of();
  if (threadIdx.x == 0) wait_until(team->sync, team->target, team);
  __syncthreads();
  leave_if_gone(team);
}
${device3} void grid_barrier() {
  Team* const team = team_of();
  unsigned int* sync = 0;
  unsigned int target = 0u;
  // Read before the others are here: nothing then stands between their arrival and this block's.
  if (threadIdx.x == 0) {
    sync = team->sync;
    target = team->target + gridDim.x;
    team->target = target;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    add_release_gpu(sync, 1u);
    wait_until(sync, target, team);
  }
  __syncthreads();
  leave_if_gone(team);
}`;
var copyText = `
${device3} void copy_words(unsigned int* to, const unsigned int* from, int words, int begin, int step) {
  // Ranges start on 256 bytes and are whole vectors.
  for (int i = begin; i < words / 4; i += step) ((uint4*)to)[i] = fresh_vector(from + 4 * i);
}`;
var freshText = `
${device3} uint4 fresh_vector(const unsigned int* at) {
  unsigned long long a, b;
  load_pair_relaxed_sys(at, a, b);
  return make_uint4((unsigned int)a, (unsigned int)(a >> 32), (unsigned int)b, (unsigned int)(b >> 32));
}`;
var memberText = `
${device3} bool is_staged(const Command& command) { return command.operation & ${commandFlags.staged}u; }
${device3} bool has_inputs(const Command& command) { return command.operation & ${commandFlags.inputs}u; }
${device3} int grid_thread() { return blockIdx.x * ${manifoldThreads} + threadIdx.x; }
${device3} int grid_threads() { return gridDim.x * ${manifoldThreads}; }
struct Member {
  unsigned int* arena; const unsigned int* mirror; unsigned int* results; const unsigned int* inputs; unsigned int* outputs;
  unsigned int control_end, input_begin, input_end, output_begin, output_end, unused;
};
${device3} unsigned int slot_of(const Command& command) { return (command.operation & 0xffffu) - ${opcodes.firstProgram}u; }
// The program that the command is for, from the table behind the team in shared memory.
${device3} const Member& member() {
  Team* const team = team_of();
  return ((const Member*)((unsigned int*)team + ${teamWords}))[slot_of(team->command)];
}
${device3} int words_in(const Member& m) { return (int)(m.input_end - m.input_begin); }
${device3} int words_out(const Member& m) { return (int)(m.output_end - m.output_begin); }`;

// src/emit/cuda/mma-exact.ts
init_stage();
init_dimension();
init_dtype();
init_tree();

// src/emit/cuda/fold.ts
init_stage();
init_dimension();
init_walk();

// src/emit/cuda/loop.ts
init_cost();
init_stage();
init_dimension();
init_dtype();
init_tree();
init_walk();

// src/emit/cuda/context.ts
init_dimension();
init_dtype();
var StageContext = class {
  program;
  control;
  /** What the names of functions begin with. */
  prefix;
  /** Functions that the stage needs beside the prelude, by name. */
  helpers;
  tuning;
  /** Sizes that the text is for, where it need not serve others. */
  sizes;
  /** Threads and warps of a block; units that are warps share a block. */
  threads;
  warps;
  /** Declarations at the head of the stage's function, and of the pieces of text that are being written. */
  scopes = [/* @__PURE__ */ new Map()];
  tensors;
  repeats;
  counters = /* @__PURE__ */ new Map();
  locals = /* @__PURE__ */ new Map();
  workBase = 0;
  workMost = 0;
  taken = /* @__PURE__ */ new Set();
  asking = [];
  constructor(program2, control, repeats, helpers, prefix = "", tuning = plainTuning, sizes2) {
    this.program = program2;
    this.control = control;
    this.repeats = repeats;
    this.helpers = helpers;
    this.prefix = prefix;
    this.tuning = tuning;
    this.sizes = sizes2;
    this.threads = tuning.threads;
    this.warps = tuning.threads / warpThreads;
    this.tensors = new Map(program2.tensors.map((tensor) => [tensor.name, tensor]));
  }
  /** Whether the product of these sizes is below a limit; undefined where the text must ask at run time. */
  isBelow(extents, limit) {
    const { sizes: sizes2 } = this;
    return sizes2 && product(extents.map((extent) => resolve(extent, sizes2))) < limit;
  }
  /** A name that nothing else in the stage bears: `v0`, `v1`, … */
  fresh(prefix) {
    const count2 = this.counters.get(prefix) ?? 0;
    this.counters.set(prefix, count2 + 1);
    return `${prefix}${count2}`;
  }
  /** The declarations of the stage's function. */
  declarations() {
    return [...this.scopes[0].values()];
  }
  /**
   * What is written by `write` with the declarations that it alone needs: pointers that a piece of text uses live no
   * longer than it. Registers are few, and a pointer that was loaded before a store cannot be loaded again behind it.
   */
  scoped(write) {
    const own = /* @__PURE__ */ new Map();
    this.scopes.push(own);
    try {
      return { written: write(), declared: [...own.values()] };
    } finally {
      this.scopes.pop();
    }
  }
  place(tensor, version2) {
    const place = this.look(tensor, version2);
    const type = storageTypes[place.dtype];
    if (!this.locals.has(tensor))
      this.declare(
        place.pointer,
        `${type}* const ${place.pointer} = (${type}*)(arena + ${this.offset(tensor, version2)});`
      );
    return place;
  }
  /** The same for a question about it: the text that is being written need not name it. */
  look(tensor, version2) {
    const local = this.locals.get(tensor);
    if (local !== void 0) return local;
    const { dtype, shape: shape2, layout } = this.tensor(tensor);
    return { pointer: version2 === "next" ? `t_${tensor}_next` : `t_${tensor}`, dtype, shape: shape2, layout };
  }
  /** The word offset of a tensor: of two halves the parity of the cycle picks one. */
  offset(tensor, version2) {
    const [even, odd] = this.control.tensor.get(tensor) ?? [];
    if (even === void 0) throw new Error(`no offset for ${tensor}`);
    if (odd === void 0) return `arena[${even}]`;
    return version2 === "next" ? `arena[(cycle & 1u) ? ${even} : ${odd}]` : `arena[(cycle & 1u) ? ${odd} : ${even}]`;
  }
  tensor(name) {
    const found = this.tensors.get(name);
    if (found === void 0) throw new Error(`no tensor ${name}`);
    return found;
  }
  /** A dimension as an int. */
  size(dimension) {
    if (typeof dimension === "number") return `${dimension}`;
    const name = `n_${dimension.symbol}`;
    this.declare(name, `const int ${name} = (int)arena[${this.control.symbol.get(dimension.symbol)}];`, this.scopes[0]);
    return name;
  }
  /** A product of dimensions as an int. */
  product(dimensions) {
    let fixed = 1;
    const names = [];
    for (const dimension of dimensions) {
      if (typeof dimension === "number") fixed *= dimension;
      else names.push(this.size(dimension));
    }
    if (names.length === 0) return `${fixed}`;
    const factors = fixed === 1 ? names : [...names, `${fixed}`];
    return factors.length === 1 ? factors[0] : `(${factors.join(" * ")})`;
  }
  parameter(name) {
    const variable = `p_${name}`;
    const at = this.control.parameter.get(name);
    const dtype = this.program.parameters.find((known2) => known2.name === name)?.dtype;
    const value = {
      f32: `const float ${variable} = __uint_as_float(arena[${at}]);`,
      f64: `const double ${variable} = *(const double*)(arena + ${at});`,
      i32: `const int ${variable} = (int)arena[${at}];`,
      u32: `const unsigned int ${variable} = arena[${at}];`
    }[dtype ?? "u32"];
    this.declare(variable, value);
    return variable;
  }
  /** The iteration of an enclosing repeat, where the axis is one. */
  repeat(axis) {
    const depth2 = this.repeats.get(axis);
    return depth2 === void 0 ? void 0 : `r${depth2}`;
  }
  /**
   * Makes the local arrays of a part known, from `base` on; returns their declarations. They lie one after the other, or,
   * where a `step` is given, interleaved: what belongs to one index lies side by side and is loaded by fours.
   */
  enterPart(locals, base, step2) {
    this.locals = /* @__PURE__ */ new Map();
    let words = 0;
    return locals.map((local) => {
      const { name, dtype, shape: shape2 } = local;
      const pointer = `l_${name.slice(1)}`;
      const type = storageTypes[dtype];
      const layout = shape2.map((_, axis) => axis);
      this.locals.set(name, { pointer, dtype, shape: shape2, layout, ...step2 !== void 0 && { step: step2 } });
      const line = `${type}* const ${pointer} = (${type}*)(${base} + ${words});`;
      words += step2 === void 0 ? localSize([local]) : 1;
      return line;
    });
  }
  /** Lines that ask for what later phases read: they wait for the next phase whose threads read whole rows. */
  askBehindRows(lines) {
    this.asking = lines;
  }
  /** Whether such lines wait. */
  get asks() {
    return this.asking.length > 0;
  }
  /** The lines that wait, for whoever places them. */
  takeAsking() {
    const lines = this.asking;
    this.asking = [];
    return lines;
  }
  /** From this word on, shared memory is free for the work of a phase. */
  beginWork(base) {
    this.workBase = base;
    this.workMost = 0;
    this.taken.clear();
  }
  /** Room for one piece of work; the next piece may lie in the same place, since a barrier ends each. */
  work(words) {
    this.workMost = Math.max(this.workMost, roundUp(words));
    return this.workBase;
  }
  /** The most room that any piece of work took since `beginWork`. */
  get workWords() {
    return this.workMost;
  }
  /** Notes how a phase is written. */
  take(strategy2) {
    this.taken.add(strategy2);
  }
  /** How the phases since `beginWork` are written. */
  get strategies() {
    return [...this.taken];
  }
  declare(name, line, scope = this.scopes[this.scopes.length - 1]) {
    if (!this.scopes.some((known2) => known2.has(name))) scope.set(name, line);
  }
};
function localSize(locals) {
  return locals.reduce((sum2, { dtype, shape: shape2 }) => sum2 + roundUp(product(shape2) * byteSize(dtype) / 4), 0);
}
function interleavedStep(arrays) {
  const fours = Math.ceil(arrays / 4);
  return 4 * (fours % 2 === 0 ? fours + 1 : fours);
}
function roundUp(words) {
  return Math.ceil(words / 4) * 4;
}

// src/emit/cuda/index-text.ts
function axisLines(axes, linear2, context) {
  const names = /* @__PURE__ */ new Map();
  const lines = [];
  let rest = linear2;
  for (let position = axes.length - 1; position >= 0; position -= 1) {
    const axis = axes[position];
    if (axis.extent === 1) {
      names.set(axis, "0");
      continue;
    }
    if (axes.slice(0, position).every((outer) => outer.extent === 1)) {
      names.set(axis, rest);
      continue;
    }
    const name = context.fresh(`${axis.name}_`);
    const size = axis.extent === 0 ? "1" : context.size(axis.extent);
    lines.push(`const int ${name} = (int)((unsigned int)${rest} % (unsigned int)${size});`);
    names.set(axis, name);
    const next = context.fresh("rest");
    lines.push(`const int ${next} = (int)((unsigned int)${rest} / (unsigned int)${size});`);
    rest = next;
  }
  return { lines, names };
}

// src/emit/cuda/reducer.ts
init_dtype();
function combineText(reducer, dtype, a, b) {
  if (reducer !== "sum") return `${reducer}_${dtype}(${a}, ${b})`;
  switch (dtype) {
    case "f32":
      return `__fadd_rn(${a}, ${b})`;
    case "f64":
      return `__dadd_rn(${a}, ${b})`;
    case "i32":
      return `add_i32(${a}, ${b})`;
    default:
      return `(${a} + ${b})`;
  }
}
function isOrdered(fold2) {
  return (fold2.reducer === "sum" || fold2.reducer === "max" || fold2.reducer === "min") && isFloat(fold2.dtype);
}
function neutralText(fold2) {
  return literal(neutralOf(fold2.reducer, fold2.dtype), fold2.dtype);
}
function freeFold(fold2, name) {
  if (fold2.reducer === "argmax" || fold2.reducer === "argmin") return bestFold(fold2, name);
  if (fold2.reducer === "count") {
    return {
      kept: [{ name, dtype: "i32", initial: "0" }],
      element: (value) => `${name} += ${value} ? 1 : 0;`,
      merge: ([other]) => `${name} += ${other};`,
      result: name
    };
  }
  const reducer = fold2.reducer;
  const combine3 = (other) => `${name} = ${combineText(reducer, fold2.dtype, name, other)};`;
  return {
    kept: [{ name, dtype: fold2.dtype, initial: neutralText(fold2) }],
    element: combine3,
    merge: ([other]) => combine3(other),
    result: name
  };
}
function bestFold(fold2, name) {
  const { dtype } = fold2.args[0];
  const best = `${name}_best`;
  const sign = fold2.reducer === "argmax" ? ">" : "<";
  const take = (value, index, condition) => {
    const better2 = `${name} < 0 || ${value} ${sign} ${best} || (${value} == ${best} && ${index} < ${name})`;
    return `if (${condition}(${better2})) { ${best} = ${value}; ${name} = ${index}; }`;
  };
  return {
    kept: [
      { name: best, dtype, initial: literal(0, dtype) },
      { name, dtype: "i32", initial: "-1" }
    ],
    element: (value, index) => take(value, index, isFloat(dtype) ? `${value} == ${value} && ` : ""),
    merge: ([value, index]) => take(value, index, `${index} >= 0 && `),
    result: name
  };
}
function declareKept({ kept }) {
  return kept.map(({ name, dtype, initial }) => `${valueTypes[dtype]} ${name} = ${initial};`);
}
function joinWarp(fold2) {
  return block("for (int by = 16; by > 0; by /= 2)", [
    ...fold2.kept.map(({ name, dtype }) => `const ${valueTypes[dtype]} ${name}_o = __shfl_xor_sync(~0u, ${name}, by);`),
    fold2.merge(fold2.kept.map(({ name }) => `${name}_o`))
  ]);
}
function joinWords(folds, blockWarps) {
  return folds.reduce((sum2, { kept }) => sum2 + kept.length, 0) * 2 * blockWarps;
}
function joinBlock(folds, offset, blockWarps) {
  let next = offset;
  const slots = folds.map(
    ({ kept }) => kept.map(({ dtype }) => {
      const at = next;
      next += 2 * blockWarps;
      return (warp) => `((${valueTypes[dtype]}*)(shared + ${at}))[${warp}]`;
    })
  );
  return [
    ...folds.flatMap(({ kept }, i) => kept.map(({ name }, k) => `if (lane == 0) ${slots[i][k]("warp")} = ${name};`)),
    "__syncthreads();",
    ...folds.flatMap(({ kept }) => kept.map(({ name, initial }) => `${name} = ${initial};`)),
    ...block(
      `for (int w = 0; w < ${blockWarps}; ++w)`,
      folds.map((fold2, i) => fold2.merge(slots[i].map((slot) => slot("w"))))
    ),
    "__syncthreads();"
  ];
}

// src/emit/cuda/row-pieces.ts
init_sharing();
init_bounds();
var longestRow = 32;
var mostElements = 96;
var width = 4;
var RowPieces = class {
  context;
  tails = /* @__PURE__ */ new Map();
  arrays = /* @__PURE__ */ new Map();
  /** Finds the rows among the loads of a phase; the loops of axes that are bound stand around what is read here. */
  constructor(context, roots, isBound) {
    this.context = context;
    const folded = new Set(roots.folds.flatMap(({ axes }) => axes).filter((axis) => !isBound(axis)));
    const sharing = new Sharing();
    const outerKey = (load2, { axes }) => load2.args.map((index, axis) => axes.includes(axis) ? "" : sharing.numberOf(index)).join(" ");
    const groups3 = /* @__PURE__ */ new Map();
    for (const load2 of roots.loads) {
      const place = context.place(load2.tensor, load2.version);
      const tail2 = place.pointer.startsWith("t_") ? tailOf(load2, place, folded, roots) : void 0;
      if (tail2 === void 0) continue;
      const key = `${place.pointer} ${tail2.length} ${outerKey(load2, tail2)}`;
      const group = groups3.get(key) ?? { loads: [], tail: tail2, covered: /* @__PURE__ */ new Set() };
      group.loads.push(load2);
      for (const element of elementsOf(load2, tail2, place)) group.covered.add(element);
      groups3.set(key, group);
    }
    let room = mostElements;
    for (const { loads, tail: tail2, covered } of groups3.values()) {
      if (covered.size < Math.max(width, tail2.length / 2) || tail2.length > room) continue;
      room -= tail2.length;
      for (const load2 of loads) this.tails.set(load2, tail2);
    }
  }
  has(load2) {
    return this.tails.has(load2);
  }
  /** The load as an element of its row's array, which is filled in `lines` when first asked for. */
  text(load2, indices, lines) {
    const { tail: tail2, place, array } = this.filled(load2, (_, axis) => indices[axis], lines);
    return `${array}[${this.elementText(place, indices, (axis) => tail2.axes.includes(axis))}]`;
  }
  /** Rows of tensors that are no tables, filled in `lines` before anybody asks; returns whether there are any. */
  fetch(valueOf2, lines) {
    const own = [...this.tails.keys()].filter(({ tensor }) => this.context.tensor(tensor).role !== "constant");
    for (const load2 of own) this.filled(load2, valueOf2, lines);
    return own.length > 0;
  }
  filled(load2, valueOf2, lines) {
    const tail2 = this.tails.get(load2);
    if (tail2 === void 0) throw new Error(`${load2.tensor} is not read in whole rows`);
    const place = this.context.place(load2.tensor, load2.version);
    const isOuter = (axis) => !tail2.axes.includes(axis);
    const outer = load2.args.map((index, axis) => isOuter(axis) ? valueOf2(index, axis) : "");
    const start2 = this.elementText(place, outer, isOuter);
    const key = `${place.pointer} ${tail2.length} ${start2}`;
    const array = this.arrays.get(key) ?? this.context.fresh("piece");
    if (!this.arrays.has(key)) {
      this.arrays.set(key, array);
      lines.push(...fillLines(array, `${place.pointer} + (${start2})`, tail2.length, place.dtype));
    }
    return { tail: tail2, place, array };
  }
  elementText({ layout, shape: shape2 }, indices, takes) {
    let stride = 1;
    const terms = [];
    for (const axis of [...layout].reverse()) {
      if (takes(axis) && indices[axis] !== "0")
        terms.unshift(stride === 1 ? indices[axis] : `${indices[axis]} * ${stride}`);
      stride *= shape2[axis];
    }
    return terms.length === 0 ? "0" : terms.join(" + ");
  }
};
var isRowPiece = (line) => /\bpiece\d+\[/.test(line);
function tailOf(load2, place, folded, roots) {
  const { layout, shape: shape2, dtype } = place;
  if (types[dtype] === void 0) return void 0;
  if (layout.slice(1).some((axis) => typeof shape2[axis] !== "number")) return void 0;
  if (load2.args.some((index, axis) => load2.border[axis] !== "inside" && !provablyInside(index, shape2[axis])))
    return void 0;
  const axes = [];
  let length = 1;
  for (const axis of [...layout].reverse()) {
    const [index, size] = [load2.args[axis], shape2[axis]];
    const run = runOf(index, size, folded);
    if (run === void 0 || length * run > longestRow) break;
    axes.push(axis);
    length *= run;
    if (run !== size) break;
  }
  if (length % width !== 0) return void 0;
  const isOuter = (axis) => !axes.includes(axis);
  const depends = load2.args.some(
    (index, axis) => isOuter(axis) && [...roots.freeAxes(index)].some((a) => folded.has(a))
  );
  return depends ? void 0 : { axes, length };
}
function runOf(index, size, folded) {
  if (typeof size !== "number") return void 0;
  if (index.op === "constant") return size;
  const runs = index.op === "index" && folded.has(index.axis);
  return runs && typeof index.axis.extent === "number" && index.axis.extent <= size ? index.axis.extent : void 0;
}
function elementsOf(load2, { axes }, { shape: shape2 }) {
  return axes.reduceRight(
    (starts, axis) => {
      const index = load2.args[axis];
      const size = shape2[axis];
      const run = index.op === "index" ? index.axis.extent : size;
      const own = index.op === "constant" ? [index.value] : Array.from({ length: run }, (_, i) => i);
      return starts.flatMap((start2) => own.map((i) => start2 * size + i));
    },
    [0]
  );
}
var types = {
  f32: ["float", "float4"],
  i32: ["int", "int4"],
  u32: ["unsigned int", "uint4"]
};
function fillLines(array, pointer, length, dtype) {
  const [one, quad2] = types[dtype];
  const fours = Array.from({ length: length / width }, (_, i) => `${array}_${i}`);
  const parts = fours.flatMap((four) => ["x", "y", "z", "w"].map((part) => `${four}.${part}`));
  return [
    ...fours.map((four, i) => `const ${quad2} ${four} = ((const ${quad2}*)(${pointer}))[${i}];`),
    `const ${one} ${array}[${length}] = {${parts.join(", ")}};`
  ];
}

// src/emit/cuda/loop.ts
var shortElement = 64;
function writeLoop(loop2, scope) {
  const { context } = scope;
  const number = context.fresh("loop");
  const total2 = context.product(loop2.axes.map((axis) => axis.extent));
  const limits3 = loop2.range.map((expr) => scope.named(expr));
  let first = "0";
  let count2 = total2;
  if (limits3.length > 0) {
    first = `${number}_first`;
    count2 = `${number}_count`;
    scope.lines.push(`const int ${first} = max_i32(${limits3[0]}, 0);`);
    scope.lines.push(`const int ${count2} = max_i32(min_i32(${limits3[1]}, ${total2}) - ${first}, 0);`);
  }
  const ordered = loop2.folds.filter(isOrdered);
  const free = loop2.folds.filter((fold2) => !isOrdered(fold2));
  const frees = free.map((fold2) => freeFold(fold2, context.fresh("s")));
  const extent = loop2.axes.reduce((size, axis) => Math.min(2 ** 31, size * largest(axis.extent)), 1);
  const levels2 = levelsOf(extent, context.program.tree);
  const runner = scope.runner === "block" && ordered.length > 0 && levels2 === 1 ? "warp" : scope.runner;
  for (const one of frees) scope.lines.push(...declareKept(one));
  const writer = new LoopWriter(loop2, scope, number, runner, { first, count: count2, levels: levels2, free, frees, ordered });
  scope.lines.push(...writer.lines());
  if (runner !== "thread") scope.lines.push(...frees.flatMap(joinWarp));
  if (runner === "block" && frees.length > 0)
    scope.lines.push(...joinBlock(frees, context.work(joinWords(frees, context.warps)), context.warps));
  free.forEach((fold2, i) => {
    scope.note(fold2, frees[i].result);
  });
}
var LoopWriter = class {
  loop;
  scope;
  context;
  number;
  facts;
  lanes;
  chunk;
  runner;
  constructor(loop2, scope, number, runner, facts) {
    this.loop = loop2;
    this.scope = scope;
    this.context = scope.context;
    this.number = number;
    this.facts = facts;
    ({ lanes: this.lanes, chunk: this.chunk } = scope.context.program.tree);
    this.runner = runner;
  }
  lines() {
    const { ordered, count: count2, levels: levels2 } = this.facts;
    if (ordered.length === 0) {
      const at = `${this.number}_x`;
      const [begin, step2] = {
        thread: ["0", "1"],
        warp: ["lane", "32"],
        block: ["threadIdx.x", `${this.context.threads}`]
      }[this.runner];
      const element = this.element(at, []);
      const unroll = element.some(isRowPiece) ? ["#pragma unroll"] : [];
      return [...unroll, ...block(`for (int ${at} = ${begin}; ${at} < ${count2}; ${at} += ${step2})`, element)];
    }
    const results = ordered.map((fold2) => {
      const name = this.context.fresh("s");
      this.scope.note(fold2, name);
      return name;
    });
    const declared = ordered.map((fold2, i) => `${valueTypes[fold2.dtype]} ${results[i]};`);
    const counts2 = Array.from({ length: levels2 - 1 }, (_, i) => {
      const below = i === 0 ? count2 : `${this.number}_count${i}`;
      return `const int ${this.number}_count${i + 1} = (${below} + ${this.chunk - 1}) / ${this.chunk};`;
    });
    return [...declared, ...counts2, ...this.level(levels2, "0", results)];
  }
  /** Folds the items of one chunk of a level (`window` is its number) into `results`. */
  level(level, window, results) {
    const below = level === 1 ? this.facts.count : `${this.number}_count${level - 1}`;
    const begin = window === "0" ? "0" : `${window} * ${this.chunk}`;
    const end = window === "0" ? below : `min_i32(${begin} + ${this.chunk}, ${below})`;
    if (this.runner === "thread") return this.threadLevel(level, begin, end, results);
    return this.runner === "block" && level === 2 ? this.blockLevel(begin, end, results) : this.warpLevel(level, begin, end, results);
  }
  name(kind, level, position) {
    return `${this.number}_${kind}${level}${position === void 0 ? "" : `_${position}`}`;
  }
  /** Lane after lane; a lane's sum joins those before it as soon as both halves of a pair are there. */
  threadLevel(level, begin, end, results) {
    const { ordered } = this.facts;
    const bits = Math.log2(this.lanes);
    const [k, x] = [this.name("k", level), this.name("x", level)];
    const sums = ordered.map((_, i) => this.name("a", level, i));
    const pairs = ordered.map(
      (_, i) => Array.from({ length: bits }, (_unused, bit) => `${this.name("p", level, i)}_${bit}`)
    );
    const type = (i) => valueTypes[ordered[i].dtype];
    const values = ordered.map((_, i) => this.name("r", level - 1, i));
    const begins2 = level === 1 && begin === "0" && this.beginsBare();
    const item = level === 1 ? this.element(x, sums, false, begins2 ? `${x} < ${this.lanes}` : void 0) : [
      ...ordered.map((_, i) => `${type(i)} ${values[i]};`),
      ...this.level(level - 1, x, values),
      ...ordered.map((fold2, i) => `${sums[i]} = ${this.combine(fold2, sums[i], values[i])};`)
    ];
    const first = `${begin === "0" ? "" : `${begin} + `}(int)(__brev(${k}) >> ${32 - bits})`;
    const unroll = level === 1 && this.isShort(item) ? ["#pragma unroll"] : [];
    const rounds = level === 1 && unroll.length === 0 ? this.rounds(item) : 0;
    if (rounds > 0 && rounds <= 8) unroll.push(`#pragma unroll ${rounds <= 4 ? 4 : 2}`);
    const visits = rounds === 0 ? block(`for (int ${x} = ${first}; ${x} < ${end}; ${x} += ${this.lanes})`, item) : [
      "#pragma unroll",
      ...block(`for (int ${x}_t = 0; ${x}_t < ${rounds}; ++${x}_t)`, [
        `const int ${x} = ${first} + ${x}_t * ${this.lanes};`,
        ...block(`if (${x} < ${end})`, item)
      ])
    ];
    const lane = [
      ...ordered.map((fold2, i) => `${type(i)} ${sums[i]} = ${neutralText(fold2)};`),
      ...visits,
      ...ordered.flatMap((fold2, i) => [...this.carry(fold2, k, sums[i], pairs[i]), `${results[i]} = ${sums[i]};`])
    ];
    const declared = ordered.flatMap((fold2, i) => pairs[i].map((name) => `${type(i)} ${name} = ${neutralText(fold2)};`));
    const settled = ordered.flatMap(
      (fold2, i) => begins2 && fold2.reducer === "sum" ? [`${results[i]} = ${this.combine(fold2, neutralText(fold2), results[i])};`] : []
    );
    return [
      ...declared,
      ...unroll,
      ...block(`for (unsigned int ${k} = 0u; ${k} < ${this.lanes}u; ++${k})`, lane),
      ...settled
    ];
  }
  /**
   * Whether a lane's sum is its first element as it is: where every lane has one and the loop is so short that it is
   * written out. What is added to zero is itself, but for the sign of a zero, which is settled once, behind the last lane.
   */
  beginsBare() {
    const { count: count2, first, levels: levels2 } = this.facts;
    const elements = Number(count2);
    return levels2 === 1 && first === "0" && elements >= this.lanes && elements <= 2 * this.lanes;
  }
  /**
   * Few elements of little text: the compiler may write them all out. More text where no lane has two elements, as in many
   * sums over a few parts: as a loop, each lane's loads would wait for those of the lane before.
   */
  isShort(item) {
    const fixed = this.loop.axes.every((axis) => typeof axis.extent === "number");
    const elements = this.loop.axes.reduce((size, axis) => size * smallest(axis.extent), 1);
    const most2 = elements <= this.lanes ? 32 : 16;
    return fixed && elements <= 2 * this.lanes && (item.length <= most2 || item.some(isRowPiece));
  }
  /** How often a lane is visited, where that is not often and takes little text: then all its loads are under way at once. */
  rounds(item) {
    const fixed = this.loop.axes.every((axis) => typeof axis.extent === "number");
    const elements = this.loop.axes.reduce((size, axis) => size * smallest(axis.extent), 1);
    return fixed && elements <= 8 * this.lanes && item.length <= 8 ? Math.ceil(elements / this.lanes) : 0;
  }
  /** Whether an element is short text without a loop of its own. */
  isPlain() {
    return this.innerFolds().length === 0 && nodesOf(this.elementRoots()) <= shortElement;
  }
  innerFolds() {
    return outermostFolds(this.elementRoots());
  }
  elementRoots() {
    const { folds, writes } = this.loop;
    return [...folds.map((fold2) => fold2.args[0]), ...writes.flatMap(writeExpressions)];
  }
  /** Whether every chunk has all its elements: then a loop over one has a fixed length, and all its loads lie in flight. */
  isFull() {
    const { first, count: count2 } = this.facts;
    const elements = this.loop.axes.reduce((size, axis) => size * smallest(axis.extent), 1);
    return first === "0" && count2 === `${elements}` && elements % this.chunk === 0 && this.chunk % 32 === 0;
  }
  carry(fold2, k, sum2, pairs) {
    return pairs.reduceRight(
      (inner, pair2, bit) => [
        `if (${k} & ${1 << bit}u) {`,
        `  ${sum2} = ${this.combine(fold2, pair2, sum2)};`,
        ...inner.map((line) => `  ${line}`),
        `} else ${pair2} = ${sum2};`
      ],
      []
    );
  }
  /** 32 elements at once; thread l keeps lane l (and lane l + 32 of 64). */
  warpLevel(level, begin, end, results) {
    const { ordered } = this.facts;
    const x = this.name("x", level);
    const values = ordered.map((_, i) => this.name("r", level - 1, i));
    if (level === 1) {
      const full = this.isFull() && begin !== "0";
      const trips = full ? this.chunk / 32 : begin === "0" && /^\d+$/.test(end) ? Math.ceil(Number(end) / 32) : 0;
      const slots = values.map((name) => `${name}[${x}_0 / 32]`);
      const isShort = trips > 1 && this.isPlain();
      const element = this.element(x, isShort ? slots : values, true);
      const guarded = block(`if (${x} < ${end})`, element);
      if (!isShort) return this.warpFold(level, begin, end, results, guarded);
      return full ? this.shortFold(begin, void 0, trips, results, element, values, slots) : this.shortFold(begin, end, trips, results, guarded, values, slots);
    }
    const sums = ordered.map((_, i) => this.name("a", level, i));
    const each2 = [
      ...ordered.map((fold2, i) => `${valueTypes[fold2.dtype]} ${values[i]};`),
      ...this.level(level - 1, x, values),
      ...block(
        `if ((${x} & ${Math.min(this.lanes, 32) - 1}) == lane)`,
        ordered.flatMap((fold2, i) => this.accumulate(fold2, sums[i], values[i], `${x} & 32`))
      )
    ];
    return [
      ...this.declareSums(sums),
      ...block(`for (int ${x} = ${begin}; ${x} < ${end}; ++${x})`, each2),
      ...this.halves(sums, results)
    ];
  }
  /** The warps of a block take the chunks in turn and leave their results in shared memory, which each warp then folds. */
  blockLevel(begin, end, results) {
    const { ordered } = this.facts;
    const x = this.name("x", 2);
    const first = `${this.number}_begin`;
    const values = ordered.map((_, i) => this.name("r", 1, i));
    const parts = ordered.map((fold2, i) => {
      const [name, words] = [this.name("part", 2, i), roundUp(this.chunk * byteSize(fold2.dtype) / 4)];
      return {
        name,
        line: (type, at2) => `${type}* const ${name} = (${type}*)(shared + ${at2});`,
        words
      };
    });
    let at = this.context.work(parts.reduce((sum2, { words }) => sum2 + words, 0));
    const declared = parts.map(({ line, words }, i) => {
      at += words;
      return line(valueTypes[ordered[i].dtype], at - words);
    });
    const item = this.name("y", 2);
    const fetched = ordered.map((_, i) => this.name("q", 2, i));
    return [
      `const int ${first} = ${begin};`,
      ...declared,
      ...block(`for (int ${x} = ${first} + warp; ${x} < ${end}; ${x} += ${this.context.warps})`, [
        ...ordered.map((fold2, i) => `${valueTypes[fold2.dtype]} ${values[i]};`),
        ...this.level(1, x, values),
        ...parts.map(({ name }, i) => `if (lane == 0) ${name}[${x} - ${first}] = ${values[i]};`)
      ]),
      "__syncthreads();",
      ...this.warpFold(
        2,
        "0",
        `${end} - ${first}`,
        results,
        block(
          `if (${item} < ${end} - ${first})`,
          parts.map(({ name }, i) => `${fetched[i]} = ${name}[${item}];`)
        ),
        { item, fetched }
      ),
      "__syncthreads();"
    ];
  }
  /**
   * The items of one chunk, whose number is known (without an end: all of it), 32 at a time: all are fetched before the
   * first is added, so that their loads lie in flight together.
   */
  shortFold(begin, end, trips, results, fetch, values, slots) {
    const { ordered } = this.facts;
    const x = this.name("x", 1);
    const [to, base] = end === void 0 ? [`${this.chunk}`, `${begin} + `] : [end, ""];
    const head = `for (int ${x}_0 = 0; ${x}_0 < ${to}; ${x}_0 += 32)`;
    const sums = ordered.map((_, i) => this.name("a", 1, i));
    return [
      ...ordered.map((fold2, i) => `${valueTypes[fold2.dtype]} ${values[i]}[${trips}];`),
      "#pragma unroll",
      ...block(head, [
        `const int ${x} = ${base}${x}_0 + lane;`,
        ...end === void 0 ? [] : ordered.map((fold2, i) => `${slots[i]} = ${neutralText(fold2)};`),
        ...fetch
      ]),
      ...this.declareSums(sums),
      "#pragma unroll",
      ...block(head, this.add(sums, slots, `${x}_0 & 32`)),
      ...this.halves(sums, results)
    ];
  }
  /** 32 fetched items to the lanes that they belong to. */
  add(sums, fetched, second) {
    const groups3 = Array.from({ length: Math.max(0, 32 / this.lanes - 1) }, (_, group) => group + 1);
    return this.facts.ordered.flatMap((fold2, i) => [
      ...this.accumulate(fold2, sums[i], fetched[i], second),
      ...groups3.map((group) => {
        const far = `__shfl_down_sync(~0u, ${fetched[i]}, ${group * this.lanes})`;
        return `${sums[i]} = ${this.combine(fold2, sums[i], far)};`;
      })
    ]);
  }
  /** Folds items that `fetch` puts into one variable a fold, 32 at a time. */
  warpFold(level, begin, end, results, fetch, names = { item: this.name("x", level), fetched: results.map((_, i) => this.name("r", level - 1, i)) }) {
    const { ordered } = this.facts;
    const { item, fetched } = names;
    const sums = ordered.map((_, i) => this.name("a", level, i));
    return [
      ...this.declareSums(sums),
      ...block(`for (int ${item}_0 = ${begin}; ${item}_0 < ${end}; ${item}_0 += 32)`, [
        `const int ${item} = ${item}_0 + lane;`,
        ...ordered.map((fold2, i) => `${valueTypes[fold2.dtype]} ${fetched[i]} = ${neutralText(fold2)};`),
        ...fetch,
        ...this.add(sums, fetched, `${item}_0 & 32`)
      ]),
      ...this.halves(sums, results)
    ];
  }
  declareSums(sums) {
    const suffixes = this.lanes === 64 ? ["", "_b"] : [""];
    return this.facts.ordered.flatMap(
      (fold2, i) => suffixes.map((suffix) => `${valueTypes[fold2.dtype]} ${sums[i]}${suffix} = ${neutralText(fold2)};`)
    );
  }
  /** Adds a value to a lane; of 64 lanes, `second` says which half. */
  accumulate(fold2, sum2, value, second) {
    const plain2 = `${sum2} = ${this.combine(fold2, sum2, value)};`;
    if (this.lanes !== 64) return [plain2];
    return [`if (${second}) ${sum2}_b = ${this.combine(fold2, `${sum2}_b`, value)};`, `else ${plain2}`];
  }
  /**
   * The lanes' sums in halves, and the results for all threads. A step of all folds before the next step of any: the
   * compiler keeps shuffles in the order in which they stand, and so each waits for its own before it alone.
   */
  halves(sums, results) {
    const { ordered } = this.facts;
    const step2 = (far) => ordered.map((fold2, i) => `${sums[i]} = ${this.combine(fold2, sums[i], far(sums[i]))};`);
    const lines = this.lanes === 64 ? step2((sum2) => `${sum2}_b`) : [];
    for (let half = Math.min(this.lanes, 32) / 2; half >= 1; half /= 2)
      lines.push(...step2((sum2) => `__shfl_down_sync(~0u, ${sum2}, ${half})`));
    return [...lines, ...sums.map((sum2, i) => `${results[i]} = __shfl_sync(~0u, ${sum2}, 0);`)];
  }
  combine(fold2, a, b) {
    return combineText(fold2.reducer, fold2.dtype, a, b);
  }
  /** One element: its values, the stores of the sweep, and what becomes of the values. */
  element(at, sums, assign = false, isFirst) {
    const { first, free, frees, ordered } = this.facts;
    const linear2 = first === "0" ? at : `${this.number}_e`;
    const { lines, names } = axisLines(this.loop.axes, linear2, this.context);
    for (const fold2 of this.loop.folds)
      fold2.axes.forEach((axis, i) => {
        names.set(axis, names.get(this.loop.axes[i]));
      });
    const inner = this.scope.inner(names, "thread");
    if (linear2 !== at) inner.lines.push(`const int ${linear2} = ${first} + ${at};`);
    inner.lines.push(...lines);
    if (this.runner !== "thread" && this.innerFolds().some((fold2) => inner.isHome(fold2))) inner.readRows();
    const values = [...ordered, ...free].map((fold2) => inner.named(fold2.args[0]));
    inner.write(this.loop.writes);
    const taken = (fold2, i) => {
      if (assign) return values[i];
      const all2 = this.combine(fold2, sums[i], values[i]);
      return isFirst !== void 0 && fold2.reducer === "sum" ? `${isFirst} ? ${values[i]} : ${all2}` : all2;
    };
    const takes = [
      ...ordered.map((fold2, i) => `${sums[i]} = ${taken(fold2, i)};`),
      ...frees.map((one, i) => one.element(values[ordered.length + i], linear2))
    ];
    return [...inner.lines, ...takes];
  }
};

// src/emit/cuda/fold.ts
function writeFoldLoop(fold2, scope) {
  const alike = scope.roots.folds.filter((other) => other !== fold2 && sameLoop(other, fold2));
  const folds = gather([fold2, ...alike], scope);
  writeLoop({ axes: fold2.axes, range: fold2.args.slice(1), folds, writes: [] }, scope);
}
function writeSweep(axes, writes, scope) {
  const roots = writes.flatMap(writeExpressions);
  const home = scope.roots.folds.filter((fold2) => scope.isHome(fold2));
  const needed = home.filter((fold2) => roots.some((root) => root === fold2 || scope.roots.reaches(root, fold2)));
  for (const fold2 of needed) scope.value(fold2);
  const alike = home.filter((fold2) => sameSpace(fold2.axes, axes) && fold2.args.length === 1 && !needed.includes(fold2));
  const depth2 = (fold2) => home.filter((other) => scope.roots.reaches(fold2, other)).length;
  const shared = gather(
    [...alike].sort((a, b) => depth2(a) - depth2(b)),
    scope
  );
  const stored = new Set(writes.map(({ tensor, version: version2 }) => `${tensor}.${version2}`));
  const disturbed2 = home.filter(
    (fold2) => !scope.isKnown(fold2) && loadsOf([fold2]).some(({ tensor, version: version2 }) => stored.has(`${tensor}.${version2}`))
  );
  if (disturbed2.length === 0) {
    writeLoop({ axes, range: [], folds: shared, writes }, scope);
    return;
  }
  scope.release(shared);
  for (const fold2 of [...shared, ...disturbed2]) scope.value(fold2);
  writeLoop({ axes, range: [], folds: [], writes }, scope);
}
function sameSpace(a, b) {
  if (a.length !== b.length) return false;
  return a.every((axis, i) => sameDimension(axis.extent, b[i].extent) && (axis === b[i] || !b.includes(axis)));
}
function sameLoop(a, b) {
  const [left, right] = [a.args.slice(1), b.args.slice(1)];
  return sameSpace(a.axes, b.axes) && left.length === right.length && left.every((arg, i) => arg === right[i]);
}
function gather(folds, scope) {
  const { roots } = scope;
  const taken = [];
  for (const fold2 of folds) {
    if (!scope.isHome(fold2) || scope.isKnown(fold2)) continue;
    const apart = taken.every(
      (other) => sameSpace(fold2.axes, other.axes) && !roots.reaches(fold2, other) && !roots.reaches(other, fold2)
    );
    if (apart) taken.push(fold2);
  }
  scope.claim(taken);
  for (const other of roots.folds) {
    const needed = taken.some((fold2) => roots.reaches(fold2, other));
    if (needed && scope.isHome(other) && !scope.isKnown(other)) scope.value(other);
  }
  return taken;
}

// src/emit/cuda/mma-direct.ts
init_dimension();
init_dtype();

// src/emit/cuda/scope.ts
init_bounds();
init_walk();

// src/emit/cuda/byte-sum.ts
function byteSumOf(expr) {
  if (expr.op !== "sub" || expr.dtype !== "i32") return void 0;
  const [sum2, less] = expr.args;
  if (less.op !== "constant" || sum2.op !== "cast" || sum2.args[0].dtype !== "u32") return void 0;
  const pairs = operand(operand(sum2.args[0], "shiftRight", 16), "mul", 65537);
  if (pairs?.op !== "add") return void 0;
  const word6 = operand(pairs.args[0], "bitAnd", 16711935);
  const shifted3 = operand(operand(pairs.args[1], "bitAnd", 16711935), "shiftRight", 8);
  return word6 !== void 0 && word6 === shifted3 ? { word: word6, plus: -less.value } : void 0;
}
function operand(expr, op, value) {
  if (expr === void 0 || expr.op !== op) return void 0;
  const [left, right] = expr.args;
  return right.op === "constant" && right.value === value ? left : void 0;
}

// src/emit/cuda/pair-loads.ts
init_bounds();
var pairTypes = { f32: "float2", i32: "int2", u32: "uint2" };
function pairAxis({ pointer, dtype, shape: shape2, layout }) {
  const inner = layout[layout.length - 1];
  if (inner === void 0 || shape2[inner] !== 2 || pairTypes[dtype] === void 0) return void 0;
  return pointer.startsWith("t_") ? inner : void 0;
}
function innerIndex(place, indices) {
  const { layout } = place;
  const inner = indices[layout[layout.length - 1]];
  return pairAxis(place) !== void 0 && inner.op === "constant" ? indices[layout[layout.length - 2]] : inner;
}
var PairLoads = class {
  firsts = /* @__PURE__ */ new Map();
  constructor(context, loads) {
    const numbers = /* @__PURE__ */ new Map();
    const numberOf = (expr) => {
      if (!numbers.has(expr)) numbers.set(expr, numbers.size);
      return numbers.get(expr);
    };
    const pairs = /* @__PURE__ */ new Map();
    for (const load2 of loads) {
      const axis = pairAxis(context.look(load2.tensor, load2.version));
      const half = axis === void 0 ? void 0 : load2.args[axis];
      if (axis === void 0 || half?.op !== "constant" || half.value !== 0 && half.value !== 1) continue;
      const others = load2.args.map((index, i) => i === axis ? "" : numberOf(index));
      const key = `${load2.tensor}.${load2.version} ${others.join(" ")} ${load2.border.join(" ")}`;
      const own = pairs.get(key) ?? [];
      own[half.value] = load2;
      pairs.set(key, own);
    }
    for (const [first, second] of pairs.values()) {
      if (first === void 0 || second === void 0) continue;
      this.firsts.set(first, first);
      this.firsts.set(second, first);
    }
  }
  /** The first element of the pair; undefined where the load is none of a pair. */
  firstOf(load2) {
    return this.firsts.get(load2);
  }
};
function partnersOf(writes, context) {
  const halves = writes.map(({ tensor, version: version2, indices, where }) => {
    const place = context.look(tensor, version2);
    const axis = where === void 0 ? pairAxis(place) : void 0;
    const index = axis === void 0 ? void 0 : indices[axis];
    if (axis === void 0 || index?.op !== "constant" || index.value !== 0 && index.value !== 1) return void 0;
    const isSure = indices.every((one, i) => provablyInside(one, place.shape[i]));
    return isSure ? { axis, half: index.value } : void 0;
  });
  return writes.map((write, i) => {
    const own = halves[i];
    if (own === void 0) return void 0;
    const at = writes.findIndex((other, k) => {
      if (halves[k]?.half !== 1 - own.half || other.tensor !== write.tensor || other.version !== write.version)
        return false;
      return other.indices.every((index, axis) => axis === own.axis || index === write.indices[axis]);
    });
    return at < 0 ? void 0 : { at, isFirst: own.half === 0 };
  });
}

// src/emit/cuda/running-numbers.ts
var RunningNumbers = class {
  /** Declarations, to stand before the loop. */
  begins = [];
  context;
  first;
  step;
  known = /* @__PURE__ */ new Map();
  /** `first`: where the loop's index begins; `step`: how far it goes in a turn. */
  constructor(context, first, step2) {
    this.context = context;
    this.first = first;
    this.step = step2;
  }
  /** The sum of `outer`, which the loop does not change, of its index `factor` times, and of a number. */
  text(outer, factor, plus) {
    const key = `${outer} ${factor}`;
    let run = this.known.get(key);
    if (run === void 0) {
      run = { name: this.context.fresh("count"), move: Math.imul(this.step, factor) };
      this.known.set(key, run);
      this.begins.push(`unsigned int ${run.name} = ${outer} + (unsigned int)${this.first} * ${unsigned(factor)};`);
    }
    return plus === 0 ? run.name : `(${run.name} + ${unsigned(plus)})`;
  }
  /** At the head of a turn: the compiler would rather compute the numbers anew. */
  heads() {
    return [...this.known.values()].map(({ name }) => `hold_number(${name});`);
  }
  /** At its end. */
  ends() {
    return [...this.known.values()].map(({ name, move }) => `${name} += ${unsigned(move)};`);
  }
};
function moduloSum(expr, axis, factor = 1) {
  const both = (a, b) => ({
    along: a.along + b.along | 0,
    fixed: a.fixed + b.fixed | 0,
    others: [...a.others, ...b.others]
  });
  const [left, right] = expr.args;
  switch (expr.op) {
    case "constant":
      return { along: 0, fixed: Math.imul(factor, expr.value), others: [] };
    case "index":
      if (expr.axis !== axis) break;
      return { along: factor, fixed: 0, others: [] };
    case "add":
      return both(moduloSum(left, axis, factor), moduloSum(right, axis, factor));
    case "sub":
      return both(moduloSum(left, axis, factor), moduloSum(right, axis, -factor | 0));
    case "mul":
      if (right.op !== "constant") break;
      return moduloSum(left, axis, Math.imul(factor, right.value));
    case "cast":
      if (left.dtype !== "i32" && left.dtype !== "u32") break;
      return moduloSum(left, axis, factor);
    default:
  }
  return { along: 0, fixed: 0, others: [{ expr, factor }] };
}
var unsigned = (value) => `${value >>> 0}u`;

// src/emit/cuda/split-address.ts
init_bounds();

// src/emit/cuda/running-pointers.ts
var RunningPointers = class {
  /** Declarations, to stand before the loop. */
  begins = [];
  context;
  first;
  step;
  known = /* @__PURE__ */ new Map();
  /** `first`: where the loop's index begins; `step`: how far it goes in a turn. */
  constructor(context, first, step2) {
    this.context = context;
    this.first = first;
    this.step = step2;
  }
  /**
   * The element `distance` beside that of the loop's index, or of as much of it as `divisor` says; `stride` elements lie
   * from one to the next.
   */
  element(place, pointer, stride, distance, divisor = 1) {
    const key = `${pointer} ${stride} ${divisor}`;
    let run = this.known.get(key);
    if (run === void 0) {
      run = { name: this.context.fresh("run"), move: this.step / divisor * stride };
      this.known.set(key, run);
      const first = divisor === 1 ? this.first : `(${this.first} / ${divisor})`;
      this.begins.push(`${storageTypes[place.dtype]}* ${run.name} = ${pointer} + ${first} * ${stride};`);
    }
    return `${run.name}[${distance}]`;
  }
  /** The element at the same distance in the next turn; undefined where no pointer of these leads to it. */
  later(element) {
    const [, name, distance] = /^(\w+)\[(-?\d+)\]$/.exec(element) ?? [];
    const run = [...this.known.values()].find((one) => one.name === name);
    return run === void 0 ? void 0 : `${name}[${Number(distance) + run.move}]`;
  }
  /** At the head of a turn: the compiler would rather compute the addresses anew. */
  heads() {
    return [...this.known.values()].map(({ name }) => `hold_address(${name});`);
  }
  /** At its end. */
  ends() {
    return [...this.known.values()].map(({ name, move }) => `${name} += ${move};`);
  }
};
function quotientOf(expr, { axis, beside, each: each2, turn: turn2 }) {
  if (expr.op !== "div") return void 0;
  const [index, divisor] = expr.args;
  if (index.op !== "index" || index.axis !== axis || divisor.op !== "constant" || divisor.value < 1) return void 0;
  const { value } = divisor;
  if (beside % value === 0) return { divisor: value };
  return value % each2 === 0 ? { text: value === each2 ? turn2 : `(${turn2} / ${value / each2})` } : void 0;
}

// src/emit/cuda/split-address.ts
function linearTerms(index, factor = 1) {
  if (index.op === "constant") return [{ factor: factor * index.value }];
  if (index.op === "add") return index.args.flatMap((arg) => linearTerms(arg, factor));
  const [left, right] = index.args;
  if (index.op === "sub" && right.op === "constant")
    return [...linearTerms(left, factor), { factor: -factor * right.value }];
  if (index.op === "mul" && right.op === "constant") return linearTerms(left, factor * right.value);
  if (index.op === "div" && right.op === "constant") {
    const quotient = dividedTerms(left, right.value);
    if (quotient !== void 0) return quotient.map((term) => ({ ...term, factor: term.factor * factor }));
  }
  return [{ expr: index, factor }];
}
function dividedTerms(dividend, divisor) {
  const terms = linearTerms(dividend);
  const rest = terms.reduce((sum2, { expr, factor }) => expr === void 0 ? sum2 + factor : sum2, 0);
  const others = terms.filter(({ expr }) => expr !== void 0);
  if (divisor < 1 || rest < 0 || !others.every(({ factor }) => factor > 0 && factor % divisor === 0)) return void 0;
  if (!others.every(({ expr }) => expr !== void 0 && intervalOf(expr).low >= 0)) return void 0;
  return [
    ...others.map(({ expr, factor }) => ({ expr, factor: factor / divisor })),
    { factor: Math.floor(rest / divisor) }
  ];
}
var SplitAddress = class {
  context;
  lines;
  outer;
  pointers = /* @__PURE__ */ new Map();
  running;
  constructor(context, lines, outer) {
    this.context = context;
    this.lines = lines;
    this.outer = outer;
  }
  /** From here on, what goes along with this index is addressed by pointers that move with it. */
  follow(index) {
    this.running = index;
  }
  /** A term that goes along with the index that is followed here, but slower. */
  slower(expr, factor) {
    const { running } = this;
    const found = running === void 0 ? void 0 : quotientOf(expr, running);
    if (running === void 0 || found === void 0) return void 0;
    if ("divisor" in found) return { text: running.text, factor, home: this, divisor: found.divisor };
    return { text: found.text, factor, home: this };
  }
  /** The element whose index along each axis is the sum of its terms. */
  element(place, indices) {
    const strides = stridesOf(place);
    if (strides === void 0 || !place.pointer.startsWith("t_")) return this.whole(place, indices);
    let fixed = 0;
    const terms = /* @__PURE__ */ new Map();
    for (const axis of place.layout) {
      for (const { text, factor, home, divisor = 1 } of indices[axis]) {
        const stride = strides[axis] * factor;
        if (text === void 0) fixed += stride;
        else terms.set(home, [...terms.get(home) ?? [], { text, stride, divisor }]);
      }
    }
    let pointer = place.pointer;
    for (const home of this.outermostFirst()) {
      const own2 = terms.get(home);
      if (own2 === void 0 || home === this) continue;
      pointer = home.pointerTo(place, pointer, own2.map(({ text, stride }) => timesText(text, stride)).join(" + "));
    }
    const { running } = this;
    const own = terms.get(this) ?? [];
    if (running !== void 0 && own.length === 1 && own[0].text === running.text) {
      const [{ stride, divisor }] = own;
      return running.pointers.element(place, pointer, stride, running.ahead / divisor * stride + fixed, divisor);
    }
    const last2 = [
      ...own.map(({ text, stride, divisor }) => timesText(dividedText(text, divisor), stride)),
      ...fixed === 0 ? [] : [`${fixed}`]
    ];
    return `${pointer}[${last2.length === 0 ? "0" : last2.join(" + ")}]`;
  }
  whole(place, indices) {
    const texts = indices.map((terms) => {
      const sum2 = terms.map(
        ({ text, factor, divisor = 1 }) => text === void 0 ? `${factor}` : timesText(dividedText(text, divisor), factor)
      ).join(" + ");
      return /^\w+$/.test(sum2) ? sum2 : `(${sum2})`;
    });
    return `${place.pointer}[${bare(elementText(place, texts, this.context))}]`;
  }
  outermostFirst() {
    return [...this.outer?.outermostFirst() ?? [], this];
  }
  pointerTo({ dtype }, from, offset) {
    const text = `${from} + (${offset})`;
    const known2 = this.pointers.get(text);
    if (known2 !== void 0) return known2;
    const name = this.context.fresh("at");
    this.lines.push(`${storageTypes[dtype]}* const ${name} = ${text};`);
    this.pointers.set(text, name);
    return name;
  }
};
var timesText = (text, factor) => factor === 1 ? text : `${text} * ${factor}`;
var dividedText = (text, divisor) => divisor === 1 ? text : `(${text} / ${divisor})`;
function stridesOf({ layout, shape: shape2 }) {
  const strides = [];
  let stride = 1;
  for (const [position, axis] of [...layout].reverse().entries()) {
    strides[axis] = stride;
    const size = shape2[axis];
    if (position === layout.length - 1) break;
    if (typeof size !== "number") return void 0;
    stride *= size;
  }
  return strides;
}

// src/emit/cuda/scope.ts
var Roots = class {
  folds;
  loads;
  free = /* @__PURE__ */ new Map();
  uses = /* @__PURE__ */ new Map();
  reach = /* @__PURE__ */ new Map();
  pairLoads;
  constructor(roots) {
    const folds = [];
    const loads = [];
    const use = (expr) => {
      this.uses.set(expr, (this.uses.get(expr) ?? 0) + 1);
    };
    visit(roots, (expr) => {
      if (expr.op === "fold") folds.push(expr);
      if (expr.op === "load") loads.push(expr);
      expr.args.forEach(use);
    });
    roots.forEach(use);
    this.folds = folds;
    this.loads = loads;
  }
  freeAxes(expr) {
    return freeAxes(expr, this.free);
  }
  usedOnce(expr) {
    return (this.uses.get(expr) ?? 0) <= 1;
  }
  pairs(context) {
    this.pairLoads ??= new PairLoads(context, this.loads);
    return this.pairLoads;
  }
  /** Whether `to` stands somewhere below `from`. */
  reaches(from, to) {
    let below = this.reach.get(from);
    if (below === void 0) {
      const found = /* @__PURE__ */ new Set();
      visit(from.args, (expr) => found.add(expr));
      below = found;
      this.reach.set(from, below);
    }
    return below.has(to);
  }
};
var longestInline = 72;
var Scope = class _Scope {
  lines = [];
  runner;
  context;
  roots;
  parent;
  axes;
  values = /* @__PURE__ */ new Map();
  /** Names by what they stand for: equal texts in one scope are one value. */
  texts = /* @__PURE__ */ new Map();
  claimed = /* @__PURE__ */ new Set();
  /** Pairs that were loaded here, by their first element. */
  pairs = /* @__PURE__ */ new Map();
  writeFold;
  addresses;
  rowPieces;
  turnLoads;
  counting;
  choosesByMask = false;
  constructor(context, roots, runner, axes, writeFold, parent, splitsAddresses = parent?.addresses !== void 0) {
    this.context = context;
    this.roots = roots;
    this.runner = runner;
    this.axes = axes;
    this.writeFold = writeFold;
    this.parent = parent;
    this.choosesByMask = parent?.choosesByMask ?? false;
    if (splitsAddresses) this.addresses = new SplitAddress(context, this.lines, parent?.addresses);
  }
  /** A scope inside this one, whose lines are still to be placed into this one's. */
  inner(axes, runner) {
    return new _Scope(this.context, this.roots, runner, axes, this.writeFold, this);
  }
  /** Elements along this index are addressed by pointers that move with it, where addresses are kept in parts. */
  follow(index) {
    this.addresses?.follow(index);
  }
  /** Numbers that grow with this index are counted on from turn to turn. */
  countOn(count2) {
    this.counting = count2;
  }
  /** What pointers that move lead to is loaded where these are placed, ahead of this scope's lines. */
  loadAhead(loads) {
    this.turnLoads = loads;
  }
  /**
   * Choices of this scope and those inside whose condition an outer scope knows are made by a mask, not by a condition:
   * the compiler makes a branch of a condition between long formulas, and behind a branch no load is issued before it.
   */
  chooseByMask() {
    this.choosesByMask = true;
  }
  /** Rows that loads of this scope and those inside read whole come by fours, each when it is first asked for. */
  readRows() {
    this.rowPieces = new RowPieces(this.context, this.roots, (axis) => this.findAxis(axis) !== void 0);
    return this.rowPieces;
  }
  /** The same for the rows of a phase: they are fetched here. */
  fetchRows() {
    const { context } = this;
    const rows = this.readRows();
    if (context.asks && rows.fetch((index) => this.value(index), this.lines)) this.lines.push(...context.takeAsking());
  }
  /**
   * Loads of this scope at places that are plain numbers and indices come first: behind a shuffle, a barrier or a branch
   * the compiler would not issue them before it.
   */
  fetchEarly() {
    for (const load2 of this.roots.loads) {
      const place = this.context.place(load2.tensor, load2.version);
      const isPlain = load2.args.every(
        (index, axis) => (index.op === "index" || index.op === "constant") && (load2.border[axis] === "inside" || provablyInside(index, place.shape[axis]))
      );
      if (isPlain && place.pointer.startsWith("t_") && this.isHome(load2)) this.named(load2);
    }
  }
  /** The text of a value in this scope: a name, a literal, or a short expression. */
  value(expr) {
    const leaf = this.leafText(expr);
    if (leaf !== void 0) return leaf;
    const home = this.homeOf(expr);
    const known2 = home.values.get(expr);
    if (known2 !== void 0) return known2;
    if (expr.op === "fold") {
      this.writeFold(expr, home);
      return home.values.get(expr);
    }
    const text = home.nodeText(expr);
    if (home === this && this.roots.usedOnce(expr) && text.length <= longestInline) return text;
    return home.name(expr, text);
  }
  /** The same as a name or a literal, so that it can be used twice. */
  named(expr) {
    const text = this.value(expr);
    return /^[\w.]+$/.test(text) ? text : this.name(expr, text);
  }
  /** Makes known under which name a value stands in this scope. */
  note(expr, name) {
    this.values.set(expr, name);
  }
  /** Whether the value belongs to this scope: not to an outer one, nor into a loop that is not open. */
  isHome(expr) {
    const free = [...this.roots.freeAxes(expr)];
    return this.homeOf(expr) === this && free.every((axis) => this.findAxis(axis) !== void 0);
  }
  /** Whether the value stands in this scope already, or is about to. */
  isKnown(expr) {
    return this.values.has(expr) || this.claimed.has(expr);
  }
  /** Keeps other loops from computing these; `release` gives them free again. */
  claim(exprs) {
    for (const expr of exprs) this.claimed.add(expr);
  }
  release(exprs) {
    for (const expr of exprs) this.claimed.delete(expr);
  }
  /** Computes everything that the writes need and then stores; where many threads run the text alike, one stores. */
  write(writes) {
    const stores = this.prepare(writes);
    if (this.runner === "thread" || stores.length === 0) {
      this.lines.push(...stores);
      return;
    }
    this.lines.push(this.runner === "warp" ? "__syncwarp();" : "__syncthreads();");
    this.lines.push(...block(this.runner === "warp" ? "if (lane == 0)" : "if (threadIdx.x == 0)", stores));
  }
  /**
   * Computes everything that the writes need; returns the stores, which are still to be placed. Values stand before them
   * where there is more to store than one element.
   */
  prepare(writes, alone = this.runner === "thread") {
    const partners = partnersOf(writes, this.context);
    const stores = writes.map((write) => {
      const take = (expr) => writes.length > 1 || !alone ? this.named(expr) : this.value(expr);
      const where = write.where === void 0 ? [] : [take(write.where)];
      const indices = write.indices.map((expr) => ({ expr, text: this.named(expr) }));
      const value = take(write.value);
      const { element, statement, conditions } = storeText(
        write.tensor,
        write.version,
        indices,
        value,
        this.context,
        this.element
      );
      const all2 = [...where, ...conditions];
      return { element, value, all: all2, statement };
    });
    return stores.flatMap(({ element, value, all: all2, statement }, i) => {
      const partner = partners[i];
      if (all2.length > 0) return [`if (${bare(all2.join(" && "))}) ${statement}`];
      if (partner === void 0) return [statement];
      const type = pairTypes[this.context.place(writes[i].tensor, writes[i].version).dtype];
      const { isFirst, at } = partner;
      return isFirst ? [`*(${type}*)&${element} = make_${type}(${value}, ${stores[at].value});`] : [];
    });
  }
  /** The outermost scope that binds all free axes. */
  homeOf(expr) {
    const free = this.roots.freeAxes(expr);
    let scope = this;
    while (scope.parent !== void 0) {
      for (const axis of free) if (scope.axes.has(axis)) return scope;
      scope = scope.parent;
    }
    return scope;
  }
  /** How elements are written here: undefined by the tensor's own address. */
  get element() {
    const { addresses } = this;
    if (addresses === void 0) return void 0;
    return (place, indices, exprs) => addresses.element(
      place,
      indices.map((text, axis) => this.termsOf(exprs[axis], text, addresses))
    );
  }
  /** An index as a sum; one that a border rule changed is a single term. */
  termsOf(index, text, own) {
    if (index === void 0) return [{ text, factor: 1, home: own }];
    const home = (expr) => this.homeOf(expr).addresses ?? own;
    if (text !== this.value(index)) return [{ text, factor: 1, home: home(index) }];
    return linearTerms(index).map(({ expr, factor }) => {
      if (expr === void 0) return { text: void 0, factor, home: own };
      return own.slower(expr, factor) ?? { text: this.named(expr), factor, home: home(expr) };
    });
  }
  pieceText(load2) {
    for (let scope = this; scope !== void 0; scope = scope.parent) {
      if (scope.rowPieces?.has(load2) !== true) continue;
      const indices = load2.args.map((index) => this.value(index));
      return scope.rowPieces.text(load2, indices, scope.lines);
    }
    return void 0;
  }
  /** The mask of a choice that outer scopes decide. */
  maskOf(expr) {
    if (!this.choosesByMask || expr.op !== "select" || expr.dtype !== "f32") return void 0;
    const home = this.homeOf(expr.args[0]);
    if (home === this) return void 0;
    const text = `mask_of(${bare(home.value(expr.args[0]))})`;
    let name = home.texts.get(text);
    if (name === void 0) {
      name = this.context.fresh("mask");
      home.lines.push(`const unsigned int ${name} = ${text};`);
      home.texts.set(text, name);
    }
    return name;
  }
  singleText(load2) {
    const indices = load2.args.map(
      (index, axis) => load2.border[axis] === "inside" ? this.value(index) : this.named(index)
    );
    return loadText(load2, indices, this.context, this.element);
  }
  /** The same, loaded ahead where that is told here and no border rule decides whether there is anything to load. */
  aheadText(load2) {
    const text = this.singleText(load2);
    const [, element] = /^(?:\w+_to_f32\()?(\w+\[-?\d+\])\)?$/.exec(text) ?? [];
    if (element === void 0) return text;
    const { dtype } = this.context.place(load2.tensor, load2.version);
    const name = this.turnLoads?.take(storageTypes[dtype], element);
    return name === void 0 ? text : text.replace(element, name);
  }
  /** A sum that a loop only counts on. */
  countText(expr) {
    if (this.counting === void 0 || expr.op !== "add" || expr.dtype !== "u32") return void 0;
    const { numbers, axis, ahead } = this.counting;
    const { along, fixed, others } = moduloSum(expr, axis);
    if (along === 0 || others.some((other) => this.homeOf(other.expr) === this)) return void 0;
    const outer = others.map((other) => `(unsigned int)${this.named(other.expr)} * ${unsigned(other.factor)}`);
    return numbers.text(outer.length === 0 ? "0u" : outer.join(" + "), along, fixed + Math.imul(ahead, along) | 0);
  }
  /** One of two neighbours that are both wanted: they come together. */
  pairText(load2) {
    const first = this.roots.pairs(this.context).firstOf(load2);
    if (first === void 0) return void 0;
    let name = this.pairs.get(first);
    if (name === void 0) {
      const element = this.singleText(first);
      if (!/^\w+\[/.test(element)) return void 0;
      const type = pairTypes[this.context.place(load2.tensor, load2.version).dtype];
      const as = `*(const ${type}*)&`;
      name = this.turnLoads?.take(type, element, as);
      if (name === void 0) {
        name = this.context.fresh("pair");
        this.lines.push(`const ${type} ${name} = ${as}${element};`);
      }
      this.pairs.set(first, name);
    }
    return `${name}.${load2 === first ? "x" : "y"}`;
  }
  /** Such loads come by fours: chosen between only once they are there. */
  isInterleaved(expr) {
    return expr.op === "load" && this.context.place(expr.tensor, expr.version).step !== void 0;
  }
  name(expr, text) {
    const known2 = this.texts.get(text);
    const name = known2 ?? this.context.fresh("v");
    if (known2 === void 0) this.lines.push(`const ${valueTypes[expr.dtype]} ${name} = ${bare(text)};`);
    this.texts.set(text, name);
    this.values.set(expr, name);
    return name;
  }
  findAxis(axis) {
    for (let scope = this; scope !== void 0; scope = scope.parent) {
      const name = scope.axes.get(axis);
      if (name !== void 0) return name;
    }
    return this.context.repeat(axis);
  }
  axisText(axis) {
    const name = this.findAxis(axis);
    if (name === void 0) throw new Error(`axis ${axis.name} is bound nowhere`);
    return name;
  }
  leafText(expr) {
    switch (expr.op) {
      case "constant":
        return literal(expr.value, expr.dtype);
      case "index":
        return this.axisText(expr.axis);
      case "size":
        return this.context.size(expr.symbol);
      case "parameter":
        return this.context.parameter(expr.name);
      case "cycle":
        return "cycle";
      default:
        return void 0;
    }
  }
  nodeText(expr) {
    switch (expr.op) {
      case "constant":
      case "index":
      case "size":
      case "parameter":
      case "cycle":
      case "fold":
        throw new Error(`${expr.op} is no operation`);
      case "call":
        throw new Error(`call ${expr.name} was not expanded`);
      case "load": {
        return this.pieceText(expr) ?? this.pairText(expr) ?? this.aheadText(expr);
      }
      default: {
        const bytes2 = byteSumOf(expr);
        if (bytes2 !== void 0) return `sum_bytes(${this.value(bytes2.word)}, ${literal(bytes2.plus, "i32")})`;
        const counted = this.countText(expr);
        if (counted !== void 0) return counted;
        const mask = this.maskOf(expr);
        if (mask !== void 0) return `choose_f32(${mask}, ${this.value(expr.args[1])}, ${this.value(expr.args[2])})`;
        return operationText(
          expr,
          expr.args.map((arg) => expr.op === "select" && this.isInterleaved(arg) ? this.named(arg) : this.value(arg))
        );
      }
    }
  }
};

// src/emit/cuda/mma-direct.ts
function directAddress(factor, { major, minor }, stored, axes, context) {
  if (factor.op !== "load" || factor.border.some((rule) => rule !== "inside")) return void 0;
  const place = context.place(factor.tensor, factor.version);
  const last2 = place.layout[place.layout.length - 1];
  const perPiece = 16 / byteSize(stored);
  const isWhole2 = (extent) => typeof extent === "number" && extent % perPiece === 0;
  if (place.dtype !== stored || !isWhole2(place.shape[last2]) || !isWhole2(minor.extent)) return void 0;
  const isMinor = (expr) => expr.op === "index" && expr.axis === minor;
  const roots = new Roots(factor.args);
  if (!isMinor(factor.args[last2])) return void 0;
  if (factor.args.some((arg, axis) => axis !== last2 && roots.freeAxes(arg).has(minor))) return void 0;
  const names = new Map([...axes, [major, "inside"], [minor, "from"]]);
  const scope = new Scope(context, roots, "thread", names, writeFoldLoop);
  const indices = factor.args.map((arg) => scope.value(arg));
  const pointer = `${place.pointer} + ${elementText(place, indices, context)}`;
  return { lines: scope.lines, pointer, stride: strideOf(factor, major, place, roots) };
}
function strideOf(factor, major, { layout, shape: shape2 }, roots) {
  const users = factor.args.flatMap((arg, axis) => roots.freeAxes(arg).has(major) ? [axis] : []);
  const [user, more] = users;
  const index = factor.args[user];
  if (more !== void 0 || index?.op !== "index") return void 0;
  const sizes2 = layout.slice(layout.indexOf(user) + 1).map((axis) => shape2[axis]);
  return sizes2.every((size) => typeof size === "number") ? product(sizes2) : void 0;
}

// src/emit/cuda/mma-instructions.ts
var device4 = "__device__ __forceinline__";
function instruction(name, parameters, standIn, assembly) {
  return [
    `${device4} void ${name}(${parameters}) {`,
    "#ifdef ON_PROCESSOR",
    `  ${standIn}`,
    "#else",
    ...assembly.split("\n").map((line) => `  ${line}`),
    "#endif",
    "}"
  ];
}
function useInstructions(format2, context) {
  const { prefix, helpers } = context;
  const add2 = (name, lines) => {
    if (!helpers.has(name)) helpers.set(name, lines);
  };
  const matrices = (kind) => instruction(
    `${prefix}load_matrices${kind}`,
    "unsigned int* to, const unsigned char* slabs, unsigned int place, unsigned int from",
    `fake_load_matrices(to, slabs + from, ${kind !== ""});`,
    `asm volatile("ldmatrix.sync.aligned.m8n8.x4${kind === "" ? "" : ".trans"}.shared.b16 {%0, %1, %2, %3}, [%4];"
  : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3]) : "r"(place + from) : "memory");`
  );
  add2(`${prefix}load_matrices`, matrices(""));
  add2(`${prefix}load_matrices_turned`, matrices("_turned"));
  useCopies(context);
  const type = format2;
  const shape2 = format2 === "tf32" ? "m16n8k8" : "m16n8k16";
  add2(
    `${prefix}multiply_${format2}`,
    instruction(
      `${prefix}multiply_${format2}`,
      "float* sum, const unsigned int* left, const unsigned int* right",
      `fake_multiply_${format2}(sum, left, right);`,
      `asm volatile("mma.sync.aligned.${shape2}.row.col.f32.${type}.${type}.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
  : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
  : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "r"(right[0]), "r"(right[1]));`
    )
  );
  if (format2 === "tf32")
    add2(
      `${prefix}round_tf32`,
      instruction(
        `${prefix}round_tf32`,
        "unsigned int& word",
        "word = fake_round_tf32(word);",
        'asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(word) : "f"(__uint_as_float(word)));'
      )
    );
  return prefix;
}
function useCopies({ prefix, helpers }) {
  const add2 = (name, lines) => {
    if (!helpers.has(name)) helpers.set(name, lines);
  };
  add2(`${prefix}shared_place`, [
    `${device4} unsigned int ${prefix}shared_place(const void* from) {`,
    "  unsigned int place = 0u;",
    "#ifndef ON_PROCESSOR",
    '  asm("{ .reg .u64 at; cvta.to.shared.u64 at, %1; cvt.u32.u64 %0, at; }" : "=r"(place) : "l"(from));',
    "#endif",
    "  return place;",
    "}"
  ]);
  add2(
    `${prefix}copy_16`,
    instruction(
      `${prefix}copy_16`,
      "bool wanted, unsigned char* slabs, unsigned int place, unsigned int to, const void* source, bool present",
      "if (wanted) fake_copy_16(slabs + to, source, present);",
      `asm volatile("{ .reg .pred wanted; setp.ne.u32 wanted, %3, 0; @wanted cp.async.cg.shared.global [%0], [%1], 16, %2; }"
  : : "r"(place + to), "l"(source), "r"(present ? 16 : 0), "r"((unsigned int)wanted) : "memory");`
    )
  );
  add2(
    `${prefix}copies_end`,
    instruction(`${prefix}copies_end`, "", "", 'asm volatile("cp.async.commit_group;" : : : "memory");')
  );
  add2(`${prefix}copies_wait`, [
    // All but the newest `Behind` groups of copies have arrived.
    `template <int Behind> ${device4} void ${prefix}copies_wait() {`,
    "#ifndef ON_PROCESSOR",
    '  asm volatile("cp.async.wait_group %0;" : : "n"(Behind) : "memory");',
    "#endif",
    "}"
  ]);
  return prefix;
}

// src/emit/cuda/mma-tile.ts
init_dimension();
var groupRows = 8;
var manyTiles = 128;
function tileCount({ row, column, batch }, tile) {
  const all2 = batch.reduce((count2, axis) => count2 * largest(axis.extent), 1);
  return Math.ceil(largest(row.extent) / tile.rows) * Math.ceil(largest(column.extent) / tile.columns) * all2;
}
function tileGrid(product2, tile, turn2, context) {
  const { row, column, batch } = product2;
  const tiles = (extent, size) => typeof extent === "number" ? `${Math.ceil(extent / size)}` : `((${context.size(extent)} + ${size - 1}) / ${size})`;
  const [down, across] = [tiles(row.extent, tile.rows), tiles(column.extent, tile.columns)];
  const [unit, at, first] = [context.fresh("tile"), context.fresh("at"), context.fresh("group")];
  const [startRow, startColumn] = [context.fresh("row"), context.fresh("column")];
  const lines = [`const int ${unit} = ${turn2};`];
  const names = /* @__PURE__ */ new Map();
  let inBatch = unit;
  if (batch.length > 0) {
    const rest = context.fresh("rest");
    inBatch = context.fresh("tile");
    lines.push(`const int ${inBatch} = ${unit} % (${down} * ${across}), ${rest} = ${unit} / (${down} * ${across});`);
    const outer = axisLines(batch, rest, context);
    lines.push(...outer.lines);
    for (const [axis2, name] of outer.names) names.set(axis2, name);
  }
  const height = context.fresh("height");
  lines.push(
    `const int ${first} = ${inBatch} / (${groupRows} * ${across}) * ${groupRows}, ${at} = ${inBatch} % (${groupRows} * ${across});`,
    `const int ${height} = min_i32(${down} - ${first}, ${groupRows});`,
    `const int ${startRow} = (${first} + ${at} % ${height}) * ${tile.rows}, ${startColumn} = ${at} / ${height} * ${tile.columns};`
  );
  const axis = (from, size) => ({
    name: from.name,
    extent: typeof from.extent === "number" ? Math.ceil(from.extent / size) : derivedSymbol(`${from.extent.symbol}Tiles${size}`, from.extent, size)
  });
  return {
    names,
    row: startRow,
    column: startColumn,
    lines,
    count: [...batch.map(({ extent }) => context.size(extent)), down, across].join(" * "),
    units: [...batch, axis(row, tile.rows), axis(column, tile.columns)]
  };
}

// src/emit/cuda/mma-exact.ts
var lanes2 = 16;
var depth = 32;
var leastExtent = 16;
function exactText(product2, turn2, context) {
  const { sums, row, column } = product2;
  const [only, more] = sums;
  const { tree } = context.program;
  const { dtype } = only.fold;
  if (more !== void 0 || tree.lanes !== lanes2 || tree.chunk % depth !== 0) return void 0;
  if (dtype !== "f32" && dtype !== "f64") return void 0;
  if ([row, column, only.inner].some(({ extent }) => largest(extent) < leastExtent)) return void 0;
  const places2 = context.threads / lanes2;
  const down = 2 ** Math.floor(Math.log2(places2) / 2);
  const share = shareOf(product2, context);
  const tile = { rows: down * share.rows, columns: places2 / down * share.columns };
  const grid = tileGrid(product2, tile, turn2, context);
  const text = new ExactText(product2, only, context, tile, share, dtype, grid);
  return { ...grid, lines: [...grid.lines, ...text.lines(grid)], sharedWords: text.sharedWords };
}
function shareOf({ sums: [{ fold: fold2, left, right }], batch }, context) {
  if (fold2.dtype === "f64") return { rows: 4, columns: 4 };
  const isRich = registersOf(context.tuning) > 128;
  const isPlain = (factor) => {
    if (factor.op !== "load" || factor.border.some((rule) => rule !== "inside")) return false;
    const { dtype, shape: shape2 } = context.place(factor.tensor, factor.version);
    return dtype === "f32" && shape2.length === 2 && shape2.every((size) => typeof size === "number");
  };
  const simple = batch.length === 0 && isPlain(left) && isPlain(right);
  return { rows: 8, columns: (simple ? 8 : 4) * (isRich ? 2 : 1) };
}
var ExactText = class {
  constructor(product2, factors, context, tile, share, dtype, grid) {
    this.product = product2;
    this.factors = factors;
    this.context = context;
    this.tile = tile;
    this.share = share;
    this.dtype = dtype;
    this.type = valueTypes[dtype];
    this.pad = dtype === "f64" ? 2 : 4;
    this.held = share.rows * share.columns / lanes2;
    const { left, right, inner } = factors;
    const { row, column } = product2;
    const address = (factor, lines) => directAddress(factor, lines, dtype, grid.names, context);
    const leftDirect = address(left, { major: row, minor: inner });
    const leftElements = leftDirect === void 0 ? depth * (tile.rows + this.pad) : tile.rows * depth;
    this.sides = [
      { name: "left", factor: left, axis: row, start: grid.row, extent: tile.rows, begin: 0, direct: leftDirect },
      {
        name: "right",
        factor: right,
        axis: column,
        start: grid.column,
        extent: tile.columns,
        begin: leftElements,
        direct: address(right, { major: inner, minor: column })
      }
    ];
    if (this.sides.some(({ direct }) => direct !== void 0)) useCopies(context);
  }
  product;
  factors;
  context;
  tile;
  share;
  dtype;
  type;
  /** Elements of 16 bytes: lines in shared memory are one such piece longer than the tile, so that banks differ. */
  pad;
  held;
  /** What is done for each side of the product. */
  sides;
  get slabElements() {
    return this.sides[1].begin + depth * (this.tile.columns + this.pad);
  }
  get sharedWords() {
    return 2 * this.slabElements * (this.dtype === "f64" ? 2 : 1);
  }
  lines(grid) {
    const { context, factors, tile, share, type } = this;
    const inner = context.size(factors.inner.extent);
    const { chunk } = context.program.tree;
    const levels2 = levelsOf(Math.min(2 ** 31, largest(factors.inner.extent)), context.program.tree);
    const counts2 = Array.from({ length: levels2 - 1 }, (_, i) => {
      const below = i === 0 ? inner : `chunks${i}`;
      return `const int chunks${i + 1} = (${below} + ${chunk - 1}) / ${chunk};`;
    });
    const across = tile.columns / share.columns;
    return [
      `${type}* const slabs = (${type}*)shared;`,
      ...this.sides.some(({ direct }) => direct !== void 0) ? [`const unsigned int place = ${context.prefix}shared_place(slabs);`] : [],
      `const int own = threadIdx.x & ${lanes2 - 1}, square = threadIdx.x / ${lanes2};`,
      `const int square_row = square / ${across} * ${share.rows}, square_column = square % ${across} * ${share.columns};`,
      ...counts2,
      ...this.level(levels2, "0", "total", grid),
      ...this.epilogue(grid),
      // The next tile's slabs come where these were.
      "__syncthreads();"
    ];
  }
  /** Sums the items of one chunk of a level (`window` is its number) into the array `result`, as loop.ts does. */
  level(level, window, result, grid) {
    const { context, factors, type, held, dtype } = this;
    const { chunk } = context.program.tree;
    const below = level === 1 ? context.size(factors.inner.extent) : `chunks${level - 1}`;
    const begin = window === "0" ? "0" : `${window} * ${chunk}`;
    const end = window === "0" ? below : `min_i32(${begin} + ${chunk}, ${below})`;
    if (level === 1) return this.chunk(begin, end, result, grid);
    const [k, x, sum2, item] = [`k${level}`, `x${level}`, `sum${level}`, `item${level}`];
    const bits = Math.log2(lanes2);
    const each2 = (text) => `for (int v = 0; v < ${held}; ++v) ${text}`;
    const pair2 = (bit) => `pair${level}_${bit}`;
    const add2 = (a, b) => combineText("sum", dtype, a, b);
    const carry = Array.from({ length: bits }, (_, bit) => bit).reduceRight(
      (rest, bit) => [
        `if (${k} & ${1 << bit}u) {`,
        `  ${each2(`${sum2}[v] = ${add2(`${pair2(bit)}[v]`, `${sum2}[v]`)};`)}`,
        ...rest.map((line) => `  ${line}`),
        `} else { ${each2(`${pair2(bit)}[v] = ${sum2}[v];`)} }`
      ],
      []
    );
    return [
      `${type} ${result}[${held}];`,
      ...Array.from({ length: bits }, (_, bit) => `${type} ${pair2(bit)}[${held}];`),
      ...block(`for (unsigned int ${k} = 0u; ${k} < ${lanes2}u; ++${k})`, [
        `${type} ${sum2}[${held}];`,
        each2(`${sum2}[v] = 0;`),
        ...block(
          `for (int ${x} = ${begin === "0" ? "" : `${begin} + `}(int)(__brev(${k}) >> ${32 - bits}); ${x} < ${end}; ${x} += ${lanes2})`,
          [...this.level(level - 1, x, item, grid), each2(`${sum2}[v] = ${add2(`${sum2}[v]`, `${item}[v]`)};`)]
        ),
        ...carry,
        each2(`${result}[v] = ${sum2}[v];`)
      ])
    ];
  }
  /** One chunk of the inner axis, slab by slab, and the exchange at its end. */
  chunk(begin, end, result, grid) {
    const { type, share, held, slabElements, sides, context } = this;
    const size = share.rows * share.columns;
    const copied = sides.filter(({ direct }) => direct !== void 0);
    const carried = sides.filter(({ direct }) => direct === void 0);
    const copy = (first, to) => copied.flatMap((side2) => this.copySide(side2, first, to));
    const arrive = copied.length === 0 ? [] : [`${context.prefix}copies_end();`, `${context.prefix}copies_wait<0>();`];
    const load2 = (first) => carried.flatMap((side2) => this.loadSide(side2, first, grid));
    const store2 = (to) => carried.flatMap((side2) => this.storeSide(side2, to));
    return [
      `${type} ${result}[${held}];`,
      ...braces([
        `${type} sum[${size}];`,
        "#pragma unroll",
        `for (int v = 0; v < ${size}; ++v) sum[v] = 0;`,
        `const int begin = ${begin}, end = ${end};`,
        ...carried.map((side2) => `${type} next_${side2.name}[${this.stepsOf(side2)}];`),
        ...copy("begin", "0"),
        ...load2("begin"),
        ...store2("0"),
        ...arrive,
        "__syncthreads();",
        ...block(`for (int first = begin, turn_of = 0; first < end; first += ${depth}, turn_of ^= 1)`, [
          `const int next = first + ${depth}, to = (turn_of ^ 1) * ${slabElements};`,
          ...block("if (next < end)", [...copy("next", "to"), ...load2("next")]),
          `const ${type}* const slab = slabs + turn_of * ${slabElements};`,
          ...this.use(),
          ...carried.length === 0 ? [] : block("if (next < end)", store2("to")),
          ...arrive,
          "__syncthreads();"
        ]),
        ...this.exchange(result)
      ])
    ];
  }
  /** Pieces of 16 bytes, as they lie in memory. */
  copySide({ name, direct, axis, start: start2, extent, begin }, first, to) {
    const { context, dtype } = this;
    if (direct === void 0) return [];
    const size = byteSize(dtype);
    const perPiece = 16 / size;
    const isLeft = name === "left";
    const perLine = (isLeft ? depth : extent) / perPiece;
    const pieces = depth * extent / perPiece;
    const turns = Math.ceil(pieces / context.threads);
    const line = isLeft ? depth : extent + this.pad;
    const inside = `${context.size(axis.extent)}`;
    return [
      "#pragma unroll",
      ...block(`for (int e = 0; e < ${turns}; ++e)`, [
        `const int piece = e * ${context.threads} + (int)threadIdx.x;`,
        ...turns * context.threads === pieces ? [] : [`if (piece >= ${pieces}) continue;`],
        `const int line = piece / ${perLine}, element = piece % ${perLine} * ${perPiece};`,
        `const int across = ${start2} + ${isLeft ? "line" : "element"}, deep = ${first} + ${isLeft ? "element" : "line"};`,
        `const bool present = across < ${inside} && deep < end;`,
        `const int inside = present ? ${isLeft ? "across" : "deep"} : 0, from = present ? ${isLeft ? "deep" : "across"} : 0;`,
        ...direct.lines,
        `${context.prefix}copy_16(true, (unsigned char*)slabs, place, (unsigned int)(${to} + ${begin} + line * ${line} + element) * ${size}u, ${direct.pointer}, present);`
      ])
    ];
  }
  /** Elements of a slab that a thread brings. */
  stepsOf({ extent }) {
    return Math.ceil(depth * extent / this.context.threads);
  }
  /** The elements of a slab that this thread brings, into registers. Neighbours in memory go to neighbouring threads. */
  loadSide(side2, first, grid) {
    const { context, factors } = this;
    const { name, factor, axis, start: start2 } = side2;
    const { inner } = factors;
    const names = new Map([...grid.names, [axis, "at"], [inner, "deep"]]);
    const scope = new Scope(context, new Roots([factor]), "thread", names, writeFoldLoop);
    const value = scope.value(factor);
    return [
      "#pragma unroll",
      ...block(`for (int e = 0; e < ${this.stepsOf(side2)}; ++e)`, [
        ...this.placeLines(side2),
        `const int at = ${start2} + across, deep = ${first} + down;`,
        `next_${name}[e] = 0;`,
        ...block(
          `if (${this.isWhole(side2) ? "" : `number < ${depth * side2.extent} && `}at < ${context.size(axis.extent)} && deep < end)`,
          [...scope.lines, `next_${name}[e] = ${value};`]
        )
      ])
    ];
  }
  /** Whether every thread brings as many elements. */
  isWhole(side2) {
    return depth * side2.extent === this.stepsOf(side2) * this.context.threads;
  }
  /** Which element of a slab a thread brings as its number e: `down` the inner axis, `across` the other. */
  placeLines({ factor, extent }) {
    const number = `const int number = e * ${this.context.threads} + (int)threadIdx.x;`;
    return this.runsAlong(factor, this.factors.inner) ? [number, `const int across = number / ${depth}, down = number % ${depth};`] : [number, `const int across = number % ${extent}, down = number / ${extent};`];
  }
  storeSide(side2, to) {
    const { name, extent, begin } = side2;
    const condition = this.isWhole(side2) ? "" : `if (number < ${depth * extent}) `;
    return [
      "#pragma unroll",
      ...block(`for (int e = 0; e < ${this.stepsOf(side2)}; ++e)`, [
        ...this.placeLines(side2),
        `${condition}slabs[${to} + ${begin} + down * ${extent + this.pad} + across] = next_${name}[e];`
      ])
    ];
  }
  /** Whether neighbours along the inner axis are neighbours in memory. */
  runsAlong(factor, inner) {
    let along = false;
    const look = (expr) => {
      if (expr.op === "load") {
        const { layout } = this.context.place(expr.tensor, expr.version);
        const last2 = layout[layout.length - 1];
        if (last2 !== void 0 && new Roots([expr.args[last2]]).freeAxes(expr.args[last2]).has(inner) && expr.args.length > 1)
          along = true;
      }
      expr.args.forEach(look);
    };
    look(factor);
    return along;
  }
  /** Every sixteenth element of the inner axis for each thread. */
  use() {
    const { share, type, dtype, sides, pad } = this;
    const [left, right] = sides;
    const at = ({ direct, extent, begin }, first) => direct === void 0 || begin > 0 ? `slab[${begin} + deep * ${extent + pad} + ${first} + v]` : `slab[(${first} + v) * ${depth} + deep]`;
    const read = (side2, first, count2) => [
      `${type} ${side2.name}[${count2}];`,
      "#pragma unroll",
      `for (int v = 0; v < ${count2}; ++v) ${side2.name}[v] = ${at(side2, first)};`
    ];
    const term = dtype === "f64" ? "__dmul_rn" : "__fmul_rn";
    return [
      dtype === "f64" ? "#pragma unroll 1" : "#pragma unroll",
      ...block(`for (int deep = own; deep < ${depth}; deep += ${lanes2})`, [
        ...read(left, "square_row", share.rows),
        ...read(right, "square_column", share.columns),
        "#pragma unroll",
        ...block(`for (int r = 0; r < ${share.rows}; ++r)`, [
          "#pragma unroll",
          `for (int c = 0; c < ${share.columns}; ++c) sum[r * ${share.columns} + c] = ${combineText("sum", dtype, `sum[r * ${share.columns} + c]`, `${term}(left[r], right[c])`)};`
        ])
      ])
    ];
  }
  /** Accumulators 0 and 8, then 0 and 4, …: each time a thread gives away one half of its results and keeps the other. */
  exchange(result) {
    const { share, held, dtype } = this;
    const lines = [];
    let count2 = share.rows * share.columns;
    for (let by = lanes2 / 2; by >= 1; by /= 2) {
      count2 /= 2;
      const [low, high] = ["sum[v]", `sum[v + ${count2}]`];
      lines.push(
        "#pragma unroll",
        ...block(`for (int v = 0; v < ${count2}; ++v)`, [
          `const ${this.type} given = __shfl_xor_sync(~0u, (own & ${by}) ? ${low} : ${high}, ${by});`,
          `${low} = ${combineText("sum", dtype, `((own & ${by}) ? ${high} : ${low})`, "given")};`
        ])
      );
    }
    return [...lines, "#pragma unroll", `for (int v = 0; v < ${held}; ++v) ${result}[v] = sum[v];`];
  }
  epilogue(grid) {
    const { product: product2, factors, context, held, share } = this;
    const { row, column, phase } = product2;
    const names = new Map([...grid.names, [row, "row"], [column, "column"]]);
    const scope = new Scope(context, new Roots(phase.writes.flatMap(writeExpressions)), "thread", names, writeFoldLoop);
    scope.note(factors.fold, "total[v]");
    scope.write(phase.writes);
    const size = share.rows * share.columns;
    const first = [8, 4, 2, 1].map((by, i) => `((own & ${by}) ? ${size / 2 ** (i + 1)} : 0)`).join(" + ");
    return [
      `const int held = ${first};`,
      "#pragma unroll",
      ...block(`for (int v = 0; v < ${held}; ++v)`, [
        `const int row = ${grid.row} + square_row + (held + v) / ${share.columns}, column = ${grid.column} + square_column + (held + v) % ${share.columns};`,
        ...block(`if (row < ${context.size(row.extent)} && column < ${context.size(column.extent)})`, scope.lines)
      ])
    ];
  }
};
function braces(lines) {
  return ["{", ...lines.map((line) => `  ${line}`), "}"];
}

// src/emit/cuda/mma-product.ts
init_stage();
init_op();
init_walk();
function productOf(part, program2) {
  const [phase, more] = part.phases;
  if (more !== void 0 || phase.kind !== "nest" || phase.sweeps.length > 0 || part.locals.length > 0)
    return void 0;
  const axes = [...part.units, ...phase.rows];
  const [row, column] = axes.slice(-2);
  if (column === void 0 || row === void 0) return void 0;
  const roots = phase.writes.flatMap(writeExpressions);
  const folds = [];
  visit(roots, (expr) => {
    if (expr.op === "fold") folds.push(expr);
  });
  const sums = folds.map((fold2) => factorsOf(fold2, row, column));
  if (sums.length === 0 || sums.some((one) => one === void 0)) return void 0;
  const precision = precisionOf(phase, sums.length, program2.ops);
  const flat = { ...phase, rows: [] };
  return { phase: flat, batch: axes.slice(0, -2), row, column, sums, precision };
}
function factorsOf(fold2, row, column) {
  const [term, ...range] = fold2.args;
  if (fold2.reducer !== "sum" || fold2.axes.length !== 1 || range.length > 0 || term.op !== "mul") return void 0;
  const [inner] = fold2.axes;
  let folds = 0;
  visit([term], (expr) => {
    if (expr.op === "fold") folds += 1;
  });
  if (folds > 0) return void 0;
  const [a, b] = term.args;
  const depends = (expr, ...on) => on.every((axis) => freeAxes(expr).has(axis));
  const fits = (left, right) => depends(left, row, inner) && depends(right, inner, column) && !depends(left, column) && !depends(right, row);
  if (fits(a, b)) return { fold: fold2, inner, left: a, right: b };
  return fits(b, a) ? { fold: fold2, inner, left: b, right: a } : void 0;
}
function precisionOf({ ops }, sums, all2) {
  const named = /* @__PURE__ */ new Map();
  const walk = (list2) => {
    for (const op of list2) {
      named.set(op.name, op);
      if (isControl(op)) walk(op.body);
    }
  };
  walk(all2);
  const products2 = ops.flatMap((name) => {
    const op = named.get(name);
    return op?.kind === "matmul" ? [op.precision] : [];
  });
  const [first] = products2;
  return first !== void 0 && products2.length === sums && products2.every((one) => one === first) ? first : "exact";
}

// src/emit/cuda/mma-tensor.ts
init_stage();
init_dimension();

// src/emit/cuda/mma-slab.ts
var Slabs = class {
  constructor(product2, format2, context, tile, slab) {
    this.product = product2;
    this.format = format2;
    this.context = context;
    this.tile = tile;
    this.slab = slab;
    this.size = format2 === "tf32" ? 4 : 2;
    this.depth = slab.rowBytes / this.size;
    this.steps = slab.rowBytes / 32;
    this.stageBytes = tile.rows * slab.rowBytes + this.depth * tile.columns * this.size;
  }
  product;
  format;
  context;
  tile;
  slab;
  /** Bytes of an element, elements of the inner axis in a slab, steps of the instruction through it, and bytes of both. */
  size;
  depth;
  steps;
  stageBytes;
  /** The slabs of both factors. */
  sides({ left, right, inner }, f, grid, count2) {
    const { tile, size, depth: depth2 } = this;
    const { rowBytes } = this.slab;
    const { row, column } = this.product;
    const rightBytes = tile.columns * size;
    const turned = (line, piece2) => size === 2 ? swizzle(rightBytes, line, piece2) : `((${piece2}) ^ ((${line} & 3) << 1))`;
    const slabs = [
      {
        name: `left${f}`,
        factor: left,
        major: row,
        minor: inner,
        lines: tile.rows,
        elements: depth2,
        period: 8,
        lineStart: grid.row,
        elementStart: void 0,
        place: (line, piece2) => `${line} * ${rowBytes} + ${swizzle(rowBytes, line, piece2)} * 16`,
        grid,
        count: count2
      },
      {
        name: `right${f}`,
        factor: right,
        major: inner,
        minor: column,
        lines: depth2,
        elements: tile.columns,
        period: size === 2 ? 8 : 4,
        lineStart: void 0,
        elementStart: grid.column,
        place: (line, piece2) => `${tile.rows * rowBytes} + ${line} * ${rightBytes} + ${turned(line, piece2)} * 16`,
        grid,
        count: count2
      }
    ];
    return slabs.map((slab) => ({ ...slab, walk: this.walkOf(slab) }));
  }
  /** Brings slab number `fill` of both factors into its stage, if there are that many. */
  fill(sides, during) {
    const { depth: depth2, stageBytes } = this;
    const { stages } = this.slab;
    return [
      `const unsigned int to = (unsigned int)(fill % ${stages}) * ${stageBytes}u;`,
      `const int first = fill * ${depth2};`,
      ...sides.flatMap((side2) => this.fillFactor(side2, during))
    ];
  }
  /** Where a factor lies as it is used, in rows of whole pieces. */
  directOf(slab) {
    const stored = this.size === 4 ? "f32" : this.format;
    return directAddress(slab.factor, slab, stored, slab.grid.names, this.context);
  }
  /**
   * A pointer that goes from slab to slab: all pieces that a thread brings lie at fixed distances from it. Undefined where
   * slabs are not whole along the inner axis, or the factor lies otherwise.
   */
  walkOf(slab) {
    const { context, size, depth: depth2 } = this;
    const direct = this.directOf(slab);
    const perPiece = 16 / size;
    const perLine = slab.elements / perPiece;
    const lines = context.threads / perLine;
    const inner = slab.lineStart === void 0 ? slab.major : slab.minor;
    const isFixed = isWhole(inner, depth2) && isWhole(slab.minor, slab.elements);
    if (direct?.stride === void 0 || !isFixed || lines % slab.period !== 0 || slab.lines % lines !== 0)
      return void 0;
    const { name } = slab;
    const [line, part] = [`(int)threadIdx.x / ${perLine}`, `(int)threadIdx.x % ${perLine}`];
    const rest = isWhole(slab.major, slab.lines) ? void 0 : `rest_${name}`;
    const start2 = (text) => text === void 0 ? "" : `${text} + `;
    return {
      declared: [
        `const unsigned char* from_${name};`,
        ...braces2([
          `const int inside = ${start2(slab.lineStart)}${line}, from = ${start2(slab.elementStart)}${part} * ${perPiece};`,
          ...direct.lines,
          `from_${name} = (const unsigned char*)(${direct.pointer});`
        ]),
        `const unsigned int to_${name} = ${slab.place(`(${line})`, `(${part})`)};`,
        ...rest === void 0 ? [] : [`const int ${rest} = ${context.size(slab.major.extent)} - (${start2(slab.lineStart)}${line});`]
      ],
      forward: [`from_${name} += ${depth2 * size * (slab.lineStart === void 0 ? direct.stride : 1)};`],
      to: `to_${name} + e * ${lines * slab.elements * size}`,
      from: `from_${name} + e * ${lines * direct.stride * size}`,
      present: rest === void 0 ? "true" : `${rest} > e * ${lines}`
    };
  }
  fillFactor(slab, during) {
    const { context, size } = this;
    const { prefix } = context;
    const { factor, walk } = slab;
    const perPiece = 16 / size;
    const pieces = slab.lines * slab.elements / perPiece;
    const perLine = slab.elements / perPiece;
    const head = [
      `const int line = piece / ${perLine}, part = piece % ${perLine};`,
      `const int major = ${slab.lineStart ?? "first"} + line, minor = ${slab.elementStart ?? "first"} + part * ${perPiece};`
    ];
    const [lines, elements] = [context.size(slab.major.extent), context.size(slab.minor.extent)];
    const turns = Math.ceil(pieces / context.threads);
    const number = `const int piece = e * ${context.threads} + (int)threadIdx.x;`;
    const isFull = turns * context.threads === pieces;
    const isNow = during === void 0 ? [] : [`if (e * ${Math.max(1, this.steps - 1)} / ${turns} != ${during}) continue;`];
    if (walk !== void 0)
      return loop("e", turns, [
        ...isNow,
        `${prefix}copy_16(fill < ${slab.count}, slabs, place, to + ${walk.to}, ${walk.from}, ${walk.present});`
      ]);
    const direct = this.directOf(slab);
    if (direct !== void 0)
      return loop("e", turns, [
        ...isNow,
        number,
        ...isFull ? [] : [`if (piece >= ${pieces}) continue;`],
        ...head,
        `const bool present = major < ${lines} && minor < ${elements};`,
        "const int inside = present ? major : 0, from = present ? minor : 0;",
        ...direct.lines,
        `${prefix}copy_16(fill < ${slab.count}, slabs, place, to + ${slab.place("line", "part")}, ${direct.pointer}, present);`
      ]);
    const names = new Map([...slab.grid.names, [slab.major, "major"], [slab.minor, "at"]]);
    const scope = new Scope(context, new Roots([factor]), "thread", names, writeFoldLoop);
    const value = scope.named(factor);
    const convert = size === 4 ? `__float_as_uint(${value})` : `(unsigned short)f32_to_${this.format}(${value})`;
    const type = size === 4 ? "unsigned int" : "unsigned short";
    const isWanted = [`fill < ${slab.count}`, ...during === void 0 ? [] : [`${during} == 0`]].join(" && ");
    return block(`if (${isWanted}) for (int e = 0; e < ${turns}; ++e)`, [
      number,
      ...isFull ? [] : [`if (piece >= ${pieces}) continue;`],
      ...head,
      `${type}* const words = (${type}*)(slabs + to + ${slab.place("line", "part")});`,
      ...block(`for (int i = 0; i < ${perPiece}; ++i)`, [
        "const int at = minor + i;",
        `${type} word = 0;`,
        ...block(`if (major < ${lines} && at < ${elements})`, [...scope.lines, `word = ${convert};`]),
        "words[i] = word;"
      ])
    ]);
  }
};
function swizzle(lineBytes2, line, piece2) {
  if (lineBytes2 >= 128) return `((${piece2}) ^ (${line} & 7))`;
  return lineBytes2 === 64 ? `((${piece2}) ^ ((${line} >> 1) & 3))` : `((${piece2}) ^ ((${line} >> 2) & 1))`;
}
function isWhole({ extent }, tile) {
  return typeof extent === "number" && extent % tile === 0;
}
function braces2(lines) {
  return ["{", ...lines.map((line) => `  ${line}`), "}"];
}
function loop(name, count2, inner) {
  return ["#pragma unroll", ...block(`for (int ${name} = 0; ${name} < ${count2}; ++${name})`, inner)];
}

// src/emit/cuda/mma-tensor.ts
function tensorText(product2, turn2, context) {
  const { precision, sums, row, column } = product2;
  if (precision === "exact" || sums.some(({ fold: fold2 }) => fold2.dtype !== "f32")) return void 0;
  if (![128, 256, 512].includes(context.threads) || sums.length > 3) return void 0;
  if (largest(row.extent) < 16 || largest(column.extent) < 16) return void 0;
  const [warpsDown, warpsAcross] = { 128: [2, 2], 256: [2, 4], 512: [4, 4] }[context.threads];
  const isRich = registersOf(context.tuning) > 128;
  const share = shareOf2(product2, warpsDown, warpsAcross, isRich);
  const tile = { rows: warpsDown * share.down * 16, columns: warpsAcross * share.across * 8 };
  const depth2 = depthOf2(precision, share);
  const text = new TensorText(product2, precision, context, tile, share, warpsAcross, depth2);
  const grid = tileGrid(product2, tile, turn2, context);
  return { ...grid, lines: [...grid.lines, ...text.lines(grid)], sharedWords: text.sharedWords };
}
function shareOf2(product2, warpsDown, warpsAcross, isRich) {
  const large = { down: 4, across: isRich ? 8 : 4 };
  const tile = { rows: warpsDown * large.down * 16, columns: warpsAcross * large.across * 8 };
  return product2.sums.length > 1 || tileCount(product2, tile) < manyTiles ? { down: 2, across: 2 } : large;
}
function depthOf2(format2, { down, across }) {
  const isLarge = down * across > 16;
  const isSmall = down * across < 16;
  return { stages: 3, rowBytes: isLarge || isSmall ? 128 : 64, sets: isLarge && format2 !== "tf32" ? 2 : 1 };
}
var TensorText = class {
  constructor(product2, format2, context, tile, share, warpsAcross, slab) {
    this.product = product2;
    this.context = context;
    this.tile = tile;
    this.share = share;
    this.warpsAcross = warpsAcross;
    this.slab = slab;
    this.prefix = useInstructions(format2, context);
    this.format = format2;
    this.slabs = new Slabs(product2, format2, context, tile, slab);
  }
  product;
  context;
  tile;
  share;
  warpsAcross;
  slab;
  prefix;
  format;
  slabs;
  get sharedWords() {
    return this.slab.stages * this.slabs.stageBytes / 4;
  }
  lines(grid) {
    const { share, prefix, slab } = this;
    const { sums } = this.product;
    const acrossWidth = share.across * 8;
    return [
      "unsigned char* const slabs = (unsigned char*)shared;",
      `const unsigned int place = ${prefix}shared_place(slabs);`,
      `const int warp_row = warp / ${this.warpsAcross} * ${share.down * 16}, warp_column = warp % ${this.warpsAcross} * ${acrossWidth};`,
      `unsigned int left[${slab.sets}][${share.down}][4], right[${slab.sets}][${share.across}][2];`,
      ...sums.flatMap((_, f) => [
        `float sum${f}[${share.down}][${share.across}][4];`,
        ...this.eachSum([`sum${f}[m][n][e] = 0.0f;`])
      ]),
      ...sums.flatMap((factors, f) => this.multiply(factors, f, grid)),
      ...this.epilogue(grid)
    ];
  }
  /** One sum: its slabs one after the other. */
  multiply(factors, f, grid) {
    const { context, prefix, slab } = this;
    const { steps: steps3 } = this.slabs;
    const inner = context.size(factors.inner.extent);
    const count2 = `slabs${f}`;
    const end = `${prefix}copies_end();`;
    const sides = this.slabs.sides(factors, f, grid, count2);
    const fill = (during) => this.slabs.fill(sides, during);
    const forward = sides.flatMap((side2) => side2.walk?.forward ?? []);
    const arrive = [`${prefix}copies_wait<${slab.stages - 2}>();`, "__syncthreads();"];
    const next = `const int fill = slab + ${slab.stages - 1};`;
    const inTurn = block(`for (int slab = 0; slab < ${count2}; ++slab)`, [
      ...arrive,
      next,
      ...braces2(fill()),
      ...forward,
      end,
      "#pragma unroll",
      ...block(`for (int step = 0; step < ${steps3}; ++step)`, [
        ...this.load("0", "step", "slab"),
        ...this.products("0", f)
      ])
    ]);
    const following = ["(step + 1) & 1", `(step + 1) % ${steps3}`, `(slab + (step + 1) / ${steps3})`];
    const ahead = [
      ...arrive,
      ...braces2(this.load("0", "0", "0")),
      ...block(`for (int slab = 0; slab < ${count2}; ++slab)`, [
        next,
        "#pragma unroll",
        ...block(`for (int step = 0; step < ${steps3}; ++step)`, [
          ...block(`if (step == ${steps3 - 1})`, arrive),
          ...braces2(fill("step")),
          ...block(`if (step == ${Math.max(0, steps3 - 2)})`, [...forward, end]),
          ...this.load(...following),
          ...this.products("step & 1", f)
        ])
      ])
    ];
    return [
      `const int ${count2} = (${inner} + ${this.slabs.depth - 1}) / ${this.slabs.depth};`,
      ...sides.flatMap((side2) => side2.walk?.declared ?? []),
      ...block(`for (int fill = 0; fill < ${slab.stages - 1}; ++fill)`, [...fill(), ...forward, end]),
      ...slab.sets === 2 ? ahead : inTurn,
      // The next slabs may come where these were.
      "__syncthreads();"
    ];
  }
  places(slab) {
    const { rowBytes, stages } = this.slab;
    return `const unsigned int left_slab = (unsigned int)(${slab} % ${stages}) * ${this.slabs.stageBytes}u, right_slab = left_slab + ${this.tile.rows * rowBytes}u;`;
  }
  /** The fragments of one step. */
  load(set, step2, slab) {
    const { share } = this;
    return [
      this.places(slab),
      "#pragma unroll",
      ...block(`for (int m = 0; m < ${share.down}; ++m)`, this.loadLeft(set, step2)),
      ...this.format === "tf32" ? this.rightWords(set, step2) : this.rightMatrices(set, step2)
    ];
  }
  loadLeft(set, step2) {
    const { prefix, format: format2 } = this;
    const { rowBytes } = this.slab;
    return [
      "const int at = warp_row + m * 16 + (lane & 15);",
      `${prefix}load_matrices(left[${set}][m], slabs, place, left_slab + at * ${rowBytes} + ${swizzle(rowBytes, "at", `(${step2}) * 2 + (lane >> 4)`)} * 16);`,
      ...format2 === "tf32" ? ["#pragma unroll", `for (int e = 0; e < 4; ++e) ${prefix}round_tf32(left[${set}][m][e]);`] : []
    ];
  }
  products(set, f) {
    const { share, prefix, format: format2 } = this;
    return [
      "#pragma unroll",
      ...block(`for (int m = 0; m < ${share.down}; ++m)`, [
        "#pragma unroll",
        `for (int n = 0; n < ${share.across}; ++n) ${prefix}multiply_${format2}(sum${f}[m][n], left[${set}][m], right[${set}][n]);`
      ])
    ];
  }
  /** Two neighbouring tiles of eight columns at once, turned on the way. */
  rightMatrices(set, step2) {
    const { prefix, tile } = this;
    const bytes2 = tile.columns * 2;
    return [
      "#pragma unroll",
      ...block(`for (int n = 0; n < ${this.share.across}; n += 2)`, [
        `const int at = (${step2}) * 16 + (lane & 15);`,
        "const int piece = warp_column / 8 + n + (lane >> 4);",
        `${prefix}load_matrices_turned(right[${set}][n], slabs, place, right_slab + at * ${bytes2} + ${swizzle(bytes2, "at", "piece")} * 16);`
      ])
    ];
  }
  rightWords(set, step2) {
    const { prefix, tile } = this;
    return [
      "#pragma unroll",
      ...block(`for (int n = 0; n < ${this.share.across}; ++n)`, [
        "#pragma unroll",
        ...block("for (int e = 0; e < 2; ++e)", [
          `const int at = (${step2}) * 8 + e * 4 + (lane & 3), column = warp_column + n * 8 + (lane >> 2);`,
          `right[${set}][n][e] = ((const unsigned int*)(slabs + right_slab))[at * ${tile.columns} + (((column >> 2) ^ ((at & 3) << 1)) << 2) + (column & 3)];`,
          `${prefix}round_tf32(right[${set}][n][e]);`
        ])
      ])
    ];
  }
  /** What becomes of the sums. */
  epilogue(grid) {
    const { product: product2, context, tile } = this;
    const { row, column, phase, sums } = product2;
    const names = new Map([...grid.names, [row, "row"], [column, "column"]]);
    const open = () => {
      const roots = new Roots(phase.writes.flatMap(writeExpressions));
      const scope2 = new Scope(context, roots, "thread", names, writeFoldLoop);
      for (const [f, { fold: fold2 }] of sums.entries()) scope2.note(fold2, `sum${f}[m][n][e]`);
      return scope2;
    };
    const inside = isWhole(row, tile.rows) && isWhole(column, tile.columns);
    const each2 = (lines) => [
      `const int row = ${grid.row} + warp_row + m * 16 + (lane >> 2) + (e >> 1) * 8;`,
      `const int column = ${grid.column} + warp_column + n * 8 + (lane & 3) * 2 + (e & 1);`,
      ...inside ? lines : block(`if (row < ${context.size(row.extent)} && column < ${context.size(column.extent)})`, lines)
    ];
    const scope = open();
    const [only, more] = phase.writes;
    if (more === void 0 && only.where === void 0 && only.value.dtype === "f32" && only.value.op !== "fold") {
      const value = scope.value(only.value);
      const stores = open();
      stores.note(only.value, "sum0[m][n][e]");
      stores.write(phase.writes);
      return loop("m", this.share.down, [
        ...this.acrossSums(each2([...scope.lines, `sum0[m][n][e] = ${value};`])),
        ...this.acrossSums(each2(stores.lines))
      ]);
    }
    scope.write(phase.writes);
    return this.eachSum(each2(scope.lines));
  }
  eachSum(body) {
    return loop("m", this.share.down, this.acrossSums(body));
  }
  acrossSums(body) {
    return loop("n", this.share.across, loop("e", 4, body));
  }
};

// src/emit/cuda/mma.ts
var leastRows = 16;
function tiledProduct(part, turn2, context) {
  const product2 = productOf(part, context.program);
  if (product2 === void 0) return void 0;
  const tensor = tensorText(product2, turn2, context);
  const text = tensor ?? exactText(product2, turn2, context);
  if (text === void 0) return void 0;
  const { lines, count: count2, units, sharedWords } = text;
  const { extent } = product2.row;
  const rows = typeof extent === "number" ? void 0 : context.size(extent);
  const strategy2 = tensor === void 0 ? "mma-exact" : "mma-tensor";
  return { lines, count: count2, units, sharedWords, row: product2.row, rows, strategy: strategy2 };
}
var richTuning = { ...plainTuning, threads: 128, residentThreads: 256 };
function ownTuning(stage, program2) {
  const [part, more] = stage.parts;
  if (part === void 0 || more !== void 0) return plainTuning;
  const product2 = productOf(part, program2);
  if (product2 === void 0 || product2.precision === "exact" || product2.sums.length > 1) return plainTuning;
  return tileCount(product2, { rows: 128, columns: 128 }) < manyTiles ? plainTuning : richTuning;
}

// src/emit/cuda/port-kernels.ts
init_lifetime();
init_program();
var portThreads = 256;
function portNames(prefix) {
  return { inputs: `${prefix}take_inputs`, outputs: `${prefix}give_outputs` };
}
function portText(prefix) {
  const head = 'extern "C" __global__ void';
  const { inputs: inputs2, outputs } = portNames(prefix);
  const each2 = (...lines) => block(`for (int i = threadIdx.x; i < words / 4; i += ${portThreads})`, lines);
  return [
    // Past the caches, so that a new input is never an old one.
    ...block(`${head} ${inputs2}(unsigned int* to, const unsigned int* from, int words)`, [
      "stage_begins(true);",
      ...each2(
        "unsigned long long a, b;",
        "load_pair_relaxed_sys(from + 4 * i, a, b);",
        "((uint4*)to)[i] = make_uint4((unsigned int)a, (unsigned int)(a >> 32), (unsigned int)b, (unsigned int)(b >> 32));"
      )
    ]),
    ...block(
      `${head} ${outputs}(unsigned int* to, const unsigned int* from, int words, unsigned int* done, unsigned int* count)`,
      [
        "stage_begins(true);",
        // Loaded beside the outputs: behind the barrier the host would wait for it.
        "const unsigned int next = *count + 1u;",
        ...each2("((uint4*)to)[i] = ((const uint4*)from)[i];"),
        "__syncthreads();",
        // The release covers what all threads stored before the barrier, so nobody else needs a fence.
        ...block("if (threadIdx.x == 0)", ["*count = next;", "store_release_sys(done, next);"])
      ]
    )
  ].join("\n");
}
function outputsBehind(program2, plan, steps3) {
  const outputs = new Set(tensorsOf(program2, "output").map(({ name }) => name));
  if (outputs.size === 0) return steps3.length;
  const writes = plan.stages.map(
    ({ parts }) => parts.some(({ phases: phases2 }) => phases2.some((phase) => phaseWrites(phase).some(({ tensor }) => outputs.has(tensor))))
  );
  const writesOutput = (step2) => step2.kind === "stage" ? writes[step2.stage] : step2.kind === "repeat" && step2.body.some(writesOutput);
  return steps3.reduce((behind, step2, i) => writesOutput(step2) ? i + 1 : behind, 0);
}

// src/emit/cuda/stage.ts
init_dimension();

// src/emit/cuda/chain.ts
init_access();
init_dimension();

// src/emit/cuda/phase.ts
init_stage();
init_dimension();

// src/emit/cuda/histogram.ts
function writeHistogramRow(phase, row, crew) {
  const { op } = phase;
  const { context } = row;
  const name = context.fresh("bins");
  const target = context.place(op.target, "current");
  const bins = context.size(target.shape[target.shape.length - 1]);
  const outer = op.axes.map((axis) => row.value({ op: "index", dtype: "i32", args: [], axis }));
  const element = (bin2) => elementText(target, [...outer, bin2], context);
  const linear2 = `${name}_x`;
  const { lines, names } = axisLines(op.over, linear2, context);
  const inner = row.inner(names, "thread");
  inner.lines.push(...lines);
  const bin = inner.named(op.bin);
  const weight = inner.named(op.weight);
  inner.lines.push(
    `if ((unsigned int)${bin} < (unsigned int)${bins}) atomicAdd(${target.pointer} + ${element(bin)}, ${weight});`
  );
  const total2 = context.product(op.over.map((axis) => axis.extent));
  row.lines.push(
    ...block(`for (int ${name}_b = ${crew.member}; ${name}_b < ${bins}; ${name}_b += ${crew.members})`, [
      `${target.pointer}[${element(`${name}_b`)}] = 0;`
    ]),
    crew.sync,
    ...block(`for (int ${linear2} = ${crew.member}; ${linear2} < ${total2}; ${linear2} += ${crew.members})`, inner.lines)
  );
}

// src/emit/cuda/indexed-list.ts
init_dimension();
init_dtype();
init_walk();
var longestList = 8;
var fewest = 4 * warpThreads;
var together = 8;
function isListTopk({ op }) {
  if (op.k > longestList || largest(op.over.extent) < fewest) return false;
  let folds = false;
  visit(op.where === void 0 ? [op.value] : [op.value, op.where], (expr) => {
    if (expr.op === "fold") folds = true;
  });
  return !folds;
}
function writeListTopk(phase, row) {
  const { op } = phase;
  const { context } = row;
  const name = context.fresh("list");
  const { dtype } = op.value;
  const type = valueTypes[dtype];
  const sign = op.largest ? ">" : "<";
  const worst2 = literal(neutralOf(op.largest ? "max" : "min", dtype), dtype);
  const places2 = Array.from({ length: op.k }, (_, i) => i);
  const size = context.size(op.over.extent);
  const [first, step2] = [`${name}_0`, warpThreads];
  const looks = Array.from({ length: together }, (_, i) => {
    const at = `${name}_x${i}`;
    const inner = row.inner(/* @__PURE__ */ new Map([[op.over, at]]), "thread");
    const where = op.where === void 0 ? [] : [inner.named(op.where)];
    const value = inner.named(op.value);
    const fits = [...where, ...isFloat(dtype) ? [`${value} == ${value}`] : []];
    const load2 = [
      `const int ${at} = ${first}${i === 0 ? "" : ` + ${i * step2}`};`,
      `${type} ${name}_c${i} = ${worst2};`,
      `bool ${name}_f${i} = false;`,
      ...block(`if (${at} < ${size})`, [
        ...inner.lines,
        `${name}_c${i} = ${value};`,
        `${name}_f${i} = ${fits.length === 0 ? "true" : fits.join(" && ")};`
      ])
    ];
    return { load: load2, take: takeLines(name, `${name}_c${i}`, at, `${name}_f${i}`, op.k, type, sign) };
  });
  row.lines.push(
    ...places2.map((place) => `${type} ${name}_v${place} = ${worst2};`),
    ...places2.map((place) => `int ${name}_i${place} = -1;`),
    ...block(`for (int ${first} = lane; ${first} < ${size}; ${first} += ${together * step2})`, [
      ...looks.flatMap(({ load: load2 }) => load2),
      ...looks.flatMap(({ take }) => take)
    ]),
    ...mergeLines(name, type, sign, worst2, op.k)
  );
  const indices = [
    ...op.axes.map((axis) => ({ text: row.value({ op: "index", dtype: "i32", args: [], axis }) })),
    { text: "lane" }
  ];
  const targets = [
    [op.values, `${name}_bv`],
    [op.indices, `${name}_bi`]
  ];
  const stores = targets.flatMap(
    ([tensor, value]) => tensor === void 0 ? [] : [storeText(tensor, "current", indices, value, context).statement]
  );
  row.lines.push(...block(`if (lane < ${op.k})`, stores));
}
function takeLines(name, value, at, fits, k, type, sign) {
  const last2 = k - 1;
  const moves = Array.from({ length: last2 }, (_, i) => last2 - i).map((place) => {
    const [v, i, w, j] = [`${name}_v${place}`, `${name}_i${place}`, `${name}_v${place - 1}`, `${name}_i${place - 1}`];
    return `if (${j} < 0 || ${v} ${sign} ${w}) { const ${type} v = ${v}; const int i = ${i}; ${v} = ${w}; ${i} = ${j}; ${w} = v; ${j} = i; }`;
  });
  return block(`if (${fits} && (${name}_i${last2} < 0 || ${value} ${sign} ${name}_v${last2}))`, [
    `${name}_v${last2} = ${value};`,
    `${name}_i${last2} = ${at};`,
    ...moves
  ]);
}
function mergeLines(name, type, sign, worst2, k) {
  const shifts = Array.from({ length: k - 1 }, (_, place) => [
    `${name}_v${place} = ${name}_v${place + 1};`,
    `${name}_i${place} = ${name}_i${place + 1};`
  ]).flat();
  return [
    `${type} ${name}_bv = ${worst2};`,
    `int ${name}_bi = -1;`,
    "#pragma unroll 1",
    ...block(`for (int ${name}_r = 0; ${name}_r < ${k}; ++${name}_r)`, [
      `${type} v = ${name}_v0;`,
      `int i = ${name}_i0;`,
      ...block("for (int by = 16; by > 0; by /= 2)", [
        `const ${type} w = __shfl_xor_sync(~0u, v, by);`,
        "const int j = __shfl_xor_sync(~0u, i, by);",
        `if (j >= 0 && (i < 0 || w ${sign} v || (w == v && j < i))) { v = w; i = j; }`
      ]),
      // The lists are empty: what is missing has its values already.
      "if (i < 0) break;",
      `if (lane == ${name}_r) { ${name}_bv = v; ${name}_bi = i; }`,
      ...block(`if (i >= 0 && i == ${name}_i0)`, [
        ...shifts,
        `${name}_v${k - 1} = ${worst2};`,
        `${name}_i${k - 1} = -1;`
      ])
    ])
  ];
}

// src/emit/cuda/nest.ts
function writeNestRow(phase, row) {
  for (const sweep of phase.sweeps) writeSweep(sweep.axes, sweep.writes, row);
  row.write(phase.writes);
}

// src/emit/cuda/opaque.ts
init_dimension();
init_dtype();
init_errors();
init_opaque();
function opaqueLines(phase, context) {
  const { op } = phase;
  const body = findOpaque(op.body)?.cuda;
  if (body === void 0)
    throw new FieldbrainError(
      "program-unsupported",
      `opaque ${op.name}: ${op.body} has no CUDA body. Give its definition one, or use another device.`,
      { op: op.name, body: op.body }
    );
  const lines = [];
  const declare = (kind, name, position) => {
    const { dtype, shape: shape2 } = context.tensor(name);
    const offset = context.offset(name, "current");
    const bytes2 = byteSize(dtype);
    const scaled2 = bytes2 === 4 ? offset : bytes2 === 2 ? `${offset} * 2u` : `${offset} / 2u`;
    lines.push(`const unsigned int ${kind}_${position} = ${scaled2};`);
    shape2.forEach((dimension, axis) => {
      lines.push(`const unsigned int ${kind}_${position}_${axis} = (unsigned int)${context.size(dimension)};`);
    });
    return { name, dtype, shape: shape2.map(largest) };
  };
  const reads = op.reads.map((name, position) => declare("read", name, position));
  const writes = op.writes.map((name, position) => declare("write", name, position));
  const text = body({ attributes: op.attributes, reads, writes });
  return block(`/* opaque ${op.name} */`, [
    "const unsigned int lane = threadIdx.x, lanes = blockDim.x;",
    ...lines,
    ...text.split("\n").map((line) => line.trim()).filter((line) => line !== "")
  ]);
}

// src/emit/cuda/row-loops.ts
init_cost();
init_sharing();
init_stage();
init_expr();
init_op();
init_walk();

// src/emit/cuda/open-rows.ts
init_sharing();
init_stage();
init_bounds();
init_expr();
init_op();
init_walk();
var leastIndices = 4;
function openRowsOf(phase, changing, roots, context) {
  const boundOf = (load2, axis) => {
    const [index, size] = [load2.args[axis], context.look(load2.tensor, load2.version).shape[axis]];
    if (load2.border[axis] !== "clamp" || typeof size !== "number" || provablyInside(index, size)) return void 0;
    return [...roots.freeAxes(index)].some((one) => changing.has(one)) ? void 0 : { index, size };
  };
  const bounds = /* @__PURE__ */ new Map();
  for (const load2 of loadsOf(phaseExpressions(phase)))
    load2.args.forEach((index, axis) => {
      const found = boundOf(load2, axis);
      if (found !== void 0) bounds.set(index, found);
    });
  if (bounds.size < leastIndices) return void 0;
  const sharing = new Sharing();
  const open = rewriter((expr) => {
    if (expr.op !== "load") return expr;
    const border = expr.border.map((rule, axis) => boundOf(expr, axis) === void 0 ? rule : "inside");
    const load2 = border.every((rule, axis) => rule === expr.border[axis]) ? expr : { ...expr, border };
    const place = context.look(load2.tensor, load2.version);
    const ends = load2.args.map((index, axis) => endOf(index, load2.border[axis], place.shape[axis]));
    const along = ends.findIndex((end) => end !== void 0);
    if (along < 0 || !hasRowsBeside(load2, along, place, bounds)) return load2;
    const { isInside, nearest } = ends[along];
    const free = load2.border.map((rule, axis) => axis === along ? "inside" : rule);
    const last2 = { ...load2, border: free, args: load2.args.map((index, axis) => axis === along ? nearest : index) };
    return select(isInside, { ...load2, border: free }, sharing.unique(last2));
  });
  return {
    phase: { ...phase, writes: phase.writes.map((write) => changeWrite(write, open)) },
    bounds: [...bounds.values()]
  };
}
function endOf(index, rule, size) {
  if (rule !== "clamp" || typeof size !== "number" || provablyInside(index, size)) return void 0;
  if (index.op !== "add" && index.op !== "sub") return void 0;
  const [nearest, step2] = index.args;
  if (step2.op !== "constant" || step2.value !== 1 || !provablyInside(nearest, size)) return void 0;
  return { nearest, isInside: index.op === "add" ? lt(index, size) : ge(index, 0) };
}
function hasRowsBeside({ args }, along, { layout, shape: shape2 }, bounds) {
  const isBeside2 = ({ index, size }, axis, op) => {
    if (index.op !== op || index.args[0] !== args[axis] || size !== shape2[axis]) return false;
    const [, step2] = index.args;
    return step2.op === "constant" && step2.value >= 1;
  };
  const outer = layout.slice(0, layout.indexOf(along));
  return outer.some(
    (axis) => ["add", "sub"].every((op) => [...bounds.values()].some((bound) => isBeside2(bound, axis, op)))
  );
}

// src/emit/cuda/known-range.ts
init_stage();
init_bounds();
init_op();
init_walk();
function withinRange(phase, axis, range) {
  const ranges2 = /* @__PURE__ */ new Map();
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op === "index" && expr.axis === axis) ranges2.set(expr, range);
  });
  const decide = rewriter((expr) => {
    const decided = expr.op === "select" ? decidedBy(expr.args[0], ranges2) : void 0;
    return decided === void 0 ? expr : expr.args[decided ? 1 : 2];
  });
  return { ...phase, writes: phase.writes.map((write) => changeWrite(write, decide)) };
}
function decidedBy(condition, ranges2) {
  if (condition.op !== "lt" && condition.op !== "ge") return void 0;
  const [a, b] = condition.args.map((arg) => intervalOf(arg, ranges2));
  const isBelow = a.high < b.low ? true : a.low >= b.high ? false : void 0;
  return isBelow === void 0 || condition.op === "lt" ? isBelow : !isBelow;
}

// src/emit/cuda/turn-loads.ts
var TurnLoads = class {
  context;
  pointers;
  known = /* @__PURE__ */ new Map();
  constructor(context, pointers) {
    this.context = context;
    this.pointers = pointers;
  }
  /** The name of a value that is loaded ahead; undefined where its address does not move along with the loop. */
  take(type, element, as = "") {
    if (this.pointers.later(element) === void 0) return void 0;
    const key = `${as}${element}`;
    const load2 = this.known.get(key) ?? { name: this.context.fresh("load"), type, as, element };
    this.known.set(key, load2);
    return load2.name;
  }
  /** Declarations with the values of the loop's first turn. */
  begins() {
    return [...this.known].map(([text, { type, name }]) => `${type} ${name} = ${text};`);
  }
  /** Behind the turn in front of it in the loop's text. */
  behind(before) {
    return [...this.known].map(
      ([text, { type, name }]) => `const ${type} ${name} = ${before.known.get(text)?.name ?? text};`
    );
  }
  /** The same for the loop's next turn, whose text this is, behind the last one of its text; none where there is no next. */
  again(last2, isNext) {
    const fetched = [];
    const taken = [];
    for (const { name, as, element } of this.known.values()) {
      const later = `${as}${this.pointers.later(element)}`;
      const found = last2.known.get(later);
      if (found === void 0) fetched.push(`${name} = ${later};`);
      else taken.push(`${name} = ${found.name};`);
    }
    return [...fetched.length === 0 ? [] : block(`if (${isNext})`, fetched), ...taken];
  }
};

// src/emit/cuda/turn-loop.ts
var most = 2;
function turnLoopOf(phase, axis, step2, places2, isOpen) {
  const extent = axis.extent;
  const together3 = extent / step2 % most === 0 ? most : 1;
  const phases2 = Array.from({ length: together3 }, (_, u) => {
    const high = extent - (together3 - u) * step2 + step2 - 1;
    return isOpen ? withinRange(phase, axis, { low: u * step2, high }) : phase;
  });
  return { axis, step: step2, places: places2, phases: phases2, ahead: isOpen && together3 > 1 };
}
function turnLoopLines({ axis, step: step2, places: places2, phases: phases2, ahead }, kept, context) {
  const turn2 = context.fresh("turn");
  const together3 = phases2.length;
  const each2 = together3 * step2;
  const first = `(lane / ${places2})`;
  const pointers = new RunningPointers(context, first, each2);
  const numbers = new RunningNumbers(context, first, each2);
  const made = phases2.map((phase, u) => {
    const name = context.fresh(`${axis.name}_`);
    const scope = kept.inner(/* @__PURE__ */ new Map([[axis, name]]), "thread");
    const number = together3 === 1 ? turn2 : u === 0 ? `${turn2} * ${together3}` : `(${turn2} * ${together3} + ${u})`;
    scope.lines.push(`const int ${name} = ${number} * ${step2} + lane / ${places2};`);
    scope.follow({ pointers, axis, text: name, ahead: u * step2, beside: step2, each: each2, turn: turn2 });
    scope.countOn({ numbers, axis, ahead: u * step2 });
    scope.chooseByMask();
    const loads = new TurnLoads(context, pointers);
    if (ahead) scope.loadAhead(loads);
    return { scope, loads, stores: scope.prepare(phase.writes, false) };
  });
  const passes = axis.extent / each2;
  const isNext = `${turn2} < ${passes - 1}`;
  const written3 = ahead ? made.flatMap(({ scope, loads, stores }, u) => {
    const next = made[u + 1]?.loads.behind(loads) ?? made[0].loads.again(loads, isNext);
    return [...next, ...scope.lines, ...stores];
  }) : [...made.flatMap(({ scope }) => scope.lines), ...made.flatMap(({ stores }) => stores)];
  const body = [...numbers.heads(), ...pointers.heads(), ...written3, ...numbers.ends(), ...pointers.ends()];
  const begins2 = [...numbers.begins, ...pointers.begins, ...made[0].loads.begins()];
  return [...begins2, "#pragma unroll 1", ...block(`for (int ${turn2} = 0; ${turn2} < ${passes}; ++${turn2})`, body)];
}

// src/emit/cuda/row-loops.ts
var leastRows2 = 4;
var mostWritten = 4;
var mostNodes2 = 360;
function rowLoopsOf(phase, { threads: blockThreads, tuning }, unit = "block") {
  const threads2 = unit === "warp" ? warpThreads : blockThreads;
  if (phase.kind !== "nest" || phase.sweeps.length > 0) return void 0;
  const whole3 = [...phase.rows];
  const fixed = [];
  let places2 = 1;
  for (let axis = whole3.at(-1); axis !== void 0; axis = whole3.at(-1)) {
    if (typeof axis.extent !== "number" || axis.extent < 1 || threads2 % (places2 * axis.extent) !== 0) break;
    places2 *= axis.extent;
    fixed.unshift(axis);
    whole3.pop();
  }
  const step2 = threads2 / places2;
  const split = step2 === 1 ? void 0 : whole3.pop();
  if (places2 === 1 || split === void 0 && step2 > 1) return void 0;
  let rows = 1;
  for (const { extent } of split === void 0 ? whole3 : [...whole3, split]) {
    if (typeof extent !== "number") return void 0;
    rows *= extent;
  }
  if (split !== void 0 && split.extent % step2 !== 0) return void 0;
  if (rows / step2 < leastRows2) return void 0;
  return {
    ...unrolled(phase, whole3, tuning.together),
    fixed,
    places: places2,
    split,
    step: step2,
    thread: unit === "warp" ? "lane" : "threadIdx.x"
  };
}
function unrolled(phase, whole3, most2) {
  const axis = whole3.at(-1);
  if (axis === void 0) return { phase, whole: whole3 };
  const extent = axis.extent;
  let together3 = 1;
  while (2 * together3 <= most2 && extent % (2 * together3) === 0) together3 *= 2;
  if (together3 === 1) return { phase, whole: whole3 };
  const outer = { name: axis.name, extent: extent / together3 };
  const sharing = new Sharing();
  const moves = Array.from({ length: together3 }, (_, r) => {
    const place = extent === together3 ? i32(r) : add(mul(indexOf(outer), together3), r);
    const move = rewriter((expr) => expr.op === "index" && expr.axis === axis ? place : expr);
    return (expr) => sharing.unique(move(expr));
  });
  const writes = phase.writes.flatMap((write) => moves.map((move) => changeWrite(write, move)));
  const inner = extent === together3 ? [] : [outer];
  return { phase: { ...phase, writes }, whole: [...whole3.slice(0, -1), ...inner] };
}
function openLoopOf({ phase, fixed, split, whole: whole3, thread }, context) {
  if (split === void 0 || thread !== "lane" || whole3.length > 0) return void 0;
  return openRowsOf(phase, /* @__PURE__ */ new Set([...fixed, split]), new Roots(phaseExpressions(phase)), context);
}
function rowLoopLines(rowLoops, units, context) {
  const { phase, fixed, places: places2, split, step: step2, whole: whole3, thread } = rowLoops;
  const expressions = phaseExpressions(phase);
  const alongRow = split !== void 0 && thread === "lane" && whole3.length === 0;
  const open = openLoopOf(rowLoops, context);
  context.take("row-loops");
  if (open !== void 0) context.take("open-rows");
  if (alongRow) context.take("turn-loop");
  const loop2 = alongRow ? turnLoopOf(open?.phase ?? phase, split, step2, places2, open !== void 0) : void 0;
  const roots = new Roots([.../* @__PURE__ */ new Set([...expressions, ...loop2?.phases.flatMap(phaseExpressions) ?? []])]);
  const splits = nodesOf(expressions) <= mostNodes2;
  const around = new Scope(context, roots, "warp", units, writeFoldLoop, void 0, splits);
  const place = context.fresh("place");
  const { lines, names } = axisLines(fixed, place, context);
  const kept = around.inner(names, "thread");
  kept.lines.push(`const int ${place} = ${step2 === 1 ? thread : `${thread} % ${places2}`};`, ...lines);
  const loops = [];
  let scope = kept;
  const enter = (axis, begin, by, unroll = "#pragma unroll 1") => {
    const name = context.fresh(`${axis.name}_`);
    scope = scope.inner(/* @__PURE__ */ new Map([[axis, name]]), "thread");
    loops.push({
      unroll,
      head: `for (int ${name} = ${begin}; ${name} < ${axis.extent}; ${by.replace("#", name)})`,
      scope
    });
  };
  if (alongRow && loop2 !== void 0) {
    const along = turnLoopLines(loop2, kept, context);
    if (open === void 0) return [...around.lines, ...kept.lines, ...along];
    const inside = open.bounds.map(({ index, size }) => `(unsigned int)${around.named(index)} < ${size}u`);
    const ruled2 = turnLoopLines(turnLoopOf(phase, split, step2, places2, false), kept, context);
    const choice = [...block(`if (${inside.join(" && ")})`, along), ...block("else", ruled2)];
    return [...around.lines, ...kept.lines, ...choice];
  }
  if (split !== void 0) enter(split, `${thread} / ${places2}`, `# += ${step2}`);
  whole3.forEach((axis, i) => {
    const isShort = i === whole3.length - 1 && axis.extent <= mostWritten;
    enter(axis, "0", "++#", isShort ? `#pragma unroll${splits ? "" : " 2"}` : void 0);
  });
  writeNestRow(phase, scope);
  let inner = [];
  for (const { head, unroll, scope: own } of [...loops].reverse())
    inner = [unroll, ...block(head, own.lines.concat(inner))];
  return [...around.lines, ...kept.lines, ...inner];
}

// src/emit/cuda/scan.ts
init_dimension();
init_dtype();
init_tree();
function levelsFor(phase, program2) {
  return levelsOf(largest(phase.op.axes[phase.op.along].extent), program2.tree);
}
function arrayWords(dtype, program2) {
  return roundUp(program2.tree.chunk * byteSize(dtype) / 4);
}
function writeScanRow(phase, row) {
  const { op } = phase;
  const { context } = row;
  const { program: program2 } = context;
  const { chunk } = program2.tree;
  const { dtype } = op.value;
  const name = context.fresh("scan");
  const levels2 = levelsFor(phase, program2);
  const words = arrayWords(dtype, program2);
  const base = context.work(levels2 * words);
  const type = valueTypes[dtype];
  const neutral = literal(neutralOf(op.reducer, dtype), dtype);
  const helper = chunkHelper(op.reducer, dtype, chunk, context);
  const count2 = context.size(op.axes[op.along].extent);
  const combine3 = (a, b) => combineText(op.reducer, dtype, a, b);
  row.lines.push(`${type}* const ${name} = (${type}*)(shared + ${base});`);
  for (let level = 2; level <= levels2; level += 1) {
    row.lines.push(`${type}* const ${name}_totals${level} = (${type}*)(shared + ${base + (level - 1) * words});`);
    row.lines.push(
      `int ${name}_filled${level} = 0;`,
      ...level < levels2 ? [`bool ${name}_later${level} = false;`] : [],
      `${type} ${name}_before${level} = ${neutral};`
    );
  }
  const at = `${name}_at`;
  const inner = row.inner(/* @__PURE__ */ new Map([[op.axes[op.along], at]]), "thread");
  const value = inner.named(op.value);
  const store2 = (place2, result2) => {
    const indices = op.axes.map((axis, position) => ({
      text: position === op.along ? place2 : row.value({ op: "index", dtype: "i32", args: [], axis })
    }));
    return storeText(op.target, "current", indices, result2, context).statement;
  };
  const each2 = `for (int ${name}_e = threadIdx.x; ${name}_e < ${chunk}; ${name}_e += ${context.threads})`;
  const result = levels2 === 1 ? `${name}[${name}_e]` : `${name}_result`;
  const place = op.exclusive ? `(${at} + 1)` : at;
  const keep2 = [
    ...levels2 === 1 ? [] : [
      `const ${type} ${name}_result = ${name}_0 == 0 ? ${name}[${name}_e] : ${combine3(`${name}_before2`, `${name}[${name}_e]`)};`
    ],
    op.exclusive ? `if (${at} + 1 < ${count2}) ${store2(place, result)}` : store2(place, result)
  ];
  if (op.exclusive) row.lines.push(`if (threadIdx.x == 0 && ${count2} > 0) ${store2("0", neutral)}`);
  row.lines.push(
    ...block(`for (int ${name}_0 = 0; ${name}_0 < ${count2}; ${name}_0 += ${chunk})`, [
      ...block(each2, [
        `const int ${at} = ${name}_0 + ${name}_e;`,
        `${type} ${name}_v = ${neutral};`,
        ...block(`if (${at} < ${count2})`, [...inner.lines, `${name}_v = ${combine3(neutral, value)};`]),
        `${name}[${name}_e] = ${name}_v;`
      ]),
      "__syncthreads();",
      `${helper}(${name});`,
      ...block(each2, [`const int ${at} = ${name}_0 + ${name}_e;`, ...block(`if (${at} < ${count2})`, keep2)]),
      ...levels2 === 1 ? [] : block(`if (${name}_0 + ${chunk} < ${count2})`, nextBefore(2, `${name}[${chunk - 1}]`)),
      "__syncthreads();"
    ])
  );
  function nextBefore(level, total2) {
    const [totals, filled, before] = [`${name}_totals${level}`, `${name}_filled${level}`, `${name}_before${level}`];
    const sum2 = `${name}_sum${level}`;
    const above = level + 1;
    const ended = [
      `${filled} = 0;`,
      ...level === levels2 ? [] : [...nextBefore(above, sum2), `${name}_later${level} = true;`]
    ];
    const later = level === levels2 ? sum2 : `${name}_later${level} ? ${combine3(`${name}_before${above}`, sum2)} : ${sum2}`;
    return [
      `const ${type} ${name}_total${level} = ${total2};`,
      "__syncthreads();",
      `if (threadIdx.x == 0) ${totals}[${filled}] = ${name}_total${level};`,
      "__syncthreads();",
      ...block(each2, [
        `${name}[${name}_e] = ${name}_e <= ${filled} ? ${combine3(neutral, `${totals}[${name}_e]`)} : ${neutral};`
      ]),
      "__syncthreads();",
      `${helper}(${name});`,
      `const ${type} ${sum2} = ${name}[${filled}];`,
      `${before} = ${later};`,
      `${filled} += 1;`,
      ...block(`if (${filled} == ${chunk})`, ended)
    ];
  }
}
function chunkHelper(reducer, dtype, chunk, context) {
  const { threads: threads2 } = context;
  const name = `${context.prefix}scan_${reducer}_${dtype}${threads2 === plainTuning.threads ? "" : `_${threads2}`}`;
  const each2 = Math.ceil(chunk / threads2);
  const type = valueTypes[dtype];
  const inside = (e) => chunk % threads2 === 0 ? `${e} >= d` : `${e} >= d && ${e} < ${chunk}`;
  context.helpers.set(name, [
    ...block(`__device__ __forceinline__ void ${name}(${type}* x)`, [
      ...block(`for (int d = 1; d < ${chunk}; d *= 2)`, [
        `${type} next[${each2}];`,
        "#pragma unroll",
        ...block(`for (int k = 0; k < ${each2}; ++k)`, [
          `const int e = threadIdx.x + k * ${threads2};`,
          `if (${inside("e")}) next[k] = ${combineText(reducer, dtype, "x[e - d]", "x[e]")};`
        ]),
        "__syncthreads();",
        "#pragma unroll",
        ...block(`for (int k = 0; k < ${each2}; ++k)`, [
          `const int e = threadIdx.x + k * ${threads2};`,
          `if (${inside("e")}) x[e] = next[k];`
        ]),
        "__syncthreads();"
      ])
    ])
  ]);
  return name;
}

// src/emit/cuda/schedule.ts
init_stage();
init_dimension();
init_walk();

// src/emit/cuda/fold-chunks.ts
init_split_finish();
init_stage();
init_dimension();
init_expr();
init_op();
init_walk();
function foldChunks(phase, tree, named) {
  if (phase.rows.length > 0 || phase.sweeps.length > 0) return void 0;
  const folds = outermostFolds(phase.writes.flatMap(writeExpressions));
  const long = folds.filter((fold2) => lengthOf(fold2) > tree.chunk);
  if (long.length === 0 || !long.every((fold2) => canCut(fold2, tree))) return void 0;
  const groups3 = /* @__PURE__ */ new Map();
  for (const fold2 of long) {
    const sizes2 = fold2.axes.map(({ extent }) => extent).join(" ");
    groups3.set(sizes2, [...groups3.get(sizes2) ?? [], fold2]);
  }
  const locals = [];
  const finished = /* @__PURE__ */ new Map();
  const chunks = [...groups3.values()].map((group) => {
    const { axes } = group[0];
    const { outer, inner, replacement } = cutAxes(axes, tree.chunk);
    const shape2 = outer.map(({ extent }) => extent);
    const ends = outer.map(({ extent }, place) => ({ name: `f${place}`, extent }));
    const writes = group.map((fold2) => {
      const alike = new Map(fold2.axes.map((axis, place) => [axis, indexOf(axes[place])]));
      const [body] = substitute(substitute([fold2.args[0]], alike), replacement);
      const local = { name: `%chunk${named + locals.length}`, dtype: fold2.dtype, shape: shape2 };
      locals.push(local);
      const read = {
        op: "load",
        dtype: fold2.dtype,
        args: ends.map(indexOf),
        tensor: local.name,
        version: "current",
        border: ends.map(() => "inside")
      };
      finished.set(fold2, foldOver(fold2.reducer === "count" ? "sum" : fold2.reducer, ends, read));
      const value = foldOver(fold2.reducer, inner, body);
      return { tensor: local.name, version: "current", indices: outer.map(indexOf), value };
    });
    return { kind: "nest", ops: phase.ops, rows: outer, sweeps: [], writes };
  });
  const replaced = rewriter((expr) => finished.get(expr) ?? expr);
  const rest = { ...phase, writes: phase.writes.map((write) => changeWrite(write, replaced)) };
  return { chunks, rest, locals };
}
function lengthOf({ axes }) {
  return axes.every(({ extent }) => typeof extent === "number") ? product(axes.map(({ extent }) => extent)) : 0;
}
function canCut(fold2, tree) {
  const isPlain = fold2.args.length === 1 && fold2.reducer !== "argmax" && fold2.reducer !== "argmin";
  return isPlain && lengthOf(fold2) % tree.chunk === 0 && outermostFolds(fold2.args).length === 0;
}

// src/emit/cuda/schedule.ts
var symbolLength = 1024;
var longLoop = 96;
var manyChunks = 8;
var warpOverhead = 8;
var blockOverhead = 56;
var apartFactor = 4;
var longRow2 = 32;
var mostFetched = 32;
var mostText = 80;
var shortText = 16;
var mostNodes3 = 48;
var mostRows2 = 16;
var fewUnits = 16;
var worthBlocks = 8;
var mostWarpRows = 128;
var mostWarpLocals = 512;
function scheduleOf(part, tree, threads2) {
  const isSingle = part.phases.length === 1 && part.locals.length === 0;
  return isSingle ? scheduleSingle(part, tree) : scheduleChain(part, tree, threads2);
}
function scheduleSingle(part, tree) {
  const [phase] = part.phases;
  const flat = { ...part, units: [...part.units, ...phase.rows], phases: [{ ...phase, rows: [] }] };
  const team = singleTeam(phase, points(flat.units), tree);
  return { unit: team, part: flat, rows: [team] };
}
function singleTeam(phase, units, tree) {
  switch (phase.kind) {
    case "nest": {
      const loop2 = longestLoop(phase);
      const long = loop2 >= manyChunks * tree.chunk || units <= fewUnits && loop2 > tree.chunk;
      if (long && canBeBlock(phase, tree)) return "block";
      return loop2 >= longLoop || phase.sweeps.some((sweep) => points(sweep.axes) >= warpThreads) ? "warp" : "thread";
    }
    case "topk":
      return "warp";
    case "histogram":
      return points(phase.op.over) > 4 * warpThreads ? "block" : "warp";
    case "scan":
    case "opaque":
      return "block";
    default:
      return phase;
  }
}
function canBeBlock(phase, tree) {
  const most2 = (axes) => product(axes.map((axis) => largest(axis.extent)));
  return phase.sweeps.every((sweep) => most2(sweep.axes) > tree.chunk);
}
function scheduleChain(part, tree, threads2) {
  const unit = chainTeam(part);
  return unit === "block" ? blockChain(part, tree, threads2) : { unit, part, rows: part.phases.map((phase) => rowTeam(phase, unit, tree, threads2)) };
}
function blockChain(part, tree, threads2) {
  const [phases2, rows, locals] = [[], [], [...part.locals]];
  for (const phase of part.phases) {
    const team = rowTeam(phase, "block", tree, threads2);
    const cut2 = team === "block" && phase.kind === "nest" ? foldChunks(phase, tree, locals.length) : void 0;
    if (cut2 !== void 0) locals.push(...cut2.locals);
    const pieces = cut2 === void 0 ? [phase] : [...cut2.chunks, cut2.rest];
    phases2.push(...pieces);
    rows.push(...pieces.map(() => cut2 === void 0 ? team : "warp"));
  }
  return { unit: "block", part: { ...part, phases: phases2, locals }, rows, isCut: locals.length > part.locals.length };
}
function chainTeam(part) {
  const words = part.locals.reduce((sum2, local) => sum2 + product(local.shape) * (local.dtype === "f64" ? 2 : 1), 0);
  const small = part.phases.every(
    (phase) => phase.kind !== "scan" && phase.kind !== "opaque" && points(phase.rows) <= mostWarpRows
  );
  return small && words <= mostWarpLocals && points(part.units) > 1 ? "warp" : "block";
}
function blockSchedule({ unit, part }, tree, threads2) {
  if (unit !== "warp" || part.phases.length < 2) return void 0;
  if (part.units.every(({ extent }) => typeof extent === "number")) return void 0;
  const [byWarp, byBlock] = [chainTime(part, warpThreads), chainTime(part, threads2)];
  if (byWarp < 1.5 * byBlock + worthBlocks) return void 0;
  return blockChain(part, tree, threads2);
}
function chainTime(part, threads2) {
  return part.phases.reduce((sum2, phase) => {
    if (phase.kind !== "nest") return sum2;
    const [rows, loop2] = [points(phase.rows), longestLoop(phase)];
    const byWarps = Math.ceil(rows * warpThreads / threads2) * (Math.ceil(loop2 / warpThreads) + warpOverhead);
    return sum2 + Math.min(Math.ceil(rows / threads2) * loop2, byWarps);
  }, 0);
}
function rowTeam(phase, unit, tree, blockThreads) {
  switch (phase.kind) {
    case "nest": {
      const [rows, loop2] = [points(phase.rows), longestLoop(phase, unit === "block" ? sharedFolds(phase, tree) : [])];
      if (loop2 <= 1) return "thread";
      const [threads2, warps2] = unit === "block" ? [blockThreads, blockThreads / warpThreads] : [warpThreads, 1];
      const shared = unit === "block" ? sharedFolds(phase, tree) : [];
      const byThreads = Math.ceil(rows / threads2) * loop2 * (readsAlongRows(phase) ? apartFactor : 1);
      const byWarps = Math.ceil(rows / warps2) * (longestLoop(phase, shared, warpThreads) + warpOverhead);
      const byBlock = rows * (longestLoop(phase, shared, blockThreads) + blockOverhead);
      const best = Math.min(byThreads, byWarps);
      if (unit === "block" && byBlock < best && loop2 > tree.chunk && canBeBlock(phase, tree)) return "block";
      return byWarps < byThreads ? "warp" : "thread";
    }
    case "topk":
      return "warp";
    case "histogram":
    case "scan":
    case "opaque":
      return unit;
    default:
      return phase;
  }
}
function readsAlongRows(phase) {
  const memory = /* @__PURE__ */ new Map();
  let found = false;
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op !== "fold" || points(expr.axes) < longRow2) return;
    const inner = expr.axes[expr.axes.length - 1];
    for (const { args } of loadsOf([expr.args[0]])) {
      const last2 = args[args.length - 1];
      const before = args.slice(0, -1).some((index) => phase.rows.some((axis) => freeAxes(index, memory).has(axis)));
      if (before && last2.op === "index" && last2.axis === inner) found = true;
    }
  });
  return found;
}
function rowsOfWarp(phase, tree, warps2) {
  if (phase.kind !== "nest" || phase.sweeps.length > 0 || phase.rows.length === 0) return 1;
  if (phase.rows.some(({ extent }) => typeof extent !== "number")) return 1;
  let [nodes, plain2] = [0, true];
  visit(phaseExpressions(phase), (expr) => {
    nodes += expr.args.length > 0 ? 1 : 0;
    if (expr.op !== "fold") return;
    plain2 &&= expr.args.length === 1 && points(expr.axes) <= tree.chunk;
    plain2 &&= expr.axes.every(({ extent }) => typeof extent === "number");
  });
  if (!plain2) return 1;
  const each2 = Math.ceil(points(phase.rows) / warps2);
  if (each2 * Math.ceil(longestLoop(phase) / warpThreads) <= mostFetched && each2 * nodes <= mostText) return each2;
  return nodes <= shortText ? Math.min(4, Math.floor(points(phase.rows) / warps2)) : 1;
}
function rowsOfThread(phase, threads2) {
  if (phase.kind !== "nest" || phase.sweeps.length > 0) return 1;
  if (phase.rows.some(({ extent }) => typeof extent !== "number")) return 1;
  let [nodes, plain2] = [0, true];
  visit(phaseExpressions(phase), (expr) => {
    nodes += expr.args.length > 0 ? 1 : 0;
    plain2 &&= expr.op !== "fold";
  });
  const each2 = Math.ceil(points(phase.rows) / threads2);
  if (!plain2 || nodes > mostNodes3 || each2 > mostRows2) return 1;
  return [8, 7, 6, 5, 4, 3, 2].find((rows) => each2 % rows === 0) ?? 1;
}
function points(axes) {
  return product(axes.map((axis) => typeof axis.extent === "number" ? axis.extent : symbolLength));
}
function sharedFolds(phase, tree) {
  if (phase.kind !== "nest" || phase.rows.length === 0) return [];
  const memory = /* @__PURE__ */ new Map();
  const inner = /* @__PURE__ */ new Set();
  const found = [];
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op !== "fold") return;
    visit(expr.args, (below) => inner.add(below));
    const free = freeAxes(expr, memory);
    if (points(expr.axes) > tree.chunk && !phase.rows.some((axis) => free.has(axis))) found.push(expr);
  });
  return found.filter((fold2) => !inner.has(fold2));
}
function longestLoop(phase, shared = [], team = 1) {
  const memory = new Map(shared.map((fold2) => [fold2, 1]));
  const visits = (expr) => {
    const known2 = memory.get(expr);
    if (known2 !== void 0) return known2;
    const below = expr.args.reduce((most3, arg) => Math.max(most3, visits(arg)), 1);
    const result = expr.op === "fold" ? points(expr.axes) * visits(expr.args[0]) : below;
    memory.set(expr, Math.max(result, below));
    return Math.max(result, below);
  };
  const spread = (axes, each2) => Math.ceil(points(axes) / team) * each2;
  const most2 = (exprs) => Math.max(1, ...exprs);
  const folded = outermostFolds(phase.writes.flatMap(writeExpressions)).filter((fold2) => !shared.includes(fold2)).map((fold2) => spread(fold2.axes, most2(fold2.args.map(visits))));
  const swept = phase.sweeps.map(
    ({ axes, writes }) => spread(axes, most2(writes.flatMap(writeExpressions).map(visits)))
  );
  return most2([...swept, ...folded]);
}

// src/emit/cuda/topk.ts
init_dimension();
init_dtype();
init_walk();
function writeTopkRow(phase, row) {
  const { op } = phase;
  const { context } = row;
  const name = context.fresh("top");
  const { dtype } = op.value;
  const type = valueTypes[dtype];
  const worst2 = literal(neutralOf(op.largest ? "max" : "min", dtype), dtype);
  const sign = op.largest ? ">" : "<";
  const registers = op.k > 32 ? [0, 1] : [0];
  for (const part of registers) row.lines.push(`${type} ${name}_v${part} = ${worst2};`, `int ${name}_i${part} = -1;`);
  const last2 = `${(op.k - 1) % 32}`;
  const lastPart = registers.length - 1;
  const over = `${name}_x`;
  const together3 = longestFold2(op) >= warpThreads * 2;
  const inner = row.inner(/* @__PURE__ */ new Map([[op.over, over]]), together3 ? "warp" : "thread");
  const where = op.where === void 0 ? [] : [inner.named(op.where)];
  const whereLines = together3 ? inner.lines.splice(0) : [];
  const value = inner.named(op.value);
  const fits = [
    ...where,
    ...isFloat(dtype) ? [`${value} == ${value}`] : [],
    `(${name}_last_i < 0 || ${value} ${sign} ${name}_last)`
  ];
  const insert = [
    `const int ${name}_from = __ffs(${name}_open) - 1;`,
    `${name}_open &= ${name}_open - 1u;`,
    `const ${type} ${name}_v = __shfl_sync(~0u, ${name}_c, ${name}_from);`,
    `const int ${name}_i = ${name}_0 + ${name}_from;`,
    ...registers.map((part) => {
      const stays = `${name}_i${part} >= 0 && !(${name}_v ${sign} ${name}_v${part})`;
      return `const unsigned int ${name}_s${part} = __ballot_sync(~0u, ${stays});`;
    }),
    `const int ${name}_p = ${registers.map((part) => `__popc(${name}_s${part})`).join(" + ")};`,
    ...[...registers].reverse().flatMap((part) => shift(name, type, part))
  ];
  row.lines.push(
    ...block(`for (int ${name}_0 = 0; ${name}_0 < ${context.size(op.over.extent)}; ${name}_0 += 32)`, [
      ...together3 ? [] : [`const int ${over} = ${name}_0 + lane;`],
      `const ${type} ${name}_last = __shfl_sync(~0u, ${name}_v${lastPart}, ${last2});`,
      `const int ${name}_last_i = __shfl_sync(~0u, ${name}_i${lastPart}, ${last2});`,
      `${type} ${name}_c = ${worst2};`,
      `bool ${name}_fits = false;`,
      ...together3 ? block(
        `for (int ${over} = ${name}_0; ${over} < min_i32(${name}_0 + 32, ${context.size(op.over.extent)}); ++${over})`,
        [
          ...whereLines,
          ...where.length === 0 ? [] : [`if (!(${where[0]})) continue;`],
          ...inner.lines,
          ...block(`if (lane == ${over} - ${name}_0)`, [
            `${name}_c = ${value};`,
            `${name}_fits = ${fits.slice(where.length).join(" && ")};`
          ])
        ]
      ) : block(`if (${over} < ${context.size(op.over.extent)})`, [
        ...inner.lines,
        `${name}_c = ${value};`,
        `${name}_fits = ${fits.join(" && ")};`
      ]),
      `unsigned int ${name}_open = __ballot_sync(~0u, ${name}_fits);`,
      ...block(`while (${name}_open != 0u)`, insert)
    ])
  );
  for (const part of registers) writeEntries(phase, row, name, part);
}
function shift(name, type, part) {
  const at = part === 0 ? "lane" : "32 + lane";
  const lines = ["v", "i"].flatMap((kind) => {
    const t = kind === "v" ? type : "int";
    const before = `${name}_${kind}${part}_up`;
    if (part === 0) return [`const ${t} ${before} = __shfl_up_sync(~0u, ${name}_${kind}0, 1);`];
    return [
      `const ${t} ${before}_own = __shfl_up_sync(~0u, ${name}_${kind}1, 1);`,
      `const ${t} ${before}_low = __shfl_sync(~0u, ${name}_${kind}0, 31);`,
      `const ${t} ${before} = lane == 0 ? ${before}_low : ${before}_own;`
    ];
  });
  return [
    ...lines,
    `if (${at} > ${name}_p) { ${name}_v${part} = ${name}_v${part}_up; ${name}_i${part} = ${name}_i${part}_up; }`,
    `else if (${at} == ${name}_p) { ${name}_v${part} = ${name}_v; ${name}_i${part} = ${name}_i; }`
  ];
}
function writeEntries(phase, row, name, part) {
  const { op } = phase;
  const { context } = row;
  const indices = [
    ...op.axes.map((axis) => ({ text: row.value({ op: "index", dtype: "i32", args: [], axis }) })),
    { text: part === 0 ? "lane" : "(32 + lane)" }
  ];
  const targets = [
    [op.values, `${name}_v${part}`],
    [op.indices, `${name}_i${part}`]
  ];
  const stores = targets.flatMap(
    ([tensor, value]) => tensor === void 0 ? [] : [storeText(tensor, "current", indices, value, context).statement]
  );
  const entries = Math.min(32, op.k - 32 * part);
  row.lines.push(...entries === 32 ? stores : block(`if (lane < ${entries})`, stores));
}
function longestFold2({ value, where }) {
  let most2 = 0;
  visit(where === void 0 ? [value] : [value, where], (expr) => {
    if (expr.op === "fold") most2 = Math.max(most2, product(expr.axes.map((axis) => largest(axis.extent))));
  });
  return most2;
}

// src/emit/cuda/phase.ts
function crewOf(unit, { threads: threads2 }) {
  return unit === "warp" ? { member: "lane", members: "32", sync: "__syncwarp();" } : { member: "threadIdx.x", members: `${threads2}`, sync: "__syncthreads();" };
}
function phaseLines(phase, unit, team, units, context, shift2 = 0) {
  if (shift2 > 0) context.take("warp-choice");
  if (phase.kind === "opaque") {
    context.take("opaque");
    return opaqueLines(phase, context);
  }
  const roots = new Roots(phaseExpressions(phase));
  if (phase.rows.length === 0 && team !== "thread") {
    const row2 = new Scope(context, roots, team, units, writeFoldLoop);
    if (isEarly(phase, unit)) row2.fetchEarly();
    writeRow(phase, row2, unit);
    return team === unit ? row2.lines : block(`if (warp == ${shift2})`, row2.lines);
  }
  if (unit === "thread") {
    const row2 = new Scope(context, roots, "thread", units, writeFoldLoop);
    writeRow(phase, row2, unit);
    return row2.lines;
  }
  const together3 = unit === "block" && sharedFolds(phase, context.program.tree).length > 0;
  const canLoop = team === "thread" && shift2 === 0 && !together3;
  const loops = canLoop ? rowLoopsOf(phase, context, unit) : void 0;
  if (loops !== void 0) return rowLoopLines(loops, units, context);
  if (together3) context.take("shared-folds");
  const around = new Scope(context, roots, together3 ? "block" : "warp", units, writeFoldLoop);
  if (isEarly(phase, unit)) around.fetchEarly();
  const rowName = context.fresh("row");
  const rows = context.product(phase.rows.map((axis) => axis.extent));
  const { lines, names } = axisLines(phase.rows, rowName, context);
  const [begin, step2] = rowStep(team, unit, shift2, context.threads);
  if (team === "thread" && unit === "block" && shift2 === 0 && canPair(phase, context)) {
    const pair2 = pairLines(phase, around, rowName, step2, context);
    const twice = `for (int ${rowName} = ${begin}; ${rowName} < ${rows}; ${rowName} += 2 * ${step2})`;
    return [...around.lines, ...block(twice, pair2)];
  }
  const group = unit === "block" ? rowsAtOnce(phase, team, context) : 1;
  if (phase.kind === "nest" && group > 1) {
    context.take("rows-together");
    const head2 = `for (int ${rowName} = ${begin}; ${rowName} < ${rows}; ${rowName} += ${group} * ${step2})`;
    const inner = groupLines(phase, team, around, rowName, group, step2, rows, context);
    return [...around.lines, ...block(head2, inner)];
  }
  const row = around.inner(names, team);
  row.lines.push(...lines);
  if (team === "thread" && phase.kind === "nest" && phase.sweeps.length === 0) row.fetchRows();
  if (isEarly(phase, unit)) row.fetchEarly();
  writeRow(phase, row, unit);
  const head = `for (int ${rowName} = ${begin}; ${rowName} < ${rows}; ${rowName} += ${step2})`;
  const all2 = [...around.lines, ...block(head, row.lines)];
  const warps2 = warpsOf(phase, team, context.warps);
  if (unit !== "block" || team === "block" || together3 || warps2 >= context.warps) return all2;
  return block(shift2 === 0 ? `if (warp < ${warps2})` : `if (${shifted("warp", shift2, context.warps)} < ${warps2})`, all2);
}
function isEarly(phase, unit) {
  return unit === "block" && phase.kind === "nest" && phase.sweeps.length === 0;
}
function rowsAtOnce(phase, team, { program: program2, threads: threads2, warps: warps2 }) {
  if (team === "block") return 1;
  return team === "warp" ? rowsOfWarp(phase, program2.tree, warps2) : rowsOfThread(phase, threads2);
}
function groupLines(phase, team, around, row, group, step2, rows, context) {
  const names = Array.from({ length: group }, (_, r) => r === 0 ? row : context.fresh("row"));
  const made = names.map((name, r) => {
    const { lines, names: axes } = axisLines(phase.rows, name, context);
    const scope = around.inner(axes, team);
    scope.lines.push(...lines);
    const stores2 = scope.prepare(phase.writes, false);
    return { scope, stores: r === 0 ? stores2 : block(`if (${row} + ${r} * ${step2} < ${rows})`, stores2) };
  });
  const stores = made.flatMap((one) => one.stores);
  return [
    ...names.slice(1).map((name, r) => `const int ${name} = min_i32(${row} + ${r + 1} * ${step2}, ${rows} - 1);`),
    ...interleaved(made.map(({ scope }) => scope.lines)),
    ...team === "warp" ? ["__syncwarp();", ...block("if (lane == 0)", stores)] : stores
  ];
}
function interleaved(texts) {
  const all2 = texts.map(statements);
  if (all2.some(({ length }) => length !== all2[0].length)) return texts.flat();
  return all2[0].flatMap((_, i) => all2.flatMap((one) => one[i]));
}
function statements(lines) {
  const found = [];
  let [depth2, isOpen] = [0, false];
  for (const line of lines) {
    if (!isOpen) found.push([]);
    found[found.length - 1].push(line);
    for (const sign of line) depth2 += sign === "{" ? 1 : sign === "}" ? -1 : 0;
    isOpen = depth2 > 0 || line.startsWith("#");
  }
  return found;
}
function canPair(phase, { tuning, threads: threads2 }) {
  if (tuning.together === 1 || phase.kind !== "nest" || phase.sweeps.length > 0) return false;
  const rows = phase.rows.map((axis) => axis.extent);
  return rows.every((extent) => typeof extent === "number") && product(rows) % (2 * threads2) === 0;
}
function pairLines(phase, around, row, step2, context) {
  const writes = phase.kind === "nest" ? phase.writes : [];
  const second = context.fresh("row");
  const made = [row, second].map((name) => {
    const { lines, names } = axisLines(phase.rows, name, context);
    const scope = around.inner(names, "thread");
    scope.lines.push(...lines);
    return { stores: scope.prepare(writes), scope };
  });
  const values = made.flatMap(({ scope }, i) => [
    ...i === 0 ? [] : [`const int ${second} = ${row} + ${step2};`],
    ...scope.lines
  ]);
  return [...values, ...made.flatMap(({ stores }) => stores)];
}
function warpsOf(phase, team, blockWarps) {
  const rows = product(phase.rows.map((axis) => largest(axis.extent)));
  if (team === "block") return blockWarps;
  return Math.min(blockWarps, Math.max(1, team === "warp" ? rows : Math.ceil(rows / warpThreads)));
}
function shifted(name, by, count2) {
  return by === 0 ? name : `((${name} + ${count2 - by}) & ${count2 - 1})`;
}
function rowStep(team, unit, shift2, blockThreads) {
  if (team === unit && team !== "thread") return ["0", "1"];
  const blockWarps = blockThreads / warpThreads;
  if (team === "warp") return [shifted("warp", shift2, blockWarps), `${blockWarps}`];
  if (unit !== "block") return ["lane", `${warpThreads}`];
  return [
    shift2 === 0 ? "threadIdx.x" : `(int)${shifted("threadIdx.x", shift2 * warpThreads, blockThreads)}`,
    `${blockThreads}`
  ];
}
function writeRow(phase, row, unit) {
  switch (phase.kind) {
    case "nest":
      writeNestRow(phase, row);
      break;
    case "topk":
      row.context.take(isListTopk(phase) ? "indexed-list" : "topk");
      if (isListTopk(phase)) writeListTopk(phase, row);
      else writeTopkRow(phase, row);
      break;
    case "histogram":
      row.context.take("histogram");
      writeHistogramRow(phase, row, crewOf(unit === "block" ? "block" : "warp", row.context));
      break;
    case "scan":
      row.context.take("scan");
      writeScanRow(phase, row);
      break;
    default:
      phase;
  }
}

// src/emit/cuda/warp-choice.ts
init_stage();
init_dimension();
var loadRound = 24;
var foldSteps = 24;
var division = 12;
var symbolLength2 = 1024;
function phaseWeight(phase, team, rows) {
  const seen2 = /* @__PURE__ */ new Set();
  const below = (expr, sharers3) => {
    if (seen2.has(expr)) return 0;
    seen2.add(expr);
    if (expr.op === "fold") {
      const length = Math.ceil(product(expr.axes.map(({ extent }) => lengthOf2(extent))) / sharers3);
      const inside = expr.args.reduce((sum2, arg) => sum2 + below(arg, 1), 1);
      return length * inside + (sharers3 > 1 ? foldSteps : 0);
    }
    const own = expr.op === "div" || expr.op === "sqrt" ? division : expr.args.length > 0 ? 1 : 0;
    return expr.args.reduce((sum2, arg) => sum2 + below(arg, sharers3), own);
  };
  const sharers2 = team === "thread" ? 1 : warpThreads;
  return loadRound + rows * phaseExpressions(phase).reduce((sum2, root) => sum2 + below(root, sharers2), 0);
}
function lengthOf2(extent) {
  return typeof extent === "number" ? extent : symbolLength2;
}
var WarpLoads = class {
  loads;
  constructor(warps2) {
    this.loads = new Array(warps2).fill(0);
  }
  /** The first of `count` neighbouring warps for work of that weight each: `wanted`, unless others have less to do. */
  take(count2, weight, wanted) {
    const { length } = this.loads;
    const warpsFrom = (first) => Array.from({ length: count2 }, (_, i) => (first + i) % length);
    const latest = (first) => Math.max(...warpsFrom(first).map((warp) => this.loads[warp]));
    let best = wanted;
    for (let step2 = 1; step2 < length; step2 += 1) {
      const first = (wanted + step2) % length;
      if (latest(first) < latest(best)) best = first;
    }
    for (const warp of warpsFrom(best)) this.loads[warp] += weight;
    return best;
  }
  /** Behind a barrier nobody has anything to do. */
  clear() {
    this.loads.fill(0);
  }
};

// src/emit/cuda/chain.ts
function chainLines(part, { unit, rows }, names, context) {
  const lines = [];
  let wave = [];
  let taken = 0;
  const loads = new WarpLoads(context.warps);
  const meet = () => {
    lines.push(crewOf(unit === "warp" ? "warp" : "block", context).sync);
    [wave, taken] = [[], 0];
    loads.clear();
  };
  const isAlone2 = (i) => !canShare(part.phases[i], rows[i], unit, context);
  const weights = part.phases.map((phase, i) => unit === "block" ? weightOf(phase, rows[i], context) : 0);
  for (const i of unit === "thread" ? part.phases.keys() : earliest(part.phases, isAlone2, weights)) {
    const phase = part.phases[i];
    const own = phaseAccesses(phase);
    const alone = isAlone2(i);
    const waits = wave.some((before2) => alone || mustWait(before2, own));
    if (waits && unit !== "thread") meet();
    const before = context.workWords;
    const warps2 = warpsOf(phase, rows[i], context.warps);
    const shift2 = unit === "block" ? loads.take(warps2, weights[i], taken % context.warps) : 0;
    const write = () => phaseLines(phase, unit, rows[i], names, context, shift2);
    lines.push(...part.phases.length < longChain ? write() : enclosed(context, write));
    wave.push(own);
    taken += warps2;
    if ((alone || context.workWords > before) && unit !== "thread") meet();
  }
  const chained = part.phases.length > 1 || part.locals.length > 0 || context.workWords > 0;
  if (chained && unit !== "thread" && wave.length > 0) lines.push(crewOf(unit, context).sync);
  return lines;
}
var longChain = 3;
function enclosed(context, write) {
  const { declared, written: written3 } = context.scoped(write);
  return declared.length === 0 ? written3 : ["{", ...indent([...declared, ...written3]), "}"];
}
function weightOf(phase, team, { threads: threads2, warps: warps2 }) {
  const together3 = team === "thread" ? threads2 : team === "warp" ? warps2 : 1;
  const rows = product(phase.rows.map((axis) => largest(axis.extent)));
  return phaseWeight(phase, team, Math.ceil(rows / together3));
}
function canShare(phase, team, unit, { program: program2 }) {
  if (unit === "block" && sharedFolds(phase, program2.tree).length > 0) return false;
  return (phase.kind === "nest" || phase.kind === "topk") && team !== "block";
}
function earliest(phases2, isAlone2, weights) {
  const accesses = phases2.map(phaseAccesses);
  const levels2 = [];
  phases2.forEach((_, i) => {
    const before = levels2.map((level, j) => mustWait(accesses[j], accesses[i]) ? level + 1 : 0);
    levels2.push(Math.max(0, ...before));
  });
  const late = (i) => levels2[i] * 2 + (isAlone2(i) ? 1 : 0);
  return [...phases2.keys()].sort((a, b) => late(a) - late(b) || weights[b] - weights[a] || a - b);
}

// src/emit/cuda/part.ts
init_rename();
init_stage();
init_dimension();
init_expand();
init_walk();

// src/emit/cuda/abreast.ts
init_stage();
init_dimension();
init_expr();
init_op();
init_walk();

// src/emit/cuda/count-rows.ts
init_stage();
init_dimension();
init_op();
init_walk();

// src/emit/cuda/groups.ts
init_dimension();
init_expr();
init_walk();
var groupLength = 64;
function groupAxis(extent) {
  return { name: "group", extent: Math.ceil(largest(extent) / groupLength) };
}
function groupRewriter(axes, group) {
  return rewriter((expr) => {
    if (expr.op !== "div" || expr.dtype !== "i32") return expr;
    const [element, length] = expr.args;
    const isGroup = element.op === "index" && axes.has(element.axis) && length.op === "constant";
    return isGroup && length.value === groupLength ? indexOf(group) : expr;
  });
}
function isOfGroup(expr, axes, group) {
  const free = freeAxes(expr);
  return free.has(group) && ![...axes].some((axis) => free.has(axis));
}
function conditionsOf(expr) {
  return expr.op === "and" && expr.dtype === "bool" ? expr.args.flatMap(conditionsOf) : [expr];
}

// src/emit/cuda/count-rows.ts
var exactCounts = 2 ** 24;
function countRowLines(phase, names, context) {
  const lines = (used, all2, writer) => {
    const row = new Scope(context, new Roots(phaseExpressions(used)), "warp", all2, writer);
    writeNestRow(used, row);
    return row.lines;
  };
  if (!onlyCounts(phase)) return lines(phase, names, writeFoldLoop);
  const [first] = foldsOf2(phase);
  const group = groupAxis(first?.axes[0].extent ?? 1);
  const grouped = first === void 0 ? void 0 : inGroups(phase, group);
  if (grouped === void 0) return lines(phase, names, writeCounts());
  return lines(grouped, new Map([...names, [group, "0"]]), writeCounts(group));
}
function foldsOf2(phase) {
  const folds = [];
  visit(phase.writes.flatMap(writeExpressions), (expr) => {
    if (expr.op === "fold") folds.push(expr);
  });
  return folds;
}
function onlyCounts(phase) {
  const folds = foldsOf2(phase);
  return folds.every(({ reducer, axes, args }) => {
    if (reducer !== "count" || axes.length !== 1 || args.length !== 1) return false;
    let inside = 0;
    visit(args, (expr) => {
      if (expr.op === "fold") inside += 1;
    });
    const { extent } = axes[0];
    return inside === 0 && sameDimension(extent, folds[0].axes[0].extent) && largest(extent) <= exactCounts;
  });
}
function inGroups(phase, group) {
  const axes = new Set(foldsOf2(phase).flatMap((fold2) => fold2.axes));
  const change = groupRewriter(axes, group);
  const grouped = { ...phase, writes: phase.writes.map((write) => changeWrite(write, change)) };
  const asks = ({ args }) => conditionsOf(args[0]).some((one) => isOfGroup(one, axes, group));
  return foldsOf2(grouped).every(asks) ? grouped : void 0;
}
function writeCounts(group) {
  return (fold2, scope) => {
    const { context } = scope;
    const { folds } = scope.roots;
    const name = context.fresh("count");
    const counter = (i) => `${name}_${i}`;
    const total2 = (i) => `${name}_n${i}`;
    const size = context.size(fold2.axes[0].extent);
    const looks = new CountLoop(name, folds, scope, counter);
    const loops = group === void 0 ? looks.plain("lane", `${size}`) : looks.grouped(group, `${size}`);
    scope.lines.push(
      `float ${folds.map((_, i) => `${counter(i)} = 0.0f`).join(", ")};`,
      ...loops,
      `int ${folds.map((_, i) => `${total2(i)} = (int)${counter(i)}`).join(", ")};`,
      "#if __CUDA_ARCH__ >= 800",
      ...folds.map((_, i) => `${total2(i)} = __reduce_add_sync(~0u, ${total2(i)});`),
      "#else",
      ...block(
        "for (int by = 16; by > 0; by /= 2)",
        folds.map((_, i) => `${total2(i)} += __shfl_xor_sync(~0u, ${total2(i)}, by);`)
      ),
      "#endif"
    );
    for (const [i, one] of folds.entries()) scope.note(one, total2(i));
  };
}
var CountLoop = class {
  name;
  folds;
  scope;
  counter;
  constructor(name, folds, scope, counter) {
    this.name = name;
    this.folds = folds;
    this.scope = scope;
    this.counter = counter;
  }
  /** The elements from `first` on, 32 at once. */
  plain(first, size, group) {
    const at = `${this.name}_x`;
    const ofGroup = group === void 0 ? [] : [[group, `(${at} / ${groupLength})`]];
    const body = this.element(this.scope, at, ofGroup);
    return ["#pragma unroll 2", ...block(`for (int ${at} = ${first}; ${at} < ${size}; ${at} += ${warpThreads})`, body)];
  }
  /** Every thread asks for one group; those in which something may count are taken one after the other, then the rest. */
  grouped(group, size) {
    const { name, folds, scope } = this;
    const [groups3, own, open, first] = [`${name}_groups`, `${name}_g`, `${name}_todo`, `${name}_first`];
    const asking = scope.inner(/* @__PURE__ */ new Map([[group, own]]), "thread");
    const axes = new Set(folds.flatMap((fold2) => fold2.axes));
    const tests = folds.map(({ args }) => {
      const all2 = conditionsOf(args[0]).filter((one) => isOfGroup(one, axes, group));
      return `(${all2.map((one) => asking.value(one)).join(" & ")})`;
    });
    const taken = scope.inner(/* @__PURE__ */ new Map([[group, `(${first} / ${groupLength})`]]), "thread");
    const elements = Array.from({ length: groupLength / warpThreads }, (_, u) => {
      const at = `${name}_x${u}`;
      return [`const int ${at} = ${first} + ${u * warpThreads} + lane;`, ...this.element(taken, at, [])];
    });
    return [
      `const int ${groups3} = ${size} / ${groupLength};`,
      ...block(`for (int ${name}_from = 0; ${name}_from < ${groups3}; ${name}_from += ${warpThreads})`, [
        `const int ${own} = min_i32(${name}_from + lane, ${groups3} - 1);`,
        ...asking.lines,
        `unsigned int ${open} = __ballot_sync(~0u, ${name}_from + lane < ${groups3} && (${[...new Set(tests)].join(" | ")}));`,
        ...block(`while (${open} != 0u)`, [
          `const int ${first} = (${name}_from + __ffs(${open}) - 1) * ${groupLength};`,
          `${open} &= ${open} - 1u;`,
          ...taken.lines,
          ...elements.flat()
        ])
      ]),
      ...this.plain(`${groups3} * ${groupLength} + lane`, size, group)
    ];
  }
  element(outer, at, more) {
    const { folds, counter } = this;
    const inner = outer.inner(new Map([...folds.map((fold2) => [fold2.axes[0], at]), ...more]), "thread");
    const adds = folds.map(
      (fold2, i) => `if (${inner.value(fold2.args[0])}) ${counter(i)} = __fadd_rn(${counter(i)}, 1.0f);`
    );
    return [...inner.lines, ...adds];
  }
};

// src/emit/cuda/topk-list.ts
init_dimension();
init_expr();
var longestList2 = warpThreads;
var together2 = groupLength / warpThreads;
function topkListLines(ops, names, context) {
  const group = groupAxis(ops[0].over.extent);
  const change = groupRewriter(/* @__PURE__ */ new Set([ops[0].over]), group);
  const grouped = ops.map((op) => ({
    ...op,
    value: change(op.value),
    ...op.where === void 0 ? {} : { where: change(op.where) }
  }));
  const isGrouped = grouped.every((op) => partsOf(op).some((part) => isOfGroup(part, /* @__PURE__ */ new Set([op.over]), group)));
  const used = isGrouped ? grouped : ops;
  const roots = new Roots(used.flatMap((op) => op.where === void 0 ? [op.value] : [op.value, op.where]));
  const row = new Scope(context, roots, "warp", names, writeFoldLoop);
  const writer = new ListWriter(used, row, group);
  const size = context.size(ops[0].over.extent);
  const [whole3, first] = [`${writer.name}_whole`, `${writer.name}_first`];
  const looks = isGrouped ? writer.groupLoop(first, whole3) : writer.plainLoop(first, whole3);
  const rest = writer.rest(first, `${size}`);
  return [
    ...row.lines,
    ...writer.declare(),
    `const int ${whole3} = ${size} - (int)((unsigned int)${size} % ${groupLength}u);`,
    ...looks,
    ...block(`for (int ${first} = ${whole3}; ${first} < ${size}; ${first} += ${warpThreads})`, rest),
    ...block(`if (lane < ${ops[0].k})`, writer.stores())
  ];
}
var ListWriter = class {
  name;
  ops;
  row;
  type;
  worst;
  sign;
  /** Stands for the number of an element's group. */
  group;
  constructor(ops, row, group) {
    this.group = group;
    const [{ largest: largest2, value }] = ops;
    this.ops = ops;
    this.row = row;
    this.name = row.context.fresh("top");
    this.type = valueTypes[value.dtype];
    this.worst = literal(neutralOf(largest2 ? "max" : "min", value.dtype), value.dtype);
    this.sign = largest2 ? ">" : "<";
  }
  declare() {
    const { type, worst: worst2 } = this;
    return this.ops.map((_, r) => `${type} ${this.entry(r)} = ${worst2}, ${this.last(r)} = ${worst2};`);
  }
  /** All whole groups, one after the other. */
  plainLoop(first, whole3) {
    return block(`for (int ${first} = 0; ${first} < ${whole3}; ${first} += ${groupLength})`, this.looks(first, []));
  }
  /** Every thread asks for one group whether something of it may fit; those that may are taken one after the other. */
  groupLoop(first, whole3) {
    const { name, ops } = this;
    const [groups3, begin, turn2, open] = [`${name}_groups`, `${name}_begin`, `${name}_turn`, `${name}_todo`];
    const own = `${name}_g`;
    const inner = this.row.inner(/* @__PURE__ */ new Map([[this.group, own]]), "thread");
    const tests = ops.map(
      (op, r) => this.mayFit(
        partsOf(op).filter((part) => this.isOfGroup(part)).map((part) => inner.named(part)),
        r
      )
    );
    const vote = `__ballot_sync(~0u, ${turn2} < ${groups3} && (${tests.join(" | ")}))`;
    return [
      `const int ${groups3} = ${whole3} / ${groupLength};`,
      `const int ${begin} = ${this.firstGroup(groups3)};`,
      ...block(`for (int ${name}_0 = 0; ${name}_0 < ${groups3}; ${name}_0 += ${warpThreads})`, [
        `const int ${turn2} = ${name}_0 + lane;`,
        `const int ${own}_up = min_i32(${turn2}, ${groups3} - 1) + ${begin};`,
        `const int ${own} = ${own}_up < ${groups3} ? ${own}_up : ${own}_up - ${groups3};`,
        ...inner.lines,
        `unsigned int ${open} = ${vote};`,
        ...block(`while (${open} != 0u)`, [
          `const int ${first} = __shfl_sync(~0u, ${own}, __ffs(${open}) - 1) * ${groupLength};`,
          `${open} &= ${open} - 1u;`,
          ...this.looks(first, [`${open} &= ${vote};`])
        ])
      ])
    ];
  }
  /** One whole group: parts of the values first, and only where one may fit the values; `after` follows what was put in. */
  looks(first, after) {
    const { ops, group } = this;
    const here = `(${first} / ${groupLength})`;
    const seen2 = Array.from({ length: together2 }, (_, u) => {
      const at = `${this.name}_x${u}`;
      const inner = this.row.inner(
        /* @__PURE__ */ new Map([
          [ops[0].over, at],
          [group, here]
        ]),
        "thread"
      );
      const rows = ops.map((op) => ({
        where: op.where === void 0 ? void 0 : inner.named(op.where),
        parts: partsOf(op).map((part) => this.isOfGroup(part) ? void 0 : inner.named(part))
      }));
      const start2 = `const int ${at} = ${first} + ${u === 0 ? "" : `${u * warpThreads} + `}lane;`;
      return { lines: [start2, ...inner.lines], rows };
    });
    const tests = seen2.flatMap(
      ({ rows }) => rows.map(({ where, parts }, r) => {
        const known2 = parts.filter((part) => part !== void 0);
        return this.mayFit(known2, r, where);
      })
    );
    const whole3 = this.row.inner(/* @__PURE__ */ new Map([[group, here]]), "thread");
    const inserts = ops.flatMap(
      (op, r) => seen2.flatMap(({ rows }) => {
        const { where, parts } = rows[r];
        const exprs = partsOf(op);
        const names = parts.map((part, i) => part ?? whole3.named(exprs[i]));
        const value = joined(op.value, names, op);
        return this.insert(r, where === void 0 ? value : `${where} ? ${value} : ${this.worst}`);
      })
    );
    return [
      ...seen2.flatMap(({ lines }) => lines),
      ...block(`if (__ballot_sync(~0u, ${tests.join(" | ")}) != 0u)`, [...whole3.lines, ...inserts, ...after])
    ];
  }
  mayFit(parts, r, where) {
    const beyond = this.sign === "<" ? ">=" : "<=";
    const tests = parts.map((part) => `!(${part} ${beyond} ${this.last(r)})`);
    return `(${[...where === void 0 ? [] : [where], ...tests].join(" & ")})`;
  }
  isOfGroup(expr) {
    return isOfGroup(expr, /* @__PURE__ */ new Set([this.ops[0].over]), this.group);
  }
  /**
   * Where rows and elements are the same points, those that stand near a row are often near it: its own group comes first,
   * and the list is short of little soon. Only equal zeros of both signs would show the order.
   */
  firstGroup(groups3) {
    const { over, axes, value } = this.ops[0];
    const row = axes[axes.length - 1];
    if (row === void 0 || !sameDimension(row.extent, over.extent) || !isNeverMinusZero(value)) return "0";
    const at = this.row.value(indexOf(row));
    return `max_i32(min_i32(${at} / ${groupLength} - 1, ${groups3} - 1), 0)`;
  }
  /** The elements that fill no whole group. What may not be taken stays the worst value, which never fits; nor does NaN. */
  rest(first, size) {
    const { ops, name, type, worst: worst2 } = this;
    const at = `${name}_x`;
    const inner = this.row.inner(
      /* @__PURE__ */ new Map([
        [ops[0].over, at],
        [this.group, `(${at} / ${groupLength})`]
      ]),
      "thread"
    );
    const candidate = (r) => `${name}_r${r}`;
    const taken = ops.map((op, r) => {
      const value = inner.named(op.value);
      return `${op.where === void 0 ? "" : `if (${inner.named(op.where)}) `}${candidate(r)} = ${value};`;
    });
    return [
      `const int ${at} = ${first} + lane;`,
      `${type} ${ops.map((_, r) => `${candidate(r)} = ${worst2}`).join(", ")};`,
      ...block(`if (${at} < ${size})`, [...inner.lines, ...taken]),
      ...ops.flatMap((_, r) => this.insert(r, candidate(r)))
    ];
  }
  stores() {
    const { row } = this;
    return this.ops.map((op, r) => {
      const outer = op.axes.map((axis) => ({ text: row.value({ op: "index", dtype: "i32", args: [], axis }) }));
      const indices = [...outer, { text: "lane" }];
      return storeText(op.values, "current", indices, this.entry(r), row.context).statement;
    });
  }
  entry(r) {
    return `${this.name}_e${r}`;
  }
  last(r) {
    return `${this.name}_l${r}`;
  }
  insert(r, value) {
    const { name, type, sign } = this;
    const [entry, last2] = [this.entry(r), this.last(r)];
    const [candidate, open, v, up] = [`${name}_c`, `${name}_open`, `${name}_v`, `${name}_up`];
    return [
      "{",
      `  const ${type} ${candidate} = ${value};`,
      `  unsigned int ${open} = __ballot_sync(~0u, ${candidate} ${sign} ${last2});`,
      ...block(`while (${open} != 0u)`, [
        `const ${type} ${v} = __shfl_sync(~0u, ${candidate}, __ffs(${open}) - 1);`,
        `const ${type} ${up} = __shfl_up_sync(~0u, ${entry}, 1);`,
        `if (${v} ${sign} ${entry}) ${entry} = lane > 0 && ${v} ${sign} ${up} ? ${up} : ${v};`,
        `${last2} = __shfl_sync(~0u, ${entry}, ${this.ops[r].k - 1});`,
        `${open} &= (${open} - 1u) & __ballot_sync(~0u, ${candidate} ${sign} ${last2});`
      ]).map((line) => `  ${line}`),
      "}"
    ];
  }
};
function partsOf({ value, largest: largest2 }) {
  const flat = (expr) => expr.op === (largest2 ? "min" : "max") ? expr.args.flatMap(flat) : [expr];
  return flat(value);
}
function joined(expr, parts, op) {
  const kind = op.largest ? "min" : "max";
  if (expr.op !== kind) return parts.shift();
  const [left, right] = expr.args.map((arg) => joined(arg, parts, op));
  return `${kind}_${expr.dtype}(${left}, ${right})`;
}
function isNeverMinusZero(expr) {
  return expr.op === "abs" || expr.op === "max" && isNeverMinusZero(expr.args[0]);
}

// src/emit/cuda/abreast.ts
var unitsAbreast = 4;
var fewUnits2 = 4096;
function abreastOf(part) {
  const axis = part.units[part.units.length - 1];
  if (axis === void 0 || part.locals.length > 0 || largest(axis.extent) < fewUnits2) return void 0;
  if (!part.phases.some((phase) => phase.kind === "topk")) return void 0;
  for (const phase of part.phases) {
    if (phase.rows.length > 0) return void 0;
    if (phase.kind === "topk" ? !isShortList(phase.op) : phase.kind !== "nest" || !isCounting(phase)) return void 0;
  }
  const wide2 = part.phases.some((phase) => phase.kind === "topk" && phase.op.value.dtype === "f64");
  const count2 = wide2 ? unitsAbreast / 2 : unitsAbreast;
  const groups3 = { name: axis.name, extent: groupsOf(axis.extent, count2) };
  const members3 = Array.from({ length: count2 }, (_, r) => ({ ...axis, name: `${axis.name}${"abcd"[r]}` }));
  return { units: [...part.units.slice(0, -1), groups3], axis, groups: groups3, members: members3, part, crowded: !wide2 };
}
function groupsOf(extent, count2) {
  if (typeof extent === "number") return Math.ceil(extent / count2);
  return derivedSymbol(`${extent.symbol}By${count2}`, extent, count2);
}
function isShortList(op) {
  let folds = 0;
  visit(op.where === void 0 ? [op.value] : [op.value, op.where], (expr) => {
    if (expr.op === "fold") folds += 1;
  });
  return op.indices === void 0 && op.values !== void 0 && op.k <= longestList2 && folds === 0;
}
function isCounting(phase) {
  if (phase.sweeps.length > 0) return false;
  const written3 = new Set(phase.writes.map(({ tensor }) => tensor));
  const roots = phase.writes.flatMap(writeExpressions);
  if (loadsOf(roots).some(({ tensor }) => written3.has(tensor))) return false;
  let fits = true;
  visit(roots, (expr) => {
    if (expr.op === "fold" && isOrdered(expr)) fits = false;
  });
  return fits;
}
function abreastLines({ part, axis, members: members3 }, names, context) {
  const forMember = members3.map(
    (member) => rewriter((expr) => expr.op === "index" && expr.axis === axis ? indexOf(member) : expr)
  );
  return part.phases.flatMap((phase) => {
    if (phase.kind === "nest") {
      const writes = forMember.flatMap((change) => phase.writes.map((write) => changeWrite(write, change)));
      return [...countRowLines({ ...phase, writes }, names, context), "__syncwarp();"];
    }
    if (phase.kind !== "topk") throw new Error(`${phase.kind} is not done abreast`);
    const ops = forMember.map((change, r) => ({
      ...phase.op,
      axes: phase.op.axes.map((one) => one === axis ? members3[r] : one),
      value: change(phase.op.value),
      ...phase.op.where === void 0 ? {} : { where: change(phase.op.where) }
    }));
    return [...topkListLines(ops, names, context), "__syncwarp();"];
  });
}

// src/emit/cuda/chunk-fold.ts
init_rename();
init_sharing();
init_stage();
init_dimension();
init_walk();

// src/emit/cuda/tile.ts
init_dimension();
function tileUnits(units, near, threads2) {
  const pair2 = units.filter((axis) => near.includes(axis)).slice(-2);
  const tail2 = units.slice(units.indexOf(pair2[1]) + 1);
  const plain2 = { units, cuts: [] };
  if (pair2.length < 2 || tail2.some(({ extent }) => typeof extent !== "number")) return plain2;
  const row = product(tail2.map(({ extent }) => extent));
  const bits = Math.floor(Math.log2(Math.max(1, threads2 / row)));
  const sizes2 = [2 ** (bits >> 1), 2 ** (bits - (bits >> 1))];
  if (sizes2[0] === 1 || pair2.some(({ extent }, i) => typeof extent !== "number" || extent % sizes2[i] !== 0))
    return plain2;
  const cuts = pair2.map((axis, i) => {
    const outer2 = { name: axis.name, extent: axis.extent / sizes2[i] };
    return { axis, outer: outer2, inner: { name: `${axis.name}n`, extent: sizes2[i] } };
  });
  const outer = units.slice(0, units.length - tail2.length).map((axis) => cuts.find((cut2) => cut2.axis === axis)?.outer ?? axis);
  return { units: [...outer, ...cuts.map(({ inner }) => inner), ...tail2], cuts };
}
function tileLines({ units, cuts }, linear2, context) {
  const { lines, names } = axisLines(units, linear2, context);
  for (const { axis, outer, inner } of cuts) {
    const name = context.fresh(`${axis.name}_`);
    lines.push(`const int ${name} = ${names.get(outer)} * ${inner.extent} + ${names.get(inner)};`);
    names.set(axis, name);
  }
  return { lines, names };
}

// src/emit/cuda/vector.ts
init_cost();
init_stage();
init_dimension();
init_dtype();
init_walk();

// src/emit/cuda/early-sum.ts
init_stage();
init_walk();
var fewestFamilies = 4;
function earlySumOf(phase, roots, families) {
  const familyOf = new Map(
    families.flatMap((family) => [...family.twins.keys()].map((load2) => [load2, family]))
  );
  const inner = /* @__PURE__ */ new Set();
  const sums = [];
  const all2 = [];
  visit(phaseExpressions(phase), (expr) => {
    all2.push(expr);
    if (expr.op !== "add" || expr.dtype !== "f32") return;
    inner.add(expr.args[0]);
    sums.push(expr);
  });
  for (const root of sums.filter((sum2) => !inner.has(sum2))) {
    const found = early(root, roots, familyOf, all2);
    if (found !== void 0) return found;
  }
  return void 0;
}
function early(root, roots, familyOf, all2) {
  const terms = [];
  const links = /* @__PURE__ */ new Set([root]);
  let left = root;
  while (left.op === "add" && left.dtype === "f32" && (left === root || roots.usedOnce(left))) {
    links.add(left);
    terms.unshift(left.args[1]);
    left = left.args[0];
  }
  terms.unshift(left);
  const owners = terms.map((term) => familyOf.get(term));
  if (owners.some((family) => family === void 0)) return void 0;
  const known2 = owners;
  const { offsets } = known2[0];
  if (offsets.length < 2 || known2.some((family) => family.offsets.join() !== offsets.join())) return void 0;
  const places2 = terms.map((term, i) => known2[i].twins.get(term) - offsets[0]);
  if (places2.some((place, i) => i > 0 && place < places2[i - 1])) return void 0;
  const levels2 = offsets.map((_, level) => known2.filter((_unused, i) => places2[i] === level));
  if (levels2.some((level) => level.length === 0)) return void 0;
  const elsewhere = new Set(all2.filter((expr) => !links.has(expr)).flatMap((expr) => expr.args));
  const absorbed = new Set(known2.filter((family) => ![...family.twins.keys()].some((load2) => elsewhere.has(load2))));
  return absorbed.size < fewestFamilies ? void 0 : { root, levels: levels2, absorbed };
}
function earlyText({ root, levels: levels2 }, names, type, components2, context) {
  const stem = context.fresh("e");
  const newest = levels2.length - 1;
  const kept = levels2.slice(0, -1).map((_, level) => `${stem}_${level}`);
  const vector = (terms) => {
    const sums = components2.map(
      (component) => terms.map((term) => `${term}.${component}`).reduce((sum2, term) => operationText(root, [sum2, term]))
    );
    return `make_${type}(${sums.join(", ")})`;
  };
  const termsAt = (level, place) => levels2[level].map((family) => names(family)[place]);
  const before = kept.map((name, level) => {
    const terms = levels2.slice(0, level + 1).flatMap((_, i) => termsAt(i, newest - 1 - level + i));
    return `${type} ${name} = ${vector(terms)};`;
  });
  const head = [
    `const ${type} ${stem} = ${vector([kept[newest - 1], ...termsAt(newest, newest)])};`,
    ...kept.map(
      (name, level) => `${name} = ${vector([...level === 0 ? [] : [kept[level - 1]], ...termsAt(level, newest)])};`
    ).reverse()
  ];
  return { before, head, value: stem };
}

// src/emit/cuda/march.ts
init_stage();
init_expr();
init_walk();
function offsetFrom(expr, axis) {
  if (expr.op === "index") return expr.axis === axis ? 0 : void 0;
  if (expr.op !== "add" && expr.op !== "sub") return void 0;
  const [left, right] = expr.args;
  if (left.op === "index" && left.axis === axis && right.op === "constant")
    return expr.op === "add" ? right.value : -right.value;
  if (expr.op === "add" && right.op === "index" && right.axis === axis && left.op === "constant") return left.value;
  return void 0;
}
function familiesAlong(phase, axis, suits) {
  const groups3 = /* @__PURE__ */ new Map();
  const names = /* @__PURE__ */ new Map();
  const nameOf2 = (expr) => {
    const known2 = names.get(expr) ?? names.size;
    names.set(expr, known2);
    return known2;
  };
  for (const load2 of loadsOf(phaseExpressions(phase))) {
    if (!suits(load2)) continue;
    const dimensions = load2.args.flatMap((arg, at) => freeAxes(arg).has(axis) ? [at] : []);
    if (dimensions.length !== 1) continue;
    const [dimension] = dimensions;
    const offset = offsetFrom(load2.args[dimension], axis);
    if (offset === void 0) continue;
    const others = load2.args.map((arg, at) => at === dimension ? "" : nameOf2(plain(arg, names)));
    const key = [load2.tensor, load2.version, load2.dtype, load2.border.join(), dimension, ...others].join();
    const group = groups3.get(key) ?? {
      dimension,
      members: /* @__PURE__ */ new Map(),
      all: /* @__PURE__ */ new Map()
    };
    group.members.set(offset, load2);
    group.all.set(load2, offset);
    groups3.set(key, group);
  }
  return [...groups3.values()].flatMap(({ dimension, members: members3, all: all2 }) => {
    const [first, last2] = [Math.min(...members3.keys()), Math.max(...members3.keys())];
    if (members3.size < 2 || last2 - first > 4) return [];
    const offsets = Array.from({ length: last2 - first + 1 }, (_, i) => first + i);
    const template = [...members3.values()][0];
    const loads = offsets.map(
      (offset) => members3.get(offset) ?? { ...template, args: shifted2(template.args, dimension, axis, offset) }
    );
    return [{ dimension, loads, offsets, twins: all2 }];
  });
}
function plain(expr, names) {
  for (const known2 of names.keys()) if (sameIndex(known2, expr)) return known2;
  return expr;
}
function sameIndex(a, b) {
  if (a === b) return true;
  if (a.op !== b.op || a.args.length !== b.args.length || a.dtype !== b.dtype) return false;
  if (a.op === "index") return a.axis === b.axis;
  if (a.op === "constant") return a.value === b.value;
  if (a.op !== "add" && a.op !== "sub") return false;
  return a.args.every((arg, i) => sameIndex(arg, b.args[i]));
}
function shifted2(args, dimension, axis, offset) {
  return args.map((arg, at) => at === dimension ? add(indexOf(axis), constant(offset, "i32")) : arg);
}
function familyText(family, type, first, now2, indexText, context) {
  const { loads, offsets, dimension, twins } = family;
  const stem = context.fresh("m");
  const at = (load2, place, offset) => {
    const name = context.fresh("at");
    const indices = load2.args.map((arg, axis) => axis === dimension ? name : indexText(arg));
    const text = loadText(load2, indices, context);
    if (!/^[tl]_/.test(text)) return void 0;
    const line = `const int ${name} = ${place}${offset < 0 ? ` - ${-offset}` : offset > 0 ? ` + ${offset}` : ""};`;
    return { line, vector: `*(const ${type}*)(${text.replace("[", " + (").slice(0, -1)}))` };
  };
  const names = offsets.map((_, i) => `${stem}_${i}`);
  const last2 = loads.length - 1;
  const found = loads.map((load2, i) => at(load2, i === last2 ? now2 : first, offsets[i]));
  if (found.some((one) => one === void 0)) return void 0;
  const texts = found;
  return {
    before: names.slice(0, -1).flatMap((name, i) => [texts[i].line, `${type} ${name} = ${texts[i].vector};`]),
    head: [texts[last2].line, `const ${type} ${names[last2]} = ${texts[last2].vector};`],
    end: names.slice(0, -1).map((name, i) => `${name} = ${names[i + 1]};`),
    values: new Map([...twins].map(([load2, offset]) => [load2, names[offset - offsets[0]]])),
    names
  };
}

// src/emit/cuda/vector.ts
var mostNodes4 = 40;
var fewestElements = 2 ** 16;
var components = ["x", "y", "z", "w"];
function vectorAxis(part, context, sizeOf3 = smallest) {
  const [phase] = part.phases;
  const lane = part.units[part.units.length - 1];
  if (context.tuning.width === 1) return void 0;
  if (phase.kind !== "nest" || phase.sweeps.length > 0 || lane === void 0) return void 0;
  if (product(part.units.map((axis) => Math.max(1, sizeOf3(axis.extent)))) < fewestElements) return void 0;
  if (typeof lane.extent !== "number" || lane.extent % context.tuning.width !== 0 || hasFold2(phase)) return void 0;
  return alignedPieces(phase.writes, lane, context) ? lane : void 0;
}
function laterVector(part, context) {
  const symbols = part.units.filter(({ extent }) => typeof extent !== "number");
  const lane = part.phases.length === 1 && symbols.length === 1 ? vectorAxis(part, context, largest) : void 0;
  if (lane === void 0 || marchOf(part, lane, context) !== void 0) return void 0;
  if (nodesOf(phaseExpressions(part.phases[0])) > mostNodes4) return void 0;
  const each2 = product(part.units.map(({ extent }) => typeof extent === "number" ? extent : 1));
  return { lane, size: symbols[0].extent, least: Math.ceil(fewestElements / each2) };
}
function isPiece(place, indices, lane, width5) {
  const inner = place.layout[place.layout.length - 1];
  const size = place.shape[inner];
  if (byteSize(place.dtype) !== 4 || typeof size !== "number" || size % width5 !== 0) return false;
  return indices.every(
    (index, axis) => axis === inner ? index.op === "index" && index.axis === lane : !freeAxes(index).has(lane)
  );
}
function alignedPieces(writes, lane, context) {
  return writes.every((write) => isAligned(write, lane, context));
}
function isAligned(write, lane, context) {
  if (write.where !== void 0 && freeAxes(write.where).has(lane)) return false;
  return isPiece(context.place(write.tensor, write.version), write.indices, lane, context.tuning.width);
}
var ElementScope = class extends Scope {
  around;
  lane;
  first;
  component;
  /** Vectors by load, and sums of such that were written before. */
  pieces;
  constructor(around, lane, first, component, pieces) {
    super(around.context, around.roots, "thread", /* @__PURE__ */ new Map([[lane, `(${first} + ${component})`]]), noFolds, around);
    this.around = around;
    this.lane = lane;
    this.first = first;
    this.component = component;
    this.pieces = pieces;
  }
  nodeText(expr) {
    const known2 = this.pieces.get(expr);
    if (known2 === void 0 && (expr.op !== "load" || !this.isPiece(expr))) return super.nodeText(expr);
    const piece2 = known2 ?? this.loadPiece(expr);
    return piece2 === void 0 ? super.nodeText(expr) : `${piece2}.${components[this.component]}`;
  }
  isPiece(expr) {
    const { context, lane } = this;
    return isPiece(context.place(expr.tensor, expr.version), expr.args, lane, context.tuning.width);
  }
  loadPiece(expr) {
    const indices = expr.args.map(
      (index) => index.op === "index" && index.axis === this.lane ? this.first : this.around.named(index)
    );
    const text = loadText(expr, indices, this.context);
    if (!/^[tl]_/.test(text)) return void 0;
    const type = vectorType(expr.dtype, this.context);
    const name = this.context.fresh("q");
    this.around.lines.push(`const ${type} ${name} = *(const ${type}*)(${text.replace("[", " + (").slice(0, -1)}));`);
    this.pieces.set(expr, name);
    return name;
  }
};
var vectorTypes = { f32: "float", i32: "int", u32: "uint" };
function vectorType(dtype, { tuning }) {
  return `${vectorTypes[dtype]}${tuning.width}`;
}
var noFolds = () => {
  throw new Error("a vectorised map has no folds");
};
function marchOf(part, lane, context) {
  const [phase] = part.phases;
  const { march, width: width5 } = context.tuning;
  if (phase.kind !== "nest" || march === 1) return void 0;
  const suits = (load2) => isPiece(context.place(load2.tensor, load2.version), load2.args, lane, width5);
  for (const axis of part.units) {
    if (axis === lane || typeof axis.extent !== "number" || axis.extent < march) continue;
    const families = familiesAlong(phase, axis, suits);
    if (families.length > 0) return { axis, families };
  }
  return void 0;
}
function nearAxes(phase, units, lane, context) {
  const suits = (load2) => isPiece(context.place(load2.tensor, load2.version), load2.args, lane, context.tuning.width);
  return units.filter((axis) => axis !== lane && familiesAlong(phase, axis, suits).length > 0);
}
function marchLines(phase, roots, lane, first, march, axes, context) {
  const outer = new Scope(context, roots, "thread", axes, noFolds);
  const now2 = context.fresh("x");
  const around = outer.inner(/* @__PURE__ */ new Map([[march.axis, now2]]), "thread");
  const indexText = (arg) => arg.op === "index" && arg.axis === lane ? first : outer.named(arg);
  const texts = new Map(
    march.families.flatMap((family) => {
      const text = familyText(family, vectorType(family.loads[0].dtype, context), march.begin, now2, indexText, context);
      return text === void 0 ? [] : [[family, text]];
    })
  );
  const sum2 = earlySumOf(phase, roots, [...texts.keys()]);
  const type = vectorType("f32", context);
  const names = (family) => texts.get(family).names;
  const early2 = sum2 === void 0 ? void 0 : earlyText(sum2, names, type, components.slice(0, context.tuning.width), context);
  const pieces = new Map([...texts.values()].flatMap(({ values }) => [...values]));
  if (sum2 !== void 0 && early2 !== void 0) pieces.set(sum2.root, early2.value);
  const body = elementLines(phase, around, lane, first, pieces);
  const lines = [
    ...outer.lines,
    ...[...texts.values()].flatMap(({ before }) => before),
    ...early2?.before ?? [],
    "#pragma unroll 1",
    ...block(`for (int ${now2} = ${march.begin}; ${now2} < ${march.end}; ++${now2})`, [
      ...[...texts.values()].flatMap(({ head }) => head),
      ...early2?.head ?? [],
      ...body,
      ...[...texts].flatMap(([family, { end }]) => sum2?.absorbed.has(family) ? [] : end)
    ])
  ];
  if (sum2 !== void 0) return { lines, isEarly: true, residentThreads: 1024 };
  const isLight = texts.size === 1 && lines.length <= lightMarch;
  return { lines, isEarly: false, ...isLight && { residentThreads: 1280 } };
}
var lightMarch = 120;
function vectorLines(phase, roots, lane, first, axes, context) {
  const around = new Scope(context, roots, "thread", axes, noFolds);
  return elementLines(phase, around, lane, first, /* @__PURE__ */ new Map());
}
function elementLines(phase, around, lane, first, pieces) {
  const elements = components.slice(0, around.context.tuning.width).map((_, k) => new ElementScope(around, lane, first, k, pieces));
  const values = phase.writes.map((write) => elements.map((scope) => scope.named(write.value)));
  const stores = phase.writes.map((write, i) => storePiece(write, values[i], lane, first, around));
  return [...around.lines, ...elements.flatMap((scope) => scope.lines), ...stores];
}
function storePiece(write, values, lane, first, around) {
  const place = around.context.place(write.tensor, write.version);
  const isLane = (index) => index.op === "index" && index.axis === lane;
  const indices = write.indices.map((expr) => ({ expr, text: isLane(expr) ? first : around.named(expr) }));
  const { conditions } = storeText(write.tensor, write.version, indices, "", around.context);
  const all2 = write.where === void 0 ? conditions : [around.named(write.where), ...conditions];
  const type = vectorType(write.value.dtype, around.context);
  const element = elementText(
    place,
    indices.map(({ text }) => text),
    around.context
  );
  const [address, vector] = [`(${type}*)(${place.pointer} + ${element})`, `make_${type}(${values.join(", ")})`];
  const store2 = write.version === "next" ? `__stcs(${address}, ${vector});` : `*${address} = ${vector};`;
  return all2.length === 0 ? store2 : `if (${all2.join(" && ")}) ${store2}`;
}

// src/emit/cuda/chunk-fold.ts
var quad = 4;
var fewestThreads = 2 ** 13;
var abreast = 2;
function chunkFoldOf(part, context) {
  const [given] = part.phases;
  const { lanes: lanes5, chunk } = context.program.tree;
  if (part.phases.length !== 1 || part.locals.length > 0 || given.kind !== "nest" || given.sweeps.length > 1)
    return void 0;
  if (context.tuning.width !== quad) return void 0;
  const units = [...part.units, ...given.rows];
  const fixed = product(units.map(({ extent }) => typeof extent === "number" ? extent : 1));
  const threads2 = lanes5 / quad;
  if (fixed * threads2 % warpThreads !== 0) return void 0;
  if (product(units.map(({ extent }) => Math.max(1, smallest(extent)))) * threads2 < fewestThreads) return void 0;
  const phase = unified(given);
  if (phase === void 0) return void 0;
  const roots = new Roots(phaseExpressions(phase));
  const { folds } = roots;
  const [{ axes }] = folds;
  const sizes2 = axes.map(({ extent }) => extent);
  if (!sizes2.every((size) => typeof size === "number")) return void 0;
  const length = product(sizes2);
  const lane = axes[axes.length - 1];
  if (length > chunk || length % lanes5 !== 0 || length < 2 * lanes5 || lane.extent % quad !== 0)
    return void 0;
  const isApart2 = (fold2) => fold2.args.length === 1 && !folds.some((other) => other !== fold2 && roots.reaches(fold2, other));
  if (!folds.every(isApart2) || !isSweepApart(phase, folds)) return void 0;
  if (!alignedPieces(
    phase.sweeps.flatMap(({ writes }) => writes),
    lane,
    context
  ))
    return void 0;
  const swept = phase.sweeps.flatMap(({ writes }) => writes).flatMap(writeExpressions);
  const loads = loadsOf([...folds.map((fold2) => fold2.args[0]), ...swept]).filter((load2) => freeAxes(load2).has(lane));
  const inPieces = loads.every((load2) => isPiece(context.place(load2.tensor, load2.version), load2.args, lane, quad));
  return loads.length > 0 && inPieces ? { phase, units, axes, folds, roots } : void 0;
}
function unified(phase) {
  const { folds } = new Roots(phaseExpressions(phase));
  if (folds.length === 0) return void 0;
  const [{ axes }] = folds;
  const spaces = [...folds.map((fold2) => fold2.axes), ...phase.sweeps.map((sweep) => sweep.axes)];
  const places2 = /* @__PURE__ */ new Map();
  for (const space of spaces) {
    if (space.length !== axes.length || space.some(({ extent }, i) => extent !== axes[i].extent)) return void 0;
    for (const [i, axis] of space.entries()) {
      if ((places2.get(axis) ?? i) !== i) return void 0;
      places2.set(axis, i);
    }
  }
  const moved = renaming(new Map([...places2].flatMap(([axis, i]) => [...axisMap([axis], [axes[i]])])));
  const sharing = new Sharing();
  const changed = changeNest(phase, (expr) => sharing.unique(moved(expr)));
  return { ...changed, sweeps: changed.sweeps.map((sweep) => ({ ...sweep, axes })) };
}
function isSweepApart(phase, folds) {
  const writes = phase.sweeps.flatMap((sweep) => sweep.writes);
  const stored = new Set(writes.map(({ tensor, version: version2 }) => `${tensor}.${version2}`));
  if (loadsOf(folds).some(({ tensor, version: version2 }) => stored.has(`${tensor}.${version2}`))) return false;
  return new Roots(writes.flatMap(writeExpressions)).folds.length === 0;
}
function chunkText(found, thread, context) {
  const { phase, axes, folds, roots } = found;
  const { lanes: lanes5 } = context.program.tree;
  const each2 = { name: "quad", extent: lanes5 / quad };
  const lane = axes[axes.length - 1];
  const near = nearAxes(phase, found.units, lane, context);
  const tiled = tileUnits([...found.units, each2], near, context.tuning.tile === 2 ? context.threads : 0);
  const { lines: place, names } = tileLines(tiled, thread, context);
  const own = names.get(each2);
  const row = new Scope(context, roots, "thread", names, noFolds);
  const ordered = folds.filter(isOrdered);
  const free = folds.filter((fold2) => !isOrdered(fold2));
  const name = context.fresh("chunk");
  const sums = ordered.map((_, i) => Array.from({ length: quad }, (_unused, k) => `${name}_a${i}_${k}`));
  const frees = free.map((fold2) => freeFold(fold2, context.fresh("s")));
  const rounds = product(axes.map(({ extent }) => extent)) / lanes5;
  const together3 = rounds % abreast === 0 ? abreast : 1;
  const fours = { name: lane.name, extent: lane.extent / quad };
  const bodies = Array.from({ length: together3 }, (_, u) => {
    const at = `${name}_f${u}`;
    const { lines: indices, names: inside } = axisLines([...axes.slice(0, -1), fours], at, context);
    const first = `${name}_c${u}`;
    const around = row.inner(inside, "thread");
    const pieces = /* @__PURE__ */ new Map();
    const elements = Array.from({ length: quad }, (_unused, k) => new ElementScope(around, lane, first, k, pieces));
    const values = folds.map((fold2) => elements.map((scope) => scope.named(fold2.args[0])));
    const stored = phase.sweeps.flatMap((sweep) => sweep.writes).map((write) => ({ write, values: elements.map((scope) => scope.named(write.value)) }));
    const stores2 = stored.map((one) => storePiece(one.write, one.values, lane, first, around));
    const takes = folds.flatMap((fold2, i) => {
      const position = ordered.indexOf(fold2);
      return values[i].map((value, k) => {
        if (position < 0) return frees[free.indexOf(fold2)].element(value, `(${at} * ${quad} + ${k})`);
        const sum2 = sums[position][k];
        return `${sum2} = ${combine2(fold2, sum2, value)};`;
      });
    });
    return {
      lines: [
        `const int ${at} = (${name}_t + ${u}) * ${lanes5 / quad} + ${own};`,
        ...indices,
        `const int ${first} = ${inside.get(fours)} * ${quad};`,
        ...around.lines,
        ...elements.flatMap((scope) => scope.lines),
        ...takes
      ],
      stores: stores2
    };
  });
  const before = row.lines.splice(0);
  ordered.forEach((fold2, i) => {
    row.note(fold2, sums[i][0]);
  });
  free.forEach((fold2, i) => {
    row.note(fold2, frees[i].result);
  });
  const stores = row.prepare(phase.writes);
  const lines = [
    ...place,
    ...before,
    ...ordered.flatMap((fold2, i) => sums[i].map((sum2) => `${valueTypes[fold2.dtype]} ${sum2} = ${neutralText(fold2)};`)),
    ...frees.flatMap(declareKept),
    // A map's own text is long; a mere fold may have more of its loads under way.
    `#pragma unroll ${phase.sweeps.length > 0 ? 1 : 4}`,
    ...block(`for (int ${name}_t = 0; ${name}_t < ${rounds}; ${name}_t += ${together3})`, [
      ...bodies.flatMap((body) => body.lines),
      ...bodies.flatMap((body) => body.stores)
    ]),
    ...ordered.flatMap((fold2, i) => joinQuads(fold2, sums[i], lanes5)),
    ...frees.flatMap((one) => joinFree(one, lanes5)),
    ...block(`if (${own} == 0)`, [...row.lines, ...stores])
  ];
  return { units: tiled.units, count: context.product(tiled.units.map((axis) => axis.extent)), lines };
}
function combine2(fold2, a, b) {
  return combineText(fold2.reducer, fold2.dtype, a, b);
}
function joinQuads(fold2, sums, lanes5) {
  const lines = [];
  for (let half = lanes5 / 2; half >= 1; half /= 2) {
    const count2 = Math.min(half, quad);
    for (let k = 0; k < count2; k += 1) {
      const other = half >= quad ? `__shfl_down_sync(~0u, ${sums[k]}, ${half / quad})` : sums[k + half];
      lines.push(`${sums[k]} = ${combine2(fold2, sums[k], other)};`);
    }
  }
  return lines;
}
function joinFree(one, lanes5) {
  const from = lanes5 / quad / 2;
  if (from < 1) return [];
  return block(`for (int by = ${from}; by > 0; by /= 2)`, [
    ...one.kept.map(({ name, dtype }) => `const ${valueTypes[dtype]} ${name}_o = __shfl_xor_sync(~0u, ${name}, by);`),
    one.merge(one.kept.map(({ name }) => `${name}_o`))
  ]);
}

// src/emit/cuda/coarsen.ts
init_dimension();
init_expr();
init_op();
init_walk();
var mostTogether = 8;
var mostLocalWords = 8192;
function coarsen(part, enoughRows) {
  const { locals, units } = part;
  const phases2 = part.phases.filter((phase) => phase.kind === "nest");
  const axis = units[units.length - 1];
  if (locals.length === 0 || phases2.length !== part.phases.length || phases2.length < 2) return part;
  if (axis === void 0 || typeof axis.extent !== "number") return part;
  const rows = phases2.map(
    (phase) => product(phase.rows.map(({ extent }) => typeof extent === "number" ? extent : 1))
  );
  if (Math.max(...rows) < enoughRows || Math.min(...rows) < 2) return part;
  let together3 = 1;
  while (together3 < mostTogether && Math.min(...rows) * together3 < enoughRows && axis.extent % (2 * together3) === 0 && 2 * together3 * localSize(locals) <= mostLocalWords)
    together3 *= 2;
  return together3 === 1 ? part : join(part, phases2, axis, axis.extent / together3, together3);
}
function join(part, phases2, axis, extent, together3) {
  const outer = { name: axis.name, extent };
  const inner = { name: `${axis.name}n`, extent: together3 };
  const place = add(mul(indexOf(outer), together3), indexOf(inner));
  const isLocal = new Set(part.locals.map(({ name }) => name));
  const among = indexOf(inner);
  const locals = part.locals.map((local) => ({ ...local, shape: [together3, ...local.shape] }));
  return {
    units: [...part.units.slice(0, -1), outer],
    locals,
    phases: phases2.map((phase) => {
      const move = rewriter((expr) => {
        if (expr.op === "index" && expr.axis === axis) return place;
        if (expr.op === "load" && isLocal.has(expr.tensor))
          return { ...expr, args: [among, ...expr.args], border: ["inside", ...expr.border] };
        return expr;
      });
      const write = (one) => {
        const moved = changeWrite(one, move);
        return isLocal.has(one.tensor) ? { ...moved, indices: [among, ...moved.indices] } : moved;
      };
      return {
        ...phase,
        rows: [inner, ...phase.rows],
        sweeps: phase.sweeps.map((sweep) => ({ ...sweep, writes: sweep.writes.map(write) })),
        writes: phase.writes.map(write)
      };
    })
  };
}

// src/emit/cuda/column-fold.ts
init_stage();
init_dimension();
init_walk();
var columns = 16;
var shortest2 = 64;
var written = 8;
function columnFoldOf(part, context) {
  const [phase] = part.phases;
  if (part.phases.length !== 1 || part.locals.length > 0 || phase.kind !== "nest") return void 0;
  const { lanes: lanes5, chunk } = context.program.tree;
  const units = [...part.units, ...phase.rows];
  const column = units[units.length - 1];
  if (phase.sweeps.length > 0 || column === void 0 || context.threads !== columns * lanes5) return void 0;
  if (typeof column.extent !== "number" || column.extent % columns !== 0) return void 0;
  const roots = new Roots(phaseExpressions(phase));
  const { folds } = roots;
  if (folds.length === 0 || folds.length > lanes5) return void 0;
  const [{ axes }] = folds;
  const sizes2 = axes.map((axis) => axis.extent);
  if (!sizes2.every((size) => typeof size === "number")) return void 0;
  const length = product(sizes2);
  if (length < shortest2 || Math.ceil(length / chunk) > lanes5) return void 0;
  const isAlike = (fold2) => fold2.args.length === 1 && fold2.axes.length === axes.length && fold2.axes.every((axis, i) => axis.extent === sizes2[i]) && !folds.some((other) => other !== fold2 && roots.reaches(fold2, other)) && (isOrdered(fold2) ? fold2.dtype === "f32" : freeFold(fold2, "").kept.every(({ dtype }) => dtype !== "f64"));
  if (!folds.every(isAlike) || !runsDown(folds, column, context)) return void 0;
  return { phase, units, folds, roots };
}
function runsDown(folds, column, context) {
  const own = new Set(folds.flatMap((fold2) => fold2.axes));
  const touches = (expr) => [...freeAxes(expr)].some((axis) => own.has(axis));
  const loads = loadsOf(folds.map((fold2) => fold2.args[0])).filter(touches);
  const inner = loads.map((load2) => innerIndex(context.place(load2.tensor, load2.version), load2.args));
  if (inner.some((index) => index === void 0 || touches(index))) return false;
  return inner.some((index) => index?.op === "index" && index.axis === column);
}
function columnText({ phase, units, folds, roots }, turn2, context) {
  const { lanes: lanes5, chunk } = context.program.tree;
  const name = context.fresh("column");
  const last2 = units[units.length - 1];
  const groups3 = { name: last2.name, extent: last2.extent / columns };
  const outer = [...units.slice(0, -1), groups3];
  const count2 = context.product(outer.map((axis) => axis.extent));
  const { lines: place, names } = axisLines(outer, `${name}_unit`, context);
  const own = `${name}_c`;
  const bound = new Map([...names, [last2, own]]);
  const row = new Scope(context, roots, "thread", bound, noLoop);
  const ordered = folds.filter(isOrdered);
  const free = folds.filter((fold2) => !isOrdered(fold2));
  const sums = ordered.map((_, i) => `${name}_a${i}`);
  const frees = free.map((fold2, i) => freeFold(fold2, `${name}_f${i}`));
  const kept = frees.flatMap((one) => one.kept);
  const { axes } = folds[0];
  const length = product(axes.map((axis) => axis.extent));
  const pieces = Math.ceil(length / chunk);
  const at = `${name}_x`;
  const { lines: indices, names: inside } = axisLines(axes, at, context);
  for (const fold2 of folds)
    fold2.axes.forEach((axis, i) => {
      inside.set(axis, inside.get(axes[i]));
    });
  const element = row.inner(inside, "thread");
  element.lines.push(...indices);
  const values = [...ordered, ...free].map((fold2) => element.named(fold2.args[0]));
  const add2 = (fold2, i) => `${sums[i]} = ${combineText(fold2.reducer, "f32", sums[i], values[i])};`;
  element.lines.push(...ordered.map(add2), ...frees.map((one, i) => one.element(values[ordered.length + i], at)));
  const before = row.lines.splice(0);
  const lane = columns * lanes5;
  const [partial, result] = [ordered.length * lane, ordered.length * (lane + pieces * columns)];
  const others = result + ordered.length * columns;
  const words = others + kept.length * lane;
  context.beginWork(0);
  context.work(words);
  const slot = (base, text) => `shared_f32[${base === 0 ? text : `${base} + ${text}`}]`;
  const end = pieces === 1 ? `${length}` : `min_i32((${name}_p + 1) * ${chunk}, ${length})`;
  const first = pieces === 1 ? `${name}_l` : `${name}_p * ${chunk} + ${name}_l`;
  const joins = (from, stride, count3, isNext) => [...new Set(ordered.map((fold2) => fold2.reducer))].map((reducer) => {
    const mask = ordered.reduce((bits, fold2, i) => bits + (fold2.reducer === reducer ? 2 ** i : 0), 0);
    const call2 = `${treeHelper(reducer, context)}(${from}, ${stride}, ${count3}, ${isNext})`;
    return `if (${mask}u >> ${name}_i & 1u) ${name}_v = ${call2};`;
  });
  const eachFold = (body) => block(`if (threadIdx.x < ${ordered.length * columns})`, [
    `const int ${name}_i = threadIdx.x / ${columns};`,
    `const int ${name}_k = threadIdx.x % ${columns};`,
    `float ${name}_v = 0.0f;`,
    ...body
  ]);
  const piece2 = [
    ...ordered.map((fold2, i) => `float ${sums[i]} = ${neutralText(fold2)};`),
    `#pragma unroll ${written}`,
    ...block(`for (int ${at} = ${first}; ${at} < ${end}; ${at} += ${lanes5})`, element.lines),
    ...sums.map((sum2, i) => `${slot(i * lane, "threadIdx.x")} = ${sum2};`),
    "__syncthreads();",
    ...eachFold([
      ...joins(`shared_f32 + ${name}_i * ${lane} + ${name}_k`, columns, lanes5, false),
      `${slot(partial, `(${pieces === 1 ? "0" : `${name}_p`} * ${ordered.length} + ${name}_i) * ${columns} + ${name}_k`)} = ${name}_v;`
    ]),
    "__syncthreads();"
  ];
  const finish2 = eachFold([
    ...pieces === 1 ? [`${name}_v = ${slot(partial, `${name}_i * ${columns} + ${name}_k`)};`] : joins(`shared_f32 + ${partial} + ${name}_i * ${columns} + ${name}_k`, ordered.length * columns, pieces, true),
    `${slot(result, `${name}_i * ${columns} + ${name}_k`)} = ${name}_v;`
  ]);
  const results = ordered.map((fold2, i) => {
    const text = `${name}_s${i}`;
    row.note(fold2, text);
    return `const float ${text} = ${slot(result, `${i * columns} + threadIdx.x`)};`;
  });
  free.forEach((fold2, i) => {
    row.note(fold2, frees[i].result);
  });
  let number = 0;
  const keptAt = frees.map((one) => one.kept.map(() => others + lane * number++));
  const keep2 = frees.flatMap(
    (one, i) => one.kept.map(
      (variable, j) => `*(${valueTypes[variable.dtype]}*)(shared + ${keptAt[i][j]} + threadIdx.x) = ${variable.name};`
    )
  );
  const merge2 = frees.map((one, i) => {
    const lines2 = one.kept.map(
      (variable, j) => `const ${valueTypes[variable.dtype]} ${variable.name}_o = *(const ${valueTypes[variable.dtype]}*)(shared + ${keptAt[i][j]} + ${name}_m * ${columns} + threadIdx.x);`
    );
    const take = one.merge(one.kept.map((variable) => `${variable.name}_o`));
    return block(`for (int ${name}_m = 1; ${name}_m < ${lanes5}; ++${name}_m)`, [...lines2, take]);
  });
  const stores = row.prepare(phase.writes);
  const lines = [
    // From the last to the first: what the stage before wrote last is still near.
    `const int ${name}_unit = ${count2} - 1 - ${turn2};`,
    ...place,
    "float* const shared_f32 = (float*)shared;",
    `const int ${own} = ${names.get(groups3)} * ${columns} + threadIdx.x % ${columns};`,
    `const int ${name}_l = threadIdx.x / ${columns};`,
    ...before,
    ...frees.flatMap(declareKept),
    ...pieces === 1 ? piece2 : block(`for (int ${name}_p = 0; ${name}_p < ${pieces}; ++${name}_p)`, piece2),
    ...finish2,
    ...keep2,
    "__syncthreads();",
    ...block(`if (threadIdx.x < ${columns})`, [...results, ...merge2.flat(), ...row.lines, ...stores]),
    "__syncthreads();"
  ];
  return { units: outer, count: count2, lines, sharedWords: words };
}
function treeHelper(reducer, context) {
  const { lanes: lanes5 } = context.program.tree;
  const name = `${context.prefix}join_${reducer}`;
  const places2 = Array.from({ length: lanes5 }, (_, l) => l);
  const halves = Array.from({ length: Math.log2(lanes5) }, (_, i) => lanes5 / 2 ** (i + 1));
  const neutral = literal(neutralOf(reducer, "f32"), "f32");
  const combine3 = (a, b) => combineText(reducer, "f32", a, b);
  context.helpers.set(
    name,
    block(`__device__ __forceinline__ float ${name}(const float* x, int stride, int count, bool next)`, [
      // Names and not an array: what is indexed by a variable does not stay in registers.
      ...places2.map((l) => `float a${l} = ${l} < count ? x[${l} * stride] : ${neutral};`),
      ...block(
        "if (next)",
        places2.map((l) => `a${l} = ${combine3(neutral, `a${l}`)};`)
      ),
      ...halves.flatMap((half) => places2.slice(0, half).map((l) => `a${l} = ${combine3(`a${l}`, `a${l + half}`)};`)),
      "return a0;"
    ])
  );
  return name;
}
var noLoop = () => {
  throw new Error("all folds of a column stand in one loop");
};

// src/emit/cuda/prefetch.ts
init_sharing();
init_stage();
init_bounds();
init_dimension();
init_expr();
init_walk();
var piece = 8;
function prefetchLines(part, unit, units, context) {
  const phase = part.phases[part.phases.length - 1];
  const loops = part.phases.length < 2 ? void 0 : rowLoopsOf(phase, context, unit);
  if (loops === void 0 || loops.fixed.length !== 1) return [];
  const [lane] = loops.fixed;
  const lanes5 = lane.extent;
  if (lanes5 % piece !== 0) return [];
  const sector = { name: "sector", extent: lanes5 / piece };
  const rows = phase.kind === "nest" ? phase.rows.slice(0, -1) : [];
  const places2 = rewriter(
    (expr) => expr.op === "index" && expr.axis === lane ? mul(indexOf(sector), i32(piece)) : expr
  );
  const isAhead = openLoopOf(loops, context) !== void 0;
  const wanted = farLoads(part, unit, lane, rows, context).filter((load2) => !isAhead || !isBeside(load2, context)).map((load2) => halfOfPair(places2(load2), context));
  if (wanted.length === 0) return [];
  const total2 = product([...rows, sector].map(({ extent }) => extent));
  const item = context.fresh("ahead");
  const { lines, names } = axisLines([...rows, sector], item, context);
  const scope = new Scope(context, new Roots(wanted), "thread", new Map([...units, ...names]), writeFoldLoop);
  const asked = wanted.map((load2) => {
    const indices = load2.args.map((index) => scope.named(index));
    let element = "";
    loadText(load2, indices, context, (...given) => {
      element = wholeElement(context)(...given);
      return element;
    });
    return `prefetch_near(&${element});`;
  });
  const { member, members: members3 } = crewOf(unit, context);
  const head = `for (int ${item} = ${member}; ${item} < ${total2}; ${item} += ${members3})`;
  return block(head, [...lines, ...scope.lines, ...new Set(asked)]);
}
function isBeside({ tensor, version: version2, args, border }, context) {
  const { shape: shape2 } = context.place(tensor, version2);
  return args.some((index, axis) => border[axis] !== "inside" && !provablyInside(index, shape2[axis]));
}
function halfOfPair(load2, context) {
  const place = context.look(load2.tensor, load2.version);
  const axis = pairAxis(place);
  const half = axis === void 0 ? void 0 : load2.args[axis];
  if (half?.op !== "constant" || half.value === 0) return load2;
  const inner = place.layout[place.layout.length - 2];
  const args = load2.args.map((index, i) => i === inner ? add(index, piece / 2) : i === axis ? i32(0) : index);
  return { ...load2, args };
}
function farLoads(part, unit, lane, rows, context) {
  const phase = part.phases[part.phases.length - 1];
  if (phase.kind !== "nest") return [];
  const sharing = new Sharing();
  const close = unit === "warp" ? [...rows, ...part.units.slice(-1)] : rows;
  const isRow = (index) => [...freeAxes(index)].some((axis) => close.includes(axis));
  const own = new Set(phase.writes.flatMap(({ indices }) => indices.map((index) => sharing.unique(index))));
  const places2 = /* @__PURE__ */ new Set([...part.units, ...rows]);
  const placeOf2 = ({ tensor, version: version2, args }) => {
    const outer = args.filter((index) => [...freeAxes(index)].some((axis) => places2.has(axis)));
    return `${tensor}.${version2} ${outer.map((index) => sharing.numberOf(index)).join(" ")}`;
  };
  const near = new Set(loadsOf(part.phases.slice(0, -1).flatMap(phaseExpressions)).map(placeOf2));
  return loadsOf(phaseExpressions(phase)).filter((load2) => {
    const place = context.place(load2.tensor, load2.version);
    const inner = innerIndex(place, load2.args);
    if (load2.dtype !== "f32" || !place.pointer.startsWith("t_")) return false;
    if (context.tensor(load2.tensor).role === "constant") return false;
    if (inner?.op !== "index" || inner.axis !== lane || load2.border.includes("zero")) return false;
    const others = load2.args.filter((index) => index !== inner);
    if (others.some((index) => freeAxes(index).has(lane)) || !others.some(isRow)) return false;
    const isPlace = (index) => own.has(sharing.unique(index)) || isCoarser(index, isRow);
    return others.every((index) => !isRow(index) || isPlace(index)) && !near.has(placeOf2(load2));
  });
}
function isCoarser(index, isRow) {
  if (!isRow(index)) return true;
  if (index.op === "div") return index.args[1].op === "constant" && index.args[1].value > 1;
  return (index.op === "add" || index.op === "mul") && index.args.every((arg) => isCoarser(arg, isRow));
}

// src/emit/cuda/row-scan.ts
init_stage();
init_dimension();
init_walk();
var width2 = 4;
var chunkRows = warpThreads;
var sharers = 8;
function rowScanOf(part, context) {
  const [phase] = part.phases;
  if (part.phases.length !== 1 || part.locals.length > 0 || phase.kind !== "topk") return void 0;
  const { op } = phase;
  const { lanes: lanes5, chunk } = context.program.tree;
  const fold2 = op.value;
  if (context.tuning.width !== width2 || op.over.extent !== chunkRows || op.k > chunkRows) return void 0;
  if (fold2.op !== "fold" || fold2.reducer !== "sum" || fold2.dtype !== "f32" || fold2.args.length > 1) return void 0;
  if (fold2.axes.length !== 1 || op.where !== void 0 && holdsFold(op.where) || holdsFold(fold2.args[0]))
    return void 0;
  const [axis] = fold2.axes;
  const length = axis.extent;
  if (typeof length !== "number" || lanes5 % width2 !== 0 || lanes5 > warpThreads) return void 0;
  const pieces = length <= chunk ? 1 : length / chunk;
  const groups3 = warpThreads / (lanes5 / width2);
  if (length < 2 * lanes5 || Math.min(length, chunk) % lanes5 !== 0) return void 0;
  if (!Number.isInteger(pieces) || pieces > groups3 || groups3 % pieces !== 0) return void 0;
  const along = loadsOf([fold2.args[0]]).filter((load2) => freeAxes(load2).has(axis));
  const isWhole2 = (load2) => load2.dtype === "f32" && isPiece(context.place(load2.tensor, load2.version), load2.args, axis, width2);
  if (along.length === 0 || !along.every(isWhole2)) return void 0;
  const units = [...part.units, ...phase.rows];
  const [outer] = units;
  const isShared = units.length > 1 && along.some((load2) => !freeAxes(load2).has(outer)) && (op.where === void 0 || !freeAxes(op.where).has(outer));
  const shared = isShared ? outer : void 0;
  const isKept = (load2) => shared !== void 0 && !freeAxes(load2).has(shared);
  const kept = along.filter(isKept);
  return { phase, fold: fold2, shared, units, kept, fresh: along.filter((load2) => !isKept(load2)), pieces };
}
function holdsFold(root) {
  return root.op === "fold" || root.args.some(holdsFold);
}
function scanThreads({ fold: fold2, pieces }, context) {
  const { lanes: lanes5, chunk } = context.program.tree;
  const group = lanes5 / width2;
  const rowThreads = group * pieces;
  return {
    group,
    rowThreads,
    rowsEach: warpThreads / rowThreads,
    steps: Math.min(fold2.axes[0].extent, chunk) / lanes5,
    begin: `${pieces === 1 ? "0" : `lane / ${group} % ${pieces} * ${chunk}`} + (lane & ${group - 1}) * ${width2}`
  };
}
function placeLines({ shared, units }, turn2, together3, name, context) {
  const inner = shared === void 0 ? units : units.slice(1);
  const innerCount = context.product(inner.map((axis) => axis.extent));
  const unit = `${name}_unit`;
  const { lines: axes, names } = axisLines(inner, unit, context);
  if (shared === void 0)
    return { lines: [`const int ${unit} = ${turn2};`, ...axes], names, count: innerCount, most: "1" };
  const most2 = context.size(shared.extent);
  const lines = [
    `const int ${unit} = ${turn2} % ${innerCount};`,
    `const int ${name}_n0 = ${turn2} / ${innerCount} * ${together3};`,
    `const int ${name}_end = min_i32(${name}_n0 + ${together3}, ${most2});`,
    ...axes
  ];
  return { lines, names, count: `((${most2} + ${together3 - 1}) / ${together3}) * ${innerCount}`, most: most2 };
}
function pieceAddress(load2, along, first, scope, context) {
  const indices = load2.args.map((arg) => arg.op === "index" && arg.axis === along ? first : scope.named(arg));
  const text = loadText(load2, indices, context);
  return `${text.replace("[", " + (").slice(0, -1)})`;
}
function rowScanText(scan, turn2, context) {
  const { phase, fold: fold2, shared, units, pieces } = scan;
  const { op } = phase;
  const { lanes: lanes5 } = context.program.tree;
  const name = context.fresh("scan");
  const { group, rowThreads, rowsEach, steps: steps3, begin: from } = scanThreads(scan, context);
  const { lines: place, names, count: count2 } = placeLines(scan, turn2, sharers, name, context);
  context.beginWork(0);
  const work = context.work(chunkRows * sharers);
  const roots = new Roots(phaseExpressions(phase));
  const outside = new Scope(context, roots, "thread", names, noFolds);
  const row = outside.inner(/* @__PURE__ */ new Map([[op.over, `${name}_row`]]), "thread");
  const where = op.where === void 0 ? "true" : row.named(op.where);
  const sharer = row.inner(new Map(shared === void 0 ? [] : [[shared, `${name}_n`]]), "thread");
  const first = `${name}_e`;
  const element = sharer.inner(/* @__PURE__ */ new Map(), "thread");
  const vectors = /* @__PURE__ */ new Map();
  const keptLines = scan.kept.map((load2, i) => {
    vectors.set(load2, `${name}_k${i}[${name}_j]`);
    return { array: `float4 ${name}_k${i}[${steps3}];`, load: load2, at: `${name}_k${i}[${name}_j]` };
  });
  scan.fresh.forEach((load2, i) => {
    vectors.set(load2, `${name}_q${i}`);
  });
  const vector = (load2, scope) => `*(const float4*)(${pieceAddress(load2, fold2.axes[0], first, scope, context)})`;
  const loadKept = keptLines.map(
    ({ load: load2, at }) => `${at} = ${name}_ok ? ${vector(load2, row)} : make_float4(0.0f, 0.0f, 0.0f, 0.0f);`
  );
  const loadFresh = scan.fresh.map((load2, i) => `const float4 ${name}_q${i} = ${vector(load2, sharer)};`);
  const sums = ["x", "y", "z", "w"].map((component) => `${name}_${component}`);
  const adds = sums.flatMap((sum2, i) => {
    const scope = new ElementScope(element, fold2.axes[0], first, i, vectors);
    const value = scope.value(fold2.args[0]);
    return [...scope.lines, `${sum2} = __fadd_rn(${sum2}, ${value});`];
  });
  const each2 = `for (int ${name}_j = 0; ${name}_j < ${steps3}; ++${name}_j)`;
  const begin = `${name}_first`;
  const here = `const int ${first} = ${begin} + ${name}_j * ${lanes5};`;
  const result = `shared + ${work}`;
  const slot = shared === void 0 ? `${name}_row` : `(${name}_n - ${name}_n0) * ${chunkRows} + ${name}_row`;
  const addUp = ["#pragma unroll", ...block(each2, [here, ...loadFresh, ...element.lines, ...adds])];
  const foldRow = [
    ...sums.map((sum2) => `float ${sum2} = 0.0f;`),
    ...shared === void 0 ? block(`if (${name}_ok)`, addUp) : addUp,
    ...halvesOf(sums, lanes5),
    ...joinPieces(sums[0], pieces, group),
    `if ((lane & ${rowThreads - 1}) == 0) ((float*)(${result}))[${slot}] = ${name}_ok ? ${sums[0]} : ${literal(Number.NaN, "f32")};`
  ];
  const scanRows = [
    `const int ${name}_row = ${name}_r0 + ${rowsEach === 1 ? "0" : `lane / ${rowThreads}`};`,
    `const int ${begin} = ${from};`,
    ...row.lines,
    `const bool ${name}_ok = ${where};`,
    ...keptLines.map(({ array }) => array),
    ...keptLines.length === 0 ? [] : ["#pragma unroll", ...block(each2, [here, ...loadKept])],
    ...shared === void 0 ? [...sharer.lines, ...foldRow] : block(`for (int ${name}_n = ${name}_n0; ${name}_n < ${name}_end; ++${name}_n)`, [...sharer.lines, ...foldRow])
  ];
  const rank2 = rankLines(scan, name, result, names, context);
  const body = [
    ...outside.lines,
    ...block(
      `for (int ${name}_r0 = warp * ${rowsEach}; ${name}_r0 < ${chunkRows}; ${name}_r0 += ${context.warps * rowsEach})`,
      scanRows
    ),
    "__syncthreads();",
    ...shared === void 0 ? block("if (warp == 0)", rank2) : block(`for (int ${name}_n = ${name}_n0 + warp; ${name}_n < ${name}_end; ${name}_n += ${context.warps})`, rank2),
    "__syncthreads();"
  ];
  return {
    units: shared === void 0 ? units : [tilesOf(shared, sharers), ...units.slice(1)],
    count: count2,
    lines: [...place, ...body],
    sharedWords: chunkRows * sharers
  };
}
function tilesOf({ name, extent }, together3) {
  if (typeof extent === "number") return { name, extent: Math.ceil(extent / together3) };
  return { name, extent: derivedSymbol(`${extent.symbol}Sharing${together3}`, extent, together3) };
}
function halvesOf(sums, lanes5) {
  const lines = [];
  for (let half = lanes5 / 2; half >= width2; half /= 2)
    for (const sum2 of sums) lines.push(`${sum2} = __fadd_rn(${sum2}, __shfl_down_sync(~0u, ${sum2}, ${half / width2}));`);
  const [x, y, z, w] = sums;
  return [...lines, `${x} = __fadd_rn(${x}, ${z});`, `${y} = __fadd_rn(${y}, ${w});`, `${x} = __fadd_rn(${x}, ${y});`];
}
function joinPieces(sum2, pieces, group) {
  if (pieces === 1) return [];
  const lines = [`${sum2} = __fadd_rn(0.0f, ${sum2});`];
  for (let half = pieces / 2; half >= 1; half /= 2)
    lines.push(`${sum2} = __fadd_rn(${sum2}, __shfl_down_sync(~0u, ${sum2}, ${half * group}));`);
  return lines;
}
function rankLines({ phase, shared }, name, result, names, context) {
  const { op } = phase;
  const sign = op.largest ? ">" : "<";
  const worst2 = literal(neutralOf(op.largest ? "max" : "min", "f32"), "f32");
  const entries = (place, value, index) => {
    const outer = op.axes.map((axis) => ({ text: axis === shared ? `${name}_n` : names.get(axis) }));
    const stores = [
      [op.values, value],
      [op.indices, index]
    ];
    return stores.flatMap(
      ([tensor, text]) => tensor === void 0 ? [] : [storeText(tensor, "current", [...outer, { text: place }], text, context).statement]
    );
  };
  const from = shared === void 0 ? "" : ` + (${name}_n - ${name}_n0) * ${chunkRows}`;
  return [
    `const float* const ${name}_v = (const float*)(${result})${from};`,
    `const float ${name}_own = ${name}_v[lane];`,
    `int ${name}_before = 0;`,
    `const int ${name}_valid = __popc(__ballot_sync(~0u, ${name}_own == ${name}_own));`,
    "#pragma unroll",
    ...block(`for (int ${name}_o = 0; ${name}_o < ${chunkRows}; ++${name}_o)`, [
      `const float ${name}_c = ${name}_v[${name}_o];`,
      `${name}_before += ${name}_c ${sign} ${name}_own || (${name}_c == ${name}_own && ${name}_o < lane) ? 1 : 0;`
    ]),
    ...block(
      `if (${name}_own == ${name}_own && ${name}_before < ${op.k})`,
      entries(`${name}_before`, `${name}_own`, "lane")
    ),
    ...block(`if (lane >= ${name}_valid && lane < ${op.k})`, entries("lane", worst2, "-1"))
  ];
}

// src/emit/cuda/scan-tile.ts
init_stage();
init_walk();
var side = 8;
var warpsAlong = chunkRows / side;
var sliceSteps = 2;
var ringSlices = 4;
var rowWords = warpThreads * sliceSteps;
function tileSharers(context) {
  return context.warps / warpsAlong * side;
}
function isTiled(scan, context) {
  const { kept, fresh, fold: fold2, phase, pieces } = scan;
  const { steps: steps3 } = scanThreads(scan, context);
  const copies = rowWords / width2 * side;
  return scan.shared !== void 0 && kept.length === 1 && fresh.length === 1 && !freeAxes(fresh[0]).has(phase.op.over) && isMadeOf(fold2.args[0], [kept[0], fresh[0]]) && context.program.tree.lanes * pieces === warpThreads && steps3 % sliceSteps === 0 && steps3 / sliceSteps >= ringSlices && context.warps % warpsAlong === 0 && copies % (context.threads / warpsAlong) === 0;
}
function isMadeOf(expr, values) {
  if (values.includes(expr)) return true;
  return expr.op !== "load" && expr.op !== "index" && expr.op !== "fold" && expr.args.every((e) => isMadeOf(e, values));
}
function scanTileText(scan, turn2, context) {
  const { phase, fold: fold2, shared, units, pieces } = scan;
  if (shared === void 0) throw new Error("a tile needs rows that are shared");
  const { op } = phase;
  const sharers2 = tileSharers(context);
  const name = context.fresh("tile");
  const { lines: place, names, count: count2, most: most2 } = placeLines(scan, turn2, sharers2, name, context);
  const sliceWords = (chunkRows + sharers2) * rowWords;
  context.beginWork(0);
  const result = `shared + ${context.work(ringSlices * sliceWords)}`;
  const outside = new Scope(context, new Roots(phaseExpressions(phase)), "thread", names, noFolds);
  const [row, index] = [`${name}_row`, `${name}_n`];
  const inRow = () => outside.inner(/* @__PURE__ */ new Map([[op.over, row]]), "thread");
  const asked = (scope) => op.where === void 0 ? "true" : scope.named(op.where);
  const { lanes: lanes5, chunk } = context.program.tree;
  const slices = scanThreads(scan, context).steps / sliceSteps;
  const copies = copyLines();
  const element = inRow().inner(
    /* @__PURE__ */ new Map([
      [shared, index],
      [fold2.axes[0], `${name}_e`]
    ]),
    "thread"
  );
  element.note(scan.kept[0], `${name}_k[${name}_r]`);
  element.note(scan.fresh[0], `${name}_q[${name}_i]`);
  const value = element.value(fold2.args[0]);
  const sum2 = `${name}_s[${name}_r * ${side} + ${name}_i]`;
  const [firstRow, firstIndex] = [`warp % ${warpsAlong} * ${side}`, `warp / ${warpsAlong} * ${side}`];
  const slice = `(const float*)(${result}) + ${name}_b % ${ringSlices} * ${sliceWords} + lane`;
  const add2 = [
    `const float* const ${name}_rows = ${slice} + (${firstRow}) * ${rowWords};`,
    `const float* const ${name}_indices = ${slice} + (${chunkRows} + ${firstIndex}) * ${rowWords};`,
    ...written2(`${name}_j`, sliceSteps, [
      `float ${name}_k[${side}], ${name}_q[${side}];`,
      ...written2(`${name}_r`, side, [
        `${name}_k[${name}_r] = ${name}_rows[${name}_r * ${rowWords} + ${name}_j * ${warpThreads}];`,
        `${name}_q[${name}_r] = ${name}_indices[${name}_r * ${rowWords} + ${name}_j * ${warpThreads}];`
      ]),
      ...written2(
        `${name}_r`,
        side,
        written2(`${name}_i`, side, [...element.lines, `${sum2} = __fadd_rn(${sum2}, ${value});`])
      )
    ])
  ];
  const settled = inRow();
  const where = asked(settled);
  const meet = meetLines(`${name}_s`, name, lanes5, pieces);
  const rank2 = rankLines(scan, name, result, names, context);
  return {
    units: [tilesOf(shared, sharers2), ...units.slice(1)],
    count: count2,
    lines: [
      ...place,
      ...outside.lines,
      ...copies.begin,
      `float ${name}_s[${side * side}];`,
      ...written2(`${name}_i`, side * side, [`${name}_s[${name}_i] = 0.0f;`]),
      "#pragma unroll 1",
      ...block(`for (int ${name}_b = 0; ${name}_b < ${slices}; ++${name}_b)`, [
        `${context.prefix}copies_wait<${ringSlices - 2}>();`,
        "__syncthreads();",
        `const int ${name}_a = ${name}_b + ${ringSlices - 1};`,
        ...copies.ask,
        ...add2
      ]),
      ...meet.lines,
      // Slices and results lie in the same place.
      "__syncthreads();",
      ...written2(`${name}_i`, meet.left, [
        `const int ${name}_at = ${meet.at} + ${name}_i;`,
        `const int ${row} = ${firstRow} + ${name}_at / ${side};`,
        ...settled.lines,
        `((float*)(${result}))[(${firstIndex} + ${name}_at % ${side}) * ${chunkRows} + ${row}] = ${where} ? ${name}_s[${name}_i] : ${literal(Number.NaN, "f32")};`
      ]),
      "__syncthreads();",
      ...block(`for (int ${index} = ${name}_n0 + warp; ${index} < ${name}_end; ${index} += ${context.warps})`, rank2),
      "__syncthreads();"
    ],
    sharedWords: ringSlices * sliceWords
  };
  function copyLines() {
    const { prefix, threads: threads2 } = context;
    useCopies(context);
    const [rowPieces, lanePieces] = [rowWords / width2, lanes5 * sliceSteps / width2];
    const step2 = threads2 / rowPieces;
    const [keptCopies, freshCopies] = [chunkRows / step2, sharers2 / step2];
    const [kept, fresh] = [inRow(), outside.inner(/* @__PURE__ */ new Map([[shared, index]]), "thread")];
    const addressOf = (load2, scope) => pieceAddress(load2, fold2.axes[0], `${name}_from`, scope, context);
    const [keptAt, freshAt, isAsked] = [addressOf(scan.kept[0], kept), addressOf(scan.fresh[0], fresh), asked(kept)];
    const copy = (first, source, present) => `${prefix}copy_16(${name}_a < ${slices}, ${name}_slabs, ${name}_place, ${name}_to + (${name}_a % ${ringSlices} * ${sliceWords} + (${first} + ${name}_c * ${step2}) * ${rowWords}) * 4, ${source} + ${name}_a * ${lanes5 * sliceSteps}, ${present});`;
    const ask = [
      ...written2(`${name}_c`, keptCopies, [copy(0, `${name}_k0[${name}_c]`, `${name}_ok[${name}_c]`)]),
      ...written2(`${name}_c`, freshCopies, [copy(chunkRows, `${name}_q0[${name}_c]`, "true")]),
      `${prefix}copies_end();`
    ];
    const own = `(int)threadIdx.x / ${rowPieces}`;
    const begin = [
      `unsigned char* const ${name}_slabs = (unsigned char*)(${result});`,
      `const unsigned int ${name}_place = ${prefix}shared_place(${name}_slabs);`,
      `const int ${name}_part = (int)threadIdx.x % ${rowPieces} / ${lanePieces};`,
      `const int ${name}_in = (int)threadIdx.x % ${lanePieces} * ${width2};`,
      `const int ${name}_from = ${name}_part * ${chunk} + ${name}_in;`,
      // In shared memory, what the lanes of one step read lies side by side.
      `const unsigned int ${name}_to = (${own} * ${rowWords} + ${name}_in / ${lanes5} * ${warpThreads} + ${name}_part * ${lanes5} + ${name}_in % ${lanes5}) * 4;`,
      `const float* ${name}_k0[${keptCopies}];`,
      `bool ${name}_ok[${keptCopies}];`,
      ...written2(`${name}_c`, keptCopies, [
        `const int ${row} = ${own} + ${name}_c * ${step2};`,
        ...kept.lines,
        `${name}_k0[${name}_c] = ${keptAt};`,
        `${name}_ok[${name}_c] = ${isAsked};`
      ]),
      `const float* ${name}_q0[${freshCopies}];`,
      ...written2(`${name}_c`, freshCopies, [
        `const int ${index} = min_i32(${name}_n0 + ${own} + ${name}_c * ${step2}, ${most2} - 1);`,
        ...fresh.lines,
        `${name}_q0[${name}_c] = ${freshAt};`
      ]),
      ...written2(`${name}_a`, ringSlices - 1, ask)
    ];
    return { begin, ask };
  }
}
function meetLines(sums, name, lanes5, pieces) {
  const halves = (from) => from < 1 ? [] : [from, ...halves(from / 2)];
  let left = side * side;
  const at = [];
  const take = (bit) => {
    left /= 2;
    at.push(`((lane & ${bit}) != 0 ? ${left} : 0)`);
    return written2(`${name}_i`, left, [
      `const float ${name}_own = (lane & ${bit}) != 0 ? ${sums}[${name}_i + ${left}] : ${sums}[${name}_i];`,
      `const float ${name}_other = (lane & ${bit}) != 0 ? ${sums}[${name}_i] : ${sums}[${name}_i + ${left}];`,
      `${sums}[${name}_i] = __fadd_rn(${name}_own, __shfl_xor_sync(~0u, ${name}_other, ${bit}));`
    ]);
  };
  const lines = halves(lanes5 / 2).flatMap(take);
  if (pieces > 1)
    lines.push(...written2(`${name}_i`, left, [`${sums}[${name}_i] = __fadd_rn(0.0f, ${sums}[${name}_i]);`]));
  lines.push(...halves(pieces / 2).flatMap((half) => take(half * lanes5)));
  return { lines, left, at: at.join(" + ") };
}
function written2(name, count2, lines) {
  return ["#pragma unroll", ...block(`for (int ${name} = 0; ${name} < ${count2}; ++${name})`, lines)];
}

// src/emit/cuda/spread-values.ts
init_cost();
init_stage();
init_dimension();
init_walk();
var leastFlops2 = 200;
var loadCost = 4;
var worstShare = 0.75;
function spreadValues(part, threads2) {
  if (part.phases.length < 2) return part;
  return { ...part, phases: part.phases.flatMap((phase) => halvesOf2(phase, threads2) ?? [phase]) };
}
function halvesOf2(phase, threads2) {
  if (phase.kind !== "nest" || phase.sweeps.length > 0 || phase.writes.length < 2) return void 0;
  if (!phase.rows.every(({ extent }) => typeof extent === "number")) return void 0;
  const rows = product(phase.rows.map(({ extent }) => extent));
  if (rows < warpThreads || 2 * rows > threads2) return void 0;
  const written3 = new Set(phase.writes.map(({ tensor }) => tensor));
  if (loadsOf(phase.writes.flatMap(writeExpressions)).some(({ tensor }) => written3.has(tensor))) return void 0;
  const cost = (writes) => {
    const roots = writes.flatMap(writeExpressions);
    const fixed = roots.flatMap((root) => [...freeAxes(root)]);
    return flopsOf(roots, fixed) + loadCost * loadsOfUnit(roots, fixed);
  };
  const whole3 = cost(phase.writes);
  if (whole3 < leastFlops2) return void 0;
  const halves = halve(phase, cost);
  if (Math.max(...halves.map(cost)) > worstShare * whole3) return void 0;
  return halves.map((own) => ({ ...phase, writes: phase.writes.filter((write) => own.includes(write)) }));
}
function halve(phase, cost) {
  const rows = new Set(phase.rows);
  const groups3 = [];
  for (const write of phase.writes) {
    const loads = loadsOf(writeExpressions(write)).filter(
      ({ args }) => args.some((index) => [...freeAxes(index)].some((axis) => rows.has(axis)))
    );
    const own = { tensors: new Set(loads.map(({ tensor }) => tensor)), writes: [write] };
    for (const group of groups3.filter(({ tensors }) => [...own.tensors].some((tensor) => tensors.has(tensor)))) {
      groups3.splice(groups3.indexOf(group), 1);
      for (const tensor of group.tensors) own.tensors.add(tensor);
      own.writes.unshift(...group.writes);
    }
    groups3.push(own);
  }
  const halves = [[], []];
  const costs = new Map(groups3.map((group) => [group, cost(group.writes)]));
  for (const group of groups3.sort((a, b) => (costs.get(b) ?? 0) - (costs.get(a) ?? 0)))
    halves[cost(halves[0]) <= cost(halves[1]) ? 0 : 1].push(...group.writes);
  return halves;
}

// src/emit/cuda/warp-rows.ts
init_stage();
init_dtype();
init_expr();
init_op();
init_walk();
var mostLocalWords2 = 8192;
function warpRows(part, threads2) {
  const [first, second] = part.phases;
  if (part.phases.length !== 2 || first.kind !== "nest" || second.kind !== "nest") return void 0;
  const [row, lane] = second.rows;
  if (first.rows.length !== 1 || second.rows.length !== 2 || first.rows[0] !== row) return void 0;
  if (typeof row.extent !== "number" || row.extent % warpThreads !== 0) return void 0;
  if (typeof lane.extent !== "number" || lane.extent >= warpThreads || warpThreads % lane.extent !== 0)
    return void 0;
  if (first.sweeps.length > 0 || second.sweeps.length > 0 || part.locals.length === 0) return void 0;
  const isRow = ({ dtype, shape: shape2 }) => byteSize(dtype) === 4 && shape2.length === 1 && shape2[0] === row.extent;
  const isLocal = new Set(part.locals.map(({ name }) => name));
  if (!part.locals.every(isRow) || !first.writes.every(({ tensor }) => isLocal.has(tensor))) return void 0;
  if (interleavedStep(part.locals.length) * threads2 > mostLocalWords2) return void 0;
  const kept = keepLoads(part, first, second, row);
  const names = new Set(kept.locals.map(({ name }) => name));
  const whole3 = row.extent === warpThreads ? kept : cut(kept, row, names);
  return inOrder(spreadValues(whole3, threads2));
}
function warpSchedule(part) {
  return { unit: "warp", part, rows: part.phases.map(() => "thread"), interleaved: true };
}
function keepLoads(part, first, second, row) {
  const roots = second.writes.flatMap(writeExpressions);
  const written3 = new Set(second.writes.map(({ tensor, version: version2 }) => `${tensor}.${version2}`));
  const isLocal = new Set(part.locals.map(({ name }) => name));
  const known2 = /* @__PURE__ */ new Set([...part.units, row]);
  const found = loadsOf(roots).filter((load2) => {
    const free = freeAxes(load2);
    if (isLocal.has(load2.tensor) || written3.has(`${load2.tensor}.${load2.version}`)) return false;
    return load2.dtype === "f32" && free.has(row) && [...free].every((axis) => known2.has(axis));
  });
  const room = interleavedStep(part.locals.length) - part.locals.length;
  const kept = found.slice(0, room).map((load2, i) => ({ load: load2, name: `%kept${i}` }));
  const place = indexOf(row);
  const table = new Map(
    kept.map(({ load: load2, name }) => [
      load2,
      { op: "load", dtype: load2.dtype, args: [place], tensor: name, version: "current", border: ["inside"] }
    ])
  );
  const use = rewriter((expr) => table.get(expr) ?? expr);
  return {
    ...part,
    locals: [
      ...part.locals,
      ...kept.map(({ name }) => ({ name, dtype: "f32", shape: [row.extent] }))
    ],
    phases: [
      {
        ...first,
        writes: [
          ...first.writes,
          ...kept.map(({ load: load2, name }) => ({ tensor: name, version: "current", indices: [place], value: load2 }))
        ]
      },
      { ...second, writes: second.writes.map((write) => changeWrite(write, use)) }
    ]
  };
}
function cut(part, row, isLocal) {
  const outer = { name: row.name, extent: row.extent / warpThreads };
  const inner = { name: `${row.name}n`, extent: warpThreads };
  const within2 = indexOf(inner);
  const place = add(mul(indexOf(outer), warpThreads), within2);
  const move = rewriter((expr) => {
    if (expr.op === "load" && isLocal.has(expr.tensor)) return { ...expr, args: [within2] };
    if (expr.op === "div" && expr.args[0] === place) {
      const [, divisor] = expr.args;
      if (divisor.op === "constant" && divisor.value >= 1 && warpThreads % divisor.value === 0)
        return add(mul(indexOf(outer), warpThreads / divisor.value), div(within2, divisor.value));
    }
    return expr.op === "index" && expr.axis === row ? place : expr;
  });
  return {
    // The warps of a block stay neighbours along the axis that was last: they share what lies beside them there.
    units: [...part.units.slice(0, -1), outer, ...part.units.slice(-1)],
    locals: part.locals.map((local) => ({ ...local, shape: [warpThreads] })),
    phases: part.phases.map((phase) => {
      if (phase.kind !== "nest") throw new Error(`${phase.kind} has no rows of voxels`);
      const writes = phase.writes.map((write) => {
        const moved = changeWrite(write, move);
        return isLocal.has(write.tensor) ? { ...moved, indices: [within2] } : moved;
      });
      return { ...phase, rows: phase.rows.map((axis) => axis === row ? inner : axis), writes };
    })
  };
}
function inOrder(part) {
  const written3 = part.phases.flatMap((phase) => phase.kind === "nest" ? phase.writes : []).map(({ tensor }) => tensor);
  const position = ({ name }) => written3.indexOf(name);
  return { ...part, locals: [...part.locals].sort((a, b) => position(a) - position(b)) };
}

// src/emit/cuda/part.ts
function unitsPerTurn(team, threads2) {
  return team === "thread" ? threads2 : team === "warp" ? threads2 / warpThreads : 1;
}
function partText(given, turn2, context) {
  const expanded = expandPart(given);
  const split = splitPrologue(expanded, context);
  const whole3 = split === void 0 ? void 0 : prologueText(expanded, split, turn2, context);
  if (whole3 !== void 0) return whole3;
  context.enterPart([], "shared");
  const tiled = tiledProduct(expanded, turn2, context);
  if (tiled === void 0) return untiledText(expanded, turn2, context);
  const tiles = { ...tiled, team: "block", strategies: [tiled.strategy] };
  if (tiled.rows === void 0) return tiles;
  const plain2 = untiledText(expanded, turn2, context);
  const units = plain2.units.map((axis) => axis === tiled.row ? { ...axis, extent: leastRows } : axis);
  const few = { ...plain2, spread: [{ team: plain2.team, units }] };
  return eitherText(`${tiled.rows} < ${leastRows}`, void 0, few, tiles, context);
}
function untiledText(expanded, turn2, context) {
  const scan = rowScanOf(expanded, context);
  if (scan !== void 0) return scanPart(scan, turn2, context);
  const column = columnFoldOf(expanded, context);
  if (column !== void 0) return { ...columnText(column, turn2, context), team: "block", strategies: ["column-fold"] };
  const chunks = chunkFoldOf(expanded, context);
  if (chunks !== void 0) return chunkPart(chunks, turn2, context);
  const rows = warpRows(expanded, context.threads);
  const spread = (before, after) => after.phases.length > before.phases.length ? ["spread-values"] : [];
  if (rows !== void 0)
    return scheduledText(warpSchedule(rows), turn2, context, ["warp-rows", ...spread(expanded, rows)]);
  const coarse = coarsen(expanded, context.tuning.gather);
  const gathered = spreadValues(coarse, context.threads);
  const shaped = [...coarse === expanded ? [] : ["coarsen"], ...spread(coarse, gathered)];
  const schedule2 = scheduleOf(gathered, context.program.tree, context.threads);
  const { part, unit } = schedule2;
  const lane = unit === "thread" ? vectorAxis(part, context) : void 0;
  if (lane !== void 0) return vectorText(part, lane, turn2, context, context.enterPart([], "shared"));
  const alone = scheduledText(schedule2, turn2, context, shaped);
  const later = unit === "thread" ? laterVector(part, context) : void 0;
  if (later !== void 0) {
    const { lane: four, size, least } = later;
    const many = vectorText(part, four, turn2, context, context.enterPart([], "shared"));
    return fromSize(size, least, alone, { ...many, strategies: [...many.strategies, "later-vector"] }, context);
  }
  const group = unit === "warp" ? abreastOf(part) : void 0;
  if (group !== void 0) return groupText(alone, group, turn2, context);
  const blocks = blockSchedule(schedule2, context.program.tree, context.threads);
  if (blocks === void 0) return alone;
  const few = scheduledText(blocks, turn2, context, ["few-blocks"]);
  return fewText(few, alone, part.phases.length >= longChain, context);
}
function scanPart(scan, turn2, context) {
  const rows = { ...rowScanText(scan, turn2, context), team: "block", strategies: ["row-scan"] };
  if (scan.shared === void 0 || !isTiled(scan, context)) return rows;
  const tiles = { ...scanTileText(scan, turn2, context), team: "block", strategies: ["scan-tile"] };
  return fromSize(scan.shared.extent, tileSharers(context), rows, tiles, context);
}
function fromSize(size, least, few, many, context) {
  const taken = (part, when) => ({
    ...part,
    spread: [{ team: part.team, units: part.units, taken: { size, ...when } }]
  });
  const [small, large] = [taken(few, { below: least }), taken(many, { least })];
  return eitherText(`${context.size(size)} < ${least}`, context.isBelow([size], least), small, large, context);
}
function chunkPart(found, turn2, context) {
  const thread = context.fresh("unit");
  const { units, count: count2, lines } = chunkText(found, thread, context);
  const body = unitLines("thread", thread, turn2, count2, context.threads, lines);
  return { team: "thread", units, count: count2, lines: body, sharedWords: 0, strategies: ["chunk-fold"] };
}
function scheduledText(schedule2, turn2, context, shaped) {
  const { part, unit } = schedule2;
  const units = context.product(part.units.map((axis) => axis.extent));
  const unitName = context.fresh("unit");
  const { lines: axes, names } = axisLines(part.units, unitName, context);
  const step2 = schedule2.interleaved ? interleavedStep(part.locals.length) : void 0;
  const localWords = step2 === void 0 ? localSize(part.locals) : step2 * product(part.locals[0].shape);
  const base = unit === "warp" ? `shared + warp * ${localWords}` : "shared";
  const locals = context.enterPart(part.locals, base, step2);
  context.beginWork(localWords);
  const isTight = unit !== "thread" && part.phases.some((phase) => rowLoopsOf(phase, context, unit) !== void 0);
  const write = () => {
    const asking = isTight ? prefetchLines(part, unit, names, context) : [];
    if (asking.length > 0) context.take("prefetch");
    const waits = unit === "warp" && isRowOfWarp(part.phases[0]);
    if (waits) context.askBehindRows(asking);
    const phases3 = chainLines(part, schedule2, names, context);
    return [...waits ? context.takeAsking() : asking, ...phases3];
  };
  const { declared, written: written3 } = isTight ? context.scoped(write) : { declared: [], written: write() };
  const phases2 = [...declared, ...written3];
  return {
    team: unit,
    units: part.units,
    count: units,
    lines: unitLines(unit, unitName, turn2, units, context.threads, [...axes, ...locals, ...phases2]),
    sharedWords: localWords * (unit === "warp" ? context.warps : 1) + context.workWords,
    strategies: [unit, ...shaped, ...schedule2.isCut ? ["fold-chunks"] : [], ...context.strategies]
  };
}
function isRowOfWarp(phase) {
  const [axis] = phase.rows;
  return phase.rows.length === 1 && axis.extent === warpThreads;
}
var fewBlocks = 256;
var fewShort = 128;
function fewText(blocks, warps2, isLong2, context) {
  const most2 = isLong2 ? fewBlocks : fewShort;
  const few = { ...blocks, spread: [{ team: "block", units: blocks.units, most: most2 }] };
  const isFew = context.isBelow(extentsOf(blocks), most2 + 1);
  return eitherText(`${blocks.count} <= ${most2}`, isFew, few, warps2, context);
}
function extentsOf({ units }) {
  return units.map(({ extent }) => extent);
}
function eitherText(condition, isFirst, first, second, context) {
  if (isFirst !== void 0) return isFirst ? first : second;
  const turns = [first, second].map((part) => turnsText(part, context.threads));
  return {
    team: "block",
    units: first.units,
    spread: [first, second].flatMap((part) => part.spread ?? [{ team: part.team, units: part.units }]),
    count: `(${condition} ? ${turns[0]} : ${turns[1]})`,
    lines: [...block(`if (${condition})`, first.lines), ...block("else", second.lines)],
    sharedWords: Math.max(first.sharedWords, second.sharedWords),
    strategies: [...first.strategies, ...second.strategies]
  };
}
function turnsText(part, threads2) {
  const size = unitsPerTurn(part.team, threads2);
  return size === 1 ? part.count : `(${part.count} + ${size - 1}) / ${size}`;
}
function groupText(alone, group, turn2, context) {
  const outer = group.units.slice(0, -1);
  const size = context.size(group.axis.extent);
  const each2 = group.members.length;
  const perOuter = `((${size} + ${each2 - 1}) / ${each2})`;
  const groups3 = `(${[...outer.map((axis) => context.size(axis.extent)), perOuter].join(" * ")})`;
  const unitName = context.fresh("unit");
  const name = context.fresh("group");
  const names = /* @__PURE__ */ new Map();
  const lines = [
    `const int ${name} = (int)((unsigned int)${unitName} % (unsigned int)${perOuter}) * ${each2};`,
    ...group.members.map((member, r) => {
      names.set(member, context.fresh(`${member.name}_`));
      return `const int ${names.get(member)} = min_i32(${name} + ${r}, ${size} - 1);`;
    })
  ];
  if (outer.length > 0) {
    const rest = context.fresh("rest");
    lines.push(`const int ${rest} = (int)((unsigned int)${unitName} / (unsigned int)${perOuter});`);
    const others = axisLines(outer, rest, context);
    lines.push(...others.lines);
    for (const [axis, text] of others.names) names.set(axis, text);
  }
  const body = [...lines, ...abreastLines(group, names, context)];
  const many = {
    team: "warp",
    units: group.units,
    count: groups3,
    lines: unitLines("warp", unitName, turn2, groups3, context.threads, body),
    sharedWords: 0,
    strategies: ["abreast"]
  };
  const few = { ...alone, spread: [{ team: alone.team, units: alone.units, most: fewUnits2 }] };
  return {
    ...eitherText(`${alone.count} < ${fewUnits2}`, context.isBelow(extentsOf(alone), fewUnits2), few, many, context),
    // Warps that wait for each other's votes: more of them at once help more than registers do.
    residentThreads: group.crowded ? crowdedThreads : void 0
  };
}
var crowdedThreads = 1024;
var manyThreads = 2 ** 17;
function vectorText(part, lane, turn2, context, locals, fixed = 0) {
  const phase = part.phases[0];
  const march = marchOf(part, lane, context);
  const { width: vectorWidth, march: marchLength } = context.tuning;
  const fours = { name: lane.name, extent: lane.extent / vectorWidth };
  const pieces = { name: "piece", extent: Math.ceil((march?.axis.extent ?? 1) / marchLength) };
  const plain2 = part.units.map((axis) => axis === lane ? fours : axis === march?.axis ? pieces : axis);
  const near = nearAxes(phase, part.units, lane, context).filter((axis) => part.units.indexOf(axis) >= fixed);
  const tiled = tileUnits(plain2, near, context.tuning.tile === 2 ? context.threads : 0);
  const { units } = tiled;
  const count2 = context.product(units.map((axis) => axis.extent));
  const unitName = context.fresh("unit");
  const { lines, names } = tileLines(tiled, unitName, context);
  const first = context.fresh("first");
  const start2 = `const int ${first} = ${names.get(fours)} * ${vectorWidth};`;
  const roots = new Roots(phaseExpressions(phase));
  const body = () => {
    if (march === void 0) return { lines: vectorLines(phase, roots, lane, first, names, context), isEarly: false };
    const [begin, end] = [context.fresh("begin"), context.fresh("stop")];
    const whole3 = march.axis.extent % marchLength === 0;
    const limit = `${begin} + ${marchLength}`;
    const marched = marchLines(phase, roots, lane, first, { ...march, begin, end }, names, context);
    const limits3 = [
      `const int ${begin} = ${names.get(pieces)} * ${marchLength};`,
      `const int ${end} = ${whole3 ? limit : `min_i32(${limit}, ${march.axis.extent})`};`
    ];
    return { ...marched, lines: [...limits3, ...marched.lines] };
  };
  const { lines: inside, isEarly: isEarly2, residentThreads: residentThreads2 } = body();
  const along = march === void 0 ? [] : isEarly2 ? ["march", "early-sum"] : ["march"];
  const isMany = product(units.map((axis) => largest(axis.extent))) > manyThreads;
  const all2 = unitLines("thread", unitName, turn2, count2, context.threads, [...lines, start2, ...inside]);
  return {
    team: "thread",
    units,
    count: count2,
    lines: [...locals, ...all2],
    sharedWords: 0,
    strategies: ["vector", ...along],
    ...isMany && { residentThreads: residentThreads2 }
  };
}
function splitPrologue(part, context) {
  const main = part.phases[part.phases.length - 1];
  const before = part.phases.slice(0, -1);
  if (before.length === 0 || main.kind !== "nest") return void 0;
  const isLocal = new Set(part.locals.map(({ name }) => name));
  for (const phase of before) {
    if (phase.kind !== "nest") return void 0;
    const writes = [...phase.writes, ...phase.sweeps.flatMap((sweep) => sweep.writes)];
    if (!writes.every(({ tensor }) => isLocal.has(tensor))) return void 0;
  }
  const used = new Set(before.flatMap((phase) => phaseExpressions(phase)).flatMap((expr) => [...freeAxes(expr)]));
  const outer = part.units.reduce((last2, axis, i) => used.has(axis) ? i + 1 : last2, 0);
  const map = { units: [...part.units, ...main.rows], phases: [{ ...main, rows: [] }], locals: [] };
  context.enterPart(part.locals, "shared");
  const lane = vectorAxis(map, context);
  if (lane === void 0 || map.units.slice(0, outer).includes(lane)) return void 0;
  return { lane, map, outer };
}
function prologueText(part, split, turn2, context) {
  const { lane, map, outer } = split;
  const localWords = localSize(part.locals);
  const locals = context.enterPart(part.locals, "shared");
  const { residentThreads: _, ...text } = vectorText(map, lane, turn2, context, locals, outer);
  const inner = text.units.slice(outer);
  const perOuter = product(inner.map((axis) => typeof axis.extent === "number" ? axis.extent : Number.NaN));
  if (outer > 0 && !(perOuter % context.threads === 0)) return void 0;
  context.beginWork(localWords);
  const unitName = context.fresh("outer");
  const ready = context.fresh("ready");
  const units = part.units.slice(0, outer);
  const { lines: axes, names } = axisLines(units, unitName, context);
  const phases2 = part.phases.slice(0, -1);
  const schedule2 = {
    unit: "block",
    part,
    rows: phases2.map((phase) => rowTeam(phase, "block", context.program.tree, context.threads))
  };
  const body = chainLines({ ...part, phases: phases2 }, schedule2, names, context);
  const prologue = [
    `const int ${unitName} = ${outer === 0 ? "0" : `${turn2} / ${perOuter / context.threads}`};`,
    ...locals,
    ...block(`if (${unitName} != ${ready})`, ["__syncthreads();", ...axes, ...body, `${ready} = ${unitName};`])
  ];
  return {
    ...text,
    head: [`int ${ready} = -1;`],
    lines: [...prologue, ...text.lines.slice(locals.length)],
    sharedWords: localWords + context.workWords,
    strategies: ["prologue", ...text.strategies, ...context.strategies]
  };
}
function unitLines(team, name, turn2, units, threads2, body) {
  const each2 = unitsPerTurn(team, threads2);
  switch (team) {
    case "thread":
      return [`const int ${name} = ${turn2} * ${each2} + threadIdx.x;`, ...block(`if (${name} < ${units})`, body)];
    case "warp":
      return [`const int ${name} = ${turn2} * ${each2} + warp;`, ...block(`if (${name} < ${units})`, body)];
    case "block":
      return body.some((line) => line.includes(name)) ? [`const int ${name} = ${turn2};`, ...body] : [...body];
    default:
      return team;
  }
}
function expandPart(part) {
  return { ...part, phases: part.phases.map(expandPhase) };
}
function expandPhase(phase) {
  const before = phaseExpressions(phase);
  const after = expandContracted(before);
  const table = new Map(before.map((expr, i) => [expr, after[i]]));
  return changePhase(phase, (expr) => table.get(expr) ?? expr);
}

// src/emit/cuda/stage.ts
var inlined = "__device__ __forceinline__";
function stageText(number, stage, program2, control, repeats, helpers, prefix, tuning, sizes2) {
  const context = new StageContext(program2, control, repeats, helpers, prefix, tuning, sizes2);
  const given = inOrder2(stage.parts);
  const ends = given.map((_, i) => `end${i}`);
  const write = (i) => partText(given[i], i === 0 ? "turn" : `(turn - ${ends[i - 1]})`, context);
  const parts = given.length === 1 ? [{ declared: [], written: write(0) }] : given.map((_, i) => context.scoped(() => write(i)));
  const counts2 = parts.map(({ written: written3 }, i) => {
    const own = turnsText(written3, context.threads);
    return `const int ${ends[i]} = ${i === 0 ? own : `${ends[i - 1]} + ${own}`};`;
  });
  const total2 = ends[ends.length - 1];
  const heads = parts.flatMap(({ written: written3 }) => written3.head ?? []);
  const range = (at) => `(int)((long long)${at} * ${total2} / blocks)`;
  const [first, next] = heads.length === 0 ? ["block", "turn += blocks"] : [range("block"), "++turn"];
  const stop = heads.length === 0 ? [] : [`stop = ${range("(block + 1)")}`];
  const isLarge = leastTurns(
    parts.map(({ written: written3 }) => written3),
    context.threads
  ) >= manyTurns;
  const from = heads.length === 0 && !isLarge ? begunFirst(given) : void 0;
  const begin = from === void 0 ? first : beginText(ends[from], total2);
  const limit = (i) => heads.length === 0 ? ends[i] : `min_i32(${ends[i]}, stop)`;
  const turns = parts.length === 1 ? block(
    `for (int turn = ${[first, ...stop].join(", ")}; turn < ${heads.length === 0 ? total2 : "stop"}; ${next})`,
    parts[0].written.lines
  ) : [
    `int turn = ${[begin, ...stop].join(", ")};`,
    ...parts.flatMap(
      ({ declared, written: written3 }, i) => block(`if (turn < ${limit(i)})`, [
        ...declared,
        ...block(`for (; turn < ${limit(i)}; ${next})`, written3.lines),
        // The next part may use the shared memory that slower threads still read.
        ...written3.sharedWords > 0 && i < parts.length - 1 ? ["__syncthreads();"] : []
      ])
    )
  ];
  const body = [...context.declarations(), ...counts2, ...heads, ...turns];
  const repeatArguments = Array.from({ length: repeatCount(repeats) }, (_, depth2) => `, int r${depth2}`).join("");
  const text = body.join("\n");
  const lanes5 = [
    .../\blane\b/.test(text) ? ["const int lane = threadIdx.x & 31;"] : [],
    .../\bwarp\b/.test(text) ? ["const int warp = threadIdx.x >> 5;"] : []
  ];
  const signature2 = `void ${prefix}stage_${number}(unsigned int* arena, unsigned int* shared, int block, int blocks, unsigned int cycle${repeatArguments})`;
  return {
    lines: [`// ${stage.name}`, ...block(`${inlined} ${signature2}`, [...lanes5, ...body])],
    signature: signature2,
    sharedWords: Math.max(0, ...parts.map(({ written: written3 }) => written3.sharedWords)),
    parts: parts.flatMap(
      ({ written: written3 }) => (written3.spread ?? [{ team: written3.team, units: written3.units }]).map((spread) => ({
        ...spread,
        perTurn: unitsPerTurn(spread.team, context.threads)
      }))
    ),
    keeps: heads.length > 0,
    tuning,
    strategies: [...new Set(parts.flatMap(({ written: written3 }) => written3.strategies))],
    residentThreads: residentThreads(tuning, parts.length === 1 ? parts[0].written.residentThreads : void 0)
  };
}
function residentThreads(tuning, wish) {
  return tuning.residentThreads === plainTuning.residentThreads ? wish ?? tuning.residentThreads : tuning.residentThreads;
}
function inOrder2(parts) {
  const place = (part) => part.phases.length >= longChain ? 0 : mayBeVeryMany(part) ? 2 : 1;
  const length = (part) => place(part) === 0 ? part.phases.length : 0;
  return [...parts].sort((a, b) => place(a) - place(b) || length(b) - length(a));
}
function mayBeVeryMany({ units }) {
  return units.filter(({ extent }) => typeof extent !== "number").length >= 2;
}
var manyTurns = 600;
var leastUnits = 32;
function leastTurns(parts, threads2) {
  return parts.reduce((sum2, { team: own, units: whole3, spread = [{ team: own, units: whole3 }] }) => {
    const ways = spread.map(({ team, units }) => {
      const count2 = product(units.map(({ extent }) => Math.max(1, smallest(extent))));
      return Math.ceil(count2 / unitsPerTurn(team, threads2));
    });
    return sum2 + Math.min(...ways);
  }, 0);
}
function begunFirst(parts) {
  const isMany = (part) => {
    const { units, phases: phases2 } = part;
    const all2 = phases2.length === 1 ? [...units, ...phases2[0].rows] : units;
    return mayBeVeryMany(part) || product(all2.map(({ extent }) => Math.max(1, smallest(extent)))) >= leastUnits;
  };
  const last2 = parts.map(isMany).lastIndexOf(true);
  return last2 < 0 || last2 === parts.length - 1 ? void 0 : last2;
}
function beginText(end, total2) {
  return `${total2} >= ${manyTurns} && block < ${total2} && blocks >= ${total2} ? (block + ${end}) % ${total2} : block`;
}
function repeatCount(repeats) {
  return Math.max(0, ...[...repeats.values()].map((depth2) => depth2 + 1));
}

// src/emit/cuda/units.ts
var manyPhases = 32;
var ownUnit = 2e4;
function isLong(plan) {
  const phases2 = plan.stages.flatMap(({ parts }) => parts.map((part) => part.phases.length));
  return phases2.reduce((sum2, count2) => sum2 + count2, 0) >= manyPhases;
}
function groupStages(lengths) {
  const numbers = lengths.map((_, stage) => stage);
  const long = numbers.filter((stage) => lengths[stage] > ownUnit).sort((a, b) => lengths[b] - lengths[a]);
  return [...long.map((stage) => [stage]), numbers.filter((stage) => lengths[stage] <= ownUnit)];
}

// src/emit/cuda/strategy.ts
var partStrategies = [
  "prologue",
  "mma-tensor",
  "mma-exact",
  "row-scan",
  "scan-tile",
  "column-fold",
  "chunk-fold",
  "warp-rows",
  "coarsen",
  "spread-values",
  "vector",
  "later-vector",
  "march",
  "early-sum",
  "abreast",
  "few-blocks",
  "fold-chunks",
  "thread",
  "warp",
  "block"
];
var phaseStrategies = [
  "prefetch",
  "row-loops",
  "turn-loop",
  "open-rows",
  "shared-folds",
  "rows-together",
  "warp-choice",
  "topk",
  "indexed-list",
  "histogram",
  "scan",
  "opaque"
];
var strategies = [...partStrategies, ...phaseStrategies];

// src/emit/cuda.ts
var kernelHead = 'extern "C" __global__ void';
var kernelArguments = "(unsigned int* arena, unsigned int* sync)";
var sharedLine = "extern __shared__ __align__(16) unsigned int shared[];";
var fewBlocks2 = 16;
function emitCuda(program2, plan, control, options = {}) {
  const { prefix = "", withoutPrelude = false, tuning, launchesOnly = false, only, whole: whole3 = false, sizes: sizes2 } = options;
  const layouts = tuning ?? (launchesOnly ? plan.stages.map((stage) => ownTuning(stage, program2)) : void 0);
  const { depth: depth2, stages, helpers } = stageFunctions(program2, plan, control, prefix, layouts, sizes2);
  const launches = launchControl(plan, control, prefix);
  const isUniform = stages.every((stage) => stage.tuning.threads === plainTuning.threads);
  const cooperative = launchesOnly || only !== void 0 || !isUniform ? void 0 : `${prefix}all_stages`;
  const kernels = plan.stages.map((_, i) => {
    const guard = launches.guards.get(i);
    const iterations = Array.from({ length: depth2 }, (_unused, at) => `, (int)arena[${control.repeat[at]}]`).join("");
    return [
      sharedLine,
      `stage_begins(${guard === void 0 ? `gridDim.x <= ${fewBlocks2}u` : "true"});`,
      ...launches.cycles.get(i) ?? [],
      ...guard === void 0 ? [] : [`if (!(${guard})) return;`],
      `${prefix}stage_${i}(arena, shared, blockIdx.x, gridDim.x, cycle${iterations});`
    ];
  });
  const all2 = [
    sharedLine,
    `const unsigned int cycle = arena[${control.cycle}];`,
    "unsigned int target = 0u;",
    ...cooperativeLines(plan, control, prefix, depth2),
    ...block("if (last_block(sync, target))", ["sync[0] = 0u;", `arena[${control.cycle}] = cycle + 1u;`])
  ];
  const bounds = (one) => `__launch_bounds__(${one.threads}, ${residentBlocks(one)})`;
  const ownBounds = ({ tuning: { threads: threads2 }, residentThreads: residentThreads2 }) => bounds({ threads: threads2, residentThreads: residentThreads2 });
  const head = [
    `// ${program2.name}: ${plan.stages.length} ${plan.stages.length === 1 ? "stage" : "stages"}. Generated; do not edit.`,
    ...withoutPrelude ? [] : [preludeText()]
  ];
  const textOf = (numbers, rest2) => {
    const functions = [...helpers, ...numbers.map((i) => stages[i].lines.join("\n"))].join("\n\n");
    const own = numbers.map(
      (i) => block(`${kernelHead} ${ownBounds(stages[i])} ${prefix}launch_${i}${kernelArguments}`, kernels[i]).join("\n")
    );
    return `${[...head, functions, ...own, ...rest2].join("\n\n")}
`;
  };
  const rest = [
    ...only === void 0 ? [launches.kernels.join("\n"), portText(prefix)] : [],
    ...cooperative === void 0 ? [] : [block(`${kernelHead} ${bounds(plainTuning)} ${cooperative}${kernelArguments}`, all2).join("\n")]
  ];
  const written3 = plan.stages.flatMap((_, i) => only?.has(i) === false ? [] : [i]);
  const text = textOf(written3, rest);
  const isSplit = isLong(plan) && !whole3 && launchesOnly && only === void 0;
  const groups3 = isSplit ? groupStages(stages.map(({ lines }) => lines.join("\n").length)) : [written3];
  const units = groups3.map((numbers, i) => {
    const isLast = i === groups3.length - 1;
    return { text: isSplit ? textOf(numbers, isLast ? rest : []) : text, stages: numbers };
  });
  const unitOfStage = new Map(units.flatMap((unit, i) => unit.stages.map((stage) => [`${prefix}launch_${stage}`, i])));
  const shared = stages.map((stage) => stage.sharedWords * 4);
  return {
    text,
    units,
    unitOf: (kernel) => unitOfStage.get(kernel) ?? units.length - 1,
    stages: plan.stages.map(({ name }, i) => ({
      name,
      sharedBytes: shared[i],
      parts: stages[i].parts,
      keeps: stages[i].keeps,
      tuning: stages[i].tuning,
      residentThreads: stages[i].residentThreads,
      strategies: stages[i].strategies,
      text: stages[i].lines.join("\n")
    })),
    launches: launches.steps,
    cooperative,
    sharedBytes: Math.max(0, ...shared),
    ports: { ...portNames(prefix), outputsBehind: outputsBehind(program2, plan, launches.steps) },
    // The last one counts the steps of a graph.
    syncWords: launches.syncWords + 1,
    threads: plainTuning.threads
  };
}
function stageFunctions(program2, plan, control, prefix, tuning, sizes2) {
  const repeats = repeatDepths(plan.steps);
  const helpers = /* @__PURE__ */ new Map();
  const known2 = isLong(plan) ? sizes2 : void 0;
  const stages = plan.stages.map(
    (stage, i) => stageText(i, stage, program2, control, repeats, helpers, prefix, tuning?.[i] ?? plainTuning, known2)
  );
  return { depth: repeatCount(repeats), stages, helpers: [...helpers.values()].map((lines) => lines.join("\n")) };
}

// ../../../tmp/h.mts
init_wgsl();
import { createHash } from "node:crypto";

// src/device/registry.ts
init_errors();
init_kernel();

// src/device/kinds.ts
var deviceKinds = ["cuda", "webgpu", "cpu", "reference"];

// src/device/registry.ts
init_adapter();

// src/brain/create.ts
init_kernel();

// src/brain/choose.ts
init_kernel();

// src/brain/constants.ts
var channels = {
  all: 64,
  content: 32,
  memory: 16,
  /** Lanes of the dynamics: 14 local rules and 2 of motor echo. */
  dynamics: 16,
  rules: 14,
  echo: 2,
  /** Cells along an edge of the pooled field. */
  cells: 4
};
var sense = {
  /** Values beyond are cut and counted: no sensor speaks of more. */
  largest: 1e6,
  /** The running range of a sensor without a profile begins here, so that unit-scaled sensors pass unchanged. */
  firstLow: -1,
  firstHigh: 1,
  rewardLimit: 1,
  /** Below this a sensor counts as silent. */
  silent: 0.01
};
var surprise = {
  ring: 1e3,
  window: 100,
  firstConfidence: 0.5,
  /** w = 1.5 − 0.5 k, k = active cells / 50 (at most 1). */
  weight: 1.5,
  weightFall: 0.5,
  activeCells: 50,
  activeAbove: 0.5,
  /** m = 0.9 − min(0.2, cycle / 1000). */
  momentum: 0.9,
  momentumFall: 0.2,
  momentumCycles: 1e3,
  /** η = 0.1 · min(3, 1 + 4 e). */
  learningRate: 0.1,
  boostLimit: 3,
  boostSlope: 4
};
var modulate = {
  informationRate: 0.05,
  /** Information of a lively field: content near its target activity. */
  informationScale: 0.05,
  exploration: { base: 0.3, novelty: 0.5, plateauLimit: 0.5, plateauCycles: 200, doubt: 0.2 },
  plateau: { rate: 0.1, recent: 10, least: 20, improvement: 1e-3 },
  dreamAfter: 100,
  dreamDrive: 0.95,
  /** An opened gate closes slowly: what surprises is taken in once the field has made something of it. */
  gate: { surprise: 4, offset: 0.3, decay: 0.8 },
  holdDecay: 0.95,
  imprint: { least: 0.5, base: 0.5, reward: 0.5, sure: 0.1, unsure: 0.9 },
  modes: { information: 0.3, rich: 0.7, idle: 50, confident: 0.6 }
};
var evolve = {
  diffusion: { base: 0.05, span: 0.05 },
  mixing: { base: 0.5, span: 0.45 },
  /** How loud the product of what a voxel's channels say is where they meet. */
  commons: 1,
  /** Channels at the end of each of the two lines that hear it. */
  meeting: 4,
  /** ρ = 0.5 + σ(p₁₂). */
  gainBase: 0.5,
  activation: 0.9,
  retain: 0.95,
  /** 1 − 0.1 (1 − σ(p)). */
  decaySpan: 0.1,
  /** A sensor reaches a quarter of the edge, two voxels at least; over each half of its reach it is heard this much less. */
  spread: 0.8,
  leastReach: 2,
  reachShare: 4,
  errorSpread: 0.1,
  memoryIntoContent: 0.01,
  memorySlope: 4,
  noise: 1e-4,
  memoryDecay: 0.9986,
  memoryGate: 0.3,
  memoryPattern: 0.1,
  ruleLeak: 0.95,
  ruleLimit: 5,
  plasticity: { base: 0.01, cycles: 1e3, limit: 0.05 },
  target: { energy: 0.1, variance: 0.02, sparsity: 0.5, quiet: 0.1 },
  drive: { decay: 10, diffusion: 10, mixing: 1, gain: 2 },
  echoDecay: 0.95,
  echoGain: 0.05,
  /** How loud the echo is where content hears it. */
  echoHeard: 0.02,
  /** Stands where a value was not finite and became nothing; the pool counts these. No sum ever comes to it by itself. */
  mended: 1e-30
};
var birth = {
  decay: { mean: 2, spread: 1 },
  diffusion: { spread: 1 },
  mixing: { spread: 2 },
  gain: { spread: 0.4, limit: 0.6 },
  holding: { share: 0.05, value: 0.8 }
};
var features = {
  projections: 96,
  taps: 16,
  /** Sensors beyond this number are projected to so many features. */
  directSensors: 32,
  projectedSensors: 64,
  sensorTaps: 8,
  /** How fast what is usual for a feature follows. Where learning ends it stays: it is to be a life's usual, not a moment's. */
  slowRate: 2e-4,
  /** A brain that does not learn still gets to know the scale of its features for so many cycles. */
  settle: 100,
  /** A standard deviation of a feature below this is noise, not a signal. */
  leastDeviation: 1e-4,
  limit: 5,
  /** Of so many projections the last looks only at the channels where the others meet. */
  meetEvery: 4,
  multiple: 16,
  most: 256
};
var recall = {
  width: 512,
  best: 5,
  storeNovelty: 0.2,
  storeReward: 0.1,
  storeEvery: 10,
  storesACycle: 8,
  refresh: 0.1,
  /** Below this match a row is left as it is: what lies between two places would drag it from one to the other. */
  refreshAbove: 0.9,
  strengthGain: 0.1,
  strengthLimit: 10,
  agePower: 0.999,
  recognised: 0.8,
  /** How fast the usual query, which every query is taken without, follows. */
  usualRate: 2e-3
};
var strategy = {
  entries: 100,
  edge: 16,
  context: 64,
  every: 10,
  best: 3,
  sharpness: 5,
  activeAbove: 0.5,
  ageing: 10,
  /** The top 5 % of a normal distribution lie so many deviations above its mean. */
  topDeviation: 1.645,
  topMargin: 1e-3,
  valueRate: 0.01,
  addEvery: 10
};
var planner = {
  candidates: 8,
  /** Steps of a rollout, one a cycle; the cycle after the last chooses. */
  steps: 20,
  discount: 0.97,
  /** Deviation of the seeded variations. */
  variation: 0.2,
  /** A winner must promise so much more than staying as it is. */
  margin: 0.01,
  /** Cycles for which a winner stays. */
  stay: 20
};
var act = {
  tendency: 5,
  tilt: 0.5,
  /** Below this mean activity the moments are those of noise. */
  quiet: 1e-3,
  vigour: 0.5,
  cortex: {
    unsure: 0.3,
    unsureGain: 1.5,
    unsureSlope: 2,
    threshold: 0.05,
    sureSlope: 2,
    novel: 0.5,
    novelGain: 1.2,
    nothing: 1e-8
  },
  noise: { memory: 0.8, least: 0.1, gain: 0.3 },
  discount: 0.97,
  criticTrace: 0.87,
  actorTrace: 0.78,
  criticRate: 0.1,
  actorRate: 0.01,
  /** The share of a wish beyond ±1 that is taken back in a cycle. */
  unwind: 0.2,
  rowLimit: 4,
  /** Weights from sensors to motors at birth: a reflex to begin with. */
  firstWeight: 0.08
};
var persistence = {
  /** Half a second at 20 Hz. */
  rate: 0.1,
  /** A sensor that stays at its bound speaks so many times louder in the end, beside what it says at once. */
  gain: 2
};
var predict = {
  members: 4,
  fast: 0.1,
  slow: 0.01,
  errorRate: 0.02,
  errorFloor: 1e-6,
  limit: 10,
  forgetting: 0.9995,
  firstVariance: 50,
  /** Mean of the diagonal above which the inverse correlation no longer grows. */
  traceLimit: 100,
  leastExcitation: 1e-6,
  weightLimit: 100
};
var demonstration = {
  /** Closer to 1 than the prediction's: what was shown rarely, as the way out of a corner, is not to be forgotten on the road. */
  forgetting: 0.9999,
  firstVariance: 50,
  /** What a switch from one bound to the other asks of the weights is more than trial and error comes to. */
  rowLimit: 100
};
var streams = { rules: 1, holding: 2, field: 3, motors: 4, weights: 5, variation: 6, dream: 7 };

// src/brain/cycle.ts
init_kernel();

// src/brain/act.ts
init_kernel();

// src/brain/demonstration.ts
init_kernel();

// src/brain/least-squares.ts
init_kernel();
function addReply(b, { phi, shape: shape2 }, inverse2, owners, names, forgetting, isLearning) {
  const F = shape2.features;
  const reply = b.scratch(names.reply, "f32", [...owners, F]);
  const gain = b.scratch(`${names.reply}Gain`, "f32", owners);
  const shrink = b.scratch(`${names.reply}Shrink`, "f32", owners);
  b.reduce(names.excite, reply, (at) => sum([F], ([g]) => mul(inverse2.at(...at, g), phi.at(at[0], g))));
  b.reduce(names.weigh, owners, (owner) => {
    const power = sum([F], ([f]) => mul(reply.at(...owner, f), phi.at(owner[0], f)));
    const trace = sum([F], ([f]) => inverse2.at(...owner, f, f));
    const learns = and(gt(power, predict.leastExcitation), isLearning(owner));
    const room = lt(trace, predict.traceLimit * F);
    return [
      store(gain, owner, select(learns, div(f32(1), add(power, forgetting)), 0)),
      store(shrink, owner, select(and(learns, room), f32(1 / forgetting), 1))
    ];
  });
  const learn = () => {
    b.map(names.learn, inverse2, (at) => {
      const [owner, [f, g]] = [at.slice(0, -2), at.slice(-2)];
      const product2 = mul(reply.at(...owner, f), reply.at(...owner, g));
      return mul(sub(inverse2.at(...at), mul(product2, gain.at(...owner))), shrink.at(...owner));
    });
  };
  return { reply, gain, learn };
}

// src/brain/learning/constants.ts
var sight = {
  /** Random mixtures of the inputs that flow into the lines. */
  afferents: 48,
  /** Weights of last motors beside those of sensors and differences, whose squares sum up to 1 in a mixture. */
  motorGain: 0.5,
  /** Units without memory: squash of a mixture and a bias. */
  fast: 96,
  fastGain: 1.2,
  /** Channels that the lines of one axis run through, one after the other. */
  lineChannels: 6,
  /** Mixtures that flow into the beginning of a line, and how strongly. */
  inflows: 3,
  inflowGain: 0.05,
  /** What a cycle leaves of the content of a line. */
  gain: 0.985,
  /** The share of a line's content that moves on in a cycle: 1 in the fastest lines, this in the slowest. */
  slowest: 0.5,
  /** Different speeds of lines. */
  speeds: 8,
  /** Places of the lines that are features, spread evenly along them. */
  electrodes: 48,
  /** Products of two places within the last so many voxels. */
  products: 32,
  productReach: 12,
  productGain: 3,
  /** Deviation of a feature in φ; what is now has about 1. Against the ridge a feature counts by its variance. */
  loudness: { electrode: 0.2, product: 0.1 },
  /** Least rate of a feature's running mean and variance. */
  slowRate: 2e-4,
  /** Standardised values are held within this. */
  limit: 5,
  leastInputDeviation: 1e-8,
  leastFeatureVariance: 1e-10,
  /** φ is padded with zeros to a multiple of this. */
  multiple: 16
};
var actorCritic = {
  /** γ */
  discount: 0.99,
  /** γ λ, with λ = 0.8 */
  fade: 0.99 * 0.8,
  /** ρ */
  ridge: 0.1,
  /** Of P's diagonal at birth: 1 / ρ. */
  firstInverse: 10,
  /** P is brought up to date once in so many cycles. */
  whitenEvery: 4,
  /** The first updates of P count as if so many had gone before. */
  whitenDelay: 50,
  /** α_V */
  criticRate: 0.3,
  /** The most that a critic's step takes away of the error at φ. */
  criticReach: 0.5,
  /** α_A, and what remains of it in the end. */
  actorRate: 0.1,
  actorLeast: 0.2,
  /** The most that an actor's step moves the mean at φ, in σ. */
  actorReach: 0.3,
  /** Learning steps after which σ and the actor's rate have come half of their way down. */
  annealing: 5e4,
  /** σ at first, in the end, and what lies between. */
  firstSigma: 0.6,
  leastSigma: 0.2,
  sigmaFall: 0.4,
  /** A φ whose leverage q is so many times the mean counts less. */
  leverageLimit: 3,
  leverageSpan: 1e4,
  /** Bound of the policy's mean. */
  meanLimit: 1.2,
  /** Bound of the temporal difference for the actor, in its root mean square. */
  surpriseLimit: 3,
  settle: 10,
  leastLeverage: 1e-12,
  leastReturnVariance: 1e-8,
  leastSurprise: 1e-8,
  /** A reward beyond is cut, and counted as a bad input. */
  rewardLimit: 1e6
};
var learningStreams = { mixture: 8, fast: 9, bias: 10, exploration: 11, whiten: 16 };

// src/brain/learning/shape.ts
function learnerShape(edge3, sensors, motors) {
  const inputs2 = 2 * sensors + motors;
  const scaled2 = sight.electrodes + sight.products;
  const at = { scaled: sight.fast, inputs: sight.fast + scaled2, constant: sight.fast + scaled2 + inputs2 };
  const features2 = Math.ceil((at.constant + 1) / sight.multiple) * sight.multiple;
  return { edge: edge3, sensors, motors, inputs: inputs2, lineLength: sight.lineChannels * edge3, scaled: scaled2, features: features2, at };
}

// src/brain/learning/tensors.ts
var episodeEnds = { goesOn: 0, terminated: 1, truncated: 2 };
function declareLearner(b, B, shape2, rests) {
  const { edge: edge3, sensors, motors, inputs: inputs2, lineLength: lineLength2, scaled: scaled2 } = shape2;
  const F = shape2.features;
  const scalar = (name, initial = 0) => b.state(name, "f32", [B], { initial });
  const whole3 = (name, initial = 0) => b.state(name, "i32", [B], { initial });
  const rows = (name, ...size) => b.state(name, "f32", [B, ...size]);
  return {
    shape: shape2,
    rests,
    /** 1 in the first cycle of an episode. */
    begins: whole3("episodeBegins", 1),
    observed: whole3("cyclesObserved"),
    // inputs
    inputMean: rows("inputMean", 2, sensors),
    inputVariance: rows("inputVariance", 2, sensors),
    rawLast: rows("rawLast", sensors),
    inputs: rows("learnerInputs", inputs2),
    // features
    mixture: rows("mixture", sight.afferents, inputs2),
    fastWeights: rows("fastWeights", sight.fast, inputs2),
    fastBias: rows("fastBias", sight.fast),
    inflowFrom: b.constant("inflowFrom", "i32", [3, edge3, edge3, sight.inflows]),
    inflowWeight: b.constant("inflowWeight", "f32", [3, edge3, edge3, sight.inflows]),
    lineSpeed: b.constant("lineSpeed", "f32", [3, edge3, edge3]),
    placeFirst: b.constant("placeFirst", "i32", [scaled2, 4]),
    placeSecond: b.constant("placeSecond", "i32", [sight.products, 4]),
    lines: b.state("lines", "f32", [B, 3, edge3, edge3, lineLength2], { buffered: true }),
    scaledMean: rows("scaledMean", scaled2),
    scaledVariance: rows("scaledVariance", scaled2),
    phi: rows("learnerPhi", F),
    before: rows("learnerPhiBefore", F),
    // actor-critic
    inverse: rows("secondMomentInverse", F, F),
    updates: whole3("whitenings"),
    steps: whole3("learningSteps"),
    leverage: scalar("leverage", F),
    surprise: scalar("squaredDifference", 1),
    sigma: scalar("policySigma", actorCritic.firstSigma),
    discounted: scalar("discountedReturn"),
    discountedMean: scalar("discountedReturnMean"),
    discountedVariance: scalar("discountedReturnVariance"),
    critic: rows("valueWeights", F),
    criticTrace: rows("valueTrace", F),
    actor: rows("policyWeights", motors, F),
    actorTrace: rows("policyTrace", motors, F),
    noise: rows("policyNoise", motors),
    mean: rows("policyMean", motors),
    // episodes
    episodes: whole3("episodes"),
    return: scalar("episodeReturn"),
    length: whole3("episodeLength"),
    lastReturn: scalar("lastReturn"),
    lastLength: whole3("lastLength")
  };
}

// src/brain/parameters.ts
var parameterTable = [
  { name: "learn", initial: 1, least: 0, most: 1, text: "all learning, and exploration" },
  { name: "sense", initial: 1, least: 0, most: 10, text: "imprint of the sensors into the field" },
  { name: "surprise", initial: 1, least: 0, most: 10, text: "imprint of the prediction error into the field" },
  { name: "content", initial: 1, least: 0, most: 2, text: "content channels" },
  { name: "memory", initial: 1, least: 0, most: 1, text: "memory channels" },
  {
    name: "dynamics",
    initial: 1,
    least: 0,
    most: 2,
    text: "departure of the local rules from what they were born with"
  },
  { name: "echo", initial: 1, least: 0, most: 1, text: "motor echo channels" },
  { name: "mixing", initial: 1, least: 0, most: 2, text: "mixing between content channels" },
  { name: "diffusion", initial: 1, least: 0, most: 2, text: "diffusion" },
  { name: "noise", initial: 1, least: 0, most: 10, text: "spontaneous activity" },
  { name: "modulation", initial: 1, least: 0, most: 2, text: "the gate from surprise, novelty and reward to memory" },
  { name: "recall", initial: 1, least: 0, most: 10, text: "the bank: novelty and stores" },
  { name: "strategy", initial: 1, least: 0, most: 2, text: "strategic patterns and what memory gives to content" },
  { name: "planner", initial: 1, least: 0, most: 1, text: "installing the planner's winner" },
  { name: "tendency", initial: 1, least: 0, most: 4, text: "motor tendencies from the first moments of the field" },
  {
    name: "persistence",
    initial: 1,
    least: 0,
    most: 1,
    text: "what stays builds up: tendencies gather, sensors that stay speak louder"
  },
  { name: "actor", initial: 1, least: 0, most: 1, text: "the learned part of the motors" },
  { name: "critic", initial: 1, least: 0, most: 1, text: "the learning of actor and critic" },
  { name: "exploration", initial: 1, least: 0, most: 10, faintest: 0.05, text: "exploration noise" },
  { name: "fieldFeatures", initial: 1, least: 0, most: 2, text: "the field's part of the features" },
  { name: "momentum", initial: 1, least: 0, most: 10, text: "predictor: last value and velocity" },
  { name: "averages", initial: 1, least: 0, most: 10, text: "predictor: exponential averages" },
  { name: "readout", initial: 1, least: 0, most: 10, text: "predictor: recursive least squares on the features" }
];
var parameterNames = parameterTable.map(({ name }) => name);
function parameterIndex(parameter) {
  return parameterNames.indexOf(parameter);
}

// src/brain/research/faculties.ts
var researchTable = [
  {
    name: "hierarchy",
    least: 0,
    most: 2,
    text: "predictor: four levels of time, and what they write back into the field"
  },
  {
    name: "attractors",
    least: 0,
    most: 1,
    text: "pull of the field towards what was rewarded, and away from what was punished"
  },
  {
    name: "attention",
    least: 0,
    most: 2,
    text: "sensors are imprinted more where the field is salient, less elsewhere"
  },
  { name: "places", least: 0, most: 1, text: "predictor and guide: a graph of places" },
  { name: "regions", least: 0, most: 2, text: "coupling of neighbouring cells by regions of activity" },
  { name: "resonance", least: 0, most: 2, text: "a further imprint where the field already sounds like the sensors" },
  {
    name: "activeSensing",
    least: 0,
    most: 2,
    text: "pan and tilt towards what is uncertain, and a stronger imprint there"
  },
  { name: "dreaming", least: 0, most: 1, text: "memory mixes stored patterns after long silence" }
];
var researchFaculties = researchTable.map(({ name }) => name);
function chooseFaculties(value, chosen = {}) {
  return Object.fromEntries(researchFaculties.map((name) => [name, chosen[name] ?? value]));
}
function facultiesOf(research) {
  return research === false ? [] : researchFaculties.filter((name) => research[name]);
}
function memberFaculties(research) {
  return facultiesOf(research).filter((name) => name === "hierarchy" || name === "places");
}

// src/brain/shape.ts
function inputWidth({ sensors, motors }, demonstrations, learning = false) {
  return sensors + 1 + (demonstrations ? motors : 0) + (learning ? 1 : 0);
}
function inputColumns({ sensors, motors }, demonstrations = false) {
  return { reward: sensors, demonstration: sensors + 1, end: sensors + 1 + (demonstrations ? motors : 0) };
}
function shapeOf(edge3, sensors, motors) {
  const sensorFeatures = sensors <= features.directSensors ? sensors : features.projectedSensors;
  const now2 = features.projections;
  const at = {
    now: now2,
    last: now2 + sensorFeatures,
    motors: now2 + 2 * sensorFeatures,
    constant: now2 + 2 * sensorFeatures + motors
  };
  const reach = Math.max(evolve.leastReach, Math.floor(edge3 / evolve.reachShare));
  const padded = Math.ceil((at.constant + 1) / features.multiple) * features.multiple;
  return {
    edge: edge3,
    sensors,
    motors,
    reachers: Math.max(1, Math.ceil(sensors / channels.content) * (sensors <= channels.content / 2 ? 1 : 2)),
    reach,
    fade: evolve.spread ** (evolve.leastReach / reach),
    cellEdge: edge3 / channels.cells,
    patternEdge: Math.min(edge3, strategy.edge),
    sensorFeatures,
    features: padded,
    at
  };
}

// src/brain/tensors.ts
var halvesOutside = (leading) => [
  ...Array.from({ length: leading }, (_, i) => i),
  leading + 1,
  leading
];
function declareBrainTensors(b, options) {
  const { shape: shape2, storage, perBrainStores } = options;
  const buffered = options.still !== true;
  const { edge: edge3, sensors, motors, reachers, patternEdge } = shape2;
  const F = shape2.features;
  const B = b.symbol("B", 1, 4096);
  const R = b.symbol("R", 16, 1e6);
  const scalar = (name, initial = 0) => b.state(name, "f32", [B], { initial });
  const whole3 = (name, initial = 0) => b.state(name, "i32", [B], { initial });
  const stores = (shape3) => perBrainStores ? [B, ...shape3] : [...shape3];
  const space = [edge3, edge3, edge3];
  const lanes5 = channels.memory;
  const pooled = [channels.cells, channels.cells, channels.cells, 4, lanes5];
  const members3 = predict.members + memberFaculties(options.research).length;
  const table = (name, dtype, size, layout) => b.constant(name, dtype, size, layout === void 0 ? {} : { layout });
  return {
    ...options,
    B,
    R,
    // sensors, reward, demonstrations where there are any, and the end of an episode where it counts: see inputColumns
    input: declareInput(
      b,
      [B, inputWidth(shape2, options.demonstrations === true, options.learning !== void 0)],
      options.closed === true
    ),
    parameters: b.state("knobs", "f32", [B, parameterNames.length], { initial: 1 }),
    age: whole3("age"),
    seed: b.state("seed", "u32", [B]),
    // the field
    content: b.state("content", storage, [B, ...space, lanes5, 2], { buffered, layout: halvesOutside(4) }),
    memory: b.state("memory", storage, [B, ...space, lanes5]),
    dynamics: b.state("dynamics", "f32", [B, ...space, channels.dynamics], { buffered }),
    // sense
    low: b.state("low", "f32", [B, sensors], { initial: sense.firstLow }),
    high: b.state("high", "f32", [B, sensors], { initial: sense.firstHigh }),
    sensors: b.state("sensors", "f32", [B, sensors]),
    sensorsLast: b.state("sensorsLast", "f32", [B, sensors]),
    reward: scalar("reward"),
    badInputs: whole3("badInputs"),
    silence: whole3("silence"),
    rangeLow: table("rangeLow", "f32", [sensors]),
    rangeHigh: table("rangeHigh", "f32", [sensors]),
    rangeGiven: table("rangeGiven", "i32", [sensors]),
    // surprise
    error: scalar("error"),
    meanError: scalar("meanError"),
    errors: b.state("errors", "f32", [B, surprise.ring]),
    confidence: scalar("confidence", surprise.firstConfidence),
    improvement: scalar("improvement"),
    plateau: whole3("plateau"),
    // modulate
    information: scalar("information"),
    exploration: scalar("exploration", 0.3),
    drive: scalar("drive"),
    gate: scalar("gate"),
    opening: scalar("opening"),
    hold: scalar("hold"),
    cognition: whole3("cognition"),
    // evolve
    reachSensor: table("reachSensor", "i32", [reachers, lanes5, 2], halvesOutside(1)),
    reachX: table("reachX", "f32", [edge3, reachers, lanes5, 2], halvesOutside(2)),
    reachY: table("reachY", "f32", [edge3, reachers, lanes5, 2], halvesOutside(2)),
    reachZ: table("reachZ", "f32", [edge3, reachers, lanes5, 2], halvesOutside(2)),
    mixFrom: table("mixFrom", "i32", [lanes5, 2], halvesOutside(0)),
    mixSign: table("mixSign", "f32", [lanes5, 2], halvesOutside(0)),
    mixSay: table("mixSay", "f32", [lanes5, 2], halvesOutside(0)),
    mixHear: table("mixHear", "f32", [lanes5, 2], halvesOutside(0)),
    ruleAnswer: table("ruleAnswer", "f32", [channels.dynamics]),
    ruleMean: table("ruleMean", "f32", [channels.dynamics]),
    ruleSpread: table("ruleSpread", "f32", [channels.dynamics]),
    ruleLimit: table("ruleLimit", "f32", [channels.dynamics]),
    // pool
    means: b.state("means", "f32", [B, ...pooled]),
    maxima: b.state("maxima", "f32", [B, ...pooled]),
    energy: scalar("energy"),
    variance: scalar("variance"),
    maximum: scalar("maximum"),
    sparsity: scalar("sparsity", 1),
    activeCells: whole3("activeCells"),
    moments: b.state("moments", "f32", [B, 4]),
    mended: whole3("mended"),
    // features
    featureCell: table("featureCell", "i32", [features.projections, features.taps]),
    featureGroup: table("featureGroup", "i32", [features.projections, features.taps]),
    featureLane: table("featureLane", "i32", [features.projections, features.taps]),
    featureSign: table("featureSign", "f32", [features.projections, features.taps]),
    ...sensors > features.directSensors ? {
      sensorFrom: table("sensorFrom", "i32", [features.projectedSensors, features.sensorTaps]),
      sensorSign: table("sensorSign", "f32", [features.projectedSensors, features.sensorTaps])
    } : {},
    featureMean: b.state("featureMean", "f32", [B, features.projections]),
    featureVariance: b.state("featureVariance", "f32", [B, features.projections]),
    phi: b.state("phi", "f32", [B, F]),
    // recall
    query: b.state("query", "f32", [B, recall.width]),
    usual: b.state("usual", "f32", [B, recall.width]),
    bank: b.state("bank", storage, stores([R, recall.width])),
    strength: b.state("strength", "f32", stores([R])),
    touched: b.state("touched", "i32", stores([R])),
    novelty: scalar("novelty", 1),
    match: b.state("match", "f32", [B, recall.best]),
    matchRow: b.state("matchRow", "i32", [B, recall.best], { initial: -1 }),
    lastStore: whole3("lastStore", -recall.storeEvery),
    stored: whole3("stored"),
    // strategy
    library: b.state("library", "f16", stores([strategy.entries, patternEdge, patternEdge, patternEdge, lanes5])),
    contexts: b.state("contexts", "f32", stores([strategy.entries, strategy.context])),
    scores: b.state("scores", "f32", stores([strategy.entries])),
    births: b.state("births", "i32", stores([strategy.entries])),
    additions: b.state("additions", "i32", stores([])),
    context: b.state("context", "f32", [B, strategy.context]),
    pattern: b.state("pattern", "f16", [B, patternEdge, patternEdge, patternEdge, lanes5]),
    patternRank: scalar("patternRank"),
    patternOn: scalar("patternOn"),
    valueMean: scalar("valueMean"),
    valueSquare: scalar("valueSquare"),
    lastAddition: whole3("lastAddition", -strategy.addEvery),
    // planner: candidates' fields are 4³ cells of the content's halves and the memory
    planUntil: whole3("planUntil"),
    ...options.candidates === 0 ? {} : { plan: declarePlan(b, B, options.candidates) },
    // act
    motors: b.state("motors", "f32", [B, motors]),
    ...options.learning === void 0 ? declareActor(b, B, shape2) : {},
    value: scalar("value"),
    temporalDifference: scalar("temporalDifference"),
    ...options.learning === void 0 ? { featurePower: scalar("featurePower", 1) } : {},
    // learning by reward
    ...options.learning === void 0 ? {} : {
      learner: declareLearner(b, B, learnerShape(edge3, sensors, motors), options.learning.episode === "rest")
    },
    // demonstration
    ...options.demonstrations === true ? { student: declareStudent(b, B, motors, F) } : {},
    // predict
    prediction: b.state("prediction", "f32", [B, sensors]),
    members: b.state("members", "f32", [B, members3, sensors]),
    memberErrors: b.state("memberErrors", "f32", [B, members3, sensors], { initial: 1 }),
    fast: b.state("fast", "f32", [B, sensors]),
    slow: b.state("slow", "f32", [B, sensors]),
    readout: b.state("readout", "f32", [B, sensors, F]),
    inverse: b.state("inverse", "f32", [B, F, F]),
    // research mode; its faculties declare the rest
    ...options.research === false ? {} : { researchParameters: b.state("researchKnobs", "f32", [B, researchFaculties.length], { initial: 1 }) }
  };
}
function declareInput(b, size, closed) {
  return closed ? b.state("sensed", "f32", size) : b.input("sensed", "f32", size);
}
function declareActor(b, B, { motors, sensorFeatures, features: F }) {
  return {
    wander: b.state("wander", "f32", [B, motors]),
    urge: b.state("urge", "f32", [B, motors]),
    insistence: b.state("insistence", "f32", [B, sensorFeatures]),
    actor: b.state("actor", "f32", [B, motors, F]),
    actorTrace: b.state("actorTrace", "f32", [B, motors, F]),
    critic: b.state("critic", "f32", [B, F]),
    criticTrace: b.state("criticTrace", "f32", [B, F])
  };
}
function declareStudent(b, B, motors, F) {
  return {
    /** What the actor alone said of each motor. */
    said: b.state("said", "f32", [B, motors]),
    /** 1 for a motor that has had a demonstration. */
    taught: b.state("taught", "f32", [B, motors]),
    inverse: b.state("lessonInverse", "f32", [B, motors, F, F])
  };
}
function declarePlan(b, B, candidates) {
  const { cells: cells2, memory: lanes5 } = channels;
  const cube = [cells2, cells2, cells2];
  return {
    field: b.state("planField", "f32", [B, candidates, ...cube, 3, lanes5], { buffered: true }),
    rules: b.state("planRules", "f32", [B, ...cube, lanes5]),
    pattern: b.state("planPattern", "f32", [B, candidates, ...cube, lanes5]),
    score: b.state("planScore", "f32", [B, candidates]),
    rows: b.state("planRows", "i32", [B, strategy.best], { initial: -1 }),
    weights: b.state("planWeights", "f32", [B, strategy.best]),
    began: b.state("planBegan", "i32", [B])
  };
}
function parameterOf(tensors, brain, name) {
  const added = researchFaculties.indexOf(name);
  if (added >= 0 && tensors.researchParameters !== void 0) return tensors.researchParameters.at(brain, added);
  return tensors.parameters.at(brain, parameterIndex(name));
}

// src/brain/demonstration.ts
function demonstrationFor(tensors, n, m) {
  return tensors.input.at(n, add(m, tensors.shape.sensors + 1));
}
function isTold(tensors, n, m) {
  return isFinite(demonstrationFor(tensors, n, m));
}
function isTaught({ taught }, n, m) {
  return gt(taught.at(n, m), 0);
}
function isBeyond(told, wish) {
  return or(and(ge(told, 1), ge(wish, 1)), and(le(told, -1), le(wish, -1)));
}
function addDemonstration(b, tensors) {
  const { B, actor, student, shape: shape2 } = tensors;
  if (student === void 0) return;
  const { said, taught, inverse: inverse2 } = student;
  const M = shape2.motors;
  const names = {
    excite: "exciteDemonstration",
    weigh: "weighDemonstration",
    learn: "learnDemonstrationInverse",
    reply: "demonstrationReply"
  };
  const { reply, gain, learn } = addReply(b, tensors, inverse2, [B, M], names, demonstration.forgetting, ([n, m]) => {
    const news = and(isTold(tensors, n, m), not(isBeyond(demonstrationFor(tensors, n, m), said.at(n, m))));
    return and(news, gt(parameterOf(tensors, n, "learn"), 0));
  });
  const step2 = b.scratch("demonstrationStep", "f32", [B, M]);
  b.map("hearDemonstration", [B, M], ([n, m]) => {
    const learns = gt(gain.at(n, m), 0);
    const shown2 = clamp(select(learns, demonstrationFor(tensors, n, m), 0), -1, 1);
    return [
      store(step2, [n, m], select(learns, mul(sub(shown2, said.at(n, m)), gain.at(n, m)), 0)),
      store(taught, [n, m], select(learns, f32(1), taught.at(n, m)))
    ];
  });
  b.map("learnDemonstration", actor, ([n, m, f]) => add(actor.at(n, m, f), mul(step2.at(n, m), reply.at(n, m, f))));
  learn();
}

// src/brain/persistence.ts
init_kernel();
var shown = ({ phi, shape: shape2 }, n, i) => phi.at(n, add(i, shape2.at.now));
function addPersistence(b, tensors) {
  const { insistence } = tensors;
  b.map("insist", insistence, ([n, i]) => approach(insistence.at(n, i), clamp(shown(tensors, n, i), -1, 1)));
}
function urgeOf(tensors, n, m, tendency2) {
  return select(gt(parameterOf(tensors, n, "persistence"), 0), approach(tensors.urge.at(n, m), tendency2), tendency2);
}
function insisted(tensors, n, m) {
  const { actor, insistence, shape: shape2 } = tensors;
  const more = sum([shape2.sensorFeatures], ([i]) => {
    const [value, held] = [shown(tensors, n, i), insistence.at(n, i)];
    const gained = select(gt(mul(value, held), 0), mul(value, abs(held)), 0);
    return mul(actor.at(n, m, add(i, shape2.at.now)), gained);
  });
  return mul(more, mul(parameterOf(tensors, n, "persistence"), persistence.gain));
}
function approach(old, value) {
  return add(old, mul(sub(value, old), persistence.rate));
}

// src/brain/act.ts
var vigour = 4;
function shorten(square, limit = f32(act.rowLimit)) {
  return min(div(limit, sqrt(max(square, 1e-12))), 1);
}
function addValue(b, tensors) {
  const { B, phi, critic, shape: shape2 } = tensors;
  const F = shape2.features;
  const criticBound = b.scratch("criticBound", "f32", [B]);
  const step2 = b.scratch("actStep", "f32", [B]);
  const sigma = b.scratch("sigma", "f32", [B]);
  b.reduce("value", [B], ([n]) => {
    const value = sum([F], ([f]) => mul(critic.at(n, f), phi.at(n, f)));
    const power = sum([F], ([f]) => mul(phi.at(n, f), phi.at(n, f)));
    const size = sum([F], ([f]) => mul(critic.at(n, f), critic.at(n, f)));
    const born = gt(tensors.age.at(n), 0);
    const delta = sub(add(tensors.reward.at(n), mul(value, act.discount)), tensors.value.at(n));
    const learns = mul(parameterOf(tensors, n, "learn"), parameterOf(tensors, n, "critic"));
    const spread = mul(act.noise.gain, mul(tensors.exploration.at(n), sub(1, tensors.confidence.at(n))));
    return [
      store(tensors.temporalDifference, [n], select(born, delta, 0)),
      store(step2, [n], select(born, mul(learns, div(delta, max(tensors.featurePower.at(n), 1))), 0)),
      store(tensors.value, [n], value),
      store(tensors.featurePower, [n], power),
      store(criticBound, [n], shorten(size)),
      store(sigma, [n], max(spread, act.noise.least))
    ];
  });
  return { criticBound, step: step2, sigma };
}
function addAct(b, tensors, { criticBound, step: step2, sigma }) {
  const { B, phi, actor, actorTrace, critic, criticTrace, motors, wander, student, shape: shape2 } = tensors;
  const [F, M] = [shape2.features, shape2.motors];
  const intention = b.scratch("intention", "f32", [B, M]);
  const bound = b.scratch("actorBound", "f32", [B, M]);
  const news = b.scratch("noiseNews", "f32", [B, M]);
  const excess = b.scratch("excess", "f32", [B, M]);
  addPersistence(b, tensors);
  b.reduce("intend", [B, M], ([n, m]) => {
    const said = sum([F], ([f]) => mul(actor.at(n, m, f), phi.at(n, f)));
    const learned = mul(said, parameterOf(tensors, n, "actor"));
    const size = sum([F], ([f]) => mul(actor.at(n, m, f), actor.at(n, m, f)));
    const urged = urgeOf(tensors, n, m, tendency(tensors, n, m));
    const insistent = mul(insisted(tensors, n, m), parameterOf(tensors, n, "actor"));
    const whole3 = add(mul(urged, parameterOf(tensors, n, "tendency")), learned, insistent);
    const kept = store(tensors.urge, [n, m], urged);
    if (student === void 0) return [kept, store(intention, [n, m], whole3), store(bound, [n, m], shorten(size))];
    const taught = isTaught(student, n, m);
    return [
      kept,
      store(intention, [n, m], select(taught, learned, whole3)),
      store(bound, [n, m], shorten(size, select(taught, f32(demonstration.rowLimit), act.rowLimit))),
      store(student.said, [n, m], said)
    ];
  });
  b.reduce("move", [B, M], ([n, m]) => {
    const peak = maximum([M], ([k]) => select(eq(k, vigour), 0, abs(intention.at(n, k))));
    const gain = cortexGain(
      peak,
      tensors.confidence.at(n),
      mul(tensors.novelty.at(n), parameterOf(tensors, n, "recall"))
    );
    const key = { seed: tensors.seed.at(n), brain: 0, cycle: cast(tensors.age.at(n), "u32"), stream: streams.motors };
    const { memory } = act.noise;
    const fresh = mul(normal(key, cast(m, "u32"), 2), Math.sqrt(1 - memory ** 2));
    const next = add(mul(wander.at(n, m), memory), fresh);
    const explores = mul(
      parameterOf(tensors, n, "exploration"),
      select(gt(parameterOf(tensors, n, "learn"), 0), f32(1), 0)
    );
    const spread = mul(sigma.at(n), explores);
    const noise = mul(next, spread);
    const fresher = select(gt(spread, 0), div(fresh, mul(max(spread, 1e-6), Math.sqrt(1 - memory ** 2))), 0);
    const plain2 = student === void 0 ? eq(m, vigour) : or(eq(m, vigour), isTaught(student, n, m));
    const wish = mul(intention.at(n, m), select(plain2, f32(1), gain));
    const able = clamp(wish, -1, 1);
    const motor = clamp(add(able, noise), -1, 1);
    const learns = mul(parameterOf(tensors, n, "learn"), parameterOf(tensors, n, "critic"));
    return [
      store(wander, [n, m], next),
      store(news, [n, m], fresher),
      store(
        excess,
        [n, m],
        mul(sub(wish, able), div(mul(learns, act.unwind), max(tensors.featurePower.at(n), 1)))
      ),
      store(motors, [n, m], select(isNumber(motor), motor, 0))
    ];
  });
  b.map("learnActor", [B, M, F], ([n, m, f]) => {
    const trace = actorTrace.at(n, m, f);
    const blame = mul(news.at(n, m), parameterOf(tensors, n, "learn"));
    const learned = mul(mul(step2.at(n), act.actorRate), trace);
    const unwound = mul(excess.at(n, m), phi.at(n, f));
    const kept = mul(actor.at(n, m, f), bound.at(n, m));
    const faded = mul(trace, act.actorTrace);
    const unlessTold = (told, other) => student === void 0 ? other : select(isTold(tensors, n, m), told, other);
    return [
      store(actor, [n, m, f], unlessTold(kept, sub(add(kept, learned), unwound))),
      store(actorTrace, [n, m, f], add(unlessTold(0, faded), mul(blame, phi.at(n, f))))
    ];
  });
  b.map("learnCritic", [B, F], ([n, f]) => {
    const trace = criticTrace.at(n, f);
    const next = add(mul(critic.at(n, f), criticBound.at(n)), mul(mul(step2.at(n), act.criticRate), trace));
    return [
      store(critic, [n, f], next),
      store(criticTrace, [n, f], add(mul(trace, act.criticTrace), phi.at(n, f)))
    ];
  });
}
function isNumber(x) {
  return eq(x, x);
}
function tendency(tensors, n, m) {
  const moment = (axis) => tensors.moments.at(n, axis);
  const strategic = add(mul(tensors.patternOn.at(n), tensors.patternRank.at(n), 0.5), act.vigour);
  const table = [
    [0, mul(moment(0), act.tendency)],
    [1, mul(moment(1), act.tendency)],
    [3, mul(moment(2), act.tilt)],
    [vigour, strategic]
  ];
  return table.reduce((rest, [motor, value]) => select(eq(m, motor), value, rest), f32(0));
}
function cortexGain(peak, confidence, novelty) {
  const { cortex } = act;
  const unsure = add(mul(sub(cortex.unsure, confidence), cortex.unsureSlope), cortex.unsureGain);
  const faint = div(f32(cortex.threshold), max(peak, cortex.nothing));
  const excited = select(gt(novelty, cortex.novel), f32(cortex.novelGain), 1);
  const sure = add(mul(sub(confidence, cortex.threshold), cortex.sureSlope / (1 - cortex.threshold)), 1);
  const plain2 = select(and(lt(peak, cortex.threshold), gt(peak, cortex.nothing)), faint, mul(sure, excited));
  return select(lt(confidence, cortex.unsure), unsure, plain2);
}

// src/brain/evolve.ts
init_kernel();

// src/brain/rules.ts
init_kernel();

// src/brain/wiring.ts
init_noise();
var gainRule = 12;
var firstRule = { diffusion: 4, mixing: 8, gain: gainRule };
var lineLength = channels.content / 2;

// src/brain/rules.ts
function bornRule(tables, rules, holding, voxel, lane) {
  const noise = normal(rules, cast(add(mul(voxel, channels.dynamics), lane), "u32"));
  const limit = tables.ruleLimit.at(lane);
  const plain2 = add(tables.ruleMean.at(lane), mul(noise, tables.ruleSpread.at(lane)));
  const holds = lt(uniform(holding, cast(voxel, "u32")), birth.holding.share);
  return select(eq(lane, gainRule), select(holds, birth.holding.value, clamp(plain2, neg(limit), limit)), plain2);
}

// src/brain/evolve.ts
function voxelOf(tensors, view) {
  const { brain, rule, content, place } = view;
  const { diffusion: diffusion2, mixing } = evolve;
  const kappa = [4, 5, 6].map(
    (k) => mul(add(mul(squash(rule(k)), diffusion2.span), diffusion2.base), parameterOf(tensors, brain, "diffusion"))
  );
  const said = (h) => squash(sum([channels.memory], ([j]) => mul(tensors.mixSay.at(j, h), content(...place, j, h))));
  const coupling = mul(add(rule(8), rule(9), rule(10), rule(11)), 0.25);
  const chi = mul(add(mul(squash(coupling), mixing.span), mixing.base), parameterOf(tensors, brain, "mixing"));
  const gain = add(
    mul(swing(rule(gainRule)), evolve.activation / 2),
    evolve.activation * (evolve.gainBase + 0.5)
  );
  return {
    near: kappa.map((one) => mul(gain, one)),
    mixing: mul(gain, chi),
    own: mul(gain, sub(sub(1, mul(add(kappa[0], kappa[1], kappa[2]), 2)), chi)),
    // 0.95 (1 − 0.1 (1 − σ(p))), for the four time scales
    decay: [0, 1, 2, 3].map((k) => {
      const half = evolve.decaySpan / 2;
      return add(mul(swing(rule(k)), evolve.retain * half), evolve.retain * (1 - half));
    }),
    echo: [mul(rule(channels.rules), evolve.echoHeard), mul(rule(channels.rules + 1), evolve.echoHeard)],
    commons: mul(mul(said(0), said(1)), evolve.commons)
  };
}
function swing(p) {
  return squash(mul(p, 0.5));
}
function activated(tensors, view, voxel, lane, half) {
  const { content, place } = view;
  const [x, y, z] = place;
  const at = (i, j, k) => content(i, j, k, lane, half);
  const pairs = [
    add(at(add(x, 1), y, z), at(sub(x, 1), y, z)),
    add(at(x, add(y, 1), z), at(x, sub(y, 1), z)),
    add(at(x, y, add(z, 1)), at(x, y, sub(z, 1)))
  ];
  const from = tensors.mixFrom.at(lane, half);
  const isHead = eq(from, add(mul(lane, 2), half));
  const echo = select(lt(lane, channels.memory / 2), voxel.echo[0], voxel.echo[1]);
  const source = select(isHead, echo, content(x, y, z, shiftRight(from, 1), bitAnd(from, 1)));
  const mixed2 = add(mul(tensors.mixSign.at(lane, half), source), mul(tensors.mixHear.at(lane, half), voxel.commons));
  const d = pairs.reduce((total2, pair2, axis) => add(total2, mul(voxel.near[axis], pair2)), mul(voxel.own, at(x, y, z)));
  const odd = eq(bitAnd(lane, 1), 1);
  return mul(squash(add(d, mul(voxel.mixing, mixed2))), select(odd, voxel.decay[2 + half], voxel.decay[half]));
}
function reminded(content, recalled, half) {
  return half === 0 ? add(content, recalled) : sub(content, recalled);
}
function replaceNonFinite(value) {
  return select(isFinite(value), value, evolve.mended);
}
function addEvolve(b, tensors, tuning) {
  const { B, content, memory, dynamics, shape: shape2 } = tensors;
  const { edge: edge3, patternEdge } = shape2;
  const { scalars } = tuning;
  b.map("evolve", [B, edge3, edge3, edge3, channels.memory], ([n, x, y, z, j]) => {
    const place = [x, y, z];
    const view = {
      brain: n,
      place,
      content: (...at) => content.clamp(n, ...at),
      memory: (lane) => memory.at(n, x, y, z, lane),
      rule: (lane) => dynamics.at(n, x, y, z, lane)
    };
    const voxel = voxelOf(tensors, view);
    const number = add(mul(add(mul(x, edge3), y), edge3), z);
    const recalled = mul(squash(mul(view.memory(j), evolve.memorySlope)), scalars.memoryGain.at(n));
    const gain = parameterOf(tensors, n, "content");
    const contentOf = (half) => {
      const element = cast(add(mul(number, channels.content), mul(j, 2), half), "u32");
      const spontaneous = mul(normal(wordsOf2(tuning.fieldWords, n), element), scalars.noise.at(n));
      const own = add(activated(tensors, view, voxel, j, half), imprinted(tensors, tuning, n, place, j, half));
      return replaceNonFinite(mul(add(reminded(own, recalled, half), spontaneous), gain));
    };
    const scale = (index) => edge3 === patternEdge ? index : div(index, edge3 / patternEdge);
    const pattern = tensors.pattern.at(n, scale(x), scale(y), scale(z), j);
    return [
      store(content.next, [n, x, y, z, j, 0], contentOf(0)),
      store(content.next, [n, x, y, z, j, 1], contentOf(1)),
      store(
        memory,
        [n, x, y, z, j],
        replaceNonFinite(mul(remembered(tuning, view, j, pattern), parameterOf(tensors, n, "memory")))
      ),
      store(dynamics.next, [n, x, y, z, j], replaceNonFinite(ruled(tensors, tuning, view, number, j)))
    ];
  });
}
function imprinted(tensors, tuning, n, [x, y, z], lane, half) {
  const { reachers, reach, fade } = tensors.shape;
  const least = fade ** (reach + 0.5);
  const of = (k) => {
    const weight = mul(
      mul(tensors.reachX.at(x, k, lane, half), tensors.reachY.at(y, k, lane, half)),
      tensors.reachZ.at(z, k, lane, half)
    );
    return select(lt(weight, least), 0, mul(weight, tuning.drive.at(n, k, lane, half)));
  };
  if (reachers > 4) return sum([reachers], ([k]) => of(k));
  return Array.from({ length: reachers }, (_, k) => of(k)).reduce((total2, one) => add(total2, one));
}
function remembered(tuning, view, lane, pattern) {
  const { brain, content, place } = view;
  const old = view.memory(lane);
  const x = mul(add(content(...place, lane, 0), content(...place, lane, 1)), 0.5);
  return add(
    mul(old, evolve.memoryDecay),
    mul(tuning.scalars.gate.at(brain), sub(x, old)),
    mul(tuning.scalars.pattern.at(brain), sub(pattern, old))
  );
}
function ruled(tensors, tuning, view, number, lane) {
  const { brain: n, place, content } = view;
  const size = channels.content;
  const at = (h, j) => content(...place, j, h);
  const over = [2, channels.memory];
  const energy = div(
    sum(over, ([h, j]) => abs(at(h, j))),
    size
  );
  const mean = div(
    sum(over, ([h, j]) => at(h, j)),
    size
  );
  const square = div(
    sum(over, ([h, j]) => mul(at(h, j), at(h, j))),
    size
  );
  const quiet = div(
    cast(
      count(over, ([h, j]) => lt(abs(at(h, j)), evolve.target.quiet)),
      "f32"
    ),
    size
  );
  const u = mul(tensors.ruleAnswer.at(lane), missOf(lane, energy, sub(square, mul(mean, mean)), quiet));
  const born = bornRule(tensors, wordsOf2(tuning.ruleWords, n), wordsOf2(tuning.holdingWords, n), number, lane);
  const old = view.rule(lane);
  const moved = add(mul(sub(old, born), evolve.ruleLeak), mul(tuning.scalars.plasticity.at(n), clamp(u, -1, 1)));
  const rule = clamp(
    add(born, mul(moved, parameterOf(tensors, n, "dynamics"))),
    -evolve.ruleLimit,
    evolve.ruleLimit
  );
  return select(ge(lane, channels.rules), echoed(tensors, view, lane, old), rule);
}
function missOf(lane, energy, variance, sparsity) {
  const { target } = evolve;
  const loud = sub(energy, target.energy);
  const still = select(lt(lane, firstRule.gain), sub(sparsity, target.sparsity), loud);
  const uneven = select(lt(lane, firstRule.mixing), sub(variance, target.variance), still);
  return select(lt(lane, firstRule.diffusion), loud, uneven);
}
function echoed(tensors, view, lane, old) {
  const { brain: n, place } = view;
  const { motors, shape: shape2 } = tensors;
  const line = (index) => sub(mul(cast(index, "f32"), 2 / (shape2.edge - 1)), 1);
  const forward = mul(motors.at(n, 0), line(place[0]));
  const directed = shape2.motors > 1 ? add(forward, mul(motors.at(n, 1), line(place[1]))) : forward;
  const effort = div(
    sum([shape2.motors], ([m]) => abs(motors.at(n, m))),
    shape2.motors
  );
  const heard = select(eq(lane, channels.rules), directed, effort);
  const next = add(mul(old, evolve.echoDecay), mul(heard, evolve.echoGain));
  return mul(next, parameterOf(tensors, n, "echo"));
}
function wordsOf2(words, n) {
  return { first: words.at(n, 0), second: words.at(n, 1) };
}

// src/brain/features.ts
init_kernel();

// src/brain/cells.ts
init_kernel();
function placeOfCell(cell) {
  const { cells: cells2 } = channels;
  return [div(cell, cells2 * cells2), rem(div(cell, cells2), cells2), rem(cell, cells2)];
}
var mostWhole = 8;
var layers = 2;
function addCells(b, tensors) {
  const { B, shape: shape2 } = tensors;
  const { cells: cells2, memory: lanes5 } = channels;
  const s = shape2.cellEdge;
  const grid = [B, cells2, cells2, cells2];
  const cellwise = (name, dtype = "f32") => b.scratch(name, dtype, [...grid, lanes5]);
  const kept = {
    loud: cellwise("cellLoud"),
    square: cellwise("cellSquare"),
    peak: cellwise("cellPeak"),
    quiet: cellwise("cellQuiet", "i32"),
    mended: cellwise("cellMended", "i32")
  };
  const measures = measuresOf(tensors, kept, s ** 3);
  const inside = (cell, i) => add(mul(cell, s), i);
  if (s <= mostWhole) {
    b.reduce(
      "poolCells",
      [...grid, lanes5],
      ([n, cx, cy, cz, j]) => measures.map(
        ({ fold: fold2, of, into }) => into(
          [n, cx, cy, cz, j],
          fold2([s, s, s], ([x, y, z]) => of([n, inside(cx, x), inside(cy, y), inside(cz, z), j]))
        )
      )
    );
    return kept;
  }
  const slabs = s / layers;
  const parts = measures.map(({ name, dtype }) => b.scratch(`slab${name}`, dtype, [...grid, slabs, lanes5]));
  b.reduce(
    "poolSlabs",
    [...grid, slabs, lanes5],
    ([n, cx, cy, cz, slab, j]) => measures.map(({ fold: fold2, of }, i) => {
      const layer = (x) => inside(cx, add(mul(slab, layers), x));
      const value = fold2([layers, s, s], ([x, y, z]) => of([n, layer(x), inside(cy, y), inside(cz, z), j]));
      return store(parts[i], [n, cx, cy, cz, slab, j], value);
    })
  );
  b.reduce(
    "poolCells",
    [...grid, lanes5],
    ([n, cx, cy, cz, j]) => measures.map(
      ({ fold: fold2, into }, i) => into(
        [n, cx, cy, cz, j],
        fold2([slabs], ([slab]) => parts[i].at(n, cx, cy, cz, slab, j))
      )
    )
  );
  return kept;
}
function measuresOf({ content, memory, dynamics, means, maxima }, kept, volume) {
  const groups3 = [
    ([n, x, y, z, j]) => content.next.at(n, x, y, z, j, 0),
    ([n, x, y, z, j]) => content.next.at(n, x, y, z, j, 1),
    ([n, x, y, z, j]) => memory.at(n, x, y, z, j),
    ([n, x, y, z, j]) => dynamics.next.at(n, x, y, z, j)
  ];
  const [first, second] = groups3;
  const isQuiet = (value) => cast(lt(abs(value), evolve.target.quiet), "i32");
  const whole3 = ([n, x, y, z, j], g) => [n, x, y, z, g, j];
  const plain2 = (tensor) => (cell, value) => store(tensor, [...cell], value);
  return [
    ...groups3.flatMap((of, g) => [
      {
        name: `Sum${g}`,
        dtype: "f32",
        fold: sum,
        of,
        into: (cell, value) => store(means, whole3(cell, g), div(value, volume))
      },
      {
        name: `Maximum${g}`,
        dtype: "f32",
        fold: maximum,
        of,
        into: (cell, value) => store(maxima, whole3(cell, g), value)
      }
    ]),
    { name: "Loud", dtype: "f32", fold: sum, of: (at) => add(abs(first(at)), abs(second(at))), into: plain2(kept.loud) },
    {
      name: "Square",
      dtype: "f32",
      fold: sum,
      of: (at) => add(mul(first(at), first(at)), mul(second(at), second(at))),
      into: plain2(kept.square)
    },
    { name: "Peak", dtype: "f32", fold: maximum, of: (at) => abs(first(at)), into: plain2(kept.peak) },
    {
      name: "Quiet",
      dtype: "i32",
      fold: sum,
      of: (at) => add(isQuiet(first(at)), isQuiet(second(at))),
      into: plain2(kept.quiet)
    },
    {
      name: "Mended",
      dtype: "i32",
      fold: sum,
      of: (at) => groups3.map((group) => cast(eq(group(at), evolve.mended), "i32")).reduce((a, c) => add(a, c)),
      into: plain2(kept.mended)
    }
  ];
}

// src/brain/features.ts
function projected(tensors, means, lead, f) {
  return sum([features.taps], ([t]) => {
    const cell = tensors.featureCell.at(f, t);
    const place = placeOfCell(cell);
    const value = means.clamp(...lead, ...place, tensors.featureGroup.at(f, t), tensors.featureLane.at(f, t));
    return mul(tensors.featureSign.at(f, t), value);
  });
}
function standardised(tensors, n, f, x) {
  const mean = tensors.featureMean.at(n, f);
  const deviation = sqrt(max(tensors.featureVariance.at(n, f), features.leastDeviation ** 2));
  return clamp(div(sub(x, mean), deviation), -features.limit, features.limit);
}
function addFeatures(b, tensors) {
  const { B, phi, shape: shape2 } = tensors;
  const { at, sensorFeatures, motors } = shape2;
  const raw = b.scratch("featureRaw", "f32", [B, features.projections]);
  b.reduce("project", raw, ([n, f]) => projected(tensors, tensors.means, [n], f));
  b.map("follow", [B, features.projections], ([n, f]) => {
    const x = raw.at(n, f);
    const early2 = div(f32(1), cast(add(tensors.age.at(n), 1), "f32"));
    const settled = gt(tensors.age.at(n), features.settle);
    const slow = select(gt(parameterOf(tensors, n, "learn"), 0), f32(features.slowRate), 0);
    const rate = select(settled, max(slow, mul(early2, select(gt(slow, 0), f32(1), 0))), max(slow, early2));
    const ease = (old, value) => add(old, mul(rate, sub(value, old)));
    const mean = ease(tensors.featureMean.at(n, f), x);
    const away = sub(x, mean);
    return [
      store(tensors.featureMean, [n, f], mean),
      store(tensors.featureVariance, [n, f], ease(tensors.featureVariance.at(n, f), mul(away, away)))
    ];
  });
  b.map("seeField", [B, features.projections], ([n, f]) => [
    store(phi, [n, f], mul(standardised(tensors, n, f, raw.at(n, f)), parameterOf(tensors, n, "fieldFeatures")))
  ]);
  b.map("seeSensors", [B, sensorFeatures], ([n, i]) => [
    store(phi, [n, add(i, at.now)], seen(tensors, tensors.sensors, n, i)),
    store(phi, [n, add(i, at.last)], seen(tensors, tensors.sensorsLast, n, i))
  ]);
  b.map("seeMotors", [B, motors], ([n, m]) => [store(phi, [n, add(m, at.motors)], tensors.motors.at(n, m))]);
  b.map("seeConstant", [B], ([n]) => [store(phi, [n, at.constant], f32(1))]);
}
function seen(tensors, values, n, i) {
  if (tensors.shape.sensors <= features.directSensors) return values.at(n, i);
  const { sensorFrom, sensorSign } = tensors;
  if (sensorFrom === void 0 || sensorSign === void 0) return values.at(n, i);
  return sum([features.sensorTaps], ([t]) => mul(sensorSign.at(i, t), values.clamp(n, sensorFrom.at(i, t))));
}

// src/brain/learning/features.ts
init_kernel();
var clean = (raw) => clamp(select(isFinite(raw), raw, 0), -sense.largest, sense.largest);
function addLearnerFeatures(b, ports, learner) {
  addInputs(b, ports, learner);
  addLines(b, ports, learner);
  addPhi(b, ports, learner);
}
function addInputs(b, { B, sensed, motors, learns }, learner) {
  const { shape: shape2, begins: begins2, observed, inputMean, inputVariance, rawLast, inputs: inputs2 } = learner;
  const { sensors } = shape2;
  b.map("observe", observed, ([n]) => add(observed.at(n), select(gt(learns(n), 0), i32(1), 0)));
  b.map("standardise", [B, 2, sensors], ([n, half, i]) => {
    const now2 = clean(sensed(n, i));
    const change = select(eq(begins2.at(n), 1), 0, sub(now2, rawLast.at(n, i)));
    const raw = select(eq(half, 0), now2, change);
    const rate = select(gt(learns(n), 0), div(f32(1), cast(observed.at(n), "f32")), 0);
    const away = sub(raw, inputMean.at(n, half, i));
    const mean = add(inputMean.at(n, half, i), mul(away, rate));
    const old = inputVariance.at(n, half, i);
    const variance = add(old, mul(sub(mul(away, sub(raw, mean)), old), rate));
    const deviation = add(sqrt(max(variance, 0)), sight.leastInputDeviation);
    const z = clamp(div(sub(raw, mean), deviation), -sight.limit, sight.limit);
    return [
      store(inputMean, [n, half, i], mean),
      store(inputVariance, [n, half, i], variance),
      store(inputs2, [n, add(mul(half, sensors), i)], select(ge(observed.at(n), 2), z, 0))
    ];
  });
  b.map("keepRaw", rawLast, ([n, i]) => clean(sensed(n, i)));
  b.map("senseMotors", [B, shape2.motors], ([n, m]) => [
    store(inputs2, [n, add(m, 2 * sensors)], select(eq(begins2.at(n), 1), 0, motors.at(n, m)))
  ]);
}
function mixed({ shape: shape2, inputs: inputs2 }, weights, n, row) {
  return sum([shape2.inputs], ([j]) => mul(weights.at(n, row, j), inputs2.at(n, j)));
}
function addLines(b, { B }, learner) {
  const { shape: shape2, rests, begins: begins2, lines } = learner;
  const { edge: edge3 } = shape2;
  const afferent = b.scratch("afferent", "f32", [B, sight.afferents]);
  b.reduce("mixAfferents", afferent, ([n, a]) => mixed(learner, learner.mixture, n, a));
  const inflow = b.scratch("inflow", "f32", [B, 3, edge3, edge3]);
  b.reduce(
    "flowIn",
    inflow,
    ([n, axis, i, j]) => sum(
      [sight.inflows],
      ([k]) => mul(learner.inflowWeight.at(axis, i, j, k), afferent.clamp(n, learner.inflowFrom.at(axis, i, j, k)))
    )
  );
  b.map("flow", lines.next, ([n, axis, i, j, s]) => {
    const kept = rests ? select(eq(begins2.at(n), 1), f32(0), 1) : f32(1);
    const here = mul(lines.at(n, axis, i, j, s), kept);
    const before = mul(lines.zero(n, axis, i, j, sub(s, 1)), kept);
    const moved = add(here, mul(learner.lineSpeed.at(axis, i, j), sub(before, here)));
    const fed = add(moved, select(eq(s, 0), inflow.at(n, axis, i, j), 0));
    return mul(squash(fed), sight.gain);
  });
}
function addPhi(b, { B, learns }, learner) {
  const { shape: shape2, lines, phi, scaledMean, scaledVariance, observed } = learner;
  const { at, scaled: scaled2 } = shape2;
  const { electrodes, products: products2, loudness } = sight;
  const placed = (n, places2, row) => lines.next.clamp(n, places2.at(row, 0), places2.at(row, 1), places2.at(row, 2), places2.at(row, 3));
  const raw = b.scratch("scaledRaw", "f32", [B, scaled2]);
  b.map("touch", [B, electrodes], ([n, f]) => [store(raw, [n, f], placed(n, learner.placeFirst, f))]);
  b.map("multiply", [B, products2], ([n, k]) => {
    const row = add(k, electrodes);
    const [first, second] = [placed(n, learner.placeFirst, row), placed(n, learner.placeSecond, k)];
    const product2 = mul(squash(mul(first, sight.productGain)), squash(mul(second, sight.productGain)));
    return [store(raw, [n, row], product2)];
  });
  b.map("scale", [B, scaled2], ([n, f]) => {
    const x = raw.at(n, f);
    const seen2 = cast(max(observed.at(n), 1), "f32");
    const rate = select(gt(learns(n), 0), max(div(f32(1), seen2), sight.slowRate), 0);
    const away = sub(x, scaledMean.at(n, f));
    const mean = add(scaledMean.at(n, f), mul(away, rate));
    const old = scaledVariance.at(n, f);
    const variance = add(old, mul(sub(mul(away, sub(x, mean)), old), rate));
    const deviation = sqrt(add(max(variance, 0), sight.leastFeatureVariance));
    const z = clamp(div(sub(x, mean), deviation), -sight.limit, sight.limit);
    const loud = select(ge(f, electrodes), f32(loudness.product), loudness.electrode);
    return [
      store(scaledMean, [n, f], mean),
      store(scaledVariance, [n, f], variance),
      store(phi, [n, add(f, at.scaled)], mul(z, loud))
    ];
  });
  b.reduce("react", [B, sight.fast], ([n, k]) => [
    store(phi, [n, k], squash(add(mixed(learner, learner.fastWeights, n, k), learner.fastBias.at(n, k))))
  ]);
  b.map("seeInputs", [B, shape2.inputs], ([n, j]) => [store(phi, [n, add(j, at.inputs)], learner.inputs.at(n, j))]);
  b.map("seeOne", [B], ([n]) => [store(phi, [n, at.constant], f32(1))]);
}

// src/brain/learning/learn.ts
init_kernel();
function addLearn(b, ports, learner, whitened) {
  const judgement = addJudge(b, ports, learner, whitened);
  addLearnWeights(b, ports, learner, whitened, judgement);
}
function addJudge(b, { B, reward, end, value, temporalDifference }, learner, { learning, gain }) {
  const { before, phi, critic, criticTrace, steps: steps3, leverage, surprise: surprise2, sigma } = learner;
  const { discounted, discountedMean, discountedVariance } = learner;
  const F = learner.shape.features;
  const one = (name) => b.scratch(name, "f32", [B]);
  const [power, share, criticStep, actorRate] = ["leveragePower", "leverageShare", "valueStep", "policyRate"].map(one);
  b.reduce("judge", [B], ([n]) => {
    const now2 = ne(learning.at(n), 0);
    const kept = (next, old) => select(now2, next, old.at(n));
    const t = cast(add(steps3.at(n), 1), "f32");
    const r = clamp(select(isFinite(reward(n)), reward(n), 0), -actorCritic.rewardLimit, actorCritic.rewardLimit);
    const total2 = add(mul(discounted.at(n), actorCritic.discount), r);
    const away = sub(total2, discountedMean.at(n));
    const mean = add(discountedMean.at(n), div(away, t));
    const spread = discountedVariance.at(n);
    const variance = add(spread, div(sub(mul(away, sub(total2, mean)), spread), t));
    const known2 = select(eq(steps3.at(n), 0), f32(1), max(variance, 0));
    const scaled2 = div(r, sqrt(add(known2, actorCritic.leastReturnVariance)));
    const q = sum([F], ([f]) => mul(before.at(n, f), gain.at(n, f)));
    const span = add(min(t, actorCritic.leverageSpan), actorCritic.settle);
    const usual2 = add(leverage.at(n), div(sub(q, leverage.at(n)), span));
    const counted = min(div(mul(usual2, actorCritic.leverageLimit), max(q, actorCritic.leastLeverage)), 1);
    const ahead = sum([F], ([f]) => mul(critic.at(n, f), phi.at(n, f)));
    const expected = sum([F], ([f]) => mul(critic.at(n, f), before.at(n, f)));
    const bootstrap = select(eq(end(n), episodeEnds.terminated), 0, mul(ahead, actorCritic.discount));
    const delta = sub(add(scaled2, bootstrap), expected);
    const square = add(surprise2.at(n), div(sub(mul(delta, delta), surprise2.at(n)), add(t, actorCritic.settle)));
    const judged = clamp(
      div(delta, add(sqrt(square), actorCritic.leastSurprise)),
      -actorCritic.surpriseLimit,
      actorCritic.surpriseLimit
    );
    const annealed = div(f32(1), add(div(t, actorCritic.annealing), 1));
    const width5 = add(mul(annealed, actorCritic.sigmaFall), actorCritic.leastSigma);
    const faded = mul(
      sum([F], ([f]) => mul(criticTrace.at(n, f), before.at(n, f))),
      actorCritic.fade
    );
    const rate = div(f32(actorCritic.criticRate), usual2);
    const reached = mul(rate, add(faded, mul(counted, q)));
    const bounded = select(gt(reached, actorCritic.criticReach), div(f32(actorCritic.criticReach), reached), 1);
    const policyRate = mul(
      div(f32(actorCritic.actorRate), usual2),
      max(annealed, actorCritic.actorLeast),
      mul(width5, judged)
    );
    const ends = ne(end(n), episodeEnds.goesOn);
    return [
      store(power, [n], q),
      store(share, [n], counted),
      store(criticStep, [n], select(now2, mul(mul(rate, bounded), delta), 0)),
      store(actorRate, [n], select(now2, policyRate, 0)),
      store(value, [n], ahead),
      store(temporalDifference, [n], select(now2, delta, 0)),
      store(steps3, [n], add(steps3.at(n), learning.at(n))),
      store(leverage, [n], kept(usual2, leverage)),
      store(surprise2, [n], kept(square, surprise2)),
      store(sigma, [n], kept(width5, sigma)),
      store(discounted, [n], select(ends, 0, kept(total2, discounted))),
      store(discountedMean, [n], kept(mean, discountedMean)),
      store(discountedVariance, [n], kept(variance, discountedVariance)),
      ...counts(learner, n, r, ends)
    ];
  });
  return { power, share, criticStep, actorRate };
}
function counts(learner, n, r, ends) {
  const { begins: begins2, episodes, lastReturn, lastLength } = learner;
  const first = eq(begins2.at(n), 1);
  const total2 = select(first, 0, add(learner.return.at(n), r));
  const length = select(first, i32(0), add(learner.length.at(n), 1));
  return [
    store(learner.return, [n], total2),
    store(learner.length, [n], length),
    store(lastReturn, [n], select(ends, total2, lastReturn.at(n))),
    store(lastLength, [n], select(ends, length, lastLength.at(n))),
    store(episodes, [n], add(episodes.at(n), select(ends, i32(1), 0)))
  ];
}
function addLearnWeights(b, { B, end }, learner, { learning, gain }, { power, share, criticStep, actorRate }) {
  const { before, critic, criticTrace, actor, actorTrace, noise, mean, sigma, leverage, shape: shape2 } = learner;
  const [F, M] = [shape2.features, shape2.motors];
  const step2 = b.scratch("policyStep", "f32", [B, M]);
  const back = b.scratch("policyBack", "f32", [B, M]);
  b.reduce("judgePolicy", [B, M], ([n, m]) => {
    const faded = mul(
      sum([F], ([f]) => mul(actorTrace.at(n, m, f), before.at(n, f))),
      actorCritic.fade
    );
    const along = add(faded, mul(mul(share.at(n), noise.at(n, m)), power.at(n)));
    const moved = abs(mul(actorRate.at(n), along));
    const most2 = mul(sigma.at(n), actorCritic.actorReach);
    const bounded = select(gt(moved, most2), div(mul(actorRate.at(n), most2), moved), actorRate.at(n));
    const over = sub(mean.at(n, m), clamp(mean.at(n, m), -actorCritic.meanLimit, actorCritic.meanLimit));
    return [
      store(step2, [n, m], bounded),
      store(back, [n, m], select(ne(learning.at(n), 0), div(over, max(power.at(n), leverage.at(n))), 0))
    ];
  });
  const next = (n, old, trace) => select(ne(end(n), episodeEnds.goesOn), 0, select(ne(learning.at(n), 0), trace, old));
  b.map("learnValue", [B, F], ([n, f]) => {
    const trace = add(mul(criticTrace.at(n, f), actorCritic.fade), mul(share.at(n), gain.at(n, f)));
    return [
      store(critic, [n, f], add(critic.at(n, f), mul(criticStep.at(n), trace))),
      store(criticTrace, [n, f], next(n, criticTrace.at(n, f), trace))
    ];
  });
  b.map("learnPolicy", [B, M, F], ([n, m, f]) => {
    const credit = mul(mul(share.at(n), noise.at(n, m)), gain.at(n, f));
    const trace = add(mul(actorTrace.at(n, m, f), actorCritic.fade), credit);
    const learned = sub(mul(step2.at(n, m), trace), mul(back.at(n, m), gain.at(n, f)));
    return [
      store(actor, [n, m, f], add(actor.at(n, m, f), learned)),
      store(actorTrace, [n, m, f], next(n, actorTrace.at(n, m, f), trace))
    ];
  });
}
function addPolicy(b, ports, learner) {
  const { B, seed, age, motors, learns, explores, end } = ports;
  const { phi, before, actor, noise, mean, sigma, begins: begins2, shape: shape2 } = learner;
  const F = shape2.features;
  b.reduce("choosePolicy", [B, shape2.motors], ([n, m]) => {
    const wish = sum([F], ([f]) => mul(actor.at(n, m, f), phi.at(n, f)));
    const key = { seed: seed.at(n), brain: 0, cycle: cast(age.at(n), "u32"), stream: learningStreams.exploration };
    const z = select(gt(learns(n), 0), normal(key, cast(m, "u32"), 2), 0);
    const able = clamp(wish, -actorCritic.meanLimit, actorCritic.meanLimit);
    const motor = clamp(add(able, mul(mul(sigma.at(n), explores(n)), z)), -1, 1);
    return [
      store(mean, [n, m], wish),
      store(noise, [n, m], z),
      store(motors, [n, m], select(eq(motor, motor), motor, 0))
    ];
  });
  b.map("keepPhi", before, ([n, f]) => phi.at(n, f));
  b.map("keepEnd", begins2, ([n]) => select(ne(end(n), episodeEnds.goesOn), i32(1), 0));
}

// src/brain/learning/ports.ts
init_kernel();
function learnerPorts(tensors) {
  const { B, age, seed, motors, value, temporalDifference, input, shape: shape2 } = tensors;
  const columns2 = inputColumns(shape2, tensors.demonstrations);
  return {
    ...{ B, age, seed, motors, value, temporalDifference },
    sensed: (n, i) => mul(input.at(n, i), parameterOf(tensors, n, "sense")),
    reward: (n) => input.at(n, columns2.reward),
    end: (n) => cast(input.at(n, columns2.end), "i32"),
    learns: (n) => mul(parameterOf(tensors, n, "learn"), parameterOf(tensors, n, "critic")),
    explores: (n) => parameterOf(tensors, n, "exploration")
  };
}

// src/brain/learning/rest.ts
init_kernel();
function addRest(b, { B, content, dynamics, shape: shape2 }, { begins: begins2, rests }) {
  if (!rests) return;
  const { edge: edge3 } = shape2;
  const space = [B, edge3, edge3, edge3];
  b.map("restContent", [...space, channels.memory, 2], ([n, x, y, z, j, h]) => [
    store(content.next, [n, x, y, z, j, h], f32(0), ne(begins2.at(n), 0))
  ]);
  b.map("restEcho", [...space, channels.echo], ([n, x, y, z, k]) => [
    store(dynamics.next, [n, x, y, z, add(k, channels.rules)], f32(0), ne(begins2.at(n), 0))
  ]);
}

// src/brain/learning/whiten.ts
init_kernel();

// src/brain/learning/whiten-time.ts
init_kernel();
init_noise();
var phases = actorCritic.whitenEvery;
var block3 = Math.log2(phases);
var stream = learningStreams.whiten;
function whitens(age) {
  const at = cast(age, "u32");
  const bits = noiseBits({ seed: 0, brain: 0, cycle: 0, stream }, shiftRight(at, block3));
  return eq(bitAnd(bits, phases - 1), bitAnd(at, phases - 1));
}

// src/brain/learning/whiten.ts
function addWhiten(b, { B, age, learns }, learner) {
  const { before, inverse: inverse2, updates, begins: begins2, shape: shape2 } = learner;
  const F = shape2.features;
  const flag = (name) => b.scratch(name, "i32", [B]);
  const one = (name) => b.scratch(name, "f32", [B]);
  const row = (name) => b.scratch(name, "f32", [B, F]);
  const [learning, whitening] = [flag("learnsNow"), flag("whitensNow")];
  b.map("learnerTime", [B], ([n]) => {
    const now2 = and(eq(begins2.at(n), 0), gt(learns(n), 0));
    return [
      store(learning, [n], select(now2, i32(1), 0)),
      store(whitening, [n], select(and(now2, whitens(age.at(n))), i32(1), 0))
    ];
  });
  const some = b.scratch("someWhiten", "i32", []);
  b.reduce("someWhiten", some, () => maximum([B], ([n]) => whitening.at(n)));
  const old = row("whitenOld");
  b.reduce("whitenOld", old, ([n, f]) => sum([F], ([g]) => mul(inverse2.at(n, f, g), before.at(n, g))));
  const [power, share, scale, ridge] = [one("whitenPower"), one("whitenShare"), one("whitenScale"), one("ridgeStep")];
  b.reduce("whitenWeigh", [B], ([n]) => {
    const a = div(f32(1), cast(add(updates.at(n), actorCritic.whitenDelay + 1), "f32"));
    const rest = sub(1, a);
    const q = sum([F], ([f]) => mul(before.at(n, f), old.at(n, f)));
    const now2 = ne(whitening.at(n), 0);
    return [
      store(power, [n], q),
      store(share, [n], select(now2, div(a, add(rest, mul(a, q))), 0)),
      store(scale, [n], select(now2, div(f32(1), rest), 1)),
      store(ridge, [n], select(now2, mul(mul(a, actorCritic.ridge), F), 0))
    ];
  });
  const column = row("ridgeColumn");
  const turn2 = (n) => rem(updates.at(n), F);
  b.map("ridgeColumn", column, ([n, f]) => {
    const taken = mul(mul(old.at(n, f), old.clamp(n, turn2(n))), share.at(n));
    return mul(sub(inverse2.clamp(n, turn2(n), f), taken), scale.at(n));
  });
  const [ridgeShare, overlap] = [one("ridgeShare"), one("ridgeOverlap")];
  b.reduce("ridgeWeigh", [B], ([n]) => [
    store(ridgeShare, [n], div(ridge.at(n), add(mul(ridge.at(n), column.clamp(n, turn2(n))), 1))),
    store(
      overlap,
      [n],
      sum([F], ([f]) => mul(column.at(n, f), before.at(n, f)))
    )
  ]);
  const gain = row("whitenGain");
  b.map("whitenGain", gain, ([n, f]) => {
    const sampled = mul(old.at(n, f), mul(scale.at(n), sub(1, mul(share.at(n), power.at(n)))));
    return sub(sampled, mul(mul(ridgeShare.at(n), overlap.at(n)), column.at(n, f)));
  });
  b.when("whitenNow", some, () => {
    b.when("whitenSlots", whitening, () => {
      b.map("whiten", inverse2, ([n, f, g]) => {
        const sample = mul(mul(old.at(n, f), old.at(n, g)), share.at(n));
        const sampled = mul(sub(inverse2.at(n, f, g), sample), scale.at(n));
        return sub(sampled, mul(mul(column.at(n, f), column.at(n, g)), ridgeShare.at(n)));
      });
    });
  });
  b.map("whitened", updates, ([n]) => add(updates.at(n), whitening.at(n)));
  return { learning, gain };
}

// src/brain/modulate.ts
init_kernel();

// src/brain/surprise.ts
init_kernel();
function boostOf(error) {
  return min(add(mul(error, surprise.boostSlope), 1), surprise.boostLimit);
}
function addSurprise(b, tensors) {
  const { B, age, errors, error, sensors, prediction, shape: shape2 } = tensors;
  const S = shape2.sensors;
  b.map("judgeMembers", tensors.memberErrors, ([n, k, i]) => {
    const miss = sub(sensors.at(n, i), tensors.members.at(n, k, i));
    const old = tensors.memberErrors.at(n, k, i);
    const rate = max(f32(predict.errorRate), div(f32(1), cast(add(age.at(n), 1), "f32")));
    return add(old, mul(sub(mul(miss, miss), old), rate));
  });
  b.reduce("surprise", [B], ([n]) => {
    const lived = age.at(n);
    const e = div(
      sum([S], ([i]) => abs(sub(sensors.at(n, i), prediction.at(n, i)))),
      S
    );
    const back = (k2) => select(eq(k2, 0), e, errors.wrap(n, sub(rem(lived, surprise.ring), k2)));
    const seen2 = min(add(lived, 1), surprise.window);
    const mean = div(
      sum([surprise.window], ([k2]) => select(lt(k2, seen2), back(k2), 0)),
      cast(seen2, "f32")
    );
    const { recent, rate, least } = modulate.plateau;
    const late = sum([recent], ([k2]) => back(k2));
    const early2 = sum([recent], ([k2]) => back(add(k2, recent)));
    const enough = gt(lived, least);
    const improvement = add(
      mul(tensors.improvement.at(n), 1 - rate),
      mul(select(enough, div(sub(early2, late), recent), 0), rate)
    );
    const flat = lt(abs(improvement), modulate.plateau.improvement);
    const k = min(div(cast(tensors.activeCells.at(n), "f32"), surprise.activeCells), 1);
    const w = sub(surprise.weight, mul(k, surprise.weightFall));
    const fall = min(div(cast(lived, "f32"), surprise.momentumCycles), surprise.momentumFall);
    const m = sub(surprise.momentum, fall);
    const raw = sub(1, clamp(mul(w, mean), 0, 1));
    return [
      store(error, [n], e),
      store(tensors.meanError, [n], mean),
      store(tensors.improvement, [n], improvement),
      store(tensors.plateau, [n], select(flat, select(enough, add(tensors.plateau.at(n), 1), 0), 0)),
      store(tensors.confidence, [n], add(mul(m, tensors.confidence.at(n)), mul(sub(1, m), raw)))
    ];
  });
}
function addNoteError(b, { B, age, errors, error }) {
  b.map("noteError", [B], ([n]) => [store(errors, [n, rem(age.at(n), surprise.ring)], error.at(n))]);
}

// src/brain/modulate.ts
function addWords(b, tensors) {
  const { B } = tensors;
  const words = (name, stream2, moment) => {
    const target = b.scratch(name, "u32", [B, 2]);
    b.map(name, [B], ([n]) => {
      const { first, second } = noiseWords({ seed: tensors.seed.at(n), brain: 0, cycle: moment(n), stream: stream2 });
      return [store(target, [n, 0], first), store(target, [n, 1], second)];
    });
    return target;
  };
  return {
    fieldWords: words("fieldWords", streams.field, (n) => cast(tensors.age.at(n), "u32")),
    ruleWords: words("ruleWords", streams.rules, () => 0),
    holdingWords: words("holdingWords", streams.holding, () => 0)
  };
}
function addModulate(b, tensors, words = addWords(b, tensors)) {
  const { B, shape: shape2 } = tensors;
  const make = (name) => b.scratch(`tune_${name}`, "f32", [B]);
  const scalars = {
    noise: make("noise"),
    gate: make("gate"),
    pattern: make("pattern"),
    plasticity: make("plasticity"),
    memoryGain: make("memoryGain"),
    imprint: make("imprint"),
    learning: make("learning")
  };
  b.map("modulate", [B], ([n]) => {
    const [e, mean, r] = [tensors.error.at(n), tensors.meanError.at(n), tensors.reward.at(n)];
    const [c, novelty] = [tensors.confidence.at(n), mul(tensors.novelty.at(n), parameterOf(tensors, n, "recall"))];
    const lived = tensors.age.at(n);
    const combined2 = mul(tensors.energy.at(n), add(tensors.variance.at(n), 1));
    const smooth = add(
      mul(tensors.information.at(n), 1 - modulate.informationRate),
      mul(combined2, modulate.informationRate)
    );
    const u = clamp(div(smooth, modulate.informationScale), 0, 1);
    const dreaming2 = gt(tensors.silence.at(n), modulate.dreamAfter);
    const drive2 = select(dreaming2, modulate.dreamDrive, mul(add(u, c), 0.5));
    const { exploration } = modulate;
    const bored = min(div(cast(tensors.plateau.at(n), "f32"), exploration.plateauCycles), exploration.plateauLimit);
    const curious = mul(sub(1, u), add(mul(novelty, exploration.novelty), exploration.novelty));
    const wish = min(add(curious, bored, exploration.base), 1);
    const gate = mul(
      clamp(add(sub(add(mul(sub(e, mean), modulate.gate.surprise), novelty), modulate.gate.offset), abs(r)), 0, 1),
      parameterOf(tensors, n, "modulation")
    );
    const opening = max(mul(tensors.opening.at(n), modulate.gate.decay), gate);
    const hold = max(mul(tensors.hold.at(n), modulate.holdDecay), gate);
    const { imprint } = modulate;
    const open = add(imprint.sure, mul(sub(1, c), imprint.unsure));
    const s = max(f32(imprint.least), mul(add(mul(abs(r), imprint.reward), imprint.base), open));
    const years = mul(log(add(div(cast(lived, "f32"), evolve.plasticity.cycles), 1)), 1 / Math.LN10);
    const z = min(mul(mul(add(years, 1), evolve.plasticity.base), boostOf(e)), evolve.plasticity.limit);
    const strategic = parameterOf(tensors, n, "strategy");
    const isSilent = gt(tensors.silence.at(n), 0);
    return [
      store(tensors.information, [n], smooth),
      store(tensors.drive, [n], drive2),
      store(tensors.exploration, [n], min(add(wish, mul(sub(1, c), exploration.doubt)), 1)),
      store(tensors.gate, [n], gate),
      store(tensors.opening, [n], opening),
      store(tensors.hold, [n], hold),
      store(tensors.cognition, [n], modeOf(u, c, tensors.silence.at(n))),
      store(scalars.noise, [n], mul(drive2, evolve.noise, parameterOf(tensors, n, "noise"))),
      store(scalars.gate, [n], mul(opening, evolve.memoryGate)),
      store(scalars.pattern, [n], mul(sub(1, hold), evolve.memoryPattern, mul(tensors.patternOn.at(n), strategic))),
      store(scalars.plasticity, [n], z),
      store(scalars.memoryGain, [n], select(isSilent, 0, mul(strategic, evolve.memoryIntoContent))),
      store(scalars.imprint, [n], mul(s, parameterOf(tensors, n, "sense"))),
      store(
        scalars.learning,
        [n],
        mul(boostOf(e), surprise.learningRate * evolve.errorSpread, parameterOf(tensors, n, "surprise"))
      )
    ];
  });
  const drive = b.scratch("tune_drive", "f32", [B, shape2.reachers, 16, 2], { layout: [0, 1, 3, 2] });
  b.map("driveChannels", drive, ([n, k, j, h]) => {
    const sensor = tensors.reachSensor.at(k, j, h);
    const v = tensors.sensors.clamp(n, sensor);
    const miss = sub(v, tensors.prediction.clamp(n, sensor));
    const value = add(mul(scalars.imprint.at(n), v), mul(scalars.learning.at(n), miss));
    return select(lt(sensor, 0), 0, value);
  });
  return { drive, scalars, ...words };
}
function modeOf(information, confidence, silence) {
  const { modes } = modulate;
  const calm = select(gt(confidence, modes.confident), i32(2), i32(1));
  const dreaming2 = select(gt(silence, modes.idle), select(gt(information, modes.rich), i32(3), calm), calm);
  return select(lt(information, modes.information), i32(0), dreaming2);
}

// src/brain/planner.ts
init_kernel();

// src/brain/library.ts
init_kernel();
function blendOf(tensors, n, row, weight, at) {
  const { library: library2, perBrainStores } = tensors;
  const entry = (k) => mul(weight(k), perBrainStores ? library2.clamp(n, row(k), ...at) : library2.clamp(row(k), ...at));
  return add(entry(0), entry(1), entry(2));
}

// src/brain/planner.ts
var period = planner.steps + 1;
var solosOf = (candidates) => candidates >= 8 ? 3 : 1;
function recipeOf(from, candidates, n, q) {
  const solos = solosOf(candidates);
  const solo = and(gt(q, 0), lt(q, solos + 1));
  return {
    weight: (k) => select(solo, select(eq(q, k + 1), f32(1), 0), from.weights.at(n, k)),
    noise: select(gt(q, solos + 1), f32(planner.variation), 0)
  };
}
function candidateAt(tensors, from, n, q, at) {
  const { cells: cells2, memory: lanes5 } = channels;
  const ratio = tensors.shape.patternEdge / cells2;
  const [x, y, z] = at.slice(0, 3).map((index) => ratio === 1 ? index : div(index, ratio));
  const recipe = recipeOf(from, tensors.candidates, n, q);
  const row = (k) => from.rows.at(n, k);
  return add(
    blendOf(tensors, n, row, recipe.weight, at),
    mul(recipe.noise, variation(tensors, from.began, n, q, [x, y, z, at[3]], lanes5))
  );
}
function variation(tensors, began, n, q, [x, y, z, j], lanes5) {
  const { cells: cells2 } = channels;
  const element = add(mul(add(mul(add(mul(add(mul(q, cells2), x), cells2), y), cells2), z), lanes5), j);
  const key = { seed: tensors.seed.at(n), brain: 0, cycle: cast(began.at(n), "u32"), stream: streams.variation };
  return normal(key, cast(element, "u32"));
}
function addRollOut(b, tensors, tuning) {
  const { B, plan, candidates, means } = tensors;
  if (plan === void 0) return;
  const { field, rules } = plan;
  const { cells: cells2, memory: lanes5 } = channels;
  const phase = (n) => rem(tensors.age.at(n), period);
  const first = (n) => eq(phase(n), 0);
  b.map("planRules", rules, ([n, x, y, z, k]) => select(first(n), means.at(n, x, y, z, 3, k), rules.at(n, x, y, z, k)));
  b.map("rollOut", [B, candidates, cells2, cells2, cells2, lanes5], ([n, q, x, y, z, j]) => {
    const view = {
      brain: n,
      place: [x, y, z],
      content: (i, k, l, lane, half) => field.clamp(n, q, i, k, l, half, lane),
      memory: (lane) => field.at(n, q, x, y, z, 2, lane),
      rule: (lane) => rules.at(n, x, y, z, lane)
    };
    const voxel = voxelOf(tensors, view);
    const old = view.memory(j);
    const recalled = mul(squash(mul(old, evolve.memorySlope)), tuning.scalars.memoryGain.at(n));
    const content = (half) => replaceNonFinite(reminded(activated(tensors, view, voxel, j, half), recalled, half));
    const pull = mul(select(gt(q, 0), f32(1), tensors.patternOn.at(n)), evolve.memoryPattern);
    const memory = add(mul(old, evolve.memoryDecay), mul(pull, sub(plan.pattern.at(n, q, x, y, z, j), old)));
    const begun = (group, next) => select(first(n), means.at(n, x, y, z, group, j), next);
    return [
      store(field.next, [n, q, x, y, z, 0, j], begun(0, content(0))),
      store(field.next, [n, q, x, y, z, 1, j], begun(1, content(1))),
      store(field.next, [n, q, x, y, z, 2, j], begun(2, replaceNonFinite(memory)))
    ];
  });
  const raw = b.scratch("planRaw", "f32", [B, candidates, features.projections]);
  b.reduce("planProject", raw, ([n, q, f]) => projected(tensors, field.next, [n, q], f));
  b.reduce("planScore", plan.score, ([n, q]) => {
    const value = sum(
      [features.projections],
      ([f]) => mul(tensors.critic.at(n, f), standardised(tensors, n, f, raw.at(n, q, f)))
    );
    const weight = exp(mul(cast(phase(n), "f32"), Math.log(planner.discount)));
    const so = select(first(n), 0, plan.score.at(n, q));
    return select(lt(phase(n), planner.steps), add(so, mul(weight, value)), so);
  });
}
function addChoose(b, tensors, plan) {
  const { B, candidates } = tensors;
  const winner = b.scratch("planWinner", "i32", [B]);
  const begins2 = b.scratch("planStart", "i32", [B]);
  b.reduce("choosePlan", [B], ([n]) => {
    const best = argmax([candidates], ([q]) => plan.score.at(n, q));
    const top = maximum([candidates], ([q]) => plan.score.at(n, q));
    const better2 = gt(top, add(plan.score.at(n, 0), planner.margin));
    const turn2 = eq(rem(tensors.age.at(n), period), planner.steps);
    const ended = and(turn2, ge(tensors.age.at(n), 2 * planner.steps));
    const willing = gt(mul(parameterOf(tensors, n, "planner"), parameterOf(tensors, n, "strategy")), 0);
    return [
      store(winner, [n], select(and(and(ended, willing), better2), clamp(best, 0, candidates - 1), i32(0))),
      store(begins2, [n], cast(turn2, "i32"))
    ];
  });
  return { winner, begins: begins2 };
}
function addBegin(b, tensors, plan, ranking, chosen) {
  const { B, candidates, shape: shape2 } = tensors;
  const { cells: cells2, memory: lanes5 } = channels;
  const begins2 = (n) => eq(chosen.begins.at(n), 1);
  b.map(
    "planRows",
    [B, 3],
    ([n, k]) => [
      store(plan.rows, [n, k], ranking.rows.at(n, k)),
      store(plan.weights, [n, k], ranking.weights.at(n, k))
    ],
    { where: ([n]) => begins2(n) }
  );
  b.map("planBegan", plan.began, ([n]) => select(begins2(n), tensors.age.at(n), plan.began.at(n)));
  const ratio = shape2.patternEdge / cells2;
  const now2 = { rows: ranking.rows, weights: ranking.weights, began: tensors.age };
  b.map(
    "planPatterns",
    [B, candidates, cells2, cells2, cells2, lanes5],
    ([n, q, x, y, z, j]) => {
      const middle = [x, y, z].map((index) => ratio === 1 ? index : add(mul(index, ratio), ratio >> 1));
      const going = tensors.pattern.at(n, ...middle, j);
      return [
        store(
          plan.pattern,
          [n, q, x, y, z, j],
          select(eq(q, 0), going, candidateAt(tensors, now2, n, q, [...middle, j]))
        )
      ];
    },
    { where: ([n]) => begins2(n) }
  );
}

// src/brain/pool.ts
init_kernel();
function cellPlace(index) {
  return sub(mul(cast(index, "f32"), 0.5), 0.75);
}
function addPool(b, tensors) {
  const { B, means, maxima, shape: shape2 } = tensors;
  const { cells: cells2, memory: lanes5 } = channels;
  const volume = shape2.cellEdge ** 3;
  const { loud, square, peak, quiet, mended } = addCells(b, tensors);
  const all2 = [cells2, cells2, cells2, lanes5];
  b.reduce("measure", [B], ([n]) => {
    const size = volume * cells2 ** 3 * channels.content;
    const mean = div(
      sum([cells2, cells2, cells2, 2, lanes5], ([x, y, z, g, j]) => means.at(n, x, y, z, g, j)),
      cells2 ** 3 * channels.content
    );
    const power = div(
      sum(all2, (at) => square.at(n, ...at)),
      size
    );
    const still = sum(all2, (at) => quiet.at(n, ...at));
    const energy = div(
      sum(all2, (at) => loud.at(n, ...at)),
      size
    );
    const scale = add(mul(energy, cells2 ** 3 * channels.content), act.quiet * cells2 ** 3 * channels.content);
    const moment = (axis) => sum([cells2, cells2, cells2, 2, lanes5], (at) => mul(cellPlace(at[axis]), means.at(n, ...at)));
    return [
      store(tensors.energy, [n], energy),
      ...[0, 1, 2].map((axis) => store(tensors.moments, [n, axis], div(moment(axis), scale))),
      store(tensors.variance, [n], sub(power, mul(mean, mean))),
      store(
        tensors.maximum,
        [n],
        maximum(all2, (at) => peak.at(n, ...at))
      ),
      store(tensors.sparsity, [n], div(cast(still, "f32"), size)),
      store(
        tensors.mended,
        [n],
        add(
          tensors.mended.at(n),
          sum(all2, (at) => mended.at(n, ...at))
        )
      )
    ];
  });
  b.reduce("activate", [B], ([n]) => {
    const highest = ([x, y, z]) => maximum([2, lanes5], ([g, j]) => maxima.at(n, x, y, z, g, j));
    return [
      store(
        tensors.activeCells,
        [n],
        count([cells2, cells2, cells2], (at) => gt(highest(at), surprise.activeAbove))
      )
    ];
  });
}

// src/brain/predict.ts
init_kernel();
var members2 = { momentum: 0, fast: 1, slow: 2, readout: 3 };
var memberParameters = ["momentum", "averages", "averages", "readout"];
function addLearnPrediction(b, tensors) {
  const { inverse: inverse2, readout, sensors } = tensors;
  const names = { excite: "excite", weigh: "weigh", learn: "learnInverse", reply: "reply" };
  const { reply, gain, learn } = addReply(
    b,
    tensors,
    inverse2,
    [tensors.B],
    names,
    predict.forgetting,
    ([n]) => gt(parameterOf(tensors, n, "learn"), 0)
  );
  b.map("learnReadout", readout, ([n, s, f]) => {
    const miss = sub(sensors.at(n, s), tensors.members.at(n, members2.readout, s));
    const next = add(readout.at(n, s, f), mul(miss, mul(reply.at(n, f), gain.at(n))));
    return clamp(next, -predict.weightLimit, predict.weightLimit);
  });
  learn();
}
function addPredict(b, tensors) {
  const { B, sensors, sensorsLast, phi, shape: shape2 } = tensors;
  const S = shape2.sensors;
  const names = [...memberParameters, ...memberFaculties(tensors.research)];
  const bound = (x) => clamp(x, -predict.limit, predict.limit);
  b.reduce("foresee", [B, S], ([n, s]) => {
    const v = sensors.at(n, s);
    const ease = (state, rate) => add(state.at(n, s), mul(sub(v, state.at(n, s)), rate));
    const [fast, slow] = [ease(tensors.fast, predict.fast), ease(tensors.slow, predict.slow)];
    const read = sum([shape2.features], ([f]) => mul(tensors.readout.at(n, s, f), phi.at(n, f)));
    return [
      store(tensors.fast, [n, s], fast),
      store(tensors.slow, [n, s], slow),
      store(tensors.members, [n, members2.momentum, s], bound(sub(mul(v, 2), sensorsLast.at(n, s)))),
      store(tensors.members, [n, members2.fast, s], fast),
      store(tensors.members, [n, members2.slow, s], slow),
      store(tensors.members, [n, members2.readout, s], bound(read))
    ];
  });
  b.map("agree", tensors.prediction, ([n, s]) => {
    const weight = (k) => {
      const size = add(tensors.memberErrors.at(n, k, s), predict.errorFloor);
      return mul(div(f32(1), mul(size, size)), parameterOf(tensors, n, names[k]));
    };
    const weights = names.map((_, k) => weight(k));
    const total2 = weights.reduce((a, w) => add(a, w));
    const value = weights.map((w, k) => mul(w, tensors.members.at(n, k, s))).reduce((a, w) => add(a, w));
    return bound(select(eq(total2, 0), 0, div(value, total2)));
  });
}

// src/brain/recall.ts
init_kernel();
function ownIndices(tensors, n) {
  return tensors.perBrainStores ? [n] : [];
}
var now = cast(cycle, "i32");
function addScan(b, tensors) {
  const { B, R, bank, strength: strength2, query } = tensors;
  const values = b.scratch("found", "f32", [B, recall.best]);
  const rows = b.scratch("foundRow", "i32", [B, recall.best]);
  const scan = () => {
    b.topk("recall", {
      outer: [B],
      over: R,
      k: recall.best,
      value: ([n], r) => sum([recall.width], ([k]) => mul(bank.at(...ownIndices(tensors, n), r, k), query.at(n, k))),
      where: ([n], r) => gt(strength2.at(...ownIndices(tensors, n), r), 0),
      values,
      indices: rows
    });
    b.map("keepMatches", [B, recall.best], ([n, k]) => {
      const row = rows.at(n, k);
      return [
        store(tensors.match, [n, k], select(lt(row, 0), 0, clamp(values.at(n, k), -1, 1))),
        store(tensors.matchRow, [n, k], row)
      ];
    });
    b.map("wonder", tensors.novelty, ([n]) => sub(1, clamp(tensors.match.at(n, 0), 0, 1)));
  };
  if (tensors.recallEvery === 1) scan();
  else b.every("recallNow", tensors.recallEvery, scan);
}
function addRemember(b, tensors) {
  const { B, R, strength: strength2, touched, age } = tensors;
  const wish = b.scratch("storeWish", "i32", [B]);
  const urgency = b.scratch("storeUrgency", "f32", [B]);
  b.map("wishStore", [B], ([n]) => {
    const alive = and(
      gt(age.at(n), 0),
      gt(mul(parameterOf(tensors, n, "recall"), parameterOf(tensors, n, "learn")), 0)
    );
    const worth = or(
      gt(tensors.novelty.at(n), recall.storeNovelty),
      gt(tensors.reward.at(n), recall.storeReward)
    );
    const rested = ge(sub(age.at(n), tensors.lastStore.at(n)), recall.storeEvery);
    const surely = gt(tensors.match.at(n, 0), recall.refreshAbove);
    const known2 = and(not(worth), and(surely, ge(tensors.matchRow.at(n, 0), 0)));
    const kind = select(and(worth, rested), i32(2), select(known2, i32(1), i32(0)));
    const chosen = select(alive, kind, i32(0));
    const rank2 = select(
      eq(chosen, 2),
      add(tensors.novelty.at(n), 2),
      select(eq(chosen, 1), add(tensors.match.at(n, 0), 1), 0)
    );
    return [store(wish, [n], chosen), store(urgency, [n], rank2)];
  });
  const W = tensors.perBrainStores ? B : recall.storesACycle;
  const writer = b.scratch("writer", "i32", [W]);
  const victim = b.scratch("victim", "i32", tensors.perBrainStores ? [B, 1] : [recall.storesACycle]);
  const victimOf = (k) => tensors.perBrainStores ? victim.at(k, 0) : victim.at(k);
  b.topk("chooseVictims", {
    outer: tensors.perBrainStores ? [B] : [],
    over: R,
    k: tensors.perBrainStores ? 1 : recall.storesACycle,
    largest: false,
    value: (outer, r) => mul(
      strength2.at(...outer, r),
      exp(mul(cast(sub(now, touched.at(...outer, r)), "f32"), Math.log(recall.agePower)))
    ),
    indices: victim
  });
  if (tensors.perBrainStores) b.map("everyWriter", writer, ([k]) => k);
  else
    b.topk("chooseWriters", {
      outer: [],
      over: B,
      k: recall.storesACycle,
      value: (_, n) => urgency.at(n),
      where: (_, n) => gt(wish.at(n), 0),
      indices: writer
    });
  writeRows2(b, tensors, { W, writer, wish, victimOf });
}
function writeRows2(b, tensors, { W, writer, wish, victimOf }) {
  const { bank, strength: strength2, touched, query, B } = tensors;
  const { width: width5 } = recall;
  const own = (k) => tensors.perBrainStores ? [k] : [];
  const isStore = b.scratch("isStore", "i32", [W]);
  const wanted = b.scratch("wantedRow", "i32", [W]);
  const row = b.scratch("writeRow", "i32", [W]);
  b.map("pickRows", [W], ([k]) => {
    const n = writer.at(k);
    const kind = select(lt(n, 0), i32(0), wish.clamp(n));
    const target = select(eq(kind, 2), victimOf(k), tensors.matchRow.clamp(n, 0));
    return [store(isStore, [k], cast(eq(kind, 2), "i32")), store(wanted, [k], select(eq(kind, 0), i32(-1), target))];
  });
  b.map("settleRows", row, ([k]) => {
    const mine = wanted.at(k);
    if (tensors.perBrainStores) return mine;
    const storing = eq(isStore.at(k), 1);
    const rivals = count([recall.storesACycle], ([other]) => {
      const before = or(eq(isStore.at(other), 1), lt(other, k));
      return and(and(eq(wanted.at(other), mine), ne(other, k)), before);
    });
    return select(or(storing, eq(rivals, 0)), mine, i32(-1));
  });
  const blend = b.scratch("blend", "f32", [W, width5]);
  const length = b.scratch("blendLength", "f32", [W]);
  const force = b.scratch("blendForce", "f32", [W]);
  b.map("blendRow", blend, ([k, i]) => {
    const fresh = query.clamp(writer.at(k), i);
    const old = tensors.perBrainStores ? bank.clamp(k, row.at(k), i) : bank.clamp(row.at(k), i);
    const mixed2 = add(mul(old, 1 - recall.refresh), mul(fresh, recall.refresh));
    return select(eq(isStore.at(k), 1), fresh, mixed2);
  });
  b.reduce("measureRow", [W], ([k]) => {
    const old = tensors.perBrainStores ? strength2.clamp(k, row.at(k)) : strength2.clamp(row.at(k));
    const stronger = min(add(old, recall.strengthGain), recall.strengthLimit);
    return [
      store(length, [k], sqrt(sum([width5], ([i]) => mul(blend.at(k, i), blend.at(k, i))))),
      store(force, [k], select(eq(isStore.at(k), 1), f32(1), stronger))
    ];
  });
  b.map("writeBank", [W, width5], ([k, i]) => [
    store(bank, [...own(k), row.at(k), i], div(blend.at(k, i), max(length.at(k), 1e-12)))
  ]);
  b.map("writeStrength", [W], ([k]) => [
    store(strength2, [...own(k), row.at(k)], force.at(k)),
    store(touched, [...own(k), row.at(k)], now)
  ]);
  b.map("noteStores", [B], ([n]) => {
    const done = tensors.perBrainStores ? eq(isStore.at(n), 1) : gt(
      count([recall.storesACycle], ([k]) => and(eq(isStore.at(k), 1), eq(writer.at(k), n))),
      0
    );
    return [
      store(tensors.lastStore, [n], select(done, tensors.age.at(n), tensors.lastStore.at(n))),
      store(tensors.stored, [n], select(done, add(tensors.stored.at(n), 1), tensors.stored.at(n)))
    ];
  });
}
function addQuery(b, tensors) {
  const { B, means, query, usual: usual2 } = tensors;
  const { cells: cells2 } = channels;
  const groups3 = recall.width / cells2 ** 3;
  const raw = b.scratch("queryRaw", "f32", [B, recall.width]);
  const offset = b.scratch("queryLevel", "f32", [B]);
  const scale = b.scratch("queryScale", "f32", [B]);
  b.map("gatherQuery", [B, recall.width], ([n, i]) => {
    const [group, cell] = [div(i, cells2 ** 3), rem(i, cells2 ** 3)];
    const place = placeOfCell(cell);
    const lane = mul(group, channels.memory / groups3);
    const at = (half, more) => means.at(n, ...place, half, add(lane, more));
    const value = add(at(0, 0), at(1, 0), at(0, 1), at(1, 1));
    const rate = select(gt(parameterOf(tensors, n, "learn"), 0), f32(recall.usualRate), 0);
    const mean = add(usual2.at(n, i), mul(rate, sub(value, usual2.at(n, i))));
    return [store(usual2, [n, i], mean), store(raw, [n, i], sub(value, mean))];
  });
  b.reduce("levelQuery", [B], ([n]) => {
    const mean = div(
      sum([recall.width], ([i]) => raw.at(n, i)),
      recall.width
    );
    const square = div(
      sum([recall.width], ([i]) => mul(raw.at(n, i), raw.at(n, i))),
      recall.width
    );
    const spread = mul(sub(square, mul(mean, mean)), recall.width);
    return [
      store(offset, [n], mean),
      store(scale, [n], select(gt(spread, 1e-20), div(f32(1), sqrt(max(spread, 1e-20))), 0))
    ];
  });
  b.map("query", query, ([n, i]) => mul(sub(raw.at(n, i), offset.at(n)), scale.at(n)));
}

// src/brain/report.ts
init_kernel();
var reportColumns = [
  "cycle",
  "confidence",
  "error",
  "meanError",
  "energy",
  "maximum",
  "sparsity",
  "novelty",
  "match",
  "matchRow",
  "exploration",
  "mode",
  "value",
  "temporalDifference",
  "gate",
  "hold",
  "strategy",
  "strategyActive",
  "badInputs",
  "mended",
  "information",
  "drive",
  "activeCells",
  "patternsStored"
];
var placeOf = Object.fromEntries(reportColumns.map((name, place) => [name, place]));
var episodeColumns = ["ended", "return", "length", "lastReturn", "lastLength", "sigma"];
function reportWidth(motors, learning = false) {
  return motors + reportColumns.length + (learning ? episodeColumns.length : 0);
}
function addReport(b, tensors) {
  const { B, shape: shape2 } = tensors;
  const M = shape2.motors;
  const { learner } = tensors;
  const size = [B, reportWidth(M, learner !== void 0)];
  const report = tensors.closed === true ? b.state("report", "f32", size) : b.output("report", "f32", size);
  b.map("report", [B], ([n]) => {
    const columns2 = {
      cycle: cast(add(tensors.age.at(n), 1), "f32"),
      confidence: tensors.confidence.at(n),
      error: tensors.error.at(n),
      meanError: tensors.meanError.at(n),
      energy: tensors.energy.at(n),
      maximum: tensors.maximum.at(n),
      sparsity: tensors.sparsity.at(n),
      novelty: tensors.novelty.at(n),
      match: tensors.match.at(n, 0),
      matchRow: cast(tensors.matchRow.at(n, 0), "f32"),
      exploration: tensors.exploration.at(n),
      mode: cast(tensors.cognition.at(n), "f32"),
      value: tensors.value.at(n),
      temporalDifference: tensors.temporalDifference.at(n),
      gate: tensors.gate.at(n),
      hold: tensors.hold.at(n),
      strategy: tensors.patternRank.at(n),
      strategyActive: tensors.patternOn.at(n),
      badInputs: cast(tensors.badInputs.at(n), "f32"),
      mended: cast(tensors.mended.at(n), "f32"),
      information: tensors.information.at(n),
      drive: tensors.drive.at(n),
      activeCells: cast(tensors.activeCells.at(n), "f32"),
      patternsStored: cast(tensors.stored.at(n), "f32")
    };
    const plain2 = reportColumns.map((name, position) => store(report, [n, M + position], columns2[name]));
    if (learner === void 0) return plain2;
    const first = M + reportColumns.length;
    return [...plain2, ...episodeValues(learner, n).map((value, at) => store(report, [n, first + at], value))];
  });
  return report;
}
function episodeValues(learner, n) {
  const values = {
    ended: cast(learner.episodes.at(n), "f32"),
    return: learner.return.at(n),
    length: cast(learner.length.at(n), "f32"),
    lastReturn: learner.lastReturn.at(n),
    lastLength: cast(learner.lastLength.at(n), "f32"),
    sigma: learner.sigma.at(n)
  };
  return episodeColumns.map((name) => values[name]);
}
function addFarewell(b, { B, age, motors, shape: shape2 }, report) {
  b.map("reportMotors", [B, shape2.motors], ([n, m]) => [store(report, [n, m], motors.at(n, m))]);
  b.map("grow", [B], ([n]) => [store(age, [n], select(gt(age.at(n), 2 ** 30), age.at(n), add(age.at(n), 1)))]);
}

// src/brain/research/active-sensing.ts
init_kernel();

// src/brain/research/cells.ts
init_kernel();
var { cells: edge2 } = channels;
var cellCount = edge2 ** 3;
function cellNumber([x, y, z]) {
  return add(mul(add(mul(x, edge2), y), edge2), z);
}
function neighbourOf(cell, step2) {
  return cellNumber(placeOfCell(cell).map((at, axis) => clamp(add(at, sub(step2[axis], 1)), 0, edge2 - 1)));
}
function contentOfCell(means, n, cell, c) {
  return means.at(n, ...placeOfCell(cell), rem(c, 2), div(c, 2));
}
function choose(index, values) {
  return values.slice(1).reduce((rest, value, at) => select(eq(index, at + 1), value, rest), f32(values[0]));
}

// src/brain/research/constants.ts
var hierarchy = {
  /** Levels of time, each with a group of eight content channels. */
  levels: 4,
  channels: 8,
  /** How fast a level's target follows the sensors, how fast its weights learn, and its weight in the whole. */
  follow: [1, 1 / 10, 1 / 100, 1 / 1e3],
  learn: [0.3, 0.1, 0.03, 0.01],
  weight: [1, 0.5, 0.25, 0.125],
  weightLimit: 2,
  scaleRate: 0.01,
  leastScale: 1e-4,
  featureLimit: 5,
  /** Errors now and a while ago. */
  recentRate: 0.1,
  formerRate: 0.05,
  errorSlope: 2,
  improving: 1.1,
  firstConfidence: 0.5,
  firstCycles: 5,
  /** No level is ever quite out of the whole. */
  leastConfidence: 0.01,
  /** What the levels write back into the field. */
  write: { least: 0.01, base: 0.5, gain: 0.05, sensors: 16, layer: 2, slope: 10, narrow: 1, wide: 3 }
};
var attractors = {
  most: 20,
  /** Rewards and punishments beyond this are worth a place. */
  worth: 0.1,
  fade: 0.95,
  least: 1e-3,
  pull: 0.01,
  /** While dreaming, weak ones and strong ones fade by so much more. */
  weak: 0.1,
  dreamWeak: 0.9,
  dreamStrong: 0.95
};
var attention = {
  most: 5,
  least: 0.1,
  salience: { energy: 0.3, variance: 0.2, change: 0.2, novelty: 0.2, coherence: 0.1 },
  /** A lively cell is more salient while much is sensed. */
  lively: 0.5,
  inputLimit: 1.5,
  /** What was attended to stays so more easily. */
  persistence: 1.7,
  crowding: 0.3,
  /** How much of a cell's imprint attention can add or take. */
  span: 1
};
var places = {
  most: 64,
  recognised: 0.8,
  /** A field is settled where its query is so much like the one before; between two places it is not. */
  settled: 0.95,
  least: 1e-3,
  mostVariance: 1,
  firstStability: 0.7,
  firstReward: 0.2,
  revisit: 0.05,
  revisitReward: 0.1,
  sensed: 0.1,
  link: 0.1,
  /** How fast the motors of a journey, and those of a link, are followed. */
  journey: 0.2,
  moves: 0.3,
  /** Further than any way. */
  far: 1e3,
  /** How much of the motors the way takes over, and what it adds for a target that is unlike the here. */
  guide: 0.5,
  urgency: 0.5
};
var regions = {
  activityRate: 0.1,
  every: 5,
  /** Doublings that follow a way uphill of any length in 64 cells. */
  doublings: 6,
  importanceGain: 1.1,
  importanceLoss: 0.9,
  mostImportance: 10,
  leastImportance: 0.01,
  confidenceRate: 0.1,
  firstConfidence: 0.3,
  hebbRate: 0.1,
  /** Neighbours of one region are coupled in full, those of different ones by so much. */
  across: 0.25,
  coupling: 0.1,
  slope: 4
};
var resonance = {
  above: 0.3,
  reach: 2,
  /** Of the strength with which sensors are imprinted at home. */
  share: 0.5,
  occupancyDecay: 0.99,
  least: 1e-6
};
var activeSensing = {
  variance: 0.2,
  width: 4,
  saccadeAbove: 0.7,
  saccade: [2, 1.5],
  /** What moves and is foreseen is followed. */
  motion: 0.05,
  foreseen: 0.1,
  followRate: 0.2,
  pursuit: [0.5, 0.3],
  pursuitScale: 10,
  scan: [0.3, 0.2],
  scanStep: 0.1,
  /** Ten turns of the scan, after which it begins again. */
  scanCycles: 628,
  noise: [0.1, 0.05],
  target: [1, 0.5],
  momentum: 0.7,
  step: 0.1,
  valueRate: 0.1,
  /** How much more is imprinted at the peak of uncertainty. */
  glimpse: 0.5
};
var dreaming = {
  /** Cycles for which a dream keeps its two patterns. */
  length: 10,
  rate: 0.05,
  noise: 0.05
};
var researchStreams = { scan: 21, dreamFirst: 22, dreamSecond: 23, dreamWeight: 24, dreamNoise: 25 };

// src/brain/research/active-sensing.ts
var C = channels.content;
var firstMotor = 2;
function declareActiveSensing(b, { B }) {
  return {
    map: b.state("uncertainty", "f32", [B, cellCount]),
    peak: b.state("uncertaintyPeak", "i32", [B], { initial: -1 }),
    /** 1 − confidence of this cycle, and what looking has been worth. */
    total: b.state("uncertaintyTotal", "f32", [B]),
    worth: b.state("sensingWorth", "f32", [B]),
    /** 0 scans, 1 pursues, 2 jumps. */
    manner: b.state("sensingManner", "i32", [B]),
    gaze: b.state("gaze", "f32", [B, 2]),
    command: b.state("gazeCommand", "f32", [B, 2]),
    follow: b.state("gazeFollow", "f32", [B, 2]),
    moments: b.state("gazeMoments", "f32", [B, 2])
  };
}
function glimpseInfluence(tensors, { peak }, tuning) {
  return {
    content: ({ brain: n, place, cell, lane }, half) => {
      const here = eq(peak.at(n), cellNumber(cell));
      const more = mul(parameterOf(tensors, n, "activeSensing"), activeSensing.glimpse);
      return select(here, mul(more, imprinted(tensors, tuning, n, place, lane, half)), 0);
    }
  };
}
function addActiveSensing(b, tensors, own, sensorCell, regions2) {
  const { B, means, shape: shape2 } = tensors;
  const activity = b.scratch("sensingActivity", "f32", [B, cellCount]);
  const [total2, entropy, most2] = ["Sum", "Entropy", "Most"].map((name) => b.scratch(`sensing${name}`, "f32", [B]));
  const raw = b.scratch("sensingRaw", "f32", [B, cellCount]);
  const uneven = b.scratch("sensingUneven", "f32", [B, cellCount]);
  b.reduce(
    "sensingActivity",
    activity,
    ([n, cell]) => div(
      sum([C], ([c]) => abs(contentOfCell(means, n, cell, c))),
      C
    )
  );
  b.reduce(
    "sensingSum",
    total2,
    ([n]) => max(
      sum([cellCount], ([cell]) => activity.at(n, cell)),
      1e-12
    )
  );
  b.reduce("sensingUneven", uneven, ([n, cell]) => {
    const share = (step2) => mul(div(activity.clamp(n, neighbourOf(cell, step2)), total2.at(n)), cellCount);
    const mean = mul(sum([3, 3, 3], share), 1 / 27);
    const square = mul(
      sum([3, 3, 3], (step2) => mul(share(step2), share(step2))),
      1 / 27
    );
    return max(sub(square, mul(mean, mean)), 0);
  });
  b.reduce(
    "sensingEntropy",
    entropy,
    ([n]) => mul(
      sum([cellCount], ([cell]) => {
        const share = max(div(activity.at(n, cell), total2.at(n)), 1e-12);
        return mul(share, log(share));
      }),
      -1 / Math.log(cellCount)
    )
  );
  const spread = (cell, other) => {
    const [here, there] = [placeOfCell(cell), placeOfCell(other)];
    const square = here.map((at, axis) => mul(sub(at, there[axis]), sub(at, there[axis]))).reduce((all2, one) => add(all2, one));
    return exp(mul(cast(square, "f32"), -1 / activeSensing.width));
  };
  b.reduce("sensingRaw", raw, ([n, cell]) => {
    const plain2 = mul(mul(uneven.at(n, cell), entropy.at(n)), activeSensing.variance);
    if (regions2 === void 0) {
      const missed = sum(
        [shape2.sensors],
        ([s]) => mul(abs(sub(tensors.sensors.at(n, s), tensors.prediction.at(n, s))), spread(cell, sensorCell.at(s)))
      );
      return add(plain2, missed);
    }
    const doubt = sum([cellCount], ([other]) => {
      const worth = mul(sub(1, regions2.confidence.at(n, other)), min(regions2.importance.at(n, other), 1));
      return mul(worth, spread(cell, other));
    });
    return add(plain2, doubt);
  });
  b.reduce("sensingMost", [B], ([n]) => {
    const unsure = sub(1, tensors.confidence.at(n));
    const gained = sub(own.total.at(n), unsure);
    return [
      store(
        most2,
        [n],
        max(
          maximum([cellCount], ([cell]) => raw.at(n, cell)),
          1e-12
        )
      ),
      store(
        own.peak,
        [n],
        argmax([cellCount], ([cell]) => raw.at(n, cell))
      ),
      store(own.total, [n], unsure),
      store(own.worth, [n], add(own.worth.at(n), mul(sub(gained, own.worth.at(n)), activeSensing.valueRate)))
    ];
  });
  b.map("uncertainty", own.map, ([n, cell]) => div(raw.at(n, cell), most2.at(n)));
  b.map("sensingManner", own.manner, ([n]) => {
    const moving = gt(
      div(
        sum([shape2.sensors], ([s]) => abs(sub(tensors.sensors.at(n, s), tensors.sensorsLast.at(n, s)))),
        shape2.sensors
      ),
      activeSensing.motion
    );
    const foreseen = lt(tensors.error.at(n), activeSensing.foreseen);
    const calm = select(and(moving, foreseen), i32(1), i32(0));
    return select(gt(own.total.at(n), activeSensing.saccadeAbove), i32(2), calm);
  });
  b.reduce("gazeCommand", [B, 2], ([n, axis]) => {
    const along = (cell) => {
      const [, y, z] = placeOfCell(cell);
      return select(eq(axis, 0), cellPlace(y), cellPlace(z));
    };
    const weight = sum([cellCount], ([cell]) => own.map.at(n, cell));
    const centre2 = div(
      sum([cellCount], ([cell]) => mul(own.map.at(n, cell), along(cell))),
      max(weight, 1e-12)
    );
    const target = mul(centre2, choose(axis, activeSensing.target));
    const moment = tensors.moments.at(n, add(axis, 1));
    const motion = sub(moment, own.moments.at(n, axis));
    const follow = add(own.follow.at(n, axis), mul(sub(motion, own.follow.at(n, axis)), activeSensing.followRate));
    const jump = clamp(mul(sub(target, own.gaze.at(n, axis)), choose(axis, activeSensing.saccade)), -1, 1);
    const pursue = clamp(mul(mul(follow, activeSensing.pursuitScale), choose(axis, activeSensing.pursuit)), -1, 1);
    const phase = mul(cast(rem(tensors.age.at(n), activeSensing.scanCycles), "f32"), activeSensing.scanStep);
    const wave = mul(sin(mul(phase, choose(axis, [1, 2]))), choose(axis, activeSensing.scan));
    const key = {
      seed: tensors.seed.at(n),
      brain: 0,
      cycle: cast(tensors.age.at(n), "u32"),
      stream: researchStreams.scan
    };
    const explores = select(gt(parameterOf(tensors, n, "learn"), 0), parameterOf(tensors, n, "exploration"), 0);
    const noise = mul(mul(normal(key, cast(axis, "u32"), 2), choose(axis, activeSensing.noise)), explores);
    const scan = add(wave, mul(target, tensors.exploration.at(n)), noise);
    const manner = own.manner.at(n);
    const wish = select(eq(manner, 2), jump, select(eq(manner, 1), pursue, scan));
    const command = add(mul(own.command.at(n, axis), activeSensing.momentum), mul(wish, 1 - activeSensing.momentum));
    return [
      store(own.moments, [n, axis], moment),
      store(own.follow, [n, axis], follow),
      store(own.command, [n, axis], command),
      store(own.gaze, [n, axis], clamp(add(own.gaze.at(n, axis), mul(command, activeSensing.step)), -1, 1))
    ];
  });
}
function guideGaze(b, tensors, { command }) {
  const { B, motors, shape: shape2 } = tensors;
  const looking = Math.min(2, shape2.motors - firstMotor);
  if (looking < 1) return;
  b.map("gazeGuide", [B, looking], ([n, axis]) => {
    const motor = add(axis, firstMotor);
    const moved = add(motors.at(n, motor), mul(command.at(n, axis), parameterOf(tensors, n, "activeSensing")));
    return [store(motors, [n, motor], clamp(moved, -1, 1))];
  });
}

// src/brain/research/attention.ts
init_kernel();
var C2 = channels.content;
function declareAttention(b, { B }) {
  return {
    /** The gain of each cell. */
    gain: b.state("attention", "f32", [B, cellCount], { initial: 1 }),
    focus: b.state("attentionFocus", "f32", [B]),
    before: b.state("attentionBefore", "f32", [B, cellCount, C2])
  };
}
function attentionInfluence(tensors, { gain }, tuning) {
  return {
    content: ({ brain: n, place, cell, lane }, half) => {
      const more = mul(sub(gain.at(n, cellNumber(cell)), 1), parameterOf(tensors, n, "attention"));
      return mul(more, imprinted(tensors, tuning, n, place, lane, half));
    }
  };
}
function addAttention(b, tensors, { gain, focus, before }) {
  const { B, means, shape: shape2 } = tensors;
  const S = shape2.sensors;
  const cellwise = (name) => b.scratch(`attention${name}`, "f32", [B, cellCount]);
  const [energy, variance, change] = [cellwise("Energy"), cellwise("Variance"), cellwise("Change")];
  const [coherence, novelty] = [cellwise("Coherence"), cellwise("Novelty")];
  b.reduce("attentionSee", [B, cellCount], ([n, cell]) => {
    const at = (c) => contentOfCell(means, n, cell, c);
    const over = (value, size = C2) => sum([size], ([c]) => value(c));
    const square = over((c) => mul(at(c), at(c)));
    const mean = div(over(at), C2);
    return [
      store(
        energy,
        [n, cell],
        div(
          over((c) => abs(at(c))),
          C2
        )
      ),
      store(variance, [n, cell], max(sub(div(square, C2), mul(mean, mean)), 0)),
      store(
        change,
        [n, cell],
        div(
          over((c) => abs(sub(at(c), before.at(n, cell, c)))),
          C2
        )
      ),
      store(coherence, [n, cell], div(abs(over((c) => mul(at(c), at(add(c, 1))), C2 - 1)), max(square, 1e-20)))
    ];
  });
  b.map("attentionKeep", before, ([n, cell, c]) => contentOfCell(means, n, cell, c));
  b.reduce("attentionNovelty", novelty, ([n, cell]) => {
    const groups3 = recall.width / cellCount;
    const row = tensors.matchRow.at(n, 0);
    const asked = (g) => tensors.query.at(n, add(mul(g, cellCount), cell));
    const known2 = (g) => tensors.bank.clamp(...ownIndices(tensors, n), row, add(mul(g, cellCount), cell));
    const both = sum([groups3], ([g]) => mul(asked(g), known2(g)));
    const size = mul(
      sum([groups3], ([g]) => mul(asked(g), asked(g))),
      sum([groups3], ([g]) => mul(known2(g), known2(g)))
    );
    const likeness = div(both, sqrt(max(size, 1e-20)));
    return select(lt(row, 0), 1, mul(sub(1, likeness), 0.5));
  });
  const [mostEnergy, mostVariance, mostChange, input] = ["Energies", "Variances", "Changes", "Input"].map(
    (name) => b.scratch(`attention${name}`, "f32", [B])
  );
  b.reduce("attentionMost", [B], ([n]) => [
    store(
      mostEnergy,
      [n],
      max(
        maximum([cellCount], ([cell]) => energy.at(n, cell)),
        1e-12
      )
    ),
    store(
      mostVariance,
      [n],
      max(
        maximum([cellCount], ([cell]) => variance.at(n, cell)),
        1e-12
      )
    ),
    store(
      mostChange,
      [n],
      max(
        maximum([cellCount], ([cell]) => change.at(n, cell)),
        1e-12
      )
    ),
    store(
      input,
      [n],
      div(
        sum([S], ([s]) => abs(tensors.sensors.at(n, s))),
        S
      )
    )
  ]);
  const salience = cellwise("Salience");
  b.map("attentionWeigh", salience, ([n, cell]) => {
    const { salience: part } = attention;
    const loud = div(energy.at(n, cell), mostEnergy.at(n));
    const plain2 = add(
      mul(loud, part.energy),
      mul(div(variance.at(n, cell), mostVariance.at(n)), part.variance),
      mul(div(change.at(n, cell), mostChange.at(n)), part.change),
      mul(novelty.at(n, cell), part.novelty),
      mul(min(coherence.at(n, cell), 1), part.coherence)
    );
    const excited = select(gt(loud, attention.lively), min(add(input.at(n), 1), attention.inputLimit), 1);
    const kept = select(gt(gain.at(n, cell), 1), f32(attention.persistence), 1);
    return mul(mul(min(plain2, 1), excited), kept);
  });
  const chosen = b.scratch("attended", "i32", [B, attention.most]);
  b.topk("attend", {
    outer: [B],
    over: cellCount,
    k: attention.most,
    value: ([n], cell) => salience.at(n, cell),
    where: ([n], cell) => gt(salience.at(n, cell), attention.least),
    indices: chosen
  });
  const attended = b.scratch("attendedCount", "f32", [B]);
  b.reduce("attentionFocus", [B], ([n]) => {
    const many = cast(
      count([attention.most], ([k]) => ge(chosen.at(n, k), 0)),
      "f32"
    );
    const total2 = sum([attention.most], ([k]) => select(lt(chosen.at(n, k), 0), 0, salience.clamp(n, chosen.at(n, k))));
    const crowded = sub(1, mul(many, attention.crowding / attention.most));
    return [store(attended, [n], many), store(focus, [n], min(mul(div(total2, max(many, 1)), crowded), 1))];
  });
  b.reduce("attention", gain, ([n, cell]) => {
    const here = cast(
      count([attention.most], ([k]) => eq(chosen.at(n, k), cell)),
      "f32"
    );
    const share = mul(attended.at(n), 1 / cellCount);
    return add(mul(mul(focus.at(n), attention.span), sub(here, share)), 1);
  });
}

// src/brain/research/attractors.ts
init_kernel();

// src/brain/research/dream.ts
init_kernel();
function isDreaming(tensors, n) {
  return and(gt(tensors.silence.at(n), modulate.dreamAfter), gt(parameterOf(tensors, n, "dreaming"), 0));
}
function addDreaming(b, tensors) {
  const { B, scores, library: library2, memory, shape: shape2 } = tensors;
  const { edge: edge3, patternEdge } = shape2;
  const lanes5 = channels.memory;
  const rows = b.state("dreamRows", "i32", [B, 2], { initial: -1 });
  const weight = b.scratch("dreamWeight", "f32", [B]);
  const moment = (n) => cast(div(tensors.age.at(n), dreaming.length), "u32");
  const key = (n, stream2) => ({ seed: tensors.seed.at(n), brain: 0, cycle: moment(n), stream: stream2 });
  b.reduce("chooseDream", [B], ([n]) => {
    const drawn = (stream2) => argmax(
      [strategy.entries],
      ([e]) => select(
        gt(scores.at(...ownIndices(tensors, n), e), 0),
        uniform(key(n, stream2), cast(e, "u32")),
        Number.NEGATIVE_INFINITY
      )
    );
    const dreams = isDreaming(tensors, n);
    return [
      store(rows, [n, 0], select(dreams, drawn(researchStreams.dreamFirst), i32(-1))),
      store(rows, [n, 1], select(dreams, drawn(researchStreams.dreamSecond), i32(-1))),
      store(weight, [n], uniform(key(n, researchStreams.dreamWeight), cast(i32(0), "u32")))
    ];
  });
  const any = b.scratch("anyDream", "i32", []);
  b.reduce("anyDream", any, () => maximum([B], ([n]) => cast(ge(rows.at(n, 0), 0), "i32")));
  b.when("dreaming", any, () => {
    b.map(
      "dream",
      [B, edge3, edge3, edge3, lanes5],
      ([n, x, y, z, j]) => {
        const ratio = edge3 / patternEdge;
        const at = [x, y, z].map((i) => ratio === 1 ? i : div(i, ratio));
        const kept = (which) => library2.clamp(...ownIndices(tensors, n), rows.at(n, which), ...at, j);
        const mixed2 = add(mul(kept(0), weight.at(n)), mul(kept(1), sub(1, weight.at(n))));
        const element = add(mul(add(mul(add(mul(x, edge3), y), edge3), z), lanes5), j);
        const chance = { seed: tensors.seed.at(n), brain: 0, cycle: cast(tensors.age.at(n), "u32") };
        const noise = normal({ ...chance, stream: researchStreams.dreamNoise }, cast(element, "u32"));
        const dreamt = mul(mixed2, add(mul(noise, dreaming.noise), 1));
        const now2 = memory.at(n, x, y, z, j);
        return [store(memory, [n, x, y, z, j], replaceNonFinite(add(now2, mul(sub(dreamt, now2), dreaming.rate))))];
      },
      { where: ([n]) => ge(rows.at(n, 0), 0) }
    );
  });
}

// src/brain/research/attractors.ts
var { cells, memory: lanes4 } = channels;
var groups2 = 3;
var shape = [cells, cells, cells, groups2, lanes4];
function declareAttractors(b, { B }) {
  return {
    field: b.state("attractors", "f32", [B, attractors.most, ...shape]),
    /** The reward or punishment, 0 where there is none. */
    worth: b.state("attractorWorth", "f32", [B, attractors.most]),
    age: b.state("attractorAge", "i32", [B, attractors.most]),
    count: b.state("attractorCount", "i32", [B]),
    /** What they add to the field in this cycle. */
    change: b.state("attractorChange", "f32", [B, ...shape])
  };
}
function addAttractors(b, tensors, own) {
  const { B, means, reward } = tensors;
  const { field, worth, age, count: count2, change } = own;
  const row = b.scratch("attractorRow", "i32", [B]);
  b.map("attractorRow", [B], ([n]) => {
    const worthy = and(gt(abs(reward.at(n)), attractors.worth), gt(parameterOf(tensors, n, "learn"), 0));
    const lived = and(worthy, gt(tensors.age.at(n), 0));
    return [
      store(row, [n], select(lived, rem(count2.at(n), attractors.most), i32(-1))),
      store(count2, [n], select(lived, add(count2.at(n), 1), count2.at(n)))
    ];
  });
  b.map("attractorStore", [B, ...shape], ([n, ...at]) => [store(field, [n, row.at(n), ...at], means.at(n, ...at))]);
  b.map("attractorAge", [B, attractors.most], ([n, a]) => {
    const fresh = eq(row.at(n), a);
    const left = exp(mul(cast(age.at(n, a), "f32"), Math.log(attractors.fade)));
    const rest = mul(abs(worth.at(n, a)), left);
    const worn = wornByDreams(tensors, n, worth.at(n, a), rest);
    return [
      store(worth, [n, a], select(fresh, reward.at(n), select(lt(rest, attractors.least), 0, worn))),
      store(age, [n, a], select(fresh, 0, add(age.at(n, a), 1)))
    ];
  });
  const alive = b.scratch("attractorAlive", "i32", []);
  b.reduce(
    "attractorAlive",
    alive,
    () => maximum([B, attractors.most], ([n, a]) => cast(gt(abs(worth.at(n, a)), 0), "i32"))
  );
  const size = b.scratch("attractorSize", "f32", [B]);
  const pull = b.scratch("attractorPull", "f32", [B, attractors.most]);
  b.map("attractorRest", change, ([n, ...at]) => select(eq(alive.at(), 0), 0, change.at(n, ...at)));
  b.when("attracted", alive, () => {
    b.reduce("attractorSize", size, ([n]) => sum(shape, (at) => mul(means.at(n, ...at), means.at(n, ...at))));
    b.reduce("attractorPull", pull, ([n, a]) => {
      const kept = (at) => field.at(n, a, ...at);
      const both = sum(shape, (at) => mul(kept(at), means.at(n, ...at)));
      const square = sum(shape, (at) => mul(kept(at), kept(at)));
      const likeness = div(both, sqrt(max(mul(square, size.at(n)), 1e-20)));
      const strength2 = mul(worth.at(n, a), exp(mul(cast(age.at(n, a), "f32"), Math.log(attractors.fade))));
      return mul(mul(strength2, attractors.pull * 0.5), add(likeness, 1));
    });
    b.reduce(
      "attractorChange",
      change,
      ([n, ...at]) => sum([attractors.most], ([a]) => mul(pull.at(n, a), sub(field.at(n, a, ...at), means.at(n, ...at))))
    );
  });
  return influenceOf(tensors, change);
}
function influenceOf(tensors, change) {
  return {
    content: ({ brain, cell, lane }, half) => mul(change.at(brain, ...cell, half, lane), parameterOf(tensors, brain, "attractors")),
    memory: ({ brain, cell, lane }) => mul(change.at(brain, ...cell, 2, lane), parameterOf(tensors, brain, "attractors"))
  };
}
function wornByDreams(tensors, n, worth, rest) {
  if (tensors.research === false || !tensors.research.dreaming) return worth;
  const loss = select(lt(rest, attractors.weak), f32(attractors.dreamWeak), attractors.dreamStrong);
  return mul(worth, select(isDreaming(tensors, n), loss, 1));
}

// src/brain/research/hierarchy.ts
init_kernel();
var { levels, channels: width3 } = hierarchy;
var inputs = width3 + 1;
function declareHierarchy(b, tensors) {
  const { B, shape: shape2 } = tensors;
  const S = shape2.sensors;
  return {
    target: b.state("hierarchyTarget", "f32", [B, levels, S]),
    level: b.state("hierarchyLevel", "f32", [B, levels, S]),
    weights: b.state("hierarchyWeights", "f32", [B, levels, S, inputs]),
    features: b.state("hierarchyFeatures", "f32", [B, levels, inputs]),
    scale: b.state("hierarchyScale", "f32", [B, levels, width3]),
    error: b.state("hierarchyError", "f32", [B, levels]),
    former: b.state("hierarchyFormer", "f32", [B, levels]),
    blend: b.state("hierarchyBlend", "f32", [B, levels])
  };
}
function addHierarchy(b, tensors, own, member) {
  const { B, age, sensors, means, shape: shape2 } = tensors;
  const S = shape2.sensors;
  const { target, level, weights, features: features2, scale, error, former, blend } = own;
  const early2 = (n) => div(f32(1), cast(add(age.at(n), 1), "f32"));
  const miss = b.scratch("hierarchyMiss", "f32", [B, levels, S]);
  const step2 = b.scratch("hierarchyStep", "f32", [B, levels]);
  b.map("hierarchyTarget", [B, levels, S], ([n, l, s]) => {
    const rate = max(choose(l, hierarchy.follow), early2(n));
    const next = add(target.at(n, l, s), mul(rate, sub(sensors.at(n, s), target.at(n, l, s))));
    return [store(target, [n, l, s], next), store(miss, [n, l, s], sub(next, level.at(n, l, s)))];
  });
  b.reduce("hierarchyJudge", [B, levels], ([n, l]) => {
    const mean = div(
      sum([S], ([s]) => abs(miss.at(n, l, s))),
      S
    );
    const power = sum([inputs], ([k]) => mul(features2.at(n, l, k), features2.at(n, l, k)));
    const ease = (old, rate) => add(old, mul(max(f32(rate), early2(n)), sub(mean, old)));
    const learns = select(gt(parameterOf(tensors, n, "learn"), 0), choose(l, hierarchy.learn), 0);
    return [
      store(error, [n, l], ease(error.at(n, l), hierarchy.recentRate)),
      store(former, [n, l], ease(former.at(n, l), hierarchy.formerRate)),
      store(step2, [n, l], div(learns, max(power, 1)))
    ];
  });
  b.map("hierarchyLearn", weights, ([n, l, s, k]) => {
    const said = level.at(n, l, s);
    const slope = sub(1, mul(said, said));
    const change = mul(mul(step2.at(n, l), slope), mul(miss.at(n, l, s), features2.at(n, l, k)));
    return clamp(add(weights.at(n, l, s, k), change), -hierarchy.weightLimit, hierarchy.weightLimit);
  });
  b.reduce("hierarchySee", [B, levels, width3], ([n, l, k]) => {
    const x = div(
      sum([cellCount], ([cell]) => contentOfCell(means, n, cell, add(mul(l, width3), k))),
      cellCount
    );
    const square = add(
      scale.at(n, l, k),
      mul(max(f32(hierarchy.scaleRate), early2(n)), sub(mul(x, x), scale.at(n, l, k)))
    );
    const seen2 = div(x, sqrt(max(square, hierarchy.leastScale ** 2)));
    return [
      store(scale, [n, l, k], square),
      store(features2, [n, l, k], clamp(seen2, -hierarchy.featureLimit, hierarchy.featureLimit))
    ];
  });
  b.map("hierarchyConstant", [B, levels], ([n, l]) => [store(features2, [n, l, width3], f32(1))]);
  b.reduce(
    "hierarchyForesee",
    level,
    ([n, l, s]) => tanh(sum([inputs], ([k]) => mul(weights.at(n, l, s, k), features2.at(n, l, k))))
  );
  b.map("hierarchyBlend", blend, ([n, l]) => {
    const trust = (at) => {
      const plain2 = sub(1, min(mul(error.at(n, at), hierarchy.errorSlope), 1));
      const better2 = select(lt(error.at(n, at), former.at(n, at)), f32(hierarchy.improving), 1);
      const known2 = select(
        lt(age.at(n), hierarchy.firstCycles),
        f32(hierarchy.firstConfidence),
        min(mul(plain2, better2), 1)
      );
      return max(known2, hierarchy.leastConfidence);
    };
    const weighed = hierarchy.weight.map((weight, at) => mul(trust(at), weight));
    const total2 = weighed.reduce((all2, one) => add(all2, one));
    return div(mul(trust(l), choose(l, hierarchy.weight)), total2);
  });
  b.reduce("hierarchyMember", [B, S], ([n, s]) => [
    store(
      tensors.members,
      [n, member, s],
      sum([levels], ([l]) => mul(blend.at(n, l), level.at(n, l, s)))
    )
  ]);
}
function hierarchyInfluence(b, tensors, { level, error }) {
  const { write } = hierarchy;
  const { B } = tensors;
  const { cellEdge, sensors } = tensors.shape;
  const { cells: cells2, memory: lanes5 } = channels;
  const reach = b.scratch("hierarchyReach", "f32", [B]);
  b.reduce("hierarchyReach", reach, ([n]) => {
    const wrong = mul(
      sum([levels], ([l]) => error.at(n, l)),
      1 / levels
    );
    const wide2 = clamp(floor(mul(wrong, write.slope)), write.narrow, write.wide);
    return min(wide2, Math.floor((cellEdge - 1) / 2) + 0.5);
  });
  const said = b.scratch("hierarchySaid", "f32", [B, cells2, cells2, cells2, 2, lanes5]);
  b.map("hierarchySaid", said, ([n, x, y, z, half, j]) => {
    const l = div(j, 4);
    const sensor = add(x, mul(y, cells2));
    const its = and(eq(z, write.layer), eq(rem(sensor, width3), rem(add(mul(j, 2), half), width3)));
    const known2 = and(lt(sensor, Math.min(sensors, write.sensors)), gt(error.at(n, l), write.least));
    const value = mul(level.clamp(n, l, sensor), add(error.at(n, l), write.base));
    return select(and(its, known2), mul(mul(value, write.gain), parameterOf(tensors, n, "hierarchy")), 0);
  });
  const middle = (cellEdge - 1) / 2;
  return {
    content: ({ brain: n, place, cell, lane }, half) => {
      const away = (axis) => abs(sub(cast(sub(place[axis], mul(cell[axis], cellEdge)), "f32"), middle));
      const near = [0, 1, 2].map((axis) => le(away(axis), reach.at(n))).reduce((all2, one) => and(all2, one));
      return select(near, said.at(n, ...cell, half, lane), 0);
    }
  };
}

// src/brain/research/influence.ts
init_kernel();
function addInfluences(b, tensors, influences) {
  const { B, content, memory, shape: shape2 } = tensors;
  const { edge: edge3, cellEdge } = shape2;
  const onContent = influences.flatMap((one) => one.content === void 0 ? [] : [one.content]);
  const onMemory = influences.flatMap((one) => one.memory === void 0 ? [] : [one.memory]);
  const domain = [B, edge3, edge3, edge3, channels.memory];
  const spotOf = ([n, x, y, z, j]) => {
    const [cx, cy, cz] = [x, y, z].map((at) => cellEdge === 1 ? at : div(at, cellEdge));
    return { brain: n, place: [x, y, z], cell: [cx, cy, cz], lane: j };
  };
  if (onContent.length > 0)
    for (const half of [0, 1])
      b.map(`influence${half}`, domain, (at) => {
        const old = content.next.at(...at, half);
        const changed = onContent.reduce((total2, more) => add(total2, more(spotOf(at), half)), old);
        return [store(content.next, [...at, half], replaceNonFinite(changed))];
      });
  if (onMemory.length > 0)
    b.map("influenceMemory", domain, (at) => {
      const old = memory.at(...at);
      return [
        store(memory, at, replaceNonFinite(onMemory.reduce((total2, more) => add(total2, more(spotOf(at), old)), old)))
      ];
    });
}

// src/brain/research/places.ts
init_kernel();
var P = places.most;
var { width: width4 } = recall;
function declarePlaces(b, { B, shape: shape2 }) {
  const whole3 = (name, initial) => b.state(name, "i32", [B], { initial });
  const guided = Math.min(2, shape2.motors);
  return {
    guided,
    signature: b.state("places", "f32", [B, P, width4]),
    sensed: b.state("placeSensors", "f32", [B, P, shape2.sensors]),
    stability: b.state("placeStability", "f32", [B, P]),
    visits: b.state("placeVisits", "i32", [B, P]),
    links: b.state("placeLinks", "f32", [B, P, P]),
    moves: b.state("placeMoves", "f32", [B, P, P, guided]),
    journey: b.state("placeJourney", "f32", [B, guided]),
    before: b.state("placeQuery", "f32", [B, width4]),
    count: whole3("placeCount", 0),
    /** Where the brain is, −1 where it is nowhere known; and where it was last. */
    here: whole3("placeHere", -1),
    last: whole3("placeLast", -1),
    goal: whole3("placeGoal", -1),
    distance: b.state("placeDistance", "f32", [B, P], { initial: places.far }),
    /** The next place on the way, −1 where there is none. */
    way: whole3("placeWay", -1)
  };
}
function addPlaces(b, tensors, own, member) {
  const { B, query, sensors, shape: shape2, reward } = tensors;
  const { signature: signature2, sensed, stability, visits, links, moves, journey, here, last: last2, count: count2 } = own;
  const alike = b.scratch("placeAlike", "f32", [B, P]);
  b.reduce("placeAlike", alike, ([n, p]) => {
    const likeness = sum([width4], ([i]) => mul(signature2.at(n, p, i), query.at(n, i)));
    return select(gt(visits.at(n, p), 0), likeness, -2);
  });
  const fresh = b.scratch("placeFresh", "i32", [B]);
  const from = b.scratch("placeFrom", "i32", [B]);
  b.reduce("placeFind", [B], ([n]) => {
    const best = argmax([P], ([p]) => alike.at(n, p));
    const known2 = gt(
      maximum([P], ([p]) => alike.at(n, p)),
      places.recognised
    );
    const like = sum([width4], ([i]) => mul(own.before.at(n, i), query.at(n, i)));
    const settled = and(gt(like, places.settled), gt(tensors.energy.at(n), places.least));
    const calm = and(settled, lt(tensors.variance.at(n), places.mostVariance));
    const founds = and(and(calm, not(known2)), gt(parameterOf(tensors, n, "learn"), 0));
    const row = argmin([P], ([p]) => select(gt(visits.at(n, p), 0), stability.at(n, p), -1));
    const now2 = select(known2, best, select(founds, row, i32(-1)));
    const was = last2.at(n);
    const moved = and(and(ge(now2, 0), ge(was, 0)), ne(now2, was));
    return [
      store(fresh, [n], select(founds, row, i32(-1))),
      store(from, [n], select(moved, was, i32(-1))),
      store(here, [n], now2),
      store(last2, [n], select(ge(now2, 0), now2, was)),
      store(count2, [n], select(founds, min(add(count2.at(n), 1), P), count2.at(n)))
    ];
  });
  b.map("placeRemember", [B, width4], ([n, i]) => [
    store(signature2, [n, fresh.at(n), i], query.at(n, i)),
    store(own.before, [n, i], query.at(n, i))
  ]);
  const learns = (n) => gt(parameterOf(tensors, n, "learn"), 0);
  b.map("placeSense", [B, P, shape2.sensors], ([n, p, s]) => {
    const old = sensed.at(n, p, s);
    const eased = add(old, mul(sub(sensors.at(n, s), old), places.sensed));
    const visited = select(and(eq(here.at(n), p), learns(n)), eased, old);
    return [store(sensed, [n, p, s], select(eq(fresh.at(n), p), sensors.at(n, s), visited))];
  });
  b.map("placeVisit", [B, P], ([n, p]) => {
    const arrived = and(and(eq(here.at(n), p), ge(from.at(n), 0)), learns(n));
    const first = add(mul(reward.at(n), places.firstReward), places.firstStability);
    const more = clamp(add(stability.at(n, p), mul(reward.at(n), places.revisitReward), places.revisit), 0, 1);
    const isFresh = eq(fresh.at(n), p);
    return [
      store(stability, [n, p], select(isFresh, first, select(arrived, more, stability.at(n, p)))),
      store(visits, [n, p], select(isFresh, 1, select(arrived, add(visits.at(n, p), 1), visits.at(n, p))))
    ];
  });
  const goes = (n, p, q) => and(and(eq(from.at(n), p), eq(here.at(n), q)), learns(n));
  const lost = (n, p, q) => or(eq(fresh.at(n), p), eq(fresh.at(n), q));
  b.map("placeMoves", moves, ([n, p, q, m]) => {
    const old = select(gt(links.at(n, p, q), 0), moves.at(n, p, q, m), journey.at(n, m));
    const eased = add(old, mul(sub(journey.at(n, m), old), places.moves));
    return select(goes(n, p, q), eased, moves.at(n, p, q, m));
  });
  b.map("placeLink", links, ([n, p, q]) => {
    const old = select(lost(n, p, q), 0, links.at(n, p, q));
    return select(goes(n, p, q), min(add(old, places.link), 1), old);
  });
  b.map(
    "placeJourney",
    journey,
    ([n, m]) => add(journey.at(n, m), mul(sub(tensors.motors.at(n, m), journey.at(n, m)), places.journey))
  );
  addWay(b, tensors, own);
  b.map("placeMember", [B, shape2.sensors], ([n, s]) => {
    const known2 = sensed.clamp(n, here.at(n), s);
    return [store(tensors.members, [n, member, s], select(ge(here.at(n), 0), known2, sensors.at(n, s)))];
  });
}
function addWay(b, { B }, { goal, distance, links, last: last2, way }) {
  const nearer = b.scratch("placeNearer", "f32", [B, P]);
  const beyond = (n, p, q) => select(gt(links.clamp(n, p, q), 0), distance.at(n, q), places.far);
  b.reduce("placeNearer", nearer, ([n, p]) => {
    const next = add(
      minimum([P], ([q]) => beyond(n, p, q)),
      1
    );
    return select(eq(goal.at(n), p), 0, min(next, places.far));
  });
  b.reduce("placeWay", way, ([n]) => {
    const best = argmin([P], ([q]) => beyond(n, last2.at(n), q));
    const nearest = minimum([P], ([q]) => beyond(n, last2.at(n), q));
    const underway = and(and(ge(goal.at(n), 0), ge(last2.at(n), 0)), ne(last2.at(n), goal.at(n)));
    return select(and(underway, lt(nearest, places.far)), best, i32(-1));
  });
  b.map("placeDistance", distance, ([n, p]) => nearer.at(n, p));
}
function guidePlaces(b, tensors, own) {
  const { B, motors, query } = tensors;
  const { signature: signature2, stability, moves, last: last2, goal, way, guided } = own;
  const hold = b.scratch("placeHold", "f32", [B]);
  b.reduce("placeHold", hold, ([n]) => {
    const square = sum([width4], ([i]) => {
      const away = sub(signature2.clamp(n, goal.at(n), i), query.at(n, i));
      return mul(away, away);
    });
    const steady = stability.clamp(n, way.at(n));
    const urgent = add(mul(mul(sqrt(max(square, 0)), stability.clamp(n, goal.at(n))), places.urgency), 1);
    const strength2 = min(mul(mul(steady, urgent), places.guide), 1);
    return select(ge(way.at(n), 0), mul(strength2, parameterOf(tensors, n, "places")), 0);
  });
  b.map("placeGuide", [B, guided], ([n, m]) => {
    const wanted = moves.clamp(n, last2.at(n), way.at(n), m);
    const moved = add(motors.at(n, m), mul(hold.at(n), sub(wanted, motors.at(n, m))));
    return [store(motors, [n, m], clamp(moved, -1, 1))];
  });
}

// src/brain/research/regions.ts
init_kernel();
var C3 = channels.content;
var steps2 = [3, 3, 3];
var stepCount = 27;
var stepOf = (k) => [div(k, 9), rem(div(k, 3), 3), rem(k, 3)];
function declareRegions(b, { B }) {
  return {
    activity: b.state("regionActivity", "f32", [B, cellCount]),
    /** The peak of the region to which each cell belongs. */
    peak: b.state("regionPeak", "i32", [B, cellCount]),
    /** By peaks; 0 where a cell is none. */
    importance: b.state("regionImportance", "f32", [B, cellCount]),
    confidence: b.state("regionConfidence", "f32", [B, cellCount], { initial: regions.firstConfidence }),
    /** How often a cell and each of its 27 neighbours (itself included) are active together. */
    together: b.state("regionTogether", "f32", [B, cellCount, stepCount])
  };
}
function addRegions(b, tensors, own, sensorCell) {
  const { B, means, shape: shape2 } = tensors;
  const { activity, peak, confidence, together: together3 } = own;
  b.reduce("regionActivity", activity, ([n, cell]) => {
    const now2 = div(
      sum([C3], ([c]) => abs(contentOfCell(means, n, cell, c))),
      C3
    );
    return add(activity.at(n, cell), mul(sub(now2, activity.at(n, cell)), regions.activityRate));
  });
  const most2 = b.scratch("regionMost", "f32", [B]);
  b.reduce(
    "regionMost",
    most2,
    ([n]) => max(
      maximum([cellCount], ([cell]) => activity.at(n, cell)),
      1e-12
    )
  );
  b.map("regionTogether", together3, ([n, cell, k]) => {
    const share = (at) => div(activity.clamp(n, at), most2.at(n));
    const both = mul(share(cell), share(neighbourOf(cell, stepOf(k))));
    return add(together3.at(n, cell, k), mul(sub(both, together3.at(n, cell, k)), regions.hebbRate));
  });
  b.reduce("regionConfidence", confidence, ([n, cell]) => {
    const mine = (s) => eq(peak.clamp(n, sensorCell.at(s)), cell);
    const many = count([shape2.sensors], ([s]) => mine(s));
    const missed = sum(
      [shape2.sensors],
      ([s]) => select(mine(s), abs(sub(tensors.sensors.at(n, s), tensors.prediction.at(n, s))), 0)
    );
    const mean = div(missed, max(cast(many, "f32"), 1));
    const eased = mul(sub(sub(1, min(mean, 1)), confidence.at(n, cell)), regions.confidenceRate);
    return add(confidence.at(n, cell), select(gt(many, 0), eased, 0));
  });
}
function addPartition(b, { B }, { activity, peak, importance }) {
  b.every("regionsNow", regions.every, () => {
    const uphill = b.scratch("regionUphill0", "i32", [B, cellCount]);
    b.reduce("regionUphill0", uphill, ([n, cell]) => {
      const best = argmax(steps2, (step2) => activity.clamp(n, neighbourOf(cell, step2)));
      return neighbourOf(cell, stepOf(best));
    });
    let way = uphill;
    for (let doubling = 1; doubling <= regions.doublings; doubling += 1) {
      const [from, to] = [way, b.scratch(`regionUphill${doubling}`, "i32", [B, cellCount])];
      b.map(`regionUphill${doubling}`, to, ([n, cell]) => from.clamp(n, from.at(n, cell)));
      way = to;
    }
    b.map("regionPeak", [B, cellCount], ([n, cell]) => {
      const old = importance.at(n, cell);
      const lasting = select(gt(old, 0), min(mul(old, regions.importanceGain), regions.mostImportance), 1);
      const fading = mul(old, regions.importanceLoss);
      const fallen = select(lt(fading, regions.leastImportance), 0, fading);
      return [
        store(peak, [n, cell], way.at(n, cell)),
        store(importance, [n, cell], select(eq(way.at(n, cell), cell), lasting, fallen))
      ];
    });
  });
}
function regionInfluence(b, tensors, { peak, together: together3 }) {
  const { B, means } = tensors;
  const { cells: cells2, memory: lanes5 } = channels;
  const voice = b.scratch("regionVoice", "f32", [B, cellCount, 2, lanes5]);
  b.map(
    "regionVoice",
    voice,
    ([n, cell, half, j]) => tanh(mul(means.at(n, ...placeOfCell(cell), half, j), regions.slope))
  );
  const weight = b.scratch("regionWeight", "f32", [B, cellCount, stepCount]);
  b.map("regionWeight", weight, ([n, cell, k]) => {
    const there = neighbourOf(cell, stepOf(k));
    const inside = eq(peak.at(n, cell), peak.clamp(n, there));
    const share = select(inside, f32(1), regions.across);
    return mul(mul(together3.at(n, cell, k), share), regions.coupling / (stepCount - 1));
  });
  const change = b.scratch("regionChange", "f32", [B, cells2, cells2, cells2, 2, lanes5]);
  b.reduce("regionChange", change, ([n, x, y, z, half, j]) => {
    const cell = cellNumber([x, y, z]);
    const inside = (at, step2) => eq(add(at, sub(step2, 1)), clampCell(add(at, sub(step2, 1))));
    return sum(steps2, ([i, k, l]) => {
      const there = neighbourOf(cell, [i, k, l]);
      const moved = mul(
        weight.at(n, cell, add(mul(add(mul(i, 3), k), 3), l)),
        sub(voice.clamp(n, there, half, j), voice.at(n, cell, half, j))
      );
      const exists = [inside(x, i), inside(y, k), inside(z, l)];
      return exists.reduce((value, is) => select(is, value, 0), moved);
    });
  });
  return {
    content: ({ brain, cell, lane }, half) => mul(change.at(brain, ...cell, half, lane), parameterOf(tensors, brain, "regions"))
  };
}
var clampCell = (at) => max(min(at, channels.cells - 1), 0);

// src/brain/research/resonance.ts
init_kernel();
function addResonance(b, tensors, tuning) {
  const { B, content, sensors, shape: shape2 } = tensors;
  const { edge: edge3 } = shape2;
  const lanes5 = channels.memory;
  const S = shape2.sensors;
  const occupancy = b.state("resonanceUse", "f32", [B, edge3, edge3, edge3]);
  const voxel = b.state("resonanceVoxel", "i32", [B], { initial: -1 });
  const likeness = b.state("resonance", "f32", [B]);
  const voice = b.scratch("resonanceVoice", "f32", [B, lanes5, 2]);
  const turns = Math.ceil(S / channels.content);
  b.reduce(
    "resonanceVoice",
    voice,
    ([n, j, h]) => sum([turns], ([t]) => {
      const sensor = add(mul(t, channels.content), mul(j, 2), h);
      return select(lt(sensor, S), sensors.clamp(n, sensor), 0);
    })
  );
  const loud = b.scratch("resonanceLoud", "f32", [B]);
  b.reduce(
    "resonanceLoud",
    loud,
    ([n]) => sqrt(sum([lanes5, 2], ([j, h]) => mul(voice.at(n, j, h), voice.at(n, j, h))))
  );
  const said = b.scratch("resonanceSaid", "f32", [B, edge3, edge3, edge3]);
  const size = b.scratch("resonanceSize", "f32", [B, edge3, edge3, edge3]);
  b.reduce("resonanceSaid", [B, edge3, edge3, edge3], ([n, x, y, z]) => {
    const at = (j, h) => content.at(n, x, y, z, j, h);
    return [
      store(
        said,
        [n, x, y, z],
        sum([2, lanes5], ([h, j]) => mul(voice.at(n, j, h), at(j, h)))
      ),
      store(size, [n, x, y, z], sqrt(sum([2, lanes5], ([h, j]) => mul(at(j, h), at(j, h)))))
    ];
  });
  const alike = b.scratch("resonanceAlike", "f32", [B, edge3 ** 3]);
  b.reduce("resonanceAlike", alike, ([n, v]) => {
    const [x, y, z] = [div(v, edge3 * edge3), rem(div(v, edge3), edge3), rem(v, edge3)];
    const around = sum([3, 3, 3], ([i, j, k]) => said.zero(n, add(x, sub(i, 1)), add(y, sub(j, 1)), add(z, sub(k, 1))));
    return div(mul(around, 1 / 27), add(mul(loud.at(n), size.at(n, x, y, z)), resonance.least));
  });
  b.reduce("resonanceVoxel", [B], ([n]) => {
    const best = maximum([edge3 ** 3], ([v]) => alike.at(n, v));
    const found = select(
      gt(best, resonance.above),
      argmax([edge3 ** 3], ([v]) => alike.at(n, v)),
      argmin([edge3, edge3, edge3], ([x, y, z]) => occupancy.at(n, x, y, z))
    );
    const heard = gt(loud.at(n), resonance.least);
    return [store(voxel, [n], select(heard, found, i32(-1))), store(likeness, [n], select(heard, best, 0))];
  });
  b.map("resonanceUse", occupancy, ([n, x, y, z]) => {
    const here = eq(voxel.at(n), add(mul(add(mul(x, edge3), y), edge3), z));
    return select(here, 1, mul(occupancy.at(n, x, y, z), resonance.occupancyDecay));
  });
  return {
    content: ({ brain: n, place: [x, y, z], lane }, half) => {
      const v = voxel.at(n);
      const centre2 = [div(v, edge3 * edge3), rem(div(v, edge3), edge3), rem(v, edge3)];
      const far = [x, y, z].map((at, axis) => abs(sub(at, centre2[axis]))).reduce((all2, one) => add(all2, one));
      const weight = choose(
        far,
        Array.from({ length: resonance.reach + 1 }, (_, distance) => evolve.spread ** distance)
      );
      const strength2 = mul(tuning.scalars.imprint.at(n), resonance.share, parameterOf(tensors, n, "resonance"));
      const near = and(le(far, resonance.reach), gt(v, -1));
      return select(near, mul(mul(weight, strength2), voice.at(n, lane, half)), 0);
    }
  };
}

// src/brain/research/wiring.ts
function knowsCells(research) {
  return research !== false && (research.regions || research.activeSensing);
}

// src/brain/research/index.ts
var nothing = { shapeField() {
}, perceive() {
}, steer() {
}, finish() {
} };
function addResearch(b, tensors) {
  const { research } = tensors;
  if (research === false) return nothing;
  const memberOf = (name) => predict.members + memberFaculties(research).indexOf(name);
  const hierarchy2 = research.hierarchy ? declareHierarchy(b, tensors) : void 0;
  const attractors2 = research.attractors ? declareAttractors(b, tensors) : void 0;
  const attention2 = research.attention ? declareAttention(b, tensors) : void 0;
  const places2 = research.places ? declarePlaces(b, tensors) : void 0;
  const regions2 = research.regions ? declareRegions(b, tensors) : void 0;
  const activeSensing2 = research.activeSensing ? declareActiveSensing(b, tensors) : void 0;
  const sensorCell = knowsCells(research) ? b.constant("sensorCell", "i32", [tensors.shape.sensors]) : void 0;
  return {
    shapeField(tuning) {
      const influences = [];
      if (hierarchy2 !== void 0) influences.push(hierarchyInfluence(b, tensors, hierarchy2));
      if (attractors2 !== void 0) influences.push(addAttractors(b, tensors, attractors2));
      if (attention2 !== void 0) influences.push(attentionInfluence(tensors, attention2, tuning));
      if (regions2 !== void 0) influences.push(regionInfluence(b, tensors, regions2));
      if (research.resonance) influences.push(addResonance(b, tensors, tuning));
      if (activeSensing2 !== void 0) influences.push(glimpseInfluence(tensors, activeSensing2, tuning));
      addInfluences(b, tensors, influences);
      if (research.dreaming) addDreaming(b, tensors);
    },
    perceive() {
      if (hierarchy2 !== void 0) addHierarchy(b, tensors, hierarchy2, memberOf("hierarchy"));
      if (attention2 !== void 0) addAttention(b, tensors, attention2);
      if (places2 !== void 0) addPlaces(b, tensors, places2, memberOf("places"));
      if (sensorCell === void 0) return;
      if (regions2 !== void 0) addRegions(b, tensors, regions2, sensorCell);
      if (activeSensing2 !== void 0) addActiveSensing(b, tensors, activeSensing2, sensorCell, regions2);
    },
    steer() {
      if (places2 !== void 0) guidePlaces(b, tensors, places2);
      if (activeSensing2 !== void 0) guideGaze(b, tensors, activeSensing2);
    },
    finish() {
      if (regions2 !== void 0) addPartition(b, tensors, regions2);
    }
  };
}

// src/brain/sense.ts
init_kernel();
function addSense(b, tensors) {
  const { B, input, low, high, sensors, sensorsLast, shape: shape2 } = tensors;
  const S = shape2.sensors;
  const clean2 = (raw) => clamp(select(isFinite(raw), raw, 0), -sense.largest, sense.largest);
  b.map("keepSensors", sensorsLast, ([n, i]) => sensors.at(n, i));
  b.map("sense", [B, S], ([n, i]) => {
    const x = clean2(input.at(n, i));
    const given = eq(tensors.rangeGiven.at(i), 1);
    const least = select(given, tensors.rangeLow.at(i), min(low.at(n, i), x));
    const most2 = select(given, tensors.rangeHigh.at(i), max(high.at(n, i), x));
    const scaled2 = sub(div(mul(sub(x, least), 2), sub(most2, least)), 1);
    return [store(low, [n, i], least), store(high, [n, i], most2), store(sensors, [n, i], clamp(scaled2, -1, 1))];
  });
  b.reduce("listen", [B], ([n]) => {
    const strange = (raw) => or(not(isFinite(raw)), gt(abs(raw), sense.largest));
    const bad = count([S + 1], ([i]) => strange(input.at(n, i)));
    const loud = count([S], ([i]) => gt(abs(clean2(input.at(n, i))), sense.silent));
    return [
      store(tensors.badInputs, [n], add(tensors.badInputs.at(n), bad)),
      store(tensors.silence, [n], select(gt(loud, 0), 0, add(tensors.silence.at(n), 1))),
      store(tensors.reward, [n], clamp(clean2(input.at(n, S)), -sense.rewardLimit, sense.rewardLimit))
    ];
  });
}

// src/brain/strategy.ts
init_kernel();
function addRank(b, tensors) {
  const { B, contexts, context, scores, births, additions } = tensors;
  const ranks = b.scratch("ranks", "f32", [B, strategy.best]);
  const rows = b.scratch("rankRows", "i32", [B, strategy.best]);
  const weights = b.scratch("rankWeights", "f32", [B, strategy.best]);
  const alike = b.scratch("alike", "f32", [B, strategy.entries]);
  b.reduce(
    "liken",
    alike,
    ([n, e]) => sum([strategy.context], ([k]) => mul(contexts.at(...ownIndices(tensors, n), e, k), context.at(n, k)))
  );
  b.topk("rank", {
    outer: [B],
    over: strategy.entries,
    k: strategy.best,
    value: ([n], e) => {
      const own = ownIndices(tensors, n);
      const old = cast(sub(additions.at(...own), births.at(...own, e)), "f32");
      return mul(alike.at(n, e), scores.at(...own, e), exp(mul(old, -1 / strategy.ageing)));
    },
    where: ([n], e) => gt(scores.at(...ownIndices(tensors, n), e), 0),
    values: ranks,
    indices: rows
  });
  b.map("blendWeights", weights, ([n, k]) => {
    const power = (which) => {
      const distance = sub(ranks.at(n, which), ranks.at(n, 0));
      return select(lt(rows.at(n, which), 0), 0, exp(mul(max(distance, -20), strategy.sharpness)));
    };
    const total2 = add(power(0), power(1), power(2));
    return div(power(k), max(total2, 1e-6));
  });
  return { ranks, rows, weights };
}
function addDecide(b, tensors, ranking, chosen) {
  const { B, age } = tensors;
  const { ranks, rows } = ranking;
  const install = b.scratch("install", "i32", [B]);
  b.map("decide", [B], ([n]) => {
    const turn2 = eq(rem(age.at(n), strategy.every), strategy.every - 1);
    const due = and(turn2, ge(age.at(n), tensors.planUntil.at(n)));
    const best = select(lt(rows.at(n, 0), 0), 0, clamp(ranks.at(n, 0), 0, 1));
    const on = gt(best, strategy.activeAbove);
    const won = chosen === void 0 ? lt(i32(1), 0) : gt(chosen.winner.at(n), 0);
    return [
      store(install, [n], select(won, i32(2), select(and(due, on), i32(1), i32(0)))),
      store(tensors.patternRank, [n], select(due, best, tensors.patternRank.at(n))),
      store(tensors.patternOn, [n], select(won, f32(1), select(due, select(on, f32(1), 0), tensors.patternOn.at(n)))),
      store(tensors.planUntil, [n], select(won, add(age.at(n), planner.stay), tensors.planUntil.at(n)))
    ];
  });
  const any = b.scratch("anyInstall", "i32", []);
  b.reduce(
    "anyInstall",
    any,
    () => maximum([B], ([n]) => chosen === void 0 ? install.at(n) : max(install.at(n), chosen.begins.at(n)))
  );
  return { install, anyInstall: any, chosen, adding: decideAddition(b, tensors) };
}
function addInstall(b, tensors, ranking, decisions) {
  const { B, pattern, shape: shape2 } = tensors;
  const { rows, weights } = ranking;
  const { install, anyInstall, chosen } = decisions;
  const edge3 = shape2.patternEdge;
  b.when("installing", anyInstall, () => {
    b.map(
      "installPattern",
      [B, edge3, edge3, edge3, channels.memory],
      ([n, x, y, z, j]) => {
        const ranked = blendOf(
          tensors,
          n,
          (k) => rows.at(n, k),
          (k) => weights.at(n, k),
          [x, y, z, j]
        );
        const { plan } = tensors;
        const value = plan === void 0 || chosen === void 0 ? ranked : select(eq(install.at(n), 2), candidateAt(tensors, plan, n, chosen.winner.at(n), [x, y, z, j]), ranked);
        return [store(pattern, [n, x, y, z, j], value)];
      },
      { where: ([n]) => gt(install.at(n), 0) }
    );
    if (tensors.plan !== void 0 && chosen !== void 0) addBegin(b, tensors, tensors.plan, ranking, chosen);
  });
  addEntry(b, tensors, decisions.adding);
}
function decideAddition(b, tensors) {
  const { B, age, value, scores, births, perBrainStores } = tensors;
  const worth = b.scratch("worth", "f32", [B]);
  b.map("appraise", [B], ([n]) => {
    const v = value.at(n);
    const mean = tensors.valueMean.at(n);
    const deviation = sqrt(max(sub(tensors.valueSquare.at(n), mul(mean, mean)), 0));
    const high = gt(v, add(mean, mul(deviation, strategy.topDeviation), strategy.topMargin));
    const rested = ge(sub(age.at(n), tensors.lastAddition.at(n)), strategy.addEvery);
    const learns = gt(mul(parameterOf(tensors, n, "learn"), parameterOf(tensors, n, "strategy")), 0);
    const good = and(and(high, gt(v, 0)), and(rested, learns));
    const rate = mul(strategy.valueRate, select(learns, f32(1), 0));
    const ease = (state, x) => add(state.at(n), mul(rate, sub(x, state.at(n))));
    return [
      store(worth, [n], select(good, v, 0)),
      store(tensors.valueMean, [n], ease(tensors.valueMean, v)),
      store(tensors.valueSquare, [n], ease(tensors.valueSquare, mul(v, v)))
    ];
  });
  const lead = perBrainStores ? [B] : [];
  const adder = b.scratch("adder", "i32", lead);
  const row = b.scratch("addRow", "i32", lead);
  const any = b.scratch("anyAddition", "i32", []);
  if (perBrainStores) b.map("chooseAdder", adder, ([n]) => select(gt(worth.at(n), 0), n, -1));
  else
    b.reduce("chooseAdder", adder, () => {
      const best = argmax([B], ([n]) => worth.at(n));
      return select(gt(worth.clamp(best), 0), best, -1);
    });
  b.reduce("chooseEntry", row, (own) => {
    const oldest2 = argmin(
      [strategy.entries],
      ([e]) => select(gt(scores.at(...own, e), 0), births.at(...own, e), i32(-1))
    );
    return select(lt(adder.at(...own), 0), -1, oldest2);
  });
  b.map(
    "anyAddition",
    any,
    () => perBrainStores ? maximum([B], ([n]) => cast(ge(adder.at(n), 0), "i32")) : cast(ge(adder.at(), 0), "i32")
  );
  return { adder, row, any };
}
function addEntry(b, tensors, { adder, row, any }) {
  const { B, shape: shape2, memory, library: library2, contexts, context, scores, births, additions, perBrainStores, value } = tensors;
  const lead = perBrainStores ? [B] : [];
  const edge3 = shape2.patternEdge;
  const ratio = shape2.edge / edge3;
  b.when("adding", any, () => {
    b.map("addPattern", [...lead, edge3, edge3, edge3, channels.memory], (at) => {
      const own = at.slice(0, lead.length);
      const [x, y, z, j] = at.slice(lead.length);
      const n = adder.at(...own);
      const wide2 = (i, k) => add(mul(i, ratio), k);
      const pooled = ratio === 1 ? memory.clamp(n, x, y, z, j) : div(
        sum([ratio, ratio, ratio], ([p, q, r]) => memory.clamp(n, wide2(x, p), wide2(y, q), wide2(z, r), j)),
        ratio ** 3
      );
      return [store(library2, [...own, row.at(...own), x, y, z, j], pooled)];
    });
    b.map("addContext", [...lead, strategy.context], (at) => {
      const [own, k] = [at.slice(0, lead.length), at[lead.length]];
      return [store(contexts, [...own, row.at(...own), k], context.clamp(adder.at(...own), k))];
    });
    b.map("addScore", lead, (own) => {
      const n = adder.at(...own);
      return [
        store(scores, [...own, row.at(...own)], clamp(value.clamp(n), 0, 1)),
        store(births, [...own, row.at(...own)], add(additions.at(...own), 1))
      ];
    });
    b.map("countAdditions", additions, (own) => add(additions.at(...own), select(ge(adder.at(...own), 0), i32(1), 0)));
    b.map("noteAddition", tensors.lastAddition, ([n]) => {
      const mine = perBrainStores ? ge(adder.at(n), 0) : eq(adder.at(), n);
      return select(mine, tensors.age.at(n), tensors.lastAddition.at(n));
    });
  });
}
function addContext(b, tensors) {
  const { B, means, context } = tensors;
  const { cells: cells2, memory: lanes5 } = channels;
  const raw = b.scratch("contextRaw", "f32", [B, 4, lanes5]);
  const length = b.scratch("contextLength", "f32", [B]);
  b.reduce("gatherContext", raw, ([n, g, j]) => {
    const mean = div(
      sum([cells2, cells2, cells2], ([x, y, z]) => means.at(n, x, y, z, g, j)),
      cells2 ** 3
    );
    return select(eq(g, 3), sub(mean, tensors.ruleMean.at(j)), mean);
  });
  b.reduce(
    "measureContext",
    length,
    ([n]) => sqrt(
      max(
        sum([4, lanes5], ([g, j]) => mul(raw.at(n, g, j), raw.at(n, g, j))),
        1e-20
      )
    )
  );
  b.map("context", context, ([n, k]) => div(raw.at(n, div(k, lanes5), rem(k, lanes5)), length.at(n)));
}

// src/brain/cycle.ts
function brainProgram(options) {
  return program("brain", (b) => addCycle(b, declareBrainTensors(b, options)));
}
function addCycle(b, tensors) {
  const research = addResearch(b, tensors);
  const words = addWords(b, tensors);
  const { learner } = tensors;
  const whitened = learner && addWhiten(b, learnerPorts(tensors), learner);
  const chosen = tensors.plan === void 0 ? void 0 : addChoose(b, tensors, tensors.plan);
  addSense(b, tensors);
  if (learner !== void 0) addLearnerFeatures(b, learnerPorts(tensors), learner);
  addSurprise(b, tensors);
  const tuning = addModulate(b, tensors, words);
  const ranking = addRank(b, tensors);
  const decisions = addDecide(b, tensors, ranking, chosen);
  addNoteError(b, tensors);
  addScan(b, tensors);
  addEvolve(b, tensors, tuning);
  addRollOut(b, tensors, tuning);
  addLearnPrediction(b, tensors);
  addDemonstration(b, tensors);
  addRemember(b, tensors);
  research.shapeField(tuning);
  addPool(b, tensors);
  addFeatures(b, tensors);
  addQuery(b, tensors);
  addContext(b, tensors);
  research.perceive();
  const report = learner && whitened ? addLearning(b, tensors, learner, whitened) : addActing(b, tensors);
  research.steer();
  addPredict(b, tensors);
  addFarewell(b, tensors, report);
  addInstall(b, tensors, ranking, decisions);
  research.finish();
  if (learner !== void 0) addRest(b, tensors, learner);
}
function addActing(b, tensors) {
  const judged = addValue(b, tensors);
  const report = addReport(b, tensors);
  addAct(b, tensors, judged);
  return report;
}
function addLearning(b, tensors, learner, whitened) {
  addLearn(b, learnerPorts(tensors), learner, whitened);
  const report = addReport(b, tensors);
  addPolicy(b, learnerPorts(tensors), learner);
  return report;
}

// src/brain/field-brain.ts
init_kernel();

// src/brain/birth.ts
init_kernel();

// src/brain/learning/birth.ts
init_kernel();

// src/brain/consolidate.ts
init_kernel();

// src/brain/storage.ts
init_dimension();
init_half();
init_kernel();
init_program();

// src/brain/options.ts
init_errors();
init_kernel();

// src/brain/refusal.ts
init_errors();
init_kernel();

// src/kernel/nearest-name.ts
function nearestName(text, names) {
  const ranked = names.map((name) => ({ name, edits: editDistance(name.toLowerCase(), text.toLowerCase()) })).sort((a, b) => a.edits - b.edits);
  return ranked.length > 0 && ranked[0].edits <= Math.max(2, text.length / 3) ? ranked[0].name : void 0;
}
function editDistance(from, to) {
  const rows = [Array.from({ length: to.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= from.length; i += 1) {
    const [row, next] = [rows[i - 1], [i]];
    for (let j = 1; j <= to.length; j += 1) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        next[j] = Math.min(next[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(next);
  }
  return rows[from.length][to.length];
}

// src/brain/refusal.ts
function wrongUse(place, wrong, got, expected, advice = "") {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).${advice === "" ? "" : ` ${advice}`}`;
  return new FieldbrainError("usage", text, { place, got, expected });
}
function refuseUnknown(place, noun, given, known2) {
  for (const name of Object.keys(given)) {
    if (known2.includes(name)) continue;
    const near = nearestName(name, known2);
    const advice = near === void 0 ? "Leave it out, or use one of these." : `Did you mean ${near}?`;
    throw wrongUse(place, `no such ${noun}`, name, known2.join(", "), advice);
  }
}

// src/brain/dictionary.ts
var motorNames = ["forward", "turn", "pan", "tilt", "vigour"];
var motorKeys = Object.keys({ name: 0, unit: 0, role: 0 });
var sensorKeys = Object.keys({ name: 0, unit: 0, min: 0, max: 0, role: 0 });
function readSensors(given) {
  const entries = typeof given === "number" ? numbered("sensors", given, 1024, (i) => `sensor${i}`) : given;
  checkEntries("sensors", entries, sensorKeys, 1024);
  for (const { name, min: min2, max: max2 } of entries) {
    const none = min2 === void 0 && max2 === void 0;
    if (!none && !(Number.isFinite(min2) && Number.isFinite(max2) && min2 < max2))
      throw wrongUse(`sensor ${name}`, "bad range", `${min2} \u2026 ${max2}`, "two finite numbers, min below max, or neither");
  }
  return entries;
}
function readMotors(given) {
  const entries = typeof given === "number" ? numbered("motors", given, 64, (i) => motorNames[i] ?? `motor${i}`) : given;
  checkEntries("motors", entries, motorKeys, 64);
  return entries;
}
function numbered(place, amount, most2, nameOf2) {
  if (!Number.isInteger(amount) || amount < 1 || amount > most2)
    throw wrongUse(place, "bad number", amount, `a whole number from 1 to ${most2}, or a dictionary`);
  return Array.from({ length: amount }, (_, i) => ({ name: nameOf2(i) }));
}
function checkEntries(place, entries, keys, most2) {
  if (!Array.isArray(entries))
    throw wrongUse(place, "no dictionary", entries, `a number, or a list of { ${keys[0]}, \u2026 }`);
  if (entries.length < 1 || entries.length > most2)
    throw wrongUse(place, "bad length", entries.length, `1 to ${most2} entries`);
  const names = new Set(entries.map((entry, at) => nameOf(`${place}[${at}]`, entry, keys)));
  if (names.size !== entries.length) throw wrongUse(place, "a name stands twice", [...names].join(", "), "other names");
}
function nameOf(place, entry, keys) {
  if (typeof entry !== "object" || entry === null)
    throw wrongUse(place, "no entry", entry, `an object of ${keys.join(", ")}`);
  refuseUnknown(place, "key", entry, keys);
  const { name } = entry;
  if (typeof name !== "string" || name === "") throw wrongUse(place, "it has no name", name, "a name of its own");
  return name;
}

// src/brain/options.ts
var sizes = [4, 8, 16, 32, 64, 128];
var optionNames = Object.keys({
  sensors: 0,
  motors: 0,
  size: 0,
  brains: 0,
  mode: 0,
  research: 0,
  preferGpu: 0,
  forceGpu: 0,
  device: 0,
  executor: 0,
  fusion: 0,
  precision: 0,
  seed: 0,
  budgetMs: 0,
  learn: 0,
  bankRows: 0,
  perBrainStores: 0,
  planner: 0,
  demonstrations: 0,
  learning: 0,
  episode: 0,
  threads: 0,
  onProgress: 0
});
function readOptions(options) {
  if (typeof options !== "object" || options === null)
    throw wrongUse("createBrain", "no options", options, "an object", "Say sensors and motors at least.");
  refuseUnknown("createBrain", "option", options, optionNames);
  const { brains = 1, mode = "deployment", precision = "f32", fusion = "full", seed = 1, bankRows = 1e4 } = options;
  const { learning, episode = "rest" } = options;
  const { learn = true, perBrainStores = false, planner: planner2 = learning === void 0, demonstrations = false } = options;
  const { size, budgetMs } = options;
  for (const name of ["sensors", "motors"])
    if (options[name] === void 0) throw refusal(name, void 0, "a number, or a dictionary");
  if (size !== void 0 && !sizes.includes(size))
    throw refusal("size", size, sizes.join(", "));
  if (budgetMs !== void 0 && !(Number.isFinite(budgetMs) && budgetMs > 0))
    throw refusal("budgetMs", budgetMs, "milliseconds above 0");
  checkDevice(options);
  checkLearning(options);
  const seeds = readSeeds(seed, whole2("brains", brains, 1, 4096));
  return {
    sensors: readSensors(options.sensors),
    motors: readMotors(options.motors),
    size,
    brains,
    mode: oneOf("mode", mode, ["deployment", "research"]),
    research: readResearch(mode, options.research),
    precision: oneOf("precision", precision, ["f32", "f16", "bf16"]),
    fusion: oneOf("fusion", fusion, ["full", "none"]),
    seed: seeds[0],
    seeds,
    learn: yesOrNo("learn", learn),
    bankRows: whole2("bankRows", bankRows, 16, 1e6),
    perBrainStores: yesOrNo("perBrainStores", perBrainStores),
    planner: yesOrNo("planner", planner2),
    demonstrations: yesOrNo("demonstrations", demonstrations),
    learning,
    episode: oneOf("episode", episode, ["rest", "continue"]),
    budgetMs
  };
}
function checkLearning({ learning, episode, demonstrations, planner: planner2, mode }) {
  if (learning === void 0) {
    if (episode !== void 0) throw refusal("episode", episode, "learning: 'reward' beside it, or no episode");
    return;
  }
  oneOf("learning", learning, ["reward"]);
  if (demonstrations === true)
    throw refusal("demonstrations", demonstrations, "no demonstrations with learning: 'reward'");
  if (planner2 === true) throw refusal("planner", planner2, "no planner with learning: 'reward'");
  if (mode === "research") throw refusal("mode", mode, "deployment with learning: 'reward'");
}
function checkDevice({ device: device5, executor, onProgress, preferGpu = true, forceGpu = false }) {
  const isOpen = typeof device5 === "object" && device5 !== null && typeof device5.load === "function";
  if (device5 !== void 0 && typeof device5 !== "string" && !isOpen)
    throw refusal("device", device5, `${deviceKinds.join(", ")}, or what createDevice gave`);
  if (executor !== void 0 && typeof executor !== "string") throw refusal("executor", executor, "a name, or nothing");
  if (onProgress !== void 0 && typeof onProgress !== "function")
    throw refusal("onProgress", onProgress, "a function, or nothing");
  yesOrNo("preferGpu", preferGpu);
  yesOrNo("forceGpu", forceGpu);
}
function readResearch(mode, chosen) {
  if (mode === "deployment") {
    if (chosen === void 0) return false;
    throw refusal("research", "faculties in deployment mode", "mode: 'research', or no research at all");
  }
  if (chosen === void 0) return chooseFaculties(true);
  if (typeof chosen !== "object" || chosen === null)
    throw refusal("research", chosen, "an object of faculties, each true or false");
  refuseUnknown("createBrain: research", "faculty", chosen, researchFaculties);
  for (const [name, value] of Object.entries(chosen)) yesOrNo(`research.${name}`, value);
  return chooseFaculties(true, chosen);
}
function readSeeds(given, brains) {
  if (typeof given !== "object" || given === null) return slotSeeds(whole2("seed", given, 0, 2 ** 32 - 1), brains);
  if (given.length !== brains) throw refusal("seed", `${given.length} seeds`, `one, or ${brains}`);
  for (const seed of given) whole2("seed", seed, 0, 2 ** 32 - 1);
  return given;
}
function slotSeeds(seed, brains) {
  return Array.from({ length: brains }, (_, n) => seed + Math.imul(n, 2654435761) >>> 0);
}
function whole2(name, value, low, high) {
  if (!Number.isInteger(value) || value < low || value > high)
    throw refusal(name, value, `a whole number from ${low} to ${high}`);
  return value;
}
function oneOf(name, value, known2) {
  if (!known2.includes(value)) throw refusal(name, value, known2.join(" or "));
  return value;
}
function yesOrNo(name, value) {
  if (typeof value !== "boolean") throw refusal(name, value, "true or false");
  return value;
}
function refusal(option, got, expected) {
  const text = `createBrain: ${option} cannot be used (got ${describeValue(got)}, expected ${expected}).`;
  return new FieldbrainError("usage", text, { option, got });
}

// src/brain/parameter-range.ts
var ranges = new Map([...parameterTable, ...researchTable].map((one) => [one.name, one]));

// src/brain/ages.ts
var oldest = 2 ** 30 + 1;

// src/brain/ports.ts
var outcomeNames = Object.keys({
  reward: 0,
  terminated: 0,
  truncated: 0,
  demonstration: 0
});
var batchNames = Object.keys({
  rewards: 0,
  terminated: 0,
  truncated: 0,
  demonstrations: 0
});

// src/brain/quality.ts
function planQuality(level, candidates) {
  return {
    candidates: level >= 3 ? 0 : level >= 1 ? Math.ceil(candidates / 2) : candidates,
    recallEvery: level >= 2 ? 4 : 1,
    halfStorage: level >= 4
  };
}

// src/brain/snapshot-check.ts
init_check();

// src/brain/learning/wiring.ts
init_noise();

// src/brain/create.ts
function buildOptions(settings, shape2, quality = 0) {
  const plan = planQuality(quality, settings.planner ? planner.candidates : 0);
  return {
    shape: shape2,
    storage: plan.halfStorage && settings.precision === "f32" ? "f16" : settings.precision,
    perBrainStores: settings.perBrainStores,
    candidates: plan.candidates,
    recallEvery: plan.recallEvery,
    research: settings.research,
    ...settings.demonstrations ? { demonstrations: true } : {},
    ...settings.learning === void 0 ? {} : { learning: { episode: settings.episode } }
  };
}

// src/brain/standard.ts
var standardBrains = [
  {
    variant: "picarx-32",
    build: () => brainProgram(buildOptions(readOptions({ sensors: 24, motors: 4 }), shapeOf(32, 24, 4)))
  }
];

// ../../../tmp/h.mts
var all = builtinPrograms;
var list = [...all, ...standardBrains.slice(0, 3)];
for (const one of list) {
  const p = typeof one === "function" ? one() : one.program ?? one;
  const prog = one.build ? one.build() : p;
  try {
    const { program: program2, plan } = planProgram(prog, { target: "cuda", fusion: "full" });
    const t = emitCuda(program2, plan, controlBlock(program2), {}).text;
    const w = planProgram(prog, { target: "webgpu", fusion: "full" });
    const wt = JSON.stringify(emitWgsl(w.program, w.plan, controlBlock(w.program)).kernels);
    console.log(prog.name, createHash("md5").update(t).digest("hex").slice(0, 8), createHash("md5").update(wt).digest("hex").slice(0, 8));
  } catch (e) {
    console.log(prog?.name, "ERR", String(e).slice(0, 80));
  }
}
