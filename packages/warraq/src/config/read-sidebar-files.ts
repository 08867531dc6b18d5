import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import type { DocsRoot } from './docs-root.ts'

/**
 * Contents of the sidebars files of a site, by key of the docs root. Only JSON is read: a
 * TypeScript configuration can import sidebars and contain them directly.
 * @throws UsageError when a file is missing or not JSON.
 */
export async function readSidebarFiles(
  root: string,
  docsRoots: readonly DocsRoot[],
): Promise<ReadonlyMap<string, unknown>> {
  const named = docsRoots.flatMap(({ key, sidebar }) =>
    typeof sidebar === 'string' ? [{ key, file: sidebar }] : [],
  )
  return new Map(
    await Promise.all(
      named.map(async ({ key, file }) => [key, await readJson(root, file)] as const),
    ),
  )
}

async function readJson(root: string, file: string): Promise<unknown> {
  const text = await readFile(join(root, file), 'utf8').catch(() => {
    throw new UsageError(
      `The sidebars file "${file}" does not exist.\nCreate it, or set "sidebar: true".`,
    )
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UsageError(`${file} is not JSON: ${messageOf(cause)}`)
  }
}
