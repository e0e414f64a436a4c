// planProject+planScore | learnInverse | chooseWriters+pickRows+settleRows+blendRow+measureRow+writeStrength+writeBank | poolCells
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> pool: array<u32, 1024>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn expOf(x: f32) -> f32 {
  let v_1 = minFloat(maxFloat(x, -104f), 89f);
  let v_2 = round(v_1 * 1.4426950216293335f);
  let v_3 = (v_1 - (v_2 * 0.693145751953125f)) - (v_2 * 0.000001428606765330187f);
  let k_4 = keep(v_3);
  let v_5 = (k_4 * ((k_4 * 0.0013814423000440001f) + 0.008368742652237415f)) + 0.04166839271783829f;
  let v_6 = (k_4 * k_4) * ((k_4 * ((k_4 * v_5) + 0.1666652113199234f)) + 0.4999999403953552f);
  let v_7 = v_2 < 0f;
  let v_8 = bitcast<f32>((bitcast<u32>(v_2 + 12582912f) << 23u) + select(528482304u, 1602224128u, v_7));
  let v_9 = (((v_6 + k_4) + 1f) * v_8) * select(18446744073709552000f, 5.421010862427522e-20f, v_7);
  return v_9;
}
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ params[48].z); }
fn part0(unit: i32, lane: u32) {
  let size_B = i32(params[2].y);
  let at_planScore = i32(params[26].y);
  let at_age = i32(params[4].y);
  let at_critic = i32(params[28].y);
  let at_featureSign = i32(params[18].z);
  let cycle = arena[0];
  let at_planField_next = i32(select(params[25].z, params[25].y, (cycle & 1u) == 1u));
  let at_featureCell = i32(params[17].w);
  let at_featureGroup = i32(params[18].x);
  let at_featureLane = i32(params[18].y);
  let at_featureMean = i32(params[18].w);
  let at_featureVariance = i32(params[19].x);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let i1 = unit % 8i;
  let i0 = unit / 8i;
  {
    // nest: planProject, planScore
    let v_2 = remSigned(bitcast<i32>(arena[at_age + i0]), 21i);
    let v_3 = select(bitcast<f32>(arena[at_planScore + i0 * 8i + i1]), 0f, v_2 == 0i);
    let tile_16 = 0i;
    for (var slot_17 = i32(lane); slot_17 < hidden_16; slot_17 += 64i) {
      var s_4 = 0f;
      let begin_18 = tile_16;
      let end_19 = min(begin_18 + 256i, 96i);
      for (var j0 = begin_18 + slot_17 % 16i; j0 < end_19; j0 += 16i) {
        var s_6 = array<f32, 16>();
        for (var l_5 = 0i; l_5 < 16i; l_5++) {
          let j1 = l_5;
          let v_8 = bitcast<i32>(arena[at_featureCell + j0 * 16i + j1]);
          let v_9 = bitcast<f32>(arena[at_planField_next + (((((i0 * 8i + i1) * 4i + clampAt(divSigned(v_8, 16i), 4i)) * 4i + clampAt(remSigned(divSigned(v_8, 4i), 4i), 4i)) * 4i + clampAt(remSigned(v_8, 4i), 4i)) * 3i + clampAt(bitcast<i32>(arena[at_featureGroup + j0 * 16i + j1]), 3i)) * 16i + clampAt(bitcast<i32>(arena[at_featureLane + j0 * 16i + j1]), 16i)]);
          let v_10 = bitcast<f32>(arena[at_featureSign + j0 * 16i + j1]) * v_9;
          s_6[l_5] += v_10;
        }
        let f_7 = halves16(s_6);
        let v_13 = maxFloat(bitcast<f32>(arena[at_featureVariance + i0 * 96i + j0]), 1.5642383222047584e-10f);
        let v_14 = maxFloat((f_7 - bitcast<f32>(arena[at_featureMean + i0 * 96i + j0])) / sqrt(v_13), -5f);
        let v_15 = bitcast<f32>(arena[at_critic + i0 * 160i + j0]) * minFloat(v_14, 5f);
        s_4 += v_15;
      }
      pool[slot_17] = bitcast<u32>(s_4);
    }
    workgroupBarrier();
    for (var half_20 = hidden_8; half_20 > 0i; half_20 >>= 1u) {
      for (var pair_21 = i32(lane); pair_21 < 1i * half_20; pair_21 += 64i) {
        let left_22 = pair_21 / half_20 * 16i + pair_21 % half_20;
        pool[left_22] = bitcast<u32>(bitcast<f32>(pool[left_22]) + bitcast<f32>(pool[left_22 + half_20]));
      }
      workgroupBarrier();
    }
    let f_23 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_planScore + i0 * 8i + i1] = bitcast<u32>(select(v_3, v_3 + (expOf(f32(v_2) * (-0.03045920841395855f)) * f_23), v_2 < 20i));
    }
  }
}
fn part1(unit: i32) {
  let size_B = i32(params[2].y);
  let at_inverse = i32(params[31].x);
  let at_reply = i32(params[37].w);
  let at_replyGain = i32(params[38].x);
  let at_replyShrink = i32(params[38].y);
  let i2 = unit % 160i;
  let q_1 = unit / 160i;
  let i1 = q_1 % 160i;
  let i0 = q_1 / 160i;
  {
    // nest: learnInverse
    let v_3 = bitcast<f32>(arena[at_reply + i0 * 160i + i1]) * bitcast<f32>(arena[at_reply + i0 * 160i + i2]);
    let v_4 = bitcast<f32>(arena[at_inverse + (i0 * 160i + i1) * 160i + i2]) - (v_3 * bitcast<f32>(arena[at_replyGain + i0]));
    arena[at_inverse + (i0 * 160i + i1) * 160i + i2] = bitcast<u32>(v_4 * bitcast<f32>(arena[at_replyShrink + i0]));
  }
}
fn part2(unit: i32, lane: u32) {
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_storeWish = i32(params[38].z);
  let at_storeUrgency = i32(params[38].w);
  let size_B = i32(params[2].y);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_writer = i32(params[39].x);
  let at_isStore = i32(params[39].z);
  let at_wantedRow = i32(params[39].w);
  let at_victim = i32(params[39].y);
  let at_matchRow = i32(params[21].y);
  let at_writeRow = i32(params[40].x);
  let at_blend = i32(params[40].y);
  let at_query = i32(params[19].z);
  let at_bank = i32(params[20].x);
  let size_R = i32(params[2].z);
  let at_blendLength = i32(params[40].z);
  let at_strength = i32(params[20].y);
  let at_touched = i32(params[20].z);
  let cycle = arena[0];
  {
    // topk: chooseWriters
    var best_1: array<f32, 8>;
    var at_2: array<i32, 8>;
    for (var r = 0i; r < hidden_8; r++) { best_1[r] = fromBits(0xff800000u); at_2[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < size_B; o0 += 64i) {
        let v_5 = bitcast<i32>(arena[at_storeWish + o0]) > 0i;
        let v_4 = bitcast<f32>(arena[at_storeUrgency + o0]);
        if (v_5 && !isNan(v_4) && (at_2[7] < 0i || v_4 > best_1[7])) {
          var slot_3 = 7i;
          for (; slot_3 > 0i && (at_2[slot_3 - 1i] < 0i || v_4 > best_1[slot_3 - 1i]); slot_3--) {
            best_1[slot_3] = best_1[slot_3 - 1i];
            at_2[slot_3] = at_2[slot_3 - 1i];
          }
          best_1[slot_3] = v_4;
          at_2[slot_3] = o0;
        }
      }
      for (var r = 0i; r < hidden_8; r++) {
        pool[2u * (lane * 8u + u32(r))] = bitcast<u32>(best_1[r]);
        pool[2u * (lane * 8u + u32(r)) + 1u] = bitcast<u32>(at_2[r]);
      }
    }
    workgroupBarrier();
    for (var half = u32(hidden_32); half > 0u; half >>= 1u) {
      if (lane < half) {
        var left = 2u * lane * 8u;
        var right = 2u * (lane + half) * 8u;
        for (var r = 0i; r < hidden_8; r++) {
          let a = bitcast<f32>(pool[left]);
          let i = bitcast<i32>(pool[left + 1u]);
          let b = bitcast<f32>(pool[right]);
          let j = bitcast<i32>(pool[right + 1u]);
          let second = j >= 0i && (i < 0i || b > a || (b == a && j < i));
          best_1[r] = select(a, b, second);
          at_2[r] = select(i, j, second);
          left += select(2u, 0u, second);
          right += select(0u, 2u, second);
        }
        for (var r = 0i; r < hidden_8; r++) {
          pool[2u * (lane * 8u + u32(r))] = bitcast<u32>(best_1[r]);
          pool[2u * (lane * 8u + u32(r)) + 1u] = bitcast<u32>(at_2[r]);
        }
      }
      workgroupBarrier();
    }
    for (var r = i32(lane); r < hidden_8; r += 64i) {
      arena[at_writer + r] = bitcast<u32>(bitcast<i32>(pool[2i * r + 1i]));
    }
    workgroupBarrier();
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: pickRows
    for (var i0 = i32(lane); i0 < 8i; i0 += 64i) {
      let v_6 = bitcast<i32>(arena[at_writer + i0]);
      let v_7 = select(bitcast<i32>(arena[at_storeWish + clampAt(v_6, size_B)]), 0i, v_6 < 0i);
      let v_8 = v_7 == 2i;
      let v_9 = select(bitcast<i32>(arena[at_matchRow + clampAt(v_6, size_B) * 5i + 0i]), bitcast<i32>(arena[at_victim + i0]), v_8);
      arena[at_isStore + i0] = bitcast<u32>(i32(v_8));
      arena[at_wantedRow + i0] = bitcast<u32>(select(v_9, -1i, v_7 == 0i));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: settleRows
    for (var i0_2 = i32(lane); i0_2 < 8i; i0_2 += 64i) {
      let v_12 = bitcast<i32>(arena[at_wantedRow + i0_2]);
      var a_11 = 0i;
      for (var j0 = 0i; j0 < 8i; j0++) {
        let v_13 = ((bitcast<i32>(arena[at_wantedRow + j0]) == v_12) && (j0 != i0_2)) && ((bitcast<i32>(arena[at_isStore + j0]) == 1i) || (j0 < i0_2));
        a_11 += select(0i, 1i, v_13);
      }
      let v_14 = select(-1i, v_12, (bitcast<i32>(arena[at_isStore + i0_2]) == 1i) || (a_11 == 0i));
      arena[at_writeRow + i0_2] = bitcast<u32>(v_14);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: blendRow
    for (var row_15 = i32(lane); row_15 < 4096i; row_15 += 64i) {
      let i1 = row_15 % 512i;
      let i0_3 = row_15 / 512i;
      let v_17 = bitcast<f32>(arena[at_query + clampAt(bitcast<i32>(arena[at_writer + i0_3]), size_B) * 512i + i1]);
      let v_18 = bitcast<f32>(arena[at_bank + clampAt(bitcast<i32>(arena[at_writeRow + i0_3]), size_R) * 512i + i1]);
      let v_19 = select((v_18 * 0.8999999761581421f) + (v_17 * 0.10000000149011612f), v_17, bitcast<i32>(arena[at_isStore + i0_3]) == 1i);
      arena[at_blend + i0_3 * 512i + i1] = bitcast<u32>(v_19);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: measureRow, writeStrength
    let v_37 = bitcast<i32>(cycle);
    for (var i0_4 = 0i; i0_4 < 8i; i0_4 += 1i) {
      var u_23 = array<f32, 16>();
      var n_24 = 0i;
      let tile_25 = 0i;
      for (var slot_26 = i32(lane); slot_26 < hidden_32; slot_26 += 64i) {
        var s_20 = 0f;
        let begin_27 = tile_25 + slot_26 / 16i * 256i;
        let end_28 = min(begin_27 + 256i, 512i);
        for (var j0_2 = begin_27 + slot_26 % 16i; j0_2 < end_28; j0_2 += 16i) {
          let v_21 = bitcast<f32>(arena[at_blend + i0_4 * 512i + j0_2]);
          let v_22 = v_21 * v_21;
          s_20 += v_22;
        }
        pool[slot_26] = bitcast<u32>(s_20);
      }
      workgroupBarrier();
      for (var half_29 = hidden_8; half_29 > 0i; half_29 >>= 1u) {
        for (var pair_30 = i32(lane); pair_30 < 2i * half_29; pair_30 += 64i) {
          let left_31 = pair_30 / half_29 * 16i + pair_30 % half_29;
          pool[left_31] = bitcast<u32>(bitcast<f32>(pool[left_31]) + bitcast<f32>(pool[left_31 + half_29]));
        }
        workgroupBarrier();
      }
      if (lane < 1u) {
        for (var c_33 = 0i; c_33 < 2i && tile_25 + c_33 * 256i < 512i; c_33++) {
          u_23[n_24 & 15i] += bitcast<f32>(pool[i32(lane) * 32i + c_33 * 16i]);
          n_24++;
        }
      }
      workgroupBarrier();
      if (lane < 1u) {
        pool[lane] = bitcast<u32>(halves16(u_23));
      }
      workgroupBarrier();
      let f_32 = bitcast<f32>(pool[0]);
      workgroupBarrier();
      let v_34 = bitcast<i32>(arena[at_writeRow + i0_4]);
      let v_35 = bitcast<f32>(arena[at_strength + clampAt(v_34, size_R)]) + 0.10000000149011612f;
      let v_36 = select(minFloat(v_35, 10f), 1f, bitcast<i32>(arena[at_isStore + i0_4]) == 1i);
      if (lane == 0u) {
        arena[at_blendLength + i0_4] = bitcast<u32>(sqrt(f_32));
        if (v_34 >= 0i && v_34 < size_R) {
          arena[at_strength + v_34] = bitcast<u32>(v_36);
        }
        if (v_34 >= 0i && v_34 < size_R) {
          arena[at_touched + v_34] = bitcast<u32>(v_37);
        }
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: writeBank
    for (var row_38 = i32(lane); row_38 < 4096i; row_38 += 64i) {
      let i1_2 = row_38 % 512i;
      let i0_5 = row_38 / 512i;
      let v_40 = bitcast<i32>(arena[at_writeRow + i0_5]);
      let v_41 = bitcast<f32>(arena[at_blend + i0_5 * 512i + i1_2]) / maxFloat(bitcast<f32>(arena[at_blendLength + i0_5]), 9.999999960041972e-13f);
      if (v_40 >= 0i && v_40 < size_R) {
        arena[at_bank + v_40 * 512i + i1_2] = bitcast<u32>(v_41);
      }
    }
  }
}
fn part3(unit: i32, lane: u32) {
  let size_B = i32(params[2].y);
  let at_means = i32(params[15].z);
  let cycle = arena[0];
  let at_content_next = i32(select(params[5].x, params[4].w, (cycle & 1u) == 1u));
  let at_memory = i32(params[5].y);
  let at_dynamics_next = i32(select(params[5].w, params[5].z, (cycle & 1u) == 1u));
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_maxima = i32(params[15].w);
  let at_cellLoud = i32(params[41].x);
  let at_cellSquare = i32(params[41].y);
  let at_cellPeak = i32(params[41].z);
  let at_cellQuiet = i32(params[41].w);
  let at_cellMended = i32(params[42].x);
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
    var a_5 = fromBits(0xff800000u);
    var a_6 = fromBits(0xff800000u);
    var a_7 = fromBits(0xff800000u);
    var a_8 = fromBits(0xff800000u);
    var a_9 = fromBits(0xff800000u);
    var a_10 = i32();
    var a_11 = i32();
    let v_21 = i1 * 8i;
    let v_23 = i2 * 8i;
    let v_25 = i3 * 8i;
    var u_38 = array<f32, 16>();
    var n_39 = 0i;
    let tile_40 = 0i;
    for (var slot_41 = i32(lane); slot_41 < hidden_32; slot_41 += 64i) {
      var s_12 = 0f;
      var s_13 = 0f;
      var s_14 = 0f;
      var s_15 = 0f;
      var s_16 = 0f;
      var s_17 = 0f;
      let begin_42 = tile_40 + slot_41 / 16i * 256i;
      let end_43 = min(begin_42 + 256i, 512i);
      for (var p_18 = begin_42 + slot_41 % 16i; p_18 < end_43; p_18 += 16i) {
        let j2 = p_18 % 8i;
        let q_19 = p_18 / 8i;
        let j1 = q_19 % 8i;
        let j0 = q_19 / 8i;
        let v_22 = v_21 + j0;
        let v_24 = v_23 + j1;
        let v_26 = v_25 + j2;
        let v_27 = bitcast<f32>(arena[at_content_next + ((((i0 * 32i + v_22) * 32i + v_24) * 32i + v_26) * 2i + 0i) * 16i + i4]);
        let v_28 = bitcast<f32>(arena[at_content_next + ((((i0 * 32i + v_22) * 32i + v_24) * 32i + v_26) * 2i + 1i) * 16i + i4]);
        let v_29 = bitcast<f32>(arena[at_memory + (((i0 * 32i + v_22) * 32i + v_24) * 32i + v_26) * 16i + i4]);
        let v_30 = bitcast<f32>(arena[at_dynamics_next + (((i0 * 32i + v_22) * 32i + v_24) * 32i + v_26) * 16i + i4]);
        let v_31 = abs(v_27);
        let v_32 = abs(v_28);
        let v_33 = v_31 + v_32;
        let v_34 = (v_27 * v_27) + (v_28 * v_28);
        let v_35 = i32(v_31 < 0.10000000149011612f) + i32(v_32 < 0.10000000149011612f);
        let v_36 = (i32(v_27 == 1.0000000031710769e-30f) + i32(v_28 == 1.0000000031710769e-30f)) + i32(v_29 == 1.0000000031710769e-30f);
        let v_37 = v_36 + i32(v_30 == 1.0000000031710769e-30f);
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
        a_11 += v_37;
      }
      pool[slot_41] = bitcast<u32>(s_12);
      pool[32i + slot_41] = bitcast<u32>(s_13);
      pool[64i + slot_41] = bitcast<u32>(s_14);
      pool[96i + slot_41] = bitcast<u32>(s_15);
      pool[128i + slot_41] = bitcast<u32>(s_16);
      pool[160i + slot_41] = bitcast<u32>(s_17);
    }
    workgroupBarrier();
    for (var half_44 = hidden_8; half_44 > 0i; half_44 >>= 1u) {
      for (var pair_45 = i32(lane); pair_45 < 12i * half_44; pair_45 += 64i) {
        let left_46 = pair_45 / half_44 * 16i + pair_45 % half_44;
        pool[left_46] = bitcast<u32>(bitcast<f32>(pool[left_46]) + bitcast<f32>(pool[left_46 + half_44]));
      }
      workgroupBarrier();
    }
    if (lane < 6u) {
      for (var c_53 = 0i; c_53 < 2i && tile_40 + c_53 * 256i < 512i; c_53++) {
        u_38[n_39 & 15i] += bitcast<f32>(pool[i32(lane) * 32i + c_53 * 16i]);
        n_39++;
      }
    }
    workgroupBarrier();
    if (lane < 6u) {
      pool[lane] = bitcast<u32>(halves16(u_38));
    }
    workgroupBarrier();
    let f_47 = bitcast<f32>(pool[0]);
    let f_48 = bitcast<f32>(pool[1]);
    let f_49 = bitcast<f32>(pool[2]);
    let f_50 = bitcast<f32>(pool[3]);
    let f_51 = bitcast<f32>(pool[4]);
    let f_52 = bitcast<f32>(pool[5]);
    workgroupBarrier();
    pool[lane] = bitcast<u32>(a_5);
    pool[64u + lane] = bitcast<u32>(a_6);
    pool[128u + lane] = bitcast<u32>(a_7);
    pool[192u + lane] = bitcast<u32>(a_8);
    pool[256u + lane] = bitcast<u32>(a_9);
    pool[320u + lane] = bitcast<u32>(a_10);
    pool[384u + lane] = bitcast<u32>(a_11);
    workgroupBarrier();
    for (var half_54 = u32(hidden_32); half_54 > 0u; half_54 >>= 1u) {
      if (lane < half_54) {
        let o_55 = bitcast<f32>(pool[lane + half_54]);
        a_5 = select(a_5, o_55, o_55 > a_5);
        pool[lane] = bitcast<u32>(a_5);
        let o_56 = bitcast<f32>(pool[64u + lane + half_54]);
        a_6 = select(a_6, o_56, o_56 > a_6);
        pool[64u + lane] = bitcast<u32>(a_6);
        let o_57 = bitcast<f32>(pool[128u + lane + half_54]);
        a_7 = select(a_7, o_57, o_57 > a_7);
        pool[128u + lane] = bitcast<u32>(a_7);
        let o_58 = bitcast<f32>(pool[192u + lane + half_54]);
        a_8 = select(a_8, o_58, o_58 > a_8);
        pool[192u + lane] = bitcast<u32>(a_8);
        let o_59 = bitcast<f32>(pool[256u + lane + half_54]);
        a_9 = select(a_9, o_59, o_59 > a_9);
        pool[256u + lane] = bitcast<u32>(a_9);
        let o_60 = bitcast<i32>(pool[320u + lane + half_54]);
        a_10 += o_60;
        pool[320u + lane] = bitcast<u32>(a_10);
        let o_61 = bitcast<i32>(pool[384u + lane + half_54]);
        a_11 += o_61;
        pool[384u + lane] = bitcast<u32>(a_11);
      }
      workgroupBarrier();
    }
    let f_62 = bitcast<f32>(pool[0]);
    let f_63 = bitcast<f32>(pool[64]);
    let f_64 = bitcast<f32>(pool[128]);
    let f_65 = bitcast<f32>(pool[192]);
    let f_66 = bitcast<f32>(pool[256]);
    let f_67 = bitcast<i32>(pool[320]);
    let f_68 = bitcast<i32>(pool[384]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 0i) * 16i + i4] = bitcast<u32>(f_47 / 512f);
      arena[at_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 0i) * 16i + i4] = bitcast<u32>(f_62);
      arena[at_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 1i) * 16i + i4] = bitcast<u32>(f_48 / 512f);
      arena[at_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 1i) * 16i + i4] = bitcast<u32>(f_63);
      arena[at_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 2i) * 16i + i4] = bitcast<u32>(f_49 / 512f);
      arena[at_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 2i) * 16i + i4] = bitcast<u32>(f_64);
      arena[at_means + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 3i) * 16i + i4] = bitcast<u32>(f_50 / 512f);
      arena[at_maxima + ((((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 4i + 3i) * 16i + i4] = bitcast<u32>(f_65);
      arena[at_cellLoud + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_51);
      arena[at_cellSquare + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_52);
      arena[at_cellPeak + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_66);
      arena[at_cellQuiet + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_67);
      arena[at_cellMended + (((i0 * 4i + i1) * 4i + i2) * 4i + i3) * 16i + i4] = bitcast<u32>(f_68);
    }
  }
}
@compute @workgroup_size(64)
fn stage2(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let size_B = i32(params[2].y);
  let units0 = size_B * 8i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = size_B * 25600i;
  let end1 = end0 + (units1 + 63i) / 64i;
  if (group >= end0 && group < end1) {
    let unit = (group - end0) * 64i + i32(lane);
    if (unit < units1) { part1(unit); }
  }
  let units2 = 1i;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2(group - end1, lane);
  }
  let units3 = size_B * 1024i;
  let end3 = end2 + units3;
  if (group >= end2 && group < end3) {
    part3(group - end2, lane);
  }
}
