import { follow, type OpenApiDocument, type Schema } from './openapi-document.ts'

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

/** Deeper values are told by the example; recursion ends here, too. */
const DEEPEST = 4

/** The fields of a schema and of the objects and lists in it. */
export function schemaRows(document: OpenApiDocument, given: Schema): SchemaRow[] {
  const schema = merged(document, given)
  const fields = fieldRows(document, schema, '', 1)
  return fields.length > 0 ? fields : [rowOf(document, schema, '', false)]
}

function fieldRows(
  document: OpenApiDocument,
  schema: Schema,
  path: string,
  depth: number,
): SchemaRow[] {
  const { items, list } = insideList(document, schema)
  return Object.entries(items.properties ?? {}).flatMap(([name, field]) => {
    const inner = merged(document, field)
    const at = `${path}${list}${path === '' && list === '' ? '' : '.'}${name}`
    const isRequired = items.required?.includes(name) ?? false
    const deeper = depth < DEEPEST ? fieldRows(document, inner, at, depth + 1) : []
    return [rowOf(document, inner, at, isRequired), ...deeper]
  })
}

/** The innermost items of a list, with a pair of brackets for each list around them. */
function insideList(document: OpenApiDocument, schema: Schema): { items: Schema; list: string } {
  let items = schema
  let list = ''
  while ('items' in items && items.items !== undefined && list.length < 2 * DEEPEST) {
    items = merged(document, items.items)
    list += '[]'
  }
  return { items, list }
}

function rowOf(
  document: OpenApiDocument,
  schema: Schema,
  path: string,
  isRequired: boolean,
): SchemaRow {
  const { description = '', default: initial } = schema
  const values = schema.enum?.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  const notes = [
    description,
    values === undefined ? '' : `One of ${values}.`,
    initial === undefined ? '' : `Default: \`${JSON.stringify(initial)}\`.`,
  ]
  return {
    path,
    type: typeOf(document, schema),
    isRequired,
    description: notes.filter((note) => note !== '').join(' '),
  }
}

/** The type in words: `string (date)`, `integer[]`, `string or null`. */
function typeOf(document: OpenApiDocument, schema: Schema): string {
  const { items, list } = insideList(document, schema)
  const forms = items.oneOf ?? items.anyOf
  if (forms !== undefined) {
    const names = forms.map((form) => typeOf(document, merged(document, form)))
    return `${[...new Set(names)].join(' or ')}${list}`
  }
  const type = items.type ?? (items.properties === undefined ? (items.title ?? 'any') : 'object')
  const name = [type].flat().join(' or ')
  return `${name}${items.format === undefined ? '' : ` (${items.format})`}${list}`
}

/** A schema with the fields of those it consists of. */
function merged(document: OpenApiDocument, given: Schema | { $ref: string } | string): Schema {
  // Some tools name a schema that contains itself: "circular(Pump)".
  if (typeof given === 'string') return { title: given }
  const schema = follow<Schema>(document, given)
  const { allOf, ...own } = schema
  if (allOf === undefined) return schema
  const parts = allOf.map((part) => follow<Schema>(document, part))
  return {
    ...Object.assign({}, ...parts),
    ...own,
    properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
    required: [...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])],
  }
}
