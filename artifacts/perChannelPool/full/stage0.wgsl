// poolMean+poolPeak
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 16>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let n_batch = i32(params[2].y);
  let t_mean = i32(params[2].w);
  let t_peak = i32(params[3].x);
  let hidden_16 = 16i + bitcast<i32>(params[16].z);
  let t_field = i32(params[2].z);
  let i1 = unit % 64i;
  let i0 = unit / 64i;
  {
    // nest: poolMean, poolPeak
    var a_2 = fromBits(4286578688u);
    let tile_5 = 0i;
    for (var slot_6 = i32(lane); slot_6 < hidden_16; slot_6 += 64i) {
      var s_3 = 0f;
      let begin_7 = tile_5;
      let end_8 = min(begin_7 + 256i, 125i);
      for (var p_4 = begin_7 + (slot_6 % 16i); p_4 < end_8; p_4 += 16i) {
        let j2 = p_4 % 5i;
        let q_9 = p_4 / 5i;
        let j1 = q_9 % 5i;
        let j0 = q_9 / 5i;
        let v_11 = bitcast<f32>(arena[t_field + (((i0 * 5i + j0) * 5i + j1) * 5i + j2) * 64i + i1]);
        s_3 += v_11;
        a_2 = select(a_2, v_11, v_11 > a_2);
      }
      pool[slot_6] = bitcast<u32>(s_3);
    }
    workgroupBarrier();
    let f_12 = poolHalves16(0i);
    workgroupBarrier();
    if (lane < 16u) {
      pool[lane] = bitcast<u32>(a_2);
    }
    workgroupBarrier();
    a_2 = bitcast<f32>(pool[0u]);
    let o_13 = bitcast<f32>(pool[1u]);
    let o_14 = bitcast<f32>(pool[2u]);
    let o_15 = bitcast<f32>(pool[3u]);
    let o_16 = bitcast<f32>(pool[4u]);
    let o_17 = bitcast<f32>(pool[5u]);
    let o_18 = bitcast<f32>(pool[6u]);
    let o_19 = bitcast<f32>(pool[7u]);
    let o_20 = bitcast<f32>(pool[8u]);
    let o_21 = bitcast<f32>(pool[9u]);
    let o_22 = bitcast<f32>(pool[10u]);
    let o_23 = bitcast<f32>(pool[11u]);
    let o_24 = bitcast<f32>(pool[12u]);
    let o_25 = bitcast<f32>(pool[13u]);
    let o_26 = bitcast<f32>(pool[14u]);
    let o_27 = bitcast<f32>(pool[15u]);
    a_2 = select(a_2, o_13, o_13 > a_2);
    a_2 = select(a_2, o_14, o_14 > a_2);
    a_2 = select(a_2, o_15, o_15 > a_2);
    a_2 = select(a_2, o_16, o_16 > a_2);
    a_2 = select(a_2, o_17, o_17 > a_2);
    a_2 = select(a_2, o_18, o_18 > a_2);
    a_2 = select(a_2, o_19, o_19 > a_2);
    a_2 = select(a_2, o_20, o_20 > a_2);
    a_2 = select(a_2, o_21, o_21 > a_2);
    a_2 = select(a_2, o_22, o_22 > a_2);
    a_2 = select(a_2, o_23, o_23 > a_2);
    a_2 = select(a_2, o_24, o_24 > a_2);
    a_2 = select(a_2, o_25, o_25 > a_2);
    a_2 = select(a_2, o_26, o_26 > a_2);
    a_2 = select(a_2, o_27, o_27 > a_2);
    let f_28 = a_2;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_mean + i0 * 64i + i1] = bitcast<u32>(f_12 / 125f);
      arena[t_peak + i0 * 64i + i1] = bitcast<u32>(f_28);
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
  let n_batch = i32(params[2].y);
  let units0 = n_batch * 64i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
