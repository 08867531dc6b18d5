import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A code block of the guide. */
export interface Snippet {
  /** Page and 1-based line of its first fence. */
  readonly place: string
  readonly language: string
  /** The file that it shows, if it has a title. */
  readonly title: string | undefined
  readonly code: string
}

/** A page of the guide with its code blocks. */
export interface GuidePage {
  /** `guide/islands` */
  readonly name: string
  readonly snippets: readonly Snippet[]
}

/** All pages below a folder of Markdown. */
export async function guidePages(dir: string): Promise<GuidePage[]> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.md'))
  return Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(join(dir, file), 'utf8')
      return { name: file.replace(/\.md$/, ''), snippets: snippetsOf(file, text) }
    }),
  )
}

/** Code blocks at any depth of lists; what a block of Markdown shows is part of its code. */
function snippetsOf(file: string, text: string): Snippet[] {
  return [...text.matchAll(/^( *)(`{3,})(\w*)([^\n]*)\n(.*?)^\1\2 *$/gms)].map((match) => {
    const [, indent = '', , language = '', meta = '', code = ''] = match
    return {
      place: `${file}:${text.slice(0, match.index).split('\n').length}`,
      language,
      title: /title="([^"]+)"/.exec(meta)?.[1],
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }
  })
}

const CONFIG = 'docs.config.ts'

/** Whether a block is a configuration, or fields of one: TypeScript without a file of its own. */
const isConfig = ({ language, title }: Snippet) =>
  language === 'ts' && (title === undefined || title === CONFIG)

/** A whole configuration with the fields that a block shows. */
function wholeConfig(code: string): string {
  if (code.includes('defineConfig(')) return code
  return `import { defineConfig } from 'warraq'

export default defineConfig({
  title: 'Guide',
  url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: 'content', route: '/' }],
${code}})
`
}

/**
 * The files of a site that does everything that a page of the guide shows: its modules, each of its
 * configurations, and one that joins them.
 */
export function siteOf({ snippets }: GuidePage): Record<string, string> {
  const configs = snippets.filter(isConfig)
  const titled = snippets.filter((snippet) => snippet.title !== undefined && !isConfig(snippet))
  const names = configs.map((_, at) => `config${at}`)
  const joined = [
    ...names.map((name) => `import ${name} from './${name}.ts'`),
    `const parts = [${names.join(', ')}]`,
    "const base = { title: 'Guide', url: 'https://docs.example.org', sections: [{ id: 'docs', path: 'content', route: '/' }] }",
    'const plugins = parts.flatMap((part) => part.plugins ?? [])',
    'const named = [...new Map(plugins.map((plugin) => [plugin.name, plugin])).values()]',
    'export default Object.assign({}, base, ...parts, { plugins: named, lastUpdated: { date: false } })',
  ]
  return {
    ...Object.fromEntries(titled.map(({ title = '', code }) => [title, code])),
    ...Object.fromEntries(configs.map(({ code }, at) => [`config${at}.ts`, wholeConfig(code)])),
    [CONFIG]: `${joined.join('\n')}\n`,
  }
}
