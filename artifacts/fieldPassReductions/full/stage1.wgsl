// measureEnergy+measurePeak+measureMean+countActive
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 1024>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn part0(unit: i32, lane: u32) {
  let t_energy = i32(params[3].x);
  let t_peak = i32(params[3].y);
  let t_mean = i32(params[3].z);
  let t_active = i32(params[3].w);
  let hidden_512 = 512i + bitcast<i32>(params[16].z);
  let cycle = arena[0u];
  let t_field_next = i32(select(params[2].w, params[2].z, (cycle & 1u) == 1u));
  let n_batch = i32(params[2].y);
  {
    // nest: measureEnergy, measurePeak, measureMean, countActive
    var a_1 = fromBits(4286578688u);
    var a_2 = 0i;
    var u_19 = array<f32, 16>();
    var n_20 = 0i;
    let tile_6 = 0i;
    for (var slot_7 = i32(lane); slot_7 < hidden_512; slot_7 += 64i) {
      var s_3 = 0f;
      var s_4 = 0f;
      let begin_8 = tile_6 + ((slot_7 / 16i) * 256i);
      let end_9 = min(begin_8 + 256i, 8000i);
      for (var p_5 = begin_8 + (slot_7 % 16i); p_5 < end_9; p_5 += 16i) {
        let j3 = p_5 % 64i;
        let q_10 = p_5 / 64i;
        let j2 = q_10 % 5i;
        let q_11 = q_10 / 5i;
        let j1 = q_11 % 5i;
        let j0 = q_11 / 5i;
        let v_13 = bitcast<f32>(arena[t_field_next + (((unit * 5i + j0) * 5i + j1) * 5i + j2) * 64i + j3]);
        let v_14 = v_13 * v_13;
        let v_15 = abs(v_13);
        let v_16 = v_15 > 0.5f;
        s_3 += v_14;
        a_1 = select(a_1, v_15, v_15 > a_1);
        s_4 += v_13;
        a_2 += select(0i, 1i, v_16);
      }
      pool[slot_7] = bitcast<u32>(s_3);
      pool[512i + slot_7] = bitcast<u32>(s_4);
    }
    workgroupBarrier();
    for (var c_22 = i32(lane); c_22 < 64i; c_22 += 64i) {
      pool[c_22 * 16i] = bitcast<u32>(poolHalves16(c_22 * 16i));
    }
    workgroupBarrier();
    if (lane < 2u) {
      for (var c_21 = 0i; c_21 < 32i; c_21++) {
        if ((tile_6 + (c_21 * 256i)) < 8000i) {
          u_19[(n_20 & 15i)] += bitcast<f32>(pool[(i32(lane) * 512i) + (c_21 * 16i)]);
          n_20 += 1i;
        }
      }
    }
    workgroupBarrier();
    if (lane < 2u) {
      pool[lane] = bitcast<u32>(halves16(u_19));
    }
    workgroupBarrier();
    let f_17 = bitcast<f32>(pool[0u]);
    let f_18 = bitcast<f32>(pool[1u]);
    workgroupBarrier();
    pool[lane] = bitcast<u32>(a_1);
    pool[64u + lane] = bitcast<u32>(a_2);
    workgroupBarrier();
    if (lane < 8u) {
      let o_23 = bitcast<f32>(pool[lane + 8u]);
      let o_24 = bitcast<f32>(pool[lane + 16u]);
      let o_25 = bitcast<f32>(pool[lane + 24u]);
      let o_26 = bitcast<f32>(pool[lane + 32u]);
      let o_27 = bitcast<f32>(pool[lane + 40u]);
      let o_28 = bitcast<f32>(pool[lane + 48u]);
      let o_29 = bitcast<f32>(pool[lane + 56u]);
      let o_30 = bitcast<i32>(pool[64u + (lane + 8u)]);
      let o_31 = bitcast<i32>(pool[64u + (lane + 16u)]);
      let o_32 = bitcast<i32>(pool[64u + (lane + 24u)]);
      let o_33 = bitcast<i32>(pool[64u + (lane + 32u)]);
      let o_34 = bitcast<i32>(pool[64u + (lane + 40u)]);
      let o_35 = bitcast<i32>(pool[64u + (lane + 48u)]);
      let o_36 = bitcast<i32>(pool[64u + (lane + 56u)]);
      a_1 = select(a_1, o_23, o_23 > a_1);
      a_1 = select(a_1, o_24, o_24 > a_1);
      a_1 = select(a_1, o_25, o_25 > a_1);
      a_1 = select(a_1, o_26, o_26 > a_1);
      a_1 = select(a_1, o_27, o_27 > a_1);
      a_1 = select(a_1, o_28, o_28 > a_1);
      a_1 = select(a_1, o_29, o_29 > a_1);
      a_2 += o_30;
      a_2 += o_31;
      a_2 += o_32;
      a_2 += o_33;
      a_2 += o_34;
      a_2 += o_35;
      a_2 += o_36;
      pool[lane] = bitcast<u32>(a_1);
      pool[64u + lane] = bitcast<u32>(a_2);
    }
    workgroupBarrier();
    a_1 = bitcast<f32>(pool[0u]);
    a_2 = bitcast<i32>(pool[64u + 0u]);
    let o_37 = bitcast<f32>(pool[1u]);
    let o_38 = bitcast<f32>(pool[2u]);
    let o_39 = bitcast<f32>(pool[3u]);
    let o_40 = bitcast<f32>(pool[4u]);
    let o_41 = bitcast<f32>(pool[5u]);
    let o_42 = bitcast<f32>(pool[6u]);
    let o_43 = bitcast<f32>(pool[7u]);
    let o_44 = bitcast<i32>(pool[64u + 1u]);
    let o_45 = bitcast<i32>(pool[64u + 2u]);
    let o_46 = bitcast<i32>(pool[64u + 3u]);
    let o_47 = bitcast<i32>(pool[64u + 4u]);
    let o_48 = bitcast<i32>(pool[64u + 5u]);
    let o_49 = bitcast<i32>(pool[64u + 6u]);
    let o_50 = bitcast<i32>(pool[64u + 7u]);
    a_1 = select(a_1, o_37, o_37 > a_1);
    a_1 = select(a_1, o_38, o_38 > a_1);
    a_1 = select(a_1, o_39, o_39 > a_1);
    a_1 = select(a_1, o_40, o_40 > a_1);
    a_1 = select(a_1, o_41, o_41 > a_1);
    a_1 = select(a_1, o_42, o_42 > a_1);
    a_1 = select(a_1, o_43, o_43 > a_1);
    a_2 += o_44;
    a_2 += o_45;
    a_2 += o_46;
    a_2 += o_47;
    a_2 += o_48;
    a_2 += o_49;
    a_2 += o_50;
    let f_51 = a_1;
    let f_52 = a_2;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_energy + unit] = bitcast<u32>(f_17);
      arena[t_peak + unit] = bitcast<u32>(f_51);
      arena[t_mean + unit] = bitcast<u32>(f_18 / 8000f);
      arena[t_active + unit] = bitcast<u32>(f_52);
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
  let n_batch = i32(params[2].y);
  let units0 = n_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
