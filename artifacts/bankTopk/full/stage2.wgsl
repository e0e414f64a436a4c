// recall+recall_gather
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 512>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn part0(unit: i32, lane: u32) {
  let t_recall_where = i32(params[5].x);
  let n_batch = i32(params[2].y);
  let n_recallChunks = i32(params[2].w);
  let t_recall_best = i32(params[4].w);
  let n_recallCandidates = i32(params[3].x);
  let t_values = i32(params[3].w);
  let t_recall_rank = i32(params[5].y);
  let hidden_5 = 5i + bitcast<i32>(params[16].z);
  let t_indices = i32(params[4].x);
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
        arena[t_values + unit * 5i + r] = bitcast<u32>(head_8);
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
    // nest: recall_gather
    for (var i1 = i32(lane); i1 < 5i; i1 += 256i) {
      let v_62 = bitcast<i32>(arena[t_recall_rank + unit * 5i + i1]);
      let v_63 = max(v_62, 0i);
      let v_64 = divSigned(v_63, 5i);
      let v_65 = select(bitcast<i32>(arena[t_recall_where + (unit * n_recallChunks + v_64) * 5i + remSigned(v_63, 5i)]) + (v_64 * 32i), -1i, v_62 < 0i);
      arena[t_indices + unit * 5i + i1] = bitcast<u32>(v_65);
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
  let n_batch = i32(params[2].y);
  let units0 = n_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
