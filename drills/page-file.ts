import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { codeFences } from 'warraq/plugin'
import { valuesIn } from './network/change-file.ts'
import { DrillError } from './options.ts'
import type { Scene } from './scene.ts'

/**
 * A file that a built page shows, such as `proposal.json`.
 * @param page its path below `dist`
 */
export async function pageFile(page: string, title: string): Promise<string> {
  const text = await builtPageText(page)
  const found = codeFences(text).find(({ meta }) => meta.includes(`title="${title}"`))
  if (found === undefined) throw new DrillError(`${page} shows no file ${title}`)
  return found.code
}

/**
 * Save files that a page shows for a user of a machine.
 * @param files whole paths as in their titles, or paths below the home, of which titles have the name
 */
export async function savePageFiles(
  scene: Scene,
  at: string,
  page: string,
  ...files: readonly string[]
): Promise<void> {
  for (const file of files) {
    const title = file.startsWith('/') ? file : basename(file)
    await scene.save(at, file, await pageFile(page, title))
  }
}

/** Set what a page shows of `app.toml` or `config.toml` for the node of a machine. */
export const configureAsShown = async (
  scene: Scene,
  machine: string,
  page: string,
  file: string,
): Promise<void> => scene.configure(machine, file, valuesIn(await pageFile(page, file)))

/**
 * The code of a built page that contains certain words.
 * @param page its path below `dist`
 */
export async function pageCode(page: string, words: string): Promise<string> {
  const found = codeFences(await builtPageText(page)).find(({ code }) => code.includes(words))
  if (found === undefined) throw new DrillError(`${page} shows no code with ${words}`)
  return found.code
}

/** A built page as Markdown, by its path below `dist`. */
export const builtPageText = (page: string): Promise<string> =>
  readFile(resolve('dist', page), 'utf8')

/** The Markdown of a page below `dist`: `content/a/index.md` is `dist/a.md`. */
export const builtFile = (page: string): string =>
  page.replace(/^content\//, 'dist/').replace(/(?:\/index)?\.mdx?$/, '.md')
