/**
 * Storage types of tensors and value types of expressions. Floats of 16 and 8 bits exist in memory only: a load widens them
 * to f32 and a store rounds to nearest even, so arithmetic knows five scalar types and no more.
 */

/** What a tensor stores. The 8-bit floats are E4M3 and E5M2 of the OCP specification. */
export type Dtype = 'f32' | 'f64' | 'f16' | 'bf16' | 'f8e4m3' | 'f8e5m2' | 'i32' | 'u32';
/** Floats that exist in memory only. */
export type NarrowDtype = Extract<Dtype, 'f16' | 'bf16' | 'f8e4m3' | 'f8e5m2'>;
/** The types of formulas; narrow floats exist in memory only. */
export type Scalar = 'f32' | 'f64' | 'i32' | 'u32' | 'bool';

export const dtypes: readonly Dtype[] = ['f32', 'f64', 'f16', 'bf16', 'f8e4m3', 'f8e5m2', 'i32', 'u32'];

const bytes: Readonly<Record<Dtype, number>> = {
  f32: 4,
  f64: 8,
  f16: 2,
  bf16: 2,
  f8e4m3: 1,
  f8e5m2: 1,
  i32: 4,
  u32: 4,
};

/** Whether values of a dtype are rounded to fewer bits than f32 when they are stored. */
export function isNarrow(dtype: string | undefined): dtype is NarrowDtype {
  return dtype === 'f16' || dtype === 'bf16' || dtype === 'f8e4m3' || dtype === 'f8e5m2';
}

/** Bytes of one stored element. */
export function byteSize(dtype: Dtype): number {
  return bytes[dtype];
}

/** The scalar type that a load of this dtype yields and a store to it takes. */
export function valueType(dtype: Dtype): Exclude<Scalar, 'bool'> {
  return isNarrow(dtype) ? 'f32' : dtype;
}

export function isFloat(scalar: Scalar): boolean {
  return scalar === 'f32' || scalar === 'f64';
}

export function isInteger(scalar: Scalar): boolean {
  return scalar === 'i32' || scalar === 'u32';
}

/** Host arrays: narrow floats travel as their bit patterns. */
export type HostArray = Float32Array | Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** Copies of the data one behind the other. */
export function repeated<Kind extends HostArray>(data: Kind, copies: number): Kind {
  const whole = new (data.constructor as new (length: number) => Kind)(data.length * copies);
  for (let copy = 0; copy < copies; copy += 1) whole.set(data as never, copy * data.length);
  return whole;
}

/** The array in which the host holds elements of a dtype; narrow floats as their bit patterns. */
export function createHostArray(dtype: Dtype, length: number): HostArray {
  switch (dtype) {
    case 'f32':
      return new Float32Array(length);
    case 'f64':
      return new Float64Array(length);
    case 'i32':
      return new Int32Array(length);
    case 'u32':
      return new Uint32Array(length);
    case 'f16':
    case 'bf16':
      return new Uint16Array(length);
    case 'f8e4m3':
    case 'f8e5m2':
      return new Uint8Array(length);
    default:
      return dtype satisfies never;
  }
}

/** A view of raw bytes as the host array of a dtype. */
export function viewHostArray(dtype: Dtype, buffer: ArrayBufferLike, byteOffset: number, length: number): HostArray {
  switch (dtype) {
    case 'f32':
      return new Float32Array(buffer, byteOffset, length);
    case 'f64':
      return new Float64Array(buffer, byteOffset, length);
    case 'i32':
      return new Int32Array(buffer, byteOffset, length);
    case 'u32':
      return new Uint32Array(buffer, byteOffset, length);
    case 'f16':
    case 'bf16':
      return new Uint16Array(buffer, byteOffset, length);
    case 'f8e4m3':
    case 'f8e5m2':
      return new Uint8Array(buffer, byteOffset, length);
    default:
      return dtype satisfies never;
  }
}
