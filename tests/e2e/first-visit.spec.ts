import { type Browser, expect, type Page, test } from '@playwright/test'
import { startSlowProxy } from './slow-proxy.ts'

/** Addresses of the fonts that the page requests. */
function requestedFonts(page: Page): readonly string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  return fonts
}

test('a wide window uses the text font, and no line moves when it loads', async ({ page }) => {
  const fonts = requestedFonts(page)
  // The font is cached from the second page on, even on a slow machine.
  await page.goto('/learn/token/')
  await expect.poll(() => fonts.length).toBe(1)
  await page.evaluate(() => document.fonts.load('1rem Figtree'))
  await page.goto('/learn/faq/')
  await page.evaluate(() => document.fonts.ready)
  expect(
    await page
      .locator('html')
      .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]),
  ).toBe('Figtree')
})

test('a letter that the text font lacks is set in the whole font', async ({ page }) => {
  await page.goto('/learn/token/')
  const paragraph = page.locator('article p').first()
  const widthIn = (font: string) =>
    paragraph.evaluate((element: HTMLElement, family) => {
      element.textContent = 'éñü'
      element.style.cssText = `font: 100px ${family}; display: inline-block`
      return element.offsetWidth
    }, font)
  const without = await widthIn('"Figtree fallback", system-ui, sans-serif')
  await expect.poll(() => widthIn('var(--font-text)')).not.toBe(without)
})

test('a phone loads no text font', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fonts = requestedFonts(page)
  await page.goto('/learn/token/', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])
  expect(
    await page.locator('html').evaluate((element) => getComputedStyle(element).fontFamily),
  ).toMatch(/^system-ui/)
})

/** How many functions the thread of the page compiles until the runtime has started. */
async function compiledByPage(browser: Browser, page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'],
  })
  await page.goto('/learn/token/')
  // A locator would have its own functions compiled in the page.
  const expression = 'document.documentElement.dataset.hasHydrated'
  const hasStarted = async () =>
    (await client.send('Runtime.evaluate', { expression })).result.value === 'true'
  await expect.poll(hasStarted).toBe(true)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; pid: number; tid: number; args: { name?: string } }[]
  }
  const pages = traceEvents.filter(({ args }) => args.name === 'CrRendererMain')
  return traceEvents.filter(
    ({ name, pid, tid }) =>
      name === 'V8.CompileCode' && pages.some((one) => one.pid === pid && one.tid === tid),
  ).length
}

test('the runtime is compiled while it arrives, not when the page calls it', async ({
  browser,
  page,
}) => {
  // At its start the runtime calls more than a hundred functions.
  expect(await compiledByPage(browser, page)).toBeLessThan(70)
})

interface Shifts {
  readonly texts: string[]
  /** Cumulative layout shift. */
  sum: number
}

function observeShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: Shifts = { texts: [], sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        shifts.sum += entry.value
        shifts.texts.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved, once the page is at rest. */
function seenShifts(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return (window as unknown as { shifts: Shifts }).shifts
  })
}

/** What moved in a page that was opened, until its network and its idle tasks are at rest. */
async function shiftsOf(page: Page, route: string): Promise<Shifts> {
  // A slow network brings the document in pieces.
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  })
  await observeShifts(page)
  await page.goto(route, { waitUntil: 'networkidle' })
  return seenShifts(page)
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  for (const route of [
    '/learn/token/',
    '/l1-network/run-a-validator/',
    '/l1-network/modules/evm/',
    '/user-guides/get-islm/',
  ])
    test(`nothing moves on a first visit of ${route} in ${viewport.width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      // The text face may move letters; the next test allows for that.
      await page.route('**/*.woff2', (request) => request.abort())
      expect((await shiftsOf(page, route)).texts).toEqual([])
    })

/** Places at which a document may be cut in two: in the breadcrumbs, the tools and the notes. */
const CUTS = [
  /class="breadcrumbs".*?<\/li>/s,
  /class="page-tools".*?<\/button>/s,
  /class="page-notes".*?<\/span>/s,
]

for (const width of [1280, 390])
  test(`nothing moves when a document arrives in two pieces in ${width} pixels`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/*.woff2', (request) => request.abort())
    await observeShifts(page)
    const path = '/learn/token/'
    for (const end of CUTS) {
      const cut = (body: Buffer) => {
        const match = end.exec(body.toString('latin1'))
        expect(match, `${end} in ${path}`).not.toBeNull()
        return (match?.index ?? 0) + (match?.[0].length ?? 0)
      }
      const proxy = await startSlowProxy(baseURL ?? '', { path, cut })
      await page.goto(proxy.origin + path, { waitUntil: 'commit' })
      await expect(page.locator('.breadcrumbs')).toBeVisible()
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      )
      proxy.release()
      await page.waitForLoadState('load')
      expect((await seenShifts(page)).texts, String(end)).toEqual([])
      await proxy.close()
    }
  })

const WORDS =
  'The two faces differ in the width of their letters, and a line may break elsewhere. '.repeat(3)

/** Replaces the page's text, because the measured shift depends on where its lines break. */
async function fixWords(page: Page, route: string): Promise<void> {
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch()
    const html = await response.text()
    const body = html
      .replace(/(<h1[^>]*>)[^<]*/, '$1Build, stake and run')
      .replace(/(<p class="hero-lead">)[^<]*/, `$1${WORDS}`)
      .replace(/<p>[\s\S]*?(?=<\/p>)/g, `<p>${WORDS}`)
    await request.fulfill({ response, body })
  })
}

test('a first visit in a wide window shows the text face, which moves hardly anything', async ({
  browser,
}) => {
  for (const route of [
    '/',
    '/learn/token/',
    '/l1-network/run-a-validator/',
    '/develop/quickstart/',
  ]) {
    const page = await browser.newPage()
    await fixWords(page, route)
    const { sum } = await shiftsOf(page, route)

    expect(sum, route).toBeLessThan(0.02)
    const loaded = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
    )
    expect(loaded, route).toBe(true)
    await page.close()
  }
})

test('a first visit in a wide window loads neither React nor search', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/l1-network/modules/evm/', { waitUntil: 'networkidle' })
  const later = /react-|dialog-|search|worker-/
  expect(asked.filter((path) => later.test(path))).toEqual([])
})
