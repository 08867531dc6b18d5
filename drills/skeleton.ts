import type { PageBlock } from './page-blocks.ts'
import { type PagePlan, planBlocks } from './plan.ts'

/** A plan to begin with: each step with blocks that are run, and what they begin with. */
export function skeletonOf(
  plan: Pick<PagePlan, 'page' | 'at' | 'network'>,
  blocks: readonly PageBlock[],
  text: string,
): string {
  // What the plan says about steps may no longer fit the page, and is not printed.
  const run = planBlocks({ ...plan, blocks: {}, statements: [] }, blocks, text).filter(
    ({ skip }) => skip === undefined,
  )
  const lines = [...new Set(run.map(({ block }) => block.step))].flatMap((step) => {
    const here = run.filter(({ block }) => block.step === step)
    const value = here.length === 1 ? '{}' : `[${here.map(() => '{}').join(', ')}]`
    return [
      ...here.map(({ at, block }) => `    // ${at}: ${block.code.split('\n')[0]}`),
      `    ${JSON.stringify(step)}: ${value},`,
    ]
  })
  const page = JSON.stringify(plan.page.replace(/^content\//, ''))
  return [`readerPlan(${page}, {`, '  blocks: {', ...lines, '  },', '})'].join('\n')
}
