/** Files that are made from the sources for the published package, by their path in `dist/`. */
import { z } from 'zod'
import { generatedPages } from '../docs/reference/generated-pages.ts'
import { configSchema } from '../src/config/schema.ts'
import { docFrontMatterSchema } from '../src/content/source/doc-front-matter.ts'
import { categorySchema } from '../src/pages/category-metadata.ts'
import { sidebarsSchema } from '../src/pages/sidebar-schema.ts'
import {
  announcementOptions,
  navbarOptions,
  shellOptions,
} from '../src/shared/data/shell-options-schema.ts'
import { configTypes } from './config-types.ts'

/** @param packageDir absolute */
export function publishedFiles(packageDir: string): Readonly<Record<string, string>> {
  return {
    ...guideFiles(packageDir),
    'types/config/docs-config-input.d.ts': declarations(),
    'types/shared/data/shell-options-schema.d.ts': shellOptionTypes(),
    'schemas/front-matter.json': jsonSchema(
      'Front matter of a page of warraq',
      docFrontMatterSchema,
    ),
    'schemas/sidebars.json': jsonSchema('Sidebars of warraq', sidebarsSchema),
    'schemas/category.json': jsonSchema('_category_.json of warraq', categorySchema),
  }
}

/** Pages that the guide links to and that have no file of their own. */
function guideFiles(packageDir: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    generatedPages(packageDir).map(({ path, fields, text }) => [
      `../docs/content/${path}`,
      `---\ntitle: ${fields.title}\ndescription: ${JSON.stringify(fields.description)}\n---\n\n# ${fields.title}\n\n${text}\n`,
    ]),
  )
}

/** Types of the fields whose schemas check less than their interfaces say. */
const KNOWN = {
  facts: 'FactTree',
  frontMatter: 'StandardSchemaV1',
  plugins: 'readonly WarraqPlugin[]',
  'vite.plugins': 'PluginOption[]',
  'vite.css': "NonNullable<UserConfig['css']>",
  'vite.resolve': "NonNullable<UserConfig['resolve']>",
  'vite.server.proxy': "NonNullable<ServerOptions['proxy']>",
  'vite.server.https': "NonNullable<ServerOptions['https']>",
}

function declarations(): string {
  return `import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { PluginOption, ServerOptions, UserConfig } from 'vite'
import type { NavbarPluginItem } from '../plugins/navbar-item-kinds.ts'
import type { WarraqPlugin } from '../plugins/warraq-plugin.ts'
import type { FactTree } from '../shared/data/facts.ts'

/** Configuration as an author writes it in \`docs.config.ts\`. */
${configTypes('DocsConfigInput', configSchema, { known: KNOWN })}`
}

/** What the sources derive from the schemas, so that nobody has to install zod for it. */
function shellOptionTypes(): string {
  const declared = Object.entries({
    ShellOptions: shellOptions,
    NavbarOptions: navbarOptions,
    AnnouncementOptions: announcementOptions,
  }).map(([name, fields]) =>
    configTypes(name, z.strictObject(fields), { known: {}, isFilledIn: true }),
  )
  return `${declared.join('\n')}
export declare const navbarOptions: NavbarOptions
export declare const announcementOptions: AnnouncementOptions
export type OptionsOf<Options> = Options
`
}

function jsonSchema(title: string, schema: z.ZodType): string {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    // The draft that editors know for YAML as well as for JSON.
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      // A day without quotes, which the parser of YAML turns into a date.
      if (zodSchema._zod.def.type === 'date')
        Object.assign(made, { type: 'string', format: 'date' })
    },
  })
  return `${JSON.stringify({ $schema, title, ...json }, null, 2)}\n`
}
