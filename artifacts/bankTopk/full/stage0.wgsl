// measureQuery
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
var<workgroup> pool: array<u32, 32>;
fn halves16(a: array<f32, 16>) -> f32 { return ((((a[0] + a[8]) + (a[4] + a[12])) + ((a[2] + a[10]) + (a[6] + a[14]))) + (((a[1] + a[9]) + (a[5] + a[13])) + ((a[3] + a[11]) + (a[7] + a[15])))); }
fn part0(unit: i32, lane: u32) {
  let at_length = i32(params[4].y);
  let at_query = i32(params[3].z);
  let hidden_32 = 32i + bitcast<i32>(params[16].z);
  let hidden_8 = 8i + bitcast<i32>(params[16].z);
  {
    // nest: measureQuery
    var u_4 = array<f32, 16>();
    var n_5 = 0i;
    let tile_6 = 0i;
    for (var slot_7 = i32(lane); slot_7 < hidden_32; slot_7 += 64i) {
      var s_1 = 0f;
      let begin_8 = tile_6 + slot_7 / 16i * 256i;
      let end_9 = min(begin_8 + 256i, 512i);
      for (var j0 = begin_8 + slot_7 % 16i; j0 < end_9; j0 += 16i) {
        let v_2 = bitcast<f32>(arena[at_query + unit * 512i + j0]);
        let v_3 = v_2 * v_2;
        s_1 += v_3;
      }
      pool[slot_7] = bitcast<u32>(s_1);
    }
    workgroupBarrier();
    for (var half_10 = hidden_8; half_10 > 0i; half_10 >>= 1u) {
      for (var pair_11 = i32(lane); pair_11 < 2i * half_10; pair_11 += 64i) {
        let left_12 = pair_11 / half_10 * 16i + pair_11 % half_10;
        pool[left_12] = bitcast<u32>(bitcast<f32>(pool[left_12]) + bitcast<f32>(pool[left_12 + half_10]));
      }
      workgroupBarrier();
    }
    if (lane < 1u) {
      for (var c_14 = 0i; c_14 < 2i && tile_6 + c_14 * 256i < 512i; c_14++) {
        u_4[n_5 & 15i] += bitcast<f32>(pool[i32(lane) * 32i + c_14 * 16i]);
        n_5++;
      }
    }
    workgroupBarrier();
    if (lane < 1u) {
      pool[lane] = bitcast<u32>(halves16(u_4));
    }
    workgroupBarrier();
    let f_13 = bitcast<f32>(pool[0]);
    workgroupBarrier();
    if (lane == 0u) {
      arena[at_length + unit] = bitcast<u32>(sqrt(f_13));
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
  let size_batch = i32(params[2].y);
  let units0 = size_batch;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
