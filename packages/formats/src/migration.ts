import type { ReadProject } from 'warraq/plugin'
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
  const values = { ...site.config, ...(tokens && { tokens: TOKENS_FILE }) }
  const config = literal(values, { depth: 0, path: '', lost })
  return {
    [CONFIG_FILE]: `import { defineConfig } from 'warraq'\n\n// Read from ${file}.\nexport default defineConfig(${config})\n`,
    ...(tokens && { [TOKENS_FILE]: tokens }),
    [REPORT_FILE]: report({ tool, file, site: { ...site, config: values } }, lost),
  }
}

interface Place {
  readonly depth: number
  readonly path: string
  /** Paths of values that are no data. */
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

/** A function, or a plugin, which contains some. */
function isCode(value: unknown, path: string, lost: string[]): boolean {
  const isPlugin = path === 'plugins' && typeof value === 'object' && !Array.isArray(value)
  if (typeof value !== 'function' && !isPlugin) return false
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

function report({ tool, file, site }: MigratedProject, lost: readonly string[]): string {
  const names = Object.keys(site.config).filter((name) => name !== 'plugins')
  const kept = names.filter((name) => ownValue(CHANGED, name) === undefined)
  const changed = names.filter((name) => ownValue(CHANGED, name) !== undefined)
  const byHand = [
    ...site.findings.map(({ found, fix }) => `- [ ] ${found}: ${fix}`),
    ...(lost.includes('plugins') || lost.some((path) => path.startsWith('plugins'))
      ? [
          '- [ ] `.md` pages that are written in MDX: rename them to `.mdx`, or set `mdx: { format: mdx }` in their front matter',
        ]
      : []),
    ...lost
      .filter((path) => !path.startsWith('plugins'))
      .map((path) => `- [ ] \`${path}\`: a function, which data cannot hold`),
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
