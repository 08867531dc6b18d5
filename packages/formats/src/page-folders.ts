import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { FoundTool } from 'warraq/plugin'
import { ownValue } from './own-value.ts'

interface PageFolders {
  /** Folders of pages beside the configuration, best first; `.` is the folder around it. */
  readonly pages: readonly string[]
  /** Field of the configuration that names the folder of pages. */
  readonly field?: RegExp
}

const FOLDERS: Readonly<Record<string, PageFolders>> = {
  VitePress: { pages: ['.'], field: /^[ \t]*srcDir:\s*['"]([^'"\n]+)/m },
  VuePress: { pages: ['.'] },
  MkDocs: { pages: ['docs'], field: /^docs_dir:\s*['"]?([^'"#\n]+)/m },
  Astro: { pages: ['src/content/docs', 'src/content'] },
  Rspress: { pages: ['docs'] },
  Hugo: { pages: ['content/docs', 'content'] },
  mdBook: { pages: ['src'], field: /^src\s*=\s*['"]([^'"\n]+)/m },
  Docsify: { pages: ['docs', '.'] },
  // Jekyll builds the folder of its configuration; collections such as _articles are named.
  Jekyll: { pages: ['.'] },
  Sphinx: { pages: ['source', '.'] },
  Nextra: { pages: ['content', 'src/content', 'pages', 'src/pages'] },
  Fumadocs: { pages: ['content/docs', 'content'] },
  GitBook: { pages: ['docs', '.'] },
  Mintlify: { pages: ['.'] },
  Obsidian: { pages: ['.'] },
}

/** Folders in which another tool has its pages, relative to `root`, best first. */
export function pageFolders(root: string, { tool, file, place }: FoundTool): string[] {
  const { pages = [], field } = ownValue(FOLDERS, tool) ?? {}
  const path = join(root, file)
  const text = statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : ''
  const own = field?.exec(text)?.[1]?.trim()
  return [...(own === undefined ? [] : [own]), ...pages]
    .map((folder) => posix.join(place, folder).replace(/\/$/, ''))
    .filter((folder) => !folder.startsWith('..') && existsSync(join(root, folder)))
}
