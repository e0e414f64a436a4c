// measureEnergy+measurePeak+measureMean+countActive
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 1024>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn part0(unit: i32, lane: u32) {
  let at_energy = i32(params[3].x);
  let cycle = arena[0];
  let at_field_next = i32(select(params[2].w, params[2].z, (cycle & 1u) == 1u));
  let hidden_512 = 512i + bitcast<i32>(params[16].z);
  let hidden_8 = 8i + bitcast<i32>(params[16].z);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let at_peak = i32(params[3].y);
  let at_mean = i32(params[3].z);
  let at_active = i32(params[3].w);
  {
    // nest: measureEnergy, measurePeak, measureMean, countActive
    var a_1 = fromBits(0xff800000u);
    var a_2 = 0i;
    var u_13 = array<f32, 16>();
    var n_14 = 0i;
    let tile_15 = 0i;
    for (var slot_16 = i32(lane); slot_16 < hidden_512; slot_16 += 64i) {
      var s_3 = 0f;
      var s_4 = 0f;
      let begin_17 = tile_15 + slot_16 / 16i * 256i;
      let end_18 = min(begin_17 + 256i, 8000i);
      for (var p_5 = begin_17 + slot_16 % 16i; p_5 < end_18; p_5 += 16i) {
        let j3 = p_5 % 64i;
        let q_6 = p_5 / 64i;
        let j2 = q_6 % 5i;
        let q_7 = q_6 / 5i;
        let j1 = q_7 % 5i;
        let j0 = q_7 / 5i;
        let v_9 = bitcast<f32>(arena[at_field_next + (((unit * 5i + j0) * 5i + j1) * 5i + j2) * 64i + j3]);
        let v_10 = v_9 * v_9;
        let v_11 = abs(v_9);
        let v_12 = v_11 > 0.5f;
        s_3 += v_10;
        a_1 = select(a_1, v_11, v_11 > a_1);
        s_4 += v_9;
        a_2 += select(0i, 1i, v_12);
      }
      pool[slot_16] = bitcast<u32>(s_3);
      pool[512i + slot_16] = bitcast<u32>(s_4);
    }
    workgroupBarrier();
    for (var half_19 = hidden_8; half_19 > 0i; half_19 >>= 1u) {
      for (var pair_20 = i32(lane); pair_20 < 64i * half_19; pair_20 += 64i) {
        let left_21 = pair_20 / half_19 * 16i + pair_20 % half_19;
        pool[left_21] = bitcast<u32>(bitcast<f32>(pool[left_21]) + bitcast<f32>(pool[left_21 + half_19]));
      }
      workgroupBarrier();
    }
    if (lane < 2u) {
      for (var c_24 = 0i; c_24 < 32i && tile_15 + c_24 * 256i < 8000i; c_24++) {
        u_13[n_14 & 15i] += bitcast<f32>(pool[i32(lane) * 512i + c_24 * 16i]);
        n_14++;
      }
    }
    workgroupBarrier();
    if (lane < 2u) {
      pool[lane] = bitcast<u32>(halves16(u_13));
    }
    workgroupBarrier();
    let f_22 = bitcast<f32>(pool[0]);
    let f_23 = bitcast<f32>(pool[1]);
    workgroupBarrier();
    pool[lane] = bitcast<u32>(a_1);
    pool[64u + lane] = bitcast<u32>(a_2);
    workgroupBarrier();
    for (var half_25 = u32(hidden_32); half_25 > 0u; half_25 >>= 1u) {
      if (lane < half_25) {
        let o_26 = bitcast<f32>(pool[lane + half_25]);
        a_1 = select(a_1, o_26, o_26 > a_1);
        pool[lane] = bitcast<u32>(a_1);
        let o_27 = bitcast<i32>(pool[64u + lane + half_25]);
        a_2 += o_27;
        pool[64u + lane] = bitcast<u32>(a_2);
      }
      workgroupBarrier();
    }
    let f_28 = bitcast<f32>(pool[0]);
    let f_29 = bitcast<i32>(pool[64]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_energy + unit] = bitcast<u32>(f_22);
      arena[at_peak + unit] = bitcast<u32>(f_28);
      arena[at_mean + unit] = bitcast<u32>(f_23 / 8000f);
      arena[at_active + unit] = bitcast<u32>(f_29);
    }
  }
}
@compute @workgroup_size(64)
fn stage1(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let size_batch = i32(params[2].y);
  let units0 = size_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
