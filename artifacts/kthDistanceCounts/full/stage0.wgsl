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
    for (var o0 = i32(lane); o0 < n_samples; o0 += 256i) {
      let v_7 = i1 != o0;
      let v_8 = maxFloat(abs(bitcast<f32>(arena[t_first + i0 * n_samples + i1]) - bitcast<f32>(arena[t_first + i0 * n_samples + o0])), abs(bitcast<f32>(arena[t_second + i0 * n_samples + i1]) - bitcast<f32>(arena[t_second + i0 * n_samples + o0])));
      let win_6_0 = (v_7 && !isNan(v_8)) && (at_3_0 < 0i || v_8 < best_2_0);
      let win_6_1 = (v_7 && !isNan(v_8)) && (at_3_1 < 0i || v_8 < best_2_1);
      let win_6_2 = (v_7 && !isNan(v_8)) && (at_3_2 < 0i || v_8 < best_2_2);
      let win_6_3 = (v_7 && !isNan(v_8)) && (at_3_3 < 0i || v_8 < best_2_3);
      best_2_3 = select(select(best_2_3, v_8, win_6_3), best_2_2, win_6_2);
      at_3_3 = select(select(at_3_3, o0, win_6_3), at_3_2, win_6_2);
      best_2_2 = select(select(best_2_2, v_8, win_6_2), best_2_1, win_6_1);
      at_3_2 = select(select(at_3_2, o0, win_6_2), at_3_1, win_6_1);
      best_2_1 = select(select(best_2_1, v_8, win_6_1), best_2_0, win_6_0);
      at_3_1 = select(select(at_3_1, o0, win_6_1), at_3_0, win_6_0);
      best_2_0 = select(best_2_0, v_8, win_6_0);
      at_3_0 = select(at_3_0, o0, win_6_0);
    }
    for (var r = 0i; r < hidden_4; r++) {
      var head_4 = best_2_0;
      var place_5 = at_3_0;
      pool[lane] = bitcast<u32>(head_4);
      pool[256u + lane] = bitcast<u32>(place_5);
      workgroupBarrier();
      if (lane < 32u) {
        let o_9 = bitcast<f32>(pool[lane + 32u]);
        let o_10 = bitcast<i32>(pool[256u + (lane + 32u)]);
        let o_12 = bitcast<f32>(pool[lane + 64u]);
        let o_13 = bitcast<i32>(pool[256u + (lane + 64u)]);
        let o_15 = bitcast<f32>(pool[lane + 96u]);
        let o_16 = bitcast<i32>(pool[256u + (lane + 96u)]);
        let o_18 = bitcast<f32>(pool[lane + 128u]);
        let o_19 = bitcast<i32>(pool[256u + (lane + 128u)]);
        let o_21 = bitcast<f32>(pool[lane + 160u]);
        let o_22 = bitcast<i32>(pool[256u + (lane + 160u)]);
        let o_24 = bitcast<f32>(pool[lane + 192u]);
        let o_25 = bitcast<i32>(pool[256u + (lane + 192u)]);
        let o_27 = bitcast<f32>(pool[lane + 224u]);
        let o_28 = bitcast<i32>(pool[256u + (lane + 224u)]);
        let w_11 = o_10 >= 0i && ((place_5 < 0i || o_9 < head_4) || (o_9 == head_4 && o_10 < place_5));
        head_4 = select(head_4, o_9, w_11);
        place_5 = select(place_5, o_10, w_11);
        let w_14 = o_13 >= 0i && ((place_5 < 0i || o_12 < head_4) || (o_12 == head_4 && o_13 < place_5));
        head_4 = select(head_4, o_12, w_14);
        place_5 = select(place_5, o_13, w_14);
        let w_17 = o_16 >= 0i && ((place_5 < 0i || o_15 < head_4) || (o_15 == head_4 && o_16 < place_5));
        head_4 = select(head_4, o_15, w_17);
        place_5 = select(place_5, o_16, w_17);
        let w_20 = o_19 >= 0i && ((place_5 < 0i || o_18 < head_4) || (o_18 == head_4 && o_19 < place_5));
        head_4 = select(head_4, o_18, w_20);
        place_5 = select(place_5, o_19, w_20);
        let w_23 = o_22 >= 0i && ((place_5 < 0i || o_21 < head_4) || (o_21 == head_4 && o_22 < place_5));
        head_4 = select(head_4, o_21, w_23);
        place_5 = select(place_5, o_22, w_23);
        let w_26 = o_25 >= 0i && ((place_5 < 0i || o_24 < head_4) || (o_24 == head_4 && o_25 < place_5));
        head_4 = select(head_4, o_24, w_26);
        place_5 = select(place_5, o_25, w_26);
        let w_29 = o_28 >= 0i && ((place_5 < 0i || o_27 < head_4) || (o_27 == head_4 && o_28 < place_5));
        head_4 = select(head_4, o_27, w_29);
        place_5 = select(place_5, o_28, w_29);
        pool[lane] = bitcast<u32>(head_4);
        pool[256u + lane] = bitcast<u32>(place_5);
      }
      workgroupBarrier();
      if (lane < 4u) {
        let o_30 = bitcast<f32>(pool[lane + 4u]);
        let o_31 = bitcast<i32>(pool[256u + (lane + 4u)]);
        let o_33 = bitcast<f32>(pool[lane + 8u]);
        let o_34 = bitcast<i32>(pool[256u + (lane + 8u)]);
        let o_36 = bitcast<f32>(pool[lane + 12u]);
        let o_37 = bitcast<i32>(pool[256u + (lane + 12u)]);
        let o_39 = bitcast<f32>(pool[lane + 16u]);
        let o_40 = bitcast<i32>(pool[256u + (lane + 16u)]);
        let o_42 = bitcast<f32>(pool[lane + 20u]);
        let o_43 = bitcast<i32>(pool[256u + (lane + 20u)]);
        let o_45 = bitcast<f32>(pool[lane + 24u]);
        let o_46 = bitcast<i32>(pool[256u + (lane + 24u)]);
        let o_48 = bitcast<f32>(pool[lane + 28u]);
        let o_49 = bitcast<i32>(pool[256u + (lane + 28u)]);
        let w_32 = o_31 >= 0i && ((place_5 < 0i || o_30 < head_4) || (o_30 == head_4 && o_31 < place_5));
        head_4 = select(head_4, o_30, w_32);
        place_5 = select(place_5, o_31, w_32);
        let w_35 = o_34 >= 0i && ((place_5 < 0i || o_33 < head_4) || (o_33 == head_4 && o_34 < place_5));
        head_4 = select(head_4, o_33, w_35);
        place_5 = select(place_5, o_34, w_35);
        let w_38 = o_37 >= 0i && ((place_5 < 0i || o_36 < head_4) || (o_36 == head_4 && o_37 < place_5));
        head_4 = select(head_4, o_36, w_38);
        place_5 = select(place_5, o_37, w_38);
        let w_41 = o_40 >= 0i && ((place_5 < 0i || o_39 < head_4) || (o_39 == head_4 && o_40 < place_5));
        head_4 = select(head_4, o_39, w_41);
        place_5 = select(place_5, o_40, w_41);
        let w_44 = o_43 >= 0i && ((place_5 < 0i || o_42 < head_4) || (o_42 == head_4 && o_43 < place_5));
        head_4 = select(head_4, o_42, w_44);
        place_5 = select(place_5, o_43, w_44);
        let w_47 = o_46 >= 0i && ((place_5 < 0i || o_45 < head_4) || (o_45 == head_4 && o_46 < place_5));
        head_4 = select(head_4, o_45, w_47);
        place_5 = select(place_5, o_46, w_47);
        let w_50 = o_49 >= 0i && ((place_5 < 0i || o_48 < head_4) || (o_48 == head_4 && o_49 < place_5));
        head_4 = select(head_4, o_48, w_50);
        place_5 = select(place_5, o_49, w_50);
        pool[lane] = bitcast<u32>(head_4);
        pool[256u + lane] = bitcast<u32>(place_5);
      }
      workgroupBarrier();
      head_4 = bitcast<f32>(pool[0u]);
      place_5 = bitcast<i32>(pool[256u + 0u]);
      let o_51 = bitcast<f32>(pool[1u]);
      let o_52 = bitcast<i32>(pool[256u + 1u]);
      let o_54 = bitcast<f32>(pool[2u]);
      let o_55 = bitcast<i32>(pool[256u + 2u]);
      let o_57 = bitcast<f32>(pool[3u]);
      let o_58 = bitcast<i32>(pool[256u + 3u]);
      let w_53 = o_52 >= 0i && ((place_5 < 0i || o_51 < head_4) || (o_51 == head_4 && o_52 < place_5));
      head_4 = select(head_4, o_51, w_53);
      place_5 = select(place_5, o_52, w_53);
      let w_56 = o_55 >= 0i && ((place_5 < 0i || o_54 < head_4) || (o_54 == head_4 && o_55 < place_5));
      head_4 = select(head_4, o_54, w_56);
      place_5 = select(place_5, o_55, w_56);
      let w_59 = o_58 >= 0i && ((place_5 < 0i || o_57 < head_4) || (o_57 == head_4 && o_58 < place_5));
      head_4 = select(head_4, o_57, w_59);
      place_5 = select(place_5, o_58, w_59);
      let f_60 = place_5;
      workgroupBarrier();
      if (lane == 0u) {
        arena[t_near + (i0 * n_samples + i1) * 4i + r] = bitcast<u32>(head_4);
      }
      if (place_5 >= 0i && at_3_0 == place_5) {
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
    var a_61 = 0i;
    let v_62 = bitcast<f32>(arena[t_first + i0 * n_samples + i1]);
    let v_63 = bitcast<f32>(arena[t_near + (i0 * n_samples + i1) * 4i + 3i]);
    for (var j0 = i32(lane); j0 < n_samples; j0 += 256i) {
      let v_64 = (i1 != j0) && abs(v_62 - bitcast<f32>(arena[t_first + i0 * n_samples + j0])) < v_63;
      a_61 += select(0i, 1i, v_64);
    }
    pool[lane] = bitcast<u32>(a_61);
    workgroupBarrier();
    if (lane < 32u) {
      let o_65 = bitcast<i32>(pool[lane + 32u]);
      let o_66 = bitcast<i32>(pool[lane + 64u]);
      let o_67 = bitcast<i32>(pool[lane + 96u]);
      let o_68 = bitcast<i32>(pool[lane + 128u]);
      let o_69 = bitcast<i32>(pool[lane + 160u]);
      let o_70 = bitcast<i32>(pool[lane + 192u]);
      let o_71 = bitcast<i32>(pool[lane + 224u]);
      a_61 += o_65;
      a_61 += o_66;
      a_61 += o_67;
      a_61 += o_68;
      a_61 += o_69;
      a_61 += o_70;
      a_61 += o_71;
      pool[lane] = bitcast<u32>(a_61);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_72 = bitcast<i32>(pool[lane + 4u]);
      let o_73 = bitcast<i32>(pool[lane + 8u]);
      let o_74 = bitcast<i32>(pool[lane + 12u]);
      let o_75 = bitcast<i32>(pool[lane + 16u]);
      let o_76 = bitcast<i32>(pool[lane + 20u]);
      let o_77 = bitcast<i32>(pool[lane + 24u]);
      let o_78 = bitcast<i32>(pool[lane + 28u]);
      a_61 += o_72;
      a_61 += o_73;
      a_61 += o_74;
      a_61 += o_75;
      a_61 += o_76;
      a_61 += o_77;
      a_61 += o_78;
      pool[lane] = bitcast<u32>(a_61);
    }
    workgroupBarrier();
    a_61 = bitcast<i32>(pool[0u]);
    let o_79 = bitcast<i32>(pool[1u]);
    let o_80 = bitcast<i32>(pool[2u]);
    let o_81 = bitcast<i32>(pool[3u]);
    a_61 += o_79;
    a_61 += o_80;
    a_61 += o_81;
    let f_82 = a_61;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_nearFirst + i0 * n_samples + i1] = bitcast<u32>(f_82);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: countSecond
    var a_83 = 0i;
    let v_84 = bitcast<f32>(arena[t_second + i0 * n_samples + i1]);
    let v_85 = bitcast<f32>(arena[t_near + (i0 * n_samples + i1) * 4i + 3i]);
    for (var j0_2 = i32(lane); j0_2 < n_samples; j0_2 += 256i) {
      let v_86 = (i1 != j0_2) && abs(v_84 - bitcast<f32>(arena[t_second + i0 * n_samples + j0_2])) < v_85;
      a_83 += select(0i, 1i, v_86);
    }
    pool[lane] = bitcast<u32>(a_83);
    workgroupBarrier();
    if (lane < 32u) {
      let o_87 = bitcast<i32>(pool[lane + 32u]);
      let o_88 = bitcast<i32>(pool[lane + 64u]);
      let o_89 = bitcast<i32>(pool[lane + 96u]);
      let o_90 = bitcast<i32>(pool[lane + 128u]);
      let o_91 = bitcast<i32>(pool[lane + 160u]);
      let o_92 = bitcast<i32>(pool[lane + 192u]);
      let o_93 = bitcast<i32>(pool[lane + 224u]);
      a_83 += o_87;
      a_83 += o_88;
      a_83 += o_89;
      a_83 += o_90;
      a_83 += o_91;
      a_83 += o_92;
      a_83 += o_93;
      pool[lane] = bitcast<u32>(a_83);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_94 = bitcast<i32>(pool[lane + 4u]);
      let o_95 = bitcast<i32>(pool[lane + 8u]);
      let o_96 = bitcast<i32>(pool[lane + 12u]);
      let o_97 = bitcast<i32>(pool[lane + 16u]);
      let o_98 = bitcast<i32>(pool[lane + 20u]);
      let o_99 = bitcast<i32>(pool[lane + 24u]);
      let o_100 = bitcast<i32>(pool[lane + 28u]);
      a_83 += o_94;
      a_83 += o_95;
      a_83 += o_96;
      a_83 += o_97;
      a_83 += o_98;
      a_83 += o_99;
      a_83 += o_100;
      pool[lane] = bitcast<u32>(a_83);
    }
    workgroupBarrier();
    a_83 = bitcast<i32>(pool[0u]);
    let o_101 = bitcast<i32>(pool[1u]);
    let o_102 = bitcast<i32>(pool[2u]);
    let o_103 = bitcast<i32>(pool[3u]);
    a_83 += o_101;
    a_83 += o_102;
    a_83 += o_103;
    let f_104 = a_83;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_nearSecond + i0 * n_samples + i1] = bitcast<u32>(f_104);
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
