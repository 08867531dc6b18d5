import { descriptionText } from './description-text.ts'
import { inlineCode } from './inline-code.ts'
import { merged } from './merged-schema.ts'
import {
  follow,
  type GivenSchema,
  nameOf,
  type OpenApiDocument,
  type Schema,
} from './openapi-document.ts'

/** A value of a schema, as a row of a table. */
export interface SchemaRow {
  /** `items[].name`; empty for the schema itself. */
  readonly path: string
  /** `string (date)`, `integer[]` */
  readonly type: string
  readonly isRequired: boolean
  /** Markdown. */
  readonly description: string
}

/** The example shows deeper values. */
const DEEPEST = 4

/** Fields that the rows of a table show already, by the schema that they belong to. */
type Shown = Map<object, string>

/**
 * The fields of a schema and of the objects and lists in it. The fields of each object are in one
 * place: where the object appears again, or contains itself, its row names it and refers to them. So
 * a table grows with its document.
 */
export function schemaRows(document: OpenApiDocument, given: GivenSchema): SchemaRow[] {
  const fields = fieldRows(document, given, { path: '', depth: 1, shown: new Map() })
  return fields.length > 0 ? fields : [rowOf(document, given, '', false)]
}

interface Level {
  readonly path: string
  readonly depth: number
  readonly shown: Shown
}

function fieldRows(
  document: OpenApiDocument,
  given: GivenSchema,
  { path, depth, shown }: Level,
): SchemaRow[] {
  const { inner, list } = insideList(document, given)
  const items = merged(document, inner)
  const fields = Object.entries(items.properties ?? {})
  if (fields.length > 0) shown.set(kindOf(document, inner), path)
  return fields.flatMap(([name, field]) => {
    const at = `${path}${list}${path === '' && list === '' ? '' : '.'}${name}`
    const row = rowOf(document, field, at, items.required?.includes(name) === true)
    const fieldKind = kindOf(document, insideList(document, field).inner)
    const place = shown.get(fieldKind)
    if (place !== undefined) return [referring(row, nameOf(document, fieldKind), place)]
    const deeper =
      depth < DEEPEST ? fieldRows(document, field, { path: at, depth: depth + 1, shown }) : []
    return [row, ...deeper]
  })
}

/** A row for an object whose fields stand elsewhere in the table. */
function referring(row: SchemaRow, name: string | undefined, place: string): SchemaRow {
  const same = `The same fields as ${place === '' ? 'the whole object' : inlineCode(place)}.`
  return {
    ...row,
    type: name === undefined ? row.type : row.type.replace('object', () => name),
    description: `${row.description} ${same}`.trim(),
  }
}

/** The schema that names the fields of a value. A schema that only describes its single part is that part. */
function kindOf(document: OpenApiDocument, given: GivenSchema): object {
  if (typeof given === 'string') return {}
  let kind = follow<Schema>(document, given)
  const seen = new Set<object>()
  while (!seen.has(kind)) {
    seen.add(kind)
    const [only, ...others] = kind.allOf ?? []
    if (only === undefined || others.length > 0 || kind.properties !== undefined) break
    kind = follow<Schema>(document, only)
  }
  return kind
}

/** The innermost items of a list, with a pair of brackets for each list around them. */
function insideList(
  document: OpenApiDocument,
  given: GivenSchema,
): { inner: GivenSchema; list: string } {
  let inner = given
  let list = ''
  for (;;) {
    const schema = merged(document, inner)
    if (!('items' in schema) || schema.items === undefined || list.length >= 2 * DEEPEST)
      return { inner, list }
    inner = schema.items as GivenSchema
    list += '[]'
  }
}

function rowOf(
  document: OpenApiDocument,
  given: GivenSchema,
  path: string,
  isRequired: boolean,
): SchemaRow {
  const schema = merged(document, given)
  const initial = schema.default
  const values = Array.isArray(schema.enum)
    ? schema.enum.map((value) => inlineCode(JSON.stringify(value))).join(', ')
    : undefined
  const notes = [
    descriptionText(schema.description),
    values === undefined ? '' : `One of ${values}.`,
    initial === undefined ? '' : `Default: ${inlineCode(JSON.stringify(initial))}.`,
  ]
  return {
    path,
    type: descriptionText(typeOf(document, given)),
    isRequired,
    description: notes.filter((note) => note !== '').join(' '),
  }
}

/** The type in words: `string (date)`, `integer[]`, `string or null`. */
function typeOf(
  document: OpenApiDocument,
  given: GivenSchema,
  around: ReadonlySet<object> = new Set(),
): string {
  const { inner, list } = insideList(document, given)
  const items = merged(document, inner)
  const kind = kindOf(document, inner)
  const forms = items.oneOf ?? items.anyOf
  const named = around.size > 0 ? nameOf(document, kind) : undefined
  // A choice within a choice is named, so that the text grows with the document.
  if (Array.isArray(forms) && named === undefined && around.size < DEEPEST && !around.has(kind)) {
    const within = new Set([...around, kind])
    const names = forms.map((form) => typeOf(document, form, within))
    return `${[...new Set(names)].join(' or ')}${list}`
  }
  const fallback =
    items.properties === undefined ? (items.title ?? nameOf(document, kind)) : 'object'
  const type = items.type ?? fallback ?? 'any'
  const name = [type].flat().join(' or ')
  return `${name}${items.format === undefined ? '' : ` (${items.format})`}${list}`
}
