/**
 * The Foxglove messages that we send, as a table of field numbers and types. Viewers know these schemas by name and draw
 * them; the numbers are the public ones, so a file of ours is read by every reader of Foxglove's. schemas.ts makes
 * descriptors of the table. A type ending in [] is repeated; `enum X` is an enum of the same message.
 */

export const schemaTable = {
  Vector3: { x: [1, 'double'], y: [2, 'double'], z: [3, 'double'] },
  Point3: { x: [1, 'double'], y: [2, 'double'], z: [3, 'double'] },
  Quaternion: { x: [1, 'double'], y: [2, 'double'], z: [3, 'double'], w: [4, 'double'] },
  Color: { r: [1, 'double'], g: [2, 'double'], b: [3, 'double'], a: [4, 'double'] },
  KeyValuePair: { key: [1, 'string'], value: [2, 'string'] },
  Pose: { position: [1, 'Vector3'], orientation: [2, 'Quaternion'] },
  PoseInFrame: { timestamp: [1, 'Timestamp'], frame_id: [2, 'string'], pose: [3, 'Pose'] },
  FrameTransform: {
    timestamp: [1, 'Timestamp'],
    parent_frame_id: [2, 'string'],
    child_frame_id: [3, 'string'],
    translation: [4, 'Vector3'],
    rotation: [5, 'Quaternion'],
  },
  FrameTransforms: { transforms: [1, 'FrameTransform[]'] },
  ArrowPrimitive: {
    pose: [1, 'Pose'],
    shaft_length: [2, 'double'],
    shaft_diameter: [3, 'double'],
    head_length: [4, 'double'],
    head_diameter: [5, 'double'],
    color: [6, 'Color'],
  },
  CubePrimitive: { pose: [1, 'Pose'], size: [2, 'Vector3'], color: [3, 'Color'] },
  SpherePrimitive: { pose: [1, 'Pose'], size: [2, 'Vector3'], color: [3, 'Color'] },
  CylinderPrimitive: {
    pose: [1, 'Pose'],
    size: [2, 'Vector3'],
    bottom_scale: [3, 'double'],
    top_scale: [4, 'double'],
    color: [5, 'Color'],
  },
  LinePrimitive: {
    type: [1, 'enum Type'],
    pose: [2, 'Pose'],
    thickness: [3, 'double'],
    scale_invariant: [4, 'bool'],
    points: [5, 'Point3[]'],
    color: [6, 'Color'],
    colors: [7, 'Color[]'],
    indices: [8, 'fixed32[]'],
  },
  TriangleListPrimitive: {
    pose: [1, 'Pose'],
    points: [2, 'Point3[]'],
    color: [3, 'Color'],
    colors: [4, 'Color[]'],
    indices: [5, 'fixed32[]'],
  },
  TextPrimitive: {
    pose: [1, 'Pose'],
    billboard: [2, 'bool'],
    font_size: [3, 'double'],
    scale_invariant: [4, 'bool'],
    color: [5, 'Color'],
    text: [6, 'string'],
  },
  ModelPrimitive: {
    pose: [1, 'Pose'],
    scale: [2, 'Vector3'],
    color: [3, 'Color'],
    override_color: [4, 'bool'],
    url: [5, 'string'],
    media_type: [6, 'string'],
    data: [7, 'bytes'],
  },
  SceneEntityDeletion: { timestamp: [1, 'Timestamp'], type: [2, 'enum Type'], id: [3, 'string'] },
  SceneEntity: {
    timestamp: [1, 'Timestamp'],
    frame_id: [2, 'string'],
    id: [3, 'string'],
    lifetime: [4, 'Duration'],
    frame_locked: [5, 'bool'],
    metadata: [6, 'KeyValuePair[]'],
    arrows: [7, 'ArrowPrimitive[]'],
    cubes: [8, 'CubePrimitive[]'],
    spheres: [9, 'SpherePrimitive[]'],
    cylinders: [10, 'CylinderPrimitive[]'],
    lines: [11, 'LinePrimitive[]'],
    triangles: [12, 'TriangleListPrimitive[]'],
    texts: [13, 'TextPrimitive[]'],
    models: [14, 'ModelPrimitive[]'],
  },
  SceneUpdate: { deletions: [1, 'SceneEntityDeletion[]'], entities: [2, 'SceneEntity[]'] },
  CompressedImage: { timestamp: [1, 'Timestamp'], frame_id: [4, 'string'], data: [2, 'bytes'], format: [3, 'string'] },
  RawImage: {
    timestamp: [1, 'Timestamp'],
    frame_id: [7, 'string'],
    width: [2, 'fixed32'],
    height: [3, 'fixed32'],
    encoding: [4, 'string'],
    step: [5, 'fixed32'],
    data: [6, 'bytes'],
  },
  PackedElementField: { name: [1, 'string'], offset: [2, 'fixed32'], type: [3, 'enum NumericType'] },
  PointCloud: {
    timestamp: [1, 'Timestamp'],
    frame_id: [2, 'string'],
    pose: [3, 'Pose'],
    point_stride: [4, 'fixed32'],
    fields: [5, 'PackedElementField[]'],
    data: [6, 'bytes'],
  },
  VoxelGrid: {
    timestamp: [1, 'Timestamp'],
    frame_id: [2, 'string'],
    pose: [3, 'Pose'],
    row_count: [4, 'fixed32'],
    column_count: [5, 'fixed32'],
    cell_size: [6, 'Vector3'],
    slice_stride: [7, 'fixed32'],
    row_stride: [8, 'fixed32'],
    cell_stride: [9, 'fixed32'],
    fields: [10, 'PackedElementField[]'],
    data: [11, 'bytes'],
  },
  Log: {
    timestamp: [1, 'Timestamp'],
    level: [2, 'enum Level'],
    message: [3, 'string'],
    name: [4, 'string'],
    file: [5, 'string'],
    line: [6, 'fixed32'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [number, string]>>>>;

/** The values of each message's enum, from 0. */
export const enumTable = {
  'LinePrimitive.Type': ['LINE_STRIP', 'LINE_LOOP', 'LINE_LIST'],
  'SceneEntityDeletion.Type': ['MATCHING_ID', 'ALL'],
  'PackedElementField.NumericType': [
    'UNKNOWN',
    'UINT8',
    'INT8',
    'UINT16',
    'INT16',
    'UINT32',
    'INT32',
    'FLOAT32',
    'FLOAT64',
  ],
  'Log.Level': ['UNKNOWN', 'DEBUG', 'INFO', 'WARNING', 'ERROR', 'FATAL'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SchemaName = keyof typeof schemaTable;

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type ValueOf<Type extends string> = Type extends `${infer Item}[]`
  ? readonly ValueOf<Item>[]
  : Type extends 'double' | 'fixed32' | `enum ${string}`
    ? number
    : Type extends 'string'
      ? string
      : Type extends 'bool'
        ? boolean
        : Type extends 'bytes'
          ? Uint8Array
          : Type extends 'Timestamp' | 'Duration'
            ? { readonly seconds: bigint; readonly nanos: number }
            : Type extends SchemaName
              ? MessageOf<Type>
              : never;

/** What a message is made of, by the table; a field that is left out has its default. */
export type MessageOf<Name extends SchemaName> = {
  readonly [Field in keyof (typeof schemaTable)[Name] as Camel<
    Field & string
  >]?: (typeof schemaTable)[Name][Field] extends readonly [number, infer Type extends string] ? ValueOf<Type> : never;
};
