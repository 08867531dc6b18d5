import type { Json } from '../site/data/recorded-answers-schema.ts'

/** `formatter.lineWidth` of `biome.json`. */
const WIDTH = 100

/**
 * A value as the text of a JSON file, laid out as the formatter of this repository does it, so that
 * a record that a drill has written passes the checks as it is: objects have a line for each field,
 * and a list stands on one line if it fits.
 */
export function jsonText(value: unknown): string {
  // Leaves out what JSON has no form for, such as fields that are undefined.
  const json: Json = JSON.parse(JSON.stringify(value))
  return `${lay(json, { indent: '', before: 0, after: 0 })}\n`
}

interface Place {
  /** Indent of the line on which the value begins. */
  readonly indent: string
  /** Characters on that line before the value, with the indent. */
  readonly before: number
  /** Characters that follow the value on its last line: a comma, or nothing. */
  readonly after: number
}

function lay(value: Json, place: Place): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return Array.isArray(value) ? layList(value, place) : layObject(value, place)
}

function layObject(object: { [name: string]: Json }, { indent }: Place): string {
  const fields = Object.entries(object)
  if (fields.length === 0) return '{}'
  const inner = `${indent}  `
  const lines = fields.map(([name, field], index) => {
    const key = `${inner}${JSON.stringify(name)}: `
    const after = index < fields.length - 1 ? 1 : 0
    return key + lay(field, { indent: inner, before: key.length, after })
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

function layList(list: Json[], { indent, before, after }: Place): string {
  const short = onOneLine(list)
  if (short !== undefined && before + short.length + after <= WIDTH) return short
  const inner = `${indent}  `
  if (list.every((item) => typeof item === 'number'))
    return `[\n${fillLines(list, inner)}\n${indent}]`
  const lines = list.map((item, index) => {
    const after = index < list.length - 1 ? 1 : 0
    return inner + lay(item, { indent: inner, before: inner.length, after })
  })
  return `[\n${lines.join(',\n')}\n${indent}]`
}

/** The text of a value without line breaks; undefined if it contains an object with fields. */
function onOneLine(value: Json): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (!Array.isArray(value)) return Object.keys(value).length === 0 ? '{}' : undefined
  const items = value.map(onOneLine)
  return items.includes(undefined) ? undefined : `[${items.join(', ')}]`
}

/** As many numbers on each line as fit. */
function fillLines(numbers: readonly number[], indent: string): string {
  const lines: string[] = []
  let line = indent
  for (const [index, number] of numbers.entries()) {
    const text = `${number}${index < numbers.length - 1 ? ',' : ''}`
    const longer = line === indent ? line + text : `${line} ${text}`
    if (longer.length > WIDTH) {
      lines.push(line)
      line = indent + text
    } else line = longer
  }
  return [...lines, line].join('\n')
}
