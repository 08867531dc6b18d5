import { expect, test } from 'vitest'
import { z } from 'zod'
import { docFrontMatterSchema } from '../content/source/doc-front-matter.ts'
import { configSchema } from './schema.ts'

interface JsonSchema {
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

/** Fields without a description, by path. */
function undescribed(schema: JsonSchema, path = ''): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description === undefined ? [`${path}${name}`] : []),
      ...undescribed(field, `${path}${name}.`),
    ]),
    ...[items, additionalProperties, ...anyOf, ...oneOf].flatMap((inner) =>
      typeof inner === 'object' ? undescribed(inner, path) : [],
    ),
  ]
}

test.each([
  ['the configuration', configSchema],
  ['front matter', docFrontMatterSchema],
] as const)('every field of %s is described, for the reference', (_, schema) => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  // The types of plugin hooks describe them.
  const fields = undescribed(json as JsonSchema).filter((path) => !path.startsWith('plugins.'))
  expect(fields).toEqual([])
})

test('a name that no file system takes is a wrong value of its field', () => {
  const long = 'a'.repeat(10_000)
  const wrong = configSchema.safeParse({
    ...{ title: 'T', url: 'https://docs.example.org', sections: [], islandsDir: long, lang: long },
    i18n: { defaultLocale: long, locales: ['en'] },
  })
  const paths = wrong.error?.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['lang', 'islandsDir', 'i18n.defaultLocale']))
})
