import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordAnswers } from './answers/record-answers.ts'
import { runInside, workFolder } from './inside.ts'
import { openBridge } from './machine.ts'
import {
  DrillError,
  type DrillOptions,
  isFailure,
  type Program,
  readOptions,
  USAGE,
} from './options.ts'
import { pageBlocks, pagesWithoutPlan } from './page-blocks.ts'
import { performPage } from './perform-page.ts'
import { type PagePlan, planBlocks } from './plan.ts'
import { plans } from './plans/plans.ts'
import { readerPlan } from './plans/scenes.ts'
import { type FoundPrograms, findPrograms, programsOf } from './programs.ts'
import { readRecord, saveRecord } from './record.ts'
import { ROOT } from './root.ts'
import { openScene, type Scene } from './scene.ts'
import { skeletonOf } from './skeleton.ts'

const RECORD = join(ROOT, 'site/facts/performed.json')

/** What one scene is for. */
interface Drill {
  readonly name: string
  readonly programs: readonly Program[]
  readonly perform: (scene: Scene) => Promise<void>
}

const ANSWERS: Drill = {
  name: 'answers of the interfaces',
  programs: ['haqqd', 'hermes'],
  perform: recordAnswers,
}

/**
 * Perform pages, and print what was seen.
 * @returns the exit code: 0 if everything was as the pages say
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args)
    if (options.help) {
      console.log(USAGE)
      return 0
    }
    const chosen = options.answers ? [] : choosePlans(await allPlans(), options.pages)
    if (options.list) {
      for (const plan of chosen) await list(plan, options.pages.length > 0)
      return 0
    }
    const drills = options.answers ? [ANSWERS] : await Promise.all(chosen.map(drillOf))
    const programs = findPrograms(
      drills.flatMap((drill) => drill.programs),
      options,
    )
    const folder = workFolder()
    if (folder === undefined)
      return await runInside(
        [process.execPath, join(ROOT, 'drills/run.mjs'), ...args],
        options.keep,
      )
    await openBridge()
    let failed = 0
    for (const drill of drills)
      if (!(await succeeds(drill, { options, programs, folder }))) failed += 1
    console.log(`\n${drills.length - failed} as described, ${failed} not.`)
    return failed === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof DrillError)) throw error
    console.error(error.message)
    return 1
  }
}

/** A page without a plan is one that its reader simply carries out. */
const allPlans = async () => [
  ...plans,
  ...(await pagesWithoutPlan(plans)).map((page) => readerPlan(page, {})),
]

/** The plans of the named pages, or all. */
export function choosePlans(all: readonly PagePlan[], names: readonly string[]): PagePlan[] {
  const chosen = names.map((name) => {
    const matching = all.filter(({ page }) =>
      page.replace(/\.mdx?$/, '').endsWith(name.replace(/\.mdx?$|\/$/, '')),
    )
    if (matching.length === 1) return matching
    const known = (matching.length === 0 ? all : matching).map(({ page }) => `  ${page}`).join('\n')
    throw new DrillError(
      `${matching.length === 0 ? 'no' : 'more than one'} page with commands ends in "${name}"; there are:\n${known}`,
    )
  })
  return names.length === 0 ? [...all] : chosen.flat()
}

/** Print what a page needs, why its plan does not fit it, and for a named page a plan to begin with. */
async function list(plan: PagePlan, isNamed: boolean): Promise<void> {
  console.log(plan.page)
  try {
    const { blocks, text, recorded } = await pageNow(plan)
    console.log(`  needs ${programsOf(plan, blocks).join(', ')}`)
    if (isNamed) console.log(skeletonOf(plan, blocks, text))
    planBlocks(plan, blocks, text, recorded)
  } catch (error) {
    // Its steps or texts may have changed.
    if (!(error instanceof DrillError)) throw error
    console.log(`  ${error.message}`)
  }
}

/** A page as it is built now, and how it was performed before. */
async function pageNow({ page }: PagePlan) {
  const { pages } = await readRecord(RECORD)
  const recorded = pages.find((one) => one.page === page)?.steps ?? []
  return { ...(await pageBlocks(page)), recorded }
}

async function drillOf(plan: PagePlan): Promise<Drill> {
  return {
    name: plan.page,
    // A page that cannot be read fails when it is performed.
    programs: await pageNow(plan).then(
      ({ blocks }) => programsOf(plan, blocks),
      () => [],
    ),
    perform: async (scene) =>
      saveRecord(RECORD, await performPage(plan, { ...(await pageNow(plan)), scene })),
  }
}

interface Run {
  readonly options: DrillOptions
  readonly programs: FoundPrograms
  /** For homes and logs. */
  readonly folder: string
}

/**
 * Do something with machines and a network of its own, and stop all of it afterwards.
 * @returns whether it succeeded; a failure is printed
 */
async function succeeds({ name, programs: needed, perform }: Drill, run: Run): Promise<boolean> {
  console.log(`\n${name}`)
  const { programs, options } = run
  const folder = await mkdtemp(join(run.folder, 'drill-'))
  const scene = openScene({ folder, needed, programs, repositories: options.repositories })
  try {
    await perform(scene)
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    console.error(`  ${error.message.replaceAll('\n', '\n  ')}`)
    return false
  } finally {
    await scene.stop()
    if (options.keep === undefined) await rm(folder, { recursive: true, force: true })
    else console.log(`  kept in ${folder}`)
  }
}
