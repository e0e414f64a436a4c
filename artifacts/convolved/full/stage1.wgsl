// by_direct | by_fft_multiply+by_fft_back_0_last+by_fft_back_1_last+by_fft
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn part0(unit: i32) {
  let n_batch = i32(params[2].y);
  let t_direct = i32(params[3].y);
  let t_by_direct_kernel = i32(params[3].z);
  let t_by_direct_padded = i32(params[3].w);
  let i2 = unit % 8i;
  let q_1 = unit / 8i;
  let i1 = q_1 % 6i;
  let i0 = q_1 / 6i;
  {
    // nest: by_direct
    let v_3 = i1 + 2i;
    let v_4 = i2 + 5i;
    let v_5 = i2 + 4i;
    let v_6 = (bitcast<f32>(arena[t_by_direct_kernel]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_3) * 13i + v_4])) + (bitcast<f32>(arena[t_by_direct_kernel + 1i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_3) * 13i + v_5]));
    let v_7 = i2 + 3i;
    let v_8 = v_6 + (bitcast<f32>(arena[t_by_direct_kernel + 2i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_3) * 13i + v_7]));
    let v_9 = i2 + 2i;
    let v_10 = v_8 + (bitcast<f32>(arena[t_by_direct_kernel + 3i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_3) * 13i + v_9]));
    let v_11 = i2 + 1i;
    let v_12 = v_10 + (bitcast<f32>(arena[t_by_direct_kernel + 4i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_3) * 13i + v_11]));
    let v_13 = v_12 + (bitcast<f32>(arena[t_by_direct_kernel + 5i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_3) * 13i + i2]));
    let v_14 = i1 + 1i;
    let v_15 = v_13 + (bitcast<f32>(arena[t_by_direct_kernel + 1i * 6i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_14) * 13i + v_4]));
    let v_16 = v_15 + (bitcast<f32>(arena[t_by_direct_kernel + 1i * 6i + 1i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_14) * 13i + v_5]));
    let v_17 = v_16 + (bitcast<f32>(arena[t_by_direct_kernel + 1i * 6i + 2i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_14) * 13i + v_7]));
    let v_18 = v_17 + (bitcast<f32>(arena[t_by_direct_kernel + 1i * 6i + 3i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_14) * 13i + v_9]));
    let v_19 = v_18 + (bitcast<f32>(arena[t_by_direct_kernel + 1i * 6i + 4i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_14) * 13i + v_11]));
    let v_20 = v_19 + (bitcast<f32>(arena[t_by_direct_kernel + 1i * 6i + 5i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + v_14) * 13i + i2]));
    let v_21 = v_20 + (bitcast<f32>(arena[t_by_direct_kernel + 2i * 6i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + i1) * 13i + v_4]));
    let v_22 = v_21 + (bitcast<f32>(arena[t_by_direct_kernel + 2i * 6i + 1i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + i1) * 13i + v_5]));
    let v_23 = v_22 + (bitcast<f32>(arena[t_by_direct_kernel + 2i * 6i + 2i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + i1) * 13i + v_7]));
    let v_24 = v_23 + (bitcast<f32>(arena[t_by_direct_kernel + 2i * 6i + 3i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + i1) * 13i + v_9]));
    let v_25 = v_24 + (bitcast<f32>(arena[t_by_direct_kernel + 2i * 6i + 4i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + i1) * 13i + v_11]));
    let v_26 = v_25 + (bitcast<f32>(arena[t_by_direct_kernel + 2i * 6i + 5i]) * bitcast<f32>(arena[t_by_direct_padded + (i0 * 8i + i1) * 13i + i2]));
    arena[t_direct + (i0 * 6i + i1) * 8i + i2] = bitcast<u32>(v_26);
  }
}
fn part1(unit: i32, lane: u32) {
  let t_by_fft_product_re = i32(params[9].x);
  let t_by_fft_product_im = i32(params[9].y);
  let t_by_fft_kernel0_axis0_a_re = i32(params[6].x);
  let t_by_fft_field_re = i32(params[8].x);
  let n_batch = i32(params[2].y);
  let t_by_fft_kernel0_axis0_a_im = i32(params[6].y);
  let t_by_fft_field_im = i32(params[8].y);
  let t_by_fft_kernel0_axis0_b_re = i32(params[6].z);
  let t_by_fft_kernel0_axis0_b_im = i32(params[6].w);
  let t_by_fft_kernel0_axis1_re = i32(params[7].x);
  let t_by_fft_kernel0_axis1_im = i32(params[7].y);
  let t_by_fft_back_axis0_re = i32(params[10].x);
  let t_by_fft_back_axis0_im = i32(params[10].y);
  let t_by_fft_result_re = i32(params[9].z);
  let t_by_fft_result_im = i32(params[9].w);
  let t_fft = i32(params[4].w);
  {
    // nest: by_fft_multiply
    for (var row_1 = i32(lane); row_1 < 24i; row_1 += 64i) {
      let i2 = row_1 % 8i;
      let i1 = row_1 / 8i;
      let v_3 = bitcast<f32>(arena[t_by_fft_kernel0_axis0_a_re + i1]);
      let v_4 = bitcast<f32>(arena[t_by_fft_field_re + (unit * 3i + i1) * 8i + i2]);
      let v_5 = bitcast<f32>(arena[t_by_fft_kernel0_axis0_a_im + i1]);
      let v_6 = bitcast<f32>(arena[t_by_fft_field_im + (unit * 3i + i1) * 8i + i2]);
      let v_7 = bitcast<f32>(arena[t_by_fft_kernel0_axis0_b_re + i1]);
      let v_8 = remSigned(3i - i1, 3i);
      let v_9 = remSigned(8i - i2, 8i);
      let v_10 = bitcast<f32>(arena[t_by_fft_field_re + (unit * 3i + v_8) * 8i + v_9]);
      let v_11 = bitcast<f32>(arena[t_by_fft_kernel0_axis0_b_im + i1]);
      let v_12 = bitcast<f32>(arena[t_by_fft_field_im + (unit * 3i + v_8) * 8i + v_9]);
      let v_13 = ((v_3 * v_4) - (v_5 * v_6)) + ((v_7 * v_10) + (v_11 * v_12));
      let v_14 = bitcast<f32>(arena[t_by_fft_kernel0_axis1_re + i2]);
      let v_15 = ((v_5 * v_4) + (v_3 * v_6)) + ((v_11 * v_10) - (v_7 * v_12));
      let v_16 = bitcast<f32>(arena[t_by_fft_kernel0_axis1_im + i2]);
      arena[t_by_fft_product_re + (unit * 3i + i1) * 8i + i2] = bitcast<u32>((v_13 * v_14) - (v_15 * v_16));
      arena[t_by_fft_product_im + (unit * 3i + i1) * 8i + i2] = bitcast<u32>((v_15 * v_14) + (v_13 * v_16));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: by_fft_back_0_last
    for (var row_17 = i32(lane); row_17 < 8i; row_17 += 64i) {
      let v_18 = 0i + 0i;
      let v_19 = 0i + 0i;
      let v_20 = bitcast<f32>(arena[t_by_fft_product_re + (unit * 3i + v_19) * 8i + row_17]);
      let v_21 = 0i + 1i;
      let v_22 = bitcast<f32>(arena[t_by_fft_product_re + (unit * 3i + v_21) * 8i + row_17]);
      let v_23 = 0i + 2i;
      let v_24 = bitcast<f32>(arena[t_by_fft_product_re + (unit * 3i + v_23) * 8i + row_17]);
      let v_25 = v_22 + v_24;
      let v_26 = bitcast<f32>(arena[t_by_fft_product_im + (unit * 3i + v_19) * 8i + row_17]);
      let v_27 = bitcast<f32>(arena[t_by_fft_product_im + (unit * 3i + v_21) * 8i + row_17]);
      let v_28 = bitcast<f32>(arena[t_by_fft_product_im + (unit * 3i + v_23) * 8i + row_17]);
      let v_29 = v_27 + v_28;
      let v_30 = 0i + 1i;
      let v_31 = v_20 + (v_25 * (-0.5f));
      let v_32 = v_27 - v_28;
      let v_33 = v_26 + (v_29 * (-0.5f));
      let v_34 = v_22 - v_24;
      let v_35 = 0i + 2i;
      arena[t_by_fft_back_axis0_re + (unit * 3i + v_18) * 8i + row_17] = bitcast<u32>(v_20 + v_25);
      arena[t_by_fft_back_axis0_im + (unit * 3i + v_18) * 8i + row_17] = bitcast<u32>(v_26 + v_29);
      arena[t_by_fft_back_axis0_re + (unit * 3i + v_30) * 8i + row_17] = bitcast<u32>(v_31 - (v_32 * 0.8660253882408142f));
      arena[t_by_fft_back_axis0_im + (unit * 3i + v_30) * 8i + row_17] = bitcast<u32>(v_33 + (v_34 * 0.8660253882408142f));
      arena[t_by_fft_back_axis0_re + (unit * 3i + v_35) * 8i + row_17] = bitcast<u32>(v_31 - (v_32 * (-0.8660253882408142f)));
      arena[t_by_fft_back_axis0_im + (unit * 3i + v_35) * 8i + row_17] = bitcast<u32>(v_33 + (v_34 * (-0.8660253882408142f)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: by_fft_back_1_last
    for (var row_36 = i32(lane); row_36 < 3i; row_36 += 64i) {
      let v_37 = 0i + 0i;
      let v_38 = 0i + 0i;
      let v_39 = bitcast<f32>(arena[t_by_fft_back_axis0_re + (unit * 3i + row_36) * 8i + v_38]);
      let v_40 = 0i + 4i;
      let v_41 = bitcast<f32>(arena[t_by_fft_back_axis0_re + (unit * 3i + row_36) * 8i + v_40]);
      let v_42 = v_39 + v_41;
      let v_43 = 0i + 2i;
      let v_44 = bitcast<f32>(arena[t_by_fft_back_axis0_re + (unit * 3i + row_36) * 8i + v_43]);
      let v_45 = 0i + 6i;
      let v_46 = bitcast<f32>(arena[t_by_fft_back_axis0_re + (unit * 3i + row_36) * 8i + v_45]);
      let v_47 = v_44 + v_46;
      let v_48 = v_42 + v_47;
      let v_49 = 0i + 1i;
      let v_50 = bitcast<f32>(arena[t_by_fft_back_axis0_re + (unit * 3i + row_36) * 8i + v_49]);
      let v_51 = 0i + 5i;
      let v_52 = bitcast<f32>(arena[t_by_fft_back_axis0_re + (unit * 3i + row_36) * 8i + v_51]);
      let v_53 = v_50 + v_52;
      let v_54 = 0i + 3i;
      let v_55 = bitcast<f32>(arena[t_by_fft_back_axis0_re + (unit * 3i + row_36) * 8i + v_54]);
      let v_56 = 0i + 7i;
      let v_57 = bitcast<f32>(arena[t_by_fft_back_axis0_re + (unit * 3i + row_36) * 8i + v_56]);
      let v_58 = v_55 + v_57;
      let v_59 = v_53 + v_58;
      let v_60 = bitcast<f32>(arena[t_by_fft_back_axis0_im + (unit * 3i + row_36) * 8i + v_38]);
      let v_61 = bitcast<f32>(arena[t_by_fft_back_axis0_im + (unit * 3i + row_36) * 8i + v_40]);
      let v_62 = v_60 + v_61;
      let v_63 = bitcast<f32>(arena[t_by_fft_back_axis0_im + (unit * 3i + row_36) * 8i + v_43]);
      let v_64 = bitcast<f32>(arena[t_by_fft_back_axis0_im + (unit * 3i + row_36) * 8i + v_45]);
      let v_65 = v_63 + v_64;
      let v_66 = v_62 + v_65;
      let v_67 = bitcast<f32>(arena[t_by_fft_back_axis0_im + (unit * 3i + row_36) * 8i + v_49]);
      let v_68 = bitcast<f32>(arena[t_by_fft_back_axis0_im + (unit * 3i + row_36) * 8i + v_51]);
      let v_69 = v_67 + v_68;
      let v_70 = bitcast<f32>(arena[t_by_fft_back_axis0_im + (unit * 3i + row_36) * 8i + v_54]);
      let v_71 = bitcast<f32>(arena[t_by_fft_back_axis0_im + (unit * 3i + row_36) * 8i + v_56]);
      let v_72 = v_70 + v_71;
      let v_73 = v_69 + v_72;
      let v_74 = 0i + 1i;
      let v_75 = v_39 - v_41;
      let v_76 = v_63 - v_64;
      let v_77 = v_75 - v_76;
      let v_78 = v_50 - v_52;
      let v_79 = v_70 - v_71;
      let v_80 = (v_78 - v_79) * 0.7071067690849304f;
      let v_81 = v_67 - v_68;
      let v_82 = v_55 - v_57;
      let v_83 = (v_81 + v_82) * 0.7071067690849304f;
      let v_84 = v_80 - v_83;
      let v_85 = v_60 - v_61;
      let v_86 = v_44 - v_46;
      let v_87 = v_85 + v_86;
      let v_88 = v_83 + v_80;
      let v_89 = 0i + 2i;
      let v_90 = v_42 - v_47;
      let v_91 = v_53 - v_58;
      let v_92 = v_69 - v_72;
      let v_93 = (v_91 * 6.123234262925839e-17f) - (v_92 * 1f);
      let v_94 = v_62 - v_65;
      let v_95 = (v_92 * 6.123234262925839e-17f) + (v_91 * 1f);
      let v_96 = 0i + 3i;
      let v_97 = v_75 + v_76;
      let v_98 = v_78 + v_79;
      let v_99 = v_81 - v_82;
      let v_100 = (v_98 * (-0.7071067690849304f)) - (v_99 * 0.7071067690849304f);
      let v_101 = v_85 - v_86;
      let v_102 = (v_99 * (-0.7071067690849304f)) + (v_98 * 0.7071067690849304f);
      let v_103 = 0i + 4i;
      let v_104 = 0i + 5i;
      let v_105 = 0i + 6i;
      let v_106 = 0i + 7i;
      arena[t_by_fft_result_re + (unit * 3i + row_36) * 8i + v_37] = bitcast<u32>(v_48 + v_59);
      arena[t_by_fft_result_im + (unit * 3i + row_36) * 8i + v_37] = bitcast<u32>(v_66 + v_73);
      arena[t_by_fft_result_re + (unit * 3i + row_36) * 8i + v_74] = bitcast<u32>(v_77 + v_84);
      arena[t_by_fft_result_im + (unit * 3i + row_36) * 8i + v_74] = bitcast<u32>(v_87 + v_88);
      arena[t_by_fft_result_re + (unit * 3i + row_36) * 8i + v_89] = bitcast<u32>(v_90 + v_93);
      arena[t_by_fft_result_im + (unit * 3i + row_36) * 8i + v_89] = bitcast<u32>(v_94 + v_95);
      arena[t_by_fft_result_re + (unit * 3i + row_36) * 8i + v_96] = bitcast<u32>(v_97 + v_100);
      arena[t_by_fft_result_im + (unit * 3i + row_36) * 8i + v_96] = bitcast<u32>(v_101 + v_102);
      arena[t_by_fft_result_re + (unit * 3i + row_36) * 8i + v_103] = bitcast<u32>(v_48 - v_59);
      arena[t_by_fft_result_im + (unit * 3i + row_36) * 8i + v_103] = bitcast<u32>(v_66 - v_73);
      arena[t_by_fft_result_re + (unit * 3i + row_36) * 8i + v_104] = bitcast<u32>(v_77 - v_84);
      arena[t_by_fft_result_im + (unit * 3i + row_36) * 8i + v_104] = bitcast<u32>(v_87 - v_88);
      arena[t_by_fft_result_re + (unit * 3i + row_36) * 8i + v_105] = bitcast<u32>(v_90 - v_93);
      arena[t_by_fft_result_im + (unit * 3i + row_36) * 8i + v_105] = bitcast<u32>(v_94 - v_95);
      arena[t_by_fft_result_re + (unit * 3i + row_36) * 8i + v_106] = bitcast<u32>(v_97 - v_100);
      arena[t_by_fft_result_im + (unit * 3i + row_36) * 8i + v_106] = bitcast<u32>(v_101 - v_102);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: by_fft
    for (var row_107 = i32(lane); row_107 < 48i; row_107 += 64i) {
      let i2_2 = row_107 % 8i;
      let i1_2 = row_107 / 8i;
      let v_109 = divSigned(i1_2, 2i);
      let v_110 = select(bitcast<f32>(arena[t_by_fft_result_im + (unit * 3i + v_109) * 8i + i2_2]), bitcast<f32>(arena[t_by_fft_result_re + (unit * 3i + v_109) * 8i + i2_2]), remSigned(i1_2, 2i) == 0i);
      arena[t_fft + (unit * 6i + i1_2) * 8i + i2_2] = bitcast<u32>(v_110);
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
  let units0 = n_batch * 48i;
  let end0 = (units0 + 63i) / 64i;
  if (group < end0) {
    let unit = group * 64i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
  let units1 = n_batch;
  let end1 = end0 + units1;
  if (group >= end0 && group < end1) {
    part1((group - end0), lane);
  }
}
