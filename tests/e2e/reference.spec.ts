import { expect, type Page, test } from '@playwright/test'
import { lastTermOf } from './built-page.ts'
import { LISTED, MAINNET } from './facts.ts'

const METHODS = '/develop/api/ethereum-json-rpc/methods/'
const SWAGGER = '/develop/api/swagger/'
const PRECOMPILES = '/develop/precompiles/'
const NETWORKS = '/develop/api/networks/'
const METHOD_COUNT = LISTED.methods.length

test.describe('tables filter in place', () => {
  test('by every word that is typed; the count follows', async ({ page }) => {
    await page.goto(METHODS)
    const index = page.locator('main docs-filter')
    const rows = index.locator('tbody tr:visible')
    await expect(rows).toHaveCount(METHOD_COUNT)
    await index.getByLabel('Filter methods').fill('BLOCK differs')
    await expect(index.locator('output')).toHaveText(new RegExp(`^[1-9]\\d? of ${METHOD_COUNT}$`))
    for (const text of await rows.allTextContents()) {
      expect(text.toLowerCase()).toContain('block')
      expect(text).toContain('differs')
    }
    await index.getByLabel('Filter methods').fill('no such method')
    await expect(index.locator('output')).toHaveText(`0 of ${METHOD_COUNT}`)
    await index.getByLabel('Filter methods').fill('')
    await expect(rows).toHaveCount(METHOD_COUNT)
  })

  test('text typed before its script has loaded is used', async ({ page }) => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/filter-rows*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(METHODS)
    const index = page.locator('main docs-filter')
    await index.getByLabel('Filter methods').fill('no such method')
    await expect(index.locator('output')).toHaveText(`${METHOD_COUNT} of ${METHOD_COUNT}`)
    arrive()
    await expect(index.locator('output')).toHaveText(`0 of ${METHOD_COUNT}`)
  })

  test('a row links to its page, and an old address leads to the row', async ({ page }) => {
    await page.goto(METHODS)
    await page.getByLabel('Filter methods').fill('eth_getlogs')
    await page.locator('main docs-filter').getByRole('link', { name: 'eth_getLogs' }).click()
    await expect(page).toHaveURL(`${METHODS}eth_getLogs/`)
    await expect(page.getByRole('heading', { level: 1, name: 'eth_getLogs' })).toBeVisible()
    await expect(page.locator('.sidebar [aria-current=page]')).toHaveText('eth_getLogs')
    for (const [route, id, address] of [
      [METHODS, 'eth_getLogs', `${METHODS}eth_getLogs/`],
      [SWAGGER, 'evmParams', `${SWAGGER}evmParams/`],
      [PRECOMPILES, 'staking-delegate', `${PRECOMPILES}staking/delegate/`],
    ] as const) {
      await page.goto(`${route}#${id}`)
      await expect(page.locator(`#${id}`)).toBeInViewport()
      await expect(page.locator(`#${id} a`).first()).toHaveAttribute('href', address)
    }
  })

  test('a link to a hidden row shows it again', async ({ page }) => {
    await page.goto(NETWORKS)
    const table = page.locator('main docs-filter').first()
    await table.getByLabel('Filter endpoints').fill('swagger')
    const row = page.locator('#endpoint-mainnet-haqq-evm')
    await expect(row).toBeHidden()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '#endpoint-mainnet-haqq-evm'
      document.querySelector('article')?.append(link)
      link.click()
    })
    await expect(row).toBeVisible()
    await expect(table.getByLabel('Filter endpoints')).toHaveValue('')
  })

  test('entries with headings filter, too, and a letter without entries is hidden', async ({
    page,
  }) => {
    await page.goto('/learn/glossary/')
    const terms = page.locator('main docs-filter')
    const { id, text } = lastTermOf('/learn/glossary/')
    const field = terms.getByRole('searchbox')
    const first = terms.getByRole('heading', { level: 3 }).first()
    await expect(first).toBeVisible()
    await field.fill(text)
    await expect(terms.locator('output')).toHaveText(/^[1-9]\d* of \d{3}$/)
    await expect(terms.locator(`[id="${id}"]`)).toBeVisible()
    await expect(terms.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await expect(terms.locator('#a')).toBeHidden()
    await page.locator('#docsMain').getByRole('link', { name: 'A', exact: true }).click()
    await expect(terms.locator('#a')).toBeInViewport()
    await expect(field).toHaveValue('')
  })
})

test.describe('entries of a reference', () => {
  for (const [width, columns] of [
    [1440, 2],
    [1280, 2],
    [768, 1],
    [390, 1],
  ] as const) {
    test(`are in ${columns} columns at ${width} px, and the page is no wider`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const route of [
        `${METHODS}eth_getBalance/`,
        `${SWAGGER}evmParams/`,
        `${PRECOMPILES}staking/delegate/`,
        // Beside its outline there is room for one.
        ...(width === 1280 ? [] : [`${METHODS}all/`]),
      ]) {
        await page.goto(route)
        const entry = page.locator('.api-entry').first()
        await entry.scrollIntoViewIfNeeded()
        const [text, example] = await Promise.all([
          entry.locator('.api-text').boundingBox(),
          entry.locator('.api-example').boundingBox(),
        ])
        expect(text?.y === example?.y, route).toBe(columns === 2)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  }

  test('precompiles: a function is found, an interface can be downloaded', async ({
    page,
    request,
  }) => {
    await page.goto(PRECOMPILES)
    await page.getByLabel('Filter functions').fill('staking undelegate')
    await page.locator('main docs-filter').getByRole('link', { name: 'undelegate' }).click()
    await expect(page).toHaveURL(`${PRECOMPILES}staking/undelegate/`)
    await expect(page.getByRole('heading', { name: 'undelegate' })).toBeInViewport()
    await page.getByRole('link', { name: 'Staking', exact: true }).last().click()
    await expect(page).toHaveURL(`${PRECOMPILES}#staking`)
    const href = await page.getByRole('link', { name: 'IICS20.sol' }).first().getAttribute('href')
    expect(await (await request.get(href ?? '')).text()).toContain('struct ICS20Allocation')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tables are complete, the field that would not work is hidden', async ({ page }) => {
    await page.goto(METHODS)
    await expect(page.locator('main docs-filter tbody tr:visible')).toHaveCount(METHOD_COUNT)
    await expect(page.locator('.filter-bar')).toBeHidden()
    await page.goto(`${METHODS}eth_getBalance/`)
    await page.getByText('Try eth_getBalance', { exact: true }).click()
    await expect(page.getByText('"method": "eth_getBalance"').first()).toBeVisible()
  })

  test('the REST reference is readable, and its document can be downloaded', async ({
    page,
    request,
  }) => {
    await page.goto(`${SWAGGER}all/`)
    await expect(page.locator('.api-entry')).toHaveCount(LISTED.queryCount)
    await page.goto(SWAGGER)
    const href = await page.getByRole('link', { name: 'openapi.json' }).getAttribute('href')
    const document = (await (await request.get(href ?? '')).json()) as {
      openapi: string
      paths: object
    }
    expect(document.openapi).toMatch(/^3\.1/)
    expect(Object.keys(document.paths)).toHaveLength(LISTED.queryCount)
  })
})

test.describe('REST queries can be tried', () => {
  test('a query is sent as written, and its answer is shown with the latency', async ({ page }) => {
    const asked: string[] = []
    await page.route(`${MAINNET.rest}/**`, (route) => {
      asked.push(`${route.request().method()} ${route.request().url()}`)
      return route.fulfill({
        json: { balances: [], pagination: { next_key: null, total: '0' } },
        headers: { 'Access-Control-Allow-Origin': '*' },
      })
    })
    await page.goto(`${SWAGGER}ucdaoBalance/`)
    await page.getByText('Try ucdaoBalance', { exact: true }).click()
    const form = page.locator('form.tool')
    await form.getByLabel('denom').fill('ibc/A&B')
    const url = `${MAINNET.rest}/haqq/ucdao/v1/balances/haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va/by_denom?denom=ibc%2FA%26B`
    const call = form.locator('.tool-snippets pre')
    await expect(call).toContainText(url)
    await form.getByRole('button', { name: 'fetch' }).click()
    await expect(call).toContainText(url)
    await form.getByRole('button', { name: 'Send the query' }).click()
    await expect(form.locator('.tool-answer[aria-label=Answer]')).toContainText('"total": "0"')
    await expect(form.getByText(/^Answer after \d+ ms$/)).toBeVisible()
    expect(asked).toEqual([`GET ${url}`])

    await form.getByLabel('address').fill('')
    await expect(form.getByText('Fill in address')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Send the query' })).toBeDisabled()
  })

  test('errors are shown unchanged', async ({ page }) => {
    await page.route(`${MAINNET.rest}/**`, (route) =>
      route.fulfill({
        status: 501,
        json: { code: 12, message: 'Not Implemented', details: [] },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    )
    await page.goto(`${SWAGGER}evmParams/`)
    await page.getByText('Try evmParams', { exact: true }).click()
    await page.getByRole('button', { name: 'Send the query' }).click()
    await expect(page.locator('.tool-answer[aria-label=Error]').locator('code')).toHaveText(
      /^HTTP status 501[\s\S]*Not Implemented/,
    )
  })

  test('refuses what the node would refuse, and says what to write', async ({ page }) => {
    await page.goto(`${SWAGGER}ucdaoAllBalances/`)
    await page.getByText('Try ucdaoAllBalances', { exact: true }).click()
    const form = page.locator('form.tool')
    const send = form.getByRole('button', { name: 'Send the query' })
    for (const [field, wrong, message] of [
      [
        'address',
        '0x1122334455667788990011223344556677889900',
        'take the haqq1 form: haqq1zy3rx3z4',
      ],
      ['pagination.limit', '0x10', 'pagination.limit: write a whole decimal number.'],
      ['pagination.count_total', 'yes', 'pagination.count_total: write true or false.'],
    ] as const) {
      const input = form.getByLabel(field)
      const before = await input.inputValue()
      await input.fill(wrong)
      await expect(form.getByText(message)).toBeVisible()
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(send).toBeDisabled()
      await input.fill(before)
      await expect(send).toBeEnabled()
    }
  })

  test('a slow endpoint: one request at a time, and an end after 10 seconds', async ({ page }) => {
    await page.clock.install()
    let requests = 0
    // Never answered.
    await page.route(`${MAINNET.rest}/**`, () => {
      requests += 1
    })
    await page.goto(`${SWAGGER}evmParams/`)
    await page.getByText('Try evmParams', { exact: true }).click()
    const send = page.getByRole('button', { name: 'Send the query' })
    await send.click()
    await expect(send).toBeDisabled()
    await send.click({ force: true })
    await page.clock.fastForward('00:11')
    await expect(page.locator('.tool-answer[aria-label=Error] code')).toHaveText(
      'No answer within 10 s.',
    )
    await expect(send).toBeEnabled()
    expect(requests).toBe(1)
  })

  test('an endpoint of another chain is named beside its error', async ({ page }) => {
    await page.route(`${MAINNET.rest}/**`, (route) =>
      route.fulfill({
        status: 400,
        json: { code: 3, message: 'invalid Bech32 prefix; expected cosmos, got haqq', details: [] },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    )
    await page.goto(`${SWAGGER}ucdaoBalance/`)
    await page.getByText('Try ucdaoBalance', { exact: true }).click()
    await page.getByRole('button', { name: 'Send the query' }).click()
    await expect(
      page.getByText(/^Error after \d+ ms: the endpoint serves another chain.+ cosmos1$/),
    ).toBeVisible()
  })
})

/** The names in the index of a reference, and the addresses of their pages. */
async function indexOf(page: Page, index: string) {
  await page.goto(index)
  return page.locator('main docs-filter td a:not(.heading-anchor)').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent ?? '',
      address: link.getAttribute('href') ?? '',
    })),
  )
}

for (const [what, index, count] of [
  ['JSON-RPC method', METHODS, METHOD_COUNT],
  ['REST query', SWAGGER, LISTED.queryCount],
  ['precompile function', PRECOMPILES, LISTED.functionCount],
] as const)
  test(`each ${what} has an address and an entry in the sidebar`, async ({ page, request }) => {
    const entries = await indexOf(page, index)
    expect(entries).toHaveLength(count)
    const faults = entries.map(async ({ address }) => {
      const answer = await request.get(address)
      const current = /<a [^>]*aria-current="page"[^>]*>/.exec(sidebarIn(await answer.text()))
      return answer.ok() && current?.[0].includes(`href="${address}"`) ? [] : [address]
    })
    expect((await Promise.all(faults)).flat()).toEqual([])
  })

function sidebarIn(html: string): string {
  const start = html.indexOf('<aside class="sidebar"')
  return html.slice(start, html.indexOf('</aside>', start))
}

test('every console of a REST query wakes up and sends its query', async ({ page, request }) => {
  const asked: string[] = []
  await page.route(`${MAINNET.rest}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  const document = await (await request.get('/openapi.json')).json()
  const ids = Object.values<{ get: { operationId: string } }>(document.paths).map(
    ({ get }) => get.operationId,
  )
  expect(ids).toHaveLength(LISTED.queryCount)
  const pages = await Promise.all(
    ids.map(async (id) => (await request.get(`${SWAGGER}${id}/`)).text()),
  )
  const hasConsole = ids.map((id, at) =>
    pages[at]?.replaceAll('<!-- -->', '').includes(`<summary>Try ${id}<`),
  )
  // These take whole messages, which fit into no address.
  expect(ids.filter((_, at) => hasConsole[at] !== true)).toEqual(['evmTraceBlock', 'evmTraceTx'])
  const some = ids.filter((_, at) => hasConsole[at] === true && at % 4 === 0)
  for (const id of some) {
    await page.goto(`${SWAGGER}${id}/`)
    await page.getByText(`Try ${id}`, { exact: true }).click()
    await page.getByRole('button', { name: 'Send the query' }).click()
    await expect(page.getByText(/^Answer after \d+ ms/)).toBeVisible()
  }
  expect(asked).toHaveLength(some.length)
})
