import { expect, test } from '@playwright/test'
import { count, dialog, field, open, options, PAGE, search } from '../search-dialog.ts'

test('Enter of an input method chooses nothing', async ({ page }) => {
  await open(page)
  await search(page, 'validator')
  await field(page).evaluate((input) => {
    // Safari sends the second form.
    for (const ofMethod of [{ isComposing: true }, { keyCode: 229 }])
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...ofMethod }),
      )
  })
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(PAGE)
})

test('the count does not grow from letter to letter', async ({ page }) => {
  await open(page)
  await search(page, 'validator')
  const direct = await count(page).textContent()
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await expect(count(page)).toHaveText(direct ?? '')
})

test('opens in front of another dialog, too, and leaves it as it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.locator('dialog.drawer')
  await expect(drawer).toBeVisible()
  await search(page, 'validator')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(drawer).toBeVisible()
})

for (const way of ['Enter', 'a click'])
  test(`a hit chosen with ${way} in the open drawer is one step in the history`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/learn/')
    await open(page)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const drawer = page.locator('dialog.drawer')
    await expect(drawer).toBeVisible()
    await search(page, 'run a validator')
    const href = (await options(page).first().getAttribute('href')) ?? ''
    const addresses = await page.evaluateHandle(() => {
      const seen: string[] = []
      navigation.addEventListener('navigate', ({ destination }) => seen.push(destination.url))
      return seen
    })
    if (way === 'Enter') await page.keyboard.press('Enter')
    else await options(page).first().click()
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // A step back would arrive in a later task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect(page).toHaveURL(href)
    expect((await addresses.jsonValue()).map((url) => new URL(url).pathname)).toHaveLength(1)
    await page.goBack()
    await expect(page).toHaveURL(PAGE)
    await page.goBack()
    await expect(page).toHaveURL('/learn/')
  })

test('Ctrl+Enter opens a new tab and leaves the dialog open', async ({ page, context }) => {
  await open(page)
  await search(page, 'faucet')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/faucet/)
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(PAGE)
})

test('/ stays a letter in a field', async ({ page }) => {
  await open(page, '/search/')
  const query = page.getByRole('searchbox', { name: 'Search' })
  await expect(query).toBeFocused()
  await page.keyboard.type('/x')
  await expect(query).toHaveValue('/x')
  await expect(dialog(page)).toBeHidden()
})

test('the page behind is out of reach and does not move', async ({ page }) => {
  await open(page)
  const left = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().left)
  const before = await left()
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  expect(await left()).toBe(before)
  await expect(page.locator('body')).toHaveClass(/DocSearch--active/)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('#docsRoot') ?? null),
    ).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/)
})

test('a selected text is the query, and typing replaces it', async ({ page }) => {
  await open(page)
  await page.locator('h1').selectText()
  const selected = await page.evaluate(() => getSelection()?.toString().trim())
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue(selected ?? 'none')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.type('faucet')
  await expect(field(page)).toHaveValue('faucet')
})

test('a text selected over several lines keeps its words separate', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const cells = [...document.querySelectorAll('article p, article tr')].slice(0, 3)
    const [first, last] = [cells[0], cells.at(-1)]
    if (first && last) getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length)
  })
  const words = await page.evaluate(() => getSelection()?.toString().trim().split(/\s+/).join(' '))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue((words ?? 'none').slice(0, 512))
})

test('odd queries break nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await open(page)
  await page.keyboard.press('Control+k')
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '((((',
    '....',
    'ابحث',
    '\u202eשלום',
    '🕌 👨‍👩‍👧',
    '__proto__',
    'x'.repeat(10_000),
  ]) {
    await field(page).fill('')
    await expect(count(page)).toHaveText('')
    await field(page).fill(query)
    await expect(count(page)).toHaveText(/(?:results?|pages)$|^No results found/)
    expect(await dialog(page).locator('img').count()).toBe(0)
  }
  expect(errors).toEqual([])
})

test('half of a character breaks nothing, with and without results', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await open(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  // The protocol of the test would replace it.
  await page.evaluate(() => document.execCommand('insertText', false, 'faucet \ud83d'))
  const all = dialog(page).getByRole('link', { name: /^See all \d+ / })
  await expect(all).toHaveAttribute('href', '/search/?q=faucet%20%EF%BF%BD')
  await field(page).fill('')
  await page.evaluate(() => document.execCommand('insertText', false, 'xqzzyv \ud83d'))
  await expect(count(page)).toHaveText(/^No results found/)
  expect(errors).toEqual([])
})
