import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { WrongValue } from '../../config/parse-as.ts'
import { unserialisable } from '../components/unserialisable.ts'
import { docFrontMatterSchema } from './doc-front-matter.ts'

/** Values that a site's own schema made from the fields of a page. */
export type OwnFields = Readonly<Record<string, unknown>>

/**
 * The fields of a page that are not the engine's, as the schema of the site understands them; no
 * values if the schema refuses one.
 */
export function ownFieldsOf(
  written: Readonly<Record<string, unknown>>,
  schema: StandardSchemaV1,
): { readonly fields?: OwnFields; readonly wrong: readonly WrongValue[] } {
  const own = Object.fromEntries(
    Object.entries(written).filter(([name]) => !Object.hasOwn(docFrontMatterSchema.shape, name)),
  )
  const result = schema['~standard'].validate(own)
  if (result instanceof Promise) return { wrong: [notAtOnce] }
  if (result.issues !== undefined)
    return { wrong: result.issues.map((issue) => wrongValue(issue, own)) }
  const fields = Object(result.value) as OwnFields
  const odd = unserialisable(fields)
  if (odd === undefined) return { fields, wrong: [] }
  return { wrong: [{ path: odd.path, found: odd.what, expected: 'a value that JSON can hold' }] }
}

const notAtOnce: WrongValue = {
  path: '',
  found: 'a schema that needs time',
  expected: 'a schema without asynchronous checks in frontMatter of the configuration',
}

function wrongValue({ path = [], message }: StandardSchemaV1.Issue, own: OwnFields): WrongValue {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part))
  const value = keys.reduce<unknown>((outer, key) => Reflect.get(Object(outer), key), own)
  return {
    path: keys.map(String).join('.'),
    found: (JSON.stringify(value) ?? 'nothing').slice(0, 120),
    // What zod writes before the part that says it.
    expected: message.replace(/^Invalid \w+: expected /, ''),
  }
}
