/**
 * Protobuf descriptors of the Foxglove messages, built from schema-table.ts when they are first needed: how a message
 * becomes bytes, and the self-contained schema that goes to viewers and into recordings so that they need no files of ours.
 */
import {
  create,
  createFileRegistry,
  type DescMessage,
  type FileRegistry,
  fromBinary,
  toBinary,
} from '@bufbuild/protobuf';
import {
  type DescriptorProto,
  DescriptorProtoSchema,
  FieldDescriptorProto_Label,
  FieldDescriptorProto_Type,
  type FileDescriptorProto,
  FileDescriptorProtoSchema,
  FileDescriptorSetSchema,
  file_google_protobuf_duration,
  file_google_protobuf_timestamp,
} from '@bufbuild/protobuf/wkt';
import { enumTable, type MessageOf, type SchemaName, schemaTable } from './schema-table.js';

const scalars: Readonly<Record<string, FieldDescriptorProto_Type>> = {
  double: FieldDescriptorProto_Type.DOUBLE,
  fixed32: FieldDescriptorProto_Type.FIXED32,
  string: FieldDescriptorProto_Type.STRING,
  bool: FieldDescriptorProto_Type.BOOL,
  bytes: FieldDescriptorProto_Type.BYTES,
};

const wellKnown: Readonly<Record<string, FileDescriptorProto>> = {
  Timestamp: file_google_protobuf_timestamp.proto,
  Duration: file_google_protobuf_duration.proto,
};

/** Protobuf's own name of a message, which viewers know. */
export function fullName(name: SchemaName): string {
  return `foxglove.${name}`;
}

/** The bytes of a message. */
export function encodeMessage<Name extends SchemaName>(name: Name, message: MessageOf<Name>): Uint8Array {
  const descriptor = descriptorOf(name);
  return toBinary(descriptor, create(descriptor, message as Record<string, never>));
}

/** A message from its bytes; every field is there, with its default where it was not sent. */
export function decodeMessage<Name extends SchemaName>(name: Name, bytes: Uint8Array): Required<MessageOf<Name>> {
  return fromBinary(descriptorOf(name), bytes) as unknown as Required<MessageOf<Name>>;
}

/** The FileDescriptorSet of a message with everything that it needs, in the order of need. */
export function schemaBytes(name: SchemaName): Uint8Array {
  let bytes = schemas.get(name);
  if (bytes === undefined) {
    const files = new Map<string, FileDescriptorProto>();
    collect(name, files);
    bytes = toBinary(FileDescriptorSetSchema, create(FileDescriptorSetSchema, { file: [...files.values()] }));
    schemas.set(name, bytes);
  }
  return bytes;
}

const schemas = new Map<SchemaName, Uint8Array>();
const descriptors = new Map<SchemaName, DescMessage>();
let registry: FileRegistry | undefined;

function descriptorOf(name: SchemaName): DescMessage {
  const known = descriptors.get(name);
  if (known !== undefined) return known;
  registry ??= everything();
  const descriptor = registry.getMessage(fullName(name));
  if (descriptor === undefined) throw new Error(`schemas: no message ${name} in the table.`);
  descriptors.set(name, descriptor);
  return descriptor;
}

function everything(): FileRegistry {
  const files = new Map<string, FileDescriptorProto>();
  for (const name of Object.keys(schemaTable) as SchemaName[]) collect(name, files);
  return createFileRegistry(create(FileDescriptorSetSchema, { file: [...files.values()] }));
}

/** Adds the file of a message after the files that it needs. */
function collect(name: string, files: Map<string, FileDescriptorProto>): void {
  const file = fileNameOf(name);
  if (files.has(file)) return;
  const known = wellKnown[name];
  if (known !== undefined) {
    files.set(file, known);
    return;
  }
  const needed = needs(name as SchemaName);
  for (const other of needed) collect(other, files);
  files.set(
    file,
    create(FileDescriptorProtoSchema, {
      name: file,
      package: 'foxglove',
      syntax: 'proto3',
      dependency: needed.map(fileNameOf),
      messageType: [describeMessage(name as SchemaName)],
    }),
  );
}

function fileNameOf(name: string): string {
  return wellKnown[name]?.name ?? `foxglove/${name}.proto`;
}

function needs(name: SchemaName): string[] {
  const types = Object.values(schemaTable[name]).map(([, type]) => itemOf(type));
  return [...new Set(types.filter((type) => !(type in scalars) && !type.startsWith('enum ')))];
}

function itemOf(type: string): string {
  return type.replace('[]', '');
}

function describeMessage(name: SchemaName): DescriptorProto {
  const enums = Object.entries(enumTable).filter(([key]) => key.startsWith(`${name}.`));
  return create(DescriptorProtoSchema, {
    name,
    enumType: enums.map(([key, values]) => ({
      name: key.slice(name.length + 1),
      value: values.map((value, number) => ({ name: value, number })),
    })),
    field: Object.entries(schemaTable[name]).map(([field, [number, type]]) => ({
      name: field,
      number,
      label: type.endsWith('[]') ? FieldDescriptorProto_Label.REPEATED : FieldDescriptorProto_Label.OPTIONAL,
      ...typeOf(name, itemOf(type)),
    })),
  });
}

function typeOf(message: SchemaName, type: string): { type: FieldDescriptorProto_Type; typeName?: string } {
  if (type in scalars) return { type: scalars[type] };
  if (type.startsWith('enum '))
    return { type: FieldDescriptorProto_Type.ENUM, typeName: `.foxglove.${message}.${type.slice(5)}` };
  const home = type in wellKnown ? 'google.protobuf' : 'foxglove';
  return { type: FieldDescriptorProto_Type.MESSAGE, typeName: `.${home}.${type}` };
}
