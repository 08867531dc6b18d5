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

/**
 * Code blocks and tables are enhanced when the browser is idle, which takes time on a busy machine.
 */
const ATTEMPTS = 10
const PAUSE_MS = 300

/** Rules whose result depends on the colour mode. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Rule, position and reason of everything that axe keeps finding in those elements of the page.
 *
 * @param rules all of axe's defaults when left out
 */
export async function violationsOf(
  page: Page,
  selector = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const found = await violationsNow(page, selector, rules)
    if (found.length === 0 || attempt === ATTEMPTS) return found
    await page.waitForTimeout(PAUSE_MS)
  }
}

interface Axe {
  readonly run: (
    selector: string,
    options: { readonly resultTypes: readonly string[]; readonly runOnly?: readonly string[] },
  ) => Promise<{ readonly violations: readonly Violation[] }>
}

async function violationsNow(
  page: Page,
  selector: string,
  rules: readonly string[] | undefined,
): Promise<string[]> {
  await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([within, runOnly]) => {
      const axe = Reflect.get(window, 'axe') as Axe
      const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
      return (await axe.run(within, options)).violations
    },
    [selector, rules] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
