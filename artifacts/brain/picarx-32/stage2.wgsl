// planProject+planScore | learnInverse | chooseWriters+pickRows+settleRows+blendRow+measureRow+writeStrength+writeBank | poolCells
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 1792>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ params[48].z); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn poolHalves16of8(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 64i])) + (bitcast<f32>(pool[at + 32i]) + bitcast<f32>(pool[at + 96i]))) + ((bitcast<f32>(pool[at + 16i]) + bitcast<f32>(pool[at + 80i])) + (bitcast<f32>(pool[at + 48i]) + bitcast<f32>(pool[at + 112i])))) + (((bitcast<f32>(pool[at + 8i]) + bitcast<f32>(pool[at + 72i])) + (bitcast<f32>(pool[at + 40i]) + bitcast<f32>(pool[at + 104i]))) + ((bitcast<f32>(pool[at + 24i]) + bitcast<f32>(pool[at + 88i])) + (bitcast<f32>(pool[at + 56i]) + bitcast<f32>(pool[at + 120i]))))); }
fn expOf(x: f32) -> f32 {
  let v_1 = minFloat(maxFloat(x, -104f), 89f);
  let v_2 = round(v_1 * 1.4426950216293335f);
  let v_3 = (v_1 - (v_2 * 0.693145751953125f)) - (v_2 * 0.000001428606765330187f);
  let k_4 = keep(v_3);
  let v_5 = (k_4 * ((k_4 * ((k_4 * ((k_4 * 0.0013814423000440001f) + 0.008368742652237415f)) + 0.04166839271783829f)) + 0.1666652113199234f)) + 0.4999999403953552f;
  let v_6 = v_2 < 0f;
  let v_7 = ((((k_4 * k_4) * v_5) + k_4) + 1f) * bitcast<f32>((bitcast<u32>(v_2 + 12582912f) << 23u) + select(528482304u, 1602224128u, v_6));
  return v_7 * select(18446744073709552000f, 5.421010862427522e-20f, v_6);
}
fn part0(unit: i32, lane: u32) {
  let n_B = i32(params[2].y);
  let t_planScore = i32(params[25].z);
  let t_age = i32(params[4].y);
  let t_featureSign = i32(params[17].w);
  let cycle = arena[0u];
  let t_planField_next = i32(select(params[24].w, params[24].z, (cycle & 1u) == 1u));
  let t_featureCell = i32(params[17].x);
  let t_featureGroup = i32(params[17].y);
  let t_featureLane = i32(params[17].z);
  let hidden_1536 = 1536i + bitcast<i32>(params[48].z);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let t_critic = i32(params[28].x);
  let t_featureMean = i32(params[18].x);
  let t_featureVariance = i32(params[18].y);
  let i1 = unit % 8i;
  let i0 = unit / 8i;
  {
    // nest: planProject, planScore
    let v_2 = remSigned(bitcast<i32>(arena[t_age + i0]), 21i);
    let v_3 = select(bitcast<f32>(arena[t_planScore + i0 * 8i + i1]), 0f, v_2 == 0i);
    for (var slot_5 = i32(lane); slot_5 < hidden_1536; slot_5 += 256i) {
      let row_6 = slot_5 / 16i;
      var s_9 = 0f;
      let begin_7 = 0i;
      let end_8 = min(begin_7 + 256i, 16i);
      for (var j1 = begin_7 + (slot_5 % 16i); j1 < end_8; j1 += 16i) {
        let v_10 = bitcast<i32>(arena[t_featureCell + row_6 * 16i + j1]);
        let v_11 = bitcast<f32>(arena[t_planField_next + (((((i0 * 8i + i1) * 4i + clampAt(divSigned(v_10, 16i), 4i)) * 4i + max(remSigned(divSigned(v_10, 4i), 4i), 0i)) * 4i + max(remSigned(v_10, 4i), 0i)) * 3i + clampAt(bitcast<i32>(arena[t_featureGroup + row_6 * 16i + j1]), 3i)) * 16i + clampAt(bitcast<i32>(arena[t_featureLane + row_6 * 16i + j1]), 16i)]);
        let v_12 = bitcast<f32>(arena[t_featureSign + row_6 * 16i + j1]) * v_11;
        s_9 += v_12;
      }
      pool[0i + (slot_5 + row_6)] = bitcast<u32>(s_9);
    }
    workgroupBarrier();
    let tile_13 = 0i;
    for (var slot_14 = i32(lane); slot_14 < hidden_16; slot_14 += 256i) {
      var s_4 = 0f;
      let begin_15 = tile_13;
      let end_16 = min(begin_15 + 256i, 96i);
      for (var j0 = begin_15 + (slot_14 % 16i); j0 < end_16; j0 += 16i) {
        let at_17 = 0i + (j0 * 17i);
        let f_18 = poolHalves16(at_17);
        let v_19 = (f_18 - bitcast<f32>(arena[t_featureMean + i0 * 96i + j0])) / sqrt(maxFloat(bitcast<f32>(arena[t_featureVariance + i0 * 96i + j0]), 9.99999993922529e-9f));
        let v_20 = bitcast<f32>(arena[t_critic + i0 * 160i + j0]) * minFloat(maxFloat(v_19, -5f), 5f);
        s_4 += v_20;
      }
      pool[1632i + slot_14] = bitcast<u32>(s_4);
    }
    workgroupBarrier();
    let f_21 = poolHalves16(1632i + 0i);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_planScore + i0 * 8i + i1] = bitcast<u32>(select(v_3, v_3 + (expOf(f32(v_2) * (-0.03045920841395855f)) * f_21), v_2 < 20i));
    }
  }
}
fn part1(unit: i32) {
  let n_B = i32(params[2].y);
  let t_inverse = i32(params[30].w);
  let t_reply = i32(params[37].z);
  let t_replyGain = i32(params[37].w);
  let t_replyShrink = i32(params[38].x);
  let i2 = unit % 160i;
  let q_1 = unit / 160i;
  let i1 = q_1 % 160i;
  let i0 = q_1 / 160i;
  {
    // nest: learnInverse
    let v_3 = (bitcast<f32>(arena[t_reply + i0 * 160i + i1]) * bitcast<f32>(arena[t_reply + i0 * 160i + i2])) * bitcast<f32>(arena[t_replyGain + i0]);
    let v_4 = (bitcast<f32>(arena[t_inverse + (i0 * 160i + i1) * 160i + i2]) - v_3) * bitcast<f32>(arena[t_replyShrink + i0]);
    arena[t_inverse + (i0 * 160i + i1) * 160i + i2] = bitcast<u32>(v_4);
  }
}
fn part2(unit: i32, lane: u32) {
  let t_storeWish = i32(params[38].y);
  let n_B = i32(params[2].y);
  let t_storeUrgency = i32(params[38].z);
  let t_writer = i32(params[38].w);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let t_isStore = i32(params[39].y);
  let t_wantedRow = i32(params[39].z);
  let t_victim = i32(params[39].x);
  let t_matchRow = i32(params[20].z);
  let hidden_64 = 64i + bitcast<i32>(params[48].z);
  let t_writeRow = i32(params[39].w);
  let t_blend = i32(params[40].x);
  let t_query = i32(params[18].w);
  let t_bank = i32(params[19].y);
  let n_R = i32(params[2].z);
  let hidden_256 = 256i + bitcast<i32>(params[48].z);
  let t_blendLength = i32(params[40].y);
  let t_strength = i32(params[19].z);
  let t_touched = i32(params[19].w);
  let cycle = arena[0u];
  {
    // topk: chooseWriters
    var best_1_0 = fromBits(4286578688u);
    var at_2_0 = -1i;
    var best_1_1 = fromBits(4286578688u);
    var at_2_1 = -1i;
    var best_1_2 = fromBits(4286578688u);
    var at_2_2 = -1i;
    var best_1_3 = fromBits(4286578688u);
    var at_2_3 = -1i;
    var best_1_4 = fromBits(4286578688u);
    var at_2_4 = -1i;
    var best_1_5 = fromBits(4286578688u);
    var at_2_5 = -1i;
    var best_1_6 = fromBits(4286578688u);
    var at_2_6 = -1i;
    var best_1_7 = fromBits(4286578688u);
    var at_2_7 = -1i;
    for (var o0 = i32(lane); o0 < n_B; o0 += 256i) {
      let v_3 = bitcast<i32>(arena[t_storeWish + o0]) > 0i;
      let v_4 = bitcast<f32>(arena[t_storeUrgency + o0]);
      let win_5_0 = (v_3 && !isNan(v_4)) && (at_2_0 < 0i || v_4 > best_1_0);
      let win_5_1 = (v_3 && !isNan(v_4)) && (at_2_1 < 0i || v_4 > best_1_1);
      let win_5_2 = (v_3 && !isNan(v_4)) && (at_2_2 < 0i || v_4 > best_1_2);
      let win_5_3 = (v_3 && !isNan(v_4)) && (at_2_3 < 0i || v_4 > best_1_3);
      let win_5_4 = (v_3 && !isNan(v_4)) && (at_2_4 < 0i || v_4 > best_1_4);
      let win_5_5 = (v_3 && !isNan(v_4)) && (at_2_5 < 0i || v_4 > best_1_5);
      let win_5_6 = (v_3 && !isNan(v_4)) && (at_2_6 < 0i || v_4 > best_1_6);
      let win_5_7 = (v_3 && !isNan(v_4)) && (at_2_7 < 0i || v_4 > best_1_7);
      best_1_7 = select(select(best_1_7, v_4, win_5_7), best_1_6, win_5_6);
      at_2_7 = select(select(at_2_7, o0, win_5_7), at_2_6, win_5_6);
      best_1_6 = select(select(best_1_6, v_4, win_5_6), best_1_5, win_5_5);
      at_2_6 = select(select(at_2_6, o0, win_5_6), at_2_5, win_5_5);
      best_1_5 = select(select(best_1_5, v_4, win_5_5), best_1_4, win_5_4);
      at_2_5 = select(select(at_2_5, o0, win_5_5), at_2_4, win_5_4);
      best_1_4 = select(select(best_1_4, v_4, win_5_4), best_1_3, win_5_3);
      at_2_4 = select(select(at_2_4, o0, win_5_4), at_2_3, win_5_3);
      best_1_3 = select(select(best_1_3, v_4, win_5_3), best_1_2, win_5_2);
      at_2_3 = select(select(at_2_3, o0, win_5_3), at_2_2, win_5_2);
      best_1_2 = select(select(best_1_2, v_4, win_5_2), best_1_1, win_5_1);
      at_2_2 = select(select(at_2_2, o0, win_5_2), at_2_1, win_5_1);
      best_1_1 = select(select(best_1_1, v_4, win_5_1), best_1_0, win_5_0);
      at_2_1 = select(select(at_2_1, o0, win_5_1), at_2_0, win_5_0);
      best_1_0 = select(best_1_0, v_4, win_5_0);
      at_2_0 = select(at_2_0, o0, win_5_0);
    }
    for (var r = 0i; r < hidden_8; r++) {
      var head_6 = best_1_0;
      var place_7 = at_2_0;
      pool[lane] = bitcast<u32>(head_6);
      pool[256u + lane] = bitcast<u32>(place_7);
      workgroupBarrier();
      if (lane < 32u) {
        let o_8 = bitcast<f32>(pool[lane + 32u]);
        let o_9 = bitcast<i32>(pool[256u + (lane + 32u)]);
        let o_11 = bitcast<f32>(pool[lane + 64u]);
        let o_12 = bitcast<i32>(pool[256u + (lane + 64u)]);
        let o_14 = bitcast<f32>(pool[lane + 96u]);
        let o_15 = bitcast<i32>(pool[256u + (lane + 96u)]);
        let o_17 = bitcast<f32>(pool[lane + 128u]);
        let o_18 = bitcast<i32>(pool[256u + (lane + 128u)]);
        let o_20 = bitcast<f32>(pool[lane + 160u]);
        let o_21 = bitcast<i32>(pool[256u + (lane + 160u)]);
        let o_23 = bitcast<f32>(pool[lane + 192u]);
        let o_24 = bitcast<i32>(pool[256u + (lane + 192u)]);
        let o_26 = bitcast<f32>(pool[lane + 224u]);
        let o_27 = bitcast<i32>(pool[256u + (lane + 224u)]);
        let w_10 = o_9 >= 0i && ((place_7 < 0i || o_8 > head_6) || (o_8 == head_6 && o_9 < place_7));
        head_6 = select(head_6, o_8, w_10);
        place_7 = select(place_7, o_9, w_10);
        let w_13 = o_12 >= 0i && ((place_7 < 0i || o_11 > head_6) || (o_11 == head_6 && o_12 < place_7));
        head_6 = select(head_6, o_11, w_13);
        place_7 = select(place_7, o_12, w_13);
        let w_16 = o_15 >= 0i && ((place_7 < 0i || o_14 > head_6) || (o_14 == head_6 && o_15 < place_7));
        head_6 = select(head_6, o_14, w_16);
        place_7 = select(place_7, o_15, w_16);
        let w_19 = o_18 >= 0i && ((place_7 < 0i || o_17 > head_6) || (o_17 == head_6 && o_18 < place_7));
        head_6 = select(head_6, o_17, w_19);
        place_7 = select(place_7, o_18, w_19);
        let w_22 = o_21 >= 0i && ((place_7 < 0i || o_20 > head_6) || (o_20 == head_6 && o_21 < place_7));
        head_6 = select(head_6, o_20, w_22);
        place_7 = select(place_7, o_21, w_22);
        let w_25 = o_24 >= 0i && ((place_7 < 0i || o_23 > head_6) || (o_23 == head_6 && o_24 < place_7));
        head_6 = select(head_6, o_23, w_25);
        place_7 = select(place_7, o_24, w_25);
        let w_28 = o_27 >= 0i && ((place_7 < 0i || o_26 > head_6) || (o_26 == head_6 && o_27 < place_7));
        head_6 = select(head_6, o_26, w_28);
        place_7 = select(place_7, o_27, w_28);
        pool[lane] = bitcast<u32>(head_6);
        pool[256u + lane] = bitcast<u32>(place_7);
      }
      workgroupBarrier();
      if (lane < 4u) {
        let o_29 = bitcast<f32>(pool[lane + 4u]);
        let o_30 = bitcast<i32>(pool[256u + (lane + 4u)]);
        let o_32 = bitcast<f32>(pool[lane + 8u]);
        let o_33 = bitcast<i32>(pool[256u + (lane + 8u)]);
        let o_35 = bitcast<f32>(pool[lane + 12u]);
        let o_36 = bitcast<i32>(pool[256u + (lane + 12u)]);
        let o_38 = bitcast<f32>(pool[lane + 16u]);
        let o_39 = bitcast<i32>(pool[256u + (lane + 16u)]);
        let o_41 = bitcast<f32>(pool[lane + 20u]);
        let o_42 = bitcast<i32>(pool[256u + (lane + 20u)]);
        let o_44 = bitcast<f32>(pool[lane + 24u]);
        let o_45 = bitcast<i32>(pool[256u + (lane + 24u)]);
        let o_47 = bitcast<f32>(pool[lane + 28u]);
        let o_48 = bitcast<i32>(pool[256u + (lane + 28u)]);
        let w_31 = o_30 >= 0i && ((place_7 < 0i || o_29 > head_6) || (o_29 == head_6 && o_30 < place_7));
        head_6 = select(head_6, o_29, w_31);
        place_7 = select(place_7, o_30, w_31);
        let w_34 = o_33 >= 0i && ((place_7 < 0i || o_32 > head_6) || (o_32 == head_6 && o_33 < place_7));
        head_6 = select(head_6, o_32, w_34);
        place_7 = select(place_7, o_33, w_34);
        let w_37 = o_36 >= 0i && ((place_7 < 0i || o_35 > head_6) || (o_35 == head_6 && o_36 < place_7));
        head_6 = select(head_6, o_35, w_37);
        place_7 = select(place_7, o_36, w_37);
        let w_40 = o_39 >= 0i && ((place_7 < 0i || o_38 > head_6) || (o_38 == head_6 && o_39 < place_7));
        head_6 = select(head_6, o_38, w_40);
        place_7 = select(place_7, o_39, w_40);
        let w_43 = o_42 >= 0i && ((place_7 < 0i || o_41 > head_6) || (o_41 == head_6 && o_42 < place_7));
        head_6 = select(head_6, o_41, w_43);
        place_7 = select(place_7, o_42, w_43);
        let w_46 = o_45 >= 0i && ((place_7 < 0i || o_44 > head_6) || (o_44 == head_6 && o_45 < place_7));
        head_6 = select(head_6, o_44, w_46);
        place_7 = select(place_7, o_45, w_46);
        let w_49 = o_48 >= 0i && ((place_7 < 0i || o_47 > head_6) || (o_47 == head_6 && o_48 < place_7));
        head_6 = select(head_6, o_47, w_49);
        place_7 = select(place_7, o_48, w_49);
        pool[lane] = bitcast<u32>(head_6);
        pool[256u + lane] = bitcast<u32>(place_7);
      }
      workgroupBarrier();
      head_6 = bitcast<f32>(pool[0u]);
      place_7 = bitcast<i32>(pool[256u + 0u]);
      let o_50 = bitcast<f32>(pool[1u]);
      let o_51 = bitcast<i32>(pool[256u + 1u]);
      let o_53 = bitcast<f32>(pool[2u]);
      let o_54 = bitcast<i32>(pool[256u + 2u]);
      let o_56 = bitcast<f32>(pool[3u]);
      let o_57 = bitcast<i32>(pool[256u + 3u]);
      let w_52 = o_51 >= 0i && ((place_7 < 0i || o_50 > head_6) || (o_50 == head_6 && o_51 < place_7));
      head_6 = select(head_6, o_50, w_52);
      place_7 = select(place_7, o_51, w_52);
      let w_55 = o_54 >= 0i && ((place_7 < 0i || o_53 > head_6) || (o_53 == head_6 && o_54 < place_7));
      head_6 = select(head_6, o_53, w_55);
      place_7 = select(place_7, o_54, w_55);
      let w_58 = o_57 >= 0i && ((place_7 < 0i || o_56 > head_6) || (o_56 == head_6 && o_57 < place_7));
      head_6 = select(head_6, o_56, w_58);
      place_7 = select(place_7, o_57, w_58);
      let f_59 = place_7;
      workgroupBarrier();
      if (lane == 0u) {
        arena[t_writer + r] = bitcast<u32>(place_7);
      }
      if (place_7 >= 0i && at_2_0 == place_7) {
        best_1_0 = best_1_1;
        at_2_0 = at_2_1;
        best_1_1 = best_1_2;
        at_2_1 = at_2_2;
        best_1_2 = best_1_3;
        at_2_2 = at_2_3;
        best_1_3 = best_1_4;
        at_2_3 = at_2_4;
        best_1_4 = best_1_5;
        at_2_4 = at_2_5;
        best_1_5 = best_1_6;
        at_2_5 = at_2_6;
        best_1_6 = best_1_7;
        at_2_6 = at_2_7;
        best_1_7 = fromBits(4286578688u);
        at_2_7 = -1i;
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: pickRows
    for (var i0 = i32(lane); i0 < 8i; i0 += 256i) {
      let v_60 = bitcast<i32>(arena[t_writer + i0]);
      let v_61 = select(bitcast<i32>(arena[t_storeWish + clampAt(v_60, n_B)]), 0i, v_60 < 0i);
      let v_62 = v_61 == 2i;
      let v_63 = select(select(bitcast<i32>(arena[t_matchRow + (clampAt(v_60, n_B)) * 5i]), bitcast<i32>(arena[t_victim + i0]), v_62), -1i, v_61 == 0i);
      arena[t_isStore + i0] = bitcast<u32>(i32(v_62));
      arena[t_wantedRow + i0] = bitcast<u32>(v_63);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: settleRows
    for (var slot_64 = i32(lane); slot_64 < hidden_64; slot_64 += 256i) {
      let row_65 = slot_64 / 8i;
      var a_68 = 0i;
      let v_69 = bitcast<i32>(arena[t_wantedRow + row_65]);
      let begin_66 = 0i;
      let end_67 = min(begin_66 + 256i, 8i);
      for (var j0 = begin_66 + (slot_64 % 8i); j0 < end_67; j0 += 8i) {
        let v_70 = (bitcast<i32>(arena[t_wantedRow + j0]) == v_69 && (j0 != row_65)) && (bitcast<i32>(arena[t_isStore + j0]) == 1i || j0 < row_65);
        a_68 += select(0i, 1i, v_70);
      }
      pool[0i + (slot_64 + row_65)] = bitcast<u32>(a_68);
    }
    workgroupBarrier();
    for (var i0_2 = i32(lane); i0_2 < 8i; i0_2 += 256i) {
      let at_71 = 0i + (i0_2 * 9i);
      var a_72 = 0i;
      for (var e_73 = 0i; e_73 < 8i; e_73++) {
        let o_74 = bitcast<i32>(pool[at_71 + e_73]);
        a_72 += o_74;
      }
      let v_75 = bitcast<i32>(arena[t_wantedRow + i0_2]);
      arena[t_writeRow + i0_2] = bitcast<u32>(select(-1i, v_75, bitcast<i32>(arena[t_isStore + i0_2]) == 1i || a_72 == 0i));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: blendRow
    for (var row_76 = i32(lane); row_76 < 4096i; row_76 += 1024i) {
      let row_77 = row_76 + 0i;
      let i1_78 = row_77 % 512i;
      let i0_3_80 = row_77 / 512i;
      let v_81 = bitcast<f32>(arena[t_query + (clampAt(bitcast<i32>(arena[t_writer + i0_3_80]), n_B)) * 512i + i1_78]);
      let v_82 = (bitcast<f32>(arena[t_bank + (clampAt(bitcast<i32>(arena[t_writeRow + i0_3_80]), n_R)) * 512i + i1_78]) * 0.8999999761581421f) + (v_81 * 0.10000000149011612f);
      let v_83 = select(v_82, v_81, bitcast<i32>(arena[t_isStore + i0_3_80]) == 1i);
      let row_84 = row_76 + 256i;
      let i1_85 = row_84 % 512i;
      let i0_3_87 = row_84 / 512i;
      let v_88 = bitcast<f32>(arena[t_query + (clampAt(bitcast<i32>(arena[t_writer + i0_3_87]), n_B)) * 512i + i1_85]);
      let v_89 = (bitcast<f32>(arena[t_bank + (clampAt(bitcast<i32>(arena[t_writeRow + i0_3_87]), n_R)) * 512i + i1_85]) * 0.8999999761581421f) + (v_88 * 0.10000000149011612f);
      let v_90 = select(v_89, v_88, bitcast<i32>(arena[t_isStore + i0_3_87]) == 1i);
      let row_91 = row_76 + 512i;
      let i1_92 = row_91 % 512i;
      let i0_3_94 = row_91 / 512i;
      let v_95 = bitcast<f32>(arena[t_query + (clampAt(bitcast<i32>(arena[t_writer + i0_3_94]), n_B)) * 512i + i1_92]);
      let v_96 = (bitcast<f32>(arena[t_bank + (clampAt(bitcast<i32>(arena[t_writeRow + i0_3_94]), n_R)) * 512i + i1_92]) * 0.8999999761581421f) + (v_95 * 0.10000000149011612f);
      let v_97 = select(v_96, v_95, bitcast<i32>(arena[t_isStore + i0_3_94]) == 1i);
      let row_98 = row_76 + 768i;
      let i1_99 = row_98 % 512i;
      let i0_3_101 = row_98 / 512i;
      let v_102 = bitcast<f32>(arena[t_query + (clampAt(bitcast<i32>(arena[t_writer + i0_3_101]), n_B)) * 512i + i1_99]);
      let v_103 = (bitcast<f32>(arena[t_bank + (clampAt(bitcast<i32>(arena[t_writeRow + i0_3_101]), n_R)) * 512i + i1_99]) * 0.8999999761581421f) + (v_102 * 0.10000000149011612f);
      let v_104 = select(v_103, v_102, bitcast<i32>(arena[t_isStore + i0_3_101]) == 1i);
      arena[t_blend + i0_3_80 * 512i + i1_78] = bitcast<u32>(v_83);
      arena[t_blend + i0_3_87 * 512i + i1_85] = bitcast<u32>(v_90);
      arena[t_blend + i0_3_94 * 512i + i1_92] = bitcast<u32>(v_97);
      arena[t_blend + i0_3_101 * 512i + i1_99] = bitcast<u32>(v_104);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measureRow, writeStrength
    for (var slot_105 = i32(lane); slot_105 < hidden_256; slot_105 += 256i) {
      let row_106 = slot_105 / 32i;
      var s_109 = 0f;
      let begin_107 = ((slot_105 / 16i) % 2i) * 256i;
      let end_108 = min(begin_107 + 256i, 512i);
      for (var j0_2 = begin_107 + (slot_105 % 16i); j0_2 < end_108; j0_2 += 128i) {
        let p_110 = j0_2 + 16i;
        let p_111 = j0_2 + 32i;
        let p_112 = j0_2 + 48i;
        let p_113 = j0_2 + 64i;
        let p_114 = j0_2 + 80i;
        let p_115 = j0_2 + 96i;
        let p_116 = j0_2 + 112i;
        let v_117 = bitcast<f32>(arena[t_blend + row_106 * 512i + j0_2]);
        let v_118 = v_117 * v_117;
        let v_119 = bitcast<f32>(arena[t_blend + row_106 * 512i + p_110]);
        let v_120 = v_119 * v_119;
        let v_121 = bitcast<f32>(arena[t_blend + row_106 * 512i + p_111]);
        let v_122 = v_121 * v_121;
        let v_123 = bitcast<f32>(arena[t_blend + row_106 * 512i + p_112]);
        let v_124 = v_123 * v_123;
        let v_125 = bitcast<f32>(arena[t_blend + row_106 * 512i + p_113]);
        let v_126 = v_125 * v_125;
        let v_127 = bitcast<f32>(arena[t_blend + row_106 * 512i + p_114]);
        let v_128 = v_127 * v_127;
        let v_129 = bitcast<f32>(arena[t_blend + row_106 * 512i + p_115]);
        let v_130 = v_129 * v_129;
        let v_131 = bitcast<f32>(arena[t_blend + row_106 * 512i + p_116]);
        let v_132 = v_131 * v_131;
        s_109 += v_118;
        s_109 += v_120;
        s_109 += v_122;
        s_109 += v_124;
        s_109 += v_126;
        s_109 += v_128;
        s_109 += v_130;
        s_109 += v_132;
      }
      pool[0i + (slot_105 + row_106)] = bitcast<u32>(s_109);
    }
    workgroupBarrier();
    let v_137 = i32(cycle);
    for (var i0_4 = i32(lane); i0_4 < 8i; i0_4 += 256i) {
      let at_133 = 0i + (i0_4 * 33i);
      let f_134 = poolHalves16(at_133) + poolHalves16(at_133 + 16i);
      let v_135 = bitcast<i32>(arena[t_writeRow + i0_4]);
      let v_136 = select(minFloat(bitcast<f32>(arena[t_strength + clampAt(v_135, n_R)]) + 0.10000000149011612f, 10f), 1f, bitcast<i32>(arena[t_isStore + i0_4]) == 1i);
      arena[t_blendLength + i0_4] = bitcast<u32>(sqrt(f_134));
      if (v_135 >= 0i && v_135 < n_R) {
        arena[t_strength + v_135] = bitcast<u32>(v_136);
      }
      if (v_135 >= 0i && v_135 < n_R) {
        arena[t_touched + v_135] = bitcast<u32>(v_137);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: writeBank
    for (var row_138 = i32(lane); row_138 < 4096i; row_138 += 1024i) {
      let row_139 = row_138 + 0i;
      let i1_2_140 = row_139 % 512i;
      let i0_5_142 = row_139 / 512i;
      let v_143 = bitcast<i32>(arena[t_writeRow + i0_5_142]);
      let v_144 = bitcast<f32>(arena[t_blend + i0_5_142 * 512i + i1_2_140]) / maxFloat(bitcast<f32>(arena[t_blendLength + i0_5_142]), 9.999999960041972e-13f);
      let row_145 = row_138 + 256i;
      let i1_2_146 = row_145 % 512i;
      let i0_5_148 = row_145 / 512i;
      let v_149 = bitcast<i32>(arena[t_writeRow + i0_5_148]);
      let v_150 = bitcast<f32>(arena[t_blend + i0_5_148 * 512i + i1_2_146]) / maxFloat(bitcast<f32>(arena[t_blendLength + i0_5_148]), 9.999999960041972e-13f);
      let row_151 = row_138 + 512i;
      let i1_2_152 = row_151 % 512i;
      let i0_5_154 = row_151 / 512i;
      let v_155 = bitcast<i32>(arena[t_writeRow + i0_5_154]);
      let v_156 = bitcast<f32>(arena[t_blend + i0_5_154 * 512i + i1_2_152]) / maxFloat(bitcast<f32>(arena[t_blendLength + i0_5_154]), 9.999999960041972e-13f);
      let row_157 = row_138 + 768i;
      let i1_2_158 = row_157 % 512i;
      let i0_5_160 = row_157 / 512i;
      let v_161 = bitcast<i32>(arena[t_writeRow + i0_5_160]);
      let v_162 = bitcast<f32>(arena[t_blend + i0_5_160 * 512i + i1_2_158]) / maxFloat(bitcast<f32>(arena[t_blendLength + i0_5_160]), 9.999999960041972e-13f);
      if (v_143 >= 0i && v_143 < n_R) {
        arena[t_bank + v_143 * 512i + i1_2_140] = bitcast<u32>(v_144);
      }
      if (v_149 >= 0i && v_149 < n_R) {
        arena[t_bank + v_149 * 512i + i1_2_146] = bitcast<u32>(v_150);
      }
      if (v_155 >= 0i && v_155 < n_R) {
        arena[t_bank + v_155 * 512i + i1_2_152] = bitcast<u32>(v_156);
      }
      if (v_161 >= 0i && v_161 < n_R) {
        arena[t_bank + v_161 * 512i + i1_2_158] = bitcast<u32>(v_162);
      }
    }
  }
}
fn part3(unit: i32, lane: u32, team: u32) {
  let n_B = i32(params[2].y);
  let t_means = i32(params[14].w);
  let t_maxima = i32(params[15].x);
  let t_cellLoud = i32(params[40].w);
  let t_cellSquare = i32(params[41].x);
  let t_cellPeak = i32(params[41].y);
  let t_cellQuiet = i32(params[41].z);
  let t_cellMended = i32(params[41].w);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let cycle = arena[0u];
  let t_content_next = i32(select(params[5].x, params[4].w, (cycle & 1u) == 1u));
  let t_memory = i32(params[5].y);
  let t_dynamics_next = i32(select(params[5].w, params[5].z, (cycle & 1u) == 1u));
  let i4 = unit % 16i;
  let q_1 = unit / 16i;
  let i3 = q_1 % 4i;
  let q_2 = q_1 / 4i;
  let i2 = q_2 % 4i;
  let q_3 = q_2 / 4i;
  let i1 = q_3 % 4i;
  let i0 = q_3 / 4i;
  {
    // nest: poolCells
    var a_5 = fromBits(4286578688u);
    var a_6 = fromBits(4286578688u);
    var a_7 = fromBits(4286578688u);
    var a_8 = fromBits(4286578688u);
    var a_9 = fromBits(4286578688u);
    var a_10 = 0i;
    var a_11 = 0i;
    let v_29 = i1 * 8i;
    let v_31 = i2 * 8i;
    let v_33 = i3 * 8i;
    let tile_19 = 0i;
    for (var slot_20 = i32(lane); slot_20 < hidden_32; slot_20 += 32i) {
      var s_12 = 0f;
      var s_13 = 0f;
      var s_14 = 0f;
      var s_15 = 0f;
      var s_16 = 0f;
      var s_17 = 0f;
      let begin_21 = tile_19 + ((slot_20 / 16i) * 256i);
      let end_22 = min(begin_21 + 256i, 512i);
      for (var p_18 = begin_21 + (slot_20 % 16i); p_18 < end_22; p_18 += 32i) {
        let p_23 = p_18 + 16i;
        let j2_24 = p_18 % 8i;
        let q_25 = p_18 / 8i;
        let j1_26 = q_25 % 8i;
        let j0_28 = q_25 / 8i;
        let v_30 = v_29 + j0_28;
        let v_32 = v_31 + j1_26;
        let v_34 = v_33 + j2_24;
        let v_35 = bitcast<f32>(arena[t_content_next + (((i0 * 32i + v_30) * 32i + v_32) * 32i + v_34) * 2i * 16i + i4]);
        let v_36 = bitcast<f32>(arena[t_content_next + ((((i0 * 32i + v_30) * 32i + v_32) * 32i + v_34) * 2i + 1i) * 16i + i4]);
        let v_37 = bitcast<f32>(arena[t_memory + (((i0 * 32i + v_30) * 32i + v_32) * 32i + v_34) * 16i + i4]);
        let v_38 = bitcast<f32>(arena[t_dynamics_next + (((i0 * 32i + v_30) * 32i + v_32) * 32i + v_34) * 16i + i4]);
        let v_39 = abs(v_35);
        let v_40 = abs(v_36);
        let v_41 = v_39 + v_40;
        let v_42 = (v_35 * v_35) + (v_36 * v_36);
        let v_43 = i32(v_39 < 0.10000000149011612f) + i32(v_40 < 0.10000000149011612f);
        let v_44 = ((i32(v_35 == 1.0000000031710769e-30f) + i32(v_36 == 1.0000000031710769e-30f)) + i32(v_37 == 1.0000000031710769e-30f)) + i32(v_38 == 1.0000000031710769e-30f);
        let j2_45 = p_23 % 8i;
        let q_46 = p_23 / 8i;
        let j1_47 = q_46 % 8i;
        let j0_49 = q_46 / 8i;
        let v_50 = v_29 + j0_49;
        let v_51 = v_31 + j1_47;
        let v_52 = v_33 + j2_45;
        let v_53 = bitcast<f32>(arena[t_content_next + (((i0 * 32i + v_50) * 32i + v_51) * 32i + v_52) * 2i * 16i + i4]);
        let v_54 = bitcast<f32>(arena[t_content_next + ((((i0 * 32i + v_50) * 32i + v_51) * 32i + v_52) * 2i + 1i) * 16i + i4]);
        let v_55 = bitcast<f32>(arena[t_memory + (((i0 * 32i + v_50) * 32i + v_51) * 32i + v_52) * 16i + i4]);
        let v_56 = bitcast<f32>(arena[t_dynamics_next + (((i0 * 32i + v_50) * 32i + v_51) * 32i + v_52) * 16i + i4]);
        let v_57 = abs(v_53);
        let v_58 = abs(v_54);
        let v_59 = v_57 + v_58;
        let v_60 = (v_53 * v_53) + (v_54 * v_54);
        let v_61 = i32(v_57 < 0.10000000149011612f) + i32(v_58 < 0.10000000149011612f);
        let v_62 = ((i32(v_53 == 1.0000000031710769e-30f) + i32(v_54 == 1.0000000031710769e-30f)) + i32(v_55 == 1.0000000031710769e-30f)) + i32(v_56 == 1.0000000031710769e-30f);
        s_12 += v_35;
        a_5 = select(a_5, v_35, v_35 > a_5);
        s_13 += v_36;
        a_6 = select(a_6, v_36, v_36 > a_6);
        s_14 += v_37;
        a_7 = select(a_7, v_37, v_37 > a_7);
        s_15 += v_38;
        a_8 = select(a_8, v_38, v_38 > a_8);
        s_16 += v_41;
        s_17 += v_42;
        a_9 = select(a_9, v_39, v_39 > a_9);
        a_10 += v_43;
        a_11 += v_44;
        s_12 += v_53;
        a_5 = select(a_5, v_53, v_53 > a_5);
        s_13 += v_54;
        a_6 = select(a_6, v_54, v_54 > a_6);
        s_14 += v_55;
        a_7 = select(a_7, v_55, v_55 > a_7);
        s_15 += v_56;
        a_8 = select(a_8, v_56, v_56 > a_8);
        s_16 += v_59;
        s_17 += v_60;
        a_9 = select(a_9, v_57, v_57 > a_9);
        a_10 += v_61;
        a_11 += v_62;
      }
      pool[slot_20 * 8i + i32(team)] = bitcast<u32>(s_12);
      pool[(32i + slot_20) * 8i + i32(team)] = bitcast<u32>(s_13);
      pool[(64i + slot_20) * 8i + i32(team)] = bitcast<u32>(s_14);
      pool[(96i + slot_20) * 8i + i32(team)] = bitcast<u32>(s_15);
      pool[(128i + slot_20) * 8i + i32(team)] = bitcast<u32>(s_16);
      pool[(160i + slot_20) * 8i + i32(team)] = bitcast<u32>(s_17);
    }
    workgroupBarrier();
    for (var c_69 = i32(lane); c_69 < 12i; c_69 += 32i) {
      pool[(c_69 * 16i) * 8i + i32(team)] = bitcast<u32>(poolHalves16of8((c_69 * 16i) * 8i + i32(team)));
    }
    workgroupBarrier();
    let f_63 = bitcast<f32>(pool[i32(team)]) + bitcast<f32>(pool[16i * 8i + i32(team)]);
    let f_64 = bitcast<f32>(pool[32i * 8i + i32(team)]) + bitcast<f32>(pool[48i * 8i + i32(team)]);
    let f_65 = bitcast<f32>(pool[64i * 8i + i32(team)]) + bitcast<f32>(pool[80i * 8i + i32(team)]);
    let f_66 = bitcast<f32>(pool[96i * 8i + i32(team)]) + bitcast<f32>(pool[112i * 8i + i32(team)]);
    let f_67 = bitcast<f32>(pool[128i * 8i + i32(team)]) + bitcast<f32>(pool[144i * 8i + i32(team)]);
    let f_68 = bitcast<f32>(pool[160i * 8i + i32(team)]) + bitcast<f32>(pool[176i * 8i + i32(team)]);
    workgroupBarrier();
    pool[lane * 8u + team] = bitcast<u32>(a_5);
    pool[(32u + lane) * 8u + team] = bitcast<u32>(a_6);
    pool[(64u + lane) * 8u + team] = bitcast<u32>(a_7);
    pool[(96u + lane) * 8u + team] = bitcast<u32>(a_8);
    pool[(128u + lane) * 8u + team] = bitcast<u32>(a_9);
    pool[(160u + lane) * 8u + team] = bitcast<u32>(a_10);
    pool[(192u + lane) * 8u + team] = bitcast<u32>(a_11);
    workgroupBarrier();
    if (lane < 4u) {
      let o_70 = bitcast<f32>(pool[(lane + 4u) * 8u + team]);
      let o_71 = bitcast<f32>(pool[(lane + 8u) * 8u + team]);
      let o_72 = bitcast<f32>(pool[(lane + 12u) * 8u + team]);
      let o_73 = bitcast<f32>(pool[(lane + 16u) * 8u + team]);
      let o_74 = bitcast<f32>(pool[(lane + 20u) * 8u + team]);
      let o_75 = bitcast<f32>(pool[(lane + 24u) * 8u + team]);
      let o_76 = bitcast<f32>(pool[(lane + 28u) * 8u + team]);
      let o_77 = bitcast<f32>(pool[(32u + (lane + 4u)) * 8u + team]);
      let o_78 = bitcast<f32>(pool[(32u + (lane + 8u)) * 8u + team]);
      let o_79 = bitcast<f32>(pool[(32u + (lane + 12u)) * 8u + team]);
      let o_80 = bitcast<f32>(pool[(32u + (lane + 16u)) * 8u + team]);
      let o_81 = bitcast<f32>(pool[(32u + (lane + 20u)) * 8u + team]);
      let o_82 = bitcast<f32>(pool[(32u + (lane + 24u)) * 8u + team]);
      let o_83 = bitcast<f32>(pool[(32u + (lane + 28u)) * 8u + team]);
      let o_84 = bitcast<f32>(pool[(64u + (lane + 4u)) * 8u + team]);
      let o_85 = bitcast<f32>(pool[(64u + (lane + 8u)) * 8u + team]);
      let o_86 = bitcast<f32>(pool[(64u + (lane + 12u)) * 8u + team]);
      let o_87 = bitcast<f32>(pool[(64u + (lane + 16u)) * 8u + team]);
      let o_88 = bitcast<f32>(pool[(64u + (lane + 20u)) * 8u + team]);
      let o_89 = bitcast<f32>(pool[(64u + (lane + 24u)) * 8u + team]);
      let o_90 = bitcast<f32>(pool[(64u + (lane + 28u)) * 8u + team]);
      let o_91 = bitcast<f32>(pool[(96u + (lane + 4u)) * 8u + team]);
      let o_92 = bitcast<f32>(pool[(96u + (lane + 8u)) * 8u + team]);
      let o_93 = bitcast<f32>(pool[(96u + (lane + 12u)) * 8u + team]);
      let o_94 = bitcast<f32>(pool[(96u + (lane + 16u)) * 8u + team]);
      let o_95 = bitcast<f32>(pool[(96u + (lane + 20u)) * 8u + team]);
      let o_96 = bitcast<f32>(pool[(96u + (lane + 24u)) * 8u + team]);
      let o_97 = bitcast<f32>(pool[(96u + (lane + 28u)) * 8u + team]);
      let o_98 = bitcast<f32>(pool[(128u + (lane + 4u)) * 8u + team]);
      let o_99 = bitcast<f32>(pool[(128u + (lane + 8u)) * 8u + team]);
      let o_100 = bitcast<f32>(pool[(128u + (lane + 12u)) * 8u + team]);
      let o_101 = bitcast<f32>(pool[(128u + (lane + 16u)) * 8u + team]);
      let o_102 = bitcast<f32>(pool[(128u + (lane + 20u)) * 8u + team]);
      let o_103 = bitcast<f32>(pool[(128u + (lane + 24u)) * 8u + team]);
      let o_104 = bitcast<f32>(pool[(128u + (lane + 28u)) * 8u + team]);
      let o_105 = bitcast<i32>(pool[(160u + (lane + 4u)) * 8u + team]);
      let o_106 = bitcast<i32>(pool[(160u + (lane + 8u)) * 8u + team]);
      let o_107 = bitcast<i32>(pool[(160u + (lane + 12u)) * 8u + team]);
      let o_108 = bitcast<i32>(pool[(160u + (lane + 16u)) * 8u + team]);
      let o_109 = bitcast<i32>(pool[(160u + (lane + 20u)) * 8u + team]);
      let o_110 = bitcast<i32>(pool[(160u + (lane + 24u)) * 8u + team]);
      let o_111 = bitcast<i32>(pool[(160u + (lane + 28u)) * 8u + team]);
      let o_112 = bitcast<i32>(pool[(192u + (lane + 4u)) * 8u + team]);
      let o_113 = bitcast<i32>(pool[(192u + (lane + 8u)) * 8u + team]);
      let o_114 = bitcast<i32>(pool[(192u + (lane + 12u)) * 8u + team]);
      let o_115 = bitcast<i32>(pool[(192u + (lane + 16u)) * 8u + team]);
      let o_116 = bitcast<i32>(pool[(192u + (lane + 20u)) * 8u + team]);
      let o_117 = bitcast<i32>(pool[(192u + (lane + 24u)) * 8u + team]);
      let o_118 = bitcast<i32>(pool[(192u + (lane + 28u)) * 8u + team]);
      a_5 = select(a_5, o_70, o_70 > a_5);
      a_5 = select(a_5, o_71, o_71 > a_5);
      a_5 = select(a_5, o_72, o_72 > a_5);
      a_5 = select(a_5, o_73, o_73 > a_5);
      a_5 = select(a_5, o_74, o_74 > a_5);
      a_5 = select(a_5, o_75, o_75 > a_5);
      a_5 = select(a_5, o_76, o_76 > a_5);
      a_6 = select(a_6, o_77, o_77 > a_6);
      a_6 = select(a_6, o_78, o_78 > a_6);
      a_6 = select(a_6, o_79, o_79 > a_6);
      a_6 = select(a_6, o_80, o_80 > a_6);
      a_6 = select(a_6, o_81, o_81 > a_6);
      a_6 = select(a_6, o_82, o_82 > a_6);
      a_6 = select(a_6, o_83, o_83 > a_6);
      a_7 = select(a_7, o_84, o_84 > a_7);
      a_7 = select(a_7, o_85, o_85 > a_7);
      a_7 = select(a_7, o_86, o_86 > a_7);
      a_7 = select(a_7, o_87, o_87 > a_7);
      a_7 = select(a_7, o_88, o_88 > a_7);
      a_7 = select(a_7, o_89, o_89 > a_7);
      a_7 = select(a_7, o_90, o_90 > a_7);
      a_8 = select(a_8, o_91, o_91 > a_8);
      a_8 = select(a_8, o_92, o_92 > a_8);
      a_8 = select(a_8, o_93, o_93 > a_8);
      a_8 = select(a_8, o_94, o_94 > a_8);
      a_8 = select(a_8, o_95, o_95 > a_8);
      a_8 = select(a_8, o_96, o_96 > a_8);
      a_8 = select(a_8, o_97, o_97 > a_8);
      a_9 = select(a_9, o_98, o_98 > a_9);
      a_9 = select(a_9, o_99, o_99 > a_9);
      a_9 = select(a_9, o_100, o_100 > a_9);
      a_9 = select(a_9, o_101, o_101 > a_9);
      a_9 = select(a_9, o_102, o_102 > a_9);
      a_9 = select(a_9, o_103, o_103 > a_9);
      a_9 = select(a_9, o_104, o_104 > a_9);
      a_10 += o_105;
      a_10 += o_106;
      a_10 += o_107;
      a_10 += o_108;
      a_10 += o_109;
      a_10 += o_110;
      a_10 += o_111;
      a_11 += o_112;
      a_11 += o_113;
      a_11 += o_114;
      a_11 += o_115;
      a_11 += o_116;
      a_11 += o_117;
      a_11 += o_118;
      pool[lane * 8u + team] = bitcast<u32>(a_5);
      pool[(32u + lane) * 8u + team] = bitcast<u32>(a_6);
      pool[(64u + lane) * 8u + team] = bitcast<u32>(a_7);
      pool[(96u + lane) * 8u + team] = bitcast<u32>(a_8);
      pool[(128u + lane) * 8u + team] = bitcast<u32>(a_9);
      pool[(160u + lane) * 8u + team] = bitcast<u32>(a_10);
      pool[(192u + lane) * 8u + team] = bitcast<u32>(a_11);
    }
    workgroupBarrier();
    a_5 = bitcast<f32>(pool[team]);
    a_6 = bitcast<f32>(pool[(32u + 0u) * 8u + team]);
    a_7 = bitcast<f32>(pool[(64u + 0u) * 8u + team]);
    a_8 = bitcast<f32>(pool[(96u + 0u) * 8u + team]);
    a_9 = bitcast<f32>(pool[(128u + 0u) * 8u + team]);
    a_10 = bitcast<i32>(pool[(160u + 0u) * 8u + team]);
    a_11 = bitcast<i32>(pool[(192u + 0u) * 8u + team]);
    let o_119 = bitcast<f32>(pool[1u * 8u + team]);
    let o_120 = bitcast<f32>(pool[2u * 8u + team]);
    let o_121 = bitcast<f32>(pool[3u * 8u + team]);
    let o_122 = bitcast<f32>(pool[(32u + 1u) * 8u + team]);
    let o_123 = bitcast<f32>(pool[(32u + 2u) * 8u + team]);
    let o_124 = bitcast<f32>(pool[(32u + 3u) * 8u + team]);
    let o_125 = bitcast<f32>(pool[(64u + 1u) * 8u + team]);
    let o_126 = bitcast<f32>(pool[(64u + 2u) * 8u + team]);
    let o_127 = bitcast<f32>(pool[(64u + 3u) * 8u + team]);
    let o_128 = bitcast<f32>(pool[(96u + 1u) * 8u + team]);
    let o_129 = bitcast<f32>(pool[(96u + 2u) * 8u + team]);
    let o_130 = bitcast<f32>(pool[(96u + 3u) * 8u + team]);
    let o_131 = bitcast<f32>(pool[(128u + 1u) * 8u + team]);
    let o_132 = bitcast<f32>(pool[(128u + 2u) * 8u + team]);
    let o_133 = bitcast<f32>(pool[(128u + 3u) * 8u + team]);
    let o_134 = bitcast<i32>(pool[(160u + 1u) * 8u + team]);
    let o_135 = bitcast<i32>(pool[(160u + 2u) * 8u + team]);
    let o_136 = bitcast<i32>(pool[(160u + 3u) * 8u + team]);
    let o_137 = bitcast<i32>(pool[(192u + 1u) * 8u + team]);
    let o_138 = bitcast<i32>(pool[(192u + 2u) * 8u + team]);
    let o_139 = bitcast<i32>(pool[(192u + 3u) * 8u + team]);
    a_5 = select(a_5, o_119, o_119 > a_5);
    a_5 = select(a_5, o_120, o_120 > a_5);
    a_5 = select(a_5, o_121, o_121 > a_5);
    a_6 = select(a_6, o_122, o_122 > a_6);
    a_6 = select(a_6, o_123, o_123 > a_6);
    a_6 = select(a_6, o_124, o_124 > a_6);
    a_7 = select(a_7, o_125, o_125 > a_7);
    a_7 = select(a_7, o_126, o_126 > a_7);
    a_7 = select(a_7, o_127, o_127 > a_7);
    a_8 = select(a_8, o_128, o_128 > a_8);
    a_8 = select(a_8, o_129, o_129 > a_8);
    a_8 = select(a_8, o_130, o_130 > a_8);
    a_9 = select(a_9, o_131, o_131 > a_9);
    a_9 = select(a_9, o_132, o_132 > a_9);
    a_9 = select(a_9, o_133, o_133 > a_9);
    a_10 += o_134;
    a_10 += o_135;
    a_10 += o_136;
    a_11 += o_137;
    a_11 += o_138;
    a_11 += o_139;
    let f_140 = a_5;
    let f_141 = a_6;
    let f_142 = a_7;
    let f_143 = a_8;
    let f_144 = a_9;
    let f_145 = a_10;
    let f_146 = a_11;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_means + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i * 16i + i4] = bitcast<u32>(f_63 / 512f);
      arena[t_maxima + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i * 16i + i4] = bitcast<u32>(f_140);
      arena[t_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 1i) * 16i + i4] = bitcast<u32>(f_64 / 512f);
      arena[t_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 1i) * 16i + i4] = bitcast<u32>(f_141);
      arena[t_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 2i) * 16i + i4] = bitcast<u32>(f_65 / 512f);
      arena[t_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 2i) * 16i + i4] = bitcast<u32>(f_142);
      arena[t_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 3i) * 16i + i4] = bitcast<u32>(f_66 / 512f);
      arena[t_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 3i) * 16i + i4] = bitcast<u32>(f_143);
      arena[t_cellLoud + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_67);
      arena[t_cellSquare + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_68);
      arena[t_cellPeak + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_144);
      arena[t_cellQuiet + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_145);
      arena[t_cellMended + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_146);
    }
  }
}
@compute @workgroup_size(256)
fn stage2(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_B = i32(params[2].y);
  let units0 = n_B * 8i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = n_B * 25600i;
  let end1 = end0 + (units1 + 255i) / 256i;
  if (group >= end0 && group < end1) {
    let unit = (group - end0) * 256i + i32(lane);
    if (unit < units1) { part1(unit); }
  }
  let units2 = 1i;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2((group - end1), lane);
  }
  let units3 = n_B * 1024i;
  let end3 = end2 + (units3 + 7i) / 8i;
  if (group >= end2 && group < end3) {
    part3((group - end2) * 8i + i32(lane % 8u), lane / 8u, lane % 8u);
  }
}
