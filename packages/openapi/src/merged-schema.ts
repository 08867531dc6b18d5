import { follow, type GivenSchema, type OpenApiDocument, type Schema } from './openapi-document.ts'

/** A schema with the fields of those it consists of. */
export function merged(document: OpenApiDocument, given: GivenSchema): Schema {
  if (typeof given === 'string') return { title: given }
  const schema = follow<Schema>(document, given)
  if (!Array.isArray(schema.allOf)) return schema
  const parts = [...partsOf(document, schema, new Set())]
  const { allOf: _, ...all } = Object.assign({}, ...parts) as Schema
  return {
    ...all,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  }
}

/**
 * The schemas that a schema consists of, itself last. Each is there once, although others consist of
 * it, too, or it consists of itself.
 */
function* partsOf(
  document: OpenApiDocument,
  given: GivenSchema,
  seen: Set<unknown>,
): Iterable<Schema> {
  const schema = typeof given === 'string' ? { title: given } : follow<Schema>(document, given)
  if (seen.has(schema)) return
  seen.add(schema)
  for (const part of Array.isArray(schema.allOf) ? schema.allOf : [])
    yield* partsOf(document, part, seen)
  yield schema
}
