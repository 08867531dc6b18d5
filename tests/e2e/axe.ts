import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
}

/** Code blocks and tables are equipped in spare time, which a busy machine has little of. */
const ATTEMPTS = 10
const PAUSE_MS = 300

/** Rule, place and reason of everything axe finds on the page and goes on to find. */
export async function violationsOf(page: Page): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const found = await violationsNow(page)
    if (found.length === 0 || attempt === ATTEMPTS) return found
    await page.waitForTimeout(PAUSE_MS)
  }
}

async function violationsNow(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run: () => Promise<{ violations: Violation[] }> }
    return (await axe.run()).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
