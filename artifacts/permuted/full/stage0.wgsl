// smooth | shuffle
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn wrapAt(i: i32, size: i32) -> i32 {
  let rest = i % max(size, 1i);
  return select(rest, rest + size, rest < 0i);
}
fn permute(seed: u32, index: u32, count: u32) -> u32 {
  if (count == 0u) { return 0u; }
  if (count == 1u || index >= count) { return index; }
  let width = 32u - countLeadingZeros(count - 1u);
  let mask = 0xffffffffu >> (32u - width);
  let shift = (width + 1u) >> 1u;
  let rounds = select(8u, 16u, width <= 6u);
  var start = seed ^ (seed >> 16u);
  start = start * 0xfcb2ad67u;
  start = start ^ (start >> 13u);
  start = start * 0x49387a61u;
  start = start ^ (start >> 17u);
  var x = index;
  loop {
    var key = start;
    for (var round = 0u; round < rounds; round++) {
      key = key * 0x7c98455du + 0x6a37d291u;
      let add = key ^ (key >> 15u);
      let multiply = ((add >> 9u) ^ (add << 14u)) | 1u;
      x = ((x + add) * multiply) & mask;
      x = x ^ (x >> shift);
    }
    x = (x + key) & mask;
    if (x < count) { break; }
  }
  return x;
}
fn part0(unit: i32) {
  let n_samples = i32(params[2].y);
  let t_smooth = i32(params[2].w);
  let t_values = i32(params[2].z);
  let i1 = unit % n_samples;
  let i0 = unit / n_samples;
  {
    // nest: smooth
    let v_2 = bitcast<f32>(arena[t_values + (wrapAt(i1 - 1i, n_samples)) * 5i + i0]) + bitcast<f32>(arena[t_values + (wrapAt(i1 + 1i, n_samples)) * 5i + i0]);
    arena[t_smooth + i1 * 5i + i0] = bitcast<u32>((bitcast<f32>(arena[t_values + i1 * 5i + i0]) * 0.5f) + (v_2 * 0.25f));
  }
}
fn part1(unit: i32) {
  let t_order = i32(params[3].y);
  let cycle = arena[0u];
  let n_samples = i32(params[2].y);
  {
    // nest: shuffle
    arena[t_order + unit] = permute(cycle, u32(unit), u32(n_samples));
  }
}
@compute @workgroup_size(64)
fn stage0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_samples = i32(params[2].y);
  let units0 = n_samples * 5i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
  let units1 = n_samples;
  let end1 = end0 + (units1 + 63i) / 64i;
  if (group >= end0 && group < end1) {
    let unit = (group - end0) * 64i + i32(lane);
    if (unit < units1) { part1(unit); }
  }
}
