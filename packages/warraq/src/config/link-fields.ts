import { z } from 'zod'

const attributeValueSchema = z.union([z.string(), z.number(), z.boolean()])
const attributeSchema = attributeValueSchema
  .optional()
  .describe('HTML attribute of the link; names with `aria-` and `data-` are attributes, too.')

const ATTRIBUTES = {
  id: attributeSchema,
  title: attributeSchema,
  target: attributeSchema,
  rel: attributeSchema,
  download: attributeSchema,
  hreflang: attributeSchema,
  referrerpolicy: attributeSchema,
  lang: attributeSchema,
  dir: attributeSchema,
  translate: attributeSchema,
  role: attributeSchema,
}

/** Attributes that are known by the beginnings of their names. */
type OpenAttributes = {
  readonly [name: `aria-${string}` | `data-${string}`]: z.output<typeof attributeValueSchema>
}

const isOpenAttribute = (name: string) => /^(?:aria|data)-[\w-]+$/.test(name)

/** The fields of a link and its HTML attributes. Other fields are refused by name. */
export function linkSchema<Fields extends z.ZodRawShape>(fields: Fields) {
  const shape = { ...fields, ...ATTRIBUTES }
  const known = [...Object.keys(shape), 'aria-…', 'data-…'].join(', ')
  const schema = z.looseObject(shape).superRefine(
    (link, { addIssue }) => {
      const others = Object.entries(link).filter(([name]) => !Object.hasOwn(shape, name))
      const keys = others.flatMap(([name]) => (isOpenAttribute(name) ? [] : [name]))
      if (keys.length > 0)
        addIssue({ code: 'unrecognized_keys', keys, message: known, continue: false })
      for (const [name, value] of others)
        if (isOpenAttribute(name) && !attributeValueSchema.safeParse(value).success)
          addIssue({ code: 'custom', path: [name], message: 'a text, a number or a boolean' })
    },
    // Unknown fields are reported together with wrong values of the others.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
  const attribute = 'string | number | boolean'
  const index = `[attribute: \`aria-\${string}\` | \`data-\${string}\`]: ${attribute}`
  // The types of zod do not say which names the check leaves.
  return schema.meta({ index }) as unknown as z.ZodObject<
    Fields & typeof ATTRIBUTES,
    { out: OpenAttributes; in: OpenAttributes }
  >
}

/** The HTML attributes among the fields of a link, if there are any. */
export function attributesOf(link: object): Readonly<Record<string, string>> | undefined {
  const attributes = Object.entries(link).filter(
    ([name, value]) =>
      value !== undefined && (Object.hasOwn(ATTRIBUTES, name) || isOpenAttribute(name)),
  )
  return attributes.length === 0
    ? undefined
    : Object.fromEntries(attributes.map(([name, value]) => [name, String(value)]))
}
