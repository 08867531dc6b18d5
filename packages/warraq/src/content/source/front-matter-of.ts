import { ownValue } from '@warraq/search/own-value'
import { parseAs, type WrongValue } from '../../config/parse-as.ts'
import { type DocFrontMatter, docFrontMatterSchema } from './doc-front-matter.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Front matter from the values of its fields. Values of another type that can mean one thing only
 * are `converted`; fields with a `wrong` value are left out. A page whose `draft` is not understood
 * is a draft.
 * @param texts the same with its numbers as the author wrote them, which fields of text take
 */
export function frontMatterOf(written: Fields, texts = written) {
  const entries = Object.entries(written).map(
    ([name, value]) => [name, ...meantBy(name, value, ownValue(texts, name))] as const,
  )
  const converted = entries.flatMap(([name, value, isConverted]): WrongValue[] =>
    isConverted
      ? [
          {
            path: name,
            found: asText(ownValue(written, name)),
            expected: `${name}: ${asText(value)}`,
          },
        ]
      : [],
  )
  const fields = Object.fromEntries(entries.map(([name, value]) => [name, value]))
  const { data, wrong } = parseAs(docFrontMatterSchema, fields)
  return { value: data ?? withoutWrong(fields, wrong), wrong, converted }
}

function asText(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120)
}

/** The value of a field, or the first of its other forms that the schema takes. */
function meantBy(
  name: string,
  value: unknown,
  text: unknown,
): readonly [value: unknown, isConverted: boolean] {
  const schema = ownValue(fieldsOfPages, name)
  if (schema === undefined || schema.safeParse(text).success) return [text, false]
  if (schema.safeParse(value).success) return [value, false]
  // An empty field says nothing.
  if (value === null) return [undefined, false]
  const form = [text, value]
    .flatMap((given) => formsOf(name, given))
    .find((other) => schema.safeParse(other).success)
  return form === undefined ? [value, false] : [form, true]
}

const fieldsOfPages: Readonly<
  Record<
    string,
    (typeof docFrontMatterSchema.shape)[keyof typeof docFrontMatterSchema.shape] | undefined
  >
> = docFrontMatterSchema.shape

/** Fields with words in a list, which other tools also write in one line. */
const WORD_LISTS = new Set(['keywords', 'tags'])

/** What a value may mean, the most likely first. */
function formsOf(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => entry !== null)
    return [
      entries,
      entries.map((entry) => (typeof entry === 'boolean' ? String(entry) : entry)),
      entries.map(headElement),
    ]
  }
  if (typeof value === 'boolean') return value ? ['true', ['true']] : [null, 'false']
  if (typeof value === 'number')
    return [value === 1, String(value), [String(value)]].slice(value === 0 || value === 1 ? 0 : 1)
  if (typeof value !== 'string') return []
  const text = value.trim()
  return [
    ...(/^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []),
    ...(/^(?:true|yes|on)$/i.test(text) ? [true] : /^(?:false|no|off)$/i.test(text) ? [false] : []),
    text.toLowerCase(),
    WORD_LISTS.has(name)
      ? text
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean)
      : [text],
    { date: text },
  ]
}

/** An element of the head as VitePress writes it: `[meta, { name: a, content: b }]`. */
function headElement(entry: unknown): unknown {
  if (!Array.isArray(entry)) return entry
  const [tag, attributes, ...rest] = entry
  return rest.length === 0 ? { tag, attributes } : entry
}

function withoutWrong(fields: Fields, wrong: readonly WrongValue[]): DocFrontMatter {
  const names = new Set(wrong.map(({ path }) => path.split(/[.[]/)[0]))
  const isDraft = names.has('draft')
  const kept = Object.entries(fields).filter(
    ([name]) => !names.has(name) && !(isDraft && name === 'unlisted'),
  )
  const draft = isDraft ? { draft: true } : {}
  const { data } = docFrontMatterSchema.safeParse({ ...Object.fromEntries(kept), ...draft })
  return data ?? draft
}
