import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { codeFences } from 'warraq/plugin'
import { DrillError } from './options.ts'

/**
 * A file that a built page shows, such as `proposal.json`.
 * @param page its path below `dist`
 */
export async function pageFile(page: string, title: string): Promise<string> {
  const text = await readFile(resolve('dist', page), 'utf8')
  const found = codeFences(text).find(({ meta }) => meta.includes(`title="${title}"`))
  if (found === undefined) throw new DrillError(`${page} shows no file ${title}`)
  return found.code
}
