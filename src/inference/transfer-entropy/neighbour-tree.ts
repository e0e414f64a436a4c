/**
 * Exact neighbour search on the processor by a k-d tree in the maximum norm, with the two questions that the
 * nearest-neighbour estimators ask. Every answer is what comparing all pairs gives, to the last count: boxes hold
 * coordinates of points, and rounding never turns an order round, so what a box rules out is ruled out.
 *
 * It is for very many points, or for points that a sweep (sweep.ts) cannot tell apart; up to some hundred thousand points
 * the sweep is faster. `single` says that differences are rounded to f32, as they are where the columns are f32.
 */

/** A tree over the points of a set; coordinates lie point by point, in the order of the leaves. */
export interface Tree {
  readonly points: number;
  /** Coordinates of a point; the boxes hold the first `boxed` of them. */
  readonly width: number;
  readonly boxed: number;
  readonly coordinates: Float64Array;
  /** The number of the point at each place. */
  readonly identities: Int32Array;
  /** Lowest and highest coordinate of each node, axis by axis. */
  readonly boxes: Float64Array;
  readonly begins: Int32Array;
  readonly ends: Int32Array;
  /** The second child; the first is the next node. 0 at a leaf. */
  readonly seconds: Int32Array;
}

const leafPoints = 10;
const nodeStack = new Int32Array(128);
const nearStack = new Float64Array(128);

/** Orders part of `order` so that what stands before `middle` is not above what stands after it. */
function select(order: Int32Array, keys: Float64Array, from: number, to: number, middle: number): void {
  let low = from;
  let high = to - 1;
  while (low < high) {
    const pivot = keys[order[(low + high) >> 1]];
    let i = low;
    let j = high;
    while (i <= j) {
      while (keys[order[i]] < pivot) i += 1;
      while (keys[order[j]] > pivot) j -= 1;
      if (i > j) break;
      const kept = order[i];
      order[i] = order[j];
      order[j] = kept;
      i += 1;
      j -= 1;
    }
    if (middle <= j) high = j;
    else if (middle >= i) low = i;
    else return;
  }
}

/** A tree over the given columns, of which the first `boxed` are split and bounded. */
export function buildTree(columns: readonly Float64Array[], boxed: number, points: number): Tree {
  const width = columns.length;
  const order = new Int32Array(points);
  for (let i = 0; i < points; i += 1) order[i] = i;
  const most = Math.max(1, 4 * Math.ceil(points / leafPoints));
  const boxes = new Float64Array(most * 2 * boxed);
  const begins = new Int32Array(most);
  const ends = new Int32Array(most);
  const seconds = new Int32Array(most);
  let nodes = 0;
  const grow = (begin: number, end: number): void => {
    const node = nodes;
    nodes += 1;
    begins[node] = begin;
    ends[node] = end;
    let widest = 0;
    let extent = -1;
    for (let axis = 0; axis < boxed; axis += 1) {
      const keys = columns[axis];
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let place = begin; place < end; place += 1) {
        const key = keys[order[place]];
        if (key < low) low = key;
        if (key > high) high = key;
      }
      boxes[(node * boxed + axis) * 2] = low;
      boxes[(node * boxed + axis) * 2 + 1] = high;
      if (high - low > extent) {
        extent = high - low;
        widest = axis;
      }
    }
    if (end - begin <= leafPoints) return;
    const middle = (begin + end) >> 1;
    select(order, columns[widest], begin, end, middle);
    grow(begin, middle);
    seconds[node] = nodes;
    grow(middle, end);
  };
  grow(0, points);
  const coordinates = new Float64Array(points * width);
  for (let place = 0; place < points; place += 1)
    for (let axis = 0; axis < width; axis += 1) coordinates[place * width + axis] = columns[axis][order[place]];
  return { points, width, boxed, coordinates, identities: order, boxes, begins, ends, seconds };
}

/** The same tree with other values in the columns that are not boxed. */
export function withColumns(tree: Tree, columns: readonly Float64Array[], first: number): Tree {
  const coordinates = new Float64Array(tree.coordinates.length);
  coordinates.set(tree.coordinates);
  for (let place = 0; place < tree.points; place += 1)
    for (let axis = 0; axis < columns.length; axis += 1)
      coordinates[place * tree.width + first + axis] = columns[axis][tree.identities[place]];
  return { ...tree, coordinates };
}

/** How far a point lies outside a node's box. */
function distanceToBox(tree: Tree, node: number, query: Float64Array, single: boolean): number {
  const { boxes, boxed } = tree;
  let most = 0;
  for (let axis = 0, at = node * boxed * 2; axis < boxed; axis += 1, at += 2) {
    const value = query[axis];
    let outside = boxes[at] - value;
    if (outside < 0) outside = value - boxes[at + 1];
    if (outside > most) most = outside;
  }
  return single ? Math.fround(most) : most;
}

/**
 * The k nearest of a point among those more than `theiler` away in time, nearest first and the lowest number first on
 * ties, into `distances` and `found`.
 */
export function findNearest(
  tree: Tree,
  query: Float64Array,
  self: number,
  theiler: number,
  single: boolean,
  distances: Float64Array,
  found: Int32Array,
): void {
  const { coordinates, identities, begins, ends, seconds, width } = tree;
  const last = distances.length - 1;
  for (let m = 0; m <= last; m += 1) {
    distances[m] = Number.POSITIVE_INFINITY;
    found[m] = 0x7fffffff;
  }
  let worst = Number.POSITIVE_INFINITY;
  let top = 0;
  nodeStack[0] = 0;
  nearStack[0] = 0;
  while (top >= 0) {
    let node = nodeStack[top];
    const near = nearStack[top];
    top -= 1;
    if (near > worst) continue;
    while (seconds[node] !== 0) {
      let nearer = node + 1;
      let farther = seconds[node];
      let nearDistance = distanceToBox(tree, nearer, query, single);
      let farDistance = distanceToBox(tree, farther, query, single);
      if (farDistance < nearDistance) {
        const kept = nearer;
        nearer = farther;
        farther = kept;
        const keptDistance = nearDistance;
        nearDistance = farDistance;
        farDistance = keptDistance;
      }
      if (farDistance <= worst) {
        top += 1;
        nodeStack[top] = farther;
        nearStack[top] = farDistance;
      }
      node = nearer;
      if (nearDistance > worst) break;
    }
    if (seconds[node] !== 0) continue;
    const end = ends[node];
    for (let place = begins[node], at = place * width; place < end; place += 1, at += width) {
      let distance = 0;
      for (let axis = 0; axis < width; axis += 1) {
        const difference = Math.abs(query[axis] - coordinates[at + axis]);
        if (difference > distance) distance = difference;
      }
      if (single) distance = Math.fround(distance);
      if (distance > worst) continue;
      const identity = identities[place];
      const apart = identity > self ? identity - self : self - identity;
      if (apart <= theiler || (distance === worst && identity > found[last])) continue;
      let m = last;
      while (m > 0 && (distances[m - 1] > distance || (distances[m - 1] === distance && found[m - 1] > identity))) {
        distances[m] = distances[m - 1];
        found[m] = found[m - 1];
        m -= 1;
      }
      distances[m] = distance;
      found[m] = identity;
      worst = distances[last];
    }
  }
}

/** How many points lie within `radii` of a point on every axis, the point itself among them. */
export function countWithin(tree: Tree, query: Float64Array, radii: Float64Array, single: boolean): number {
  const { coordinates, boxes, begins, ends, seconds, width } = tree;
  let total = 0;
  let top = 0;
  nodeStack[0] = 0;
  while (top >= 0) {
    const node = nodeStack[top];
    top -= 1;
    let inside = true;
    let outside = false;
    for (let axis = 0, at = node * width * 2; axis < width; axis += 1, at += 2) {
      const value = query[axis];
      const radius = radii[axis];
      let above = value - boxes[at];
      let under = boxes[at + 1] - value;
      if (single) {
        above = Math.fround(above);
        under = Math.fround(under);
      }
      if (-above > radius || -under > radius) {
        outside = true;
        break;
      }
      if (above > radius || under > radius) inside = false;
    }
    if (outside) continue;
    if (inside) {
      total += ends[node] - begins[node];
    } else if (seconds[node] !== 0) {
      nodeStack[top + 1] = seconds[node];
      nodeStack[top + 2] = node + 1;
      top += 2;
    } else {
      const end = ends[node];
      for (let place = begins[node], at = place * width; place < end; place += 1, at += width) {
        let hit = 1;
        for (let axis = 0; axis < width; axis += 1) {
          let difference = Math.abs(query[axis] - coordinates[at + axis]);
          if (single) difference = Math.fround(difference);
          if (difference > radii[axis]) {
            hit = 0;
            break;
          }
        }
        total += hit;
      }
    }
  }
  return total;
}

/** How many of the points that are too near in time lie within `radii`, the point itself among them. */
export function countInWindow(
  columns: readonly Float64Array[],
  self: number,
  theiler: number,
  radii: Float64Array,
  single: boolean,
): number {
  if (theiler === 0) return 1;
  const first = Math.max(0, self - theiler);
  const last = Math.min(columns[0].length - 1, self + theiler);
  let total = 0;
  for (let other = first; other <= last; other += 1) {
    let hit = 1;
    for (let axis = 0; axis < columns.length && hit === 1; axis += 1) {
      let difference = Math.abs(columns[axis][self] - columns[axis][other]);
      if (single) difference = Math.fround(difference);
      if (difference > radii[axis]) hit = 0;
    }
    total += hit;
  }
  return total;
}
