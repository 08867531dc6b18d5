import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { includePartials } from '../packages/warraq/src/content/source/include-partials.ts'
import { type CommandBlock, commandBlocks } from '../site/performed/command-blocks.ts'
import { withDirectiveCommands } from '../site/performed/directive-commands.ts'
import { withFacts } from '../site/performed/shell-marks.ts'
import { type BlockMarks, blockMarks } from './block-marks.ts'
import { DrillError, inPlace } from './options.ts'
import { builtFile } from './page-file.ts'
import type { PagePlan } from './plan.ts'
import { ROOT } from './root.ts'

export type PageBlock = CommandBlock & BlockMarks

/**
 * The command blocks of a page as readers see them, with the marks of its source.
 * @throws DrillError where the built page is not that of the source
 */
export async function pageBlocks(
  page: string,
  root = ROOT,
): Promise<{ readonly blocks: PageBlock[]; readonly text: string }> {
  const path = builtFile(page)
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new DrillError(`${path} is missing; build the site first: npm run build`)
  const source = withPartials(page, root)
  const marks = inPlace(`${page}: `, () => blockMarks(source))
  const blocks = commandBlocks(text)
  const written = commandBlocks(withDirectiveCommands(withFacts(source)))
  const longer = written.length > blocks.length ? written : blocks
  const other = longer.find((_, index) => written[index]?.commands !== blocks[index]?.commands)
  if (other !== undefined)
    throw new DrillError(
      `${path} and ${page} have different commands, first at "${other.step}"; build the site again: npm run build`,
    )
  return {
    text,
    blocks: blocks.map((block, index) => ({ ...block, ...marks[index] })),
  }
}

/**
 * Pages with blocks that are run and that no plan performs, below `content/`, sorted.
 * @throws DrillError if the site is not built
 */
export async function pagesWithoutPlan(
  plans: readonly Pick<PagePlan, 'page'>[],
  root = ROOT,
): Promise<string[]> {
  if (!existsSync(join(root, 'dist')))
    throw new DrillError('dist is missing; build the site first: npm run build')
  const planned = new Set(plans.map(({ page }) => page))
  const files = await readdir(join(root, 'content'), { recursive: true })
  const pages = files
    .filter((file) => /\.mdx?$/.test(file) && !planned.has(`content/${file}`))
    // A partial is not built.
    .filter((file) => existsSync(join(root, builtFile(`content/${file}`))))
  const withBlocks = await Promise.all(
    pages.map(async (file) => {
      const { blocks } = await pageBlocks(`content/${file}`, root)
      return blocks.some(({ skip }) => skip === undefined) ? [file] : []
    }),
  )
  return withBlocks.flat().sort()
}

/** A source with the partials that it includes. */
function withPartials(page: string, root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const format = page.endsWith('x') ? 'mdx' : 'md'
  return includePartials({ file: page, format, text: read(page) }, (file) => ({ text: read(file) }))
    .text
}
