// walk+report
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn fromUnsigned(a: u32) -> f32 { return f32(a >> 16u) * 65536f + f32(a & 0xffffu); }
fn part0(unit: i32) {
  let n_batch = i32(params[2].y);
  let t_position = i32(params[2].w);
  let cycle = arena[0u];
  let p_pull = bitcast<f32>(arena[10u]);
  let t_result = i32(params[3].x);
  let i1 = unit % 33i;
  let i0 = unit / 33i;
  {
    // nest: walk
    let v_2 = u32(i1);
    let v_3 = u32(i0) + 7u;
    let v_4 = cycle + 1u;
    let v_5 = v_3 + v_4;
    let v_6 = ((v_4 << 13u) ^ (v_4 >> 19u)) ^ v_5;
    let v_7 = v_5 + v_6;
    let v_8 = ((v_6 << 15u) ^ (v_6 >> 17u)) ^ v_7;
    let v_9 = v_7 + v_8;
    let v_10 = ((v_8 << 26u) ^ (v_8 >> 6u)) ^ v_9;
    let v_11 = v_9 + v_10;
    let c_12 = 7u;
    let v_13 = (c_12 ^ 1u) ^ 466688986u;
    let v_14 = ((((v_10 << 6u) ^ (v_10 >> 26u)) ^ v_11) + v_13) + 1u;
    let v_15 = (v_11 + 1u) + v_14;
    let v_16 = ((v_14 << 17u) ^ (v_14 >> 15u)) ^ v_15;
    let v_17 = v_15 + v_16;
    let v_18 = ((v_16 << 29u) ^ (v_16 >> 3u)) ^ v_17;
    let v_19 = v_17 + v_18;
    let v_20 = ((v_18 << 16u) ^ (v_18 >> 16u)) ^ v_19;
    let v_21 = v_19 + v_20;
    let v_22 = ((((v_20 << 24u) ^ (v_20 >> 8u)) ^ v_21) + 7u) + 2u;
    let v_23 = (v_21 + v_13) + v_22;
    let v_24 = ((v_22 << 13u) ^ (v_22 >> 19u)) ^ v_23;
    let v_25 = v_23 + v_24;
    let v_26 = ((v_24 << 15u) ^ (v_24 >> 17u)) ^ v_25;
    let v_27 = v_25 + v_26;
    let v_28 = ((v_26 << 26u) ^ (v_26 >> 6u)) ^ v_27;
    let v_29 = v_27 + v_28;
    let v_30 = ((((v_28 << 6u) ^ (v_28 >> 26u)) ^ v_29) + 1u) + 3u;
    let v_31 = (v_29 + 7u) + v_30;
    let v_32 = v_2 + v_31;
    let v_33 = (v_32 ^ (v_32 >> 16u)) * 4239568231u;
    let v_34 = ((v_33 ^ (v_33 >> 13u)) + (((v_30 << 17u) ^ (v_30 >> 15u)) ^ v_31)) * 1228438113u;
    let v_35 = bitcast<f32>(arena[t_position + i0 * 33i + i1]);
    let v_36 = cycle + 0u;
    let v_37 = v_3 + v_36;
    let v_38 = ((v_36 << 13u) ^ (v_36 >> 19u)) ^ v_37;
    let v_39 = v_37 + v_38;
    let v_40 = ((v_38 << 15u) ^ (v_38 >> 17u)) ^ v_39;
    let v_41 = v_39 + v_40;
    let v_42 = ((v_40 << 26u) ^ (v_40 >> 6u)) ^ v_41;
    let v_43 = v_41 + v_42;
    let c_44 = 7u;
    let v_45 = (c_44 ^ 0u) ^ 466688986u;
    let v_46 = ((((v_42 << 6u) ^ (v_42 >> 26u)) ^ v_43) + v_45) + 1u;
    let v_47 = (v_43 + 0u) + v_46;
    let v_48 = ((v_46 << 17u) ^ (v_46 >> 15u)) ^ v_47;
    let v_49 = v_47 + v_48;
    let v_50 = ((v_48 << 29u) ^ (v_48 >> 3u)) ^ v_49;
    let v_51 = v_49 + v_50;
    let v_52 = ((v_50 << 16u) ^ (v_50 >> 16u)) ^ v_51;
    let v_53 = v_51 + v_52;
    let v_54 = ((((v_52 << 24u) ^ (v_52 >> 8u)) ^ v_53) + 7u) + 2u;
    let v_55 = (v_53 + v_45) + v_54;
    let v_56 = ((v_54 << 13u) ^ (v_54 >> 19u)) ^ v_55;
    let v_57 = v_55 + v_56;
    let v_58 = ((v_56 << 15u) ^ (v_56 >> 17u)) ^ v_57;
    let v_59 = v_57 + v_58;
    let v_60 = ((v_58 << 26u) ^ (v_58 >> 6u)) ^ v_59;
    let v_61 = v_59 + v_60;
    let v_62 = ((((v_60 << 6u) ^ (v_60 >> 26u)) ^ v_61) + 0u) + 3u;
    let v_63 = (v_61 + 7u) + v_62;
    let v_64 = v_2 + v_63;
    let v_65 = (v_64 ^ (v_64 >> 16u)) * 4239568231u;
    let v_66 = ((v_62 << 17u) ^ (v_62 >> 15u)) ^ v_63;
    let v_67 = ((v_65 ^ (v_65 >> 13u)) + v_66) * 1228438113u;
    let v_68 = v_67 ^ (v_67 >> 17u);
    let v_69 = v_2 + v_66;
    let v_70 = (v_69 ^ (v_69 >> 16u)) * 4239568231u;
    let v_71 = ((v_70 ^ (v_70 >> 13u)) + v_63) * 1228438113u;
    let v_72 = v_71 ^ (v_71 >> 17u);
    let v_73 = ((v_68 & 16711935u) + ((v_68 >> 8u) & 16711935u)) + ((v_72 & 16711935u) + ((v_72 >> 8u) & 16711935u));
    let v_74 = (v_35 * p_pull) + ((f32(i32((v_73 * 65537u) >> 16u) - 1020i) * 0.004784196149557829f) * 0.25f);
    arena[t_position + i0 * 33i + i1] = bitcast<u32>(select(v_74, v_35, (fromUnsigned((v_34 ^ (v_34 >> 17u)) >> 8u) * 5.960464477539063e-8f) < 0.25f));
  }
  {
    // nest: report
    arena[t_result + i0 * 33i + i1] = bitcast<u32>(bitcast<f32>(arena[t_position + i0 * 33i + i1]));
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
  let units0 = n_batch * 33i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
}
