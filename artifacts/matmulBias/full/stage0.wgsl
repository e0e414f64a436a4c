// multiply+activate+squash
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 16>;
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ params[16].z); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn erfOf(x: f32) -> f32 {
  let v_1 = minFloat(abs(x), 4f);
  let v_2 = v_1 - 0.625f;
  let k_3 = keep(v_2);
  let v_4 = (k_3 * ((k_3 * ((k_3 * ((k_3 * 0.00026636687107384205f) + (-0.003315117210149765f))) + 0.02011277712881565f)) + (-0.08578187972307205f))) + (-1.1351405382156372f);
  let v_5 = (k_3 * ((k_3 * v_4) + (-2.923605442047119f))) + (-1.4082857370376587f);
  let k_6 = keep(v_5);
  let v_7 = v_1 * v_1;
  let v_8 = (v_7 * ((v_7 * ((v_7 * ((v_7 * 0.0044356901198625565f) + (-0.02659551240503788f))) + 0.11279930174350739f)) + (-0.37612444162368774f))) + 0.12837915122509003f;
  let v_9 = round(k_6);
  let v_10 = (k_6 - v_9) * 0.6931471824645996f;
  let v_11 = (v_10 * ((v_10 * ((v_10 * ((v_10 * 0.0013814423000440001f) + 0.008368742652237415f)) + 0.04166839271783829f)) + 0.1666652113199234f)) + 0.4999999403953552f;
  let v_12 = ((((v_10 * v_10) * v_11) + v_10) + 1f) * bitcast<f32>((bitcast<u32>(v_9 + 12582912f) << 23u) + 1065353216u);
  let v_13 = bitcast<u32>(select(1f - v_12, v_1 + (v_1 * v_8), v_1 < 0.625f)) | (bitcast<u32>(x) & 2147483648u);
  return bitcast<f32>(v_13);
}
fn tanhOf(x: f32) -> f32 {
  let v_1 = minFloat(abs(x), 9.199999809265137f);
  let v_2 = round((v_1 * 2.885390043258667f) - 0.36559998989105225f);
  let v_3 = bitcast<f32>(1065353216u - (bitcast<u32>(v_2 + 12582912f) << 23u));
  let v_4 = 1f - v_3;
  let k_5 = keep(v_4);
  let v_6 = v_1 - (v_2 * 0.3465735912322998f);
  let k_7 = keep(v_6);
  let v_8 = k_7 * k_7;
  let v_9 = k_7 + (k_7 * (v_8 * ((v_8 * ((v_8 * (-0.05037085339426994f)) + 0.13314901292324066f)) + (-0.3333306312561035f))));
  let k_10 = keep(v_9);
  let v_11 = k_5 * (1f - k_10);
  let v_12 = bitcast<u32>(k_5 + ((v_3 * ((k_10 + k_10) - v_11)) / (2f - v_11))) | (bitcast<u32>(x) & 2147483648u);
  return bitcast<f32>(v_12);
}
fn part0(unit: i32, lane: u32) {
  let n_rows = i32(params[2].y);
  let t_result = i32(params[3].w);
  let hidden_16 = 16i + bitcast<i32>(params[16].z);
  let t_x = i32(params[2].z);
  let t_weights = i32(params[2].w);
  let t_bias = i32(params[3].x);
  let i1 = unit % 33i;
  let i0 = unit / 33i;
  {
    // nest: multiply, activate, squash
    let tile_3 = 0i;
    for (var slot_4 = i32(lane); slot_4 < hidden_16; slot_4 += 64i) {
      var s_2 = 0f;
      let begin_5 = tile_3;
      let end_6 = min(begin_5 + 256i, 40i);
      for (var j0 = begin_5 + (slot_4 % 16i); j0 < end_6; j0 += 16i) {
        let v_7 = bitcast<f32>(arena[t_x + i0 * 40i + j0]) * bitcast<f32>(arena[t_weights + j0 * 33i + i1]);
        s_2 += v_7;
      }
      pool[slot_4] = bitcast<u32>(s_2);
    }
    workgroupBarrier();
    let f_8 = poolHalves16(0i);
    workgroupBarrier();
    let v_9 = f_8 + bitcast<f32>(arena[t_bias + i1]);
    if (lane == 0u) {
      arena[t_result + i0 * 33i + i1] = bitcast<u32>(tanhOf(((v_9 * 0.5f) * (erfOf(v_9 * 0.7071067690849304f) + 1f)) + f_8));
    }
  }
}
@compute @workgroup_size(64)
fn stage0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_rows = i32(params[2].y);
  let units0 = n_rows * 33i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
