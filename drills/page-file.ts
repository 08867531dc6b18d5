import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CodeFence, codeFences } from 'warraq/plugin'
import { fillCode } from './fill.ts'
import { placeOf } from './machine.ts'
import { valuesIn } from './network/change-file.ts'
import { DrillError } from './options.ts'
import { ROOT } from './root.ts'
import type { Scene } from './scene.ts'

/**
 * A file that a built page shows, such as `proposal.json`.
 * @param page as for `builtFile`
 * @param file as for `isTitleOf`
 */
export const pageFile = (page: string, file: string): Promise<string> =>
  fenceOf(page, `file ${file}`, ({ meta }) => isTitleOf(file, meta))

/**
 * Whether the words of a fence have the title of a file.
 * @param file the title itself, or a path below a home that ends in it: `hardhat/tasks/deploy.js`
 */
export function isTitleOf(file: string, meta: string): boolean {
  const [, title] = /\btitle="([^"]+)"/.exec(meta) ?? []
  return title === file || (/^[^/~]/.test(file) && file.endsWith(`/${title}`))
}

/**
 * The code of a built page that contains certain words.
 * @param page as for `builtFile`
 */
export const pageCode = (page: string, words: string): Promise<string> =>
  fenceOf(page, `code with ${words}`, ({ code }) => code.includes(words))

async function fenceOf(page: string, wanted: string, isIt: (fence: CodeFence) => boolean) {
  const found = codeFences(await builtPageText(page)).find(isIt)
  if (found === undefined) throw new DrillError(`${page} shows no ${wanted}`)
  return found.code
}

/**
 * Save a file that a page shows: whole, or of `app.toml` and `config.toml` the values that it shows.
 * @param page as for `builtFile`
 * @param file as for `isTitleOf`; a path that does not begin with `/` or `~/` is below the home
 * @param table what stands in place of texts of the page
 */
export async function savePageFile(
  scene: Scene,
  at: string,
  page: string,
  file: string,
  table: Readonly<Record<string, string>>,
): Promise<void> {
  const text = fillCode(await pageFile(page, file), table)
  if (file === 'app.toml' || file === 'config.toml')
    await scene.configure(placeOf(at).name, file, valuesIn(text))
  else await scene.save(at, file.replace(/^~\//, ''), text)
}

/**
 * A built page as Markdown.
 * @param page as for `builtFile`
 * @throws DrillError if the site is not built
 */
export const builtPageText = (page: string): Promise<string> =>
  readFile(join(ROOT, builtFile(page)), 'utf8').catch(() => {
    throw new DrillError(`${builtFile(page)} is missing; build the site first: npm run build`)
  })

/** The built Markdown of a page: `dist/a.md` for `content/a/index.md`, also without `content/`. */
export const builtFile = (page: string): string =>
  `dist/${page.replace(/^content\//, '').replace(/(?:\/index)?\.mdx?$/, '.md')}`
