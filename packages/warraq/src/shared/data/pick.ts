/** The named fields of an object; missing ones are left out. */
export function pick<T extends object, Name extends keyof T>(
  object: T,
  names: readonly Name[],
): Pick<T, Name> {
  const fields = names.filter((name) => object[name] !== undefined)
  return Object.fromEntries(fields.map((name) => [name, object[name]])) as Pick<T, Name>
}
