import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { configTypes } from '../../packages/warraq/scripts/config-types.ts'
import { publishedFiles } from '../../packages/warraq/scripts/published-types.ts'

const PACKAGE = join(import.meta.dirname, '../../packages/warraq')

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
  const types = publishedFiles(PACKAGE)['types/config/docs-config-input.d.ts']
  expect(types).toContain('readonly plugins?: readonly WarraqPlugin[] | undefined')
})

test('the links of the guide lead to files of the package', async () => {
  const content = join(PACKAGE, 'docs/content')
  const made = Object.keys(publishedFiles(PACKAGE)).map((path) => join(PACKAGE, 'dist', path))
  const pages = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.md'))
  const broken: string[] = []
  for (const page of pages) {
    const text = (await readFile(join(content, page), 'utf8')).replace(
      /^ *(`{3,})[\s\S]*?\n *\1/gm,
      '',
    )
    for (const [, link = ''] of text.matchAll(/\]\((\.{1,2}\/[^)#]+)/g)) {
      const file = join(content, dirname(page), link)
      if (!made.includes(file) && !existsSync(file)) broken.push(`${page}: ${link}`)
    }
  }
  expect(pages.length).toBeGreaterThan(10)
  expect(broken).toEqual([])
})
