import { expect, test } from 'vitest'
import { z } from 'zod'
import { configTypes } from '../../packages/warraq/scripts/config-types.ts'
import { publishedFiles } from '../../packages/warraq/scripts/published-types.ts'

const typesOf = (schema: z.ZodType) =>
  configTypes('DocsConfigInput', schema, { known: { plugins: 'readonly Plugin[]' } })

test('makes interfaces with the descriptions and defaults of the schema', () => {
  const logo = z.strictObject({ src: z.string().describe('Address.') })
  const schema = z.strictObject({
    title: z.string().describe('Name of the site.'),
    baseUrl: z
      .string()
      .transform((base) => base.length)
      .prefault('/')
      .describe('Path.'),
    navbar: z
      .strictObject({ logo, items: z.array(z.looseObject({ label: z.string() })) })
      .optional(),
    footer: z.strictObject({ logo: logo.optional(), mode: z.enum(['light', 'dark']) }),
    search: z
      .union([z.strictObject({ hits: z.int().default(20) }), z.literal(false)])
      .default(false),
    'html/*': z.boolean().nullish(),
    plugins: z.array(z.custom()).default([]),
  })
  expect(typesOf(schema)).toMatchInlineSnapshot(`
    "export interface DocsConfigInput {
      /** Name of the site. */
      readonly title: string
      /**
       * Path.
       * @default "/"
       */
      readonly baseUrl?: string | undefined
      readonly navbar?: NavbarInput | undefined
      readonly footer: FooterInput
      /** @default false */
      readonly search?: SearchInput | false | undefined
      readonly "html/*"?: boolean | null | undefined
      readonly plugins?: readonly Plugin[] | undefined
    }

    export interface SearchInput {
      /** @default 20 */
      readonly hits?: number | undefined
    }

    export interface FooterInput {
      readonly logo?: NavbarLogoInput | undefined
      readonly mode: "light" | "dark"
    }

    export interface NavbarInput {
      readonly logo: NavbarLogoInput
      readonly items: readonly NavbarItemInput[]
    }

    export interface NavbarItemInput {
      readonly label: string
      readonly [field: string]: unknown
    }

    export interface NavbarLogoInput {
      /** Address. */
      readonly src: string
    }
    "
  `)
})

test('members of a union with a discriminator are named after its value', () => {
  const kinds = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('page'), to: z.string() }),
    z.strictObject({
      type: z.literal('menu'),
      get items() {
        return z.array(kinds)
      },
    }),
  ])
  expect(typesOf(z.strictObject({ items: z.array(kinds) }))).toMatchInlineSnapshot(`
    "export interface DocsConfigInput {
      readonly items: readonly (ItemPageInput | ItemMenuInput)[]
    }

    export interface ItemMenuInput {
      readonly type: "menu"
      readonly items: readonly (ItemPageInput | ItemMenuInput)[]
    }

    export interface ItemPageInput {
      readonly type: "page"
      readonly to: string
    }
    "
  `)
})

test('a schema without a type in TypeScript is an error that names the field', () => {
  expect(() => typesOf(z.strictObject({ a: z.strictObject({ b: z.symbol() }) }))).toThrow(
    'a.b: no TypeScript type for a schema of symbol',
  )
})

test('every field of the configuration has a type', () => {
  const types = publishedFiles()['types/config/docs-config-input.d.ts']
  expect(types).toContain('readonly remarkPlugins?: readonly TreePluginEntry[] | undefined')
})
