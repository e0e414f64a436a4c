// mix+keep+report+total
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 16>;
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn throughBrain16(x: f32) -> f32 {
  let v_1 = bitcast<u32>(x);
  let v_2 = v_1 >> 16u;
  let v_3 = select((v_1 + ((v_2 & 1u) + 32767u)) >> 16u, v_2 | 64u, (v_1 << 1u) > 4278190080u);
  return bitcast<f32>(v_3 << 16u);
}
fn throughHalf(x: f32) -> f32 {
  let v_1 = bitcast<u32>(x);
  let v_2 = v_1 & 2147483647u;
  let v_3 = select(((v_2 - 939520001u) + ((v_2 >> 13u) & 1u)) >> 13u, bitcast<u32>(bitcast<f32>(v_2) + 0.5f) - 1056964608u, v_2 < 947912704u);
  let v_4 = ((v_1 >> 16u) & 32768u) | select(v_3, select(31744u, 32256u, v_2 > 2139095040u), v_2 >= 1199570944u);
  let v_5 = (v_4 & 32767u) << 13u;
  let v_6 = select(v_5 + select(939524096u, 1879048192u, v_5 >= 260046848u), bitcast<u32>(bitcast<f32>(v_5 + 947912704u) - 0.00006103515625f), v_5 < 8388608u);
  return bitcast<f32>(v_6 | ((v_4 & 32768u) << 16u));
}
fn part0(unit: i32, lane: u32) {
  let at_mixed = i32(params[3].y);
  let at_input = i32(params[2].z);
  let at_weights = i32(params[2].w);
  let at_memory = i32(params[3].x);
  let at_result = i32(params[3].z);
  let at_total = i32(params[3].w);
  let hidden_16 = 16i + bitcast<i32>(params[16].z);
  let hidden_8 = 8i + bitcast<i32>(params[16].z);
  {
    // nest: mix, keep
    for (var i1 = i32(lane); i1 < 33i; i1 += 64i) {
      var s_2 = array<f32, 16>();
      for (var b_6 = 0i; b_6 < 33i; b_6 += 16i) {
        for (var l_1 = 0i; l_1 < min(16i, 33i - b_6); l_1++) {
          let j0 = b_6 + l_1;
          let v_4 = bitcast<f32>(arena[at_input + unit * 33i + j0]) * bitcast<f32>(arena[at_weights + j0 * 33i + i1]);
          s_2[l_1] += v_4;
        }
      }
      let f_3 = halves16(s_2);
      let v_7 = bitcast<u32>(f_3);
      let v_8 = v_7 & 2147483647u;
      let v_9 = select(((v_8 - 939520001u) + ((v_8 >> 13u) & 1u)) >> 13u, bitcast<u32>(bitcast<f32>(v_8) + 0.5f) - 1056964608u, v_8 < 947912704u);
      let v_10 = ((v_7 >> 16u) & 32768u) | select(v_9, select(31744u, 32256u, v_8 > 2139095040u), v_8 >= 1199570944u);
      let v_11 = (v_10 & 32767u) << 13u;
      let v_12 = select(v_11 + select(939524096u, 1879048192u, v_11 >= 260046848u), bitcast<u32>(bitcast<f32>(v_11 + 947912704u) - 0.00006103515625f), v_11 < 8388608u);
      let v_13 = (bitcast<f32>(arena[at_memory + unit * 33i + i1]) * 0.8999999761581421f) + (bitcast<f32>(v_12 | ((v_10 & 32768u) << 16u)) * 0.10000000149011612f);
      arena[at_mixed + unit * 33i + i1] = bitcast<u32>(throughHalf(f_3));
      arena[at_memory + unit * 33i + i1] = bitcast<u32>(throughBrain16(v_13));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    for (var i1 = i32(lane); i1 < 33i; i1 += 64i) {
      let v_14 = bitcast<f32>(arena[at_mixed + unit * 33i + i1]) + bitcast<f32>(arena[at_memory + unit * 33i + i1]);
      arena[at_result + unit * 33i + i1] = bitcast<u32>(throughHalf(v_14));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: total
    let tile_17 = 0i;
    for (var slot_18 = i32(lane); slot_18 < hidden_16; slot_18 += 64i) {
      var s_15 = 0f;
      let begin_19 = tile_17;
      let end_20 = min(begin_19 + 256i, 33i);
      for (var j0_2 = begin_19 + slot_18 % 16i; j0_2 < end_20; j0_2 += 16i) {
        let v_16 = bitcast<f32>(arena[at_memory + unit * 33i + j0_2]);
        s_15 += v_16;
      }
      pool[slot_18] = bitcast<u32>(s_15);
    }
    workgroupBarrier();
    for (var half_21 = hidden_8; half_21 > 0i; half_21 >>= 1u) {
      for (var pair_22 = i32(lane); pair_22 < 1i * half_21; pair_22 += 64i) {
        let left_23 = pair_22 / half_21 * 16i + pair_22 % half_21;
        pool[left_23] = bitcast<u32>(bitcast<f32>(pool[left_23]) + bitcast<f32>(pool[left_23 + half_21]));
      }
      workgroupBarrier();
    }
    let f_24 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_total + unit] = bitcast<u32>(f_24);
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
  let units0 = size_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
