/** An object without the keys whose value is undefined, so that defaults stand for them. @example { ...defaults, ...definedOf(options) } */
export function definedOf<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
