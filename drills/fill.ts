import { DrillError } from './options.ts'

/** `<height-of-the-upgrade>`: the words between the brackets name what to put there. */
const PLACEHOLDER = /<[a-z][a-z0-9]*(?:-[a-z0-9]+)+>/g

/**
 * The code with the replacements of a table, the longest first, so that one never hits a part of
 * another.
 * @throws DrillError for a placeholder that the table leaves
 */
export function fillCode(code: string, table: Readonly<Record<string, string>>): string {
  const names = Object.keys(table).sort((a, b) => b.length - a.length)
  const found = new RegExp(names.map((name) => escaped(name)).join('|'), 'g')
  const filled = names.length === 0 ? code : code.replace(found, (name) => table[name] ?? name)
  const [left] = filled.match(PLACEHOLDER) ?? []
  if (left !== undefined)
    throw new DrillError(`the placeholder ${left} has no value in the table of the plan`)
  return filled
}

/**
 * A pattern of what is printed, with the values of its placeholders.
 * @throws DrillError for a placeholder without a value
 */
export const fillPattern = (
  { source, flags }: RegExp,
  table: Readonly<Record<string, string>>,
): RegExp =>
  new RegExp(
    source.replace(PLACEHOLDER, (name) => escaped(fillCode(name, table))),
    flags,
  )

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
