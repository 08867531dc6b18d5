import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DocsConfigInput } from './schema.ts'

/** Where pages are looked for without a configuration, in this order. */
const PAGE_FOLDERS = ['docs', 'content', '.'] as const

/**
 * What a folder without `docs.config.ts` is built with: one section of all its pages at `/`, named
 * after the project.
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

/** The name in `package.json`; a file that cannot be read has none. */
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
