import { type CommandBlock, commandBlocks } from '../site/performed/command-blocks.ts'
import { DrillError, type Program } from './options.ts'
import type { Scene } from './scene.ts'

/** How one command block of a page is carried out. */
export interface BlockPlan {
  /** Headings and number of its step, as on the page: `Move > 3`. */
  readonly step: string
  /** Why it is not carried out. */
  readonly skip?: string
  /** `admin1@validator`, if its title names nobody. */
  readonly at?: string
  /** Replacements in this block only, in addition to the table of the plan. */
  readonly fill?: Readonly<Record<string, string>>
  /** Texts that the page says one sees; each must be on the page and in the output. */
  readonly sees?: readonly string[]
  /** What else the output must match, for what the page says in words ("nothing", "grows"). */
  readonly prints?: readonly RegExp[]
  /** Commands that may fail, as `systemctl is-active` does when it prints `inactive`. */
  readonly mayFail?: readonly RegExp[]
  /** Ctrl+C once the output contains this. */
  readonly until?: RegExp
  /** What is typed at prompts. */
  readonly typed?: string
  /** After that many seconds the block counts as hanging; 120 by default. */
  readonly seconds?: number
  readonly before?: (scene: Scene) => Promise<void>
  readonly after?: (scene: Scene, output: string) => Promise<void>
}

/** What the page says the node does, and no block shows. */
export interface StatementPlan {
  /** Its words, as the page has them. */
  readonly says: string
  /** Does what the words are about, and gives what was seen. */
  readonly show: (scene: Scene) => Promise<string>
  /** What was seen must match it. */
  readonly prints: RegExp
}

/** How a page is carried out. */
export interface PagePlan {
  /** `content/l1-network/maintain-a-validator.md` */
  readonly page: string
  readonly programs: readonly Program[]
  /** What the local network has otherwise than the chain. */
  readonly differences: readonly string[]
  /** Replacements in all blocks: placeholders, and addresses of the outside world. */
  readonly fill?: Readonly<Record<string, string>>
  readonly prepare: (scene: Scene) => Promise<void>
  /** One for each shell block of the page, in reading order. */
  readonly blocks: readonly BlockPlan[]
  /** Tried out after the blocks. */
  readonly statements?: readonly StatementPlan[]
}

export interface PlannedBlock {
  readonly block: CommandBlock
  readonly plan: BlockPlan
}

/**
 * Pair the blocks of a page with those of its plan.
 * @throws DrillError at the first step in which they differ, and for a text that is not on the page
 */
export function pairBlocks(
  { page, blocks: plans }: Pick<PagePlan, 'page' | 'blocks'>,
  blocks: readonly CommandBlock[],
  text: string,
): PlannedBlock[] {
  for (let index = 0; index < Math.max(plans.length, blocks.length); index++) {
    const [planned, shown] = [plans[index]?.step, blocks[index]?.step]
    if (planned !== shown)
      throw new DrillError(
        `${page}: block ${index + 1} is at "${shown ?? 'the end'}", and the plan has "${planned ?? 'no more'}"; change the plan in drills/plans`,
      )
  }
  return blocks.map((block, index) => {
    const plan = plans[index] as BlockPlan
    for (const words of plan.sees ?? [])
      if (!text.includes(words))
        throw new DrillError(
          `${page}: the plan expects "${words}" at "${block.step}", which the page does not say`,
        )
    return { block, plan }
  })
}

/** @throws DrillError for a statement that is not on the page */
export function requireStatements(
  { page, statements = [] }: Pick<PagePlan, 'page' | 'statements'>,
  text: string,
): void {
  for (const { says } of statements)
    if (!text.includes(says))
      throw new DrillError(`${page}: the plan shows "${says}", which the page does not say`)
}

/**
 * Why a plan no longer fits its page, whose headings or texts may have changed.
 * @param text the built page as Markdown
 */
export function planFault(
  plan: Pick<PagePlan, 'page' | 'blocks' | 'statements'>,
  text: string,
): string | undefined {
  try {
    pairBlocks(plan, commandBlocks(text), text)
    requireStatements(plan, text)
    return undefined
  } catch (error) {
    if (!(error instanceof DrillError)) throw error
    return error.message
  }
}
