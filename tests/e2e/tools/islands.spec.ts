import { expect, type Locator, type Page } from '@playwright/test'
import { routeWith } from '../built-page.ts'
import { MAINNET, TESTNET } from '../facts.ts'
import { type ToolPage, test } from '../tool-pages.ts'

const NETWORKS = '/develop/api/networks/'
/** A text longer than the window above the first island. */
const LOW_ISLAND = /<article(?:(?!<docs-island|<docs-tabs)[\s\S]){8000,}<docs-island/

/** The tool of an island once it is awake. */
async function toolOf(page: Page, name: string): Promise<Locator> {
  const island = page.locator(`docs-island[data-name="${name}"]`).first()
  await island.scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-awake')
  return island.locator('.tool')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('React loads with the first island that comes near the viewport, not before', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url().replace(/^.*\//, ''))
    })
    const hasReact = () => scripts.some((name) => name.startsWith('react-'))
    await page.goto('/learn/', { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    const route = routeWith(LOW_ISLAND)
    await page.evaluate((href) => window.navigation.navigate(href).finished, route)
    await expect(page).toHaveURL(route)
    await page.waitForLoadState('networkidle')
    expect(scripts.some((name) => name.startsWith('client-'))).toBe(true)
    expect(hasReact()).toBe(false)
    const island = page.locator('article docs-island').first()
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-awake')
    expect(hasReact()).toBe(true)
  })
})

test.describe('the address converter', () => {
  test('any form converts to all forms, by keyboard', async ({ page, toolPage }) => {
    await page.goto(await toolPage('AddressConverter'))
    const tool = await toolOf(page, 'AddressConverter')
    await tool.getByRole('textbox').focus()
    for (const form of [
      '0x1122334455667788990011223344556677889900',
      'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va',
      ' HAQQ1ZY3RX3Z4VEMC3XGQZY3RX3Z4VEMC3XGQ7JJ5VA ',
    ]) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(form)
      await expect(tool.getByRole('status').locator('code')).toHaveText([
        '0x1122334455667788990011223344556677889900',
        'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va',
        /^haqqvaloper1/,
      ])
    }
  })

  for (const [what, text, message] of [
    ['wrong checksum of hex', '0x12fEFEAc0568503F7C0D934c149f29a42B05C48F', 'checksum'],
    [
      'wrong checksum of bech32',
      'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5vb',
      'checksum is wrong',
    ],
    ['wrong prefix', 'cosmos1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqckvn7x', 'The prefix is "cosmos"'],
    ['no prefix', 'hello', 'An address starts with haqq1'],
    ['hex without 0x', '1122334455667788990011223344556677889900', 'starts with 0x'],
    ['wrong length', '0x1122', 'this one has 4'],
    ['no hex', `0x${'z'.repeat(40)}`, 'only the digits'],
  ] as const) {
    test(what, async ({ page, toolPage }) => {
      await page.goto(await toolPage('AddressConverter'))
      const tool = await toolOf(page, 'AddressConverter')
      await tool.getByRole('textbox').fill(text)
      await expect(tool.getByRole('status')).toContainText(message)
      await expect(tool.getByRole('status').locator('code')).toHaveCount(0)
      await expect(tool.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    })
  }
})

test.describe('the unit converter', () => {
  const fieldsOf = async (page: Page, toolPage: ToolPage) => {
    await page.goto(await toolPage('UnitConverter'))
    const tool = await toolOf(page, 'UnitConverter')
    return {
      tool,
      islm: tool.getByLabel('ISLM', { exact: true }),
      base: tool.getByLabel('aISLM', { exact: true }),
    }
  }

  test('is exact in both directions', async ({ page, toolPage }) => {
    const { islm, base } = await fieldsOf(page, toolPage)
    for (const [coins, units] of [
      ['0.000000000000000001', '1'],
      ['20000000000', '20000000000000000000000000000'],
      ['123456789012345678901234567890.5', '123456789012345678901234567890500000000000000000'],
    ] as const) {
      await islm.fill(coins)
      await expect(base).toHaveValue(units)
      await base.fill('')
      await base.fill(units)
      await expect(islm).toHaveValue(coins)
    }
    await islm.fill('1 234.5')
    await expect(base).toHaveValue('1234500000000000000000')
  })

  for (const [what, text, message] of [
    ['19 decimals', '0.0000000000000000001', 'this number has 19'],
    ['a negative number', '-1', 'Write digits with a point'],
    ['an exponent', '1e18', 'Write digits with a point'],
    ['a comma', '1,000', 'no commas'],
  ] as const) {
    test(`${what} is reported, and no stale result stays`, async ({ page, toolPage }) => {
      const { tool, islm, base } = await fieldsOf(page, toolPage)
      await islm.fill(text)
      await expect(tool.getByRole('status')).toContainText(message)
      await expect(islm).toHaveAttribute('aria-invalid', 'true')
      await expect(base).toHaveValue('')
    })
  }

  test('emptied fields are not an error', async ({ page, toolPage }) => {
    const { tool, islm, base } = await fieldsOf(page, toolPage)
    await islm.fill('')
    await expect(base).toHaveValue('')
    await expect(tool.getByRole('status')).toHaveCount(0)
  })
})

test('estimates follow their formula and refuse invalid numbers', async ({ page, toolPage }) => {
  await page.goto(await toolPage('StakingEstimate'))
  const staking = await toolOf(page, 'StakingEstimate')
  await expect(staking.getByText(/^About 66.69 ISLM a year, a rate of 6.669%/)).toBeVisible()
  for (const wrong of ['-1', '1e3', '1,000', '', '99999999999999']) {
    await staking.getByLabel('Stake, ISLM').fill(wrong)
    await expect(staking.getByText('Stake, ISLM must be a number from 0 to')).toContainText(
      'no commas',
    )
  }
  await staking.getByLabel('Stake, ISLM').fill('1 000 000')
  await expect(staking.getByText(/^About 66\s690 ISLM a year/)).toBeVisible()

  await page.goto(await toolPage('ValidatorEstimate'))
  const validator = await toolOf(page, 'ValidatorEstimate')
  await validator.getByLabel('Price of 1 ISLM').fill('0')
  await expect(validator.getByText('must be a number above 0')).toBeVisible()
  await validator.getByLabel('Price of 1 ISLM').fill('0.5')
  await expect(
    validator.getByText(/^Commission: about 3\s510 ISLM a year. Costs: 2\s400/),
  ).toBeVisible()
})

test('values to enter by hand are on every page with a button', async ({ page }) => {
  await page.goto('/develop/faucet/')
  const tool = await toolOf(page, 'AddNetwork')
  await tool.getByText('Values to enter by hand').click()
  await expect(tool.getByText(TESTNET.evm)).toBeVisible()
  await expect(tool.getByText(TESTNET.id, { exact: true })).toBeVisible()
})

test.describe('an island that fails while it asks', () => {
  /** Every question ends with an error of the code, which no request could cause. */
  const breakClock = (page: Page) =>
    page.evaluate(() => {
      Math.round = () => {
        throw new Error('No clock')
      }
    })
  const mendClock = (page: Page) =>
    page.evaluate(() => {
      Math.round = Math.floor
    })

  for (const [name, route, entry, button] of [
    [
      'RpcConsole',
      '/develop/api/ethereum-json-rpc/methods/eth_chainId/',
      'Try eth_chainId',
      'Send eth_chainId',
    ],
    ['RestConsole', '/develop/api/swagger/evmParams/', 'Try evmParams', 'Send the query'],
    [
      'EndpointStatus',
      '/develop/api/networks/',
      undefined,
      `Ask the endpoints of ${MAINNET.name} now`,
    ],
  ] as const)
    test(`${name} shows an error, and can be tried again`, async ({ page }) => {
      await page.route('https://*.haqq.network/**', (answer) =>
        answer.fulfill({
          json: { jsonrpc: '2.0', id: 1, result: '0x1' },
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        }),
      )
      await page.goto(route)
      if (entry !== undefined) await page.getByText(entry, { exact: true }).click()
      const ask = page.getByRole('button', { name: button })
      await ask.scrollIntoViewIfNeeded()
      await expect(ask).toBeEnabled()
      await breakClock(page)
      await ask.click()
      const crash = page.getByRole('main').getByRole('alert')
      await expect(crash).toContainText('No clock')
      await mendClock(page)
      await crash.getByRole('button', { name: 'Try again' }).click()
      await expect(crash).toHaveCount(0)
      await expect(ask).toBeEnabled()
      await ask.click()
      await expect(page.getByText(/Answer after|\d ms; chain id/).first()).toBeVisible()
    })

  test('a wallet that gives no reason leaves no request open', async ({ page }) => {
    await page.addInitScript(() =>
      Reflect.set(window, 'keplr', {
        experimentalSuggestChain: () => Promise.reject(Object.create(null)),
      }),
    )
    await page.goto('/develop/api/networks/')
    const tool = await toolOf(page, 'AddToKeplr')
    await tool.getByRole('button', { name: /^Add .* to Keplr/ }).click()
    await expect(page.getByText('Answer the request in Keplr.')).toHaveCount(0)
    await expect(page.getByText(/Keplr refused|This part of the page crashed/)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [name, text, route] of [
    ['AddressConverter', 'haqqd debug addr'],
    ['UnitConverter', '1 ISLM is 10^18 aISLM'],
    ['StakingEstimate', 'Other values need JavaScript'],
    ['ValidatorEstimate', 'Other values need JavaScript'],
    ['AddNetwork', MAINNET.evm, NETWORKS],
    ['AddToKeplr', MAINNET.tendermint, NETWORKS],
    ['EndpointStatus', 'The button needs JavaScript', NETWORKS],
  ] as const) {
    test(`${name} describes an alternative`, async ({ page, toolPage }) => {
      await page.goto(route ?? (await toolPage(name)))
      const island = page.locator(`docs-island[data-name="${name}"]`).first()
      for (const summary of await island.locator('summary').all()) await summary.click()
      await expect(island.getByText(text)).toBeVisible()
    })
  }
})

test('a tool that no page has is tested on a small site', async ({ page, toolPage, toolSite }) => {
  expect(await toolPage('NoSuchTool')).toBe(await toolSite())
  await page.goto(await toolSite())
  for (const name of ['AddressConverter', 'UnitConverter', 'StakingEstimate', 'ValidatorEstimate'])
    await expect(await toolOf(page, name)).toBeVisible()
})
