import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import type { PerformedPage, PerformedStep } from '../site/performed/performed-schema.ts'
import { differencesOf } from './compare.ts'
import { fillCode, fillPattern } from './fill.ts'
import { DrillError, failureAt } from './options.ts'
import type { PageBlock } from './page-blocks.ts'
import { savePageFile } from './page-file.ts'
import { type PagePlan, type PlannedBlock, planBlocks, type StatementPlan } from './plan.ts'
import { stateLibraryDifferences } from './programs.ts'
import type { Scene } from './scene.ts'
import { lastLines } from './shell.ts'

/** After that many seconds a block counts as hanging, if its plan gives no other number. */
const PATIENCE = 120
/** Seconds for what a plan prepares, does around a block, or shows. */
const PLAN_PATIENCE = 900

interface PerformSource {
  readonly scene: Scene
  readonly blocks: readonly PageBlock[]
  /** The built page as Markdown. */
  readonly text: string
  /** How it was performed before. */
  readonly recorded: readonly PerformedStep[]
}

/**
 * Carry out the command blocks of a page in order, then what shows its other statements.
 * @throws DrillError at the first block that is not as the page says
 */
export async function performPage(plan: PagePlan, source: PerformSource): Promise<PerformedPage> {
  const { scene } = source
  const planned = planBlocks(plan, source.blocks, source.text, source.recorded)
  await inTime('to prepare it', plan.prepare(scene))
  const steps: PerformedStep[] = []
  for (const one of planned) steps.push(await performBlock(one, plan, scene))
  const statements: string[] = []
  for (const one of plan.statements ?? []) statements.push(await showStatement(one, scene))
  return {
    page: plan.page,
    day: new Date().toISOString().slice(0, 10),
    versions: Object.fromEntries(scene.needed.map((name) => [name, scene.versionOf(name)])),
    differences: [
      ...new Set([...scene.differences, ...plan.differences, ...nodeDifferences(scene)]),
    ],
    steps,
    ...(statements.length === 0 ? {} : { statements }),
  }
}

/**
 * See that the node does what the page says.
 * @returns the words of the page
 */
async function showStatement({ says, show, prints }: StatementPlan, scene: Scene): Promise<string> {
  const seen = stripVTControlCharacters(await inTime(`"${says}"`, show(scene)))
  if (!prints.test(seen))
    throw new DrillError(
      `"${says}": what was seen does not match ${prints}:\n${lastLines(seen, 25)}`,
    )
  console.log(`  "${says}": as described`)
  return says
}

/** How the node is built, in both versions. */
const nodeDifferences = ({ needed, fileOf }: Scene): string[] =>
  needed
    .filter((name) => name.startsWith('haqqd'))
    .flatMap((name) => stateLibraryDifferences(name, fileOf(name)))

async function performBlock(
  planned: PlannedBlock,
  plan: PagePlan,
  scene: Scene,
): Promise<PerformedStep> {
  const { block, at, skip } = planned
  const { step, commands } = block
  if (skip !== undefined) {
    console.log(`  ${step}: not run, ${skip}`)
    return { step, commands, result: 'not run', why: skip }
  }
  if (at === undefined)
    throw new DrillError(`${step}: neither the block nor its plan says who runs it`)
  try {
    const seconds = await runBlock(planned, at, { plan, scene })
    console.log(`  ${step}, ${at}: as described, ${seconds} s`)
    return { step, commands, result: 'as described', seconds }
  } catch (error) {
    throw failureAt(`${step}, ${at}: `, error)
  }
}

/**
 * Run a block, and what its plan does before and after it.
 * @returns how many seconds the block itself took
 */
async function runBlock(
  planned: PlannedBlock,
  at: string,
  { plan, scene }: { readonly plan: PagePlan; readonly scene: Scene },
): Promise<number> {
  const found = () => ({ ...plan.fill, ...Object.fromEntries(scene.found) })
  for (const file of planned.saved) {
    const [user = '', path = ''] = file.split(': ')
    await savePageFile(scene, user, plan.page, path, found())
  }
  for (const words of planned.differs) scene.differences.add(words)
  await inTime('what comes before it', planned.before(scene, at))
  const table = { ...found(), ...planned.fill }
  const code = codeOf(planned, table)
  const shell = await scene.shell(at)
  const start = Date.now()
  const run = await shell.run(code, { ...planned, seconds: planned.seconds ?? PATIENCE })
  const seconds = Math.round((Date.now() - start) / 100) / 10
  const output = stripVTControlCharacters(run.output)
  const finds = Object.entries<RegExp>(planned.finds)
  const expected = planned.prints.map((pattern) => fillPattern(pattern, table))
  const prints = [...expected, ...finds.map(([, pattern]) => pattern)]
  const differences = differencesOf(run, { ...planned, prints })
  if (differences.length > 0)
    throw new DrillError(`${differences.join('\n  ')}\n  it printed:\n${lastLines(run.output, 25)}`)
  for (const [name, pattern] of finds) {
    const [whole = '', group = whole] = pattern.exec(output) ?? []
    scene.found.set(name, group)
  }
  await inTime('what comes after it', planned.after(scene, output, at))
  return seconds
}

/** What is run for a block: its code with the replacements of a table, in its folder. */
export function codeOf(
  { block, in: folder }: Pick<PlannedBlock, 'block' | 'in'>,
  table: Readonly<Record<string, string>>,
): string {
  const code = fillCode(block.code, table)
  // Without its folder, the code would change another one.
  return folder === undefined ? code : `mkdir -p ${folder} && cd ${folder} || return\n${code}`
}

/**
 * The result of work that must end.
 * @throws DrillError when it does not end in time
 */
export function inTime<Result>(
  what: string,
  work: Result | Promise<Result>,
  seconds = PLAN_PATIENCE,
): Promise<Result> {
  const late = once(AbortSignal.timeout(seconds * 1000), 'abort').then(() => {
    throw new DrillError(`${what} hangs: no end after ${seconds} s`)
  })
  return Promise.race([work, late])
}
