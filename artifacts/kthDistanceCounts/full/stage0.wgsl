// findNear+countFirst+countSecond
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 512>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn isNan(a: f32) -> bool { return (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u; }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn part0(unit: i32, lane: u32) {
  let size_samples = i32(params[2].z);
  let size_pairs = i32(params[2].y);
  let hidden_4 = 4i + bitcast<i32>(params[16].z);
  let at_first = i32(params[2].w);
  let at_second = i32(params[3].x);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let at_near = i32(params[3].y);
  let at_nearFirst = i32(params[3].z);
  let at_nearSecond = i32(params[3].w);
  let i1 = unit % size_samples;
  let i0 = unit / size_samples;
  {
    // topk: findNear
    var best_2: array<f32, 4>;
    var at_3: array<i32, 4>;
    for (var r = 0i; r < hidden_4; r++) { best_2[r] = fromBits(0x7f800000u); at_3[r] = -1i; }
    if (lane < 64u) {
      for (var o0 = i32(lane); o0 < size_samples; o0 += 64i) {
        let v_6 = i1 != o0;
        let v_7 = bitcast<f32>(arena[at_first + i0 * size_samples + i1]) - bitcast<f32>(arena[at_first + i0 * size_samples + o0]);
        let v_8 = bitcast<f32>(arena[at_second + i0 * size_samples + i1]) - bitcast<f32>(arena[at_second + i0 * size_samples + o0]);
        let v_5 = maxFloat(abs(v_7), abs(v_8));
        if (v_6 && !isNan(v_5) && (at_3[3] < 0i || v_5 < best_2[3])) {
          var slot_4 = 3i;
          for (; slot_4 > 0i && (at_3[slot_4 - 1i] < 0i || v_5 < best_2[slot_4 - 1i]); slot_4--) {
            best_2[slot_4] = best_2[slot_4 - 1i];
            at_3[slot_4] = at_3[slot_4 - 1i];
          }
          best_2[slot_4] = v_5;
          at_3[slot_4] = o0;
        }
      }
      for (var r = 0i; r < hidden_4; r++) {
        pool[2u * (lane * 4u + u32(r))] = bitcast<u32>(best_2[r]);
        pool[2u * (lane * 4u + u32(r)) + 1u] = bitcast<u32>(at_3[r]);
      }
    }
    workgroupBarrier();
    for (var half = u32(hidden_32); half > 0u; half >>= 1u) {
      if (lane < half) {
        var left = 2u * lane * 4u;
        var right = 2u * (lane + half) * 4u;
        for (var r = 0i; r < hidden_4; r++) {
          let a = bitcast<f32>(pool[left]);
          let i = bitcast<i32>(pool[left + 1u]);
          let b = bitcast<f32>(pool[right]);
          let j = bitcast<i32>(pool[right + 1u]);
          let second = j >= 0i && (i < 0i || b < a || (b == a && j < i));
          best_2[r] = select(a, b, second);
          at_3[r] = select(i, j, second);
          left += select(2u, 0u, second);
          right += select(0u, 2u, second);
        }
        for (var r = 0i; r < hidden_4; r++) {
          pool[2u * (lane * 4u + u32(r))] = bitcast<u32>(best_2[r]);
          pool[2u * (lane * 4u + u32(r)) + 1u] = bitcast<u32>(at_3[r]);
        }
      }
      workgroupBarrier();
    }
    for (var r = i32(lane); r < hidden_4; r += 64i) {
      arena[at_near + (i0 * size_samples + i1) * 4i + r] = bitcast<u32>(bitcast<f32>(pool[2i * r]));
    }
    workgroupBarrier();
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: countFirst
    var a_9 = 0i;
    let v_10 = bitcast<f32>(arena[at_first + i0 * size_samples + i1]);
    let v_11 = bitcast<f32>(arena[at_near + (i0 * size_samples + i1) * 4i + 3i]);
    for (var j0 = i32(lane); j0 < size_samples; j0 += 64i) {
      let v_12 = (i1 != j0) && (abs(v_10 - bitcast<f32>(arena[at_first + i0 * size_samples + j0])) < v_11);
      a_9 += select(0i, 1i, v_12);
    }
    pool[lane] = bitcast<u32>(a_9);
    workgroupBarrier();
    for (var half_13 = u32(hidden_32); half_13 > 0u; half_13 >>= 1u) {
      if (lane < half_13) {
        let o_14 = bitcast<i32>(pool[lane + half_13]);
        a_9 += o_14;
        pool[lane] = bitcast<u32>(a_9);
      }
      workgroupBarrier();
    }
    let f_15 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_nearFirst + i0 * size_samples + i1] = bitcast<u32>(f_15);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: countSecond
    var a_16 = 0i;
    let v_17 = bitcast<f32>(arena[at_second + i0 * size_samples + i1]);
    let v_18 = bitcast<f32>(arena[at_near + (i0 * size_samples + i1) * 4i + 3i]);
    for (var j0_2 = i32(lane); j0_2 < size_samples; j0_2 += 64i) {
      let v_19 = (i1 != j0_2) && (abs(v_17 - bitcast<f32>(arena[at_second + i0 * size_samples + j0_2])) < v_18);
      a_16 += select(0i, 1i, v_19);
    }
    pool[lane] = bitcast<u32>(a_16);
    workgroupBarrier();
    for (var half_20 = u32(hidden_32); half_20 > 0u; half_20 >>= 1u) {
      if (lane < half_20) {
        let o_21 = bitcast<i32>(pool[lane + half_20]);
        a_16 += o_21;
        pool[lane] = bitcast<u32>(a_16);
      }
      workgroupBarrier();
    }
    let f_22 = bitcast<i32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_nearSecond + i0 * size_samples + i1] = bitcast<u32>(f_22);
    }
  }
}
@compute @workgroup_size(64)
fn stage0(
  @builtin(workgroup_id) id: vec3<u32>,
  @builtin(num_workgroups) count: vec3<u32>,
  @builtin(local_invocation_index) lane: u32,
) {
  let group = i32(id.x + id.y * count.x);
  let size_pairs = i32(params[2].y);
  let size_samples = i32(params[2].z);
  let units0 = size_pairs * size_samples;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
