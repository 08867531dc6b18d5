import { expect, type Locator, type Page, test } from '@playwright/test'
import { REST_ENDPOINTS } from '../../../site/lib/api-endpoints.ts'
import { isReadOnly } from '../../../site/lib/read-only-methods.ts'
import { type Anvil, RICH_ACCOUNT, startAnvil } from '../anvil.ts'
import { violationsOf } from '../axe.ts'
import { routeWith } from '../built-page.ts'
import { LISTED, MAINNET, TESTNET } from '../facts.ts'

const METHODS = '/develop/api/ethereum-json-rpc/methods/'

let anvil: Anvil
test.beforeAll(async () => {
  anvil = await startAnvil()
})
test.afterAll(() => anvil.stop())

/** The first endpoint of a console; in these tests the local node answers its requests. */
const ENDPOINT = MAINNET.evm
test.beforeEach(({ page }) =>
  page.route(`${ENDPOINT}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: anvil.url }) }),
  ),
)

/** Open the console of a method on its page. */
async function openConsole(page: Page, method: string) {
  await page.goto(`${METHODS}${method}/`)
  await page.locator('summary', { hasText: `Try ${method}` }).click()
  return page.locator('form.tool')
}

/** The answer of the endpoint, without header and buttons. */
function answerOf(form: Locator, name = 'Answer') {
  return form.locator(`.tool-answer[aria-label=${name}]`).locator('code')
}

test('calls a real node and shows answer and latency', async ({ page }) => {
  const form = await openConsole(page, 'eth_chainId')
  await form.getByRole('button', { name: 'Send eth_chainId' }).click()
  await expect(answerOf(form)).toHaveText(`"${MAINNET.hexId}"`)
  await expect(form.getByText(/^Answer after \d+ ms: 11,235$/)).toBeVisible()
})

test('a console is complete, although none of it is in the HTML', async ({ page }) => {
  const form = await openConsole(page, 'eth_getBalance')
  const [box, field] = await Promise.all([
    form.boundingBox(),
    form.getByLabel('address').boundingBox(),
  ])
  expect(field?.width).toBe(box?.width)
  await expect(form.locator('.tool-choices')).toHaveCSS('display', 'flex')
  await expect(form.locator('.line').first()).toHaveCSS('padding-left', '16px')
})

test('parameters can be edited; the snippets follow', async ({ page }) => {
  const form = await openConsole(page, 'eth_getBalance')
  await form.getByLabel('address').fill(RICH_ACCOUNT)
  for (const tool of ['curl', 'fetch', 'viem', 'ethers']) {
    await form.getByRole('button', { name: tool }).click()
    await expect(form.getByRole('button', { name: tool })).toHaveAttribute('aria-pressed', 'true')
    for (const part of [ENDPOINT, 'eth_getBalance', RICH_ACCOUNT])
      await expect(form.locator('.tool-snippets pre')).toContainText(part)
  }
  await form.getByRole('button', { name: 'Send eth_getBalance' }).click()
  await expect(answerOf(form)).toHaveText('"0x21e19e0c9bab2400000"')
})

test('an answer is shown only for its own call', async ({ page }) => {
  const form = await openConsole(page, 'eth_getBalance')
  const address = form.getByLabel('address')
  await address.fill(RICH_ACCOUNT)
  await form.getByRole('button', { name: 'Send eth_getBalance' }).click()
  await expect(answerOf(form)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send eth_getBalance' })).toBeFocused()
  await address.fill('0x1122334455667788990011223344556677889900')
  await expect(answerOf(form)).toHaveCount(0)
  await address.fill('')
  await expect(answerOf(form)).toHaveCount(0)
})

test('works with only the keyboard', async ({ page }) => {
  await page.goto(`${METHODS}eth_blockNumber/`)
  await page.locator('summary', { hasText: 'Try eth_blockNumber' }).focus()
  await page.keyboard.press('Enter')
  const form = page.locator('form.tool')
  await expect(form).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Endpoint')).toBeFocused()
  await page.keyboard.press('End')
  await expect(form.getByLabel('Endpoint')).toHaveValue('http://localhost:8545')
  await page.keyboard.press('Home')
  await expect(form.getByLabel('Endpoint')).toHaveValue(ENDPOINT)
  const send = form.getByRole('button', { name: 'Send eth_blockNumber' })
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab')
    if (await send.evaluate((button) => button === document.activeElement)) break
  }
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answerOf(form)).toHaveText('"0x0"')
})

test("writes calls for a node on the reader's computer and sends none", async ({ page }) => {
  const form = await openConsole(page, 'eth_blockNumber')
  await form.getByLabel('Endpoint').selectOption({ label: 'This computer: http://localhost:8545' })
  await expect(form.locator('.tool-snippets pre')).toContainText('http://localhost:8545')
  await expect(form.getByText('may not call your computer')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('shows errors of the node unchanged', async ({ page }) => {
  const form = await openConsole(page, 'eth_getStorageAt')
  await form.getByLabel('slot').fill('none')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(answerOf(form, 'Error')).toHaveText(/"code": -32602/)
  await expect(form.getByText(/^Error after \d+ ms$/)).toBeVisible()
})

test('reports a field that is missing or not JSON, and sends nothing', async ({ page }) => {
  const form = await openConsole(page, 'eth_getBlockByNumber')
  await form.getByLabel('fullTransactions').fill('perhaps')
  await expect(form.getByText('fullTransactions must be JSON')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
  await form.getByLabel('fullTransactions').fill('true')
  await form.getByLabel('block').fill('')
  await expect(form.getByText('block is required.')).toBeVisible()
})

test('refuses what the page says is refused, and says what to write', async ({ page }) => {
  const form = await openConsole(page, 'eth_getBalance')
  for (const [text, message] of [
    ['safe', 'This method refuses safe.'],
    ['20000000', 'Write 20000000 in hexadecimal: 0x1312d00.'],
    ['0x00', 'Leave out leading zeros: 0x0.'],
  ] as const) {
    await form.getByLabel('block').fill(text)
    await expect(form.getByText(message)).toBeVisible()
    await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
  }
  await form.getByLabel('block').fill('latest')
  await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('network and language hold for every console and set of tabs', async ({ page }) => {
  const tab = (group: string, value: string) =>
    page.locator(`docs-tabs[data-group="${group}"] [role=tab][data-value="${value}"]`).first()
  const networks = routeWith(/<docs-tabs data-group="network"/)
  await page.goto(networks)
  await tab('network', 'testnet').click()
  const form = await openConsole(page, 'eth_chainId')
  await expect(form.getByLabel('Endpoint')).toHaveValue(TESTNET.evm)
  await form.getByRole('button', { name: 'ethers' }).click()
  await form.getByLabel('Endpoint').selectOption({ label: `Mainnet: ${ENDPOINT}` })
  await page.goto(networks)
  await expect(tab('network', 'mainnet')).toHaveAttribute('aria-selected', 'true')
  await page.goto(
    routeWith(/<docs-tabs data-group="language"(?:(?!<\/docs-tabs>)[\s\S])*data-value="ethers"/),
  )
  await expect(tab('language', 'ethers')).toHaveAttribute('aria-selected', 'true')
  // The worked call beside a closed console, of a method and of a query without this language.
  await page.goto(`${METHODS}eth_getBalance/`)
  const call = page.locator('.api-example pre:visible').first()
  await expect(call).toContainText("from 'ethers'")
  await expect(call).toContainText(ENDPOINT)
  await page.goto('/develop/api/swagger/evmParams/')
  await page.getByRole('tab', { name: REST_ENDPOINTS[1]?.label ?? '' }).click()
  const query = page.locator('.api-example pre:visible').first()
  await expect(query).toContainText(`curl -s '${TESTNET.rest}`)
  await page.goto(`${METHODS}eth_getBalance/`)
  await expect(call).toContainText(TESTNET.evm)
})

test('a number of the answer stands beside it in decimal', async ({ page }) => {
  const form = await openConsole(page, 'eth_getBalance')
  await form.getByLabel('address').fill(RICH_ACCOUNT)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/^Answer after \d+ ms: 10000 ISLM$/)).toBeVisible()
})

test('fields of an answer stand above it in readable units; null says what it can mean', async ({
  page,
}) => {
  let result: unknown = { blockNumber: '0x63d202', gasUsed: '0x52fe78', status: '0x1' }
  await page.route(`${ENDPOINT}/**`, (route) =>
    route.fulfill({
      json: { jsonrpc: '2.0', id: 1, result },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    }),
  )
  const form = await openConsole(page, 'eth_getTransactionReceipt')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.locator('.tool-decoded div')).toHaveText([
    'blockNumber6,541,826',
    'gasUsed5,439,096',
    'statussuccess',
  ])
  expect(await violationsOf(page, 'form.tool')).toEqual([])
  result = null
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/^Answer after \d+ ms: this node does not know it/)).toBeVisible()
  await expect(form.locator('.tool-decoded')).toHaveCount(0)
})

test('refuses an invalid address, and describes the expected form', async ({ page }) => {
  const form = await openConsole(page, 'eth_getBalance')
  const send = form.getByRole('button', { name: 'Send' })
  for (const [text, message] of [
    ['0x12fEFEAc0568503F7C0D934c149f29a42B05C48F', 'The checksum'],
    ['haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va', 'takes the 0x form: 0x1122334455667788990011'],
    ['hello', 'An address starts with'],
  ] as const) {
    await form.getByLabel('address').fill(text)
    await expect(form.getByText(message)).toBeVisible()
    await expect(send).toBeDisabled()
  }
})

test('an answer keeps all digits, is highlighted and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(`${ENDPOINT}/**`, (route) =>
    route.fulfill({
      body: '{"jsonrpc":"2.0","id":1,"result":{"supply":20000000000000000001}}',
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    }),
  )
  const form = await openConsole(page, 'net_version')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(answerOf(form).locator('.n')).toHaveText('20000000000000000001')
  await expect(answerOf(form).locator('.v')).toHaveText('"supply"')
  await form.locator('.tool-answer').getByRole('button', { name: 'Copy' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('{\n  "supply": 20000000000000000001\n}')
})

test('with consoles open the page is no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await openConsole(page, 'eth_getBalance')
  for (const tool of ['curl', 'fetch', 'viem', 'ethers']) {
    await form.getByRole('button', { name: tool }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('shows an error when an endpoint cannot be reached', async ({ page }) => {
  await page.route(`${ENDPOINT}/**`, (route) => route.abort())
  const form = await openConsole(page, 'net_version')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(answerOf(form, 'Error')).toHaveText(/could not be reached/)
})

test('a slow endpoint: one request at a time, and an end after 10 seconds', async ({ page }) => {
  await page.clock.install()
  let requests = 0
  // Never answered.
  await page.route(`${ENDPOINT}/**`, () => {
    requests += 1
  })
  const form = await openConsole(page, 'net_version')
  const send = form.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(send).toBeDisabled()
  await send.click({ force: true })
  await page.clock.fastForward('00:11')
  await expect(answerOf(form, 'Error')).toHaveText('No answer within 10 s.')
  await expect(send).toBeEnabled()
  expect(requests).toBe(1)
})

test('an endpoint of another chain: its number stands beside the answer', async ({ page }) => {
  await page.route(`${ENDPOINT}/**`, (route) =>
    route.fulfill({
      json: { jsonrpc: '2.0', id: 1, result: '0x1' },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    }),
  )
  const form = await openConsole(page, 'eth_chainId')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/^Answer after \d+ ms/)).toBeVisible()
})

/** The methods whose pages have a console of their own, in the order of the index. */
async function consoleNames(page: Page): Promise<string[]> {
  await page.goto(METHODS)
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('docs-filter td a')]
    const pages = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    return links.flatMap(({ textContent }, at) =>
      pages[at]?.replace('<!-- -->', '').includes(`<summary>Try ${textContent}<`)
        ? [textContent]
        : [],
    )
  })
}

test('every read-only method has a console; some of them, each accessible, send their method', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(ENDPOINT) || request.method() !== 'POST') return
    sent.push((request.postDataJSON() as { method: string }).method)
  })
  const all = await consoleNames(page)
  expect(all).toEqual(LISTED.methods.filter(isReadOnly))
  const names = all.filter((_, at) => at % 6 === 0)
  for (const name of names) {
    const form = await openConsole(page, name)
    await form.getByRole('button', { name: `Send ${name}` }).click()
    await expect(form.getByText(/^(Answer|Error) after/)).toBeVisible()
    expect(await violationsOf(page, 'form.tool')).toEqual([])
  }
  expect(sent).toEqual(names)
})

test('methods that sign, send or manage a node have no console', async ({ page }) => {
  const names = await consoleNames(page)
  for (const method of ['eth_sendRawTransaction', 'eth_sign', 'personal_sign', 'miner_start'])
    expect(names).not.toContain(method)
})

test('nothing is sent before the reader presses a button', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  await page.goto(METHODS)
  await openConsole(page, 'eth_gasPrice')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})
