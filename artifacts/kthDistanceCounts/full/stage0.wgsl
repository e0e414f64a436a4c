// findNear+countFirst+countSecond
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 512>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn part0(unit: i32, lane: u32) {
  let n_samples = i32(params[2].z);
  let n_pairs = i32(params[2].y);
  let t_first = i32(params[2].w);
  let t_second = i32(params[3].x);
  let t_near = i32(params[3].y);
  let hidden_4 = 4i + bitcast<i32>(params[16].z);
  let t_nearFirst = i32(params[3].z);
  let t_nearSecond = i32(params[3].w);
  let i1 = unit % n_samples;
  let i0 = unit / n_samples;
  {
    // topk: findNear
    var best_2_0 = fromBits(2139095040u);
    var at_3_0 = -1i;
    var best_2_1 = fromBits(2139095040u);
    var at_3_1 = -1i;
    var best_2_2 = fromBits(2139095040u);
    var at_3_2 = -1i;
    var best_2_3 = fromBits(2139095040u);
    var at_3_3 = -1i;
    let v_5 = bitcast<f32>(arena[t_first + i0 * n_samples + i1]);
    let v_6 = bitcast<f32>(arena[t_second + i0 * n_samples + i1]);
    for (var o0 = i32(lane); o0 < n_samples; o0 += 256i) {
      let v_4 = i1 != o0;
      let v_7 = maxFloat(abs(v_5 - bitcast<f32>(arena[t_first + i0 * n_samples + o0])), abs(v_6 - bitcast<f32>(arena[t_second + i0 * n_samples + o0])));
      let win_8_0 = (v_4 && !isNan(v_7)) && (at_3_0 < 0i || v_7 < best_2_0);
      let win_8_1 = (v_4 && !isNan(v_7)) && (at_3_1 < 0i || v_7 < best_2_1);
      let win_8_2 = (v_4 && !isNan(v_7)) && (at_3_2 < 0i || v_7 < best_2_2);
      let win_8_3 = (v_4 && !isNan(v_7)) && (at_3_3 < 0i || v_7 < best_2_3);
      best_2_3 = select(select(best_2_3, v_7, win_8_3), best_2_2, win_8_2);
      at_3_3 = select(select(at_3_3, o0, win_8_3), at_3_2, win_8_2);
      best_2_2 = select(select(best_2_2, v_7, win_8_2), best_2_1, win_8_1);
      at_3_2 = select(select(at_3_2, o0, win_8_2), at_3_1, win_8_1);
      best_2_1 = select(select(best_2_1, v_7, win_8_1), best_2_0, win_8_0);
      at_3_1 = select(select(at_3_1, o0, win_8_1), at_3_0, win_8_0);
      best_2_0 = select(best_2_0, v_7, win_8_0);
      at_3_0 = select(at_3_0, o0, win_8_0);
    }
    for (var r = 0i; r < hidden_4; r++) {
      var head_9 = best_2_0;
      var place_10 = at_3_0;
      pool[lane] = bitcast<u32>(head_9);
      pool[256u + lane] = bitcast<u32>(place_10);
      workgroupBarrier();
      if (lane < 32u) {
        let o_11 = bitcast<f32>(pool[lane + 32u]);
        let o_12 = bitcast<i32>(pool[256u + (lane + 32u)]);
        let o_14 = bitcast<f32>(pool[lane + 64u]);
        let o_15 = bitcast<i32>(pool[256u + (lane + 64u)]);
        let o_17 = bitcast<f32>(pool[lane + 96u]);
        let o_18 = bitcast<i32>(pool[256u + (lane + 96u)]);
        let o_20 = bitcast<f32>(pool[lane + 128u]);
        let o_21 = bitcast<i32>(pool[256u + (lane + 128u)]);
        let o_23 = bitcast<f32>(pool[lane + 160u]);
        let o_24 = bitcast<i32>(pool[256u + (lane + 160u)]);
        let o_26 = bitcast<f32>(pool[lane + 192u]);
        let o_27 = bitcast<i32>(pool[256u + (lane + 192u)]);
        let o_29 = bitcast<f32>(pool[lane + 224u]);
        let o_30 = bitcast<i32>(pool[256u + (lane + 224u)]);
        let w_13 = o_12 >= 0i && ((place_10 < 0i || o_11 < head_9) || (o_11 == head_9 && o_12 < place_10));
        head_9 = select(head_9, o_11, w_13);
        place_10 = select(place_10, o_12, w_13);
        let w_16 = o_15 >= 0i && ((place_10 < 0i || o_14 < head_9) || (o_14 == head_9 && o_15 < place_10));
        head_9 = select(head_9, o_14, w_16);
        place_10 = select(place_10, o_15, w_16);
        let w_19 = o_18 >= 0i && ((place_10 < 0i || o_17 < head_9) || (o_17 == head_9 && o_18 < place_10));
        head_9 = select(head_9, o_17, w_19);
        place_10 = select(place_10, o_18, w_19);
        let w_22 = o_21 >= 0i && ((place_10 < 0i || o_20 < head_9) || (o_20 == head_9 && o_21 < place_10));
        head_9 = select(head_9, o_20, w_22);
        place_10 = select(place_10, o_21, w_22);
        let w_25 = o_24 >= 0i && ((place_10 < 0i || o_23 < head_9) || (o_23 == head_9 && o_24 < place_10));
        head_9 = select(head_9, o_23, w_25);
        place_10 = select(place_10, o_24, w_25);
        let w_28 = o_27 >= 0i && ((place_10 < 0i || o_26 < head_9) || (o_26 == head_9 && o_27 < place_10));
        head_9 = select(head_9, o_26, w_28);
        place_10 = select(place_10, o_27, w_28);
        let w_31 = o_30 >= 0i && ((place_10 < 0i || o_29 < head_9) || (o_29 == head_9 && o_30 < place_10));
        head_9 = select(head_9, o_29, w_31);
        place_10 = select(place_10, o_30, w_31);
        pool[lane] = bitcast<u32>(head_9);
        pool[256u + lane] = bitcast<u32>(place_10);
      }
      workgroupBarrier();
      if (lane < 4u) {
        let o_32 = bitcast<f32>(pool[lane + 4u]);
        let o_33 = bitcast<i32>(pool[256u + (lane + 4u)]);
        let o_35 = bitcast<f32>(pool[lane + 8u]);
        let o_36 = bitcast<i32>(pool[256u + (lane + 8u)]);
        let o_38 = bitcast<f32>(pool[lane + 12u]);
        let o_39 = bitcast<i32>(pool[256u + (lane + 12u)]);
        let o_41 = bitcast<f32>(pool[lane + 16u]);
        let o_42 = bitcast<i32>(pool[256u + (lane + 16u)]);
        let o_44 = bitcast<f32>(pool[lane + 20u]);
        let o_45 = bitcast<i32>(pool[256u + (lane + 20u)]);
        let o_47 = bitcast<f32>(pool[lane + 24u]);
        let o_48 = bitcast<i32>(pool[256u + (lane + 24u)]);
        let o_50 = bitcast<f32>(pool[lane + 28u]);
        let o_51 = bitcast<i32>(pool[256u + (lane + 28u)]);
        let w_34 = o_33 >= 0i && ((place_10 < 0i || o_32 < head_9) || (o_32 == head_9 && o_33 < place_10));
        head_9 = select(head_9, o_32, w_34);
        place_10 = select(place_10, o_33, w_34);
        let w_37 = o_36 >= 0i && ((place_10 < 0i || o_35 < head_9) || (o_35 == head_9 && o_36 < place_10));
        head_9 = select(head_9, o_35, w_37);
        place_10 = select(place_10, o_36, w_37);
        let w_40 = o_39 >= 0i && ((place_10 < 0i || o_38 < head_9) || (o_38 == head_9 && o_39 < place_10));
        head_9 = select(head_9, o_38, w_40);
        place_10 = select(place_10, o_39, w_40);
        let w_43 = o_42 >= 0i && ((place_10 < 0i || o_41 < head_9) || (o_41 == head_9 && o_42 < place_10));
        head_9 = select(head_9, o_41, w_43);
        place_10 = select(place_10, o_42, w_43);
        let w_46 = o_45 >= 0i && ((place_10 < 0i || o_44 < head_9) || (o_44 == head_9 && o_45 < place_10));
        head_9 = select(head_9, o_44, w_46);
        place_10 = select(place_10, o_45, w_46);
        let w_49 = o_48 >= 0i && ((place_10 < 0i || o_47 < head_9) || (o_47 == head_9 && o_48 < place_10));
        head_9 = select(head_9, o_47, w_49);
        place_10 = select(place_10, o_48, w_49);
        let w_52 = o_51 >= 0i && ((place_10 < 0i || o_50 < head_9) || (o_50 == head_9 && o_51 < place_10));
        head_9 = select(head_9, o_50, w_52);
        place_10 = select(place_10, o_51, w_52);
        pool[lane] = bitcast<u32>(head_9);
        pool[256u + lane] = bitcast<u32>(place_10);
      }
      workgroupBarrier();
      head_9 = bitcast<f32>(pool[0u]);
      place_10 = bitcast<i32>(pool[256u + 0u]);
      let o_53 = bitcast<f32>(pool[1u]);
      let o_54 = bitcast<i32>(pool[256u + 1u]);
      let o_56 = bitcast<f32>(pool[2u]);
      let o_57 = bitcast<i32>(pool[256u + 2u]);
      let o_59 = bitcast<f32>(pool[3u]);
      let o_60 = bitcast<i32>(pool[256u + 3u]);
      let w_55 = o_54 >= 0i && ((place_10 < 0i || o_53 < head_9) || (o_53 == head_9 && o_54 < place_10));
      head_9 = select(head_9, o_53, w_55);
      place_10 = select(place_10, o_54, w_55);
      let w_58 = o_57 >= 0i && ((place_10 < 0i || o_56 < head_9) || (o_56 == head_9 && o_57 < place_10));
      head_9 = select(head_9, o_56, w_58);
      place_10 = select(place_10, o_57, w_58);
      let w_61 = o_60 >= 0i && ((place_10 < 0i || o_59 < head_9) || (o_59 == head_9 && o_60 < place_10));
      head_9 = select(head_9, o_59, w_61);
      place_10 = select(place_10, o_60, w_61);
      let f_62 = place_10;
      workgroupBarrier();
      if (lane == 0u) {
        arena[t_near + (i0 * n_samples + i1) * 4i + r] = bitcast<u32>(head_9);
      }
      if (place_10 >= 0i && at_3_0 == place_10) {
        best_2_0 = best_2_1;
        at_3_0 = at_3_1;
        best_2_1 = best_2_2;
        at_3_1 = at_3_2;
        best_2_2 = best_2_3;
        at_3_2 = at_3_3;
        best_2_3 = fromBits(2139095040u);
        at_3_3 = -1i;
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: countFirst
    var a_63 = 0i;
    let v_64 = bitcast<f32>(arena[t_first + i0 * n_samples + i1]);
    let v_65 = bitcast<f32>(arena[t_near + (i0 * n_samples + i1) * 4i + 3i]);
    for (var j0 = i32(lane); j0 < n_samples; j0 += 256i) {
      let v_66 = (i1 != j0) && abs(v_64 - bitcast<f32>(arena[t_first + i0 * n_samples + j0])) < v_65;
      a_63 += select(0i, 1i, v_66);
    }
    pool[lane] = bitcast<u32>(a_63);
    workgroupBarrier();
    if (lane < 32u) {
      let o_67 = bitcast<i32>(pool[lane + 32u]);
      let o_68 = bitcast<i32>(pool[lane + 64u]);
      let o_69 = bitcast<i32>(pool[lane + 96u]);
      let o_70 = bitcast<i32>(pool[lane + 128u]);
      let o_71 = bitcast<i32>(pool[lane + 160u]);
      let o_72 = bitcast<i32>(pool[lane + 192u]);
      let o_73 = bitcast<i32>(pool[lane + 224u]);
      a_63 += o_67;
      a_63 += o_68;
      a_63 += o_69;
      a_63 += o_70;
      a_63 += o_71;
      a_63 += o_72;
      a_63 += o_73;
      pool[lane] = bitcast<u32>(a_63);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_74 = bitcast<i32>(pool[lane + 4u]);
      let o_75 = bitcast<i32>(pool[lane + 8u]);
      let o_76 = bitcast<i32>(pool[lane + 12u]);
      let o_77 = bitcast<i32>(pool[lane + 16u]);
      let o_78 = bitcast<i32>(pool[lane + 20u]);
      let o_79 = bitcast<i32>(pool[lane + 24u]);
      let o_80 = bitcast<i32>(pool[lane + 28u]);
      a_63 += o_74;
      a_63 += o_75;
      a_63 += o_76;
      a_63 += o_77;
      a_63 += o_78;
      a_63 += o_79;
      a_63 += o_80;
      pool[lane] = bitcast<u32>(a_63);
    }
    workgroupBarrier();
    a_63 = bitcast<i32>(pool[0u]);
    let o_81 = bitcast<i32>(pool[1u]);
    let o_82 = bitcast<i32>(pool[2u]);
    let o_83 = bitcast<i32>(pool[3u]);
    a_63 += o_81;
    a_63 += o_82;
    a_63 += o_83;
    let f_84 = a_63;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_nearFirst + i0 * n_samples + i1] = bitcast<u32>(f_84);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: countSecond
    var a_85 = 0i;
    let v_86 = bitcast<f32>(arena[t_second + i0 * n_samples + i1]);
    let v_87 = bitcast<f32>(arena[t_near + (i0 * n_samples + i1) * 4i + 3i]);
    for (var j0_2 = i32(lane); j0_2 < n_samples; j0_2 += 256i) {
      let v_88 = (i1 != j0_2) && abs(v_86 - bitcast<f32>(arena[t_second + i0 * n_samples + j0_2])) < v_87;
      a_85 += select(0i, 1i, v_88);
    }
    pool[lane] = bitcast<u32>(a_85);
    workgroupBarrier();
    if (lane < 32u) {
      let o_89 = bitcast<i32>(pool[lane + 32u]);
      let o_90 = bitcast<i32>(pool[lane + 64u]);
      let o_91 = bitcast<i32>(pool[lane + 96u]);
      let o_92 = bitcast<i32>(pool[lane + 128u]);
      let o_93 = bitcast<i32>(pool[lane + 160u]);
      let o_94 = bitcast<i32>(pool[lane + 192u]);
      let o_95 = bitcast<i32>(pool[lane + 224u]);
      a_85 += o_89;
      a_85 += o_90;
      a_85 += o_91;
      a_85 += o_92;
      a_85 += o_93;
      a_85 += o_94;
      a_85 += o_95;
      pool[lane] = bitcast<u32>(a_85);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_96 = bitcast<i32>(pool[lane + 4u]);
      let o_97 = bitcast<i32>(pool[lane + 8u]);
      let o_98 = bitcast<i32>(pool[lane + 12u]);
      let o_99 = bitcast<i32>(pool[lane + 16u]);
      let o_100 = bitcast<i32>(pool[lane + 20u]);
      let o_101 = bitcast<i32>(pool[lane + 24u]);
      let o_102 = bitcast<i32>(pool[lane + 28u]);
      a_85 += o_96;
      a_85 += o_97;
      a_85 += o_98;
      a_85 += o_99;
      a_85 += o_100;
      a_85 += o_101;
      a_85 += o_102;
      pool[lane] = bitcast<u32>(a_85);
    }
    workgroupBarrier();
    a_85 = bitcast<i32>(pool[0u]);
    let o_103 = bitcast<i32>(pool[1u]);
    let o_104 = bitcast<i32>(pool[2u]);
    let o_105 = bitcast<i32>(pool[3u]);
    a_85 += o_103;
    a_85 += o_104;
    a_85 += o_105;
    let f_106 = a_85;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_nearSecond + i0 * n_samples + i1] = bitcast<u32>(f_106);
    }
  }
}
@compute @workgroup_size(256)
fn stage0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_pairs = i32(params[2].y);
  let n_samples = i32(params[2].z);
  let units0 = n_pairs * n_samples;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
