import { expect, type Page, type Route } from '@playwright/test'
import { siteTitle, titled, titleOf } from '../built-page.ts'
import { assumeNetwork } from '../online.ts'
import { test } from '../tool-pages.ts'

const TARGET = '**/learn/glossary/page.json'

/**
 * Console lines of the site itself; the browser's own messages about failed requests do not count.
 */
function consoleLines(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  return lines
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

const GLOSSARY = '/learn/glossary/'

/** Pages of one section. */
const WALK = ['/learn/how-it-works/', '/learn/token/', GLOSSARY]

const toPage = (page: Page, route: string) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator(`a[href="${route}"]`)
    .filter({ visible: true })
    .click()

const toGlossary = (page: Page) => toPage(page, GLOSSARY)

async function seesGlossary(page: Page): Promise<void> {
  await expect(page).toHaveURL('/learn/glossary/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(GLOSSARY))
  await expect(page).toHaveTitle(titled(GLOSSARY))
}

test('a payload that a blocker stops: the page is loaded in full, once', async ({ page }) => {
  await assumeNetwork(page)
  const lines = consoleLines(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.route(TARGET, (route) => route.abort())
  await open(page, '/learn/')
  await toGlossary(page)
  await seesGlossary(page)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  expect(documents).toBe(2)
  expect(lines).toEqual([expect.stringContaining('/learn/glossary/ failed to load')])
})

const answers: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['404', (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['500', (route) => route.fulfill({ status: 500, body: 'broken' })],
  [
    'truncated JSON',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"buildId":"x","pa' }),
  ],
  ['JSON of another kind', (route) => route.fulfill({ json: { hello: 'world' } })],
  ['a wrong type', (route) => route.fulfill({ contentType: 'text/html', body: '<p>login</p>' })],
]
for (const [name, answer] of answers)
  test(`a payload that is ${name}: the page is loaded in full, once`, async ({ page }) => {
    await assumeNetwork(page)
    const lines = consoleLines(page)
    let asked = 0
    await page.route(TARGET, (route) => {
      asked++
      return answer(route)
    })
    await open(page, '/learn/')
    await toGlossary(page)
    await seesGlossary(page)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    expect(lines.length).toBeLessThanOrEqual(1)
    // From now on the client uses a full load for this route, without a second try or a loop.
    const before = asked
    await page.goBack()
    await expect(page).toHaveURL('/learn/')
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await toGlossary(page)
    await seesGlossary(page)
    expect(asked).toBe(before)
  })

test('a page of another build is loaded in full', async ({ page }) => {
  const lines = consoleLines(page)
  await page.route(TARGET, async (route) => {
    const payload = await (await route.fetch()).json()
    await route.fulfill({ json: { ...payload, buildId: 'newer' } })
  })
  await open(page, '/learn/')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await toGlossary(page)
  await seesGlossary(page)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
  expect(lines).toEqual([])
})

test('a third of all requests fails: every page is reached, without a loop', async ({ page }) => {
  let documents = 0
  let state = 7
  const fails = () => {
    state = (state * 16807) % 2147483647
    return state % 3 === 0
  }
  await page.route('**/*', (route) => {
    if (!route.request().isNavigationRequest()) return fails() ? route.abort() : route.continue()
    documents++
    return route.continue()
  })
  await page.goto('/learn/')
  const heading = page.getByRole('heading', { level: 1 })
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' })
  for (const route of [...WALK, ...WALK]) {
    await toPage(page, route)
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 })
      await expect(heading).toContainText(titleOf(route), { timeout: 500 })
    }).toPass()
  }
  expect(documents).toBeLessThanOrEqual(1 + 2 * WALK.length)
})

test('every page loads over a slow connection', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto('/learn/')
  for (const route of WALK) {
    await toPage(page, route)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(route))
  }
})

test('a slow payload: the old page stays, and a bar shows the progress', async ({ page }) => {
  const lines = consoleLines(page)
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(TARGET, async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/learn/')
  const title = await page.title()
  await toGlossary(page)
  await expect(page).toHaveURL('/learn/glossary/')
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
  release()
  await seesGlossary(page)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(lines).toEqual([])
})

test('offline: the page stays, and Retry loads the other one once the network is back', async ({
  page,
  context,
}) => {
  const lines = consoleLines(page)
  await page.route(TARGET, (route) => route.abort('internetdisconnected'))
  await open(page, '/learn/')
  await context.setOffline(true)
  await toGlossary(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This page could not be loaded. You may be offline.')
  await expect(alert).not.toContainText('Failed to fetch')
  await expect(page.getByRole('article')).toBeVisible()
  // Address, title and page agree, and nothing is lost that Back would lead to.
  await expect(page).toHaveURL('/learn/')
  await expect(page).toHaveTitle(titled('/learn/'))
  expect(lines).toEqual([expect.stringContaining('/learn/glossary/ failed to load')])
  await context.setOffline(false)
  await page.unroute(TARGET)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await seesGlossary(page)
  await expect(alert).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/learn/')
  expect(lines).toHaveLength(1)
})

test('blocked storage: one console line, and everything works without stored choices', async ({
  page,
}) => {
  const lines = consoleLines(page)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await open(page, '/learn/')
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await toGlossary(page)
  await seesGlossary(page)
  expect(lines.length).toBeLessThanOrEqual(1)
})

test('without the Navigation API every link loads its page', async ({ page }) => {
  const lines = consoleLines(page)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'navigation', { value: undefined, configurable: true }),
  )
  await open(page, '/learn/')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await toGlossary(page)
  await seesGlossary(page)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
  expect(lines).toEqual([])
})

test('without its scripts a page is readable and its links work', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/learn/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await toGlossary(page)
  await seesGlossary(page)
})

test('an extension that alters the document before hydration breaks nothing', async ({ page }) => {
  const lines = consoleLines(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.setAttribute('data-extension', 'on')
      document.querySelector('main')?.prepend(document.createElement('extension-toolbar'))
      for (const link of document.querySelectorAll('nav a')) link.setAttribute('data-seen', '1')
      const title = document.querySelector('.navbar-item')
      if (title !== null) title.textContent = 'changed'
    }),
  )
  await open(page, '/learn/')
  await expect(page.getByRole('article')).toContainText(/\w/)
  await toGlossary(page)
  await seesGlossary(page)
  await expect(page.getByRole('article')).toContainText('Validator')
  await expect(page.locator('.navbar .brand')).toContainText(siteTitle())
  expect(lines.length).toBeLessThanOrEqual(1)
})

test('a document that is translated, as is all that comes later, works without an error', async ({
  page,
  toolPage,
}) => {
  const lines = consoleLines(page)
  await page.addInitScript(() => {
    // Module scripts run after that.
    addEventListener('readystatechange', translate, { capture: true, once: true })
    function translate(): void {
      wrapTexts(document.body)
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) wrapTexts(node)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
      document.documentElement.dataset.isTranslated = ''
    }
    /** Wrap every text as a translator does. */
    function wrapTexts(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root.nodeType === Node.TEXT_NODE ? [root as Text] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const kept = 'script, style, template, textarea, noscript, font, [translate=no]'
        if (text.parentElement?.closest(kept) !== null || text.data.trim() === '') continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text.data)
      }
    }
  })
  await open(page, await toolPage('AddressConverter'))
  await expect(page.locator('html')).toHaveAttribute('data-is-translated')
  const island = page.locator('docs-island[data-name="AddressConverter"]').first()
  await island.scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-awake')
  await island.getByRole('textbox').fill('0x')
  // The tool may stand on another site, which has no glossary.
  await open(page, '/learn/')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const first = dialog.getByRole('option').first()
  for (const query of ['glossary', 'faucet']) {
    await dialog.getByRole('combobox').fill('')
    await page.keyboard.type(query)
    await expect(first).toContainText(new RegExp(query, 'i'))
  }
  await page.keyboard.press('Escape')
  await page.goto('/develop/api/ethereum-json-rpc/methods/eth_chainId/')
  await page.locator('summary', { hasText: 'eth_chainId' }).click()
  await page.getByRole('button', { name: 'viem' }).click()
  await expect(page.locator('.tool-snippets pre')).toContainText('createPublicClient')
  await page.goto('/search/?q=glossary')
  await expect(
    page.getByRole('article').getByRole('link', { name: 'Glossary' }).first(),
  ).toBeVisible()
  expect(lines).toEqual([])
})

test('100 navigations leave no islands, listeners or nodes behind', async ({ page }) => {
  test.setTimeout(120_000)
  // Disable prefetching: its cache is limited in size, but its contents depend on idle time.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await open(page, '/learn/token/')
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage')
    await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
    }
  }
  const routes = ['/develop/api/networks/', '/l1-network/run-a-validator/', '/', '/learn/token/']
  const walk = async (rounds: number) => {
    for (let round = 0; round < rounds; round++)
      for (const route of routes) {
        await page.evaluate(
          (href) =>
            (window as unknown as { navigation: Navigation }).navigation.navigate(href).finished,
          route,
        )
      }
  }
  // Tasks that wait for idle time keep references to their page until they run, on a busy
  // machine for seconds: what is left behind is what never goes.
  const settled = async () => {
    let last = await measure()
    await expect
      .poll(
        async () => {
          const { nodes } = last
          await page.evaluate(
            () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
          )
          last = await measure()
          return last.nodes === nodes
        },
        { intervals: [500] },
      )
      .toBe(true)
    return last
  }
  // The first rounds fill the cache and warm up the code.
  await walk(8)
  const before = await settled()
  await walk(25)
  await expect(async () => {
    const after = await measure()
    expect(after.nodes).toBeLessThan(before.nodes * 1.05)
    expect(after.listeners).toBeLessThan(before.listeners * 1.05)
    expect(after.heap).toBeLessThan(before.heap * 1.25)
  }).toPass({ timeout: 30_000 })
})

test('Back before the scripts of a reloaded page have loaded goes to the previous page', async ({
  page,
}) => {
  const lines = consoleLines(page)
  await open(page, '/learn/')
  await toGlossary(page)
  await seesGlossary(page)
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(GLOSSARY))
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/learn/')
  release()
  await expect(page).toHaveTitle(titled('/learn/'))
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(page).toHaveURL('/learn/')
  await page.goForward()
  await seesGlossary(page)
  expect(lines).toEqual([])
})
