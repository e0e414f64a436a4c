// mirror+correlate
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 1024>;
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn opaque_mirror(lane: u32) {
  let at_doubled = i32(params[2].w);
  let size_size = i32(params[2].y);
  let at_backwards = i32(params[3].x);
  let read_0 = u32(at_doubled);
  let read_0_0 = u32(size_size);
  let write_0 = u32(at_backwards);
  let write_0_0 = u32(size_size);
  let size = 1u * read_0_0;
  for (var i = lane; i < size; i += 64u) {
  arena[write_0 + i] = arena[read_0 + size - 1u - i];
  }
}
fn part0(unit: i32, lane: u32) {
  let at_product = i32(params[3].z);
  let size_size = i32(params[2].y);
  let at_values = i32(params[2].z);
  let at_backwards = i32(params[3].x);
  let hidden_1024 = 1024i + bitcast<i32>(params[16].z);
  let hidden_8 = 8i + bitcast<i32>(params[16].z);
  {
    // opaque: mirror
    opaque_mirror(lane);
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: correlate
    var u_3 = array<f32, 16>();
    var n_4 = 0i;
    var u_5 = array<f32, 16>();
    var n_6 = 0i;
    for (var tile_7 = 0i; tile_7 < size_size; tile_7 += 16384i) {
      for (var slot_8 = i32(lane); slot_8 < hidden_1024; slot_8 += 64i) {
        var s_1 = 0f;
        let begin_9 = tile_7 + slot_8 / 16i * 256i;
        let end_10 = min(begin_9 + 256i, size_size);
        for (var j0 = begin_9 + slot_8 % 16i; j0 < end_10; j0 += 16i) {
          let v_2 = bitcast<f32>(arena[at_values + j0]) * bitcast<f32>(arena[at_backwards + j0]);
          s_1 += v_2;
        }
        pool[slot_8] = bitcast<u32>(s_1);
      }
      workgroupBarrier();
      for (var half_11 = hidden_8; half_11 > 0i; half_11 >>= 1u) {
        for (var pair_12 = i32(lane); pair_12 < 64i * half_11; pair_12 += 64i) {
          let left_13 = pair_12 / half_11 * 16i + pair_12 % half_11;
          pool[left_13] = bitcast<u32>(bitcast<f32>(pool[left_13]) + bitcast<f32>(pool[left_13 + half_11]));
        }
        workgroupBarrier();
      }
      if (lane < 1u) {
        for (var c_15 = 0i; c_15 < 64i && tile_7 + c_15 * 256i < size_size; c_15++) {
          u_3[n_4 & 15i] += bitcast<f32>(pool[i32(lane) * 1024i + c_15 * 16i]);
          n_4++;
          if (n_4 == 256i) {
            u_5[n_6 & 15i] += halves16(u_3);
            n_6++;
            u_3 = array<f32, 16>();
            n_4 = 0i;
          }
        }
      }
      workgroupBarrier();
    }
    if (lane < 1u) {
      u_5[n_6 & 15i] += halves16(u_3);
      pool[lane] = bitcast<u32>(halves16(u_5));
    }
    workgroupBarrier();
    let f_14 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_product] = bitcast<u32>(f_14);
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
  let units0 = 1i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
