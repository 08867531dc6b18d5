import { expect, type Page, test } from '@playwright/test'
import { crampedFaults, showAll, textSizer } from '../page-layout.ts'
import { ONE_OF_EACH_KIND } from '../routes.ts'

test.describe.configure({ mode: 'parallel' })

interface Reading {
  /** Size that the reader has chosen in the settings of the browser. */
  readonly percent: number
  /** Size of the root in a style sheet of the reader, of which media queries know nothing. */
  readonly root: string
  readonly widths: readonly number[]
}

const READINGS: readonly Reading[] = [
  { percent: 150, root: '', widths: [1600, 1280, 1024, 768, 390, 320] },
  { percent: 200, root: '', widths: [1600, 768] },
  { percent: 100, root: '24px', widths: [1600, 1280, 390] },
  { percent: 100, root: '32px', widths: [1600, 1280, 390] },
]

async function crampedIn(page: Page, { root, widths }: Reading): Promise<string[]> {
  const found: string[] = []
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, root)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await crampedFaults(page)).map((fault) => `at ${width}: ${fault}`))
  }
  return found
}

const HALVES = [0, 1].map((half) => ONE_OF_EACH_KIND.filter((_, index) => index % 2 === half))

// all-pages/every-page.spec.ts judges every page with text at 200 % in the two most common widths.
for (const [half, routes] of HALVES.entries())
  test(`one page of each kind fits every window with larger text, half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const setTextSize = await textSizer(page)
    const cramped: string[] = []
    for (const route of routes) {
      await page.goto(route)
      await showAll(page)
      for (const reading of READINGS) {
        await setTextSize(reading.percent)
        const faults = await crampedIn(page, reading)
        cramped.push(
          ...faults.map((fault) => `${route}, ${reading.percent} % ${reading.root} ${fault}`),
        )
      }
      await setTextSize(100)
    }
    expect(cramped).toEqual([])
  })
