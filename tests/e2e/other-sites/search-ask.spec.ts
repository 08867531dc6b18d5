import { expect, type Page, test } from '@playwright/test'
import { createAskApp } from '../../../packages/assistant/src/server/ask-app.ts'
import { createAskListener } from '../../../packages/assistant/src/server/ask-server.ts'
import { readAskSettings } from '../../../packages/assistant/src/server/ask-settings.ts'
import { openBuiltSite } from '../../../packages/warraq/src/built-site.ts'
import { type FakeModel, startFakeModel } from '../../ask/fake-model.ts'
import { freePort } from '../../free-port.ts'
import { breakElement, mendElements } from '../break-element.ts'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

let site: FixtureSite
let model: FakeModel
let asks: ReturnType<typeof createAskListener>

/** A site with an assistant in its search dialog, the ask server, and a model. */
test.beforeAll(async () => {
  test.setTimeout(90_000)
  const askPort = await freePort()
  site = await serveFixture({
    name: 'ask',
    config: {
      'export default {': `import { assistant } from '@warraq/assistant'
export default {
  plugins: [assistant({ provider: 'server', url: 'http://localhost:${askPort}', suggestedQuestions: ['How do I start it?'] })],`,
    },
  })
  model = await startFakeModel()
  const settings = readAskSettings({
    ASK_MODEL_URL: model.baseUrl,
    ASK_MODEL: 'small',
    ASK_ORIGINS: site.url,
    ASK_QUESTIONS_PER_MINUTE: '1000',
  })
  const docs = await openBuiltSite(site.dist)
  asks = createAskListener(createAskApp({ docs, settings, log: () => {} }), settings)
  await new Promise<void>((resolve) => asks.listen(askPort, () => resolve()))
})
test.afterAll(async () => {
  asks.closeAllConnections()
  asks.close()
  await model.close()
  await site.close()
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.'

async function type(page: Page, query: string): Promise<void> {
  await page.goto(`${site.url}/guide/install/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await typeHere(page, query)
}

async function typeHere(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(query)
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
}

test('the best hit stays the one that Enter opens; the assistant is one press away', async ({
  page,
}) => {
  await type(page, 'install')
  await expect(dialog(page).getByRole('option', { selected: true })).toContainText(/install/i)
  await dialog(page).getByRole('button', { name: 'Ask AI: install' }).click()
  await expect(dialog(page).getByText(DISCLAIMER)).toBeVisible()
  await expect(dialog(page).getByText('Related sources')).toBeVisible()
  await expect(dialog(page).getByPlaceholder('Ask another question...')).toBeFocused()
})

test('the arrows lead to the offer of the assistant and back', async ({ page }) => {
  await type(page, 'install')
  const offer = dialog(page).getByRole('button', { name: 'Ask AI: install' })
  await page.keyboard.press('ArrowUp')
  await expect(offer).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toBeFocused()
  await expect(dialog(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(DISCLAIMER)).toBeVisible()
})

test('an assistant that crashes shows an error in its place, and works after Try again', async ({
  page,
}) => {
  await type(page, 'install')
  await breakElement(page, 'section')
  await dialog(page).getByRole('button', { name: 'Ask AI: install' }).click()
  const crash = dialog(page).getByRole('alert')
  await expect(crash).toContainText('No <section> here')
  await mendElements(page)
  await crash.getByRole('button', { name: 'Try again' }).click()
  await expect(crash).toHaveCount(0)
  await expect(dialog(page).getByText(DISCLAIMER)).toBeVisible()
})

test('Escape returns to keyword search, and the conversation is kept', async ({ page }) => {
  await type(page, 'install')
  await dialog(page).getByRole('button', { name: 'Ask AI: install' }).click()
  await expect(dialog(page).getByText('Related sources')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('install')
  await field(page).fill('')
  const kept = dialog(page).getByRole('region', { name: 'Recent conversations' })
  await kept.getByRole('button', { name: 'install', exact: true }).click()
  await expect(dialog(page).getByText('Related sources')).toBeVisible()
  await page.keyboard.press('Escape')
  await field(page).fill('')
  await kept.getByRole('button', { name: 'Remove this conversation from history' }).click()
  await expect(kept).toHaveCount(0)
})

test('an assistant that fails to load is reported, and can be tried again', async ({ page }) => {
  await page.route('**/assets/server-provider-*.js', (route) => route.abort())
  await type(page, 'install')
  await dialog(page).getByRole('button', { name: 'Ask AI: install' }).click()
  await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible()
  await page.unroute('**/assets/server-provider-*.js')
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(dialog(page).getByText(DISCLAIMER)).toBeVisible()
})

test('a query without results offers the assistant', async ({ page }) => {
  await type(page, 'install')
  await field(page).fill('zzzqqqxxx')
  await expect(
    dialog(page).getByRole('button', { name: /^Didn't find it in the docs\? Ask AI to help: zzz/ }),
  ).toBeVisible()
})

/** Opens a page by a link, so that the way back loads no document. */
async function openByLink(page: Page): Promise<void> {
  await page.goto(`${site.url}/guide/trap/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.getByRole('link', { name: 'Install' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
}

/** Asks for an answer that never ends by itself. */
async function askWithoutEnd(page: Page): Promise<void> {
  await typeHere(page, 'install scene:steady')
  await dialog(page).getByRole('button', { name: 'Ask AI: install scene:steady' }).click()
  await expect(dialog(page).getByText('Run Run')).toBeVisible()
}

for (const [way, leave] of [
  ['closing the dialog', (page) => page.keyboard.press('Control+k')],
  ['a press outside the dialog', (page) => page.mouse.click(5, 5)],
  ['returning to the search', (page) => page.keyboard.press('Escape')],
  ['going back to another page', (page) => page.goBack()],
  ['leaving the site', (page) => page.goto('about:blank')],
  // A browser that keeps the page for a way back only hides it.
  [
    'a page that the browser keeps',
    (page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))),
  ],
] satisfies [string, (page: Page) => Promise<unknown>][])
  test(`the model stops writing: ${way}`, async ({ page }) => {
    await openByLink(page)
    await askWithoutEnd(page)
    const before = model.aborted()
    await leave(page)
    await expect.poll(model.aborted).toBe(before + 1)
  })

test('after an answer that closing the dialog stopped, the next one is complete', async ({
  page,
}) => {
  await openByLink(page)
  await askWithoutEnd(page)
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeHidden()
  await typeHere(page, 'install')
  await dialog(page).getByRole('button', { name: 'Ask AI: install' }).click()
  await expect(dialog(page).getByText(DISCLAIMER)).toBeVisible()
  await expect(dialog(page).getByRole('article')).toHaveCount(1)
})
