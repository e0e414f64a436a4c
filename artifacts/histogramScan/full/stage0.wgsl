// sort+countBelow+normalise | walk | climb
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 769>;
var<workgroup> bins33: array<atomic<u32>, 33>;
fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }
fn toSigned(a: f32) -> i32 {
  let low = select(i32(a), i32(-2147483648), a <= -2147483648f);
  return select(select(low, 2147483647i, a >= 2147483648f), 0i, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u);
}
fn part0(unit: i32, lane: u32) {
  let t_counts = i32(params[3].x);
  let n_samples = i32(params[2].z);
  let t_values = i32(params[2].w);
  let n_batch = i32(params[2].y);
  let t_below = i32(params[3].y);
  let t_distribution = i32(params[3].z);
  {
    // histogram: sort
    for (var tile_1 = 0i; tile_1 < 33i; tile_1 += 33i) {
      let end_2 = min(tile_1 + 33i, 33i);
      for (var bin = tile_1 + i32(lane); bin < end_2; bin += 256i) {
        atomicStore(&bins33[bin - tile_1], 0u);
      }
      workgroupBarrier();
      for (var p_3 = i32(lane); p_3 < n_samples; p_3 += 256i) {
        let v_4 = toSigned(floor((bitcast<f32>(arena[t_values + unit * n_samples + p_3]) + 1f) * 16.5f));
        if (v_4 >= tile_1 && v_4 < end_2) {
          atomicAdd(&bins33[v_4 - tile_1], bitcast<u32>(1i));
        }
      }
      workgroupBarrier();
      for (var bin = tile_1 + i32(lane); bin < end_2; bin += 256i) {
        arena[t_counts + unit * 33i + bin] = bitcast<u32>(bitcast<i32>(atomicLoad(&bins33[bin - tile_1])));
      }
      workgroupBarrier();
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // scan: countBelow
    for (var begin = 0i; begin < 33i; begin += 256i) {
      let size = min(256i, 33i - begin);
      for (var q = i32(lane); q < size; q += 256i) {
        let i1 = begin + q;
        let v_5 = bitcast<i32>(arena[t_counts + unit * 33i + i1]);
        pool[q] = bitcast<u32>(0i + v_5);
      }
      workgroupBarrier();
      for (var d = 1i; d < size; d *= 2i) {
        var kept: array<i32, 1>;
        for (var q = i32(lane); q < size; q += 256i) {
          let x = bitcast<i32>(pool[q]);
          if (q >= d) {
            let y = bitcast<i32>(pool[q - d]);
            kept[0i] = y + x;
          } else {
            kept[0i] = x;
          }
        }
        workgroupBarrier();
        for (var q = i32(lane); q < size; q += 256i) {
          pool[q] = bitcast<u32>(kept[0i]);
        }
        workgroupBarrier();
      }
      for (var q = i32(lane); q < size; q += 256i) {
        let y = bitcast<i32>(pool[q]);
        if (((begin + q) + 1i) < 33i) {
          arena[t_below + unit * 33i + ((begin + q) + 1i)] = bitcast<u32>(y);
        }
      }
      workgroupBarrier();
    }
    if (lane == 0u) {
      if (33i > 0i) {
        arena[t_below + unit * 33i] = bitcast<u32>(0i);
      }
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: normalise
    let v_6 = f32(n_samples);
    for (var i1_2 = i32(lane); i1_2 < 33i; i1_2 += 256i) {
      let v_7 = f32(bitcast<i32>(arena[t_below + unit * 33i + i1_2]) + bitcast<i32>(arena[t_counts + unit * 33i + i1_2])) / v_6;
      arena[t_distribution + unit * 33i + i1_2] = bitcast<u32>(v_7);
    }
  }
}
fn part1(unit: i32, lane: u32) {
  let t_walk = i32(params[3].w);
  let n_samples = i32(params[2].z);
  let t_values = i32(params[2].w);
  let n_batch = i32(params[2].y);
  let hidden_256 = 256i + bitcast<i32>(params[16].z);
  {
    // scan: walk
    var taken_3 = 0i;
    var above_4 = 0f;
    var has_5 = false;
    var taken_7 = 0i;
    for (var begin = 0i; begin < n_samples; begin += 256i) {
      let size = min(256i, n_samples - begin);
      for (var q = i32(lane); q < size; q += 256i) {
        let i1 = begin + q;
        let v_1 = bitcast<f32>(arena[t_values + unit * n_samples + i1]);
        pool[q] = bitcast<u32>(0f + v_1);
      }
      workgroupBarrier();
      for (var d = 1i; d < size; d *= 2i) {
        var kept: array<f32, 1>;
        for (var q = i32(lane); q < size; q += 256i) {
          let x = bitcast<f32>(pool[q]);
          if (q >= d) {
            let y = bitcast<f32>(pool[q - d]);
            kept[0i] = y + x;
          } else {
            kept[0i] = x;
          }
        }
        workgroupBarrier();
        for (var q = i32(lane); q < size; q += 256i) {
          pool[q] = bitcast<u32>(kept[0i]);
        }
        workgroupBarrier();
      }
      for (var q = i32(lane); q < size; q += 256i) {
        let x = bitcast<f32>(pool[q]);
        let left = select(0f, bitcast<f32>(pool[768i]), begin > 0i);
        let y = select(left + x, x, begin == 0i);
        arena[t_walk + unit * n_samples + (begin + q)] = bitcast<u32>(y);
      }
      workgroupBarrier();
      if (lane == 0u) {
        var x_2 = 0f + bitcast<f32>(pool[size - 1i]);
        for (var d = 1i; d < hidden_256; d *= 2i) {
          let old = select(0f, bitcast<f32>(pool[(255i + d) + (taken_3 % d)]), taken_3 >= d);
          pool[(255i + d) + (taken_3 % d)] = bitcast<u32>(x_2);
          if (taken_3 >= d) {
            x_2 = old + x_2;
          }
        }
        taken_3 += 1i;
        pool[768i] = bitcast<u32>(select(x_2, above_4 + x_2, has_5));
        if (taken_3 == 256i) {
          var x_6 = 0f + x_2;
          for (var d = 1i; d < hidden_256; d *= 2i) {
            let old = select(0f, bitcast<f32>(pool[(511i + d) + (taken_7 % d)]), taken_7 >= d);
            pool[(511i + d) + (taken_7 % d)] = bitcast<u32>(x_6);
            if (taken_7 >= d) {
              x_6 = old + x_6;
            }
          }
          taken_7 += 1i;
          above_4 = x_6;
          has_5 = true;
          taken_3 = 0i;
        }
      }
      workgroupBarrier();
    }
  }
}
fn part2(unit: i32, lane: u32) {
  let t_highest = i32(params[4].x);
  let n_batch = i32(params[2].y);
  let t_values = i32(params[2].w);
  let n_samples = i32(params[2].z);
  {
    // scan: climb
    for (var begin = 0i; begin < n_batch; begin += 256i) {
      let size = min(256i, n_batch - begin);
      for (var q = i32(lane); q < size; q += 256i) {
        let i0 = begin + q;
        let v_1 = bitcast<f32>(arena[t_values + i0 * n_samples + unit]);
        pool[q] = bitcast<u32>(select(fromBits(4286578688u), v_1, v_1 > (fromBits(4286578688u))));
      }
      workgroupBarrier();
      for (var d = 1i; d < size; d *= 2i) {
        var kept: array<f32, 1>;
        for (var q = i32(lane); q < size; q += 256i) {
          let x = bitcast<f32>(pool[q]);
          if (q >= d) {
            let y = bitcast<f32>(pool[q - d]);
            kept[0i] = select(y, x, x > y);
          } else {
            kept[0i] = x;
          }
        }
        workgroupBarrier();
        for (var q = i32(lane); q < size; q += 256i) {
          pool[q] = bitcast<u32>(kept[0i]);
        }
        workgroupBarrier();
      }
      for (var q = i32(lane); q < size; q += 256i) {
        let x = bitcast<f32>(pool[q]);
        let left = select(0f, bitcast<f32>(pool[256i]), begin > 0i);
        let y = select(select(left, x, x > left), x, begin == 0i);
        arena[t_highest + (begin + q) * n_samples + unit] = bitcast<u32>(y);
      }
      workgroupBarrier();
      if (lane == 0u) {
        let x = bitcast<f32>(pool[size - 1i]);
        let left = select(0f, bitcast<f32>(pool[256i]), begin > 0i);
        pool[256i] = bitcast<u32>(select(select(left, x, x > left), x, begin == 0i));
      }
      workgroupBarrier();
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
  let n_batch = i32(params[2].y);
  let n_samples = i32(params[2].z);
  let units0 = n_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
  let units1 = n_batch;
  let end1 = end0 + units1;
  if (group >= end0 && group < end1) {
    part1((group - end0), lane);
  }
  let units2 = n_samples;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2((group - end1), lane);
  }
}
