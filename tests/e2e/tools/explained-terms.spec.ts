import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { explainedWordsOf } from '../built-page.ts'

const GUIDE = '/user-guides/stake/'
/** The link to the glossary entry of the guide's nth explained word. */
const wordOf = (page: Page, index = 0) => page.locator(`main a[href="${entryOf(index)}"]`).first()
const idOf = (index: number) => explainedWordsOf(GUIDE)[index] ?? 'none'
const entryOf = (index: number) => `/learn/glossary/#${idOf(index)}`
/** A sentence. */
const DEFINITION = /^\S+(?: \S+){3,}\./

test('a word is explained under the pointer and at the focus, until it is left', async ({
  page,
}) => {
  await page.goto(GUIDE)
  const word = wordOf(page)
  const tooltip = page.getByRole('tooltip')
  await word.hover()
  await expect(tooltip).toContainText(DEFINITION)
  await expect(tooltip).not.toContainText('See ')
  await expect(word).toHaveAccessibleDescription(DEFINITION)
  expect(await violationsOf(page, '[role=tooltip]')).toEqual([])
  // A reader may move into the text to select it.
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
  await word.focus()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(word).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(entryOf(0))
  await expect(tooltip).toBeHidden()
})

for (const [name, reach] of Object.entries({
  'under a resting pointer': (word: Locator) => word.hover(),
  'at the focus': (word: Locator) => word.focus(),
}))
  test(`a word ${name} is explained when the code for it arrives later`, async ({ page }) => {
    let goOn = () => {}
    const isReached = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/[/]watch-terms-[\w-]+[.]js$/, async (route) => {
      await isReached
      await route.continue()
    })
    await page.goto(GUIDE, { waitUntil: 'domcontentloaded' })
    await reach(wordOf(page))
    goOn()
    await expect(page.getByRole('tooltip')).toContainText(DEFINITION)
  })

test('pages load the definitions with the first interest, and no others', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('terms.json')) asked.push(request.url())
  })
  await page.goto(GUIDE)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  for (const word of [wordOf(page), wordOf(page, 1)]) {
    await word.hover()
    await expect(word).toHaveAttribute('aria-describedby')
  }
  expect(asked).toHaveLength(1)
})

test('without the definitions a word stays a link', async ({ page }) => {
  await page.route('**/terms.json', (route) => route.abort())
  await page.goto(GUIDE)
  await wordOf(page).click()
  await expect(page).toHaveURL(entryOf(0))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a first touch explains, a second one follows the link', async ({ page }) => {
    await page.goto(GUIDE)
    // Before the code for it has arrived, a touch follows the link.
    await page.waitForLoadState('networkidle')
    const word = wordOf(page)
    const tooltip = page.getByRole('tooltip')
    await word.tap()
    await expect(tooltip).toBeVisible()
    const box = await tooltip.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(16)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(374)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.locator('main h1').tap()
    await expect(tooltip).toBeHidden()
    await word.tap()
    await expect(tooltip).toBeVisible()
    await word.tap()
    await expect(page).toHaveURL(entryOf(0))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a word is a link to its entry', async ({ page }) => {
    await page.goto(GUIDE)
    await wordOf(page).click()
    await expect(page.locator(`[id="${idOf(0)}"]`)).toBeInViewport()
  })
})
