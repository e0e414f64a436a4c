/**
 * The shaders of the field: a point for each voxel, and a picture on each slice plane. Both read one 3-D texture whose four
 * components are the channel groups, so a new field is one upload and nothing is computed on the processor.
 */

const shared = /* glsl */ `
  precision highp float;
  precision highp sampler3D;
  uniform sampler3D field;
  uniform vec4 groups;
  uniform vec3 contentColour;
  uniform vec3 memoryColour;
  uniform vec3 rulesColour;
  uniform vec3 echoColour;

  /** How strong a voxel is: the strongest of the groups that are shown. */
  float strengthOf(vec4 voxel) {
    vec4 shown = voxel * groups;
    return max(max(shown.x, shown.y), max(shown.z, shown.w));
  }

  vec3 colourOf(vec4 voxel) {
    vec4 share = pow(voxel * groups, vec4(2.0));
    float sum = max(1e-5, share.x + share.y + share.z + share.w);
    return (share.x * contentColour + share.y * memoryColour + share.z * rulesColour + share.w * echoColour) / sum;
  }
`;

export const pointVertex = /* glsl */ `
  ${shared}
  uniform float threshold;
  uniform float pointScale;
  uniform float size;
  varying vec3 colour;
  varying float strength;

  void main() {
    int n = int(size);
    // The texture's first axis is the field's z, which stands upright; its last is the field's x.
    ivec3 cell = ivec3(gl_VertexID % n, (gl_VertexID / n) % n, gl_VertexID / (n * n));
    vec4 voxel = texelFetch(field, cell, 0);
    strength = strengthOf(voxel);
    colour = colourOf(voxel);
    vec4 place = modelViewMatrix * vec4((vec3(cell.zxy) + 0.5) / size - 0.5, 1.0);
    gl_Position = projectionMatrix * place;
    float above = clamp((strength - threshold) / max(1e-3, 1.0 - threshold), 0.0, 1.0);
    strength = above;
    gl_PointSize = above <= 0.0 ? 0.0 : pointScale * (0.35 + 0.65 * above) / (-place.z * size);
    if (above <= 0.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
  }
`;

export const pointFragment = /* glsl */ `
  precision highp float;
  uniform float opacity;
  varying vec3 colour;
  varying float strength;

  void main() {
    float away = length(gl_PointCoord - 0.5) * 2.0;
    if (away > 1.0) discard;
    float soft = 1.0 - smoothstep(0.2, 1.0, away);
    gl_FragColor = vec4(colour, soft * opacity * (0.12 + 0.88 * strength));
  }
`;

export const sliceVertex = /* glsl */ `
  varying vec3 place;

  void main() {
    vec4 there = modelMatrix * vec4(position, 1.0);
    place = there.xyz + 0.5;
    gl_Position = projectionMatrix * viewMatrix * there;
  }
`;

export const sliceFragment = /* glsl */ `
  ${shared}
  varying vec3 place;

  void main() {
    vec4 voxel = texture(field, place.yzx);
    float strength = strengthOf(voxel);
    gl_FragColor = vec4(colourOf(voxel), 0.1 + 0.85 * strength);
  }
`;
