import type { ReadProject, WarraqPlugin } from 'warraq/plugin'
import { fieldsOf } from './docusaurus/fields.ts'
import { ownValue } from './own-value.ts'

const CONFIG_FILE = 'docs.config.ts'
const REPORT_FILE = 'MIGRATION.md'
const TOKENS_FILE = 'docs.tokens.css'

/** A project that a format has read. */
export interface MigratedProject {
  /** Name of the tool, and of its configuration. */
  readonly tool: string
  readonly file: string
  readonly site: Pick<ReadProject, 'config' | 'findings' | 'tokens'>
}

/** The configuration and the report of a project, by the names of their files. */
export function migration({ tool, file, site }: MigratedProject): Readonly<Record<string, string>> {
  const lost: string[] = []
  const { tokens } = site
  const { plugins = [], ...config } = site.config
  const values = { ...config, ...(tokens && { tokens: TOKENS_FILE }) }
  const modules = modulesCall(plugins)
  const written = literal(values, { depth: 0, path: '', lost })
  const withPlugins =
    modules === '' ? written : written.replace(/\n\}$/, () => `\n  plugins: [${modules}],\n}`)
  const imported = modules === '' ? '' : "import { docusaurusModules } from '@warraq/formats'\n"
  return {
    [CONFIG_FILE]: `${imported}import { defineConfig } from 'warraq'\n\n// Read from ${file}.\nexport default defineConfig(${withPlugins})\n`,
    ...(tokens && { [TOKENS_FILE]: tokens }),
    [REPORT_FILE]: report(
      { tool, file, site: { ...site, config: values } },
      plugins.length > 0,
      lost,
    ),
  }
}

/** The plugin for the modules that pages import, with what their components are likely to read. */
function modulesCall(plugins: readonly WarraqPlugin[]): string {
  const options = plugins.find(({ pageModules }) => pageModules !== undefined)?.pageModules?.options
  if (options === undefined) return ''
  const { title, url, baseUrl, customFields } = fieldsOf(options.site)
  const { names } = options
  const given = { names, site: { title, url, baseUrl, customFields } }
  return `docusaurusModules(${literal(given, { depth: 1, path: 'modules', lost: [] })})`
}

interface Place {
  readonly depth: number
  readonly path: string
  /** Paths of values that are not data. */
  readonly lost: string[]
}

/** A value as it is written in TypeScript; functions are left out and named. */
function literal(value: unknown, { depth, path, lost }: Place): string {
  if (Array.isArray(value)) {
    const entries = value
      .filter((entry) => !isCode(entry, path, lost))
      .map((entry, at) => literal(entry, { depth: depth + 1, path: `${path}[${at}]`, lost }))
    return wrapped(entries, '[]', depth)
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const inner = path === '' ? name : `${path}.${name}`
    if (entry === undefined || isCode(entry, inner, lost)) return []
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
    return [`${key}: ${literal(entry, { depth: depth + 1, path: inner, lost })}`]
  })
  return wrapped(entries, '{}', depth)
}

function isCode(value: unknown, path: string, lost: string[]): boolean {
  if (typeof value !== 'function') return false
  lost.push(path)
  return true
}

function wrapped(entries: readonly string[], brackets: string, depth: number): string {
  if (entries.length === 0) return brackets
  const indent = '  '.repeat(depth + 1)
  const lines = entries.map((entry) => `${indent}${entry},`)
  return `${brackets[0]}\n${lines.join('\n')}\n${'  '.repeat(depth)}${brackets[1]}`
}

/** What a setting of ours says in other words than the other tool. */
const CHANGED: Readonly<Record<string, string>> = {
  sections:
    'each use of the docs plugin is an entry of `sections`; sidebars that were computed are written out',
  trailingSlash: "an unset `trailingSlash` is `'ignore'`",
  checks:
    'the severities `onBroken…` are fields of `checks`; `strict: false` keeps other findings warnings',
  redirects: 'the redirects of the plugin are a table',
  staticDirs: '`staticDirectories`',
  search: '`searchPagePath` is the route of the search page',
  lastUpdated: '`showLastUpdateTime` and `showLastUpdateAuthor`',
  outlineLevels: '`tableOfContents`',
  tokens: `the primary colour of \`customCss\` is in \`${TOKENS_FILE}\``,
}

function report(
  { tool, file, site }: MigratedProject,
  hasPlugins: boolean,
  lost: readonly string[],
): string {
  const names = Object.keys(site.config)
  const kept = names.filter((name) => ownValue(CHANGED, name) === undefined)
  const changed = names.filter((name) => ownValue(CHANGED, name) !== undefined)
  const byHand = [
    ...site.findings.map(({ found, fix }) => `- [ ] ${found}: ${fix}`),
    ...(hasPlugins
      ? [
          '- [ ] `.md` pages that are written in MDX: rename them to `.mdx`, or set `mdx: { format: mdx }` in their front matter',
        ]
      : []),
    ...lost.map((path) => `- [ ] \`${path}\`: a function, which data cannot hold`),
  ]
  return [
    `# From ${tool} to warraq`,
    '',
    `\`${CONFIG_FILE}\` says what \`${file}\` said. While it is there, the build does not read \`${file}\`; no other file was changed.`,
    '',
    '## Kept',
    '',
    ...kept.map((name) => `- \`${name}\``),
    '',
    '## Changed',
    '',
    ...changed.map((name) => `- \`${name}\`: ${ownValue(CHANGED, name)}`),
    '',
    '## To do by hand',
    '',
    ...(byHand.length === 0 ? ['Nothing.'] : byHand),
    '',
  ].join('\n')
}
