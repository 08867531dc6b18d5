import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { textAt } from '../system/text-at.ts'

/** The configuration of another engine in the folder of a site. */
export interface ForeignConfig {
  readonly engine: string
  /** Path of the file or folder, relative to the site root. */
  readonly file: string
  /** Folders in which that engine has its pages, relative to the site root, best first. */
  readonly pages: readonly string[]
}

interface Format {
  readonly engine: string
  /** Files or folders that the engine reads. */
  readonly files: readonly string[]
  /** Folders of pages beside the configuration, best first; `.` is the folder around it. */
  readonly pages: readonly string[]
  /** Field of the file that names the folder of pages. */
  readonly field?: RegExp
  /** Text that the file contains, if other programs use the same name. */
  readonly contains?: RegExp
}

const scripts = (name: string) =>
  ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `${name}.config.${extension}`)

const FORMATS: readonly Format[] = [
  { engine: 'Docusaurus', files: scripts('docusaurus'), pages: ['docs'] },
  {
    engine: 'VitePress',
    files: [...['ts', 'mts', 'js', 'mjs'].map((end) => `.vitepress/config.${end}`), '.vitepress'],
    pages: ['.'],
    field: /^[ \t]*srcDir:\s*['"]([^'"\n]+)/m,
  },
  { engine: 'VuePress', files: ['.vuepress'], pages: ['.'] },
  {
    engine: 'MkDocs',
    files: ['mkdocs.yml', 'mkdocs.yaml'],
    pages: ['docs'],
    field: /^docs_dir:\s*['"]?([^'"#\n]+)/m,
  },
  { engine: 'Astro', files: scripts('astro'), pages: ['src/content/docs', 'src/content'] },
  { engine: 'Rspress', files: scripts('rspress'), pages: ['docs'] },
  {
    engine: 'Hugo',
    files: ['hugo.toml', 'hugo.yaml', 'hugo.json'],
    pages: ['content/docs', 'content'],
  },
  {
    engine: 'Hugo',
    files: ['config.toml', 'config.yaml'],
    pages: ['content/docs', 'content'],
    contains: /\bbaseURL\b/i,
  },
  {
    engine: 'mdBook',
    files: ['book.toml'],
    pages: ['src'],
    field: /^src\s*=\s*['"]([^'"\n]+)/m,
  },
  { engine: 'Docsify', files: ['index.html'], pages: ['docs', '.'], contains: /\$docsify\b/ },
  // Jekyll builds the folder of its configuration; collections such as _articles are named.
  { engine: 'Jekyll', files: ['_config.yml', '_config.yaml'], pages: ['.'] },
  {
    engine: 'Sphinx',
    files: ['conf.py', 'source/conf.py'],
    pages: ['source', '.'],
    contains: /^[ \t]*(?:extensions|project|html_theme)\s*=/m,
  },
  {
    engine: 'Nextra',
    files: scripts('next'),
    pages: ['content', 'src/content', 'pages', 'src/pages'],
    contains: /nextra/,
  },
  {
    engine: 'Fumadocs',
    files: scripts('next'),
    pages: ['content/docs', 'content'],
    contains: /fumadocs/,
  },
  { engine: 'GitBook', files: ['.gitbook.yaml'], pages: ['docs', '.'] },
  { engine: 'Mintlify', files: ['mint.json'], pages: ['.'] },
  { engine: 'Obsidian', files: ['.obsidian'], pages: ['.'] },
]

/** Folders that hold the configuration of a documentation engine. */
const PLACES = ['.', 'docs']

/** The configuration of another engine in a folder without `docs.config.ts`. */
export function findForeignConfig(root: string): ForeignConfig | undefined {
  for (const format of FORMATS) {
    for (const place of PLACES) {
      for (const name of format.files) {
        const file = posix.join(place, name)
        if (!isOf(format, join(root, file))) continue
        const own = fieldOf(format, join(root, file))
        const pages = [...(own === undefined ? [] : [own]), ...format.pages]
        return {
          engine: format.engine,
          file,
          pages: pages
            .map((folder) => posix.join(place, folder).replace(/\/$/, ''))
            .filter((folder) => !folder.startsWith('..') && existsSync(join(root, folder))),
        }
      }
    }
  }
  return undefined
}

function isOf({ contains }: Format, path: string): boolean {
  return existsSync(path) && (contains === undefined || contains.test(textAt(path)))
}

function fieldOf({ field }: Format, path: string): string | undefined {
  return field?.exec(textAt(path))?.[1]?.trim()
}
