import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DocsConfigInput } from './schema.ts'

/** Folders in which pages are searched without a configuration, in order. */
const PAGE_FOLDERS = ['docs', 'content', '.'] as const

/**
 * Configuration of a folder without `docs.config.ts`: one section with all its pages at `/`, and
 * the project's name as title.
 */
export function defaultConfig(root: string): DocsConfigInput {
  return {
    title: projectName(root) ?? basename(root),
    url: 'http://localhost:3000',
    sections: [
      {
        id: 'docs',
        path: PAGE_FOLDERS.find((folder) => existsSync(join(root, folder))) ?? '.',
        route: '/',
      },
    ],
    lastUpdated: { date: existsSync(join(root, '.git')) },
  }
}

/** The name in `package.json`; `undefined` if the file cannot be read. */
function projectName(root: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly name?: unknown
    }
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}
