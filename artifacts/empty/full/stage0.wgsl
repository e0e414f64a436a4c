// tick+report
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn part0(unit: i32, lane: u32) {
  let at_ticks = i32(params[2].y);
  let at_first = i32(params[2].z);
  {
    // nest: tick
    for (var i0 = i32(lane); i0 < 4096i; i0 += 64i) {
      arena[at_ticks + i0] = bitcast<u32>(bitcast<i32>(arena[at_ticks + i0]) + 1i);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: report
    let v_2 = bitcast<i32>(arena[at_ticks]);
    for (var row_1 = i32(lane); row_1 < 1i; row_1 += 64i) {
      arena[at_first] = bitcast<u32>(v_2);
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
  let units0 = 1i;
  let end0 = units0;
  if (group < end0) {
    part0(group, lane);
  }
}
