import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { network } from '../site/network.ts'
import { recordAnswers } from './answers/record-answers.ts'
import { isInside, pageFolder, runInside, withWorkFolder } from './inside.ts'
import { openBridge } from './machine.ts'
import { DrillError, type DrillOptions, isFailure, readOptions, USAGE } from './options.ts'
import { pageBlocks, pagesWithoutPlan } from './page-blocks.ts'
import { performPage } from './perform-page.ts'
import { type PagePlan, planBlocks } from './plan.ts'
import { plans } from './plans/plans.ts'
import { readerPlan } from './plans/scenes.ts'
import { type FoundPrograms, findPrograms, requirePrograms } from './programs.ts'
import { readRecord, saveRecord } from './record.ts'
import { ROOT } from './root.ts'
import { openScene, type Scene } from './scene.ts'
import { skeletonOf } from './skeleton.ts'

const RECORD = join(ROOT, 'site/facts/performed.json')

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
    const simple = await pagesWithoutPlan(plans)
    // A page without a plan is one that its reader simply carries out.
    const all = [...plans, ...simple.map((page) => readerPlan(page, {}))]
    const chosen = options.answers ? [] : choosePlans(all, options.pages)
    if (options.skeleton) {
      for (const plan of chosen) {
        const { blocks, text } = await pageBlocks(plan.page)
        console.log(skeletonOf(plan, blocks, text))
      }
      return 0
    }
    const programs = findPrograms(options)
    if (options.list) {
      await list(chosen, programs)
      return 0
    }
    const needed = new Set(chosen.flatMap((plan) => plan.programs))
    requirePrograms(programs, options.answers ? ['haqqd', 'hermes'] : [...needed], {
      haqqd: network.node.version.value.replace(/^v/, ''),
    })
    if (!isInside())
      return await withWorkFolder(options.keep, (environment) =>
        runInside([process.execPath, join(ROOT, 'drills/run.mjs'), ...args], environment),
      )
    await openBridge()
    const run = { options, programs }
    if (!options.answers) return await performAll(chosen, run)
    return (await succeeds('answers of the interfaces', recordAnswers, run)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof DrillError)) throw error
    console.error(error.message)
    return 1
  }
}

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

async function list(chosen: readonly PagePlan[], programs: FoundPrograms): Promise<void> {
  for (const plan of chosen) {
    console.log(`${plan.page}: ${plan.programs.join(', ')}`)
    try {
      const { blocks, text, recorded } = await pageNow(plan)
      planBlocks(plan, blocks, text, recorded)
    } catch (error) {
      // Its steps or texts may have changed.
      if (!(error instanceof DrillError)) throw error
      console.log(`  ${error.message}`)
    }
  }
  for (const [name, { file, version }] of programs) console.log(`${name} ${version}: ${file}`)
}

/** A page as it is built now, and how it was performed before. */
async function pageNow({ page }: PagePlan) {
  const { pages } = await readRecord(RECORD)
  const recorded = pages.find((one) => one.page === page)?.steps ?? []
  return { ...(await pageBlocks(page)), recorded }
}

interface Run {
  readonly options: DrillOptions
  readonly programs: FoundPrograms
}

async function performAll(chosen: readonly PagePlan[], run: Run): Promise<number> {
  let failed = 0
  for (const plan of chosen) {
    const perform = async (scene: Scene) =>
      saveRecord(RECORD, await performPage(plan, { ...(await pageNow(plan)), scene }))
    if (!(await succeeds(plan.page, perform, run))) failed += 1
  }
  console.log(`\n${chosen.length - failed} pages were as described, ${failed} were not.`)
  return failed === 0 ? 0 : 1
}

/**
 * Do something with machines and a network of its own, and stop all of it afterwards.
 * @returns whether it succeeded; a failure is printed
 */
async function succeeds(
  name: string,
  use: (scene: Scene) => Promise<void>,
  { options, programs }: Run,
): Promise<boolean> {
  console.log(`\n${name}`)
  const folder = await pageFolder()
  const scene = openScene({ folder, programs, repositories: options.repositories })
  try {
    await use(scene)
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
