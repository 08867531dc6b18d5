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
  await tabTo(page, page.locator('nav[aria-label=Main] a[href="/l1-network/"]:visible'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/l1-network\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/l1-network/run-node/testnet/')
  await hydrated(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const group = sidebar.locator('.menu-row:has(> a[href="/l1-network/modules/"]) button')
  await tabTo(page, group)
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
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

/** Collects what is wrong with the elements that get the focus, until one gets it again. */
function watchStops(page: Page): Promise<void> {
  return page.evaluate(() => {
    const stops = new Map<Element, string[]>()
    Object.assign(window, { stops, isRound: false })
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLInputElement
      if (stops.has(element)) {
        Object.assign(window, { isRound: true })
        return
      }
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const name =
        element.getAttribute('aria-label') ??
        (element.textContent?.trim() || element.title || element.labels?.[0]?.textContent || '')
      stops.set(element, [
        ...(outlineStyle === 'none' && boxShadow === 'none' ? ['has no outline'] : []),
        ...(width > 0 && height > 0 && element.checkVisibility() ? [] : ['is not visible']),
        // The browser names its own controls of a video.
        ...(name === '' && !(target instanceof HTMLMediaElement) ? ['has no name'] : []),
      ])
    })
  })
}

for (const route of ['/', '/learn/token/', '/develop/api/networks/', '/search/'])
  test(`every stop of the Tab key on ${route} is visible, named and outlined`, async ({ page }) => {
    await page.goto(route)
    await hydrated(page)
    await watchStops(page)
    const isRound = () => page.evaluate(() => Reflect.get(window, 'isRound') as boolean)
    for (let presses = 0; presses < 400 && !(await isRound()); presses += 20)
      for (let press = 0; press < 20; press++) await page.keyboard.press('Tab')
    expect(await isRound()).toBe(true)
    const stops = await page.evaluate(() =>
      [...(Reflect.get(window, 'stops') as Map<Element, string[]>)].map(
        ([element, faults]) => [element.outerHTML.slice(0, 90), faults] as const,
      ),
    )
    expect(stops.length).toBeGreaterThan(5)
    expect(stops.filter(([, faults]) => faults.length > 0)).toEqual([])
  })
