import { expect, type Page, test } from '@playwright/test'
import { active, button, dialog, field, open, options, PAGE, search } from '../search-dialog.ts'

test('code, catalogue and index of the search load with an intent', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page)
  await page.waitForLoadState('networkidle')
  const ofSearch = () => asked.filter((path) => /dialog|search|provider/.test(path))
  expect(ofSearch()).toEqual([])
  expect(page.workers()).toEqual([])
  const worker = page.waitForEvent('worker')
  await button(page).hover()
  await worker
  await expect(dialog(page)).toBeHidden()
  await search(page, 'validator')
  expect(ofSearch().filter((path) => path.includes('-en-'))).not.toEqual([])
  expect(ofSearch().filter((path) => path === '/search-index.json')).toHaveLength(1)
})

test('over a slow network the best hits are shown first, and a selection among them stays', async ({
  page,
}) => {
  let goOn = () => {}
  const released = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let asked = 0
  await page.context().route(/[/]r\d+\.json$/, async (route) => {
    asked++
    if (asked > 6) await released
    await route.continue()
  })
  await open(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('validator')
  await expect(options(page)).toHaveCount(6)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = await active(page).getAttribute('href')
  goOn()
  await expect.poll(() => options(page).count()).toBeGreaterThan(6)
  await expect(active(page)).toHaveAttribute('href', chosen ?? '')
})

test.describe('React', () => {
  const scripts = (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    return () => asked.filter((path) => /[/](?:react|dialog)-[\w-]{8}[.]js$/.test(path))
  }

  test('loads with an intent in a wide window', async ({ page }) => {
    const loaded = scripts(page)
    await open(page)
    await page.waitForLoadState('networkidle')
    expect(loaded()).toEqual([])
    await button(page).hover()
    await expect.poll(() => loaded().length).toBe(2)
  })

  test('is not needed to close the dialog, which gives the focus back', async ({ page }) => {
    await page.route(/[/]react-[\w-]+[.]js$/, () => {})
    await open(page)
    for (const close of [
      () => dialog(page).getByRole('button', { name: 'Close search' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await button(page).click()
      await expect(field(page)).toBeFocused()
      await close()
      await expect(dialog(page)).toBeHidden()
      await expect(button(page)).toBeFocused()
    }
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('loads with an intent', async ({ page }) => {
      const loaded = scripts(page)
      await open(page)
      await page.waitForLoadState('networkidle')
      expect(loaded()).toEqual([])
      await button(page).tap()
      await expect(field(page)).toBeFocused()
      await expect.poll(() => loaded().length).toBe(2)
      await page.keyboard.type('validator')
      await expect(options(page).first()).toContainText(/validator/i)
    })
  })
})

test.describe('before its code is here', () => {
  let release = (): void => {}

  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/dialog-*.js', async (route) => {
      await held
      await route.continue()
    })
    await open(page)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
  })

  test('the field accepts letters, and they are searched for later', async ({ page }) => {
    await page.keyboard.type('validator')
    await expect(field(page)).toHaveValue('validator')
    release()
    await expect(options(page).first()).toContainText(/validator/i)
    await expect(field(page)).toHaveValue('validator')
    await expect(field(page)).toBeFocused()
  })

  test('Enter waits for the best hit', async ({ page }) => {
    await page.keyboard.type('eth_getBlockByN')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(PAGE)
    release()
    await expect(page).toHaveURL('/develop/api/ethereum-json-rpc/methods/eth_getBlockByNumber/')
  })

  test('Escape closes a field with text', async ({ page }) => {
    await page.keyboard.type('validator')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('Escape and Ctrl+K close, and it opens with the former text', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('left')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeHidden()
    release()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toHaveValue('left')
    await page.keyboard.type('faucet')
    await expect(options(page).first()).toContainText(/faucet/i)
  })
})

test('Enter before the answer waits for it', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill('validator')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page).not.toHaveURL(PAGE)
})

test('a late answer leaves the focus in the dialog', async ({ page }) => {
  await open(page)
  await search(page, 'validator')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/search-*/**', async (route) => {
    await held
    await route.continue()
  })
  await field(page).fill('faucet')
  await dialog(page)
    .getByRole('link', { name: /^See all/ })
    .focus()
  release()
  await expect(active(page)).toContainText(/faucet/i)
  await expect(field(page)).toBeFocused()
})

test('letters typed while the dialog loads become its query', async ({ page }) => {
  await page.route('**/assets/dialog-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await open(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('fauc')
  await expect(field(page)).toHaveValue('fauc')
  await page.keyboard.type('et')
  await expect(field(page)).toHaveValue('faucet')
})

test('a missing index is reported until it is back', async ({ page }) => {
  let isLost = true
  await page.route('**/search-index.json', (route) => (isLost ? route.abort() : route.continue()))
  await open(page)
  await page.keyboard.press('Control+k')
  await field(page).pressSequentially('valid')
  await expect(dialog(page).locator('.search-message-title')).toHaveText('Unable to fetch results')
  await expect(
    dialog(page)
      .locator('.search-message')
      .getByText('You might want to check your network connection.'),
  ).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: /^See all/ })).toBeHidden()
  isLost = false
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(options(page).first()).toBeVisible()
})

for (const text of ['null', '[]', '{"index":7}', 'garbage', '']) {
  test(`a damaged index (${text}) is reported`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route('**/search-index.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: text }),
    )
    await open(page)
    await page.keyboard.press('Control+k')
    await field(page).fill('validator')
    await expect(dialog(page).locator('.search-message-title')).toHaveText(
      'Unable to fetch results',
    )
    expect(errors).toEqual([])
  })
}

test('an index cut in half is reported, and the next letter reads it again', async ({ page }) => {
  let isCut = true
  await page.route('**/search-index.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: isCut ? text.slice(0, text.length / 2) : text })
  })
  await open(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('validato')
  await expect(dialog(page).locator('.search-message-title')).toHaveText('Unable to fetch results')
  isCut = false
  await page.keyboard.type('r')
  await expect(options(page).first()).toContainText(/validator/i)
})

test('earlier searches work offline, too', async ({ page, context }) => {
  await open(page)
  await search(page, 'validator')
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await search(page, 'validator')
  await expect(options(page).first()).toContainText(/validator/i)
})

test('after a while every query is answered offline', async ({ page, context }) => {
  await open(page)
  // The last file that is loaded in advance.
  const all = page.context().waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/vocabulary.json'),
  })
  await search(page, 'validator')
  await all
  await context.setOffline(true)
  await field(page).fill('faucet')
  await expect(options(page).first()).toContainText(/faucet/i)
  await field(page).fill('eth_getBalance')
  await expect(options(page).first()).toContainText('eth_getBalance')
})
