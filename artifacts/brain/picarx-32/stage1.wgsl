// anyInstall | chooseAdder+chooseEntry+anyAddition | evolve | rollOut | weigh+learnReadout | recall+recall_gather+keepMatches+wonder+wishStore | chooseVictims+chooseVictims_gather
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 64>;
var<workgroup> local: array<u32, 448>;
var<workgroup> pool: array<u32, 1088>;
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
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn squashOf(x: f32) -> f32 {
  let v_1 = minFloat(maxFloat(x, -4.570000171661377f), 4.570000171661377f);
  let v_2 = v_1 * v_1;
  let v_3 = (v_1 * ((v_2 * (v_2 + 115.24759674072266f)) + 1024f)) / ((v_2 * ((v_2 * 16.272058486938477f) + 457.3247375488281f)) + 1024f);
  return v_3;
}
fn part0(unit: i32, lane: u32) {
  let t_anyInstall = i32(params[35].z);
  let n_B = i32(params[2].y);
  let t_install = i32(params[35].y);
  let t_planStart = i32(params[32].x);
  {
    // nest: anyInstall
    var a_1 = i32(-2147483648);
    for (var j0 = i32(lane); j0 < n_B; j0 += 256i) {
      let v_2 = max(bitcast<i32>(arena[t_install + j0]), bitcast<i32>(arena[t_planStart + j0]));
      a_1 = max(a_1, v_2);
    }
    pool[lane] = bitcast<u32>(a_1);
    workgroupBarrier();
    if (lane < 32u) {
      let o_3 = bitcast<i32>(pool[lane + 32u]);
      let o_4 = bitcast<i32>(pool[lane + 64u]);
      let o_5 = bitcast<i32>(pool[lane + 96u]);
      let o_6 = bitcast<i32>(pool[lane + 128u]);
      let o_7 = bitcast<i32>(pool[lane + 160u]);
      let o_8 = bitcast<i32>(pool[lane + 192u]);
      let o_9 = bitcast<i32>(pool[lane + 224u]);
      a_1 = max(a_1, o_3);
      a_1 = max(a_1, o_4);
      a_1 = max(a_1, o_5);
      a_1 = max(a_1, o_6);
      a_1 = max(a_1, o_7);
      a_1 = max(a_1, o_8);
      a_1 = max(a_1, o_9);
      pool[lane] = bitcast<u32>(a_1);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_10 = bitcast<i32>(pool[lane + 4u]);
      let o_11 = bitcast<i32>(pool[lane + 8u]);
      let o_12 = bitcast<i32>(pool[lane + 12u]);
      let o_13 = bitcast<i32>(pool[lane + 16u]);
      let o_14 = bitcast<i32>(pool[lane + 20u]);
      let o_15 = bitcast<i32>(pool[lane + 24u]);
      let o_16 = bitcast<i32>(pool[lane + 28u]);
      a_1 = max(a_1, o_10);
      a_1 = max(a_1, o_11);
      a_1 = max(a_1, o_12);
      a_1 = max(a_1, o_13);
      a_1 = max(a_1, o_14);
      a_1 = max(a_1, o_15);
      a_1 = max(a_1, o_16);
      pool[lane] = bitcast<u32>(a_1);
    }
    workgroupBarrier();
    a_1 = bitcast<i32>(pool[0u]);
    let o_17 = bitcast<i32>(pool[1u]);
    let o_18 = bitcast<i32>(pool[2u]);
    let o_19 = bitcast<i32>(pool[3u]);
    a_1 = max(a_1, o_17);
    a_1 = max(a_1, o_18);
    a_1 = max(a_1, o_19);
    let f_20 = a_1;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_anyInstall] = bitcast<u32>(f_20);
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let t_adder = i32(params[36].x);
  let t_addRow = i32(params[36].y);
  let t_anyAddition = i32(params[36].z);
  let t_worth = i32(params[35].w);
  let n_B = i32(params[2].y);
  let t_scores = i32(params[21].w);
  let t_births = i32(params[22].x);
  {
    // nest: chooseAdder, chooseEntry, anyAddition
    var a_1 = fromBits(4286578688u);
    var k_2 = -1i;
    for (var j0 = i32(lane); j0 < n_B; j0 += 256i) {
      let v_3 = bitcast<f32>(arena[t_worth + j0]);
      if ((!isNan(v_3) && k_2 < 0i) || v_3 > a_1) {
        a_1 = v_3;
        k_2 = j0;
      }
    }
    pool[lane] = bitcast<u32>(a_1);
    pool[256u + lane] = bitcast<u32>(k_2);
    workgroupBarrier();
    if (lane < 32u) {
      let o_4 = bitcast<f32>(pool[lane + 32u]);
      let o_5 = bitcast<i32>(pool[256u + (lane + 32u)]);
      let o_7 = bitcast<f32>(pool[lane + 64u]);
      let o_8 = bitcast<i32>(pool[256u + (lane + 64u)]);
      let o_10 = bitcast<f32>(pool[lane + 96u]);
      let o_11 = bitcast<i32>(pool[256u + (lane + 96u)]);
      let o_13 = bitcast<f32>(pool[lane + 128u]);
      let o_14 = bitcast<i32>(pool[256u + (lane + 128u)]);
      let o_16 = bitcast<f32>(pool[lane + 160u]);
      let o_17 = bitcast<i32>(pool[256u + (lane + 160u)]);
      let o_19 = bitcast<f32>(pool[lane + 192u]);
      let o_20 = bitcast<i32>(pool[256u + (lane + 192u)]);
      let o_22 = bitcast<f32>(pool[lane + 224u]);
      let o_23 = bitcast<i32>(pool[256u + (lane + 224u)]);
      let w_6 = o_5 >= 0i && ((k_2 < 0i || o_4 > a_1) || (o_4 == a_1 && o_5 < k_2));
      a_1 = select(a_1, o_4, w_6);
      k_2 = select(k_2, o_5, w_6);
      let w_9 = o_8 >= 0i && ((k_2 < 0i || o_7 > a_1) || (o_7 == a_1 && o_8 < k_2));
      a_1 = select(a_1, o_7, w_9);
      k_2 = select(k_2, o_8, w_9);
      let w_12 = o_11 >= 0i && ((k_2 < 0i || o_10 > a_1) || (o_10 == a_1 && o_11 < k_2));
      a_1 = select(a_1, o_10, w_12);
      k_2 = select(k_2, o_11, w_12);
      let w_15 = o_14 >= 0i && ((k_2 < 0i || o_13 > a_1) || (o_13 == a_1 && o_14 < k_2));
      a_1 = select(a_1, o_13, w_15);
      k_2 = select(k_2, o_14, w_15);
      let w_18 = o_17 >= 0i && ((k_2 < 0i || o_16 > a_1) || (o_16 == a_1 && o_17 < k_2));
      a_1 = select(a_1, o_16, w_18);
      k_2 = select(k_2, o_17, w_18);
      let w_21 = o_20 >= 0i && ((k_2 < 0i || o_19 > a_1) || (o_19 == a_1 && o_20 < k_2));
      a_1 = select(a_1, o_19, w_21);
      k_2 = select(k_2, o_20, w_21);
      let w_24 = o_23 >= 0i && ((k_2 < 0i || o_22 > a_1) || (o_22 == a_1 && o_23 < k_2));
      a_1 = select(a_1, o_22, w_24);
      k_2 = select(k_2, o_23, w_24);
      pool[lane] = bitcast<u32>(a_1);
      pool[256u + lane] = bitcast<u32>(k_2);
    }
    workgroupBarrier();
    if (lane < 4u) {
      let o_25 = bitcast<f32>(pool[lane + 4u]);
      let o_26 = bitcast<i32>(pool[256u + (lane + 4u)]);
      let o_28 = bitcast<f32>(pool[lane + 8u]);
      let o_29 = bitcast<i32>(pool[256u + (lane + 8u)]);
      let o_31 = bitcast<f32>(pool[lane + 12u]);
      let o_32 = bitcast<i32>(pool[256u + (lane + 12u)]);
      let o_34 = bitcast<f32>(pool[lane + 16u]);
      let o_35 = bitcast<i32>(pool[256u + (lane + 16u)]);
      let o_37 = bitcast<f32>(pool[lane + 20u]);
      let o_38 = bitcast<i32>(pool[256u + (lane + 20u)]);
      let o_40 = bitcast<f32>(pool[lane + 24u]);
      let o_41 = bitcast<i32>(pool[256u + (lane + 24u)]);
      let o_43 = bitcast<f32>(pool[lane + 28u]);
      let o_44 = bitcast<i32>(pool[256u + (lane + 28u)]);
      let w_27 = o_26 >= 0i && ((k_2 < 0i || o_25 > a_1) || (o_25 == a_1 && o_26 < k_2));
      a_1 = select(a_1, o_25, w_27);
      k_2 = select(k_2, o_26, w_27);
      let w_30 = o_29 >= 0i && ((k_2 < 0i || o_28 > a_1) || (o_28 == a_1 && o_29 < k_2));
      a_1 = select(a_1, o_28, w_30);
      k_2 = select(k_2, o_29, w_30);
      let w_33 = o_32 >= 0i && ((k_2 < 0i || o_31 > a_1) || (o_31 == a_1 && o_32 < k_2));
      a_1 = select(a_1, o_31, w_33);
      k_2 = select(k_2, o_32, w_33);
      let w_36 = o_35 >= 0i && ((k_2 < 0i || o_34 > a_1) || (o_34 == a_1 && o_35 < k_2));
      a_1 = select(a_1, o_34, w_36);
      k_2 = select(k_2, o_35, w_36);
      let w_39 = o_38 >= 0i && ((k_2 < 0i || o_37 > a_1) || (o_37 == a_1 && o_38 < k_2));
      a_1 = select(a_1, o_37, w_39);
      k_2 = select(k_2, o_38, w_39);
      let w_42 = o_41 >= 0i && ((k_2 < 0i || o_40 > a_1) || (o_40 == a_1 && o_41 < k_2));
      a_1 = select(a_1, o_40, w_42);
      k_2 = select(k_2, o_41, w_42);
      let w_45 = o_44 >= 0i && ((k_2 < 0i || o_43 > a_1) || (o_43 == a_1 && o_44 < k_2));
      a_1 = select(a_1, o_43, w_45);
      k_2 = select(k_2, o_44, w_45);
      pool[lane] = bitcast<u32>(a_1);
      pool[256u + lane] = bitcast<u32>(k_2);
    }
    workgroupBarrier();
    a_1 = bitcast<f32>(pool[0u]);
    k_2 = bitcast<i32>(pool[256u + 0u]);
    let o_46 = bitcast<f32>(pool[1u]);
    let o_47 = bitcast<i32>(pool[256u + 1u]);
    let o_49 = bitcast<f32>(pool[2u]);
    let o_50 = bitcast<i32>(pool[256u + 2u]);
    let o_52 = bitcast<f32>(pool[3u]);
    let o_53 = bitcast<i32>(pool[256u + 3u]);
    let w_48 = o_47 >= 0i && ((k_2 < 0i || o_46 > a_1) || (o_46 == a_1 && o_47 < k_2));
    a_1 = select(a_1, o_46, w_48);
    k_2 = select(k_2, o_47, w_48);
    let w_51 = o_50 >= 0i && ((k_2 < 0i || o_49 > a_1) || (o_49 == a_1 && o_50 < k_2));
    a_1 = select(a_1, o_49, w_51);
    k_2 = select(k_2, o_50, w_51);
    let w_54 = o_53 >= 0i && ((k_2 < 0i || o_52 > a_1) || (o_52 == a_1 && o_53 < k_2));
    a_1 = select(a_1, o_52, w_54);
    k_2 = select(k_2, o_53, w_54);
    let f_55 = k_2;
    workgroupBarrier();
    let v_56 = select(-1i, f_55, bitcast<f32>(arena[t_worth + clampAt(f_55, n_B)]) > 0f);
    var a_57 = 2147483647i;
    var k_58 = -1i;
    for (var j0_2 = i32(lane); j0_2 < 100i; j0_2 += 256i) {
      let v_59 = select(-1i, bitcast<i32>(arena[t_births + j0_2]), bitcast<f32>(arena[t_scores + j0_2]) > 0f);
      if (k_58 < 0i || v_59 < a_57) {
        a_57 = v_59;
        k_58 = j0_2;
      }
    }
    if (lane < 128u) {
      pool[lane] = bitcast<u32>(a_57);
      pool[128u + lane] = bitcast<u32>(k_58);
    }
    workgroupBarrier();
    if (lane < 16u) {
      let o_60 = bitcast<i32>(pool[lane + 16u]);
      let o_61 = bitcast<i32>(pool[128u + (lane + 16u)]);
      let o_63 = bitcast<i32>(pool[lane + 32u]);
      let o_64 = bitcast<i32>(pool[128u + (lane + 32u)]);
      let o_66 = bitcast<i32>(pool[lane + 48u]);
      let o_67 = bitcast<i32>(pool[128u + (lane + 48u)]);
      let o_69 = bitcast<i32>(pool[lane + 64u]);
      let o_70 = bitcast<i32>(pool[128u + (lane + 64u)]);
      let o_72 = bitcast<i32>(pool[lane + 80u]);
      let o_73 = bitcast<i32>(pool[128u + (lane + 80u)]);
      let o_75 = bitcast<i32>(pool[lane + 96u]);
      let o_76 = bitcast<i32>(pool[128u + (lane + 96u)]);
      let o_78 = bitcast<i32>(pool[lane + 112u]);
      let o_79 = bitcast<i32>(pool[128u + (lane + 112u)]);
      let w_62 = o_61 >= 0i && ((k_58 < 0i || o_60 < a_57) || (o_60 == a_57 && o_61 < k_58));
      a_57 = select(a_57, o_60, w_62);
      k_58 = select(k_58, o_61, w_62);
      let w_65 = o_64 >= 0i && ((k_58 < 0i || o_63 < a_57) || (o_63 == a_57 && o_64 < k_58));
      a_57 = select(a_57, o_63, w_65);
      k_58 = select(k_58, o_64, w_65);
      let w_68 = o_67 >= 0i && ((k_58 < 0i || o_66 < a_57) || (o_66 == a_57 && o_67 < k_58));
      a_57 = select(a_57, o_66, w_68);
      k_58 = select(k_58, o_67, w_68);
      let w_71 = o_70 >= 0i && ((k_58 < 0i || o_69 < a_57) || (o_69 == a_57 && o_70 < k_58));
      a_57 = select(a_57, o_69, w_71);
      k_58 = select(k_58, o_70, w_71);
      let w_74 = o_73 >= 0i && ((k_58 < 0i || o_72 < a_57) || (o_72 == a_57 && o_73 < k_58));
      a_57 = select(a_57, o_72, w_74);
      k_58 = select(k_58, o_73, w_74);
      let w_77 = o_76 >= 0i && ((k_58 < 0i || o_75 < a_57) || (o_75 == a_57 && o_76 < k_58));
      a_57 = select(a_57, o_75, w_77);
      k_58 = select(k_58, o_76, w_77);
      let w_80 = o_79 >= 0i && ((k_58 < 0i || o_78 < a_57) || (o_78 == a_57 && o_79 < k_58));
      a_57 = select(a_57, o_78, w_80);
      k_58 = select(k_58, o_79, w_80);
      pool[lane] = bitcast<u32>(a_57);
      pool[128u + lane] = bitcast<u32>(k_58);
    }
    workgroupBarrier();
    a_57 = bitcast<i32>(pool[0u]);
    k_58 = bitcast<i32>(pool[128u + 0u]);
    let o_81 = bitcast<i32>(pool[1u]);
    let o_82 = bitcast<i32>(pool[128u + 1u]);
    let o_84 = bitcast<i32>(pool[2u]);
    let o_85 = bitcast<i32>(pool[128u + 2u]);
    let o_87 = bitcast<i32>(pool[3u]);
    let o_88 = bitcast<i32>(pool[128u + 3u]);
    let o_90 = bitcast<i32>(pool[4u]);
    let o_91 = bitcast<i32>(pool[128u + 4u]);
    let o_93 = bitcast<i32>(pool[5u]);
    let o_94 = bitcast<i32>(pool[128u + 5u]);
    let o_96 = bitcast<i32>(pool[6u]);
    let o_97 = bitcast<i32>(pool[128u + 6u]);
    let o_99 = bitcast<i32>(pool[7u]);
    let o_100 = bitcast<i32>(pool[128u + 7u]);
    let o_102 = bitcast<i32>(pool[8u]);
    let o_103 = bitcast<i32>(pool[128u + 8u]);
    let o_105 = bitcast<i32>(pool[9u]);
    let o_106 = bitcast<i32>(pool[128u + 9u]);
    let o_108 = bitcast<i32>(pool[10u]);
    let o_109 = bitcast<i32>(pool[128u + 10u]);
    let o_111 = bitcast<i32>(pool[11u]);
    let o_112 = bitcast<i32>(pool[128u + 11u]);
    let o_114 = bitcast<i32>(pool[12u]);
    let o_115 = bitcast<i32>(pool[128u + 12u]);
    let o_117 = bitcast<i32>(pool[13u]);
    let o_118 = bitcast<i32>(pool[128u + 13u]);
    let o_120 = bitcast<i32>(pool[14u]);
    let o_121 = bitcast<i32>(pool[128u + 14u]);
    let o_123 = bitcast<i32>(pool[15u]);
    let o_124 = bitcast<i32>(pool[128u + 15u]);
    let w_83 = o_82 >= 0i && ((k_58 < 0i || o_81 < a_57) || (o_81 == a_57 && o_82 < k_58));
    a_57 = select(a_57, o_81, w_83);
    k_58 = select(k_58, o_82, w_83);
    let w_86 = o_85 >= 0i && ((k_58 < 0i || o_84 < a_57) || (o_84 == a_57 && o_85 < k_58));
    a_57 = select(a_57, o_84, w_86);
    k_58 = select(k_58, o_85, w_86);
    let w_89 = o_88 >= 0i && ((k_58 < 0i || o_87 < a_57) || (o_87 == a_57 && o_88 < k_58));
    a_57 = select(a_57, o_87, w_89);
    k_58 = select(k_58, o_88, w_89);
    let w_92 = o_91 >= 0i && ((k_58 < 0i || o_90 < a_57) || (o_90 == a_57 && o_91 < k_58));
    a_57 = select(a_57, o_90, w_92);
    k_58 = select(k_58, o_91, w_92);
    let w_95 = o_94 >= 0i && ((k_58 < 0i || o_93 < a_57) || (o_93 == a_57 && o_94 < k_58));
    a_57 = select(a_57, o_93, w_95);
    k_58 = select(k_58, o_94, w_95);
    let w_98 = o_97 >= 0i && ((k_58 < 0i || o_96 < a_57) || (o_96 == a_57 && o_97 < k_58));
    a_57 = select(a_57, o_96, w_98);
    k_58 = select(k_58, o_97, w_98);
    let w_101 = o_100 >= 0i && ((k_58 < 0i || o_99 < a_57) || (o_99 == a_57 && o_100 < k_58));
    a_57 = select(a_57, o_99, w_101);
    k_58 = select(k_58, o_100, w_101);
    let w_104 = o_103 >= 0i && ((k_58 < 0i || o_102 < a_57) || (o_102 == a_57 && o_103 < k_58));
    a_57 = select(a_57, o_102, w_104);
    k_58 = select(k_58, o_103, w_104);
    let w_107 = o_106 >= 0i && ((k_58 < 0i || o_105 < a_57) || (o_105 == a_57 && o_106 < k_58));
    a_57 = select(a_57, o_105, w_107);
    k_58 = select(k_58, o_106, w_107);
    let w_110 = o_109 >= 0i && ((k_58 < 0i || o_108 < a_57) || (o_108 == a_57 && o_109 < k_58));
    a_57 = select(a_57, o_108, w_110);
    k_58 = select(k_58, o_109, w_110);
    let w_113 = o_112 >= 0i && ((k_58 < 0i || o_111 < a_57) || (o_111 == a_57 && o_112 < k_58));
    a_57 = select(a_57, o_111, w_113);
    k_58 = select(k_58, o_112, w_113);
    let w_116 = o_115 >= 0i && ((k_58 < 0i || o_114 < a_57) || (o_114 == a_57 && o_115 < k_58));
    a_57 = select(a_57, o_114, w_116);
    k_58 = select(k_58, o_115, w_116);
    let w_119 = o_118 >= 0i && ((k_58 < 0i || o_117 < a_57) || (o_117 == a_57 && o_118 < k_58));
    a_57 = select(a_57, o_117, w_119);
    k_58 = select(k_58, o_118, w_119);
    let w_122 = o_121 >= 0i && ((k_58 < 0i || o_120 < a_57) || (o_120 == a_57 && o_121 < k_58));
    a_57 = select(a_57, o_120, w_122);
    k_58 = select(k_58, o_121, w_122);
    let w_125 = o_124 >= 0i && ((k_58 < 0i || o_123 < a_57) || (o_123 == a_57 && o_124 < k_58));
    a_57 = select(a_57, o_123, w_125);
    k_58 = select(k_58, o_124, w_125);
    let f_126 = k_58;
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_adder] = bitcast<u32>(v_56);
      arena[t_addRow] = bitcast<u32>(select(f_126, -1i, v_56 < 0i));
      arena[t_anyAddition] = bitcast<u32>(i32(v_56 >= 0i));
    }
  }
}
fn part2(unit: i32, lane: u32) {
  let n_B = i32(params[2].y);
  let t_mixSay = i32(params[13].y);
  let cycle = arena[0u];
  let t_content = i32(select(params[4].w, params[5].x, (cycle & 1u) == 1u));
  let hidden_512 = 512i + bitcast<i32>(params[48].z);
  let t_dynamics = i32(select(params[5].z, params[5].w, (cycle & 1u) == 1u));
  let t_knobs = i32(params[4].x);
  let t_holdingWords = i32(params[31].z);
  let t_content_next = i32(select(params[5].x, params[4].w, (cycle & 1u) == 1u));
  let t_memory = i32(params[5].y);
  let t_dynamics_next = i32(select(params[5].w, params[5].z, (cycle & 1u) == 1u));
  let t_mixSign = i32(params[13].x);
  let t_mixFrom = i32(params[12].w);
  let t_mixHear = i32(params[13].z);
  let t_reachX = i32(params[12].x);
  let t_reachY = i32(params[12].y);
  let t_reachZ = i32(params[12].z);
  let t_tune_drive = i32(params[34].x);
  let t_tune_memoryGain = i32(params[33].y);
  let t_fieldWords = i32(params[31].x);
  let t_tune_noise = i32(params[32].y);
  let t_tune_gate = i32(params[32].z);
  let t_tune_pattern = i32(params[32].w);
  let t_pattern = i32(params[22].w);
  let t_motors = i32(params[26].z);
  let t_ruleMean = i32(params[14].x);
  let t_ruleWords = i32(params[31].y);
  let t_ruleSpread = i32(params[14].y);
  let t_ruleLimit = i32(params[14].z);
  let t_tune_plasticity = i32(params[33].x);
  let t_ruleAnswer = i32(params[13].w);
  let i2 = unit % 32i;
  let q_1 = unit / 32i;
  let i1 = q_1 % 32i;
  let i0 = q_1 / 32i;
  {
    // nest: evolve
    for (var slot_3 = i32(lane); slot_3 < hidden_512; slot_3 += 256i) {
      let row_4 = slot_3 / 16i;
      var s_7 = 0f;
      var s_8 = 0f;
      let begin_5 = 0i;
      let end_6 = min(begin_5 + 256i, 16i);
      for (var j0 = begin_5 + (slot_3 % 16i); j0 < end_6; j0 += 16i) {
        let v_9 = bitcast<f32>(arena[t_mixSay + j0]) * bitcast<f32>(arena[t_content + (((i0 * 32i + i1) * 32i + i2) * 32i + row_4) * 2i * 16i + j0]);
        let v_10 = bitcast<f32>(arena[t_mixSay + 1i * 16i + j0]) * bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + row_4) * 2i + 1i) * 16i + j0]);
        s_7 += v_9;
        s_8 += v_10;
      }
      pool[0i + (slot_3 + row_4)] = bitcast<u32>(s_7);
      pool[544i + (slot_3 + row_4)] = bitcast<u32>(s_8);
    }
    workgroupBarrier();
    let v_18 = bitcast<f32>(arena[t_knobs + i0 * 23i + 8i]);
    let v_26 = bitcast<f32>(arena[t_knobs + i0 * 23i + 7i]);
    let v_32 = ((i1 * 32i) + i2) * 32i;
    let v_33 = arena[t_holdingWords + i0 * 2i];
    let v_36 = arena[t_holdingWords + i0 * 2i + 1i];
    for (var i3 = i32(lane); i3 < 32i; i3 += 256i) {
      let at_11 = 0i + (i3 * 17i);
      let f_12 = poolHalves16(at_11);
      let at_13 = 544i + (i3 * 17i);
      let f_14 = poolHalves16(at_13);
      let v_15 = squashOf(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 12i]) * 0.5f) * 0.44999998807907104f;
      let v_16 = v_15 + 0.8999999761581421f;
      let v_17 = (squashOf(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 4i])) * 0.05000000074505806f) + 0.05000000074505806f;
      let v_19 = v_17 * v_18;
      let v_20 = (squashOf(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 5i])) * 0.05000000074505806f) + 0.05000000074505806f;
      let v_21 = v_20 * v_18;
      let v_22 = (squashOf(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 6i])) * 0.05000000074505806f) + 0.05000000074505806f;
      let v_23 = v_22 * v_18;
      let v_24 = bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 8i]) + bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 9i]);
      let v_25 = (v_24 + bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 10i])) + bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 11i]);
      let v_27 = ((squashOf(v_25 * 0.25f) * 0.44999998807907104f) + 0.5f) * v_26;
      let v_28 = squashOf(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 2i]) * 0.5f) * 0.04749999940395355f;
      let v_29 = squashOf(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i]) * 0.5f) * 0.04749999940395355f;
      let v_30 = squashOf(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 3i]) * 0.5f) * 0.04749999940395355f;
      let v_31 = squashOf(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 16i + 1i]) * 0.5f) * 0.04749999940395355f;
      let v_34 = u32(v_32 + i3) + v_33;
      let v_35 = (v_34 ^ (v_34 >> 16u)) * 4239568231u;
      let v_37 = ((v_35 ^ (v_35 >> 13u)) + v_36) * 1228438113u;
      var a_45 = 0i;
      var s_39 = array<f32, 16>();
      var s_41 = array<f32, 16>();
      var s_43 = array<f32, 16>();
      for (var b_53 = 0i; b_53 < 32i; b_53 += 16i) {
        for (var l_38 = 0i; l_38 < 16i; l_38++) {
          let p_46 = b_53 + l_38;
          let j1 = p_46 % 16i;
          let j0_2 = p_46 / 16i;
          let v_48 = bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + i3) * 2i + j0_2) * 16i + j1]);
          let v_49 = abs(v_48);
          let v_50 = v_48 * v_48;
          let v_51 = v_49 < 0.10000000149011612f;
          s_39[l_38] += v_49;
          s_41[l_38] += v_50;
          s_43[l_38] += v_48;
          a_45 += select(0i, 1i, v_51);
        }
      }
      let f_40 = halves16(s_39);
      let f_42 = halves16(s_41);
      let f_44 = halves16(s_43);
      let v_54 = f_44 / 32f;
      local[i3] = bitcast<u32>(v_16 * ((1f - (((v_19 + v_21) + v_23) * 2f)) - v_27));
      local[32i + i3] = bitcast<u32>(v_16 * v_19);
      local[64i + i3] = bitcast<u32>(v_16 * v_21);
      local[96i + i3] = bitcast<u32>(v_16 * v_23);
      local[128i + i3] = bitcast<u32>(v_16 * v_27);
      local[160i + i3] = bitcast<u32>((squashOf(f_12) * squashOf(f_14)) * 1f);
      local[192i + i3] = bitcast<u32>(v_28 + 0.9024999737739563f);
      local[224i + i3] = bitcast<u32>(v_29 + 0.9024999737739563f);
      local[256i + i3] = bitcast<u32>(v_30 + 0.9024999737739563f);
      local[288i + i3] = bitcast<u32>(v_31 + 0.9024999737739563f);
      local[320i + i3] = bitcast<u32>(fromUnsigned((v_37 ^ (v_37 >> 17u)) >> 8u) * 5.960464477539063e-8f);
      local[352i + i3] = bitcast<u32>((f_40 / 32f) - 0.10000000149011612f);
      local[384i + i3] = bitcast<u32>(((f_42 / 32f) - (v_54 * v_54)) - 0.019999999552965164f);
      local[416i + i3] = bitcast<u32>((f32(a_45) / 32f) - 0.5f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: evolve
    let i4 = i32(lane) % 16i;
    let v_59 = i1 + 1i;
    let v_61 = i1 - 1i;
    let v_64 = i2 + 1i;
    let v_66 = i2 - 1i;
    let v_96 = bitcast<f32>(arena[t_tune_memoryGain + i0]);
    let v_98 = ((i1 * 32i) + i2) * 32i;
    let v_101 = arena[t_fieldWords + i0 * 2i];
    let v_104 = arena[t_fieldWords + i0 * 2i + 1i];
    let v_108 = bitcast<f32>(arena[t_tune_noise + i0]);
    let v_109 = bitcast<f32>(arena[t_knobs + i0 * 23i + 3i]);
    let v_140 = bitcast<f32>(arena[t_tune_gate + i0]);
    let v_141 = bitcast<f32>(arena[t_tune_pattern + i0]);
    let v_142 = divSigned(i1, 2i);
    let v_143 = divSigned(i2, 2i);
    let v_146 = bitcast<f32>(arena[t_knobs + i0 * 23i + 4i]);
    let v_150 = (bitcast<f32>(arena[t_motors + i0 * 4i]) * ((f32(i1) * 0.06451612710952759f) - 1f)) + (bitcast<f32>(arena[t_motors + i0 * 4i + 1i]) * ((f32(i2) * 0.06451612710952759f) - 1f));
    var s_152 = array<f32, 4>();
    for (var l_151 = 0i; l_151 < 4i; l_151++) {
      let j0_3 = l_151;
      let v_154 = abs(bitcast<f32>(arena[t_motors + i0 * 4i + j0_3]));
      s_152[l_151] += v_154;
    }
    let f_153 = halves4(s_152);
    let v_157 = f_153 / 4f;
    let v_159 = bitcast<f32>(arena[t_knobs + i0 * 23i + 6i]);
    let v_162 = arena[t_ruleWords + i0 * 2i];
    let v_165 = arena[t_ruleWords + i0 * 2i + 1i];
    let v_174 = bitcast<f32>(arena[t_tune_plasticity + i0]);
    let v_180 = bitcast<f32>(arena[t_knobs + i0 * 23i + 5i]);
    let v_75 = bitcast<f32>(arena[t_mixSign + i4]);
    let v_76 = bitcast<i32>(arena[t_mixFrom + i4]);
    let v_77 = i4 * 2i;
    let v_78 = v_76 == (v_77 + 0i);
    let v_79 = i4 < 8i;
    let v_81 = v_76 >> 1u;
    let v_82 = v_76 & 1i;
    let v_84 = bitcast<f32>(arena[t_mixHear + i4]);
    let v_86 = (i4 & 1i) == 1i;
    let v_88 = bitcast<f32>(arena[t_reachX + i1 * 2i * 2i * 16i + i4]) * bitcast<f32>(arena[t_reachY + i2 * 2i * 2i * 16i + i4]);
    let v_90 = bitcast<f32>(arena[t_tune_drive + i0 * 2i * 2i * 16i + i4]);
    let v_91 = bitcast<f32>(arena[t_reachX + (i1 * 2i + 1i) * 2i * 16i + i4]) * bitcast<f32>(arena[t_reachY + (i2 * 2i + 1i) * 2i * 16i + i4]);
    let v_93 = bitcast<f32>(arena[t_tune_drive + (i0 * 2i + 1i) * 2i * 16i + i4]);
    let v_119 = bitcast<f32>(arena[t_mixSign + 1i * 16i + i4]);
    let v_120 = bitcast<i32>(arena[t_mixFrom + 1i * 16i + i4]);
    let v_121 = v_120 == (v_77 + 1i);
    let v_122 = v_120 >> 1u;
    let v_123 = v_120 & 1i;
    let v_125 = bitcast<f32>(arena[t_mixHear + 1i * 16i + i4]);
    let v_127 = bitcast<f32>(arena[t_reachX + (i1 * 2i * 2i + 1i) * 16i + i4]) * bitcast<f32>(arena[t_reachY + (i2 * 2i * 2i + 1i) * 16i + i4]);
    let v_129 = bitcast<f32>(arena[t_tune_drive + (i0 * 2i * 2i + 1i) * 16i + i4]);
    let v_130 = bitcast<f32>(arena[t_reachX + ((i1 * 2i + 1i) * 2i + 1i) * 16i + i4]) * bitcast<f32>(arena[t_reachY + ((i2 * 2i + 1i) * 2i + 1i) * 16i + i4]);
    let v_132 = bitcast<f32>(arena[t_tune_drive + ((i0 * 2i + 1i) * 2i + 1i) * 16i + i4]);
    let v_148 = i4 >= 14i;
    let v_158 = select(v_157, v_150, i4 == 14i) * 0.05000000074505806f;
    let v_160 = i4 == 12i;
    let v_161 = bitcast<f32>(arena[t_ruleMean + i4]);
    let v_169 = bitcast<f32>(arena[t_ruleSpread + i4]);
    let v_171 = bitcast<f32>(arena[t_ruleLimit + i4]);
    let v_172 = -v_171;
    let v_175 = bitcast<f32>(arena[t_ruleAnswer + i4]);
    let v_176 = i4 < 4i;
    let v_178 = i4 < 12i;
    for (var row_55 = i32(lane) / 16i; row_55 < 32i; row_55 += 16i) {
      let v_56 = bitcast<f32>(local[row_55]);
      let v_57 = bitcast<f32>(arena[t_content + (((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 2i * 16i + i4]);
      let v_58 = bitcast<f32>(local[32i + row_55]);
      let v_60 = bitcast<f32>(arena[t_content + (((i0 * 32i + min(v_59, 32i - 1i)) * 32i + i2) * 32i + row_55) * 2i * 16i + i4]);
      let v_62 = bitcast<f32>(arena[t_content + (((i0 * 32i + max(v_61, 0i)) * 32i + i2) * 32i + row_55) * 2i * 16i + i4]);
      let v_63 = bitcast<f32>(local[64i + row_55]);
      let v_65 = bitcast<f32>(arena[t_content + (((i0 * 32i + i1) * 32i + min(v_64, 32i - 1i)) * 32i + row_55) * 2i * 16i + i4]);
      let v_67 = bitcast<f32>(arena[t_content + (((i0 * 32i + i1) * 32i + max(v_66, 0i)) * 32i + row_55) * 2i * 16i + i4]);
      let v_68 = bitcast<f32>(local[96i + row_55]);
      let v_69 = row_55 + 1i;
      let v_70 = bitcast<f32>(arena[t_content + (((i0 * 32i + i1) * 32i + i2) * 32i + min(v_69, 32i - 1i)) * 2i * 16i + i4]);
      let v_71 = row_55 - 1i;
      let v_72 = bitcast<f32>(arena[t_content + (((i0 * 32i + i1) * 32i + i2) * 32i + max(v_71, 0i)) * 2i * 16i + i4]);
      let v_73 = (((v_56 * v_57) + (v_58 * (v_60 + v_62))) + (v_63 * (v_65 + v_67))) + (v_68 * (v_70 + v_72));
      let v_74 = bitcast<f32>(local[128i + row_55]);
      let v_80 = select(bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 16i + 15i]) * 0.019999999552965164f, bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 16i + 14i]) * 0.019999999552965164f, v_79);
      let v_83 = bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 2i + v_82) * 16i + clampAt(v_81, 16i)]);
      let v_85 = bitcast<f32>(local[160i + row_55]);
      let v_87 = squashOf(v_73 + (v_74 * ((v_75 * select(v_83, v_80, v_78)) + (v_84 * v_85)))) * select(bitcast<f32>(local[224i + row_55]), bitcast<f32>(local[192i + row_55]), v_86);
      let v_89 = v_88 * bitcast<f32>(arena[t_reachZ + row_55 * 2i * 2i * 16i + i4]);
      let v_92 = v_91 * bitcast<f32>(arena[t_reachZ + (row_55 * 2i + 1i) * 2i * 16i + i4]);
      let v_94 = select(v_89 * v_90, 0f, v_89 < 0.6223951578140259f) + select(v_92 * v_93, 0f, v_92 < 0.6223951578140259f);
      let v_95 = bitcast<f32>(arena[t_memory + (((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 16i + i4]);
      let v_97 = squashOf(v_95 * 4f) * v_96;
      let v_99 = v_98 + row_55;
      let v_100 = (v_99 * 32i) + v_77;
      let v_102 = u32(v_100 + 0i) + v_101;
      let v_103 = (v_102 ^ (v_102 >> 16u)) * 4239568231u;
      let v_105 = ((v_103 ^ (v_103 >> 13u)) + v_104) * 1228438113u;
      let v_106 = v_105 ^ (v_105 >> 17u);
      let v_107 = f32(i32((((v_106 & 16711935u) + ((v_106 >> 8u) & 16711935u)) * 65537u) >> 16u) - 510i);
      let v_110 = (((v_87 + v_94) + v_97) + ((v_107 * 0.006765875034034252f) * v_108)) * v_109;
      let v_111 = bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 2i + 1i) * 16i + i4]);
      let v_112 = bitcast<f32>(arena[t_content + ((((i0 * 32i + min(v_59, 32i - 1i)) * 32i + i2) * 32i + row_55) * 2i + 1i) * 16i + i4]);
      let v_113 = bitcast<f32>(arena[t_content + ((((i0 * 32i + max(v_61, 0i)) * 32i + i2) * 32i + row_55) * 2i + 1i) * 16i + i4]);
      let v_114 = bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + min(v_64, 32i - 1i)) * 32i + row_55) * 2i + 1i) * 16i + i4]);
      let v_115 = bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + max(v_66, 0i)) * 32i + row_55) * 2i + 1i) * 16i + i4]);
      let v_116 = bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + min(v_69, 32i - 1i)) * 2i + 1i) * 16i + i4]);
      let v_117 = bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + max(v_71, 0i)) * 2i + 1i) * 16i + i4]);
      let v_118 = (((v_56 * v_111) + (v_58 * (v_112 + v_113))) + (v_63 * (v_114 + v_115))) + (v_68 * (v_116 + v_117));
      let v_124 = bitcast<f32>(arena[t_content + ((((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 2i + v_123) * 16i + clampAt(v_122, 16i)]);
      let v_126 = squashOf(v_118 + (v_74 * ((v_119 * select(v_124, v_80, v_121)) + (v_125 * v_85)))) * select(bitcast<f32>(local[288i + row_55]), bitcast<f32>(local[256i + row_55]), v_86);
      let v_128 = v_127 * bitcast<f32>(arena[t_reachZ + (row_55 * 2i * 2i + 1i) * 16i + i4]);
      let v_131 = v_130 * bitcast<f32>(arena[t_reachZ + ((row_55 * 2i + 1i) * 2i + 1i) * 16i + i4]);
      let v_133 = select(v_128 * v_129, 0f, v_128 < 0.6223951578140259f) + select(v_131 * v_132, 0f, v_131 < 0.6223951578140259f);
      let v_134 = u32(v_100 + 1i) + v_101;
      let v_135 = (v_134 ^ (v_134 >> 16u)) * 4239568231u;
      let v_136 = ((v_135 ^ (v_135 >> 13u)) + v_104) * 1228438113u;
      let v_137 = v_136 ^ (v_136 >> 17u);
      let v_138 = f32(i32((((v_137 & 16711935u) + ((v_137 >> 8u) & 16711935u)) * 65537u) >> 16u) - 510i);
      let v_139 = (((v_126 + v_133) - v_97) + ((v_138 * 0.006765875034034252f) * v_108)) * v_109;
      let v_144 = bitcast<f32>(arena[t_pattern + (((i0 * 16i + v_142) * 16i + v_143) * 16i + divSigned(row_55, 2i)) * 16i + i4]) - v_95;
      let v_145 = ((v_95 * 0.9986000061035156f) + (v_140 * (((v_57 + v_111) * 0.5f) - v_95))) + (v_141 * v_144);
      let v_147 = v_145 * v_146;
      let v_149 = bitcast<f32>(arena[t_dynamics + (((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 16i + i4]);
      let v_163 = u32((v_99 * 16i) + i4) + v_162;
      let v_164 = (v_163 ^ (v_163 >> 16u)) * 4239568231u;
      let v_166 = ((v_164 ^ (v_164 >> 13u)) + v_165) * 1228438113u;
      let v_167 = v_166 ^ (v_166 >> 17u);
      let v_168 = f32(i32((((v_167 & 16711935u) + ((v_167 >> 8u) & 16711935u)) * 65537u) >> 16u) - 510i);
      let v_170 = v_161 + ((v_168 * 0.006765875034034252f) * v_169);
      let v_173 = select(v_170, select(minFloat(maxFloat(v_170, v_172), v_171), 0.800000011920929f, bitcast<f32>(local[320i + row_55]) < 0.05000000074505806f), v_160);
      let v_177 = bitcast<f32>(local[352i + row_55]);
      let v_179 = v_175 * select(select(select(v_177, bitcast<f32>(local[416i + row_55]), v_178), bitcast<f32>(local[384i + row_55]), v_79), v_177, v_176);
      let v_181 = v_173 + ((((v_149 - v_173) * 0.949999988079071f) + (v_174 * minFloat(maxFloat(v_179, -1f), 1f))) * v_180);
      let v_182 = select(minFloat(maxFloat(v_181, -5f), 5f), ((v_149 * 0.949999988079071f) + v_158) * v_159, v_148);
      arena[t_content_next + (((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 2i * 16i + i4] = bitcast<u32>(select(1.0000000031710769e-30f, v_110, isFinite32(v_110)));
      arena[t_content_next + ((((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 2i + 1i) * 16i + i4] = bitcast<u32>(select(1.0000000031710769e-30f, v_139, isFinite32(v_139)));
      arena[t_memory + (((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 16i + i4] = bitcast<u32>(select(1.0000000031710769e-30f, v_147, isFinite32(v_147)));
      arena[t_dynamics_next + (((i0 * 32i + i1) * 32i + i2) * 32i + row_55) * 16i + i4] = bitcast<u32>(select(1.0000000031710769e-30f, v_182, isFinite32(v_182)));
    }
  }
}
fn part3(unit: i32, lane: u32) {
  let n_B = i32(params[2].y);
  let t_mixSay = i32(params[13].y);
  let cycle = arena[0u];
  let t_planField = i32(select(params[24].z, params[24].w, (cycle & 1u) == 1u));
  let hidden_64 = 64i + bitcast<i32>(params[48].z);
  let t_planRules = i32(params[25].x);
  let t_knobs = i32(params[4].x);
  let t_planField_next = i32(select(params[24].w, params[24].z, (cycle & 1u) == 1u));
  let t_age = i32(params[4].y);
  let t_means = i32(params[14].w);
  let t_mixSign = i32(params[13].x);
  let t_mixFrom = i32(params[12].w);
  let t_mixHear = i32(params[13].z);
  let t_tune_memoryGain = i32(params[33].y);
  let t_patternOn = i32(params[23].y);
  let t_planPattern = i32(params[25].y);
  let i3 = unit % 4i;
  let q_1 = unit / 4i;
  let i2 = q_1 % 4i;
  let q_2 = q_1 / 4i;
  let i1 = q_2 % 8i;
  let i0 = q_2 / 8i;
  {
    // nest: rollOut
    for (var slot_4 = i32(lane); slot_4 < hidden_64; slot_4 += 256i) {
      let row_5 = slot_4 / 16i;
      var s_8 = 0f;
      var s_9 = 0f;
      let begin_6 = 0i;
      let end_7 = min(begin_6 + 256i, 16i);
      for (var j0 = begin_6 + (slot_4 % 16i); j0 < end_7; j0 += 16i) {
        let v_10 = bitcast<f32>(arena[t_planField + ((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + row_5) * 3i * 16i + j0]);
        let v_11 = bitcast<f32>(arena[t_mixSay + j0]) * v_10;
        let v_12 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + row_5) * 3i + 1i) * 16i + j0]);
        let v_13 = bitcast<f32>(arena[t_mixSay + 1i * 16i + j0]) * v_12;
        s_8 += v_11;
        s_9 += v_13;
      }
      pool[0i + (slot_4 + row_5)] = bitcast<u32>(s_8);
      pool[68i + (slot_4 + row_5)] = bitcast<u32>(s_9);
    }
    workgroupBarrier();
    let v_21 = bitcast<f32>(arena[t_knobs + i0 * 23i + 8i]);
    let v_29 = bitcast<f32>(arena[t_knobs + i0 * 23i + 7i]);
    for (var i4 = i32(lane); i4 < 4i; i4 += 256i) {
      let at_14 = 0i + (i4 * 17i);
      let f_15 = poolHalves16(at_14);
      let at_16 = 68i + (i4 * 17i);
      let f_17 = poolHalves16(at_16);
      let v_18 = squashOf(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 12i]) * 0.5f) * 0.44999998807907104f;
      let v_19 = v_18 + 0.8999999761581421f;
      let v_20 = (squashOf(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 4i])) * 0.05000000074505806f) + 0.05000000074505806f;
      let v_22 = v_20 * v_21;
      let v_23 = (squashOf(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 5i])) * 0.05000000074505806f) + 0.05000000074505806f;
      let v_24 = v_23 * v_21;
      let v_25 = (squashOf(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 6i])) * 0.05000000074505806f) + 0.05000000074505806f;
      let v_26 = v_25 * v_21;
      let v_27 = bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 8i]) + bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 9i]);
      let v_28 = (v_27 + bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 10i])) + bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 11i]);
      let v_30 = ((squashOf(v_28 * 0.25f) * 0.44999998807907104f) + 0.5f) * v_29;
      let v_31 = squashOf(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 2i]) * 0.5f) * 0.04749999940395355f;
      let v_32 = squashOf(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i]) * 0.5f) * 0.04749999940395355f;
      let v_33 = squashOf(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 3i]) * 0.5f) * 0.04749999940395355f;
      let v_34 = squashOf(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 1i]) * 0.5f) * 0.04749999940395355f;
      local[i4] = bitcast<u32>(v_19 * ((1f - (((v_22 + v_24) + v_26) * 2f)) - v_30));
      local[4i + i4] = bitcast<u32>(v_19 * v_22);
      local[8i + i4] = bitcast<u32>(v_19 * v_24);
      local[12i + i4] = bitcast<u32>(v_19 * v_26);
      local[16i + i4] = bitcast<u32>(v_19 * v_30);
      local[20i + i4] = bitcast<u32>((squashOf(f_15) * squashOf(f_17)) * 1f);
      local[24i + i4] = bitcast<u32>(v_31 + 0.9024999737739563f);
      local[28i + i4] = bitcast<u32>(v_32 + 0.9024999737739563f);
      local[32i + i4] = bitcast<u32>(v_33 + 0.9024999737739563f);
      local[36i + i4] = bitcast<u32>(v_34 + 0.9024999737739563f);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: rollOut
    let v_37 = remSigned(bitcast<i32>(arena[t_age + i0]), 21i) == 0i;
    let v_41 = i2 + 1i;
    let v_43 = i2 - 1i;
    let v_46 = i3 + 1i;
    let v_48 = i3 - 1i;
    let v_66 = bitcast<f32>(arena[t_tune_memoryGain + i0]);
    let v_84 = select(bitcast<f32>(arena[t_patternOn + i0]), 1f, i1 > 0i) * 0.10000000149011612f;
    for (var row_35 = i32(lane); row_35 < 64i; row_35 += 256i) {
      let i5 = row_35 % 16i;
      let i4 = row_35 / 16i;
      let v_38 = bitcast<f32>(local[i4]);
      let v_39 = bitcast<f32>(arena[t_planField + ((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i * 16i + i5]);
      let v_40 = bitcast<f32>(local[4i + i4]);
      let v_42 = bitcast<f32>(arena[t_planField + ((((i0 * 8i + i1) * 4i + min(v_41, 4i - 1i)) * 4i + i3) * 4i + i4) * 3i * 16i + i5]);
      let v_44 = bitcast<f32>(arena[t_planField + ((((i0 * 8i + i1) * 4i + max(v_43, 0i)) * 4i + i3) * 4i + i4) * 3i * 16i + i5]);
      let v_45 = bitcast<f32>(local[8i + i4]);
      let v_47 = bitcast<f32>(arena[t_planField + ((((i0 * 8i + i1) * 4i + i2) * 4i + min(v_46, 4i - 1i)) * 4i + i4) * 3i * 16i + i5]);
      let v_49 = bitcast<f32>(arena[t_planField + ((((i0 * 8i + i1) * 4i + i2) * 4i + max(v_48, 0i)) * 4i + i4) * 3i * 16i + i5]);
      let v_50 = bitcast<f32>(local[12i + i4]);
      let v_51 = i4 + 1i;
      let v_52 = bitcast<f32>(arena[t_planField + ((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + min(v_51, 4i - 1i)) * 3i * 16i + i5]);
      let v_53 = i4 - 1i;
      let v_54 = bitcast<f32>(arena[t_planField + ((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + max(v_53, 0i)) * 3i * 16i + i5]);
      let v_55 = (((v_38 * v_39) + (v_40 * (v_42 + v_44))) + (v_45 * (v_47 + v_49))) + (v_50 * (v_52 + v_54));
      let v_56 = bitcast<f32>(local[16i + i4]);
      let v_57 = bitcast<i32>(arena[t_mixFrom + i5]);
      let v_58 = i5 * 2i;
      let v_59 = select(bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 15i]) * 0.019999999552965164f, bitcast<f32>(arena[t_planRules + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 16i + 14i]) * 0.019999999552965164f, i5 < 8i);
      let v_60 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + (v_57 & 1i)) * 16i + clampAt(v_57 >> 1u, 16i)]);
      let v_61 = bitcast<f32>(local[20i + i4]);
      let v_62 = (bitcast<f32>(arena[t_mixSign + i5]) * select(v_60, v_59, v_57 == (v_58 + 0i))) + (bitcast<f32>(arena[t_mixHear + i5]) * v_61);
      let v_63 = (i5 & 1i) == 1i;
      let v_64 = squashOf(v_55 + (v_56 * v_62)) * select(bitcast<f32>(local[28i + i4]), bitcast<f32>(local[24i + i4]), v_63);
      let v_65 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 2i) * 16i + i5]);
      let v_67 = squashOf(v_65 * 4f) * v_66;
      let v_68 = v_64 + v_67;
      let v_69 = select(select(1.0000000031710769e-30f, v_68, isFinite32(v_68)), bitcast<f32>(arena[t_means + (((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 4i * 16i + i5]), v_37);
      let v_70 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_71 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + min(v_41, 4i - 1i)) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_72 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + max(v_43, 0i)) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_73 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + min(v_46, 4i - 1i)) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_74 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + max(v_48, 0i)) * 4i + i4) * 3i + 1i) * 16i + i5]);
      let v_75 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + min(v_51, 4i - 1i)) * 3i + 1i) * 16i + i5]);
      let v_76 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + max(v_53, 0i)) * 3i + 1i) * 16i + i5]);
      let v_77 = (((v_38 * v_70) + (v_40 * (v_71 + v_72))) + (v_45 * (v_73 + v_74))) + (v_50 * (v_75 + v_76));
      let v_78 = bitcast<i32>(arena[t_mixFrom + 1i * 16i + i5]);
      let v_79 = bitcast<f32>(arena[t_planField + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + (v_78 & 1i)) * 16i + clampAt(v_78 >> 1u, 16i)]);
      let v_80 = (bitcast<f32>(arena[t_mixSign + 1i * 16i + i5]) * select(v_79, v_59, v_78 == (v_58 + 1i))) + (bitcast<f32>(arena[t_mixHear + 1i * 16i + i5]) * v_61);
      let v_81 = squashOf(v_77 + (v_56 * v_80)) * select(bitcast<f32>(local[36i + i4]), bitcast<f32>(local[32i + i4]), v_63);
      let v_82 = v_81 - v_67;
      let v_83 = select(select(1.0000000031710769e-30f, v_82, isFinite32(v_82)), bitcast<f32>(arena[t_means + ((((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 4i + 1i) * 16i + i5]), v_37);
      let v_85 = bitcast<f32>(arena[t_planPattern + ((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 16i + i5]) - v_65;
      let v_86 = (v_65 * 0.9986000061035156f) + (v_84 * v_85);
      let v_87 = select(select(1.0000000031710769e-30f, v_86, isFinite32(v_86)), bitcast<f32>(arena[t_means + ((((i0 * 4i + i2) * 4i + i3) * 4i + i4) * 4i + 2i) * 16i + i5]), v_37);
      arena[t_planField_next + ((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i * 16i + i5] = bitcast<u32>(v_69);
      arena[t_planField_next + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 1i) * 16i + i5] = bitcast<u32>(v_83);
      arena[t_planField_next + (((((i0 * 8i + i1) * 4i + i2) * 4i + i3) * 4i + i4) * 3i + 2i) * 16i + i5] = bitcast<u32>(v_87);
    }
  }
}
fn part4(unit: i32, lane: u32) {
  let t_replyGain = i32(params[37].w);
  let t_replyShrink = i32(params[38].x);
  let hidden_16 = 16i + bitcast<i32>(params[48].z);
  let t_reply = i32(params[37].z);
  let n_B = i32(params[2].y);
  let t_phi = i32(params[18].z);
  let t_inverse = i32(params[30].w);
  let t_knobs = i32(params[4].x);
  let t_readout = i32(params[30].z);
  let t_sensors = i32(params[6].z);
  let t_members = i32(params[29].z);
  {
    // nest: weigh
    let tile_3 = 0i;
    for (var slot_4 = i32(lane); slot_4 < hidden_16; slot_4 += 256i) {
      var s_1 = 0f;
      var s_2 = 0f;
      let begin_5 = tile_3;
      let end_6 = min(begin_5 + 256i, 160i);
      for (var j0 = begin_5 + (slot_4 % 16i); j0 < end_6; j0 += 80i) {
        let p_7 = j0 + 16i;
        let p_8 = j0 + 32i;
        let p_9 = j0 + 48i;
        let p_10 = j0 + 64i;
        let v_11 = bitcast<f32>(arena[t_reply + unit * 160i + j0]) * bitcast<f32>(arena[t_phi + unit * 160i + j0]);
        let v_12 = bitcast<f32>(arena[t_inverse + (unit * 160i + j0) * 160i + j0]);
        let v_13 = bitcast<f32>(arena[t_reply + unit * 160i + p_7]) * bitcast<f32>(arena[t_phi + unit * 160i + p_7]);
        let v_14 = bitcast<f32>(arena[t_inverse + (unit * 160i + p_7) * 160i + p_7]);
        let v_15 = bitcast<f32>(arena[t_reply + unit * 160i + p_8]) * bitcast<f32>(arena[t_phi + unit * 160i + p_8]);
        let v_16 = bitcast<f32>(arena[t_inverse + (unit * 160i + p_8) * 160i + p_8]);
        let v_17 = bitcast<f32>(arena[t_reply + unit * 160i + p_9]) * bitcast<f32>(arena[t_phi + unit * 160i + p_9]);
        let v_18 = bitcast<f32>(arena[t_inverse + (unit * 160i + p_9) * 160i + p_9]);
        let v_19 = bitcast<f32>(arena[t_reply + unit * 160i + p_10]) * bitcast<f32>(arena[t_phi + unit * 160i + p_10]);
        let v_20 = bitcast<f32>(arena[t_inverse + (unit * 160i + p_10) * 160i + p_10]);
        s_1 += v_11;
        s_2 += v_12;
        s_1 += v_13;
        s_2 += v_14;
        s_1 += v_15;
        s_2 += v_16;
        s_1 += v_17;
        s_2 += v_18;
        s_1 += v_19;
        s_2 += v_20;
      }
      pool[slot_4] = bitcast<u32>(s_1);
      pool[16i + slot_4] = bitcast<u32>(s_2);
    }
    workgroupBarrier();
    let f_21 = poolHalves16(0i);
    let f_22 = poolHalves16(16i);
    workgroupBarrier();
    let v_23 = f_21 > 9.999999974752427e-7f && bitcast<f32>(arena[t_knobs + unit * 23i]) > 0f;
    if (lane == 0u) {
      arena[t_replyGain + unit] = bitcast<u32>(select(0f, 1f / (f_21 + 0.9994999766349792f), v_23));
      arena[t_replyShrink + unit] = bitcast<u32>(select(1f, 1.000500202178955f, v_23 && f_22 < 16000f));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: learnReadout
    let v_27 = bitcast<f32>(arena[t_replyGain + unit]);
    for (var row_24 = i32(lane); row_24 < 3840i; row_24 += 256i) {
      let i2 = row_24 % 160i;
      let i1 = row_24 / 160i;
      let v_26 = bitcast<f32>(arena[t_sensors + unit * 24i + i1]) - bitcast<f32>(arena[t_members + (unit * 4i + 3i) * 24i + i1]);
      let v_28 = bitcast<f32>(arena[t_readout + (unit * 24i + i1) * 160i + i2]) + (v_26 * (bitcast<f32>(arena[t_reply + unit * 160i + i2]) * v_27));
      arena[t_readout + (unit * 24i + i1) * 160i + i2] = bitcast<u32>(minFloat(maxFloat(v_28, -100f), 100f));
    }
  }
}
fn part5(unit: i32, lane: u32) {
  let t_recall_where = i32(params[45].w);
  let n_B = i32(params[2].y);
  let n_recallChunks = i32(params[2].w);
  let t_recall_best = i32(params[45].z);
  let n_recallCandidates = i32(params[3].x);
  let t_found = i32(params[36].w);
  let t_recall_rank = i32(params[46].x);
  let hidden_5 = 5i + bitcast<i32>(params[48].z);
  let t_match = i32(params[20].y);
  let t_matchRow = i32(params[20].z);
  let t_novelty = i32(params[20].x);
  let t_storeWish = i32(params[38].y);
  let t_storeUrgency = i32(params[38].z);
  let t_age = i32(params[4].y);
  let t_knobs = i32(params[4].x);
  let t_reward = i32(params[7].x);
  let t_lastStore = i32(params[20].w);
  {
    // topk: recall
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
    for (var o0 = i32(lane); o0 < n_recallCandidates; o0 += 256i) {
      let v_3 = divSigned(o0, 5i);
      let v_4 = remSigned(o0, 5i);
      let v_5 = (-1i) < bitcast<i32>(arena[t_recall_where + (unit * n_recallChunks + v_3) * 5i + v_4]);
      let v_6 = bitcast<f32>(arena[t_recall_best + (unit * n_recallChunks + v_3) * 5i + v_4]);
      let win_7_0 = (v_5 && !isNan(v_6)) && (at_2_0 < 0i || v_6 > best_1_0);
      let win_7_1 = (v_5 && !isNan(v_6)) && (at_2_1 < 0i || v_6 > best_1_1);
      let win_7_2 = (v_5 && !isNan(v_6)) && (at_2_2 < 0i || v_6 > best_1_2);
      let win_7_3 = (v_5 && !isNan(v_6)) && (at_2_3 < 0i || v_6 > best_1_3);
      let win_7_4 = (v_5 && !isNan(v_6)) && (at_2_4 < 0i || v_6 > best_1_4);
      best_1_4 = select(select(best_1_4, v_6, win_7_4), best_1_3, win_7_3);
      at_2_4 = select(select(at_2_4, o0, win_7_4), at_2_3, win_7_3);
      best_1_3 = select(select(best_1_3, v_6, win_7_3), best_1_2, win_7_2);
      at_2_3 = select(select(at_2_3, o0, win_7_3), at_2_2, win_7_2);
      best_1_2 = select(select(best_1_2, v_6, win_7_2), best_1_1, win_7_1);
      at_2_2 = select(select(at_2_2, o0, win_7_2), at_2_1, win_7_1);
      best_1_1 = select(select(best_1_1, v_6, win_7_1), best_1_0, win_7_0);
      at_2_1 = select(select(at_2_1, o0, win_7_1), at_2_0, win_7_0);
      best_1_0 = select(best_1_0, v_6, win_7_0);
      at_2_0 = select(at_2_0, o0, win_7_0);
    }
    for (var r = 0i; r < hidden_5; r++) {
      var head_8 = best_1_0;
      var place_9 = at_2_0;
      pool[lane] = bitcast<u32>(head_8);
      pool[256u + lane] = bitcast<u32>(place_9);
      workgroupBarrier();
      if (lane < 32u) {
        let o_10 = bitcast<f32>(pool[lane + 32u]);
        let o_11 = bitcast<i32>(pool[256u + (lane + 32u)]);
        let o_13 = bitcast<f32>(pool[lane + 64u]);
        let o_14 = bitcast<i32>(pool[256u + (lane + 64u)]);
        let o_16 = bitcast<f32>(pool[lane + 96u]);
        let o_17 = bitcast<i32>(pool[256u + (lane + 96u)]);
        let o_19 = bitcast<f32>(pool[lane + 128u]);
        let o_20 = bitcast<i32>(pool[256u + (lane + 128u)]);
        let o_22 = bitcast<f32>(pool[lane + 160u]);
        let o_23 = bitcast<i32>(pool[256u + (lane + 160u)]);
        let o_25 = bitcast<f32>(pool[lane + 192u]);
        let o_26 = bitcast<i32>(pool[256u + (lane + 192u)]);
        let o_28 = bitcast<f32>(pool[lane + 224u]);
        let o_29 = bitcast<i32>(pool[256u + (lane + 224u)]);
        let w_12 = o_11 >= 0i && ((place_9 < 0i || o_10 > head_8) || (o_10 == head_8 && o_11 < place_9));
        head_8 = select(head_8, o_10, w_12);
        place_9 = select(place_9, o_11, w_12);
        let w_15 = o_14 >= 0i && ((place_9 < 0i || o_13 > head_8) || (o_13 == head_8 && o_14 < place_9));
        head_8 = select(head_8, o_13, w_15);
        place_9 = select(place_9, o_14, w_15);
        let w_18 = o_17 >= 0i && ((place_9 < 0i || o_16 > head_8) || (o_16 == head_8 && o_17 < place_9));
        head_8 = select(head_8, o_16, w_18);
        place_9 = select(place_9, o_17, w_18);
        let w_21 = o_20 >= 0i && ((place_9 < 0i || o_19 > head_8) || (o_19 == head_8 && o_20 < place_9));
        head_8 = select(head_8, o_19, w_21);
        place_9 = select(place_9, o_20, w_21);
        let w_24 = o_23 >= 0i && ((place_9 < 0i || o_22 > head_8) || (o_22 == head_8 && o_23 < place_9));
        head_8 = select(head_8, o_22, w_24);
        place_9 = select(place_9, o_23, w_24);
        let w_27 = o_26 >= 0i && ((place_9 < 0i || o_25 > head_8) || (o_25 == head_8 && o_26 < place_9));
        head_8 = select(head_8, o_25, w_27);
        place_9 = select(place_9, o_26, w_27);
        let w_30 = o_29 >= 0i && ((place_9 < 0i || o_28 > head_8) || (o_28 == head_8 && o_29 < place_9));
        head_8 = select(head_8, o_28, w_30);
        place_9 = select(place_9, o_29, w_30);
        pool[lane] = bitcast<u32>(head_8);
        pool[256u + lane] = bitcast<u32>(place_9);
      }
      workgroupBarrier();
      if (lane < 4u) {
        let o_31 = bitcast<f32>(pool[lane + 4u]);
        let o_32 = bitcast<i32>(pool[256u + (lane + 4u)]);
        let o_34 = bitcast<f32>(pool[lane + 8u]);
        let o_35 = bitcast<i32>(pool[256u + (lane + 8u)]);
        let o_37 = bitcast<f32>(pool[lane + 12u]);
        let o_38 = bitcast<i32>(pool[256u + (lane + 12u)]);
        let o_40 = bitcast<f32>(pool[lane + 16u]);
        let o_41 = bitcast<i32>(pool[256u + (lane + 16u)]);
        let o_43 = bitcast<f32>(pool[lane + 20u]);
        let o_44 = bitcast<i32>(pool[256u + (lane + 20u)]);
        let o_46 = bitcast<f32>(pool[lane + 24u]);
        let o_47 = bitcast<i32>(pool[256u + (lane + 24u)]);
        let o_49 = bitcast<f32>(pool[lane + 28u]);
        let o_50 = bitcast<i32>(pool[256u + (lane + 28u)]);
        let w_33 = o_32 >= 0i && ((place_9 < 0i || o_31 > head_8) || (o_31 == head_8 && o_32 < place_9));
        head_8 = select(head_8, o_31, w_33);
        place_9 = select(place_9, o_32, w_33);
        let w_36 = o_35 >= 0i && ((place_9 < 0i || o_34 > head_8) || (o_34 == head_8 && o_35 < place_9));
        head_8 = select(head_8, o_34, w_36);
        place_9 = select(place_9, o_35, w_36);
        let w_39 = o_38 >= 0i && ((place_9 < 0i || o_37 > head_8) || (o_37 == head_8 && o_38 < place_9));
        head_8 = select(head_8, o_37, w_39);
        place_9 = select(place_9, o_38, w_39);
        let w_42 = o_41 >= 0i && ((place_9 < 0i || o_40 > head_8) || (o_40 == head_8 && o_41 < place_9));
        head_8 = select(head_8, o_40, w_42);
        place_9 = select(place_9, o_41, w_42);
        let w_45 = o_44 >= 0i && ((place_9 < 0i || o_43 > head_8) || (o_43 == head_8 && o_44 < place_9));
        head_8 = select(head_8, o_43, w_45);
        place_9 = select(place_9, o_44, w_45);
        let w_48 = o_47 >= 0i && ((place_9 < 0i || o_46 > head_8) || (o_46 == head_8 && o_47 < place_9));
        head_8 = select(head_8, o_46, w_48);
        place_9 = select(place_9, o_47, w_48);
        let w_51 = o_50 >= 0i && ((place_9 < 0i || o_49 > head_8) || (o_49 == head_8 && o_50 < place_9));
        head_8 = select(head_8, o_49, w_51);
        place_9 = select(place_9, o_50, w_51);
        pool[lane] = bitcast<u32>(head_8);
        pool[256u + lane] = bitcast<u32>(place_9);
      }
      workgroupBarrier();
      head_8 = bitcast<f32>(pool[0u]);
      place_9 = bitcast<i32>(pool[256u + 0u]);
      let o_52 = bitcast<f32>(pool[1u]);
      let o_53 = bitcast<i32>(pool[256u + 1u]);
      let o_55 = bitcast<f32>(pool[2u]);
      let o_56 = bitcast<i32>(pool[256u + 2u]);
      let o_58 = bitcast<f32>(pool[3u]);
      let o_59 = bitcast<i32>(pool[256u + 3u]);
      let w_54 = o_53 >= 0i && ((place_9 < 0i || o_52 > head_8) || (o_52 == head_8 && o_53 < place_9));
      head_8 = select(head_8, o_52, w_54);
      place_9 = select(place_9, o_53, w_54);
      let w_57 = o_56 >= 0i && ((place_9 < 0i || o_55 > head_8) || (o_55 == head_8 && o_56 < place_9));
      head_8 = select(head_8, o_55, w_57);
      place_9 = select(place_9, o_56, w_57);
      let w_60 = o_59 >= 0i && ((place_9 < 0i || o_58 > head_8) || (o_58 == head_8 && o_59 < place_9));
      head_8 = select(head_8, o_58, w_60);
      place_9 = select(place_9, o_59, w_60);
      let f_61 = place_9;
      workgroupBarrier();
      if (lane == 0u) {
        arena[t_found + unit * 5i + r] = bitcast<u32>(head_8);
        arena[t_recall_rank + unit * 5i + r] = bitcast<u32>(place_9);
      }
      if (place_9 >= 0i && at_2_0 == place_9) {
        best_1_0 = best_1_1;
        at_2_0 = at_2_1;
        best_1_1 = best_1_2;
        at_2_1 = at_2_2;
        best_1_2 = best_1_3;
        at_2_2 = at_2_3;
        best_1_3 = best_1_4;
        at_2_3 = at_2_4;
        best_1_4 = fromBits(4286578688u);
        at_2_4 = -1i;
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: recall_gather, keepMatches
    for (var i1 = i32(lane); i1 < 5i; i1 += 256i) {
      let v_62 = bitcast<i32>(arena[t_recall_rank + unit * 5i + i1]);
      let v_63 = max(v_62, 0i);
      let v_64 = divSigned(v_63, 5i);
      let v_65 = select(bitcast<i32>(arena[t_recall_where + (unit * n_recallChunks + v_64) * 5i + remSigned(v_63, 5i)]) + (v_64 * 32i), -1i, v_62 < 0i);
      let v_66 = select(minFloat(maxFloat(bitcast<f32>(arena[t_found + unit * 5i + i1]), -1f), 1f), 0f, v_65 < 0i);
      arena[t_match + unit * 5i + i1] = bitcast<u32>(v_66);
      arena[t_matchRow + unit * 5i + i1] = bitcast<u32>(v_65);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: wonder, wishStore
    if (lane == 0u) {
      let v_67 = bitcast<f32>(arena[t_match + unit * 5i]);
      let v_68 = 1f - minFloat(maxFloat(v_67, 0f), 1f);
      let v_69 = bitcast<i32>(arena[t_age + unit]);
      let v_70 = (bitcast<f32>(arena[t_knobs + unit * 23i + 11i]) * bitcast<f32>(arena[t_knobs + unit * 23i])) > 0f;
      let v_71 = v_68 > 0.20000000298023224f || bitcast<f32>(arena[t_reward + unit]) > 0.10000000149011612f;
      let v_72 = select(0i, 1i, !v_71 && (v_67 > 0.8999999761581421f && bitcast<i32>(arena[t_matchRow + unit * 5i]) >= 0i));
      let v_73 = select(0i, select(v_72, 2i, v_71 && (v_69 - bitcast<i32>(arena[t_lastStore + unit])) >= 10i), v_69 > 0i && v_70);
      arena[t_novelty + unit] = bitcast<u32>(v_68);
      arena[t_storeWish + unit] = bitcast<u32>(v_73);
      arena[t_storeUrgency + unit] = bitcast<u32>(select(select(0f, v_67 + 1f, v_73 == 1i), v_68 + 2f, v_73 == 2i));
    }
  }
}
fn part6(unit: i32, lane: u32) {
  let t_chooseVictims_where = i32(params[46].z);
  let n_chooseVictimsChunks = i32(params[3].y);
  let t_chooseVictims_best = i32(params[46].y);
  let n_chooseVictimsCandidates = i32(params[3].z);
  let t_chooseVictims_rank = i32(params[46].w);
  let hidden_8 = 8i + bitcast<i32>(params[48].z);
  let t_victim = i32(params[39].x);
  {
    // topk: chooseVictims
    var best_1_0 = fromBits(2139095040u);
    var at_2_0 = -1i;
    var best_1_1 = fromBits(2139095040u);
    var at_2_1 = -1i;
    var best_1_2 = fromBits(2139095040u);
    var at_2_2 = -1i;
    var best_1_3 = fromBits(2139095040u);
    var at_2_3 = -1i;
    var best_1_4 = fromBits(2139095040u);
    var at_2_4 = -1i;
    var best_1_5 = fromBits(2139095040u);
    var at_2_5 = -1i;
    var best_1_6 = fromBits(2139095040u);
    var at_2_6 = -1i;
    var best_1_7 = fromBits(2139095040u);
    var at_2_7 = -1i;
    for (var o0 = i32(lane); o0 < n_chooseVictimsCandidates; o0 += 256i) {
      let v_3 = divSigned(o0, 8i);
      let v_4 = remSigned(o0, 8i);
      let v_5 = (-1i) < bitcast<i32>(arena[t_chooseVictims_where + v_3 * 8i + v_4]);
      let v_6 = bitcast<f32>(arena[t_chooseVictims_best + v_3 * 8i + v_4]);
      let win_7_0 = (v_5 && !isNan(v_6)) && (at_2_0 < 0i || v_6 < best_1_0);
      let win_7_1 = (v_5 && !isNan(v_6)) && (at_2_1 < 0i || v_6 < best_1_1);
      let win_7_2 = (v_5 && !isNan(v_6)) && (at_2_2 < 0i || v_6 < best_1_2);
      let win_7_3 = (v_5 && !isNan(v_6)) && (at_2_3 < 0i || v_6 < best_1_3);
      let win_7_4 = (v_5 && !isNan(v_6)) && (at_2_4 < 0i || v_6 < best_1_4);
      let win_7_5 = (v_5 && !isNan(v_6)) && (at_2_5 < 0i || v_6 < best_1_5);
      let win_7_6 = (v_5 && !isNan(v_6)) && (at_2_6 < 0i || v_6 < best_1_6);
      let win_7_7 = (v_5 && !isNan(v_6)) && (at_2_7 < 0i || v_6 < best_1_7);
      best_1_7 = select(select(best_1_7, v_6, win_7_7), best_1_6, win_7_6);
      at_2_7 = select(select(at_2_7, o0, win_7_7), at_2_6, win_7_6);
      best_1_6 = select(select(best_1_6, v_6, win_7_6), best_1_5, win_7_5);
      at_2_6 = select(select(at_2_6, o0, win_7_6), at_2_5, win_7_5);
      best_1_5 = select(select(best_1_5, v_6, win_7_5), best_1_4, win_7_4);
      at_2_5 = select(select(at_2_5, o0, win_7_5), at_2_4, win_7_4);
      best_1_4 = select(select(best_1_4, v_6, win_7_4), best_1_3, win_7_3);
      at_2_4 = select(select(at_2_4, o0, win_7_4), at_2_3, win_7_3);
      best_1_3 = select(select(best_1_3, v_6, win_7_3), best_1_2, win_7_2);
      at_2_3 = select(select(at_2_3, o0, win_7_3), at_2_2, win_7_2);
      best_1_2 = select(select(best_1_2, v_6, win_7_2), best_1_1, win_7_1);
      at_2_2 = select(select(at_2_2, o0, win_7_2), at_2_1, win_7_1);
      best_1_1 = select(select(best_1_1, v_6, win_7_1), best_1_0, win_7_0);
      at_2_1 = select(select(at_2_1, o0, win_7_1), at_2_0, win_7_0);
      best_1_0 = select(best_1_0, v_6, win_7_0);
      at_2_0 = select(at_2_0, o0, win_7_0);
    }
    for (var r = 0i; r < hidden_8; r++) {
      var head_8 = best_1_0;
      var place_9 = at_2_0;
      pool[lane] = bitcast<u32>(head_8);
      pool[256u + lane] = bitcast<u32>(place_9);
      workgroupBarrier();
      if (lane < 32u) {
        let o_10 = bitcast<f32>(pool[lane + 32u]);
        let o_11 = bitcast<i32>(pool[256u + (lane + 32u)]);
        let o_13 = bitcast<f32>(pool[lane + 64u]);
        let o_14 = bitcast<i32>(pool[256u + (lane + 64u)]);
        let o_16 = bitcast<f32>(pool[lane + 96u]);
        let o_17 = bitcast<i32>(pool[256u + (lane + 96u)]);
        let o_19 = bitcast<f32>(pool[lane + 128u]);
        let o_20 = bitcast<i32>(pool[256u + (lane + 128u)]);
        let o_22 = bitcast<f32>(pool[lane + 160u]);
        let o_23 = bitcast<i32>(pool[256u + (lane + 160u)]);
        let o_25 = bitcast<f32>(pool[lane + 192u]);
        let o_26 = bitcast<i32>(pool[256u + (lane + 192u)]);
        let o_28 = bitcast<f32>(pool[lane + 224u]);
        let o_29 = bitcast<i32>(pool[256u + (lane + 224u)]);
        let w_12 = o_11 >= 0i && ((place_9 < 0i || o_10 < head_8) || (o_10 == head_8 && o_11 < place_9));
        head_8 = select(head_8, o_10, w_12);
        place_9 = select(place_9, o_11, w_12);
        let w_15 = o_14 >= 0i && ((place_9 < 0i || o_13 < head_8) || (o_13 == head_8 && o_14 < place_9));
        head_8 = select(head_8, o_13, w_15);
        place_9 = select(place_9, o_14, w_15);
        let w_18 = o_17 >= 0i && ((place_9 < 0i || o_16 < head_8) || (o_16 == head_8 && o_17 < place_9));
        head_8 = select(head_8, o_16, w_18);
        place_9 = select(place_9, o_17, w_18);
        let w_21 = o_20 >= 0i && ((place_9 < 0i || o_19 < head_8) || (o_19 == head_8 && o_20 < place_9));
        head_8 = select(head_8, o_19, w_21);
        place_9 = select(place_9, o_20, w_21);
        let w_24 = o_23 >= 0i && ((place_9 < 0i || o_22 < head_8) || (o_22 == head_8 && o_23 < place_9));
        head_8 = select(head_8, o_22, w_24);
        place_9 = select(place_9, o_23, w_24);
        let w_27 = o_26 >= 0i && ((place_9 < 0i || o_25 < head_8) || (o_25 == head_8 && o_26 < place_9));
        head_8 = select(head_8, o_25, w_27);
        place_9 = select(place_9, o_26, w_27);
        let w_30 = o_29 >= 0i && ((place_9 < 0i || o_28 < head_8) || (o_28 == head_8 && o_29 < place_9));
        head_8 = select(head_8, o_28, w_30);
        place_9 = select(place_9, o_29, w_30);
        pool[lane] = bitcast<u32>(head_8);
        pool[256u + lane] = bitcast<u32>(place_9);
      }
      workgroupBarrier();
      if (lane < 4u) {
        let o_31 = bitcast<f32>(pool[lane + 4u]);
        let o_32 = bitcast<i32>(pool[256u + (lane + 4u)]);
        let o_34 = bitcast<f32>(pool[lane + 8u]);
        let o_35 = bitcast<i32>(pool[256u + (lane + 8u)]);
        let o_37 = bitcast<f32>(pool[lane + 12u]);
        let o_38 = bitcast<i32>(pool[256u + (lane + 12u)]);
        let o_40 = bitcast<f32>(pool[lane + 16u]);
        let o_41 = bitcast<i32>(pool[256u + (lane + 16u)]);
        let o_43 = bitcast<f32>(pool[lane + 20u]);
        let o_44 = bitcast<i32>(pool[256u + (lane + 20u)]);
        let o_46 = bitcast<f32>(pool[lane + 24u]);
        let o_47 = bitcast<i32>(pool[256u + (lane + 24u)]);
        let o_49 = bitcast<f32>(pool[lane + 28u]);
        let o_50 = bitcast<i32>(pool[256u + (lane + 28u)]);
        let w_33 = o_32 >= 0i && ((place_9 < 0i || o_31 < head_8) || (o_31 == head_8 && o_32 < place_9));
        head_8 = select(head_8, o_31, w_33);
        place_9 = select(place_9, o_32, w_33);
        let w_36 = o_35 >= 0i && ((place_9 < 0i || o_34 < head_8) || (o_34 == head_8 && o_35 < place_9));
        head_8 = select(head_8, o_34, w_36);
        place_9 = select(place_9, o_35, w_36);
        let w_39 = o_38 >= 0i && ((place_9 < 0i || o_37 < head_8) || (o_37 == head_8 && o_38 < place_9));
        head_8 = select(head_8, o_37, w_39);
        place_9 = select(place_9, o_38, w_39);
        let w_42 = o_41 >= 0i && ((place_9 < 0i || o_40 < head_8) || (o_40 == head_8 && o_41 < place_9));
        head_8 = select(head_8, o_40, w_42);
        place_9 = select(place_9, o_41, w_42);
        let w_45 = o_44 >= 0i && ((place_9 < 0i || o_43 < head_8) || (o_43 == head_8 && o_44 < place_9));
        head_8 = select(head_8, o_43, w_45);
        place_9 = select(place_9, o_44, w_45);
        let w_48 = o_47 >= 0i && ((place_9 < 0i || o_46 < head_8) || (o_46 == head_8 && o_47 < place_9));
        head_8 = select(head_8, o_46, w_48);
        place_9 = select(place_9, o_47, w_48);
        let w_51 = o_50 >= 0i && ((place_9 < 0i || o_49 < head_8) || (o_49 == head_8 && o_50 < place_9));
        head_8 = select(head_8, o_49, w_51);
        place_9 = select(place_9, o_50, w_51);
        pool[lane] = bitcast<u32>(head_8);
        pool[256u + lane] = bitcast<u32>(place_9);
      }
      workgroupBarrier();
      head_8 = bitcast<f32>(pool[0u]);
      place_9 = bitcast<i32>(pool[256u + 0u]);
      let o_52 = bitcast<f32>(pool[1u]);
      let o_53 = bitcast<i32>(pool[256u + 1u]);
      let o_55 = bitcast<f32>(pool[2u]);
      let o_56 = bitcast<i32>(pool[256u + 2u]);
      let o_58 = bitcast<f32>(pool[3u]);
      let o_59 = bitcast<i32>(pool[256u + 3u]);
      let w_54 = o_53 >= 0i && ((place_9 < 0i || o_52 < head_8) || (o_52 == head_8 && o_53 < place_9));
      head_8 = select(head_8, o_52, w_54);
      place_9 = select(place_9, o_53, w_54);
      let w_57 = o_56 >= 0i && ((place_9 < 0i || o_55 < head_8) || (o_55 == head_8 && o_56 < place_9));
      head_8 = select(head_8, o_55, w_57);
      place_9 = select(place_9, o_56, w_57);
      let w_60 = o_59 >= 0i && ((place_9 < 0i || o_58 < head_8) || (o_58 == head_8 && o_59 < place_9));
      head_8 = select(head_8, o_58, w_60);
      place_9 = select(place_9, o_59, w_60);
      let f_61 = place_9;
      workgroupBarrier();
      if (lane == 0u) {
        arena[t_chooseVictims_rank + r] = bitcast<u32>(place_9);
      }
      if (place_9 >= 0i && at_2_0 == place_9) {
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
        best_1_7 = fromBits(2139095040u);
        at_2_7 = -1i;
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: chooseVictims_gather
    for (var i0 = i32(lane); i0 < 8i; i0 += 256i) {
      let v_62 = bitcast<i32>(arena[t_chooseVictims_rank + i0]);
      let v_63 = max(v_62, 0i);
      let v_64 = divSigned(v_63, 8i);
      let v_65 = select(bitcast<i32>(arena[t_chooseVictims_where + v_64 * 8i + remSigned(v_63, 8i)]) + (v_64 * 256i), -1i, v_62 < 0i);
      arena[t_victim + i0] = bitcast<u32>(v_65);
    }
  }
}
@compute @workgroup_size(256)
fn stage1(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let n_B = i32(params[2].y);
  let units0 = 1i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = 1i;
  let end1 = end0 + units1;
  if (group >= end0 && group < end1) {
    part1((group - end0), lane);
  }
  let units2 = n_B * 1024i;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2((group - end1), lane);
  }
  let units3 = n_B * 128i;
  let end3 = end2 + units3;
  if (group >= end2 && group < end3) {
    part3((group - end2), lane);
  }
  let units4 = n_B;
  let end4 = end3 + units4;
  if (group >= end3 && group < end4) {
    part4((group - end3), lane);
  }
  let units5 = n_B;
  let end5 = end4 + units5;
  if (group >= end4 && group < end5) {
    part5((group - end4), lane);
  }
  let units6 = 1i;
  let end6 = end5 + units6;
  if (group >= end5 && group < end6) {
    part6((group - end5), lane);
  }
}
