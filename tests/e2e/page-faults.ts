import { expect, type Page } from '@playwright/test'
import { COLOUR_RULES, violationsOf } from './axe.ts'
import {
  crampedFaults,
  lateFaults,
  looksFaults,
  showAll,
  tableFaults,
  textSizer,
} from './page-layout.ts'

/** Ids that several elements of a page have. */
function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id ${id} is used twice`)
  })
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
}

/** What is wrong on pages when all of each is open, by the width of its window and the text size. */
export async function faultsOfPages(page: Page, routes: readonly string[]): Promise<string[]> {
  const setTextSize = await textSizer(page)
  await resize(page, 1280)
  const found: string[] = []
  for (const route of routes) {
    await page.goto(route)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await showAll(page)
    await untilEquipped(page)
    found.push(...(await faultsOf(page, setTextSize)).map((fault) => `${route} ${fault}`))
  }
  return found
}

/** The page adds the buttons of values in spare time. */
const untilEquipped = (page: Page) =>
  expect(page.locator('main docs-copy:not(:has(button))')).toHaveCount(0)

/** What looks wrong, also after an island that has just woken has got the buttons of its values. */
async function lastingLooks(page: Page): Promise<string[]> {
  if ((await looksFaults(page)).length === 0) return []
  await untilEquipped(page)
  return looksFaults(page)
}

async function faultsOf(page: Page, setTextSize: (percent: number) => Promise<void>) {
  const found: string[] = []
  const note = (where: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${where}: ${fault}`))
  const enlarged = async (width: number) => {
    await setTextSize(200)
    note(`text at 200 % in ${width}`, await crampedFaults(page))
    await setTextSize(100)
  }
  // accessibility.spec.ts judges the shell and the colours, which all pages share.
  note('axe', await violationsOf(page, 'main', { without: COLOUR_RULES }))
  note('ids', await repeatedIds(page))
  for (const width of [1280, 768, 390]) {
    if (width !== 1280) await resize(page, width)
    note(`tables in ${width}`, await tableFaults(page))
    note(`looks in ${width}`, await lastingLooks(page))
    if (width === 768) continue
    note(`head in ${width}`, await lateFaults(page))
    await enlarged(width)
  }
  // 320 pixels correspond to a window of 1280 at a zoom of 400 %.
  await resize(page, 320)
  note('320', await crampedFaults(page))
  await resize(page, 1280)
  return found
}
