import { z } from 'zod'
import { codeSpan, entry, table } from './markdown.ts'

/** The part of JSON Schema that the engine's schemas use. */
interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly not?: unknown
}

export interface SchemaTablesOptions {
  /** Fields that another page describes, with a link to it. */
  readonly elsewhere?: Readonly<Record<string, string>>
}

/** The fields of a schema as tables: one for its own fields, then one for each nested object. */
export function schemaTables(
  schema: z.ZodType,
  { elsewhere = {} }: SchemaTablesOptions = {},
): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return objectTables(json as JsonSchema, '', { elsewhere, shown: new Set() }).join('\n\n')
}

interface Scope extends Required<SchemaTablesOptions> {
  /** Objects that have a table. */
  readonly shown: Set<string>
}

function objectTables(schema: JsonSchema, path: string, scope: Scope): string[] {
  const { elsewhere, shown } = scope
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties).filter(([, field]) => field.not === undefined)
  const rows = fields.map(([name, field]) => {
    const type = elsewhere[name] ?? codeSpan(typeText(field))
    const isRequired = required.includes(name) && field.default === undefined
    const meaning = entry(
      field.description ?? '',
      `${type}${isRequired ? ', required' : defaultOf(field)}`,
    )
    return { name, meaning }
  })
  const nested = fields
    .filter(([name]) => elsewhere[name] === undefined)
    .flatMap(([name, field]) =>
      objectsIn(field, `${path}${name}`).flatMap(([place, object]) => {
        const text = JSON.stringify(object.properties)
        if (shown.has(text)) return []
        shown.add(text)
        return [`## ${codeSpan(place)}`, ...objectTables(object, `${place}.`, scope)]
      }),
    )
  // Fields that mean the same share a row.
  const meanings = [...new Set(rows.map(({ meaning }) => meaning))]
  const merged = meanings.map((meaning) => {
    const names = rows.filter((row) => row.meaning === meaning).map(({ name }) => codeSpan(name))
    return [names.join(', '), meaning]
  })
  return [table(['Field', 'Meaning'], merged), ...nested]
}

/** Objects with fields in a value, in its entries or among its alternatives, by their path. */
function objectsIn(schema: JsonSchema, path: string): [string, JsonSchema][] {
  const { properties, items, additionalProperties, anyOf, oneOf } = schema
  if (properties !== undefined && Object.keys(properties).length > 0) return [[path, schema]]
  if (items !== undefined) return objectsIn(items, `${path}[]`)
  if (typeof additionalProperties === 'object')
    return objectsIn(additionalProperties, `${path}.<name>`)
  const kinds = (anyOf ?? oneOf ?? []).flatMap((kind) => objectsIn(kind, path))
  return kinds.length < 2
    ? kinds
    : kinds.map(([place, kind]) => [place === path ? `${place}${kindOf(kind)}` : place, kind])
}

/** ` (provider: "server")` */
function kindOf({ properties = {} }: JsonSchema): string {
  const [name, field] = Object.entries(properties).find(([, { const: value }]) => value) ?? []
  return name === undefined ? '' : ` (${name}: ${JSON.stringify(field?.const)})`
}

function typeText(schema: JsonSchema): string {
  const { type, const: value, enum: values, items, anyOf, oneOf, additionalProperties } = schema
  if (value !== undefined) return JSON.stringify(value)
  if (values !== undefined) return values.map((one) => JSON.stringify(one)).join(' | ')
  const kinds = anyOf ?? oneOf
  if (kinds !== undefined) return [...new Set(kinds.map(typeText))].join(' | ')
  if (items !== undefined) {
    const inner = typeText(items)
    return inner.includes(' | ') ? `(${inner})[]` : `${inner}[]`
  }
  if (typeof additionalProperties === 'object' && schema.properties === undefined)
    return `Record<string, ${typeText(additionalProperties)}>`
  const types = typeof type === 'string' ? [type] : (type ?? ['object'])
  return types.map((one) => (one === 'integer' ? 'number' : one)).join(' | ')
}

/** Objects have separate defaults for each field. */
function defaultOf({ default: value }: JsonSchema): string {
  return value === undefined || (typeof value === 'object' && value !== null)
    ? ''
    : `, default ${codeSpan(JSON.stringify(value))}`
}
