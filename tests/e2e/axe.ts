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
 * Targets of 24 pixels, or with that much room, which axe asks for only on demand: what scrolls out of
 * the sidebar would count as covered, so this is for the text of a page.
 */
export const SIZE_RULES = ['target-size']

/** The rules to apply; all of axe's defaults when left out. */
interface Rules {
  readonly only?: readonly string[]
  readonly without?: readonly string[]
}

/** Rule, position and reason of everything that axe keeps finding in those elements of the page. */
export async function violationsOf(
  page: Page,
  selector = 'html',
  rules: Rules = {},
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
    options: {
      readonly resultTypes: readonly string[]
      readonly preload: false
      readonly runOnly?: readonly string[]
      readonly rules: Readonly<Record<string, { readonly enabled: false }>>
    },
  ) => Promise<{ readonly violations: readonly Violation[] }>
}

async function violationsNow(
  page: Page,
  selector: string,
  { only, without = [] }: Rules,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([within, runOnly, left]) => {
      const axe = Reflect.get(window, 'axe') as Axe
      const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false as const }]))
      const options = {
        resultTypes: ['violations'],
        rules,
        // The rules need neither the style sheets, which axe would fetch again, nor media.
        preload: false as const,
        ...(runOnly && { runOnly }),
      }
      return (await axe.run(within, options)).violations
    },
    [selector, only, without] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
