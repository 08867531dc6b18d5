import { sample } from 'openapi-sampler'
import { merged } from './merged-schema.ts'
import { follow, type GivenSchema, type OpenApiDocument, type Schema } from './openapi-document.ts'

/** Readers look at the first levels of an example. */
const DEEPEST = 8
/** A longer example is cut. */
const MOST_VALUES = 500
/** Of values without fields, such as the two numbers of a place. */
const MOST_ITEMS = 3
const MOST_LETTERS = 200

/**
 * An example of a schema: as many levels of it as have few values. Examples of schemas that contain
 * each other grow with every level, without an end.
 */
export function schemaExample(document: OpenApiDocument, given: GivenSchema): unknown {
  for (let depth = DEEPEST; ; depth--) {
    const budget = { left: MOST_VALUES }
    const schema = boundedSchema(document, given, { depth, around: [], budget })
    if (budget.left >= 0 || depth === 1)
      return sample(schema as object, { skipReadOnly: false }, document)
  }
}

interface Level {
  /** Levels of fields and items below this one. */
  readonly depth: number
  /** The schemas that this one is in. */
  readonly around: readonly unknown[]
  readonly budget: { left: number }
}

/** The upper levels of a schema, without references; a schema within itself has no fields. */
function boundedSchema(
  document: OpenApiDocument,
  given: GivenSchema,
  { depth, around, budget }: Level,
): Schema {
  budget.left--
  if (budget.left < 0 && depth === 0) return {}
  const kind = typeof given === 'string' ? given : follow<Schema>(document, given)
  const { properties, oneOf, anyOf, additionalProperties, minItems, minLength, ...rest } = merged(
    document,
    given,
  )
  const { items, prefixItems, ...own } = rest as Schema & Lists
  const type = own.type ?? (properties && 'object') ?? (items && 'array')
  const shallow = {
    ...own,
    ...(minLength !== undefined && { minLength: Math.min(minLength, MOST_LETTERS) }),
    ...(type !== undefined && { type }),
  } as Schema
  if (depth === 0 || budget.left < 0 || around.includes(kind)) return shallow
  const within = [...around, kind]
  const below = (inner: GivenSchema) =>
    boundedSchema(document, inner, { depth: depth - 1, around: within, budget })
  const item = items && below(items)
  const most = item && Object.keys(item).some((name) => LEVELS.has(name)) ? 1 : MOST_ITEMS
  const forms = oneOf ?? anyOf
  const form = Array.isArray(forms) ? forms[0] : undefined
  const isMap = typeof additionalProperties === 'object' && additionalProperties !== null
  return {
    ...shallow,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, below(field)]),
      ),
    }),
    ...(item && { items: item, minItems: Math.min(minItems ?? 1, most) }),
    ...(prefixItems && { prefixItems: prefixItems.map(below) }),
    ...(isMap && { additionalProperties: below(additionalProperties) }),
    ...(form && { oneOf: [boundedSchema(document, form, { depth, around: within, budget })] }),
  } as Schema
}

/** Fields of schemas with values in values. */
const LEVELS = new Set(['properties', 'items', 'prefixItems', 'additionalProperties', 'oneOf'])

/** What lists have, which the types give to arrays only. */
interface Lists {
  readonly items?: GivenSchema
  readonly prefixItems?: readonly GivenSchema[]
}
