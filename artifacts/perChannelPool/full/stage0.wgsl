// poolMean+poolPeak
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 64>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn part0(unit: i32, lane: u32) {
  let size_batch = i32(params[2].y);
  let at_mean = i32(params[2].w);
  let at_field = i32(params[2].z);
  let hidden_16 = 16i + bitcast<i32>(params[16].z);
  let hidden_8 = 8i + bitcast<i32>(params[16].z);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let at_peak = i32(params[3].x);
  let i1 = unit % 64i;
  let i0 = unit / 64i;
  {
    // nest: poolMean, poolPeak
    var a_2 = fromBits(0xff800000u);
    let tile_8 = 0i;
    for (var slot_9 = i32(lane); slot_9 < hidden_16; slot_9 += 64i) {
      var s_3 = 0f;
      let begin_10 = tile_8;
      let end_11 = min(begin_10 + 256i, 125i);
      for (var p_4 = begin_10 + slot_9 % 16i; p_4 < end_11; p_4 += 16i) {
        let j2 = p_4 % 5i;
        let q_5 = p_4 / 5i;
        let j1 = q_5 % 5i;
        let j0 = q_5 / 5i;
        let v_7 = bitcast<f32>(arena[at_field + (((i0 * 5i + j0) * 5i + j1) * 5i + j2) * 64i + i1]);
        s_3 += v_7;
        a_2 = select(a_2, v_7, v_7 > a_2);
      }
      pool[slot_9] = bitcast<u32>(s_3);
    }
    workgroupBarrier();
    for (var half_12 = hidden_8; half_12 > 0i; half_12 >>= 1u) {
      for (var pair_13 = i32(lane); pair_13 < 1i * half_12; pair_13 += 64i) {
        let left_14 = pair_13 / half_12 * 16i + pair_13 % half_12;
        pool[left_14] = bitcast<u32>(bitcast<f32>(pool[left_14]) + bitcast<f32>(pool[left_14 + half_12]));
      }
      workgroupBarrier();
    }
    let f_15 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    pool[lane] = bitcast<u32>(a_2);
    workgroupBarrier();
    for (var half_16 = u32(hidden_32); half_16 > 0u; half_16 >>= 1u) {
      if (lane < half_16) {
        let o_17 = bitcast<f32>(pool[lane + half_16]);
        a_2 = select(a_2, o_17, o_17 > a_2);
        pool[lane] = bitcast<u32>(a_2);
      }
      workgroupBarrier();
    }
    let f_18 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_mean + i0 * 64i + i1] = bitcast<u32>(f_15 / 125f);
      arena[at_peak + i0 * 64i + i1] = bitcast<u32>(f_18);
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
  let size_batch = i32(params[2].y);
  let units0 = size_batch * 64i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
