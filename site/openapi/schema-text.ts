import type { Schema } from './openapi-types.ts'

/** A schema in a few words: `string (int64)`, `list of Coin`. */
export function schemaText(schema: Schema): string {
  if ('$ref' in schema) return schema.$ref.slice(schema.$ref.lastIndexOf('.') + 1)
  if (schema.type === 'array') return `list of ${schemaText(schema.items)}`
  if (schema.type === 'object') return schema.description ?? 'object'
  const detail = schema.format ?? schema.contentEncoding
  return detail === undefined ? schema.type : `${schema.type} (${detail})`
}
