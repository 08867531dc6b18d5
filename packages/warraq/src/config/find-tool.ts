import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { textAt } from '../system/files.ts'

/** The configuration of another documentation tool. */
export interface FoundTool {
  readonly tool: string
  /** Path of the file or folder, relative to the site root. */
  readonly file: string
  /** Folder that it configures, relative to the site root. */
  readonly place: string
}

interface Tool {
  readonly tool: string
  /** Files or folders that it reads. */
  readonly files: readonly string[]
  /** Text that the file contains, if other programs use the same name. */
  readonly contains?: RegExp
}

const scripts = (name: string) =>
  ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `${name}.config.${extension}`)
const configs = (name: string, ...endings: string[]) => endings.map((ending) => `${name}.${ending}`)

const TOOLS: readonly Tool[] = [
  { tool: 'Docusaurus', files: scripts('docusaurus') },
  {
    tool: 'VitePress',
    files: [...configs('.vitepress/config', 'ts', 'mts', 'js', 'mjs'), '.vitepress'],
  },
  { tool: 'VuePress', files: ['.vuepress'] },
  { tool: 'MkDocs', files: configs('mkdocs', 'yml', 'yaml') },
  { tool: 'Astro', files: scripts('astro') },
  { tool: 'Rspress', files: scripts('rspress') },
  { tool: 'Hugo', files: configs('hugo', 'toml', 'yaml', 'json') },
  { tool: 'Hugo', files: configs('config', 'toml', 'yaml'), contains: /\bbaseURL\b/i },
  { tool: 'mdBook', files: ['book.toml'] },
  { tool: 'Docsify', files: ['index.html'], contains: /\$docsify\b/ },
  { tool: 'Jekyll', files: configs('_config', 'yml', 'yaml') },
  {
    tool: 'Sphinx',
    files: ['conf.py', 'source/conf.py'],
    contains: /^[ \t]*(?:extensions|project|html_theme)\s*=/m,
  },
  { tool: 'Nextra', files: scripts('next'), contains: /nextra/ },
  { tool: 'Fumadocs', files: scripts('next'), contains: /fumadocs/ },
  { tool: 'GitBook', files: ['.gitbook.yaml'] },
  { tool: 'Mintlify', files: ['mint.json'] },
  { tool: 'Obsidian', files: ['.obsidian'] },
]

/** Folders that hold the configuration of a documentation tool. */
const PLACES = ['.', 'docs']

/** The configuration of another tool in a folder without `docs.config.ts`. */
export function findTool(root: string): FoundTool | undefined {
  for (const { tool, files, contains } of TOOLS)
    for (const place of PLACES)
      for (const name of files) {
        const file = posix.join(place, name)
        const path = join(root, file)
        if (existsSync(path) && (contains === undefined || contains.test(textAt(path))))
          return { tool, file, place }
      }
  return undefined
}
