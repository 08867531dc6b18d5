import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { codeFences } from 'warraq/plugin'
import { commandBlocks } from '../site/performed/command-blocks.ts'
import { DrillError } from './options.ts'
import type { PagePlan } from './plan.ts'
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

/** Save files that a page shows for a user of a machine, where their titles say. */
export async function savePageFiles(
  scene: Scene,
  at: string,
  page: string,
  ...titles: readonly string[]
): Promise<void> {
  for (const title of titles) await scene.save(at, title, await pageFile(page, title))
}

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

/**
 * Pages with command blocks that no plan performs, below `content/`, sorted.
 * @throws DrillError if the site is not built
 */
export async function pagesWithoutPlan(
  root: string,
  plans: readonly Pick<PagePlan, 'page'>[],
): Promise<string[]> {
  if (!existsSync(join(root, 'dist')))
    throw new DrillError('dist is missing; build the site first: npm run build')
  const planned = new Set(plans.map(({ page }) => page))
  const files = await readdir(join(root, 'content'), { recursive: true })
  const pages = files.filter((file) => /\.mdx?$/.test(file) && !planned.has(`content/${file}`))
  const withBlocks = await Promise.all(
    pages.map(async (page) => {
      // A partial is not built.
      const text = await readFile(join(root, builtFile(`content/${page}`)), 'utf8').catch(() => '')
      return commandBlocks(text).length > 0 ? [page] : []
    }),
  )
  return withBlocks.flat().sort()
}
