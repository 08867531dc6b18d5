import type { Page } from '@playwright/test'

/** Open every block and show every tab, because what is in there needs a width, too. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const block of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Details with the same name close each other.
      block.removeAttribute('name')
      block.open = true
    }
    for (const panel of document.querySelectorAll<HTMLElement>('main [role=tabpanel]'))
      panel.hidden = false
  })
}

/** Problems of the tables on a page in their current state. */
export function tableFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const name = table.textContent.trim().slice(0, 40)
      const box = table.closest('docs-table')
      if (box === null) return [`not in docs-table: ${name}`]
      const end = box.getBoundingClientRect().right
      return [
        ...(box.scrollWidth > box.clientWidth ? [`scrolls sideways: ${name}`] : []),
        ...(table.querySelector('th') === null ? [`has no header: ${name}`] : []),
        ...[...table.querySelectorAll('tbody :is(td, th), tbody :is(code, a)')]
          .filter((part) => part.getBoundingClientRect().right > end + 1)
          .map((part) => `hides a value: ${part.textContent}`),
      ]
    }),
  )
}

/** Whether a page is wider than its window, or has less than eight characters of room for its text. */
export async function crampedFaults(page: Page): Promise<string[]> {
  const { excess, text } = await page.evaluate(async () => {
    // The navbar folds before the next frame is painted.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const root = document.documentElement
    return {
      excess: root.scrollWidth - innerWidth,
      text:
        (document.querySelector('main h1')?.clientWidth ?? 0) /
        parseFloat(getComputedStyle(root).fontSize),
    }
  })
  return [
    ...(excess > 0 ? [`${excess} pixels too wide`] : []),
    ...(text < 8 ? [`text of ${text} em`] : []),
  ]
}

/** Changes the size of text as a reader does in the settings of the browser. */
export async function textSizer(page: Page): Promise<(percent: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (percent) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
  }
}
