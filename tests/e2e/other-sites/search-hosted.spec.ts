import { expect, type Page, test } from '@playwright/test'
import { algoliaAnswer, RECORD } from '../../search/fake-algolia.ts'
import { type FakeService, startService } from '../../search/fake-service.ts'
import { type FixtureSite, serveFixture } from '../fixture-site.ts'

let service: FakeService
let site: FixtureSite

test.beforeAll(async () => {
  service = await startService(() => algoliaAnswer([RECORD], 1))
  site = await serveFixture({
    name: 'versions',
    config: {
      'export default {': `import { algolia } from '@warraq/hosted-search'

export default {
  plugins: [algolia({ appId: 'APP', apiKey: 'key', indexName: 'engine', host: '${service.url}' })],`,
    },
  })
})
test.afterAll(async () => {
  await site.close()
  await service.close()
})
test.beforeEach(() => {
  service.answer = () => algoliaAnswer([RECORD], 1)
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

async function search(page: Page, query: string): Promise<void> {
  await page.goto(`${site.url}/docs/next/`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill(query)
}

test('one line of configuration and the service answers, in the context of the page', async ({
  page,
}) => {
  await search(page, 'install')
  await expect(dialog(page).getByRole('option')).toContainText('Steps')
  await expect(dialog(page).getByRole('status')).toHaveText('1 result')
  await expect(dialog(page).getByText('Powered by')).toBeVisible()
  expect(service.seen.at(-1)?.body).toMatchObject({
    requests: [
      {
        indexName: 'engine',
        query: 'install',
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-docs-current'],
        ],
      },
    ],
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/docs/guide/install/#steps`)
  expect(
    await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__engine')),
  ).toContain('/docs/guide/install/#steps')
})

test('the policy allows only the service besides the site, with a preconnect', async ({ page }) => {
  const response = await page.goto(`${site.url}/docs/`)
  expect(response?.headers()['content-security-policy']).toContain(
    `connect-src 'self' ${service.url};`,
  )
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', service.url)
})

for (const [name, answer] of Object.entries({
  'refused key': { status: 403, json: { message: 'Invalid Application-ID or API key' } },
  'used-up quota': { status: 429, json: { message: 'Too many requests' } },
  fault: { status: 500, text: '' },
  garbage: { text: '<html>' },
})) {
  test(`a ${name} is reported, and the reader can continue`, async ({ page }) => {
    service.answer = () => answer
    await search(page, 'install')
    await expect(dialog(page).locator('.search-message-title')).toHaveText(
      'Unable to fetch results',
    )
    service.answer = () => algoliaAnswer([RECORD], 1)
    await dialog(page).getByRole('combobox').press('Backspace')
    await expect(dialog(page).getByRole('option')).toHaveCount(1)
  })
}

test('a slow service is indicated, and the previous results stay', async ({ page }) => {
  await search(page, 'install')
  await expect(dialog(page).getByRole('option')).toHaveCount(1)
  service.answer = () => 'never'
  await page.keyboard.type('x')
  await expect(dialog(page).locator('.is-busy')).toBeVisible()
  await expect(dialog(page).getByRole('option')).toHaveCount(1)
})

test('the footer leads to all results of the service', async ({ page }) => {
  service.answer = () => algoliaAnswer([RECORD], 57)
  await search(page, 'install')
  const all = dialog(page).locator('footer').getByRole('link', { name: 'See all 57 results' })
  await expect(all).toBeInViewport({ ratio: 1 })
  await all.click()
  await expect(page.getByRole('status')).toHaveText('57 results')
})

test('the search page uses the service, too', async ({ page }) => {
  service.answer = () => algoliaAnswer([], 0)
  await page.goto(`${site.url}/search/?q=nothing`)
  await expect(page.getByRole('status')).toHaveText('No results found for "nothing"')
  service.answer = () => algoliaAnswer([RECORD], 1)
  await page.goto(`${site.url}/search/?q=install`)
  await expect(page.getByRole('status')).toHaveText('1 result')
  await expect(page.getByRole('link', { name: 'Algolia' })).toBeVisible()
})
