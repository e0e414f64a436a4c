// addPattern | addContext | addScore+countAdditions | noteAddition
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn halves8(a: array<f32, 8>) -> f32 { return (((a[0] + a[4]) + (a[2] + a[6])) + ((a[1] + a[5]) + (a[3] + a[7]))); }
fn through_f16(x: f32) -> f32 {
  let v_1 = bitcast<u32>(x);
  let v_2 = v_1 & 2147483647u;
  let v_3 = select(((v_2 - 939520001u) + ((v_2 >> 13u) & 1u)) >> 13u, bitcast<u32>(bitcast<f32>(v_2) + 0.5f) - 1056964608u, v_2 < 947912704u);
  let v_4 = ((v_1 >> 16u) & 32768u) | select(v_3, select(31744u, 32256u, v_2 > 2139095040u), v_2 >= 1199570944u);
  let v_5 = (v_4 & 32767u) << 13u;
  let v_6 = select(v_5 + select(939524096u, 1879048192u, v_5 >= 260046848u), bitcast<u32>(bitcast<f32>(v_5 + 947912704u) - 0.00006103515625f), v_5 < 8388608u);
  return bitcast<f32>(v_6 | ((v_4 & 32768u) << 16u));
}
fn part0(unit: i32) {
  let t_library = i32(params[21].y);
  let t_addRow = i32(params[36].y);
  let t_memory = i32(params[5].y);
  let n_B = i32(params[2].y);
  let t_adder = i32(params[36].x);
  let i3 = unit % 16i;
  let q_1 = unit / 16i;
  let i2 = q_1 % 16i;
  let q_2 = q_1 / 16i;
  let i1 = q_2 % 16i;
  let i0 = q_2 / 16i;
  {
    // nest: addPattern
    let v_4 = bitcast<i32>(arena[t_addRow]);
    let v_11 = bitcast<i32>(arena[t_adder]);
    let v_12 = i0 * 2i;
    let v_13 = i1 * 2i;
    let v_14 = i2 * 2i;
    var s_6 = array<f32, 8>();
    for (var l_5 = 0i; l_5 < 8i; l_5++) {
      let p_8 = l_5;
      let j2 = p_8 % 2i;
      let q_9 = p_8 / 2i;
      let j1 = q_9 % 2i;
      let j0 = q_9 / 2i;
      let v_15 = bitcast<f32>(arena[t_memory + ((((clampAt(v_11, n_B)) * 32i + (v_12 + j0)) * 32i + (v_13 + j1)) * 32i + (v_14 + j2)) * 16i + i3]);
      s_6[l_5] += v_15;
    }
    let f_7 = halves8(s_6);
    if (v_4 >= 0i && v_4 < 100i) {
      arena[t_library + (((v_4 * 16i + i0) * 16i + i1) * 16i + i2) * 16i + i3] = bitcast<u32>(through_f16(f_7 / 8f));
    }
  }
}
fn part1(unit: i32) {
  let t_contexts = i32(params[21].z);
  let t_addRow = i32(params[36].y);
  let t_context = i32(params[22].z);
  let n_B = i32(params[2].y);
  let t_adder = i32(params[36].x);
  {
    // nest: addContext
    let v_1 = bitcast<i32>(arena[t_addRow]);
    if (v_1 >= 0i && v_1 < 100i) {
      arena[t_contexts + v_1 * 64i + unit] = bitcast<u32>(bitcast<f32>(arena[t_context + (clampAt(bitcast<i32>(arena[t_adder]), n_B)) * 64i + unit]));
    }
  }
}
fn part2(unit: i32) {
  let t_scores = i32(params[21].w);
  let t_births = i32(params[22].x);
  let t_additions = i32(params[22].y);
  let t_addRow = i32(params[36].y);
  let t_value = i32(params[28].z);
  let n_B = i32(params[2].y);
  let t_adder = i32(params[36].x);
  {
    // nest: addScore, countAdditions
    let v_1 = bitcast<i32>(arena[t_addRow]);
    let v_2 = bitcast<i32>(arena[t_adder]);
    let v_3 = minFloat(maxFloat(bitcast<f32>(arena[t_value + clampAt(v_2, n_B)]), 0f), 1f);
    let v_4 = bitcast<i32>(arena[t_additions]);
    if (v_1 >= 0i && v_1 < 100i) {
      arena[t_scores + v_1] = bitcast<u32>(v_3);
    }
    if (v_1 >= 0i && v_1 < 100i) {
      arena[t_births + v_1] = bitcast<u32>(v_4 + 1i);
    }
    arena[t_additions] = bitcast<u32>(v_4 + select(0i, 1i, v_2 >= 0i));
  }
}
fn part3(unit: i32) {
  let t_lastAddition = i32(params[24].x);
  let t_adder = i32(params[36].x);
  let t_age = i32(params[4].y);
  let n_B = i32(params[2].y);
  {
    // nest: noteAddition
    arena[t_lastAddition + unit] = bitcast<u32>(select(bitcast<i32>(arena[t_lastAddition + unit]), bitcast<i32>(arena[t_age + unit]), bitcast<i32>(arena[t_adder]) == unit));
  }
}
@compute @workgroup_size(64)
fn stage6_guard1(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  if (!(arena[params[36].z] != 0u)) { return; }
  let group = i32(id.x + id.y * count.x);
  let n_B = i32(params[2].y);
  let units0 = 65536i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
  let units1 = 64i;
  let end1 = end0 + (units1 + 63i) / 64i;
  if (group >= end0 && group < end1) {
    let unit = (group - end0) * 64i + i32(lane);
    if (unit < units1) { part1(unit); }
  }
  let units2 = 1i;
  let end2 = end1 + (units2 + 63i) / 64i;
  if (group >= end1 && group < end2) {
    let unit = (group - end1) * 64i + i32(lane);
    if (unit < units2) { part2(unit); }
  }
  let units3 = n_B;
  let end3 = end2 + (units3 + 63i) / 64i;
  if (group >= end2 && group < end3) {
    let unit = (group - end2) * 64i + i32(lane);
    if (unit < units3) { part3(unit); }
  }
}
