import { expect, type Page, test } from '@playwright/test'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

let site: FixtureSite

test.beforeAll(async () => {
  test.setTimeout(90_000)
  site = await serveFixture({ name: 'plugin-faults' })
})
test.afterAll(() => site.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const named = (plugin: string, hook: string) =>
  new RegExp(
    `^The plugin "${plugin}" failed in its hook "${hook}"\\. Correct the plugin, or remove`,
  )

/** The lines of the console. */
function linesOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

/** Open the page with a fault in the search provider; returns the lines of the console. */
async function open(page: Page, path: string, fault = ''): Promise<string[]> {
  const lines = linesOf(page)
  await page.addInitScript((value) => sessionStorage.setItem('fault', value), fault)
  await page.goto(site.url + path)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  return lines
}

for (const fault of ['load', 'open', 'search', 'answer', 'nothing'])
  test(`a search provider that fails at ${fault}: the reader is told, and the plugin named`, async ({
    page,
  }) => {
    const lines = await open(page, '/', fault)
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('combobox').fill('page')
    await expect(dialog(page).getByText('Unable to fetch results').first()).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeVisible()
    const cause = fault === 'nothing' ? 'returned no answer' : `at ${fault}`
    expect(lines.filter((line) => line.includes(cause))[0]).toMatch(named('finder', 'search'))
  })

test('a search provider that fails while it prepares is named, and answers', async ({ page }) => {
  const lines = await open(page, '/', 'prepare')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('page')
  await expect(dialog(page).getByRole('option')).toContainText('page')
  expect(lines.find((line) => line.includes('at prepare'))).toMatch(named('finder', 'search'))
})

for (const fault of ['load', 'search'])
  test(`the search page tells a provider that fails at ${fault}`, async ({ page }) => {
    const lines = await open(page, '/search/?q=page', fault)
    await expect(page.getByRole('main')).toContainText('Unable to fetch results')
    expect(lines.find((line) => line.includes(`at ${fault}`))).toMatch(named('finder', 'search'))
  })

test('panels that fail are named, and leave the search as it is', async ({ page }) => {
  const lines = await open(page, '/')
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('alert')).toContainText('at list')
  const field = dialog(page).getByRole('combobox')
  await field.fill('page')
  await expect(dialog(page).getByRole('option')).toContainText('page')
  await expect(dialog(page).getByRole('alert')).toContainText('at offer')
  for (const fault of ['screen', 'late-screen']) {
    await dialog(page)
      .getByRole('button', { name: `Open ${fault}`, exact: true })
      .click()
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await field.fill('page')
  }
  for (const fault of ['load', 'open', 'offer', 'list', 'screen', 'late-screen'])
    expect(
      lines.some(
        (line) =>
          named(`panel-${fault}`, 'client').test(line) &&
          line.includes(`at ${fault.replace('-', ' ')}`),
      ),
      fault,
    ).toBe(true)
  const told = lines.find((line) => line.includes('openPanel returned no panel'))
  expect(told).toMatch(named('panel-nothing', 'client'))
})

test('a panel that fails when it is used is named, and the dialog can be opened again', async ({
  page,
}) => {
  const lines = await open(page, '/')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('page')
  await dialog(page).getByRole('button', { name: 'Use' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('at use')
  expect(lines.some((line) => named('panel-use', 'client').test(line))).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('combobox')).toBeVisible()
})

test('the focus stays in the panel that is tried again', async ({ page }) => {
  await open(page, '/', 'again')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('page')
  const crashed = dialog(page).getByRole('alert').filter({ hasText: 'at again' })
  await expect(crashed).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('fault', ''))
  await crashed.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Mended' })).toBeFocused()
})

test('a panel whose field fails is named, once', async ({ page }) => {
  const lines = await open(page, '/')
  const tell = async (fault: string, use: () => Promise<unknown>) => {
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('combobox').fill('page')
    await use()
    await expect(dialog(page).getByRole('alert')).toContainText(`at ${fault}`)
    const told = lines.filter((line) => /^The plugin/.test(line) && line.includes(`at ${fault}`))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(named('panel-fields', 'client'))
    await page.keyboard.press('Escape')
  }
  await tell('typed', () => dialog(page).getByLabel('Typed').fill('a'))
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') }
  await tell('file', () => dialog(page).getByLabel('File').setInputFiles(file))
})

test('no panel is blamed for an error elsewhere', async ({ page }) => {
  const lines = await open(page, '/')
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      throw new Error('elsewhere')
    }),
  )
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('page')
  const thrown = page.waitForEvent('pageerror')
  await dialog(page).getByLabel('Typed').click()
  expect((await thrown).message).toBe('elsewhere')
  await expect(dialog(page).getByRole('combobox')).toBeVisible()
  expect(lines.filter((line) => line.includes('elsewhere'))).toEqual([])
})
