import type { PerformedStep } from '../site/performed/performed-schema.ts'
import { type BlockPlan, joined } from './block-plan.ts'
import { habitsOf } from './habits.ts'
import { OUTSIDE } from './network/addresses.ts'
import { DrillError, type Program } from './options.ts'
import type { PageBlock } from './page-blocks.ts'
import type { Scene } from './scene.ts'

/** What the page says the node does, and no block shows. */
export interface StatementPlan {
  /** Its words, as the page has them. */
  readonly says: string
  /** Does what the words are about, and gives what was seen. */
  readonly show: (scene: Scene) => Promise<string>
  /** What was seen must match it. */
  readonly prints: RegExp
}

/** What is special about a block; only its page can leave it out. */
type SpecialBlock = Omit<BlockPlan, 'skip'>

/** How a page is carried out. */
export interface PagePlan {
  /** `content/l1-network/maintain-a-validator.md` */
  readonly page: string
  /** Programs that are needed besides those that blocks name. */
  readonly programs: readonly Program[]
  /** What is otherwise than on the page, besides what its preparation adds itself. */
  readonly differences: readonly string[]
  /** Replacements in all blocks: placeholders, and addresses of the outside world. */
  readonly fill?: Readonly<Record<string, string>>
  readonly prepare: (scene: Scene) => Promise<void>
  /** Who runs blocks whose title names nobody. */
  readonly at?: string
  /** Of which network the tabs are carried out; of the first on the page by default. */
  readonly network?: 'Mainnet' | 'Testnet' | 'both'
  /** What is special about blocks, by their step: a list if several blocks of the step are run. */
  readonly blocks?: Readonly<Record<string, SpecialBlock | readonly SpecialBlock[]>>
  /** Tried out after the blocks. */
  readonly statements?: readonly StatementPlan[]
}

/**
 * The plan of a page. Besides the programs that blocks name it needs `haqqd`, or those that it names
 * itself: `[]` for a page without a node.
 * @param page below `content/`
 */
export const pagePlan = (
  page: string,
  plan: Omit<PagePlan, 'page' | 'programs' | 'differences'> &
    Partial<Pick<PagePlan, 'programs' | 'differences'>>,
): PagePlan => ({
  programs: ['haqqd'],
  differences: [],
  ...plan,
  page: `content/${page}`,
  fill: { ...OUTSIDE, ...plan.fill },
})

/** A block with all that is done with it, or with the reason why it is not run. */
export type PlannedBlock = ReturnType<typeof planBlocks>[number]

type BlocksPlan = Pick<PagePlan, 'page' | 'at' | 'network' | 'blocks' | 'statements'>

/** Commands that fail when they print a word, which is what the reader wants to see. */
const FAIL_WITH = new Map([
  ['inactive', [/is-active/, /^pgrep/]],
  ['disabled', [/is-enabled/]],
])

/**
 * What is done with each block of a page.
 * @param recorded how the page was performed before, which tells whether a step has moved
 * @throws DrillError for a plan that does not fit the page, and for one that runs nothing
 */
export function planBlocks(
  plan: BlocksPlan,
  blocks: readonly PageBlock[],
  text: string,
  recorded: readonly PerformedStep[] = [],
) {
  const { page, network = blocks.find((block) => block.network)?.network } = plan
  for (const { says } of plan.statements ?? [])
    if (!text.includes(says))
      throw new DrillError(`${page}: the plan shows "${says}", which the page does not say`)
  const isOther = (block: PageBlock) =>
    block.network !== undefined && network !== 'both' && block.network !== network
  const skipOf = (block: PageBlock) =>
    block.skip ?? (isOther(block) ? 'the same for the other network' : undefined)
  const run = blocks.filter((block) => skipOf(block) === undefined)
  if (run.length === 0) throw new DrillError(`${page}: no block would be run, so nothing is proved`)
  const special = new Map<PageBlock, BlockPlan>()
  for (const [step, given] of Object.entries(plan.blocks ?? {})) {
    const moved = movedStep(step, blocks, recorded)
    if (moved !== undefined)
      throw new DrillError(
        `${page}: "${step}" is "${moved}" now; change the plan in drills/plans, or, if it is right already, remove the page from site/facts/performed.json`,
      )
    const here = run.filter((block) => block.step === step)
    const plans = [given].flat()
    if (here.length !== plans.length)
      throw new DrillError(
        `${page}: ${here.length} blocks are run at "${step}", and the plan has ${plans.length}; change the plan in drills/plans`,
      )
    for (const [index, block] of here.entries()) special.set(block, plans[index] ?? {})
  }
  return blocks.map((block) => {
    const { step, code, commands, user, machine, network, ...marks } = block
    const own = special.get(block) ?? {}
    // A command that the page or the plan leaves out has no habit.
    const filled = replaced(code, { ...marks.fill, ...own.fill })
    const habits = habitsOf(filled, own.until ?? marks.until)
    const planned = { ...NOTHING, ...joined([...habits, marks, own]) }
    for (const words of planned.sees)
      if (!text.includes(words))
        throw new DrillError(
          `${page}: one should see "${words}" at "${step}", which the page does not say`,
        )
    return {
      ...planned,
      block,
      skip: skipOf(block),
      at: planned.at ?? (user === undefined ? plan.at : `${user}@${machine}`),
      mayFail: [...planned.sees.flatMap((words) => FAIL_WITH.get(words) ?? []), ...planned.mayFail],
    }
  })
}

const replaced = (code: string, table: Readonly<Record<string, string>>): string =>
  Object.entries(table).reduce((text, [from, to]) => text.replaceAll(from, to), code)

const NOTHING = {
  fill: {},
  sees: [],
  prints: [],
  mayFail: [],
  finds: {},
  saved: [],
  differs: [],
  before: () => undefined,
  after: () => undefined,
} satisfies BlockPlan

/**
 * What a page calls the step of a plan now.
 * @returns `undefined` if the record knows no commands of it that have moved to another step
 */
function movedStep(
  name: string,
  blocks: readonly PageBlock[],
  recorded: readonly PerformedStep[],
): string | undefined {
  const gone = recorded.filter(isNotIn(blocks)).filter(({ step }) => step === name)
  // The same commands may have been in other steps before.
  const arrived = blocks.filter(isNotIn(recorded))
  return arrived.find(({ commands }) => gone.some((one) => one.commands === commands))?.step
}

type PlacedCommands = Pick<PerformedStep, 'step' | 'commands'>

const isNotIn =
  (steps: readonly PlacedCommands[]) =>
  ({ step, commands }: PlacedCommands): boolean =>
    !steps.some((one) => one.step === step && one.commands === commands)
