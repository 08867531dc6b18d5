import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { codeFences } from 'warraq/plugin'
import { placeOf } from './machine.ts'
import { valuesIn } from './network/change-file.ts'
import { DrillError } from './options.ts'
import { ROOT } from './root.ts'
import type { Scene } from './scene.ts'

/**
 * A file that a built page shows, such as `proposal.json`.
 * @param page as for `builtFile`
 */
export async function pageFile(page: string, title: string): Promise<string> {
  const text = await builtPageText(page)
  const found = codeFences(text).find(({ meta }) => meta.includes(`title="${title}"`))
  if (found === undefined) throw new DrillError(`${page} shows no file ${title}`)
  return found.code
}

/**
 * Save a file that a page shows: whole, or of `app.toml` and `config.toml` the values that it shows.
 * @param page as for `builtFile`
 * @param file a whole path as in its title, or one below the home, of which the title has the name
 */
export async function savePageFile(
  scene: Scene,
  at: string,
  page: string,
  file: string,
): Promise<void> {
  const text = await pageFile(page, file.startsWith('/') ? file : basename(file))
  if (file === 'app.toml' || file === 'config.toml')
    await scene.configure(placeOf(at).name, file, valuesIn(text))
  else await scene.save(at, file, text)
}

/**
 * The code of a built page that contains certain words.
 * @param page as for `builtFile`
 */
export async function pageCode(page: string, words: string): Promise<string> {
  const found = codeFences(await builtPageText(page)).find(({ code }) => code.includes(words))
  if (found === undefined) throw new DrillError(`${page} shows no code with ${words}`)
  return found.code
}

/** A built page as Markdown; `page` is as for `builtFile`. */
export const builtPageText = (page: string): Promise<string> =>
  readFile(join(ROOT, builtFile(page)), 'utf8')

/** The built Markdown of a page: `dist/a.md` for `content/a/index.md`, also without `content/`. */
export const builtFile = (page: string): string =>
  `dist/${page.replace(/^content\//, '').replace(/(?:\/index)?\.mdx?$/, '.md')}`
