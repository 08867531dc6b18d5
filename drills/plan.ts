import type { PerformedStep } from '../site/performed/performed-schema.ts'
import { habitsOf } from './habits.ts'
import { OUTSIDE } from './network/addresses.ts'
import { DrillError, type Program } from './options.ts'
import type { PageBlock } from './page-blocks.ts'
import type { Scene } from './scene.ts'

/**
 * How a block is carried out, if not simply as shown. Say it in the page, as a mark, where a mark
 * can.
 */
export interface BlockPlan {
  /** `admin1@validator`, in place of whom its title or the plan names. */
  readonly at?: string
  /** Folder in which it is run, made if it is missing: `~/viem`. */
  readonly in?: string
  /** Replacements in this block only, in addition to the table of the plan. */
  readonly fill?: Readonly<Record<string, string>>
  /** Texts that the page says one sees, besides those in its source. */
  readonly sees?: readonly string[]
  /** What else the output must match, for what the page says in words ("nothing", "grows"). */
  readonly prints?: readonly RegExp[]
  /** Commands that may fail, besides those that ask for what is `inactive` or `disabled`. */
  readonly mayFail?: readonly RegExp[]
  /** Ctrl+C once the output contains this. */
  readonly until?: RegExp
  /** Files that the page shows and its reader has saved: `root@signer: /opt/tmkms/tmkms.toml`. */
  readonly saved?: readonly string[]
  /** What the record says is otherwise than on the page, while this block is carried out. */
  readonly differs?: readonly string[]
  /** What is typed at prompts. */
  readonly typed?: string
  /** After that many seconds the block counts as hanging; 120 by default. */
  readonly seconds?: number
  readonly before?: (scene: Scene) => unknown
  /** `at` is who ran the block. */
  readonly after?: (scene: Scene, output: string, at: string) => unknown
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
  readonly blocks?: Readonly<Record<string, BlockPlan | readonly BlockPlan[]>>
  /** Tried out after the blocks. */
  readonly statements?: readonly StatementPlan[]
}

/**
 * The plan of a page, which only `haqqd` is needed for if it names no other programs.
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
    const { step, code, commands, user, machine, skip, network, finds = {}, ...marks } = block
    const own = special.get(block) ?? {}
    const habits = habitsOf(code, own.until ?? marks.until)
    const planned = merged([...habits, marks, own])
    for (const words of planned.sees)
      if (!text.includes(words))
        throw new DrillError(
          `${page}: one should see "${words}" at "${step}", which the page does not say`,
        )
    return {
      ...planned,
      block,
      finds,
      skip: skipOf(block),
      at: own.at ?? marks.at ?? (user === undefined ? plan.at : `${user}@${machine}`),
      mayFail: [...planned.sees.flatMap((words) => FAIL_WITH.get(words) ?? []), ...planned.mayFail],
    }
  })
}

/**
 * Join what habits, marks and the plan say: lists are concatenated, and of single values the last
 * one counts.
 */
function merged(parts: readonly BlockPlan[]) {
  const last: BlockPlan = Object.assign({}, ...parts)
  return {
    ...last,
    saved: parts.flatMap(({ saved = [] }) => saved),
    sees: parts.flatMap(({ sees = [] }) => sees),
    prints: parts.flatMap(({ prints = [] }) => prints),
    mayFail: parts.flatMap(({ mayFail = [] }) => mayFail),
    fill: Object.fromEntries(parts.flatMap(({ fill = {} }) => Object.entries(fill))),
    before: async (scene: Scene) => {
      for (const { differs = [], before } of parts) {
        for (const words of differs) scene.differences.add(words)
        await before?.(scene)
      }
    },
    after: async (...ended: Parameters<NonNullable<BlockPlan['after']>>) => {
      for (const { after } of parts) await after?.(...ended)
    },
  }
}

/**
 * What a page calls the step of a plan now.
 * @returns `undefined` if the record knows no commands of it that have moved to another step
 */
function movedStep(
  name: string,
  blocks: readonly PageBlock[],
  recorded: readonly PerformedStep[],
): string | undefined {
  const isIn = (steps: readonly PlacedCommands[], step: string, commands: string) =>
    steps.some((one) => one.step === step && one.commands === commands)
  return recorded
    .filter(({ step, commands }) => step === name && !isIn(blocks, name, commands))
    .flatMap(({ commands }) =>
      // The same commands may have been in other steps before.
      blocks.filter(
        (block) => block.commands === commands && !isIn(recorded, block.step, commands),
      ),
    )[0]?.step
}

type PlacedCommands = Pick<PerformedStep, 'step' | 'commands'>
