import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS } from '../../src/cli/usage.ts'
import { configSchema } from '../../src/config/schema.ts'
import { CONTAINERS } from '../../src/content/directives/containers.ts'
import { docFrontMatterSchema } from '../../src/content/source/doc-front-matter.ts'
import { CARD_ICON_PATHS } from '../../src/theme/Card/card-icon-paths.ts'
import { defaultUiText } from '../../src/theme/text/ui-text.ts'
import { type Declaration, declarationIn, declarationsOf, exportsOf } from './declarations.ts'
import { codeSpan, entry, escapeCell, table } from './markdown.ts'
import { schemaTables } from './schema-tables.ts'

/** A page of the reference, generated from the sources of the engine on every build. */
export interface ReferencePage {
  /** Name of its file, without extension. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly body: string
}

const PLUGIN_HOOKS = '[plugin hooks](./plugin-hooks.md)'

/** All pages of the reference; `engineDir` is the folder of the engine's sources. */
export function referencePages(engineDir: string): ReferencePage[] {
  return [
    {
      name: 'configuration',
      title: 'Configuration',
      description: 'Every field of docs.config.ts: its type, its default and its meaning.',
      body: `Fields of the object that \`docs.config.ts\` exports. An invalid value stops the build with an error that shows the field, the value found and the allowed values.\n\n${schemaTables(configSchema, { elsewhere: { plugins: PLUGIN_HOOKS } })}`,
    },
    {
      name: 'front-matter',
      title: 'Front matter',
      description: 'Every field that a page may set between the lines of dashes at its start.',
      body: `Fields between the two lines of \`---\` at the start of a page, all of them optional. Fields that are not in this list are kept and have no effect.\n\n${schemaTables(docFrontMatterSchema)}`,
    },
    directivesPage(),
    componentsPage(engineDir),
    themePartsPage(engineDir),
    tokensPage(engineDir),
    textsPage(),
    pluginHooksPage(engineDir),
    commandsPage(),
  ]
}

function directivesPage(): ReferencePage {
  const rows = Object.entries(CONTAINERS).map(([name, { label, attributes = {}, purpose }]) => [
    codeSpan(`:::${name}`),
    [
      `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}.`,
      ...(label === undefined ? [] : [`Label: ${label}.`]),
      ...Object.entries(attributes).map(
        ([attribute, meaning]) => `${codeSpan(attribute)}: ${escapeCell(meaning)}.`,
      ),
    ].join('<br>'),
  ])
  return {
    name: 'directives',
    title: 'Directives',
    description: 'Containers that a page may use, their labels and attributes.',
    body: [
      'A container starts with `:::name[Label]{attribute="value"}` and ends with `:::`. An outer container needs more colons than those inside it.',
      table(['Directive', 'Meaning'], rows),
      '`::include{file="./_part.md"}` on a separate line stands for the text of a [partial](../guide/writing-pages.md#partials).',
      'Each component of the site is a directive, `::network-facts{network="mainnet"}` on a separate line, and plugins add containers and leaves.',
      `## Icons of cards\n\n${Object.keys(CARD_ICON_PATHS).map(codeSpan).join(', ')}`,
    ].join('\n\n'),
  }
}

function componentsPage(engineDir: string): ReferencePage {
  const exported = exportsOf(engineDir, 'components.ts')
  const given = declarationIn(
    join(engineDir, 'content/components/site-modules.ts'),
    'ComponentPageProps',
  )
  return {
    name: 'components',
    title: 'Components',
    description: 'Imports and props of a site’s components, islands and plain pages.',
    body: [
      "Components and islands are given the attributes of their directive as strings, or their JSX props in MDX. From `'warraq/components'` they import:",
      table(
        ['Export', 'Meaning'],
        exported.map(({ name, doc }) => [codeSpan(name), escapeCell(doc)]),
      ),
      `## Props of a plain page\n\n${escapeCell(given.doc)}\n\n${membersTable(given)}`,
    ].join('\n\n'),
  }
}

/** Files with the types that props of parts refer to. */
const VIEW_FILES = [
  'shared/data/site-view.ts',
  'shared/data/page-view.ts',
  'shared/data/page-parts.ts',
  'shared/data/brand-view.ts',
  'shared/data/footer-view.ts',
]

function themePartsPage(engineDir: string): ReferencePage {
  const files = partFiles(engineDir)
  const views = VIEW_FILES.flatMap((file) => declarationsOf(join(engineDir, file))).filter(
    ({ members, base }) => members.length > 0 || base !== '',
  )
  const parts = files.flatMap(({ name, file }) => {
    const component = declarationIn(file, name)
    const props = declarationsOf(file).find((entry) => entry.name === `${name}Props`)
    return [`### ${name}`, component.doc, ...(props === undefined ? [] : [propsOf(props, views)])]
  })
  const item = declarationIn(
    join(engineDir, 'theme/Navbar/NavbarComponent.tsx'),
    'NavbarComponentProps',
  )
  return {
    name: 'theme-parts',
    title: 'Theme parts',
    description: 'Every part of the theme that a site may replace or wrap, with its props.',
    body: [
      'A file of the same name in the folder `themeDir` replaces a part; see [theming](../guide/theming.md). `warraq/theme` exports the types.',
      '## Parts',
      ...parts,
      `## Navbar items\n\n${item.doc}\n\n${membersTable(item, views)}`,
      '## Types of the props',
      ...views.flatMap((view) => [`### ${view.name}`, view.doc, propsOf(view, views)]),
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }
}

function tokensPage(engineDir: string): ReferencePage {
  const css = readFileSync(join(engineDir, 'theme/styles/tokens.css'), 'utf8')
  const tokens = [...css.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)]
  return {
    name: 'custom-properties',
    title: 'Custom properties',
    description: 'Every colour, size and distance of the theme, with its value.',
    body: [
      'Values of the theme, which the style sheet named by `tokens` may override. `light-dark(a, b)` is `a` in light mode and `b` in dark mode.',
      table(
        ['Property', 'Value'],
        tokens.map(([, name = '', value = '']) => [codeSpan(name), codeSpan(value)]),
      ),
    ].join('\n\n'),
  }
}

function textsPage(): ReferencePage {
  return {
    name: 'texts',
    title: 'Texts of the interface',
    description:
      'Every text of buttons, labels and messages, with the id under which a site changes it.',
    body: [
      '`i18n/<language>/code.json` changes a text by its id; see [theming](../guide/theming.md#texts). A translation keeps the names in braces.',
      table(
        ['Id', 'Text'],
        Object.entries(defaultUiText)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([id, text]) => [codeSpan(id), codeSpan(text)]),
      ),
    ].join('\n\n'),
  }
}

function propsOf(props: Declaration, known: readonly Declaration[]): string {
  const base = props.base === '' ? '' : codeBlock(`type ${props.name} = ${props.base}`)
  return props.members.length === 0 ? base : membersTable(props, known)
}

/** Reads the file of each part from the list of parts. */
function partFiles(engineDir: string): { readonly name: string; readonly file: string }[] {
  const dir = join(engineDir, 'theme/parts')
  const source = readFileSync(join(dir, 'theme-parts.ts'), 'utf8')
  return [...source.matchAll(/export \{ (\w+)(?:, type \w+)? \} from '([^']+)'/g)]
    .map(([, name = '', path = '']) => ({ name, file: join(dir, path) }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

function pluginHooksPage(engineDir: string): ReferencePage {
  const declared = exportsOf(engineDir, 'plugin.ts')
  const plugin = declared.filter(({ name }) => name === 'WarraqPlugin')
  const types = declared.filter(({ kind, name }) => kind === 'type' && name !== 'WarraqPlugin')
  const values = declared.filter(({ kind }) => kind === 'value')
  return {
    name: 'plugin-hooks',
    title: 'Plugin hooks',
    description: 'The interface of a plugin, and the data that its hooks receive and return.',
    body: [
      "Exports of `'warraq/plugin'`. Every hook is optional.",
      ...[...plugin, ...types].flatMap((declaration) => [
        `## ${declaration.name}`,
        declaration.doc,
        propsOf(declaration, declared),
      ]),
      '## Functions',
      table(
        ['Export', 'Meaning'],
        values.map(({ name, doc }) => [codeSpan(name), escapeCell(doc)]),
      ),
      'The types of `defineMdastPlugin` and `defineHastPlugin` are those of the parser, [Sätteri](https://github.com/bruits/satteri).',
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }
}

function commandsPage(): ReferencePage {
  return {
    name: 'commands',
    title: 'Commands',
    description: 'Every command of warraq with its arguments.',
    body: [
      'A command exits with 0 on success and with 1 if the site or the call has an error. `[root]` is the folder of the site; the default is the current one.',
      table(
        ['Command', 'Does'],
        CALLS.map(({ call, purpose }) => [codeSpan(`warraq ${call}`), escapeCell(purpose)]),
      ),
    ].join('\n\n'),
  }
}

/**
 * The fields of an interface. A field without a comment gets the meaning of its type, if `known`
 * has one.
 */
function membersTable({ members }: Declaration, known: readonly Declaration[] = []): string {
  const meaningOf = (type: string) => {
    const names: readonly string[] = type.match(/\w+/g) ?? []
    return known.find(({ name }) => names.includes(name))?.doc ?? ''
  }
  return table(
    ['Field', 'Meaning'],
    members.map(({ name, isOptional, type, doc }) => [
      codeSpan(`${name}${isOptional ? '?' : ''}`),
      entry(doc === '' ? meaningOf(type) : doc, codeSpan(type)),
    ]),
  )
}

function codeBlock(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``
}
