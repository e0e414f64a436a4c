// recall+recall_gather
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 512>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn part0(unit: i32, lane: u32) {
  let at_recall_where = i32(params[5].x);
  let size_recallChunks = i32(params[2].w);
  let at_recall_best = i32(params[4].w);
  let size_recallCandidates = i32(params[3].x);
  let at_values = i32(params[3].w);
  let at_recall_rank = i32(params[5].y);
  let hidden_5 = 5i + bitcast<i32>(params[16].z);
  let at_indices = i32(params[4].x);
  {
    // topk: recall
    var best_1_0 = fromBits(0xff800000u);
    var at_2_0 = -1i;
    var best_1_1 = fromBits(0xff800000u);
    var at_2_1 = -1i;
    var best_1_2 = fromBits(0xff800000u);
    var at_2_2 = -1i;
    var best_1_3 = fromBits(0xff800000u);
    var at_2_3 = -1i;
    var best_1_4 = fromBits(0xff800000u);
    var at_2_4 = -1i;
    for (var o0 = i32(lane); o0 < size_recallCandidates; o0 += 256i) {
      let v_6 = divSigned(o0, 5i);
      let v_7 = remSigned(o0, 5i);
      let v_8 = bitcast<i32>(arena[at_recall_where + (unit * size_recallChunks + v_6) * 5i + v_7]);
      let v_9 = (-1i) < v_8;
      let v_10 = bitcast<f32>(arena[at_recall_best + (unit * size_recallChunks + v_6) * 5i + v_7]);
      let win_5_0 = v_9 && !isNan(v_10) && (at_2_0 < 0i || v_10 > best_1_0);
      let win_5_1 = v_9 && !isNan(v_10) && (at_2_1 < 0i || v_10 > best_1_1);
      let win_5_2 = v_9 && !isNan(v_10) && (at_2_2 < 0i || v_10 > best_1_2);
      let win_5_3 = v_9 && !isNan(v_10) && (at_2_3 < 0i || v_10 > best_1_3);
      let win_5_4 = v_9 && !isNan(v_10) && (at_2_4 < 0i || v_10 > best_1_4);
      best_1_4 = select(select(best_1_4, v_10, win_5_4), best_1_3, win_5_3);
      at_2_4 = select(select(at_2_4, o0, win_5_4), at_2_3, win_5_3);
      best_1_3 = select(select(best_1_3, v_10, win_5_3), best_1_2, win_5_2);
      at_2_3 = select(select(at_2_3, o0, win_5_3), at_2_2, win_5_2);
      best_1_2 = select(select(best_1_2, v_10, win_5_2), best_1_1, win_5_1);
      at_2_2 = select(select(at_2_2, o0, win_5_2), at_2_1, win_5_1);
      best_1_1 = select(select(best_1_1, v_10, win_5_1), best_1_0, win_5_0);
      at_2_1 = select(select(at_2_1, o0, win_5_1), at_2_0, win_5_0);
      best_1_0 = select(best_1_0, v_10, win_5_0);
      at_2_0 = select(at_2_0, o0, win_5_0);
    }
    for (var r = 0i; r < hidden_5; r++) {
      var head_3 = best_1_0;
      var place_4 = at_2_0;
      pool[lane] = bitcast<u32>(head_3);
      pool[256u + lane] = bitcast<u32>(place_4);
      workgroupBarrier();
      if (lane < 32u) {
        let o_11 = bitcast<f32>(pool[lane + 32u]);
        let o_12 = bitcast<i32>(pool[256u + lane + 32u]);
        let o_14 = bitcast<f32>(pool[lane + 64u]);
        let o_15 = bitcast<i32>(pool[256u + lane + 64u]);
        let o_17 = bitcast<f32>(pool[lane + 96u]);
        let o_18 = bitcast<i32>(pool[256u + lane + 96u]);
        let o_20 = bitcast<f32>(pool[lane + 128u]);
        let o_21 = bitcast<i32>(pool[256u + lane + 128u]);
        let o_23 = bitcast<f32>(pool[lane + 160u]);
        let o_24 = bitcast<i32>(pool[256u + lane + 160u]);
        let o_26 = bitcast<f32>(pool[lane + 192u]);
        let o_27 = bitcast<i32>(pool[256u + lane + 192u]);
        let o_29 = bitcast<f32>(pool[lane + 224u]);
        let o_30 = bitcast<i32>(pool[256u + lane + 224u]);
        let w_13 = o_12 >= 0i && (place_4 < 0i || o_11 > head_3 || (o_11 == head_3 && o_12 < place_4));
        head_3 = select(head_3, o_11, w_13);
        place_4 = select(place_4, o_12, w_13);
        let w_16 = o_15 >= 0i && (place_4 < 0i || o_14 > head_3 || (o_14 == head_3 && o_15 < place_4));
        head_3 = select(head_3, o_14, w_16);
        place_4 = select(place_4, o_15, w_16);
        let w_19 = o_18 >= 0i && (place_4 < 0i || o_17 > head_3 || (o_17 == head_3 && o_18 < place_4));
        head_3 = select(head_3, o_17, w_19);
        place_4 = select(place_4, o_18, w_19);
        let w_22 = o_21 >= 0i && (place_4 < 0i || o_20 > head_3 || (o_20 == head_3 && o_21 < place_4));
        head_3 = select(head_3, o_20, w_22);
        place_4 = select(place_4, o_21, w_22);
        let w_25 = o_24 >= 0i && (place_4 < 0i || o_23 > head_3 || (o_23 == head_3 && o_24 < place_4));
        head_3 = select(head_3, o_23, w_25);
        place_4 = select(place_4, o_24, w_25);
        let w_28 = o_27 >= 0i && (place_4 < 0i || o_26 > head_3 || (o_26 == head_3 && o_27 < place_4));
        head_3 = select(head_3, o_26, w_28);
        place_4 = select(place_4, o_27, w_28);
        let w_31 = o_30 >= 0i && (place_4 < 0i || o_29 > head_3 || (o_29 == head_3 && o_30 < place_4));
        head_3 = select(head_3, o_29, w_31);
        place_4 = select(place_4, o_30, w_31);
        pool[lane] = bitcast<u32>(head_3);
        pool[256u + lane] = bitcast<u32>(place_4);
      }
      workgroupBarrier();
      if (lane < 4u) {
        let o_32 = bitcast<f32>(pool[lane + 4u]);
        let o_33 = bitcast<i32>(pool[256u + lane + 4u]);
        let o_35 = bitcast<f32>(pool[lane + 8u]);
        let o_36 = bitcast<i32>(pool[256u + lane + 8u]);
        let o_38 = bitcast<f32>(pool[lane + 12u]);
        let o_39 = bitcast<i32>(pool[256u + lane + 12u]);
        let o_41 = bitcast<f32>(pool[lane + 16u]);
        let o_42 = bitcast<i32>(pool[256u + lane + 16u]);
        let o_44 = bitcast<f32>(pool[lane + 20u]);
        let o_45 = bitcast<i32>(pool[256u + lane + 20u]);
        let o_47 = bitcast<f32>(pool[lane + 24u]);
        let o_48 = bitcast<i32>(pool[256u + lane + 24u]);
        let o_50 = bitcast<f32>(pool[lane + 28u]);
        let o_51 = bitcast<i32>(pool[256u + lane + 28u]);
        let w_34 = o_33 >= 0i && (place_4 < 0i || o_32 > head_3 || (o_32 == head_3 && o_33 < place_4));
        head_3 = select(head_3, o_32, w_34);
        place_4 = select(place_4, o_33, w_34);
        let w_37 = o_36 >= 0i && (place_4 < 0i || o_35 > head_3 || (o_35 == head_3 && o_36 < place_4));
        head_3 = select(head_3, o_35, w_37);
        place_4 = select(place_4, o_36, w_37);
        let w_40 = o_39 >= 0i && (place_4 < 0i || o_38 > head_3 || (o_38 == head_3 && o_39 < place_4));
        head_3 = select(head_3, o_38, w_40);
        place_4 = select(place_4, o_39, w_40);
        let w_43 = o_42 >= 0i && (place_4 < 0i || o_41 > head_3 || (o_41 == head_3 && o_42 < place_4));
        head_3 = select(head_3, o_41, w_43);
        place_4 = select(place_4, o_42, w_43);
        let w_46 = o_45 >= 0i && (place_4 < 0i || o_44 > head_3 || (o_44 == head_3 && o_45 < place_4));
        head_3 = select(head_3, o_44, w_46);
        place_4 = select(place_4, o_45, w_46);
        let w_49 = o_48 >= 0i && (place_4 < 0i || o_47 > head_3 || (o_47 == head_3 && o_48 < place_4));
        head_3 = select(head_3, o_47, w_49);
        place_4 = select(place_4, o_48, w_49);
        let w_52 = o_51 >= 0i && (place_4 < 0i || o_50 > head_3 || (o_50 == head_3 && o_51 < place_4));
        head_3 = select(head_3, o_50, w_52);
        place_4 = select(place_4, o_51, w_52);
        pool[lane] = bitcast<u32>(head_3);
        pool[256u + lane] = bitcast<u32>(place_4);
      }
      workgroupBarrier();
      head_3 = bitcast<f32>(pool[0u]);
      place_4 = bitcast<i32>(pool[256u + 0u]);
      let o_53 = bitcast<f32>(pool[1u]);
      let o_54 = bitcast<i32>(pool[256u + 1u]);
      let o_56 = bitcast<f32>(pool[2u]);
      let o_57 = bitcast<i32>(pool[256u + 2u]);
      let o_59 = bitcast<f32>(pool[3u]);
      let o_60 = bitcast<i32>(pool[256u + 3u]);
      let w_55 = o_54 >= 0i && (place_4 < 0i || o_53 > head_3 || (o_53 == head_3 && o_54 < place_4));
      head_3 = select(head_3, o_53, w_55);
      place_4 = select(place_4, o_54, w_55);
      let w_58 = o_57 >= 0i && (place_4 < 0i || o_56 > head_3 || (o_56 == head_3 && o_57 < place_4));
      head_3 = select(head_3, o_56, w_58);
      place_4 = select(place_4, o_57, w_58);
      let w_61 = o_60 >= 0i && (place_4 < 0i || o_59 > head_3 || (o_59 == head_3 && o_60 < place_4));
      head_3 = select(head_3, o_59, w_61);
      place_4 = select(place_4, o_60, w_61);
      let f_62 = place_4;
      workgroupBarrier();
      if (lane == 0u) {
        arena[at_values + unit * 5i + r] = bitcast<u32>(head_3);
        arena[at_recall_rank + unit * 5i + r] = bitcast<u32>(place_4);
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
        best_1_4 = fromBits(0xff800000u);
        at_2_4 = -1i;
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: recall_gather
    for (var i1 = i32(lane); i1 < 5i; i1 += 256i) {
      let v_63 = bitcast<i32>(arena[at_recall_rank + unit * 5i + i1]);
      let v_64 = max(v_63, 0i);
      let v_65 = divSigned(v_64, 5i);
      let v_66 = bitcast<i32>(arena[at_recall_where + (unit * size_recallChunks + v_65) * 5i + remSigned(v_64, 5i)]);
      arena[at_indices + unit * 5i + i1] = bitcast<u32>(select(v_66 + (v_65 * 32i), -1i, v_63 < 0i));
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
  let size_batch = i32(params[2].y);
  let units0 = size_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
