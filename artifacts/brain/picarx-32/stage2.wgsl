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
  let t_critic = i32(params[28].x);
  let t_featureMean = i32(params[18].x);
  let t_featureVariance = i32(params[18].y);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
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
    let tile_17 = 0i;
    for (var slot_18 = i32(lane); slot_18 < hidden_16; slot_18 += 256i) {
      var s_4 = 0f;
      let begin_19 = tile_17;
      let end_20 = min(begin_19 + 256i, 96i);
      for (var j0 = begin_19 + (slot_18 % 16i); j0 < end_20; j0 += 16i) {
        let at_13 = 0i + (j0 * 17i);
        let f_14 = poolHalves16(at_13);
        let v_15 = (f_14 - bitcast<f32>(arena[t_featureMean + i0 * 96i + j0])) / sqrt(maxFloat(bitcast<f32>(arena[t_featureVariance + i0 * 96i + j0]), 9.99999993922529e-9f));
        let v_16 = bitcast<f32>(arena[t_critic + i0 * 160i + j0]) * minFloat(maxFloat(v_15, -5f), 5f);
        s_4 += v_16;
      }
      pool[1632i + slot_18] = bitcast<u32>(s_4);
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
  let t_blendLength = i32(params[40].y);
  let t_strength = i32(params[19].z);
  let t_touched = i32(params[19].w);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
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
      let v_6 = bitcast<i32>(arena[t_storeWish + o0]) > 0i;
      let v_7 = bitcast<f32>(arena[t_storeUrgency + o0]);
      let win_5_0 = (v_6 && !isNan(v_7)) && (at_2_0 < 0i || v_7 > best_1_0);
      let win_5_1 = (v_6 && !isNan(v_7)) && (at_2_1 < 0i || v_7 > best_1_1);
      let win_5_2 = (v_6 && !isNan(v_7)) && (at_2_2 < 0i || v_7 > best_1_2);
      let win_5_3 = (v_6 && !isNan(v_7)) && (at_2_3 < 0i || v_7 > best_1_3);
      let win_5_4 = (v_6 && !isNan(v_7)) && (at_2_4 < 0i || v_7 > best_1_4);
      let win_5_5 = (v_6 && !isNan(v_7)) && (at_2_5 < 0i || v_7 > best_1_5);
      let win_5_6 = (v_6 && !isNan(v_7)) && (at_2_6 < 0i || v_7 > best_1_6);
      let win_5_7 = (v_6 && !isNan(v_7)) && (at_2_7 < 0i || v_7 > best_1_7);
      best_1_7 = select(select(best_1_7, v_7, win_5_7), best_1_6, win_5_6);
      at_2_7 = select(select(at_2_7, o0, win_5_7), at_2_6, win_5_6);
      best_1_6 = select(select(best_1_6, v_7, win_5_6), best_1_5, win_5_5);
      at_2_6 = select(select(at_2_6, o0, win_5_6), at_2_5, win_5_5);
      best_1_5 = select(select(best_1_5, v_7, win_5_5), best_1_4, win_5_4);
      at_2_5 = select(select(at_2_5, o0, win_5_5), at_2_4, win_5_4);
      best_1_4 = select(select(best_1_4, v_7, win_5_4), best_1_3, win_5_3);
      at_2_4 = select(select(at_2_4, o0, win_5_4), at_2_3, win_5_3);
      best_1_3 = select(select(best_1_3, v_7, win_5_3), best_1_2, win_5_2);
      at_2_3 = select(select(at_2_3, o0, win_5_3), at_2_2, win_5_2);
      best_1_2 = select(select(best_1_2, v_7, win_5_2), best_1_1, win_5_1);
      at_2_2 = select(select(at_2_2, o0, win_5_2), at_2_1, win_5_1);
      best_1_1 = select(select(best_1_1, v_7, win_5_1), best_1_0, win_5_0);
      at_2_1 = select(select(at_2_1, o0, win_5_1), at_2_0, win_5_0);
      best_1_0 = select(best_1_0, v_7, win_5_0);
      at_2_0 = select(at_2_0, o0, win_5_0);
    }
    for (var r = 0i; r < hidden_8; r++) {
      var head_3 = best_1_0;
      var place_4 = at_2_0;
      pool[lane] = bitcast<u32>(head_3);
      pool[256u + lane] = bitcast<u32>(place_4);
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
        let w_10 = o_9 >= 0i && ((place_4 < 0i || o_8 > head_3) || (o_8 == head_3 && o_9 < place_4));
        head_3 = select(head_3, o_8, w_10);
        place_4 = select(place_4, o_9, w_10);
        let w_13 = o_12 >= 0i && ((place_4 < 0i || o_11 > head_3) || (o_11 == head_3 && o_12 < place_4));
        head_3 = select(head_3, o_11, w_13);
        place_4 = select(place_4, o_12, w_13);
        let w_16 = o_15 >= 0i && ((place_4 < 0i || o_14 > head_3) || (o_14 == head_3 && o_15 < place_4));
        head_3 = select(head_3, o_14, w_16);
        place_4 = select(place_4, o_15, w_16);
        let w_19 = o_18 >= 0i && ((place_4 < 0i || o_17 > head_3) || (o_17 == head_3 && o_18 < place_4));
        head_3 = select(head_3, o_17, w_19);
        place_4 = select(place_4, o_18, w_19);
        let w_22 = o_21 >= 0i && ((place_4 < 0i || o_20 > head_3) || (o_20 == head_3 && o_21 < place_4));
        head_3 = select(head_3, o_20, w_22);
        place_4 = select(place_4, o_21, w_22);
        let w_25 = o_24 >= 0i && ((place_4 < 0i || o_23 > head_3) || (o_23 == head_3 && o_24 < place_4));
        head_3 = select(head_3, o_23, w_25);
        place_4 = select(place_4, o_24, w_25);
        let w_28 = o_27 >= 0i && ((place_4 < 0i || o_26 > head_3) || (o_26 == head_3 && o_27 < place_4));
        head_3 = select(head_3, o_26, w_28);
        place_4 = select(place_4, o_27, w_28);
        pool[lane] = bitcast<u32>(head_3);
        pool[256u + lane] = bitcast<u32>(place_4);
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
        let w_31 = o_30 >= 0i && ((place_4 < 0i || o_29 > head_3) || (o_29 == head_3 && o_30 < place_4));
        head_3 = select(head_3, o_29, w_31);
        place_4 = select(place_4, o_30, w_31);
        let w_34 = o_33 >= 0i && ((place_4 < 0i || o_32 > head_3) || (o_32 == head_3 && o_33 < place_4));
        head_3 = select(head_3, o_32, w_34);
        place_4 = select(place_4, o_33, w_34);
        let w_37 = o_36 >= 0i && ((place_4 < 0i || o_35 > head_3) || (o_35 == head_3 && o_36 < place_4));
        head_3 = select(head_3, o_35, w_37);
        place_4 = select(place_4, o_36, w_37);
        let w_40 = o_39 >= 0i && ((place_4 < 0i || o_38 > head_3) || (o_38 == head_3 && o_39 < place_4));
        head_3 = select(head_3, o_38, w_40);
        place_4 = select(place_4, o_39, w_40);
        let w_43 = o_42 >= 0i && ((place_4 < 0i || o_41 > head_3) || (o_41 == head_3 && o_42 < place_4));
        head_3 = select(head_3, o_41, w_43);
        place_4 = select(place_4, o_42, w_43);
        let w_46 = o_45 >= 0i && ((place_4 < 0i || o_44 > head_3) || (o_44 == head_3 && o_45 < place_4));
        head_3 = select(head_3, o_44, w_46);
        place_4 = select(place_4, o_45, w_46);
        let w_49 = o_48 >= 0i && ((place_4 < 0i || o_47 > head_3) || (o_47 == head_3 && o_48 < place_4));
        head_3 = select(head_3, o_47, w_49);
        place_4 = select(place_4, o_48, w_49);
        pool[lane] = bitcast<u32>(head_3);
        pool[256u + lane] = bitcast<u32>(place_4);
      }
      workgroupBarrier();
      head_3 = bitcast<f32>(pool[0u]);
      place_4 = bitcast<i32>(pool[256u + 0u]);
      let o_50 = bitcast<f32>(pool[1u]);
      let o_51 = bitcast<i32>(pool[256u + 1u]);
      let o_53 = bitcast<f32>(pool[2u]);
      let o_54 = bitcast<i32>(pool[256u + 2u]);
      let o_56 = bitcast<f32>(pool[3u]);
      let o_57 = bitcast<i32>(pool[256u + 3u]);
      let w_52 = o_51 >= 0i && ((place_4 < 0i || o_50 > head_3) || (o_50 == head_3 && o_51 < place_4));
      head_3 = select(head_3, o_50, w_52);
      place_4 = select(place_4, o_51, w_52);
      let w_55 = o_54 >= 0i && ((place_4 < 0i || o_53 > head_3) || (o_53 == head_3 && o_54 < place_4));
      head_3 = select(head_3, o_53, w_55);
      place_4 = select(place_4, o_54, w_55);
      let w_58 = o_57 >= 0i && ((place_4 < 0i || o_56 > head_3) || (o_56 == head_3 && o_57 < place_4));
      head_3 = select(head_3, o_56, w_58);
      place_4 = select(place_4, o_57, w_58);
      let f_59 = place_4;
      workgroupBarrier();
      if (lane == 0u) {
        arena[t_writer + r] = bitcast<u32>(place_4);
      }
      if (place_4 >= 0i && at_2_0 == place_4) {
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
    let v_115 = i32(cycle);
    for (var i0_4 = 0i; i0_4 < 8i; i0_4++) {
      let tile_108 = 0i;
      for (var slot_109 = i32(lane); slot_109 < hidden_32; slot_109 += 256i) {
        var s_105 = 0f;
        let begin_110 = tile_108 + ((slot_109 / 16i) * 256i);
        let end_111 = min(begin_110 + 256i, 512i);
        for (var j0_2 = begin_110 + (slot_109 % 16i); j0_2 < end_111; j0_2 += 16i) {
          let v_106 = bitcast<f32>(arena[t_blend + i0_4 * 512i + j0_2]);
          let v_107 = v_106 * v_106;
          s_105 += v_107;
        }
        pool[slot_109] = bitcast<u32>(s_105);
      }
      workgroupBarrier();
      let f_112 = poolHalves16(0i) + poolHalves16(16i);
      workgroupBarrier();
      let v_113 = bitcast<i32>(arena[t_writeRow + i0_4]);
      let v_114 = select(minFloat(bitcast<f32>(arena[t_strength + clampAt(v_113, n_R)]) + 0.10000000149011612f, 10f), 1f, bitcast<i32>(arena[t_isStore + i0_4]) == 1i);
      if (lane == 0u) {
        arena[t_blendLength + i0_4] = bitcast<u32>(sqrt(f_112));
        if (v_113 >= 0i && v_113 < n_R) {
          arena[t_strength + v_113] = bitcast<u32>(v_114);
        }
        if (v_113 >= 0i && v_113 < n_R) {
          arena[t_touched + v_113] = bitcast<u32>(v_115);
        }
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: writeBank
    for (var row_116 = i32(lane); row_116 < 4096i; row_116 += 1024i) {
      let row_117 = row_116 + 0i;
      let i1_2_118 = row_117 % 512i;
      let i0_5_120 = row_117 / 512i;
      let v_121 = bitcast<i32>(arena[t_writeRow + i0_5_120]);
      let v_122 = bitcast<f32>(arena[t_blend + i0_5_120 * 512i + i1_2_118]) / maxFloat(bitcast<f32>(arena[t_blendLength + i0_5_120]), 9.999999960041972e-13f);
      let row_123 = row_116 + 256i;
      let i1_2_124 = row_123 % 512i;
      let i0_5_126 = row_123 / 512i;
      let v_127 = bitcast<i32>(arena[t_writeRow + i0_5_126]);
      let v_128 = bitcast<f32>(arena[t_blend + i0_5_126 * 512i + i1_2_124]) / maxFloat(bitcast<f32>(arena[t_blendLength + i0_5_126]), 9.999999960041972e-13f);
      let row_129 = row_116 + 512i;
      let i1_2_130 = row_129 % 512i;
      let i0_5_132 = row_129 / 512i;
      let v_133 = bitcast<i32>(arena[t_writeRow + i0_5_132]);
      let v_134 = bitcast<f32>(arena[t_blend + i0_5_132 * 512i + i1_2_130]) / maxFloat(bitcast<f32>(arena[t_blendLength + i0_5_132]), 9.999999960041972e-13f);
      let row_135 = row_116 + 768i;
      let i1_2_136 = row_135 % 512i;
      let i0_5_138 = row_135 / 512i;
      let v_139 = bitcast<i32>(arena[t_writeRow + i0_5_138]);
      let v_140 = bitcast<f32>(arena[t_blend + i0_5_138 * 512i + i1_2_136]) / maxFloat(bitcast<f32>(arena[t_blendLength + i0_5_138]), 9.999999960041972e-13f);
      if (v_121 >= 0i && v_121 < n_R) {
        arena[t_bank + v_121 * 512i + i1_2_118] = bitcast<u32>(v_122);
      }
      if (v_127 >= 0i && v_127 < n_R) {
        arena[t_bank + v_127 * 512i + i1_2_124] = bitcast<u32>(v_128);
      }
      if (v_133 >= 0i && v_133 < n_R) {
        arena[t_bank + v_133 * 512i + i1_2_130] = bitcast<u32>(v_134);
      }
      if (v_139 >= 0i && v_139 < n_R) {
        arena[t_bank + v_139 * 512i + i1_2_136] = bitcast<u32>(v_140);
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
  let cycle = arena[0u];
  let t_content_next = i32(select(params[5].x, params[4].w, (cycle & 1u) == 1u));
  let t_memory = i32(params[5].y);
  let t_dynamics_next = i32(select(params[5].w, params[5].z, (cycle & 1u) == 1u));
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
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
    let v_21 = i1 * 8i;
    let v_23 = i2 * 8i;
    let v_25 = i3 * 8i;
    let tile_37 = 0i;
    for (var slot_38 = i32(lane); slot_38 < hidden_32; slot_38 += 32i) {
      var s_12 = 0f;
      var s_13 = 0f;
      var s_14 = 0f;
      var s_15 = 0f;
      var s_16 = 0f;
      var s_17 = 0f;
      let begin_39 = tile_37 + ((slot_38 / 16i) * 256i);
      let end_40 = min(begin_39 + 256i, 512i);
      for (var p_18 = begin_39 + (slot_38 % 16i); p_18 < end_40; p_18 += 16i) {
        let j2 = p_18 % 8i;
        let q_19 = p_18 / 8i;
        let j1 = q_19 % 8i;
        let j0 = q_19 / 8i;
        let v_22 = v_21 + j0;
        let v_24 = v_23 + j1;
        let v_26 = v_25 + j2;
        let v_27 = bitcast<f32>(arena[t_content_next + (((i0 * 32i + v_22) * 32i + v_24) * 32i + v_26) * 2i * 16i + i4]);
        let v_28 = bitcast<f32>(arena[t_content_next + ((((i0 * 32i + v_22) * 32i + v_24) * 32i + v_26) * 2i + 1i) * 16i + i4]);
        let v_29 = bitcast<f32>(arena[t_memory + (((i0 * 32i + v_22) * 32i + v_24) * 32i + v_26) * 16i + i4]);
        let v_30 = bitcast<f32>(arena[t_dynamics_next + (((i0 * 32i + v_22) * 32i + v_24) * 32i + v_26) * 16i + i4]);
        let v_31 = abs(v_27);
        let v_32 = abs(v_28);
        let v_33 = v_31 + v_32;
        let v_34 = (v_27 * v_27) + (v_28 * v_28);
        let v_35 = i32(v_31 < 0.10000000149011612f) + i32(v_32 < 0.10000000149011612f);
        let v_36 = ((i32(v_27 == 1.0000000031710769e-30f) + i32(v_28 == 1.0000000031710769e-30f)) + i32(v_29 == 1.0000000031710769e-30f)) + i32(v_30 == 1.0000000031710769e-30f);
        s_12 += v_27;
        a_5 = select(a_5, v_27, v_27 > a_5);
        s_13 += v_28;
        a_6 = select(a_6, v_28, v_28 > a_6);
        s_14 += v_29;
        a_7 = select(a_7, v_29, v_29 > a_7);
        s_15 += v_30;
        a_8 = select(a_8, v_30, v_30 > a_8);
        s_16 += v_33;
        s_17 += v_34;
        a_9 = select(a_9, v_31, v_31 > a_9);
        a_10 += v_35;
        a_11 += v_36;
      }
      pool[slot_38 * 8i + i32(team)] = bitcast<u32>(s_12);
      pool[(32i + slot_38) * 8i + i32(team)] = bitcast<u32>(s_13);
      pool[(64i + slot_38) * 8i + i32(team)] = bitcast<u32>(s_14);
      pool[(96i + slot_38) * 8i + i32(team)] = bitcast<u32>(s_15);
      pool[(128i + slot_38) * 8i + i32(team)] = bitcast<u32>(s_16);
      pool[(160i + slot_38) * 8i + i32(team)] = bitcast<u32>(s_17);
    }
    workgroupBarrier();
    for (var c_47 = i32(lane); c_47 < 12i; c_47 += 32i) {
      pool[(c_47 * 16i) * 8i + i32(team)] = bitcast<u32>(poolHalves16of8((c_47 * 16i) * 8i + i32(team)));
    }
    workgroupBarrier();
    let f_41 = bitcast<f32>(pool[i32(team)]) + bitcast<f32>(pool[16i * 8i + i32(team)]);
    let f_42 = bitcast<f32>(pool[32i * 8i + i32(team)]) + bitcast<f32>(pool[48i * 8i + i32(team)]);
    let f_43 = bitcast<f32>(pool[64i * 8i + i32(team)]) + bitcast<f32>(pool[80i * 8i + i32(team)]);
    let f_44 = bitcast<f32>(pool[96i * 8i + i32(team)]) + bitcast<f32>(pool[112i * 8i + i32(team)]);
    let f_45 = bitcast<f32>(pool[128i * 8i + i32(team)]) + bitcast<f32>(pool[144i * 8i + i32(team)]);
    let f_46 = bitcast<f32>(pool[160i * 8i + i32(team)]) + bitcast<f32>(pool[176i * 8i + i32(team)]);
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
      let o_48 = bitcast<f32>(pool[(lane + 4u) * 8u + team]);
      let o_49 = bitcast<f32>(pool[(lane + 8u) * 8u + team]);
      let o_50 = bitcast<f32>(pool[(lane + 12u) * 8u + team]);
      let o_51 = bitcast<f32>(pool[(lane + 16u) * 8u + team]);
      let o_52 = bitcast<f32>(pool[(lane + 20u) * 8u + team]);
      let o_53 = bitcast<f32>(pool[(lane + 24u) * 8u + team]);
      let o_54 = bitcast<f32>(pool[(lane + 28u) * 8u + team]);
      let o_55 = bitcast<f32>(pool[(32u + (lane + 4u)) * 8u + team]);
      let o_56 = bitcast<f32>(pool[(32u + (lane + 8u)) * 8u + team]);
      let o_57 = bitcast<f32>(pool[(32u + (lane + 12u)) * 8u + team]);
      let o_58 = bitcast<f32>(pool[(32u + (lane + 16u)) * 8u + team]);
      let o_59 = bitcast<f32>(pool[(32u + (lane + 20u)) * 8u + team]);
      let o_60 = bitcast<f32>(pool[(32u + (lane + 24u)) * 8u + team]);
      let o_61 = bitcast<f32>(pool[(32u + (lane + 28u)) * 8u + team]);
      let o_62 = bitcast<f32>(pool[(64u + (lane + 4u)) * 8u + team]);
      let o_63 = bitcast<f32>(pool[(64u + (lane + 8u)) * 8u + team]);
      let o_64 = bitcast<f32>(pool[(64u + (lane + 12u)) * 8u + team]);
      let o_65 = bitcast<f32>(pool[(64u + (lane + 16u)) * 8u + team]);
      let o_66 = bitcast<f32>(pool[(64u + (lane + 20u)) * 8u + team]);
      let o_67 = bitcast<f32>(pool[(64u + (lane + 24u)) * 8u + team]);
      let o_68 = bitcast<f32>(pool[(64u + (lane + 28u)) * 8u + team]);
      let o_69 = bitcast<f32>(pool[(96u + (lane + 4u)) * 8u + team]);
      let o_70 = bitcast<f32>(pool[(96u + (lane + 8u)) * 8u + team]);
      let o_71 = bitcast<f32>(pool[(96u + (lane + 12u)) * 8u + team]);
      let o_72 = bitcast<f32>(pool[(96u + (lane + 16u)) * 8u + team]);
      let o_73 = bitcast<f32>(pool[(96u + (lane + 20u)) * 8u + team]);
      let o_74 = bitcast<f32>(pool[(96u + (lane + 24u)) * 8u + team]);
      let o_75 = bitcast<f32>(pool[(96u + (lane + 28u)) * 8u + team]);
      let o_76 = bitcast<f32>(pool[(128u + (lane + 4u)) * 8u + team]);
      let o_77 = bitcast<f32>(pool[(128u + (lane + 8u)) * 8u + team]);
      let o_78 = bitcast<f32>(pool[(128u + (lane + 12u)) * 8u + team]);
      let o_79 = bitcast<f32>(pool[(128u + (lane + 16u)) * 8u + team]);
      let o_80 = bitcast<f32>(pool[(128u + (lane + 20u)) * 8u + team]);
      let o_81 = bitcast<f32>(pool[(128u + (lane + 24u)) * 8u + team]);
      let o_82 = bitcast<f32>(pool[(128u + (lane + 28u)) * 8u + team]);
      let o_83 = bitcast<i32>(pool[(160u + (lane + 4u)) * 8u + team]);
      let o_84 = bitcast<i32>(pool[(160u + (lane + 8u)) * 8u + team]);
      let o_85 = bitcast<i32>(pool[(160u + (lane + 12u)) * 8u + team]);
      let o_86 = bitcast<i32>(pool[(160u + (lane + 16u)) * 8u + team]);
      let o_87 = bitcast<i32>(pool[(160u + (lane + 20u)) * 8u + team]);
      let o_88 = bitcast<i32>(pool[(160u + (lane + 24u)) * 8u + team]);
      let o_89 = bitcast<i32>(pool[(160u + (lane + 28u)) * 8u + team]);
      let o_90 = bitcast<i32>(pool[(192u + (lane + 4u)) * 8u + team]);
      let o_91 = bitcast<i32>(pool[(192u + (lane + 8u)) * 8u + team]);
      let o_92 = bitcast<i32>(pool[(192u + (lane + 12u)) * 8u + team]);
      let o_93 = bitcast<i32>(pool[(192u + (lane + 16u)) * 8u + team]);
      let o_94 = bitcast<i32>(pool[(192u + (lane + 20u)) * 8u + team]);
      let o_95 = bitcast<i32>(pool[(192u + (lane + 24u)) * 8u + team]);
      let o_96 = bitcast<i32>(pool[(192u + (lane + 28u)) * 8u + team]);
      a_5 = select(a_5, o_48, o_48 > a_5);
      a_5 = select(a_5, o_49, o_49 > a_5);
      a_5 = select(a_5, o_50, o_50 > a_5);
      a_5 = select(a_5, o_51, o_51 > a_5);
      a_5 = select(a_5, o_52, o_52 > a_5);
      a_5 = select(a_5, o_53, o_53 > a_5);
      a_5 = select(a_5, o_54, o_54 > a_5);
      a_6 = select(a_6, o_55, o_55 > a_6);
      a_6 = select(a_6, o_56, o_56 > a_6);
      a_6 = select(a_6, o_57, o_57 > a_6);
      a_6 = select(a_6, o_58, o_58 > a_6);
      a_6 = select(a_6, o_59, o_59 > a_6);
      a_6 = select(a_6, o_60, o_60 > a_6);
      a_6 = select(a_6, o_61, o_61 > a_6);
      a_7 = select(a_7, o_62, o_62 > a_7);
      a_7 = select(a_7, o_63, o_63 > a_7);
      a_7 = select(a_7, o_64, o_64 > a_7);
      a_7 = select(a_7, o_65, o_65 > a_7);
      a_7 = select(a_7, o_66, o_66 > a_7);
      a_7 = select(a_7, o_67, o_67 > a_7);
      a_7 = select(a_7, o_68, o_68 > a_7);
      a_8 = select(a_8, o_69, o_69 > a_8);
      a_8 = select(a_8, o_70, o_70 > a_8);
      a_8 = select(a_8, o_71, o_71 > a_8);
      a_8 = select(a_8, o_72, o_72 > a_8);
      a_8 = select(a_8, o_73, o_73 > a_8);
      a_8 = select(a_8, o_74, o_74 > a_8);
      a_8 = select(a_8, o_75, o_75 > a_8);
      a_9 = select(a_9, o_76, o_76 > a_9);
      a_9 = select(a_9, o_77, o_77 > a_9);
      a_9 = select(a_9, o_78, o_78 > a_9);
      a_9 = select(a_9, o_79, o_79 > a_9);
      a_9 = select(a_9, o_80, o_80 > a_9);
      a_9 = select(a_9, o_81, o_81 > a_9);
      a_9 = select(a_9, o_82, o_82 > a_9);
      a_10 += o_83;
      a_10 += o_84;
      a_10 += o_85;
      a_10 += o_86;
      a_10 += o_87;
      a_10 += o_88;
      a_10 += o_89;
      a_11 += o_90;
      a_11 += o_91;
      a_11 += o_92;
      a_11 += o_93;
      a_11 += o_94;
      a_11 += o_95;
      a_11 += o_96;
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
    let o_97 = bitcast<f32>(pool[1u * 8u + team]);
    let o_98 = bitcast<f32>(pool[2u * 8u + team]);
    let o_99 = bitcast<f32>(pool[3u * 8u + team]);
    let o_100 = bitcast<f32>(pool[(32u + 1u) * 8u + team]);
    let o_101 = bitcast<f32>(pool[(32u + 2u) * 8u + team]);
    let o_102 = bitcast<f32>(pool[(32u + 3u) * 8u + team]);
    let o_103 = bitcast<f32>(pool[(64u + 1u) * 8u + team]);
    let o_104 = bitcast<f32>(pool[(64u + 2u) * 8u + team]);
    let o_105 = bitcast<f32>(pool[(64u + 3u) * 8u + team]);
    let o_106 = bitcast<f32>(pool[(96u + 1u) * 8u + team]);
    let o_107 = bitcast<f32>(pool[(96u + 2u) * 8u + team]);
    let o_108 = bitcast<f32>(pool[(96u + 3u) * 8u + team]);
    let o_109 = bitcast<f32>(pool[(128u + 1u) * 8u + team]);
    let o_110 = bitcast<f32>(pool[(128u + 2u) * 8u + team]);
    let o_111 = bitcast<f32>(pool[(128u + 3u) * 8u + team]);
    let o_112 = bitcast<i32>(pool[(160u + 1u) * 8u + team]);
    let o_113 = bitcast<i32>(pool[(160u + 2u) * 8u + team]);
    let o_114 = bitcast<i32>(pool[(160u + 3u) * 8u + team]);
    let o_115 = bitcast<i32>(pool[(192u + 1u) * 8u + team]);
    let o_116 = bitcast<i32>(pool[(192u + 2u) * 8u + team]);
    let o_117 = bitcast<i32>(pool[(192u + 3u) * 8u + team]);
    a_5 = select(a_5, o_97, o_97 > a_5);
    a_5 = select(a_5, o_98, o_98 > a_5);
    a_5 = select(a_5, o_99, o_99 > a_5);
    a_6 = select(a_6, o_100, o_100 > a_6);
    a_6 = select(a_6, o_101, o_101 > a_6);
    a_6 = select(a_6, o_102, o_102 > a_6);
    a_7 = select(a_7, o_103, o_103 > a_7);
    a_7 = select(a_7, o_104, o_104 > a_7);
    a_7 = select(a_7, o_105, o_105 > a_7);
    a_8 = select(a_8, o_106, o_106 > a_8);
    a_8 = select(a_8, o_107, o_107 > a_8);
    a_8 = select(a_8, o_108, o_108 > a_8);
    a_9 = select(a_9, o_109, o_109 > a_9);
    a_9 = select(a_9, o_110, o_110 > a_9);
    a_9 = select(a_9, o_111, o_111 > a_9);
    a_10 += o_112;
    a_10 += o_113;
    a_10 += o_114;
    a_11 += o_115;
    a_11 += o_116;
    a_11 += o_117;
    let f_118 = a_5;
    let f_119 = a_6;
    let f_120 = a_7;
    let f_121 = a_8;
    let f_122 = a_9;
    let f_123 = a_10;
    let f_124 = a_11;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_means + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i * 16i + i4] = bitcast<u32>(f_41 / 512f);
      arena[t_maxima + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i * 16i + i4] = bitcast<u32>(f_118);
      arena[t_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 1i) * 16i + i4] = bitcast<u32>(f_42 / 512f);
      arena[t_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 1i) * 16i + i4] = bitcast<u32>(f_119);
      arena[t_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 2i) * 16i + i4] = bitcast<u32>(f_43 / 512f);
      arena[t_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 2i) * 16i + i4] = bitcast<u32>(f_120);
      arena[t_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 3i) * 16i + i4] = bitcast<u32>(f_44 / 512f);
      arena[t_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 3i) * 16i + i4] = bitcast<u32>(f_121);
      arena[t_cellLoud + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_45);
      arena[t_cellSquare + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_46);
      arena[t_cellPeak + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_122);
      arena[t_cellQuiet + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_123);
      arena[t_cellMended + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_124);
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
