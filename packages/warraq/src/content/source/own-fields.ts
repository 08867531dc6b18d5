import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { WrongValue } from '../../config/parse-as.ts'
import { unserialisable } from '../components/unserialisable.ts'
import { docFrontMatterSchema } from './doc-front-matter.ts'

/** Values that a site's own schema made from the fields of a page. */
export type OwnFields = Readonly<Record<string, unknown>>

/**
 * The fields of a page that are not the engine's, as the schema of the site understands them; no
 * values if the schema refuses one.
 * @param texts the same with its numbers as the author wrote them, which fields of text take
 */
export function ownFieldsOf(
  written: OwnFields,
  schema: StandardSchemaV1,
  texts = written,
): { readonly fields?: OwnFields; readonly wrong: readonly WrongValue[] } {
  const isOwn = ([name]: readonly [string, unknown]) =>
    !Object.hasOwn(docFrontMatterSchema.shape, name)
  const asText = Object.fromEntries(Object.entries(texts).filter(isOwn))
  const { validate } = schema['~standard']
  const tried = validate(asText)
  if (tried instanceof Promise) return { wrong: [notAtOnce] }
  const refused = new Set(tried.issues?.map(({ path: [part] = [] }) => nameOf(part)))
  const numbers = Object.entries(written).filter(([name]) => refused.has(name))
  const own = { ...asText, ...Object.fromEntries(numbers) }
  const result = numbers.length === 0 ? tried : validate(own)
  if (result instanceof Promise) return { wrong: [notAtOnce] }
  if (result.issues !== undefined)
    return { wrong: result.issues.map((issue) => wrongValue(issue, own)) }
  const fields = Object(result.value) as OwnFields
  const odd = unserialisable(fields)
  if (odd === undefined) return { fields, wrong: [] }
  return { wrong: [{ path: odd.path, found: odd.what, expected: 'a value that JSON can hold' }] }
}

function nameOf(part: PropertyKey | StandardSchemaV1.PathSegment | undefined): PropertyKey {
  return typeof part === 'object' ? part.key : (part ?? '')
}

const notAtOnce: WrongValue = {
  path: '',
  found: 'a schema that needs time',
  expected: 'a schema without asynchronous checks in frontMatter of the configuration',
}

function wrongValue({ path = [], message }: StandardSchemaV1.Issue, own: OwnFields): WrongValue {
  const keys = path.map(nameOf)
  const value = keys.reduce<unknown>((outer, key) => Reflect.get(Object(outer), key), own)
  return {
    path: keys.map(String).join('.'),
    found: (JSON.stringify(value) ?? 'nothing').slice(0, 120),
    // What zod writes before the part that says it.
    expected: message.replace(/^Invalid \w+: expected /, ''),
  }
}
