import { expect, test } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { lastTermOf, questionsOf, titled } from './built-page.ts'
import {
  active,
  button,
  count,
  dialog,
  field,
  open,
  options,
  PAGE,
  search,
} from './search-dialog.ts'

test('Ctrl+K, some letters, Enter: the right section', async ({ page }) => {
  await open(page)
  await search(page, 'eth_getBlockByN')
  await expect(active(page)).toContainText('eth_getBlockByNumber')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/develop/api/ethereum-json-rpc/methods/eth_getBlockByNumber/')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eth_getBlockByNumber')
})

test('the combobox announces the active option and the number of results', async ({ page }) => {
  await open(page)
  await search(page, 'validator')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(count(page)).toHaveText(/^\d+ results on \d+ pages$/)
  const total = Number.parseInt((await count(page).textContent()) ?? '', 10)
  await expect(dialog(page).getByRole('link', { name: /^See all/ })).toHaveText(
    `See all ${total} results`,
  )
  const id = await active(page).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  for (const group of await dialog(page).getByRole('group').all()) {
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5)
  }
  await expect(dialog(page).locator('mark').first()).toHaveText(/validator/i)
})

test('a search can be limited to a section', async ({ page }) => {
  await open(page)
  await search(page, 'validator')
  const filter = dialog(page).getByRole('group', { name: 'Sections' })
  const section = filter.getByRole('button').nth(1)
  const ofSection = new RegExp(`^${await section.textContent()}`)
  await section.click()
  const titles = dialog(page).locator('.search-group-title')
  await expect(titles.first()).toHaveText(ofSection)
  await expect(count(page)).toHaveText(ofSection)
  await expect(count(page)).toHaveText(/: \d+ results/)
  for (const title of await titles.allTextContents()) expect(title).toMatch(ofSection)
  await expect(field(page)).toBeFocused()
  await filter.getByRole('button', { name: 'All' }).click()
  await expect(titles.filter({ hasNotText: ofSection }).first()).toBeVisible()
})

test('arrows wrap around, the mouse selects, Tab leaves the list', async ({ page }) => {
  await open(page)
  await search(page, 'validator')
  const last = (await options(page).count()) - 1
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(last)).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).nth(last)).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await options(page).nth(1).hover()
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(active(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Clear the query' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
})

test('the page behind is inert while the dialog is open', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  const reachable = page.locator('body > :not([inert], dialog, script, style)')
  await expect(reachable).toHaveCount(0)
  // Escape works wherever the focus is.
  await dialog(page).locator('.search-foot').click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('Ctrl+K and / open; Ctrl+K, Escape, the button and a press outside close', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => scrollTo(0, 300))
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  // The focus is now on a button, where / works as well.
  await page.keyboard.press('/')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Close search' }).click()
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await page.mouse.click(10, 790)
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('a chosen hit is recent; a star makes it a favourite; both can be removed', async ({
  page,
}) => {
  await open(page)
  await search(page, 'faucet')
  const name = await active(page).locator('.search-option-title').textContent()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await open(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('')
  const rows = (group: string) =>
    dialog(page).getByRole('rowgroup', { name: group }).getByRole('row')
  await expect(rows('Recent')).toHaveCount(1)
  await expect(rows('Recent')).toContainText(name ?? '')
  await dialog(page).getByRole('button', { name: 'Save this search' }).click()
  await expect(rows('Recent')).toHaveCount(0)
  await expect(rows('Favorite')).toHaveCount(1)
  await expect(field(page)).toBeFocused()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('__DOC'))),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^__DOCSEARCH_FAVORITE_SEARCHES__/)]))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/faucet/)
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('button', { name: 'Remove this search from favorites' }).click()
  await expect(rows('Favorite')).toHaveCount(0)
})

test('before typing, popular pages and sections are shown; the arrows lead to them', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('Control+k')
  const rows = (group: string) =>
    dialog(page).getByRole('rowgroup', { name: group }).getByRole('row')
  await expect(rows('Sections')).not.toHaveCount(0)
  const popular = (await rows('Popular').nth(1).textContent()) ?? ''
  // No reader chose one of them.
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(popular)
})

test('a hit on the page being read moves there', async ({ page }) => {
  await open(page, '/learn/glossary/')
  const { id, text } = lastTermOf('/learn/glossary/')
  await search(page, text)
  const group = dialog(page).getByRole('group', { name: titled('/learn/glossary/') })
  const title = page.getByText(text, { exact: true })
  await group.getByRole('option').filter({ has: title }).first().click()
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
})

test('a question in an accordion is opened', async ({ page }) => {
  await open(page)
  const [{ id, text } = { id: '', text: '' }] = questionsOf('/learn/faq/')
  await search(page, text)
  const group = dialog(page).getByRole('group', { name: titled('/learn/faq/') })
  await group.getByRole('option').filter({ hasText: text }).first().click()
  await expect(page).toHaveURL(`/learn/faq/#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('open')
  await expect(page.locator(`[id="${id}"] p`).first()).toBeInViewport()
})

test('nothing found: shows a message, suggestions, and a link to report it', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('xqzzyvkkjq <qzzxwvjkqq>')
  await expect(dialog(page).locator('.search-message')).toContainText(
    'No results found for "xqzzyvkkjq <qzzxwvjkqq>"',
  )
  await expect(count(page)).toHaveText('No results found for "xqzzyvkkjq <qzzxwvjkqq>"')
  await expect(dialog(page).getByText('Try searching for')).toBeVisible()
  await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /xqzzyvkkjq%20%3Cqzzxwvjkqq%3E$/,
  )
  const suggestions = dialog(page).locator('.search-message .search-suggestion')
  expect(await suggestions.count()).toBeGreaterThan(0)
  const href = (await suggestions.first().getAttribute('href')) ?? ''
  await suggestions.first().click()
  await expect(page).toHaveURL(href)
  await expect(dialog(page)).toBeHidden()
})

test('See all opens the search page with the query', async ({ page }) => {
  await open(page)
  await search(page, 'validator & co')
  const all = dialog(page)
    .locator('footer')
    .getByRole('link', { name: /^See all \d+ results$/ })
  await expect(all).toBeInViewport({ ratio: 1 })
  const total = ((await all.textContent()) ?? '').match(/\d+/)?.[0]
  await all.click()
  await expect(page).toHaveURL('/search/?q=validator%20%26%20co')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for "validator & co"',
  )
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${total} results`))
  await search(page, 'faucet')
  await dialog(page)
    .getByRole('link', { name: /^See all \d+ / })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "faucet"')
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('validator & co')
})

for (const theme of ['light', 'dark'])
  test(`no violation in the dialog at any width, ${theme}`, async ({ page }) => {
    await open(page, `${PAGE}?docusaurus-theme=${theme}`)
    const found: string[] = []
    const judge = async () => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        found.push(...(await violationsOf(page, '.search-dialog')))
      }
    }
    await search(page, 'validator')
    await judge()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await field(page).fill('')
    await expect(dialog(page).getByRole('row').first()).toBeVisible()
    await judge()
    await field(page).fill('xqzzyv')
    await expect(dialog(page).locator('.search-message')).toBeVisible()
    await judge()
    expect(found).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the button is there and the dialog is a full sheet', async ({ page }) => {
    await open(page)
    await button(page).tap()
    await expect(dialog(page)).toBeVisible()
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await field(page).fill('validator')
    for (const chip of await dialog(page)
      .getByRole('group', { name: 'Sections' })
      .getByRole('button')
      .all())
      expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await options(page).first().tap()
    await expect(dialog(page)).toBeHidden()
    await expect(page).not.toHaveURL(PAGE)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
