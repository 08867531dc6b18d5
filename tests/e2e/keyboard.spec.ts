import { expect, type Locator, type Page, test } from '@playwright/test'

/** Press Tab until the element has the focus; fails when it is not reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 200; count++) {
    await page.keyboard.press('Tab')
    const isThere = await target.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement),
    )
    if (isThere) return
  }
  throw new Error(`Tab never reaches ${target}.`)
}

async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

test('a whole visit with only the keyboard', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await tabTo(page, page.getByRole('link', { name: 'L1 Network', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/l1-network\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/l1-network/run-node/testnet/')
  await hydrated(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const group = page.getByRole('button', { name: /Expand sidebar category 'Modules'/ })
  await tabTo(page, group)
  await page.keyboard.press('Enter')
  await expect(group).toHaveCount(0)
  await tabTo(page, sidebar.locator('a[href="/l1-network/modules/evm/"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/modules\/evm\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // The tables of this page need the width, so its outline is folded.
  await page.locator('.mobile-outline > summary').focus()
  await page.keyboard.press('Enter')
  const outline = page.getByRole('navigation', { name: 'On this page' }).last()
  const entry = outline.getByRole('link').nth(1)
  const href = (await entry.getAttribute('href')) ?? ''
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))

  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/modules\/evm\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const route of ['/', '/learn/token/', '/develop/api/networks/', '/search/'])
  test(`every stop of the Tab key on ${route} is visible, named and outlined`, async ({ page }) => {
    await page.goto(route)
    await hydrated(page)
    const stops: string[] = []
    for (let count = 0; count < 400; count++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return undefined
        const { outlineStyle, boxShadow } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const name =
          element.getAttribute('aria-label') ??
          (element.textContent?.trim() ||
            element.getAttribute('title') ||
            (element as HTMLInputElement).labels?.[0]?.textContent ||
            '')
        return {
          html: element.outerHTML.slice(0, 90),
          name,
          isOutlined: outlineStyle !== 'none' || boxShadow !== 'none',
          isVisible: width > 0 && height > 0 && element.checkVisibility(),
        }
      })
      if (stop === undefined) break
      expect(stop, stop.html).toMatchObject({ isOutlined: true, isVisible: true })
      expect(stop.name, stop.html).not.toBe('')
      stops.push(stop.html)
    }
    expect(stops.length).toBeGreaterThan(5)
    expect(stops.length).toBeLessThan(400)
  })
