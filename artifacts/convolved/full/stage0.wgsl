// by_direct_kernel | by_direct_pad | by_separable_axis0_0+by_separable | by_fft_turns3+by_fft_kernel0_axis0_0_last+by_fft_kernel0_axis0_fold | by_fft_turns8 | by_fft_kernel0_axis1_0_last | by_fft_forward_0_last+by_fft_forward_1_last | long_pad+long
@group(0) @binding(0) var<storage, read_write> arena: array<u32>;
@group(0) @binding(1) var<uniform> params: array<vec4<u32>, 32>;
fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, (bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u); }
fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }
fn wrapAt(i: i32, size: i32) -> i32 {
  let rest = i % max(size, 1i);
  return select(rest, rest + size, rest < 0i);
}
fn halves8(a: array<f32, 8>) -> f32 { return (((a[0] + a[4]) + (a[2] + a[6])) + ((a[1] + a[5]) + (a[3] + a[7]))); }
fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ params[16].z); }
fn cosOf(x: f32) -> f32 {
  let v_1 = round(x * 0.6366197466850281f);
  let v_2 = (x - (v_1 * 1.5703125f)) - (v_1 * 0.00048351287841796875f);
  let k_3 = keep(v_2);
  let v_4 = v_1 * 3.1385570764541626e-7f;
  let v_5 = k_3 - v_4;
  let k_6 = keep(v_5);
  let v_7 = v_1 * 6.070877134334296e-11f;
  let v_8 = k_6 - v_7;
  let k_9 = keep(v_8);
  let v_10 = bitcast<u32>(v_1 + 12582912f) + 1u;
  let v_11 = minFloat(maxFloat(k_9, -0.800000011920929f), 0.800000011920929f);
  let v_12 = v_11 * v_11;
  let v_13 = maxFloat(((-(v_1 * 6.223371969669989e-14f)) + ((k_3 - k_6) - v_4)) + ((k_6 - k_9) - v_7), -1.1920928955078125e-7f);
  let v_14 = minFloat(v_13, 1.1920928955078125e-7f);
  let v_15 = v_11 + ((v_11 * (v_12 * ((v_12 * ((v_12 * (-0.00019507904653437436f)) + 0.008332106284797192f)) + (-0.16666653752326965f)))) + v_14);
  let v_16 = (v_12 * (v_12 * ((v_12 * ((v_12 * 0.000024431194106000476f) + (-0.0013887303648516536f))) + 0.04166664555668831f))) - (v_11 * v_14);
  let v_17 = bitcast<u32>(select((1f - (v_12 * 0.5f)) + v_16, v_15, (v_10 & 1u) == 0u)) + ((v_10 & 2u) << 30u);
  return bitcast<f32>(v_17);
}
fn sinOf(x: f32) -> f32 {
  let v_1 = round(x * 0.6366197466850281f);
  let v_2 = (x - (v_1 * 1.5703125f)) - (v_1 * 0.00048351287841796875f);
  let k_3 = keep(v_2);
  let v_4 = v_1 * 3.1385570764541626e-7f;
  let v_5 = k_3 - v_4;
  let k_6 = keep(v_5);
  let v_7 = v_1 * 6.070877134334296e-11f;
  let v_8 = k_6 - v_7;
  let k_9 = keep(v_8);
  let v_10 = bitcast<u32>(v_1 + 12582912f);
  let v_11 = minFloat(maxFloat(k_9, -0.800000011920929f), 0.800000011920929f);
  let v_12 = v_11 * v_11;
  let v_13 = maxFloat(((-(v_1 * 6.223371969669989e-14f)) + ((k_3 - k_6) - v_4)) + ((k_6 - k_9) - v_7), -1.1920928955078125e-7f);
  let v_14 = minFloat(v_13, 1.1920928955078125e-7f);
  let v_15 = v_11 + ((v_11 * (v_12 * ((v_12 * ((v_12 * (-0.00019507904653437436f)) + 0.008332106284797192f)) + (-0.16666653752326965f)))) + v_14);
  let v_16 = (v_12 * (v_12 * ((v_12 * ((v_12 * 0.000024431194106000476f) + (-0.0013887303648516536f))) + 0.04166664555668831f))) - (v_11 * v_14);
  let v_17 = bitcast<u32>(select((1f - (v_12 * 0.5f)) + v_16, v_15, (v_10 & 1u) == 0u)) + ((v_10 & 2u) << 30u);
  return select(bitcast<f32>(v_17), x, x == 0f);
}
fn part0(unit: i32) {
  let t_by_direct_kernel = i32(params[3].z);
  let t_down = i32(params[2].w);
  let t_across = i32(params[3].x);
  let i1 = unit % 6i;
  let i0 = unit / 6i;
  {
    // nest: by_direct_kernel
    arena[t_by_direct_kernel + i0 * 6i + i1] = bitcast<u32>(bitcast<f32>(arena[t_down + i0]) * bitcast<f32>(arena[t_across + i1]));
  }
}
fn part1(unit: i32) {
  let n_batch = i32(params[2].y);
  let t_by_direct_padded = i32(params[3].w);
  let t_field = i32(params[2].z);
  let i2 = unit % 13i;
  let q_1 = unit / 13i;
  let i1 = q_1 % 8i;
  let i0 = q_1 / 8i;
  {
    // nest: by_direct_pad
    let v_3 = bitcast<f32>(arena[t_field + (i0 * 6i + wrapAt(i1 - 1i, 6i)) * 8i + wrapAt(i2 - 2i, 8i)]);
    arena[t_by_direct_padded + (i0 * 8i + i1) * 13i + i2] = bitcast<u32>(v_3);
  }
}
fn part2(unit: i32, lane: u32) {
  let n_batch = i32(params[2].y);
  let t_by_separable_axis0_0 = i32(params[4].z);
  let t_down = i32(params[2].w);
  let t_field = i32(params[2].z);
  let t_separable = i32(params[4].x);
  let t_across = i32(params[3].x);
  let i1 = unit % 6i;
  let i0 = unit / 6i;
  {
    // nest: by_separable_axis0_0
    let v_2 = bitcast<f32>(arena[t_down]);
    let v_3 = (i1 + 2i) - 1i;
    let v_5 = bitcast<f32>(arena[t_down + 1i]);
    let v_6 = (i1 + 1i) - 1i;
    let v_8 = bitcast<f32>(arena[t_down + 2i]);
    let v_9 = i1 - 1i;
    for (var i2 = i32(lane); i2 < 13i; i2 += 256i) {
      let v_4 = i2 - 2i;
      let v_7 = (v_2 * bitcast<f32>(arena[t_field + (i0 * 6i + wrapAt(v_3, 6i)) * 8i + wrapAt(v_4, 8i)])) + (v_5 * bitcast<f32>(arena[t_field + (i0 * 6i + v_6) * 8i + wrapAt(v_4, 8i)]));
      let v_10 = v_7 + (v_8 * bitcast<f32>(arena[t_field + (i0 * 6i + wrapAt(v_9, 6i)) * 8i + wrapAt(v_4, 8i)]));
      arena[t_by_separable_axis0_0 + (i0 * 6i + i1) * 13i + i2] = bitcast<u32>(v_10);
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: by_separable
    let v_11 = bitcast<f32>(arena[t_across]);
    let v_12 = bitcast<f32>(arena[t_across + 1i]);
    let v_14 = bitcast<f32>(arena[t_across + 2i]);
    let v_15 = bitcast<f32>(arena[t_across + 3i]);
    let v_17 = bitcast<f32>(arena[t_across + 4i]);
    let v_18 = bitcast<f32>(arena[t_across + 5i]);
    for (var i2_2 = i32(lane); i2_2 < 8i; i2_2 += 256i) {
      let v_13 = (v_11 * bitcast<f32>(arena[t_by_separable_axis0_0 + (i0 * 6i + i1) * 13i + (i2_2 + 5i)])) + (v_12 * bitcast<f32>(arena[t_by_separable_axis0_0 + (i0 * 6i + i1) * 13i + (i2_2 + 4i)]));
      let v_16 = (v_13 + (v_14 * bitcast<f32>(arena[t_by_separable_axis0_0 + (i0 * 6i + i1) * 13i + (i2_2 + 3i)]))) + (v_15 * bitcast<f32>(arena[t_by_separable_axis0_0 + (i0 * 6i + i1) * 13i + (i2_2 + 2i)]));
      let v_19 = (v_16 + (v_17 * bitcast<f32>(arena[t_by_separable_axis0_0 + (i0 * 6i + i1) * 13i + (i2_2 + 1i)]))) + (v_18 * bitcast<f32>(arena[t_by_separable_axis0_0 + (i0 * 6i + i1) * 13i + i2_2]));
      arena[t_separable + (i0 * 6i + i1) * 8i + i2_2] = bitcast<u32>(v_19);
    }
  }
}
fn part3(unit: i32) {
  let t_by_fft_turns3_re = i32(params[5].z);
  let t_by_fft_turns3_im = i32(params[5].w);
  let t_by_fft_kernel0_axis0_re = i32(params[5].x);
  let t_by_fft_kernel0_axis0_im = i32(params[5].y);
  let t_down = i32(params[2].w);
  let t_by_fft_kernel0_axis0_a_re = i32(params[6].x);
  let t_by_fft_kernel0_axis0_a_im = i32(params[6].y);
  let t_by_fft_kernel0_axis0_b_re = i32(params[6].z);
  let t_by_fft_kernel0_axis0_b_im = i32(params[6].w);
  {
    // nest: by_fft_turns3
    for (var i0 = 0i; i0 < 3i; i0++) {
      let v_1 = f32(select(i0, i0 - 3i, i0 > 1i)) * (-2.094395160675049f);
      arena[t_by_fft_turns3_re + i0] = bitcast<u32>(cosOf(v_1));
      arena[t_by_fft_turns3_im + i0] = bitcast<u32>(sinOf(v_1));
    }
  }
  {
    // nest: by_fft_kernel0_axis0_0_last
    for (var row_2 = 0i; row_2 < 1i; row_2++) {
      let v_3 = 0i + 0i;
      let v_4 = ((0i + 0i) * 2i) + 1i;
      let v_5 = bitcast<f32>(arena[t_down + remSigned(v_4, 6i)]);
      let v_6 = ((0i + 1i) * 2i) + 1i;
      let v_7 = remSigned(v_6, 6i);
      let v_8 = select(0f, bitcast<f32>(arena[t_down + v_7]), v_7 < 3i);
      let v_9 = ((0i + 2i) * 2i) + 1i;
      let v_10 = remSigned(v_9, 6i);
      let v_11 = select(0f, bitcast<f32>(arena[t_down + v_10]), v_10 < 3i);
      let v_12 = v_8 + v_11;
      let v_13 = bitcast<f32>(arena[t_down + remSigned(v_4 + 1i, 6i)]);
      let v_14 = remSigned(v_6 + 1i, 6i);
      let v_15 = select(0f, bitcast<f32>(arena[t_down + v_14]), v_14 < 3i);
      let v_16 = remSigned(v_9 + 1i, 6i);
      let v_17 = select(0f, bitcast<f32>(arena[t_down + v_16]), v_16 < 3i);
      let v_18 = v_15 + v_17;
      let v_19 = 0i + 1i;
      let v_20 = v_5 + (v_12 * (-0.5f));
      let v_21 = v_15 - v_17;
      let v_22 = v_13 + (v_18 * (-0.5f));
      let v_23 = v_8 - v_11;
      let v_24 = 0i + 2i;
      arena[t_by_fft_kernel0_axis0_re + v_3] = bitcast<u32>(v_5 + v_12);
      arena[t_by_fft_kernel0_axis0_im + v_3] = bitcast<u32>(v_13 + v_18);
      arena[t_by_fft_kernel0_axis0_re + v_19] = bitcast<u32>(v_20 + (v_21 * 0.8660253882408142f));
      arena[t_by_fft_kernel0_axis0_im + v_19] = bitcast<u32>(v_22 - (v_23 * 0.8660253882408142f));
      arena[t_by_fft_kernel0_axis0_re + v_24] = bitcast<u32>(v_20 + (v_21 * (-0.8660253882408142f)));
      arena[t_by_fft_kernel0_axis0_im + v_24] = bitcast<u32>(v_22 - (v_23 * (-0.8660253882408142f)));
    }
  }
  {
    // nest: by_fft_kernel0_axis0_fold
    for (var i0_2 = 0i; i0_2 < 3i; i0_2++) {
      let v_25 = bitcast<f32>(arena[t_by_fft_kernel0_axis0_re + i0_2]);
      let v_26 = remSigned(3i - i0_2, 3i);
      let v_27 = bitcast<f32>(arena[t_by_fft_kernel0_axis0_re + v_26]);
      let v_28 = (v_25 - v_27) * 0.010416666977107525f;
      let v_29 = bitcast<f32>(arena[t_by_fft_turns3_re + i0_2]);
      let v_30 = bitcast<f32>(arena[t_by_fft_kernel0_axis0_im + i0_2]);
      let v_31 = bitcast<f32>(arena[t_by_fft_kernel0_axis0_im + v_26]);
      let v_32 = (v_30 + v_31) * 0.010416666977107525f;
      let v_33 = bitcast<f32>(arena[t_by_fft_turns3_im + i0_2]);
      let v_34 = (v_28 * v_29) - (v_32 * v_33);
      let v_35 = (v_32 * v_29) + (v_28 * v_33);
      arena[t_by_fft_kernel0_axis0_a_re + i0_2] = bitcast<u32>((((v_25 + v_27) * 0.02083333395421505f) + v_28) - v_34);
      arena[t_by_fft_kernel0_axis0_a_im + i0_2] = bitcast<u32>((((v_30 - v_31) * 0.02083333395421505f) + v_32) - v_35);
      arena[t_by_fft_kernel0_axis0_b_re + i0_2] = bitcast<u32>(v_28 + v_34);
      arena[t_by_fft_kernel0_axis0_b_im + i0_2] = bitcast<u32>(v_32 + v_35);
    }
  }
}
fn part4(unit: i32) {
  let t_by_fft_kernel0_axis1_re = i32(params[7].x);
  let t_by_fft_kernel0_axis1_im = i32(params[7].y);
  let t_across = i32(params[3].x);
  {
    // nest: by_fft_kernel0_axis1_0_last
    let v_1 = 0i + 0i;
    let v_2 = bitcast<f32>(arena[t_across + remSigned((0i + 0i) + 3i, 8i)]);
    let v_3 = remSigned((0i + 4i) + 3i, 8i);
    let v_4 = select(0f, bitcast<f32>(arena[t_across + v_3]), v_3 < 6i);
    let v_5 = v_2 + v_4;
    let v_6 = bitcast<f32>(arena[t_across + remSigned((0i + 2i) + 3i, 8i)]);
    let v_7 = remSigned((0i + 6i) + 3i, 8i);
    let v_8 = select(0f, bitcast<f32>(arena[t_across + v_7]), v_7 < 6i);
    let v_9 = v_6 + v_8;
    let v_10 = v_5 + v_9;
    let v_11 = bitcast<f32>(arena[t_across + remSigned((0i + 1i) + 3i, 8i)]);
    let v_12 = remSigned((0i + 5i) + 3i, 8i);
    let v_13 = select(0f, bitcast<f32>(arena[t_across + v_12]), v_12 < 6i);
    let v_14 = v_11 + v_13;
    let v_15 = remSigned((0i + 3i) + 3i, 8i);
    let v_16 = select(0f, bitcast<f32>(arena[t_across + v_15]), v_15 < 6i);
    let v_17 = remSigned((0i + 7i) + 3i, 8i);
    let v_18 = select(0f, bitcast<f32>(arena[t_across + v_17]), v_17 < 6i);
    let v_19 = v_16 + v_18;
    let v_20 = v_14 + v_19;
    let v_21 = 0i + 1i;
    let v_22 = v_2 - v_4;
    let v_23 = v_11 - v_13;
    let v_24 = v_16 - v_18;
    let v_25 = -v_24;
    let v_26 = (v_23 * 0.7071067690849304f) - (v_25 * (-0.7071067690849304f));
    let v_27 = v_6 - v_8;
    let v_28 = -v_27;
    let v_29 = v_23 * (-0.7071067690849304f);
    let v_30 = (v_25 * 0.7071067690849304f) + v_29;
    let v_31 = 0i + 2i;
    let v_32 = v_5 - v_9;
    let v_33 = v_14 - v_19;
    let v_34 = v_33 * 6.123234262925839e-17f;
    let v_35 = v_33 * (-1f);
    let v_36 = 0i + 3i;
    let v_37 = v_24 * (-0.7071067690849304f);
    let v_38 = v_29 - v_37;
    let v_39 = v_37 + v_29;
    let v_40 = 0i + 4i;
    let v_41 = 0i + 5i;
    let v_42 = 0i + 6i;
    let v_43 = 0i + 7i;
    arena[t_by_fft_kernel0_axis1_re + v_1] = bitcast<u32>(v_10 + v_20);
    arena[t_by_fft_kernel0_axis1_im + v_1] = bitcast<u32>(0f);
    arena[t_by_fft_kernel0_axis1_re + v_21] = bitcast<u32>(v_22 + v_26);
    arena[t_by_fft_kernel0_axis1_im + v_21] = bitcast<u32>(v_28 + v_30);
    arena[t_by_fft_kernel0_axis1_re + v_31] = bitcast<u32>(v_32 + v_34);
    arena[t_by_fft_kernel0_axis1_im + v_31] = bitcast<u32>(v_35);
    arena[t_by_fft_kernel0_axis1_re + v_36] = bitcast<u32>(v_22 + v_38);
    arena[t_by_fft_kernel0_axis1_im + v_36] = bitcast<u32>(v_27 + v_39);
    arena[t_by_fft_kernel0_axis1_re + v_40] = bitcast<u32>(v_10 - v_20);
    arena[t_by_fft_kernel0_axis1_im + v_40] = bitcast<u32>(0f);
    arena[t_by_fft_kernel0_axis1_re + v_41] = bitcast<u32>(v_22 - v_26);
    arena[t_by_fft_kernel0_axis1_im + v_41] = bitcast<u32>(v_28 - v_30);
    arena[t_by_fft_kernel0_axis1_re + v_42] = bitcast<u32>(v_32 - v_34);
    arena[t_by_fft_kernel0_axis1_im + v_42] = bitcast<u32>(-v_35);
    arena[t_by_fft_kernel0_axis1_re + v_43] = bitcast<u32>(v_22 - v_38);
    arena[t_by_fft_kernel0_axis1_im + v_43] = bitcast<u32>(v_27 - v_39);
  }
}
fn part5(unit: i32) {
  let t_by_fft_forward_axis0_re = i32(params[8].z);
  let t_by_fft_forward_axis0_im = i32(params[8].w);
  let t_field = i32(params[2].z);
  let n_batch = i32(params[2].y);
  let t_by_fft_field_re = i32(params[8].x);
  let t_by_fft_field_im = i32(params[8].y);
  {
    // nest: by_fft_forward_0_last
    for (var row_1 = 0i; row_1 < 8i; row_1++) {
      let v_2 = 0i + 0i;
      let v_3 = (0i + 0i) * 2i;
      let v_4 = bitcast<f32>(arena[t_field + (unit * 6i + v_3) * 8i + row_1]);
      let v_5 = (0i + 1i) * 2i;
      let v_6 = bitcast<f32>(arena[t_field + (unit * 6i + v_5) * 8i + row_1]);
      let v_7 = (0i + 2i) * 2i;
      let v_8 = bitcast<f32>(arena[t_field + (unit * 6i + v_7) * 8i + row_1]);
      let v_9 = v_6 + v_8;
      let v_10 = bitcast<f32>(arena[t_field + (unit * 6i + (v_3 + 1i)) * 8i + row_1]);
      let v_11 = bitcast<f32>(arena[t_field + (unit * 6i + (v_5 + 1i)) * 8i + row_1]);
      let v_12 = bitcast<f32>(arena[t_field + (unit * 6i + (v_7 + 1i)) * 8i + row_1]);
      let v_13 = v_11 + v_12;
      let v_14 = 0i + 1i;
      let v_15 = v_4 + (v_9 * (-0.5f));
      let v_16 = v_11 - v_12;
      let v_17 = v_10 + (v_13 * (-0.5f));
      let v_18 = v_6 - v_8;
      let v_19 = 0i + 2i;
      arena[t_by_fft_forward_axis0_re + (unit * 3i + v_2) * 8i + row_1] = bitcast<u32>(v_4 + v_9);
      arena[t_by_fft_forward_axis0_im + (unit * 3i + v_2) * 8i + row_1] = bitcast<u32>(v_10 + v_13);
      arena[t_by_fft_forward_axis0_re + (unit * 3i + v_14) * 8i + row_1] = bitcast<u32>(v_15 + (v_16 * 0.8660253882408142f));
      arena[t_by_fft_forward_axis0_im + (unit * 3i + v_14) * 8i + row_1] = bitcast<u32>(v_17 - (v_18 * 0.8660253882408142f));
      arena[t_by_fft_forward_axis0_re + (unit * 3i + v_19) * 8i + row_1] = bitcast<u32>(v_15 + (v_16 * (-0.8660253882408142f)));
      arena[t_by_fft_forward_axis0_im + (unit * 3i + v_19) * 8i + row_1] = bitcast<u32>(v_17 - (v_18 * (-0.8660253882408142f)));
    }
  }
  {
    // nest: by_fft_forward_1_last
    for (var row_20 = 0i; row_20 < 3i; row_20++) {
      let v_21 = 0i + 0i;
      let v_22 = 0i + 0i;
      let v_23 = bitcast<f32>(arena[t_by_fft_forward_axis0_re + (unit * 3i + row_20) * 8i + v_22]);
      let v_24 = 0i + 4i;
      let v_25 = bitcast<f32>(arena[t_by_fft_forward_axis0_re + (unit * 3i + row_20) * 8i + v_24]);
      let v_26 = v_23 + v_25;
      let v_27 = 0i + 2i;
      let v_28 = bitcast<f32>(arena[t_by_fft_forward_axis0_re + (unit * 3i + row_20) * 8i + v_27]);
      let v_29 = 0i + 6i;
      let v_30 = bitcast<f32>(arena[t_by_fft_forward_axis0_re + (unit * 3i + row_20) * 8i + v_29]);
      let v_31 = v_28 + v_30;
      let v_32 = v_26 + v_31;
      let v_33 = 0i + 1i;
      let v_34 = bitcast<f32>(arena[t_by_fft_forward_axis0_re + (unit * 3i + row_20) * 8i + v_33]);
      let v_35 = 0i + 5i;
      let v_36 = bitcast<f32>(arena[t_by_fft_forward_axis0_re + (unit * 3i + row_20) * 8i + v_35]);
      let v_37 = v_34 + v_36;
      let v_38 = 0i + 3i;
      let v_39 = bitcast<f32>(arena[t_by_fft_forward_axis0_re + (unit * 3i + row_20) * 8i + v_38]);
      let v_40 = 0i + 7i;
      let v_41 = bitcast<f32>(arena[t_by_fft_forward_axis0_re + (unit * 3i + row_20) * 8i + v_40]);
      let v_42 = v_39 + v_41;
      let v_43 = v_37 + v_42;
      let v_44 = bitcast<f32>(arena[t_by_fft_forward_axis0_im + (unit * 3i + row_20) * 8i + v_22]);
      let v_45 = bitcast<f32>(arena[t_by_fft_forward_axis0_im + (unit * 3i + row_20) * 8i + v_24]);
      let v_46 = v_44 + v_45;
      let v_47 = bitcast<f32>(arena[t_by_fft_forward_axis0_im + (unit * 3i + row_20) * 8i + v_27]);
      let v_48 = bitcast<f32>(arena[t_by_fft_forward_axis0_im + (unit * 3i + row_20) * 8i + v_29]);
      let v_49 = v_47 + v_48;
      let v_50 = v_46 + v_49;
      let v_51 = bitcast<f32>(arena[t_by_fft_forward_axis0_im + (unit * 3i + row_20) * 8i + v_33]);
      let v_52 = bitcast<f32>(arena[t_by_fft_forward_axis0_im + (unit * 3i + row_20) * 8i + v_35]);
      let v_53 = v_51 + v_52;
      let v_54 = bitcast<f32>(arena[t_by_fft_forward_axis0_im + (unit * 3i + row_20) * 8i + v_38]);
      let v_55 = bitcast<f32>(arena[t_by_fft_forward_axis0_im + (unit * 3i + row_20) * 8i + v_40]);
      let v_56 = v_54 + v_55;
      let v_57 = v_53 + v_56;
      let v_58 = 0i + 1i;
      let v_59 = v_23 - v_25;
      let v_60 = v_47 - v_48;
      let v_61 = v_59 + v_60;
      let v_62 = v_34 - v_36;
      let v_63 = v_54 - v_55;
      let v_64 = v_62 + v_63;
      let v_65 = v_51 - v_52;
      let v_66 = v_39 - v_41;
      let v_67 = v_65 - v_66;
      let v_68 = (v_64 * 0.7071067690849304f) - (v_67 * (-0.7071067690849304f));
      let v_69 = v_44 - v_45;
      let v_70 = v_28 - v_30;
      let v_71 = v_69 - v_70;
      let v_72 = (v_67 * 0.7071067690849304f) + (v_64 * (-0.7071067690849304f));
      let v_73 = 0i + 2i;
      let v_74 = v_26 - v_31;
      let v_75 = v_37 - v_42;
      let v_76 = v_53 - v_56;
      let v_77 = (v_75 * 6.123234262925839e-17f) - (v_76 * (-1f));
      let v_78 = v_46 - v_49;
      let v_79 = (v_76 * 6.123234262925839e-17f) + (v_75 * (-1f));
      let v_80 = 0i + 3i;
      let v_81 = v_59 - v_60;
      let v_82 = (v_62 - v_63) * (-0.7071067690849304f);
      let v_83 = (v_65 + v_66) * (-0.7071067690849304f);
      let v_84 = v_82 - v_83;
      let v_85 = v_69 + v_70;
      let v_86 = v_83 + v_82;
      let v_87 = 0i + 4i;
      let v_88 = 0i + 5i;
      let v_89 = 0i + 6i;
      let v_90 = 0i + 7i;
      arena[t_by_fft_field_re + (unit * 3i + row_20) * 8i + v_21] = bitcast<u32>(v_32 + v_43);
      arena[t_by_fft_field_im + (unit * 3i + row_20) * 8i + v_21] = bitcast<u32>(v_50 + v_57);
      arena[t_by_fft_field_re + (unit * 3i + row_20) * 8i + v_58] = bitcast<u32>(v_61 + v_68);
      arena[t_by_fft_field_im + (unit * 3i + row_20) * 8i + v_58] = bitcast<u32>(v_71 + v_72);
      arena[t_by_fft_field_re + (unit * 3i + row_20) * 8i + v_73] = bitcast<u32>(v_74 + v_77);
      arena[t_by_fft_field_im + (unit * 3i + row_20) * 8i + v_73] = bitcast<u32>(v_78 + v_79);
      arena[t_by_fft_field_re + (unit * 3i + row_20) * 8i + v_80] = bitcast<u32>(v_81 + v_84);
      arena[t_by_fft_field_im + (unit * 3i + row_20) * 8i + v_80] = bitcast<u32>(v_85 + v_86);
      arena[t_by_fft_field_re + (unit * 3i + row_20) * 8i + v_87] = bitcast<u32>(v_32 - v_43);
      arena[t_by_fft_field_im + (unit * 3i + row_20) * 8i + v_87] = bitcast<u32>(v_50 - v_57);
      arena[t_by_fft_field_re + (unit * 3i + row_20) * 8i + v_88] = bitcast<u32>(v_61 - v_68);
      arena[t_by_fft_field_im + (unit * 3i + row_20) * 8i + v_88] = bitcast<u32>(v_71 - v_72);
      arena[t_by_fft_field_re + (unit * 3i + row_20) * 8i + v_89] = bitcast<u32>(v_74 - v_77);
      arena[t_by_fft_field_im + (unit * 3i + row_20) * 8i + v_89] = bitcast<u32>(v_78 - v_79);
      arena[t_by_fft_field_re + (unit * 3i + row_20) * 8i + v_90] = bitcast<u32>(v_81 - v_84);
      arena[t_by_fft_field_im + (unit * 3i + row_20) * 8i + v_90] = bitcast<u32>(v_85 - v_86);
    }
  }
}
fn part6(unit: i32, lane: u32) {
  let t_long_padded = i32(params[11].y);
  let t_line = i32(params[10].z);
  let n_batch = i32(params[2].y);
  let t_smooth = i32(params[10].w);
  let t_wide = i32(params[11].x);
  {
    // nest: long_pad
    for (var i1 = i32(lane); i1 < 195i; i1 += 256i) {
      arena[t_long_padded + unit * 195i + i1] = bitcast<u32>(bitcast<f32>(arena[t_line + unit * 100i + wrapAt(i1 - 55i, 100i)]));
    }
  }
  storageBarrier();
  workgroupBarrier();
  {
    // nest: long
    for (var i1_2 = i32(lane); i1_2 < 100i; i1_2 += 256i) {
      var s_2 = array<f32, 8>();
      for (var l_1 = 0i; l_1 < min(8i, 6i); l_1++) {
        let j0 = l_1;
        let v_4 = j0 * 16i;
        let v_5 = v_4 + 0i;
        let v_6 = v_4 + 1i;
        let v_7 = select(0f, bitcast<f32>(arena[t_wide + v_6]), v_6 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_6))]);
        let v_8 = (bitcast<f32>(arena[t_wide + v_5]) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_5))])) + v_7;
        let v_9 = v_4 + 2i;
        let v_10 = select(0f, bitcast<f32>(arena[t_wide + v_9]), v_9 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_9))]);
        let v_11 = v_4 + 3i;
        let v_12 = select(0f, bitcast<f32>(arena[t_wide + v_11]), v_11 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_11))]);
        let v_13 = v_4 + 4i;
        let v_14 = select(0f, bitcast<f32>(arena[t_wide + v_13]), v_13 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_13))]);
        let v_15 = v_4 + 5i;
        let v_16 = select(0f, bitcast<f32>(arena[t_wide + v_15]), v_15 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_15))]);
        let v_17 = v_4 + 6i;
        let v_18 = select(0f, bitcast<f32>(arena[t_wide + v_17]), v_17 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_17))]);
        let v_19 = v_4 + 7i;
        let v_20 = select(0f, bitcast<f32>(arena[t_wide + v_19]), v_19 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_19))]);
        let v_21 = v_4 + 8i;
        let v_22 = select(0f, bitcast<f32>(arena[t_wide + v_21]), v_21 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_21))]);
        let v_23 = v_4 + 9i;
        let v_24 = select(0f, bitcast<f32>(arena[t_wide + v_23]), v_23 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_23))]);
        let v_25 = (((((((v_8 + v_10) + v_12) + v_14) + v_16) + v_18) + v_20) + v_22) + v_24;
        let v_26 = v_4 + 10i;
        let v_27 = select(0f, bitcast<f32>(arena[t_wide + v_26]), v_26 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_26))]);
        let v_28 = v_4 + 11i;
        let v_29 = select(0f, bitcast<f32>(arena[t_wide + v_28]), v_28 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_28))]);
        let v_30 = v_4 + 12i;
        let v_31 = select(0f, bitcast<f32>(arena[t_wide + v_30]), v_30 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_30))]);
        let v_32 = v_4 + 13i;
        let v_33 = select(0f, bitcast<f32>(arena[t_wide + v_32]), v_32 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_32))]);
        let v_34 = v_4 + 14i;
        let v_35 = select(0f, bitcast<f32>(arena[t_wide + v_34]), v_34 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_34))]);
        let v_36 = v_4 + 15i;
        let v_37 = select(0f, bitcast<f32>(arena[t_wide + v_36]), v_36 < 81i) * bitcast<f32>(arena[t_long_padded + unit * 195i + (i1_2 + (95i - v_36))]);
        let v_38 = (((((v_25 + v_27) + v_29) + v_31) + v_33) + v_35) + v_37;
        s_2[l_1] += v_38;
      }
      let f_3 = halves8(s_2);
      arena[t_smooth + unit * 100i + i1_2] = bitcast<u32>(f_3);
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
  let units0 = 18i;
  let end0 = (units0 + 255i) / 256i;
  if (group < end0) {
    let unit = group * 256i + i32(lane);
    if (unit < units0) { part0(unit); }
  }
  let units1 = n_batch * 104i;
  let end1 = end0 + (units1 + 255i) / 256i;
  if (group >= end0 && group < end1) {
    let unit = (group - end0) * 256i + i32(lane);
    if (unit < units1) { part1(unit); }
  }
  let units2 = n_batch * 6i;
  let end2 = end1 + units2;
  if (group >= end1 && group < end2) {
    part2((group - end1), lane);
  }
  let units3 = 1i;
  let end3 = end2 + (units3 + 255i) / 256i;
  if (group >= end2 && group < end3) {
    let unit = (group - end2) * 256i + i32(lane);
    if (unit < units3) { part3(unit); }
  }
  let units4 = 1i;
  let end4 = end3 + (units4 + 255i) / 256i;
  if (group >= end3 && group < end4) {
    let unit = (group - end3) * 256i + i32(lane);
    if (unit < units4) { part4(unit); }
  }
  let units5 = n_batch;
  let end5 = end4 + (units5 + 255i) / 256i;
  if (group >= end4 && group < end5) {
    let unit = (group - end4) * 256i + i32(lane);
    if (unit < units5) { part5(unit); }
  }
  let units6 = n_batch;
  let end6 = end5 + units6;
  if (group >= end5 && group < end6) {
    part6((group - end5), lane);
  }
}
