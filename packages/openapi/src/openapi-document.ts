import type { OpenAPIV3_1 } from 'openapi-types'
import { UsageError } from 'warraq/plugin'
import { z } from 'zod'

export type OpenApiDocument = OpenAPIV3_1.Document
export type Schema = OpenAPIV3_1.SchemaObject
export type Parameter = OpenAPIV3_1.ParameterObject
type Reference = OpenAPIV3_1.ReferenceObject
/** Some tools name a schema that contains itself by a text: "circular(Pump)". */
export type GivenSchema = Schema | { readonly $ref: string } | string

/** Methods in the order in which pages list them. */
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const

/** An operation with what its path adds. */
export interface Operation {
  /** In capital letters. */
  readonly method: string
  /** `/pumps/{id}` */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly operation: OpenAPIV3_1.OperationObject
}

/** As much of the format as must be right before pages can be made. */
const documentSchema = z.looseObject({
  openapi: z.string('"3.0.x" or "3.1.x"').regex(/^3\.[01]\./, '"3.0.x" or "3.1.x"'),
  info: z.looseObject({ title: z.string('the name of the interface') }),
  paths: z.record(z.string(), z.looseObject({})),
})

/**
 * An OpenAPI document whose references can be followed.
 * @throws UsageError when it is of another format
 */
export function openApiDocument(given: unknown): OpenApiDocument {
  const document = withoutNulls(given, new Map())
  const { success, error } = documentSchema.safeParse(document)
  // Needs a cast: the rest is read where it is used.
  if (success) return document as OpenApiDocument
  const [issue] = error.issues
  const found = Object(given).swagger === undefined ? '' : ' It is Swagger 2: convert it first.'
  throw new UsageError(
    `openapi: the document must have ${issue?.path.join('.') || 'fields'}: ${issue?.message}.${found}`,
  )
}

/** Fields that hold one value, which may be `null`. */
const VALUES = new Set(['const', 'default', 'example', 'value'])
/** Fields that hold data. */
const DATA = new Set([...VALUES, 'enum', 'examples'])

/**
 * A document without the fields that were left empty: `parameters:` in YAML is `null`.
 * @param copies of the objects so far, for documents that contain themselves
 */
function withoutNulls(value: unknown, copies: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = copies.get(value)
  if (known !== undefined) return known
  if (Array.isArray(value)) {
    const list: unknown[] = []
    copies.set(value, list)
    for (const entry of value) if (entry !== null) list.push(withoutNulls(entry, copies))
    return list
  }
  // Known before its fields are: one of them may contain it.
  const fields: object = Object.create(null)
  copies.set(value, fields)
  const kept = Object.entries(value).filter(([name, inner]) => inner !== null || VALUES.has(name))
  return Object.assign(
    fields,
    Object.fromEntries(
      kept.map(([name, inner]) => [name, DATA.has(name) ? inner : withoutNulls(inner, copies)]),
    ),
  )
}

/**
 * What a reference of the document leads to.
 * @throws UsageError when it leads nowhere or to another document
 */
export function follow<Value extends object>(
  document: OpenApiDocument,
  value: Value | Reference,
): Value {
  // `true` is a schema, too.
  if (typeof value !== 'object') return {} as Value
  let place: object = value
  const seen = new Set<unknown>()
  while ('$ref' in place && typeof place.$ref === 'string' && !seen.has(place)) {
    seen.add(place)
    place = targetOf(document, place.$ref)
  }
  return place as Value
}

/** Names of schemas by document: large documents have thousands, and ask as often. */
const names = new WeakMap<OpenApiDocument, ReadonlyMap<object, string>>()

/** The name of a schema among those of the document, otherwise its title. */
export function nameOf(document: OpenApiDocument, schema: object): string | undefined {
  let known = names.get(document)
  if (known === undefined) {
    // Reversed, so that the first of several names counts.
    const named = Object.entries(document.components?.schemas ?? {}).reverse()
    known = new Map(named.map(([name, value]) => [value, name]))
    names.set(document, known)
  }
  return known.get(schema) ?? (schema as Schema).title
}

function targetOf(document: OpenApiDocument, ref: string): object {
  const target = ref.startsWith('#/')
    ? ref
        .slice(2)
        .split('/')
        .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce<unknown>(
          (outer, name) => Object.getOwnPropertyDescriptor(Object(outer), name)?.value,
          document,
        )
    : undefined
  if (typeof target === 'object' && target !== null) return target
  throw new UsageError(
    `openapi: "${ref}" leads to nothing in the document. References of other documents must be put into one first.`,
  )
}

/** A part of a reference; a percent sign that encodes nothing stays. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** All operations, in the order of the document. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    if (item === undefined) return []
    const shared = follow(document, item)
    return METHODS.flatMap((method): Operation[] => {
      const operation = shared[method]
      if (typeof operation !== 'object') return []
      const own = (operation.parameters ?? []).map((entry) => follow<Parameter>(document, entry))
      const isOwn = ({ name, in: place }: Parameter) =>
        own.some((parameter) => parameter.name === name && parameter.in === place)
      const inherited = (shared.parameters ?? [])
        .map((entry) => follow<Parameter>(document, entry))
        .filter((parameter) => !isOwn(parameter))
      return [{ method: method.toUpperCase(), path, operation, parameters: [...inherited, ...own] }]
    })
  })
}
