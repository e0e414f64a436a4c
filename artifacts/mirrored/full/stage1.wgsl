// mirror+correlate
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 1024>;
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn poolHalves16(at: i32) -> f32 { return ((((bitcast<f32>(pool[at + 0i]) + bitcast<f32>(pool[at + 8i])) + (bitcast<f32>(pool[at + 4i]) + bitcast<f32>(pool[at + 12i]))) + ((bitcast<f32>(pool[at + 2i]) + bitcast<f32>(pool[at + 10i])) + (bitcast<f32>(pool[at + 6i]) + bitcast<f32>(pool[at + 14i])))) + (((bitcast<f32>(pool[at + 1i]) + bitcast<f32>(pool[at + 9i])) + (bitcast<f32>(pool[at + 5i]) + bitcast<f32>(pool[at + 13i]))) + ((bitcast<f32>(pool[at + 3i]) + bitcast<f32>(pool[at + 11i])) + (bitcast<f32>(pool[at + 7i]) + bitcast<f32>(pool[at + 15i]))))); }
fn opaque_mirror(lane: u32) {
  let t_doubled = i32(params[2].w);
  let n_size = i32(params[2].y);
  let t_backwards = i32(params[3].x);
  let read_0 = u32(t_doubled);
  let read_0_0 = u32(n_size);
  let write_0 = u32(t_backwards);
  let write_0_0 = u32(n_size);
  let size = 1u * read_0_0;
  for (var i = lane; i < size; i += 64u) {
  arena[write_0 + i] = arena[read_0 + size - 1u - i];
  }
}
fn part0(unit: i32, lane: u32) {
  let t_product = i32(params[3].z);
  let n_size = i32(params[2].y);
  let hidden_1024 = 1024i + bitcast<i32>(params[16].z);
  let t_values = i32(params[2].z);
  let t_backwards = i32(params[3].x);
  {
    // opaque: mirror
    opaque_mirror(lane);
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: correlate
    var u_8 = array<f32, 16>();
    var n_9 = 0i;
    var u_10 = array<f32, 16>();
    var n_11 = 0i;
    for (var tile_2 = 0i; tile_2 < n_size; tile_2 += 16384i) {
      for (var slot_3 = i32(lane); slot_3 < hidden_1024; slot_3 += 64i) {
        var s_1 = 0f;
        let begin_4 = tile_2 + ((slot_3 / 16i) * 256i);
        let end_5 = min(begin_4 + 256i, n_size);
        for (var j0 = begin_4 + (slot_3 % 16i); j0 < end_5; j0 += 16i) {
          let v_6 = bitcast<f32>(arena[t_values + j0]) * bitcast<f32>(arena[t_backwards + j0]);
          s_1 += v_6;
        }
        pool[slot_3] = bitcast<u32>(s_1);
      }
      workgroupBarrier();
      for (var c_13 = i32(lane); c_13 < 64i; c_13 += 64i) {
        pool[c_13 * 16i] = bitcast<u32>(poolHalves16(c_13 * 16i));
      }
      workgroupBarrier();
      if (lane < 1u) {
        for (var c_12 = 0i; c_12 < 64i; c_12++) {
          if ((tile_2 + (c_12 * 256i)) < n_size) {
            u_8[(n_9 & 15i)] += bitcast<f32>(pool[(i32(lane) * 1024i) + (c_12 * 16i)]);
            n_9 += 1i;
            if (n_9 == 256i) {
              u_10[(n_11 & 15i)] += halves16(u_8);
              n_11 += 1i;
              u_8 = array<f32, 16>();
              n_9 = 0i;
            }
          }
        }
      }
      workgroupBarrier();
    }
    if (lane < 1u) {
      u_10[(n_11 & 15i)] += halves16(u_8);
      pool[lane] = bitcast<u32>(halves16(u_10));
    }
    workgroupBarrier();
    let f_7 = bitcast<f32>(pool[0u]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[t_product] = bitcast<u32>(f_7);
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
