import { expect, type Page, test } from '@playwright/test'
import { routeWith, titled, titleOf } from '../built-page.ts'

/** What the page complains about; the browser's own messages about failed requests do not count. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

/** Use what remembers something: colour mode, tabs, sidebar, search; and go to another page. */
async function useAll(page: Page): Promise<void> {
  await open(page, routeWith(/<docs-tabs data-group/))
  const html = page.locator('html')
  const isDark = (await html.getAttribute('data-theme')) === 'dark'
  await page.locator('button.color-mode').click()
  await expect(html).toHaveAttribute('data-theme', isDark ? 'light' : 'dark')
  const tab = page.locator('docs-tabs').first().getByRole('tab').last()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  // The query of the last time is any text, and comes back at some time.
  await expect(async () => {
    await dialog.getByRole('combobox').fill('')
    await expect(dialog.getByRole('row').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.type('faucet')
  await expect(dialog.getByRole('option', { name: /faucet/i }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/faucet/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const [name, garbage] of Object.entries({
  'no JSON': '{',
  'another list': '[null, 7, {"href": 1}, {"href": "javascript:0", "crumbs": 1}]',
  'another object': '{"__proto__": 1, "length": 1e9}',
}))
  test(`a storage whose every value is ${name} changes nothing`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.addInitScript((text) => {
      // The names of search lists are found by their beginning.
      for (const list of ['RECENT', 'FAVORITE'])
        localStorage.setItem(`__DOCSEARCH_${list}_SEARCHES__odd`, text)
      Storage.prototype.getItem = () => text
    }, garbage)
    await useAll(page)
    expect(complaints).toEqual([])
  })

test('a full storage changes nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(() => {
    for (const area of [localStorage, sessionStorage])
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (let at = 0; at < 3; at++) area.setItem(`${size} ${at}`, 'x'.repeat(size))
        } catch {}
  })
  await useAll(page)
  expect(complaints).toEqual([])
})

test('a hash of 100 KB, or one that encodes nothing, is an address like any other', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  for (const hash of ['x'.repeat(100_000), '%E0%A4%A', '"]', ':~:text=x', '%00']) {
    await open(page, `/learn/#${hash}`)
    await page.locator('.sidebar a[href="/learn/glossary/"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('/learn/glossary/'))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('/learn/'))
  }
  expect(complaints).toEqual([])
})

test('messages from other windows change nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  await open(page, '/user-guides/wallet/')
  const before = await page.locator('main').textContent()
  await page.evaluate(async () => {
    for (const data of [null, 7, 'reload', { type: 'navigate', href: '//evil.example/' }, [], {}])
      window.postMessage(data, '*')
    await new Promise((resolve) => {
      addEventListener('message', ({ data }) => data === 'last' && resolve(undefined))
      window.postMessage('last', '*')
    })
  })
  expect(await page.locator('main').textContent()).toBe(before)
  await expect(page).toHaveURL('/user-guides/wallet/')
  expect(complaints).toEqual([])
})

test('three tabs of three builds: each link loads its document once', async ({ context }) => {
  // A document of a former build, with everything else of the current one.
  const openAs = async (buildId: string) => {
    const page = await context.newPage()
    await page.route('/learn/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const [, current = ''] = /"buildId":"([^"]+)"/.exec(html) ?? []
      await route.fulfill({ response, body: html.replaceAll(current, buildId) })
    })
    await open(page, '/learn/')
    await page.unrouteAll()
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    return { page, documents: () => documents }
  }
  const tabs = [await openAs('one'), await openAs('two'), await openAs('three')]
  for (const { page, documents } of tabs) {
    await page.locator('.sidebar a[href="/learn/glossary/"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('/learn/glossary/'))
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    expect(documents()).toBe(1)
    await page.locator('.sidebar a[href="/learn/faq/"]').click()
    await expect(page).toHaveTitle(titled('/learn/faq/'))
    expect(documents()).toBe(1)
  }
})
