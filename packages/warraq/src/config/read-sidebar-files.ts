import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import type { DocsRoot } from './docs-root.ts'

/**
 * Contents of the sidebars files of a site, by key of the docs root. Only JSON is read: a
 * TypeScript configuration can import sidebars and contain them directly.
 * @throws UsageError when a file is missing or not JSON.
 */
export function readSidebarFiles(
  root: string,
  docsRoots: readonly DocsRoot[],
): ReadonlyMap<string, unknown> {
  return new Map(
    docsRoots.flatMap(({ key, sidebar }) =>
      typeof sidebar === 'string' ? [[key, readJson(root, sidebar)] as const] : [],
    ),
  )
}

function readJson(root: string, file: string): unknown {
  const path = join(root, file)
  if (!existsSync(path))
    throw new UsageError(
      `The sidebars file "${file}" does not exist.\nCreate it, or set "sidebar: true".`,
    )
  try {
    return JSON.parse(readFileSync(path, 'utf8'), (key, value) =>
      // For editors only.
      key === '$schema' ? undefined : value,
    )
  } catch (cause) {
    throw new UsageError(`${file} is not JSON: ${messageOf(cause)}`)
  }
}
