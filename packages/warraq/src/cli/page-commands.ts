import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { DocsConfig } from '../config/schema.ts'
import { type CommandOptions, loadSiteConfig } from '../pipeline/command-options.ts'
import { moveEdits, type PageEdits, type PagePlace, removeEdits } from '../scaffold/page-edits.ts'
import { placeIn } from '../scaffold/page-place.ts'
import { siteTexts } from '../scaffold/site-texts.ts'
import { isPagePath } from '../shared/data/skipped-names.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { counted } from '../shared/text/counted.ts'
import { didYouMean } from '../shared/text/nearest.ts'

interface PageCommandOptions {
  /** Only say what would change. */
  readonly dryRun: boolean
}

/**
 * `warraq move`: move a page, with everything that names it.
 * @throws UsageError when a page is missing, in the way, or outside the sections; nothing is written then.
 */
export async function movePage(
  options: CommandOptions,
  { from, to, dryRun }: PageCommandOptions & { readonly from: string; readonly to: string },
): Promise<number> {
  const { root } = options
  const { config } = await loadSiteConfig(options)
  const texts = siteTexts(root)
  const text = existing(texts, from)
  if (!isPagePath(to))
    throw new UsageError(
      `"${to}" is not a page. Expected: a path that ends in .md or .mdx, in which no name begins with "_".`,
    )
  if (relative(join(root, from), join(root, to)) === '')
    throw new UsageError(`"${from}" is there already. Expected: another path for the page.`)
  if (existsSync(join(root, to)))
    throw new UsageError(
      `"${to}" exists, and nothing is overwritten. Merge the pages by hand, then: warraq remove ${from} --to ${to}`,
    )
  const [before, after] = [placeOf(from, text, config), placeOf(to, text, config)]
  if (before.route !== after.route) keepStart(before, config)
  const taken = [...texts].find(
    ([file, other]) =>
      isPagePath(file) && file !== from && routeAt(file, other, config) === after.route,
  )
  if (taken !== undefined)
    throw new UsageError(`"${taken[0]}" has the address ${after.route} already.`)
  const edits = moveEdits(texts, before, after)
  const address =
    before.route === after.route ? 'keeps its address' : `${before.route} leads to ${after.route}`
  return finish(root, edits, { removed: from, title: `${from} becomes ${to}; ${address}.`, dryRun })
}

/**
 * `warraq remove`: remove a page, with everything that leads to it.
 * @throws UsageError when a page is missing; nothing is written then.
 */
export async function removePage(
  options: CommandOptions,
  {
    page,
    to,
    dryRun,
  }: PageCommandOptions & { readonly page: string; readonly to: string | undefined },
): Promise<number> {
  const { root } = options
  const { config } = await loadSiteConfig(options)
  const texts = siteTexts(root)
  if (page === to) throw new UsageError(`"${page}" cannot replace itself.`)
  const place = placeOf(page, existing(texts, page), config)
  const heir = to === undefined ? undefined : placeOf(to, existing(texts, to), config)
  if (heir !== undefined) keepStart(place, config)
  const edits = removeEdits(texts, place, heir)
  const fate =
    heir === undefined
      ? `${place.route} is not found from now on; --to PAGE names a page that replaces it`
      : `${place.route} leads to ${heir.route}`
  return finish(root, edits, { removed: page, title: `${page} goes; ${fate}.`, dryRun })
}

function existing(texts: ReadonlyMap<string, string>, page: string): string {
  const text = isPagePath(page) ? texts.get(page) : undefined
  if (text !== undefined) return text
  const pages = [...texts.keys()].filter(isPagePath)
  throw new UsageError(
    `There is no page "${page}": ${didYouMean(page, pages, 'name its source, such as content/guide/start.md.')}`,
  )
}

function placeOf(file: string, text: string, config: DocsConfig): PagePlace {
  const place = placeIn(file, text, config)
  if (place !== undefined) return place
  const folders = config.sections.map(({ path }) => path).join(', ')
  throw new UsageError(`"${file}" is in no section. Expected: a path below ${folders}`)
}

/** @throws UsageError if a page has the address of its section, which settings and menus name, too. */
function keepStart({ file, route }: PagePlace, config: DocsConfig): void {
  if (config.sections.some(({ path }) => routeAt(`${path}/index.md`, '', config) === route))
    throw new UsageError(
      `"${file}" is the start page of its section, at ${route}. Move its text into another page by hand, and leave a page there.`,
    )
}

function routeAt(file: string, text: string, config: DocsConfig): string | undefined {
  return placeIn(file, text, config)?.route
}

interface Outcome extends PageCommandOptions {
  readonly removed: string
  readonly title: string
}

function finish(
  root: string,
  { texts, byHand }: PageEdits,
  { removed, title, dryRun }: Outcome,
): number {
  console.log(dryRun ? `Would change: ${title}` : title)
  for (const file of [...texts.keys()].sort()) {
    const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
    console.log(
      `  ${file}  ${before === '' ? 'new' : counted(changedLines(before, texts.get(file) ?? ''), 'line')}`,
    )
  }
  if (byHand.length > 0)
    console.log(`To look at by hand:\n${byHand.map((line) => `  ${line}`).join('\n')}`)
  if (dryRun) return 0
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  rmSync(join(root, removed))
  return 0
}

/** Lines of a text that are not in the one before it, or are gone. */
function changedLines(before: string, after: string): number {
  const [one, other] = [before, after].map((text) => text.split('\n'))
  const kept = new Set(one)
  const changed = other?.filter((line) => !kept.has(line)).length ?? 0
  return Math.max(changed, (one?.length ?? 0) - (other?.length ?? 0))
}
