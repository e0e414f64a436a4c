// anyInstall | chooseAdder+chooseEntry+anyAddition | evolve | rollOut | weigh+learnReadout | recall+recall_gather+keepMatches+wonder+wishStore | chooseVictims+chooseVictims_gather
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> local: array<u32, 448>;
var<workgroup> pool: array<u32, 1024>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn isFinite32(a: f32) -> bool { return (bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u; }
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn fromUnsigned(a: u32) -> f32 { return f32(a >> 16u) * 65536f + f32(a & 0xffffu); }
fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn halves4(a: array<f32, 4>) -> f32 { return ((a[0] + a[2]) + (a[1] + a[3])); }
fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ params[48].z); }
fn sigmoidOf(x: f32) -> f32 {
  let v_1 = minFloat(maxFloat(x, -104f), 18f);
  let v_2 = round(v_1 * 1.4426950216293335f);
  let v_3 = (v_1 - (v_2 * 0.693145751953125f)) - (v_2 * 0.000001428606765330187f);
  let k_4 = keep(v_3);
  let v_5 = (k_4 * ((k_4 * 0.0013814423000440001f) + 0.008368742652237415f)) + 0.04166839271783829f;
  let v_6 = (k_4 * k_4) * ((k_4 * ((k_4 * v_5) + 0.1666652113199234f)) + 0.4999999403953552f);
  let v_7 = ((v_6 + k_4) + 1f) * bitcast<f32>((bitcast<u32>(v_2 + 12582912f) << 23u) + 1602224128u);
  let v_8 = v_7 * 5.421010862427522e-20f;
  let v_9 = v_8 < 0.3333333432674408f;
  let v_10 = (v_8 * select(1f, v_8, v_9)) / (v_8 + 1f);
  return select(v_10, v_8 - v_10, v_9);
}
fn tanhOf(x: f32) -> f32 {
  let v_1 = minFloat(abs(x), 9.199999809265137f);
  let v_2 = round((v_1 * 2.885390043258667f) - 0.36559998989105225f);
  let v_3 = bitcast<f32>(1065353216u - (bitcast<u32>(v_2 + 12582912f) << 23u));
  let v_4 = 1f - v_3;
  let k_5 = keep(v_4);
  let v_6 = v_1 - (v_2 * 0.3465735912322998f);
  let k_7 = keep(v_6);
  let v_8 = k_7 * k_7;
  let v_9 = (v_8 * ((v_8 * (-0.05037085339426994f)) + 0.13314901292324066f)) + (-0.3333306312561035f);
  let v_10 = k_7 + (k_7 * (v_8 * v_9));
  let k_11 = keep(v_10);
  let v_12 = k_5 * (1f - k_11);
  let v_13 = bitcast<u32>(k_5 + ((v_3 * ((k_11 + k_11) - v_12)) / (2f - v_12))) | (bitcast<u32>(x) & 2147483648u);
  return bitcast<f32>(v_13);
}
fn part0(unit: i32, lane: u32) {
  let at_anyInstall = i32(params[35].w);
  let size_B = i32(params[2].y);
  let at_install = i32(params[35].z);
  let at_planStart = i32(params[32].y);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  {
    // nest: anyInstall
    var a_1 = i32(-2147483648);
    for (var j0 = i32(lane); j0 < size_B; j0 += 64i) {
      let v_2 = max(bitcast<i32>(arena[at_install + j0]), bitcast<i32>(arena[at_planStart + j0]));
      a_1 = max(a_1, v_2);
    }
    pool[lane] = bitcast<u32>(a_1);
    workgroupBarrier();
    for (var half_3 = u32(hidden_32); half_3 > 0u; half_3 >>= 1u) {
      if (lane < half_3) {
        let o_4 = bitcast<i32>(pool[lane + half_3]);
        a_1 = max(a_1, o_4);
        pool[lane] = bitcast<u32>(a_1);
      }
      workgroupBarrier();
    }
    let f_5 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_anyInstall] = bitcast<u32>(f_5);
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let at_adder = i32(params[36].y);
  let at_worth = i32(params[36].x);
  let size_B = i32(params[2].y);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_addRow = i32(params[36].z);
  let at_scores = i32(params[22].z);
  let at_births = i32(params[22].w);
  let at_anyAddition = i32(params[36].w);
  {
    // nest: chooseAdder, chooseEntry, anyAddition
    var a_1 = fromBits(0xff800000u);
    var k_2 = -1i;
    for (var j0 = i32(lane); j0 < size_B; j0 += 64i) {
      let v_3 = bitcast<f32>(arena[at_worth + j0]);
      if (!isNan(v_3) && (k_2 < 0i || v_3 > a_1)) {
        a_1 = v_3;
        k_2 = j0;
      }
    }
    pool[lane] = bitcast<u32>(a_1);
    pool[64u + lane] = bitcast<u32>(k_2);
    workgroupBarrier();
    for (var half_4 = u32(hidden_32); half_4 > 0u; half_4 >>= 1u) {
      if (lane < half_4) {
        let o_5 = bitcast<f32>(pool[lane + half_4]);
        let o_6 = bitcast<i32>(pool[64u + lane + half_4]);
        if (o_6 >= 0i && (k_2 < 0i || o_5 > a_1 || (o_5 == a_1 && o_6 < k_2))) {
          a_1 = o_5;
          k_2 = o_6;
          pool[lane] = bitcast<u32>(a_1);
          pool[64u + lane] = bitcast<u32>(o_6);
        }
      }
      workgroupBarrier();
    }
    let f_7 = bitcast<i32>(pool[64]);
    workgroupBarrier();
    let v_8 = select(-1i, f_7, bitcast<f32>(arena[at_worth + clampAt(f_7, size_B)]) > 0f);
    var a_9 = 2147483647i;
    var k_10 = -1i;
    for (var j0_2 = i32(lane); j0_2 < 100i; j0_2 += 64i) {
      let v_11 = select(-1i, bitcast<i32>(arena[at_births + j0_2]), bitcast<f32>(arena[at_scores + j0_2]) > 0f);
      if ((k_10 < 0i || v_11 < a_9)) {
        a_9 = v_11;
        k_10 = j0_2;
      }
    }
    pool[lane] = bitcast<u32>(a_9);
    pool[64u + lane] = bitcast<u32>(k_10);
    workgroupBarrier();
    for (var half_12 = u32(hidden_32); half_12 > 0u; half_12 >>= 1u) {
      if (lane < half_12) {
        let o_13 = bitcast<i32>(pool[lane + half_12]);
        let o_14 = bitcast<i32>(pool[64u + lane + half_12]);
        if (o_14 >= 0i && (k_10 < 0i || o_13 < a_9 || (o_13 == a_9 && o_14 < k_10))) {
          a_9 = o_13;
          k_10 = o_14;
          pool[lane] = bitcast<u32>(a_9);
          pool[64u + lane] = bitcast<u32>(o_14);
        }
      }
      workgroupBarrier();
    }
    let f_15 = bitcast<i32>(pool[64]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_adder] = bitcast<u32>(v_8);
      arena[at_addRow] = bitcast<u32>(select(f_15, -1i, v_8 < 0i));
      arena[at_anyAddition] = bitcast<u32>(i32(v_8 >= 0i));
    }
  }
}
fn part2(unit: i32, lane: u32) {
  let size_B = i32(params[2].y);
  let cycle = arena[0];
  let at_dynamics = i32(select(params[5].z, params[5].w, (cycle & 1u) == 1u));
  let at_knobs = i32(params[4].x);
  let at_mixSay = i32(params[13].y);
  let at_content = i32(select(params[4].w, params[5].x, (cycle & 1u) == 1u));
  let at_holdingWords = i32(params[31].w);
  let at_content_next = i32(select(params[5].x, params[4].w, (cycle & 1u) == 1u));
  let at_mixSign = i32(params[13].x);
  let at_mixFrom = i32(params[12].w);
  let at_mixEcho = i32(params[13].w);
  let at_mixHear = i32(params[13].z);
  let at_reachX = i32(params[12].x);
  let at_reachY = i32(params[12].y);
  let at_reachZ = i32(params[12].z);
  let at_tune_drive = i32(params[34].y);
  let at_memory = i32(params[5].y);
  let at_tune_memoryGain = i32(params[33].z);
  let at_fieldWords = i32(params[31].y);
  let at_tune_noise = i32(params[32].z);
  let at_tune_gate = i32(params[32].w);
  let at_tune_pattern = i32(params[33].x);
  let at_pattern = i32(params[23].z);
  let at_dynamics_next = i32(select(params[5].w, params[5].z, (cycle & 1u) == 1u));
  let at_motors = i32(params[27].y);
  let at_ruleMean = i32(params[14].w);
  let at_ruleWords = i32(params[31].z);
  let at_ruleSpread = i32(params[15].x);
  let at_ruleLimit = i32(params[15].y);
  let at_tune_plasticity = i32(params[33].y);
  let at_ruleEnergy = i32(params[14].x);
  let at_ruleVariance = i32(params[14].y);
  let at_ruleSparsity = i32(params[14].z);
  let i2 = unit % 32i;
  let q_1 = unit / 32i;
  let i1 = q_1 % 32i;
  let i0 = q_1 / 32i;
  {
    // nest: evolve
    let v_6 = bitcast<f32>(arena[at_knobs + i0 * 22i + 8i]);
    let v_17 = bitcast<f32>(arena[at_knobs + i0 * 22i + 7i]);
    let v_38 = ((i1 * 32i) + i2) * 32i;
    let v_39 = arena[at_holdingWords + i0 * 2i + 0i];
    let v_42 = arena[at_holdingWords + i0 * 2i + 1i];
    for (var i3 = i32(lane); i3 < 32i; i3 += 64i) {
      let v_3 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 12i]);
      let v_4 = (sigmoidOf(v_3) + 0.5f) * 0.8999999761581421f;
      let v_5 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 4i]);
      let v_7 = ((tanhOf(v_5) * 0.05000000074505806f) + 0.05000000074505806f) * v_6;
      let v_8 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 5i]);
      let v_9 = ((tanhOf(v_8) * 0.05000000074505806f) + 0.05000000074505806f) * v_6;
      let v_10 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 6i]);
      let v_11 = ((tanhOf(v_10) * 0.05000000074505806f) + 0.05000000074505806f) * v_6;
      let v_12 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 8i]);
      let v_13 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 9i]);
      let v_14 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 10i]);
      let v_15 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 11i]);
      let v_16 = (tanhOf((((v_12 + v_13) + v_14) + v_15) * 0.25f) * 0.44999998807907104f) + 0.5f;
      let v_18 = v_16 * v_17;
      var s_20 = array<f32, 16>();
      var s_22 = array<f32, 16>();
      for (var l_19 = 0i; l_19 < 16i; l_19++) {
        let j0 = l_19;
        let v_24 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + 0i) * 16i + j0]);
        let v_25 = bitcast<f32>(arena[at_mixSay + 0i + j0]) * v_24;
        let v_26 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + 1i) * 16i + j0]);
        let v_27 = bitcast<f32>(arena[at_mixSay + 1i * 16i + j0]) * v_26;
        s_20[l_19] += v_25;
        s_22[l_19] += v_27;
      }
      let f_21 = halves16(s_20);
      let f_23 = halves16(s_22);
      let v_30 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 2i]);
      let v_31 = ((sigmoidOf(v_30) * 0.10000000149011612f) + 0.8999999761581421f) * 0.949999988079071f;
      let v_32 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 0i]);
      let v_33 = ((sigmoidOf(v_32) * 0.10000000149011612f) + 0.8999999761581421f) * 0.949999988079071f;
      let v_34 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 3i]);
      let v_35 = ((sigmoidOf(v_34) * 0.10000000149011612f) + 0.8999999761581421f) * 0.949999988079071f;
      let v_36 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 1i]);
      let v_37 = ((sigmoidOf(v_36) * 0.10000000149011612f) + 0.8999999761581421f) * 0.949999988079071f;
      let v_40 = bitcast<u32>(v_38 + i3) + v_39;
      let v_41 = (v_40 ^ (v_40 >> 16u)) * 4239568231u;
      let v_43 = ((v_41 ^ (v_41 >> 13u)) + v_42) * 1228438113u;
      var a_51 = 0i;
      var s_45 = array<f32, 16>();
      var s_47 = array<f32, 16>();
      var s_49 = array<f32, 16>();
      for (var b_59 = 0i; b_59 < 32i; b_59 += 16i) {
        for (var l_44 = 0i; l_44 < 16i; l_44++) {
          let p_52 = b_59 + l_44;
          let j1 = p_52 % 16i;
          let j0_2 = p_52 / 16i;
          let v_54 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + j0_2) * 16i + j1]);
          let v_55 = abs(v_54);
          let v_56 = v_54 * v_54;
          let v_57 = v_55 < 0.10000000149011612f;
          s_45[l_44] += v_55;
          s_47[l_44] += v_56;
          s_49[l_44] += v_54;
          a_51 += select(0i, 1i, v_57);
        }
      }
      let f_46 = halves16(s_45);
      let f_48 = halves16(s_47);
      let f_50 = halves16(s_49);
      let v_60 = f_50 / 32f;
      local[i3] = bitcast<u32>(v_4 * ((1f - (((v_7 + v_9) + v_11) * 2f)) - v_18));
      local[32i + i3] = bitcast<u32>(v_4 * v_7);
      local[64i + i3] = bitcast<u32>(v_4 * v_9);
      local[96i + i3] = bitcast<u32>(v_4 * v_11);
      local[128i + i3] = bitcast<u32>(v_4 * v_18);
      local[160i + i3] = bitcast<u32>((tanhOf(f_21) * tanhOf(f_23)) * 1f);
      local[192i + i3] = bitcast<u32>(v_31);
      local[224i + i3] = bitcast<u32>(v_33);
      local[256i + i3] = bitcast<u32>(v_35);
      local[288i + i3] = bitcast<u32>(v_37);
      local[320i + i3] = bitcast<u32>(fromUnsigned((v_43 ^ (v_43 >> 17u)) >> 8u) * 5.960464477539063e-8f);
      local[352i + i3] = bitcast<u32>((f_46 / 32f) - 0.10000000149011612f);
      local[384i + i3] = bitcast<u32>(((f_48 / 32f) - (v_60 * v_60)) - 0.019999999552965164f);
      local[416i + i3] = bitcast<u32>((f32(a_51) / 32f) - 0.5f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: evolve
    let v_66 = i1 + 1i;
    let v_68 = i1 - 1i;
    let v_71 = i2 + 1i;
    let v_73 = i2 - 1i;
    let v_100 = bitcast<f32>(arena[at_tune_memoryGain + i0]);
    let v_102 = ((i1 * 32i) + i2) * 32i;
    let v_105 = arena[at_fieldWords + i0 * 2i + 0i];
    let v_108 = arena[at_fieldWords + i0 * 2i + 1i];
    let v_112 = bitcast<f32>(arena[at_tune_noise + i0]);
    let v_114 = bitcast<f32>(arena[at_knobs + i0 * 22i + 3i]);
    let v_144 = bitcast<f32>(arena[at_tune_gate + i0]);
    let v_145 = bitcast<f32>(arena[at_tune_pattern + i0]);
    let v_146 = divSigned(i1, 2i);
    let v_147 = divSigned(i2, 2i);
    let v_150 = bitcast<f32>(arena[at_knobs + i0 * 22i + 4i]);
    let v_153 = bitcast<f32>(arena[at_motors + i0 * 4i + 0i]) * ((f32(i1) * 0.06451612710952759f) - 1f);
    let v_154 = bitcast<f32>(arena[at_motors + i0 * 4i + 1i]) * ((f32(i2) * 0.06451612710952759f) - 1f);
    let v_155 = v_153 + v_154;
    var s_157 = array<f32, 4>();
    for (var l_156 = 0i; l_156 < 4i; l_156++) {
      let j0_3 = l_156;
      let v_159 = abs(bitcast<f32>(arena[at_motors + i0 * 4i + j0_3]));
      s_157[l_156] += v_159;
    }
    let f_158 = halves4(s_157);
    let v_162 = f_158 / 4f;
    let v_164 = bitcast<f32>(arena[at_knobs + i0 * 22i + 6i]);
    let v_165 = arena[at_ruleWords + i0 * 2i + 0i];
    let v_168 = arena[at_ruleWords + i0 * 2i + 1i];
    let v_177 = bitcast<f32>(arena[at_tune_plasticity + i0]);
    let v_181 = bitcast<f32>(arena[at_knobs + i0 * 22i + 5i]);
    for (var row_61 = i32(lane); row_61 < 512i; row_61 += 64i) {
      let i4 = row_61 % 16i;
      let i3 = row_61 / 16i;
      let v_63 = bitcast<f32>(local[i3]);
      let v_64 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + 0i) * 16i + i4]);
      let v_65 = bitcast<f32>(local[32i + i3]);
      let v_67 = bitcast<f32>(arena[at_content + ((((i0 * 32i + clampAt(v_66, 32i)) * 32i + i2) * 32i + i3) * 2i + 0i) * 16i + i4]);
      let v_69 = bitcast<f32>(arena[at_content + ((((i0 * 32i + clampAt(v_68, 32i)) * 32i + i2) * 32i + i3) * 2i + 0i) * 16i + i4]);
      let v_70 = bitcast<f32>(local[64i + i3]);
      let v_72 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + clampAt(v_71, 32i)) * 32i + i3) * 2i + 0i) * 16i + i4]);
      let v_74 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + clampAt(v_73, 32i)) * 32i + i3) * 2i + 0i) * 16i + i4]);
      let v_75 = bitcast<f32>(local[96i + i3]);
      let v_76 = i3 + 1i;
      let v_77 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + clampAt(v_76, 32i)) * 2i + 0i) * 16i + i4]);
      let v_78 = i3 - 1i;
      let v_79 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + clampAt(v_78, 32i)) * 2i + 0i) * 16i + i4]);
      let v_80 = (((v_63 * v_64) + (v_65 * (v_67 + v_69))) + (v_70 * (v_72 + v_74))) + (v_75 * (v_77 + v_79));
      let v_81 = bitcast<f32>(local[128i + i3]);
      let v_82 = bitcast<i32>(arena[at_mixFrom + 0i + i4]);
      let v_83 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + (v_82 & 1i)) * 16i + clampAt(v_82 >> 1u, 16i)]);
      let v_84 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 14i]);
      let v_85 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 15i]);
      let v_86 = (bitcast<f32>(arena[at_mixEcho + (0i + 0i) * 16i + i4]) * v_84) + (bitcast<f32>(arena[at_mixEcho + (0i + 1i) * 16i + i4]) * v_85);
      let v_87 = (bitcast<f32>(arena[at_mixSign + 0i + i4]) * v_83) + (v_86 * 0.019999999552965164f);
      let v_88 = bitcast<f32>(local[160i + i3]);
      let v_89 = tanhOf(v_80 + (v_81 * (v_87 + (bitcast<f32>(arena[at_mixHear + 0i + i4]) * v_88))));
      let v_90 = (i4 & 1i) == 1i;
      let v_91 = v_89 * select(bitcast<f32>(local[224i + i3]), bitcast<f32>(local[192i + i3]), v_90);
      let v_92 = bitcast<f32>(arena[at_reachX + ((i1 * 2i + 0i) * 2i + 0i) * 16i + i4]) * bitcast<f32>(arena[at_reachY + ((i2 * 2i + 0i) * 2i + 0i) * 16i + i4]);
      let v_93 = v_92 * bitcast<f32>(arena[at_reachZ + ((i3 * 2i + 0i) * 2i + 0i) * 16i + i4]);
      let v_94 = v_93 * bitcast<f32>(arena[at_tune_drive + ((i0 * 2i + 0i) * 2i + 0i) * 16i + i4]);
      let v_95 = bitcast<f32>(arena[at_reachX + ((i1 * 2i + 1i) * 2i + 0i) * 16i + i4]) * bitcast<f32>(arena[at_reachY + ((i2 * 2i + 1i) * 2i + 0i) * 16i + i4]);
      let v_96 = v_95 * bitcast<f32>(arena[at_reachZ + ((i3 * 2i + 1i) * 2i + 0i) * 16i + i4]);
      let v_97 = v_96 * bitcast<f32>(arena[at_tune_drive + ((i0 * 2i + 1i) * 2i + 0i) * 16i + i4]);
      let v_98 = select(v_94, 0f, v_93 < 0.36635738611221313f) + select(v_97, 0f, v_96 < 0.36635738611221313f);
      let v_99 = bitcast<f32>(arena[at_memory + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + i4]);
      let v_101 = tanhOf(v_99 * 4f) * v_100;
      let v_103 = v_102 + i3;
      let v_104 = (v_103 * 32i) + (i4 * 2i);
      let v_106 = bitcast<u32>(v_104 + 0i) + v_105;
      let v_107 = (v_106 ^ (v_106 >> 16u)) * 4239568231u;
      let v_109 = ((v_107 ^ (v_107 >> 13u)) + v_108) * 1228438113u;
      let v_110 = v_109 ^ (v_109 >> 17u);
      let v_111 = bitcast<i32>((((v_110 & 16711935u) + ((v_110 >> 8u) & 16711935u)) * 65537u) >> 16u);
      let v_113 = ((v_91 + v_98) + v_101) + ((f32(v_111 - 510i) * 0.006765875034034252f) * v_112);
      let v_115 = v_113 * v_114;
      let v_116 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + 1i) * 16i + i4]);
      let v_117 = bitcast<f32>(arena[at_content + ((((i0 * 32i + clampAt(v_66, 32i)) * 32i + i2) * 32i + i3) * 2i + 1i) * 16i + i4]);
      let v_118 = bitcast<f32>(arena[at_content + ((((i0 * 32i + clampAt(v_68, 32i)) * 32i + i2) * 32i + i3) * 2i + 1i) * 16i + i4]);
      let v_119 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + clampAt(v_71, 32i)) * 32i + i3) * 2i + 1i) * 16i + i4]);
      let v_120 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + clampAt(v_73, 32i)) * 32i + i3) * 2i + 1i) * 16i + i4]);
      let v_121 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + clampAt(v_76, 32i)) * 2i + 1i) * 16i + i4]);
      let v_122 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + clampAt(v_78, 32i)) * 2i + 1i) * 16i + i4]);
      let v_123 = (((v_63 * v_116) + (v_65 * (v_117 + v_118))) + (v_70 * (v_119 + v_120))) + (v_75 * (v_121 + v_122));
      let v_124 = bitcast<i32>(arena[at_mixFrom + 1i * 16i + i4]);
      let v_125 = bitcast<f32>(arena[at_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + (v_124 & 1i)) * 16i + clampAt(v_124 >> 1u, 16i)]);
      let v_126 = (bitcast<f32>(arena[at_mixEcho + (1i * 2i + 0i) * 16i + i4]) * v_84) + (bitcast<f32>(arena[at_mixEcho + (1i * 2i + 1i) * 16i + i4]) * v_85);
      let v_127 = (bitcast<f32>(arena[at_mixSign + 1i * 16i + i4]) * v_125) + (v_126 * 0.019999999552965164f);
      let v_128 = v_123 + (v_81 * (v_127 + (bitcast<f32>(arena[at_mixHear + 1i * 16i + i4]) * v_88)));
      let v_129 = tanhOf(v_128) * select(bitcast<f32>(local[288i + i3]), bitcast<f32>(local[256i + i3]), v_90);
      let v_130 = bitcast<f32>(arena[at_reachX + ((i1 * 2i + 0i) * 2i + 1i) * 16i + i4]) * bitcast<f32>(arena[at_reachY + ((i2 * 2i + 0i) * 2i + 1i) * 16i + i4]);
      let v_131 = v_130 * bitcast<f32>(arena[at_reachZ + ((i3 * 2i + 0i) * 2i + 1i) * 16i + i4]);
      let v_132 = v_131 * bitcast<f32>(arena[at_tune_drive + ((i0 * 2i + 0i) * 2i + 1i) * 16i + i4]);
      let v_133 = bitcast<f32>(arena[at_reachX + ((i1 * 2i + 1i) * 2i + 1i) * 16i + i4]) * bitcast<f32>(arena[at_reachY + ((i2 * 2i + 1i) * 2i + 1i) * 16i + i4]);
      let v_134 = v_133 * bitcast<f32>(arena[at_reachZ + ((i3 * 2i + 1i) * 2i + 1i) * 16i + i4]);
      let v_135 = v_134 * bitcast<f32>(arena[at_tune_drive + ((i0 * 2i + 1i) * 2i + 1i) * 16i + i4]);
      let v_136 = select(v_132, 0f, v_131 < 0.36635738611221313f) + select(v_135, 0f, v_134 < 0.36635738611221313f);
      let v_137 = bitcast<u32>(v_104 + 1i) + v_105;
      let v_138 = (v_137 ^ (v_137 >> 16u)) * 4239568231u;
      let v_139 = ((v_138 ^ (v_138 >> 13u)) + v_108) * 1228438113u;
      let v_140 = v_139 ^ (v_139 >> 17u);
      let v_141 = bitcast<i32>((((v_140 & 16711935u) + ((v_140 >> 8u) & 16711935u)) * 65537u) >> 16u);
      let v_142 = ((v_129 + v_136) - v_101) + ((f32(v_141 - 510i) * 0.006765875034034252f) * v_112);
      let v_143 = v_142 * v_114;
      let v_148 = bitcast<f32>(arena[at_pattern + (((i0 * 16i + v_146) * 16i + v_147) * 16i + divSigned(i3, 2i)) * 16i + i4]);
      let v_149 = ((v_99 * 0.9986000061035156f) + (v_144 * (((v_64 + v_116) * 0.5f) - v_99))) + (v_145 * (v_148 - v_99));
      let v_151 = v_149 * v_150;
      let v_152 = bitcast<f32>(arena[at_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + i4]);
      let v_163 = (v_152 * 0.949999988079071f) + (select(v_162, v_155, i4 == 14i) * 0.05000000074505806f);
      let v_166 = bitcast<u32>((v_103 * 16i) + i4) + v_165;
      let v_167 = (v_166 ^ (v_166 >> 16u)) * 4239568231u;
      let v_169 = ((v_167 ^ (v_167 >> 13u)) + v_168) * 1228438113u;
      let v_170 = v_169 ^ (v_169 >> 17u);
      let v_171 = bitcast<i32>((((v_170 & 16711935u) + ((v_170 >> 8u) & 16711935u)) * 65537u) >> 16u);
      let v_172 = (f32(v_171 - 510i) * 0.006765875034034252f) * bitcast<f32>(arena[at_ruleSpread + i4]);
      let v_173 = bitcast<f32>(arena[at_ruleMean + i4]) + v_172;
      let v_174 = bitcast<f32>(arena[at_ruleLimit + i4]);
      let v_175 = select(minFloat(maxFloat(v_173, -v_174), v_174), 0.800000011920929f, bitcast<f32>(local[320i + i3]) < 0.05000000074505806f);
      let v_176 = select(v_173, v_175, i4 == 12i);
      let v_178 = (bitcast<f32>(arena[at_ruleEnergy + i4]) * bitcast<f32>(local[352i + i3])) + (bitcast<f32>(arena[at_ruleVariance + i4]) * bitcast<f32>(local[384i + i3]));
      let v_179 = v_178 + (bitcast<f32>(arena[at_ruleSparsity + i4]) * bitcast<f32>(local[416i + i3]));
      let v_180 = ((v_152 - v_176) * 0.949999988079071f) + (v_177 * minFloat(maxFloat(v_179, -1f), 1f));
      let v_182 = select(minFloat(maxFloat(v_176 + (v_180 * v_181), -5f), 5f), v_163 * v_164, i4 >= 14i);
      arena[at_content_next + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + 0i) * 16i + i4] = bitcast<u32>(select(1.0000000031710769e-30f, v_115, isFinite32(v_115)));
      arena[at_content_next + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + 1i) * 16i + i4] = bitcast<u32>(select(1.0000000031710769e-30f, v_143, isFinite32(v_143)));
      arena[at_memory + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + i4] = bitcast<u32>(select(1.0000000031710769e-30f, v_151, isFinite32(v_151)));
      arena[at_dynamics_next + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + i4] = bitcast<u32>(select(1.0000000031710769e-30f, v_182, isFinite32(v_182)));
    }
  }
}
fn part3(unit: i32, lane: u32) {
  let size_B = i32(params[2].y);
  let at_planRules = i32(params[25].w);
  let at_knobs = i32(params[4].x);
  let at_mixSay = i32(params[13].y);
  let cycle = arena[0];
  let at_planField = i32(select(params[25].y, params[25].z, (cycle & 1u) == 1u));
  let at_planField_next = i32(select(params[25].z, params[25].y, (cycle & 1u) == 1u));
  let at_age = i32(params[4].y);
  let at_means = i32(params[15].z);
  let at_mixSign = i32(params[13].x);
  let at_mixFrom = i32(params[12].w);
  let at_mixEcho = i32(params[13].w);
  let at_mixHear = i32(params[13].z);
  let at_tune_memoryGain = i32(params[33].z);
  let at_patternOn = i32(params[24].x);
  let at_planPattern = i32(params[26].x);
  let i3 = unit % 4i;
  let q_1 = unit / 4i;
  let i2 = q_1 % 4i;
  let q_2 = q_1 / 4i;
  let i1 = q_2 % 8i;
  let i0 = q_2 / 8i;
  {
    // nest: rollOut
    let v_7 = bitcast<f32>(arena[at_knobs + i0 * 22i + 8i]);
    let v_18 = bitcast<f32>(arena[at_knobs + i0 * 22i + 7i]);
    for (var i4 = i32(lane); i4 < 4i; i4 += 64i) {
      let v_4 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 12i]);
      let v_5 = (sigmoidOf(v_4) + 0.5f) * 0.8999999761581421f;
      let v_6 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 4i]);
      let v_8 = ((tanhOf(v_6) * 0.05000000074505806f) + 0.05000000074505806f) * v_7;
      let v_9 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 5i]);
      let v_10 = ((tanhOf(v_9) * 0.05000000074505806f) + 0.05000000074505806f) * v_7;
      let v_11 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 6i]);
      let v_12 = ((tanhOf(v_11) * 0.05000000074505806f) + 0.05000000074505806f) * v_7;
      let v_13 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 8i]);
      let v_14 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 9i]);
      let v_15 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 10i]);
      let v_16 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 11i]);
      let v_17 = (tanhOf((((v_13 + v_14) + v_15) + v_16) * 0.25f) * 0.44999998807907104f) + 0.5f;
      let v_19 = v_17 * v_18;
      var s_21 = array<f32, 16>();
      var s_23 = array<f32, 16>();
      for (var l_20 = 0i; l_20 < 16i; l_20++) {
        let j0 = l_20;
        let v_25 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 0i) * 16i + j0]);
        let v_26 = bitcast<f32>(arena[at_mixSay + 0i + j0]) * v_25;
        let v_27 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + j0]);
        let v_28 = bitcast<f32>(arena[at_mixSay + 1i * 16i + j0]) * v_27;
        s_21[l_20] += v_26;
        s_23[l_20] += v_28;
      }
      let f_22 = halves16(s_21);
      let f_24 = halves16(s_23);
      let v_31 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 2i]);
      let v_32 = ((sigmoidOf(v_31) * 0.10000000149011612f) + 0.8999999761581421f) * 0.949999988079071f;
      let v_33 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 0i]);
      let v_34 = ((sigmoidOf(v_33) * 0.10000000149011612f) + 0.8999999761581421f) * 0.949999988079071f;
      let v_35 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 3i]);
      let v_36 = ((sigmoidOf(v_35) * 0.10000000149011612f) + 0.8999999761581421f) * 0.949999988079071f;
      let v_37 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 1i]);
      let v_38 = ((sigmoidOf(v_37) * 0.10000000149011612f) + 0.8999999761581421f) * 0.949999988079071f;
      local[i4] = bitcast<u32>(v_5 * ((1f - (((v_8 + v_10) + v_12) * 2f)) - v_19));
      local[4i + i4] = bitcast<u32>(v_5 * v_8);
      local[8i + i4] = bitcast<u32>(v_5 * v_10);
      local[12i + i4] = bitcast<u32>(v_5 * v_12);
      local[16i + i4] = bitcast<u32>(v_5 * v_19);
      local[20i + i4] = bitcast<u32>((tanhOf(f_22) * tanhOf(f_24)) * 1f);
      local[24i + i4] = bitcast<u32>(v_32);
      local[28i + i4] = bitcast<u32>(v_34);
      local[32i + i4] = bitcast<u32>(v_36);
      local[36i + i4] = bitcast<u32>(v_38);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: rollOut
    let v_41 = remSigned(bitcast<i32>(arena[at_age + i0]), 21i) == 0i;
    let v_46 = i2 + 1i;
    let v_48 = i2 - 1i;
    let v_51 = i3 + 1i;
    let v_53 = i3 - 1i;
    let v_73 = bitcast<f32>(arena[at_tune_memoryGain + i0]);
    let v_93 = select(bitcast<f32>(arena[at_patternOn + i0]), 1f, i1 > 0i) * 0.10000000149011612f;
    for (var row_39 = i32(lane); row_39 < 64i; row_39 += 64i) {
      let i5 = row_39 % 16i;
      let i4 = row_39 / 16i;
      let v_42 = bitcast<f32>(arena[at_means + ((((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 4i + 0i) * 16i + i5]);
      let v_43 = bitcast<f32>(local[i4]);
      let v_44 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 0i) * 16i + i5]);
      let v_45 = bitcast<f32>(local[4i + i4]);
      let v_47 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + clampAt(v_46, 4i)) * 4i + i3) * 4i + i4) * 3i + 0i) * 16i + i5]);
      let v_49 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + clampAt(v_48, 4i)) * 4i + i3) * 4i + i4) * 3i + 0i) * 16i + i5]);
      let v_50 = bitcast<f32>(local[8i + i4]);
      let v_52 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + clampAt(v_51, 4i)) * 4i + i4) * 3i + 0i) * 16i + i5]);
      let v_54 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + clampAt(v_53, 4i)) * 4i + i4) * 3i + 0i) * 16i + i5]);
      let v_55 = bitcast<f32>(local[12i + i4]);
      let v_56 = i4 + 1i;
      let v_57 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + clampAt(v_56, 4i)) * 3i + 0i) * 16i + i5]);
      let v_58 = i4 - 1i;
      let v_59 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + clampAt(v_58, 4i)) * 3i + 0i) * 16i + i5]);
      let v_60 = (((v_43 * v_44) + (v_45 * (v_47 + v_49))) + (v_50 * (v_52 + v_54))) + (v_55 * (v_57 + v_59));
      let v_61 = bitcast<f32>(local[16i + i4]);
      let v_62 = bitcast<i32>(arena[at_mixFrom + 0i + i5]);
      let v_63 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + (v_62 & 1i)) * 16i + clampAt(v_62 >> 1u, 16i)]);
      let v_64 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 14i]);
      let v_65 = bitcast<f32>(arena[at_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 15i]);
      let v_66 = (bitcast<f32>(arena[at_mixEcho + (0i + 0i) * 16i + i5]) * v_64) + (bitcast<f32>(arena[at_mixEcho + (0i + 1i) * 16i + i5]) * v_65);
      let v_67 = (bitcast<f32>(arena[at_mixSign + 0i + i5]) * v_63) + (v_66 * 0.019999999552965164f);
      let v_68 = bitcast<f32>(local[20i + i4]);
      let v_69 = tanhOf(v_60 + (v_61 * (v_67 + (bitcast<f32>(arena[at_mixHear + 0i + i5]) * v_68))));
      let v_70 = (i5 & 1i) == 1i;
      let v_71 = v_69 * select(bitcast<f32>(local[28i + i4]), bitcast<f32>(local[24i + i4]), v_70);
      let v_72 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 2i) * 16i + i5]);
      let v_74 = tanhOf(v_72 * 4f) * v_73;
      let v_75 = v_71 + v_74;
      let v_76 = bitcast<f32>(arena[at_means + ((((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 4i + 1i) * 16i + i5]);
      let v_77 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_78 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + clampAt(v_46, 4i)) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_79 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + clampAt(v_48, 4i)) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_80 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + clampAt(v_51, 4i)) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_81 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + clampAt(v_53, 4i)) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_82 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + clampAt(v_56, 4i)) * 3i + 1i) * 16i + i5]);
      let v_83 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + clampAt(v_58, 4i)) * 3i + 1i) * 16i + i5]);
      let v_84 = (((v_43 * v_77) + (v_45 * (v_78 + v_79))) + (v_50 * (v_80 + v_81))) + (v_55 * (v_82 + v_83));
      let v_85 = bitcast<i32>(arena[at_mixFrom + 1i * 16i + i5]);
      let v_86 = bitcast<f32>(arena[at_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + (v_85 & 1i)) * 16i + clampAt(v_85 >> 1u, 16i)]);
      let v_87 = (bitcast<f32>(arena[at_mixEcho + (1i * 2i + 0i) * 16i + i5]) * v_64) + (bitcast<f32>(arena[at_mixEcho + (1i * 2i + 1i) * 16i + i5]) * v_65);
      let v_88 = (bitcast<f32>(arena[at_mixSign + 1i * 16i + i5]) * v_86) + (v_87 * 0.019999999552965164f);
      let v_89 = v_84 + (v_61 * (v_88 + (bitcast<f32>(arena[at_mixHear + 1i * 16i + i5]) * v_68)));
      let v_90 = tanhOf(v_89) * select(bitcast<f32>(local[36i + i4]), bitcast<f32>(local[32i + i4]), v_70);
      let v_91 = v_90 - v_74;
      let v_92 = bitcast<f32>(arena[at_means + ((((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 4i + 2i) * 16i + i5]);
      let v_94 = bitcast<f32>(arena[at_planPattern + ((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 16i + i5]);
      let v_95 = (v_72 * 0.9986000061035156f) + (v_93 * (v_94 - v_72));
      arena[at_planField_next + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 0i) * 16i + i5] = bitcast<u32>(select(select(1.0000000031710769e-30f, v_75, isFinite32(v_75)), v_42, v_41));
      arena[at_planField_next + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + i5] = bitcast<u32>(select(select(1.0000000031710769e-30f, v_91, isFinite32(v_91)), v_76, v_41));
      arena[at_planField_next + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 2i) * 16i + i5] = bitcast<u32>(select(select(1.0000000031710769e-30f, v_95, isFinite32(v_95)), v_92, v_41));
    }
  }
}
fn part4(unit: i32, lane: u32) {
  let at_replyGain = i32(params[38].x);
  let at_reply = i32(params[37].w);
  let at_phi = i32(params[19].y);
  let at_inverse = i32(params[31].x);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_knobs = i32(params[4].x);
  let at_replyShrink = i32(params[38].y);
  let at_readout = i32(params[30].w);
  let at_sensors = i32(params[6].z);
  let at_members = i32(params[29].w);
  {
    // nest: weigh
    let tile_5 = 0i;
    for (var slot_6 = i32(lane); slot_6 < hidden_16; slot_6 += 64i) {
      var s_1 = 0f;
      var s_2 = 0f;
      let begin_7 = tile_5;
      let end_8 = min(begin_7 + 256i, 160i);
      for (var j0 = begin_7 + slot_6 % 16i; j0 < end_8; j0 += 16i) {
        let v_3 = bitcast<f32>(arena[at_reply + unit * 160i + j0]) * bitcast<f32>(arena[at_phi + unit * 160i + j0]);
        let v_4 = bitcast<f32>(arena[at_inverse + (unit * 160i + j0) * 160i + j0]);
        s_1 += v_3;
        s_2 += v_4;
      }
      pool[slot_6] = bitcast<u32>(s_1);
      pool[16i + slot_6] = bitcast<u32>(s_2);
    }
    workgroupBarrier();
    for (var half_9 = hidden_8; half_9 > 0i; half_9 >>= 1u) {
      for (var pair_10 = i32(lane); pair_10 < 2i * half_9; pair_10 += 64i) {
        let left_11 = pair_10 / half_9 * 16i + pair_10 % half_9;
        pool[left_11] = bitcast<u32>(bitcast<f32>(pool[left_11]) + bitcast<f32>(pool[left_11 + half_9]));
      }
      workgroupBarrier();
    }
    let f_12 = bitcast<f32>(pool[0]);
    let f_13 = bitcast<f32>(pool[16]);
    workgroupBarrier();
    let v_14 = (f_12 > 9.999999974752427e-7f) && (bitcast<f32>(arena[at_knobs + unit * 22i + 0i]) > 0f);
    if (lane == 0u) {
      arena[at_replyGain + unit] = bitcast<u32>(select(0f, 1f / (f_12 + 0.9994999766349792f), v_14));
      arena[at_replyShrink + unit] = bitcast<u32>(select(1f, 1.000500202178955f, v_14 && (f_13 < 16000f)));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnReadout
    let v_18 = bitcast<f32>(arena[at_replyGain + unit]);
    for (var row_15 = i32(lane); row_15 < 3840i; row_15 += 64i) {
      let i2 = row_15 % 160i;
      let i1 = row_15 / 160i;
      let v_17 = bitcast<f32>(arena[at_sensors + unit * 24i + i1]) - bitcast<f32>(arena[at_members + (unit * 4i + 3i) * 24i + i1]);
      let v_19 = bitcast<f32>(arena[at_readout + (unit * 24i + i1) * 160i + i2]) + (v_17 * (bitcast<f32>(arena[at_reply + unit * 160i + i2]) * v_18));
      arena[at_readout + (unit * 24i + i1) * 160i + i2] = bitcast<u32>(minFloat(maxFloat(v_19, -100f), 100f));
    }
  }
}
fn part5(unit: i32, lane: u32) {
  let hidden_5 = 5i + bitcast<i32>(params[48].z);
  let at_recall_where = i32(params[46].x);
  let size_recallChunks = i32(params[2].w);
  let at_recall_best = i32(params[45].w);
  let size_recallCandidates = i32(params[3].x);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_found = i32(params[37].x);
  let at_recall_rank = i32(params[46].y);
  let at_match = i32(params[21].x);
  let at_matchRow = i32(params[21].y);
  let at_novelty = i32(params[20].w);
  let at_storeWish = i32(params[38].z);
  let at_age = i32(params[4].y);
  let at_knobs = i32(params[4].x);
  let at_reward = i32(params[7].x);
  let at_lastStore = i32(params[21].z);
  let at_storeUrgency = i32(params[38].w);
  {
    // topk: recall
    var best_1: array<f32, 5>;
    var at_2: array<i32, 5>;
    for (var r = 0i; r < hidden_5; r++) { best_1[r] = fromBits(0xff800000u); at_2[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < size_recallCandidates; o0 += 64i) {
        let v_5 = divSigned(o0, 5i);
        let v_6 = remSigned(o0, 5i);
        let v_7 = bitcast<i32>(arena[at_recall_where + (unit * size_recallChunks + v_5) * 5i + v_6]);
        let v_8 = (-1i) < v_7;
        let v_9 = bitcast<f32>(arena[at_recall_best + (unit * size_recallChunks + v_5) * 5i + v_6]);
        let v_4 = v_9;
        if (v_8 && !isNan(v_4) && (at_2[4] < 0i || v_4 > best_1[4])) {
          var slot_3 = 4i;
          for (; slot_3 > 0i && (at_2[slot_3 - 1i] < 0i || v_4 > best_1[slot_3 - 1i]); slot_3--) {
            best_1[slot_3] = best_1[slot_3 - 1i];
            at_2[slot_3] = at_2[slot_3 - 1i];
          }
          best_1[slot_3] = v_4;
          at_2[slot_3] = o0;
        }
      }
      for (var r = 0i; r < hidden_5; r++) {
        pool[2u * (lane * 5u + u32(r))] = bitcast<u32>(best_1[r]);
        pool[2u * (lane * 5u + u32(r)) + 1u] = bitcast<u32>(at_2[r]);
      }
    }
    workgroupBarrier();
    for (var half = u32(hidden_32); half > 0u; half >>= 1u) {
      if (lane < half) {
        var left = 2u * lane * 5u;
        var right = 2u * (lane + half) * 5u;
        for (var r = 0i; r < hidden_5; r++) {
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
        for (var r = 0i; r < hidden_5; r++) {
          pool[2u * (lane * 5u + u32(r))] = bitcast<u32>(best_1[r]);
          pool[2u * (lane * 5u + u32(r)) + 1u] = bitcast<u32>(at_2[r]);
        }
      }
      workgroupBarrier();
    }
    for (var r = i32(lane); r < hidden_5; r += 64i) {
      arena[at_found + unit * 5i + r] = bitcast<u32>(bitcast<f32>(pool[2i * r]));
      arena[at_recall_rank + unit * 5i + r] = bitcast<u32>(bitcast<i32>(pool[2i * r + 1i]));
    }
    workgroupBarrier();
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: recall_gather, keepMatches
    for (var i1 = i32(lane); i1 < 5i; i1 += 64i) {
      let v_10 = bitcast<i32>(arena[at_recall_rank + unit * 5i + i1]);
      let v_11 = max(v_10, 0i);
      let v_12 = divSigned(v_11, 5i);
      let v_13 = bitcast<i32>(arena[at_recall_where + (unit * size_recallChunks + v_12) * 5i + remSigned(v_11, 5i)]);
      let v_14 = select(v_13 + (v_12 * 32i), -1i, v_10 < 0i);
      let v_15 = select(minFloat(maxFloat(bitcast<f32>(arena[at_found + unit * 5i + i1]), -1f), 1f), 0f, v_14 < 0i);
      arena[at_match + unit * 5i + i1] = bitcast<u32>(v_15);
      arena[at_matchRow + unit * 5i + i1] = bitcast<u32>(v_14);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: wonder, wishStore
    let v_17 = bitcast<f32>(arena[at_match + unit * 5i + 0i]);
    let v_18 = 1f - minFloat(maxFloat(v_17, 0f), 1f);
    let v_19 = bitcast<i32>(arena[at_age + unit]);
    let v_20 = bitcast<f32>(arena[at_knobs + unit * 22i + 11i]) * bitcast<f32>(arena[at_knobs + unit * 22i + 0i]);
    let v_21 = (v_18 > 0.20000000298023224f) || (bitcast<f32>(arena[at_reward + unit]) > 0.10000000149011612f);
    let v_22 = (v_17 > 0.8999999761581421f) && (bitcast<i32>(arena[at_matchRow + unit * 5i + 0i]) >= 0i);
    let v_23 = select(select(0i, 1i, (!v_21) && v_22), 2i, v_21 && ((v_19 - bitcast<i32>(arena[at_lastStore + unit])) >= 10i));
    let v_24 = select(0i, v_23, (v_19 > 0i) && (v_20 > 0f));
    let v_25 = select(select(0f, v_17 + 1f, v_24 == 1i), v_18 + 2f, v_24 == 2i);
    for (var row_16 = i32(lane); row_16 < 1i; row_16 += 64i) {
      arena[at_novelty + unit] = bitcast<u32>(v_18);
      arena[at_storeWish + unit] = bitcast<u32>(v_24);
      arena[at_storeUrgency + unit] = bitcast<u32>(v_25);
    }
  }
}
fn part6(unit: i32, lane: u32) {
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let at_chooseVictims_where = i32(params[46].w);
  let at_chooseVictims_best = i32(params[46].z);
  let size_chooseVictimsCandidates = i32(params[3].z);
  let hidden_32 = 32i + bitcast<i32>(params[48].z);
  let at_chooseVictims_rank = i32(params[47].x);
  let at_victim = i32(params[39].y);
  {
    // topk: chooseVictims
    var best_1: array<f32, 8>;
    var at_2: array<i32, 8>;
    for (var r = 0i; r < hidden_8; r++) { best_1[r] = fromBits(0x7f800000u); at_2[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < size_chooseVictimsCandidates; o0 += 64i) {
        let v_5 = divSigned(o0, 8i);
        let v_6 = remSigned(o0, 8i);
        let v_7 = (-1i) < bitcast<i32>(arena[at_chooseVictims_where + v_5 * 8i + v_6]);
        let v_4 = bitcast<f32>(arena[at_chooseVictims_best + v_5 * 8i + v_6]);
        if (v_7 && !isNan(v_4) && (at_2[7] < 0i || v_4 < best_1[7])) {
          var slot_3 = 7i;
          for (; slot_3 > 0i && (at_2[slot_3 - 1i] < 0i || v_4 < best_1[slot_3 - 1i]); slot_3--) {
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
          let second = j >= 0i && (i < 0i || b < a || (b == a && j < i));
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
      arena[at_chooseVictims_rank + r] = bitcast<u32>(bitcast<i32>(pool[2i * r + 1i]));
    }
    workgroupBarrier();
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: chooseVictims_gather
    for (var i0 = i32(lane); i0 < 8i; i0 += 64i) {
      let v_8 = bitcast<i32>(arena[at_chooseVictims_rank + i0]);
      let v_9 = max(v_8, 0i);
      let v_10 = divSigned(v_9, 8i);
      let v_11 = bitcast<i32>(arena[at_chooseVictims_where + v_10 * 8i + remSigned(v_9, 8i)]) + (v_10 * 256i);
      arena[at_victim + i0] = bitcast<u32>(select(v_11, -1i, v_8 < 0i));
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
  let size_B = i32(params[2].y);
  let units0 = 1i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = 1i;
  let end1 = end0 + units1;
  if (group >= end0 && group < end1) {
    part1(group - end0, lane);
  }
  let units2 = size_B * 1024i;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2(group - end1, lane);
  }
  let units3 = size_B * 128i;
  let end3 = end2 + units3;
  if (group >= end2 && group < end3) {
    part3(group - end2, lane);
  }
  let units4 = size_B;
  let end4 = end3 + units4;
  if (group >= end3 && group < end4) {
    part4(group - end3, lane);
  }
  let units5 = size_B;
  let end5 = end4 + units5;
  if (group >= end4 && group < end5) {
    part5(group - end4, lane);
  }
  let units6 = 1i;
  let end6 = end5 + units6;
  if (group >= end5 && group < end6) {
    part6(group - end5, lane);
  }
}
