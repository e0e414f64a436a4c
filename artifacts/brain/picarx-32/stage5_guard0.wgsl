// planRows | planBegan | planPatterns
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> local: array<u32, 4>;
var<workgroup> shared_alive: u32;
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn part0(unit: i32) {
  let n_B = i32(params[2].y);
  let t_planRows = i32(params[25].w);
  let t_planWeights = i32(params[26].x);
  let t_planStart = i32(params[32].x);
  let t_rankRows = i32(params[34].z);
  let t_rankWeights = i32(params[34].w);
  let i1 = unit % 3i;
  let i0 = unit / 3i;
  {
    // nest: planRows
    let v_2 = bitcast<i32>(arena[t_planStart + i0]) == 1i;
    let v_3 = bitcast<i32>(arena[t_rankRows + i0 * 3i + i1]);
    let v_4 = bitcast<f32>(arena[t_rankWeights + i0 * 3i + i1]);
    if (v_2) {
      arena[t_planRows + i0 * 3i + i1] = bitcast<u32>(v_3);
    }
    if (v_2) {
      arena[t_planWeights + i0 * 3i + i1] = bitcast<u32>(v_4);
    }
  }
}
fn part1(unit: i32) {
  let t_planBegan = i32(params[26].y);
  let t_planStart = i32(params[32].x);
  let n_B = i32(params[2].y);
  let t_age = i32(params[4].y);
  {
    // nest: planBegan
    let v_1 = select(bitcast<i32>(arena[t_planBegan + unit]), bitcast<i32>(arena[t_age + unit]), bitcast<i32>(arena[t_planStart + unit]) == 1i);
    arena[t_planBegan + unit] = bitcast<u32>(v_1);
  }
}
fn part2(unit: i32, lane: u32) {
  let n_B = i32(params[2].y);
  let t_planPattern = i32(params[25].y);
  let t_planStart = i32(params[32].x);
  let t_pattern = i32(params[22].w);
  let t_rankWeights = i32(params[34].w);
  let t_library = i32(params[21].y);
  let t_rankRows = i32(params[34].z);
  let t_seed = i32(params[4].z);
  let t_age = i32(params[4].y);
  let i3 = unit % 4i;
  let q_1 = unit / 4i;
  let i2 = q_1 % 4i;
  let q_2 = q_1 / 4i;
  let i1 = q_2 % 8i;
  let i0 = q_2 / 8i;
  {
    // nest: planPatterns
    let v_4 = (((i1 * 4i) + divSigned((i2 * 4i) + 2i, 4i)) * 4i) + divSigned((i3 * 4i) + 2i, 4i);
    let v_5 = v_4 * 4i;
    for (var i4 = i32(lane); i4 < 4i; i4 += 64i) {
      local[i4] = bitcast<u32>((v_5 + divSigned((i4 * 4i) + 2i, 4i)) * 16i);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: planPatterns
    let v_8 = bitcast<i32>(arena[t_planStart + i0]) == 1i;
    let v_9 = i1 == 0i;
    let v_10 = (i2 * 4i) + 2i;
    let v_11 = (i3 * 4i) + 2i;
    let v_13 = i1 > 0i && i1 < 4i;
    let v_14 = select(bitcast<f32>(arena[t_rankWeights + i0 * 3i]), select(0f, 1f, i1 == 1i), v_13);
    let v_15 = bitcast<i32>(arena[t_rankRows + i0 * 3i]);
    let v_16 = select(bitcast<f32>(arena[t_rankWeights + i0 * 3i + 1i]), select(0f, 1f, i1 == 2i), v_13);
    let v_17 = bitcast<i32>(arena[t_rankRows + i0 * 3i + 1i]);
    let v_19 = select(bitcast<f32>(arena[t_rankWeights + i0 * 3i + 2i]), select(0f, 1f, i1 == 3i), v_13);
    let v_20 = bitcast<i32>(arena[t_rankRows + i0 * 3i + 2i]);
    let v_22 = select(0f, 0.20000000298023224f, i1 > 4i);
    let v_23 = arena[t_seed + i0];
    let v_24 = u32(bitcast<i32>(arena[t_age + i0])) + 6u;
    let v_25 = (0u + v_23) + v_24;
    let v_26 = ((v_24 << 13u) ^ (v_24 >> 19u)) ^ v_25;
    let v_27 = v_25 + v_26;
    let v_28 = ((v_26 << 15u) ^ (v_26 >> 17u)) ^ v_27;
    let v_29 = v_27 + v_28;
    let v_30 = ((v_28 << 26u) ^ (v_28 >> 6u)) ^ v_29;
    let v_31 = v_29 + v_30;
    let v_32 = (v_23 ^ 6u) ^ 466688986u;
    let v_33 = ((((v_30 << 6u) ^ (v_30 >> 26u)) ^ v_31) + v_32) + 1u;
    let v_34 = (v_31 + 6u) + v_33;
    let v_35 = ((v_33 << 17u) ^ (v_33 >> 15u)) ^ v_34;
    let v_36 = v_34 + v_35;
    let v_37 = ((v_35 << 29u) ^ (v_35 >> 3u)) ^ v_36;
    let v_38 = v_36 + v_37;
    let v_39 = ((v_37 << 16u) ^ (v_37 >> 16u)) ^ v_38;
    let v_40 = v_38 + v_39;
    let v_41 = ((((v_39 << 24u) ^ (v_39 >> 8u)) ^ v_40) + v_23) + 2u;
    let v_42 = (v_40 + v_32) + v_41;
    let v_43 = ((v_41 << 13u) ^ (v_41 >> 19u)) ^ v_42;
    let v_44 = v_42 + v_43;
    let v_45 = ((v_43 << 15u) ^ (v_43 >> 17u)) ^ v_44;
    let v_46 = v_44 + v_45;
    let v_47 = ((v_45 << 26u) ^ (v_45 >> 6u)) ^ v_46;
    let v_48 = v_46 + v_47;
    let v_49 = ((((v_47 << 6u) ^ (v_47 >> 26u)) ^ v_48) + 6u) + 3u;
    let v_50 = (v_48 + v_23) + v_49;
    let v_53 = ((v_49 << 17u) ^ (v_49 >> 15u)) ^ v_50;
    for (var row_6 = i32(lane); row_6 < 64i; row_6 += 64i) {
      let i5 = row_6 % 16i;
      let i4 = row_6 / 16i;
      let v_12 = (i4 * 4i) + 2i;
      let v_18 = (v_14 * bitcast<f32>(arena[t_library + ((((clampAt(v_15, 100i)) * 16i + v_10) * 16i + v_11) * 16i + v_12) * 16i + i5])) + (v_16 * bitcast<f32>(arena[t_library + ((((clampAt(v_17, 100i)) * 16i + v_10) * 16i + v_11) * 16i + v_12) * 16i + i5]));
      let v_21 = v_18 + (v_19 * bitcast<f32>(arena[t_library + ((((clampAt(v_20, 100i)) * 16i + v_10) * 16i + v_11) * 16i + v_12) * 16i + i5]));
      let v_51 = u32(bitcast<i32>(local[i4]) + i5) + v_50;
      let v_52 = (v_51 ^ (v_51 >> 16u)) * 4239568231u;
      let v_54 = ((v_52 ^ (v_52 >> 13u)) + v_53) * 1228438113u;
      let v_55 = v_54 ^ (v_54 >> 17u);
      let v_56 = f32(i32((((v_55 & 16711935u) + ((v_55 >> 8u) & 16711935u)) * 65537u) >> 16u) - 510i);
      let v_57 = select(v_21 + (v_22 * (v_56 * 0.006765875034034252f)), bitcast<f32>(arena[t_pattern + (((i0 * 16i + v_10) * 16i + v_11) * 16i + v_12) * 16i + i5]), v_9);
      if (v_8) {
        arena[t_planPattern + ((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 16i + i5] = bitcast<u32>(v_57);
      }
    }
  }
}
@compute @workgroup_size(64)
fn stage5_guard0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  if (lane == 0u) { shared_alive = select(0u, 1u, arena[params[35].z] != 0u); }
  if (workgroupUniformLoad(&shared_alive) == 0u) { return; }
  let group = i32(id.x + id.y * count.x);
  let n_B = i32(params[2].y);
  let units0 = n_B * 3i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
  let units1 = n_B;
  let end1 = end0 + (units1 + 63i) / 64i;
  if (group >= end0 && group < end1) {
    let unit = (group - end0) * 64i + i32(lane);
    if (unit < units1) { part1(unit); }
  }
  let units2 = n_B * 128i;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2((group - end1), lane);
  }
}
