// installPattern
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
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
  let n_B = i32(params[2].y);
  let t_pattern = i32(params[22].w);
  let t_install = i32(params[35].y);
  let t_planWinner = i32(params[31].w);
  let t_planWeights = i32(params[26].x);
  let t_library = i32(params[21].y);
  let t_planRows = i32(params[25].w);
  let t_seed = i32(params[4].z);
  let t_planBegan = i32(params[26].y);
  let t_rankWeights = i32(params[34].w);
  let t_rankRows = i32(params[34].z);
  let i4 = unit % 16i;
  let q_1 = unit / 16i;
  let i3 = q_1 % 16i;
  let q_2 = q_1 / 16i;
  let i2 = q_2 % 16i;
  let q_3 = q_2 / 16i;
  let i1 = q_3 % 16i;
  let i0 = q_3 / 16i;
  {
    // nest: installPattern
    let v_5 = bitcast<i32>(arena[t_install + i0]);
    let v_6 = bitcast<i32>(arena[t_planWinner + i0]);
    let v_7 = v_6 > 0i && v_6 < 4i;
    let v_8 = bitcast<f32>(arena[t_library + ((((clampAt(bitcast<i32>(arena[t_planRows + i0 * 3i]), 100i)) * 16i + i1) * 16i + i2) * 16i + i3) * 16i + i4]);
    let v_9 = select(bitcast<f32>(arena[t_planWeights + i0 * 3i]), select(0f, 1f, v_6 == 1i), v_7) * v_8;
    let v_10 = bitcast<f32>(arena[t_library + ((((clampAt(bitcast<i32>(arena[t_planRows + i0 * 3i + 1i]), 100i)) * 16i + i1) * 16i + i2) * 16i + i3) * 16i + i4]);
    let v_11 = select(bitcast<f32>(arena[t_planWeights + i0 * 3i + 1i]), select(0f, 1f, v_6 == 2i), v_7) * v_10;
    let v_12 = bitcast<f32>(arena[t_library + ((((clampAt(bitcast<i32>(arena[t_planRows + i0 * 3i + 2i]), 100i)) * 16i + i1) * 16i + i2) * 16i + i3) * 16i + i4]);
    let v_13 = select(bitcast<f32>(arena[t_planWeights + i0 * 3i + 2i]), select(0f, 1f, v_6 == 3i), v_7) * v_12;
    let v_14 = (((((v_6 * 4i) + divSigned(i1, 4i)) * 4i) + divSigned(i2, 4i)) * 4i) + divSigned(i3, 4i);
    let v_15 = arena[t_seed + i0];
    let v_16 = u32(bitcast<i32>(arena[t_planBegan + i0])) + 6u;
    let v_17 = (0u + v_15) + v_16;
    let v_18 = ((v_16 << 13u) ^ (v_16 >> 19u)) ^ v_17;
    let v_19 = v_17 + v_18;
    let v_20 = ((v_18 << 15u) ^ (v_18 >> 17u)) ^ v_19;
    let v_21 = v_19 + v_20;
    let v_22 = ((v_20 << 26u) ^ (v_20 >> 6u)) ^ v_21;
    let v_23 = v_21 + v_22;
    let v_24 = (v_15 ^ 6u) ^ 466688986u;
    let v_25 = ((((v_22 << 6u) ^ (v_22 >> 26u)) ^ v_23) + v_24) + 1u;
    let v_26 = (v_23 + 6u) + v_25;
    let v_27 = ((v_25 << 17u) ^ (v_25 >> 15u)) ^ v_26;
    let v_28 = v_26 + v_27;
    let v_29 = ((v_27 << 29u) ^ (v_27 >> 3u)) ^ v_28;
    let v_30 = v_28 + v_29;
    let v_31 = ((v_29 << 16u) ^ (v_29 >> 16u)) ^ v_30;
    let v_32 = v_30 + v_31;
    let v_33 = ((((v_31 << 24u) ^ (v_31 >> 8u)) ^ v_32) + v_15) + 2u;
    let v_34 = (v_32 + v_24) + v_33;
    let v_35 = ((v_33 << 13u) ^ (v_33 >> 19u)) ^ v_34;
    let v_36 = v_34 + v_35;
    let v_37 = ((v_35 << 15u) ^ (v_35 >> 17u)) ^ v_36;
    let v_38 = v_36 + v_37;
    let v_39 = ((v_37 << 26u) ^ (v_37 >> 6u)) ^ v_38;
    let v_40 = v_38 + v_39;
    let v_41 = ((((v_39 << 6u) ^ (v_39 >> 26u)) ^ v_40) + 6u) + 3u;
    let v_42 = (v_40 + v_15) + v_41;
    let v_43 = u32((v_14 * 16i) + i4) + v_42;
    let v_44 = (v_43 ^ (v_43 >> 16u)) * 4239568231u;
    let v_45 = ((v_44 ^ (v_44 >> 13u)) + (((v_41 << 17u) ^ (v_41 >> 15u)) ^ v_42)) * 1228438113u;
    let v_46 = v_45 ^ (v_45 >> 17u);
    let v_47 = f32(i32((((v_46 & 16711935u) + ((v_46 >> 8u) & 16711935u)) * 65537u) >> 16u) - 510i);
    let v_48 = bitcast<f32>(arena[t_library + ((((clampAt(bitcast<i32>(arena[t_rankRows + i0 * 3i]), 100i)) * 16i + i1) * 16i + i2) * 16i + i3) * 16i + i4]);
    let v_49 = bitcast<f32>(arena[t_library + ((((clampAt(bitcast<i32>(arena[t_rankRows + i0 * 3i + 1i]), 100i)) * 16i + i1) * 16i + i2) * 16i + i3) * 16i + i4]);
    let v_50 = (bitcast<f32>(arena[t_rankWeights + i0 * 3i]) * v_48) + (bitcast<f32>(arena[t_rankWeights + i0 * 3i + 1i]) * v_49);
    let v_51 = bitcast<f32>(arena[t_library + ((((clampAt(bitcast<i32>(arena[t_rankRows + i0 * 3i + 2i]), 100i)) * 16i + i1) * 16i + i2) * 16i + i3) * 16i + i4]);
    let v_52 = select(v_50 + (bitcast<f32>(arena[t_rankWeights + i0 * 3i + 2i]) * v_51), ((v_9 + v_11) + v_13) + (select(0f, 0.20000000298023224f, v_6 > 4i) * (v_47 * 0.006765875034034252f)), v_5 == 2i);
    if (v_5 > 0i) {
      arena[t_pattern + (((i0 * 16i + i1) * 16i + i2) * 16i + i3) * 16i + i4] = bitcast<u32>(through_f16(v_52));
    }
  }
}
@compute @workgroup_size(64)
fn stage4_guard0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  if (!(arena[params[35].z] != 0u)) { return; }
  let group = i32(id.x + id.y * count.x);
  let n_B = i32(params[2].y);
  let units0 = n_B * 65536i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
}
