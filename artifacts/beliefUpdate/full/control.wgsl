// control
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
@compute @workgroup_size(1)
fn next_0() {
  if (arena[params[5].x] != 0u) {
    arena[params[16].x + 0u] = 0u;
  }
}
@compute @workgroup_size(1)
fn begin_1() {
  arena[params[16].x + 0u] = 1u;
}
