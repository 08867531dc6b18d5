// First visits: bytes, paints, shifts and script time; and client navigations, from click to paint.
import { median, openPage, PROFILES } from './browser.mjs'
import { paintedAt, preparePaintWatch } from './watch-paint.mjs'
import { middleOf, prepareTaskWatch, tasksOf } from './watch-tasks.mjs'

/** Idle time after which everything that starts by itself has started. */
const SETTLE_MS = 2_500
const RUNS = 5

/** Measure one first visit. Byte counts are those on the wire, including headers. */
async function firstVisit(browser, profile, url) {
  const { page, client, close } = await openPage(browser, profile)
  const requests = new Map()
  const done = []
  let start
  client.on('Network.requestWillBeSent', ({ timestamp }) => {
    start ??= timestamp
  })
  client.on('Network.responseReceived', ({ requestId, type }) => requests.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    done.push({ type: requests.get(requestId), bytes: encodedDataLength, timestamp }),
  )
  await page.addInitScript(() => {
    window.bench = { lcp: 0, cls: 0, blocking: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.bench.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.bench.cls += entry.hadRecentInput ? 0 : entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.bench.blocking += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const { lcp, cls, blocking } = await page.evaluate(() => window.bench)
  const { metrics } = await client.send('Performance.getMetrics')
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  await close()
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0) / 1024
  return {
    'all KB': sum(done),
    'KB before LCP': sum(done.filter(({ timestamp }) => timestamp <= start + lcp / 1000)),
    'JS KB': sum(done.filter(({ type }) => type === 'Script')),
    'LCP ms': lcp,
    'blocking ms': blocking,
    'script ms': script * 1000,
    shift: cls,
  }
}

/** Medians over several first visits of a page, after one that warms up the browser and the server. */
export async function measureFirstVisit(browser, profileName, url, { runs = RUNS } = {}) {
  await firstVisit(browser, PROFILES[profileName], url)
  const visits = []
  for (let run = 0; run < runs; run++)
    visits.push(await firstVisit(browser, PROFILES[profileName], url))
  return Object.fromEntries(
    Object.keys(visits[0]).map((name) => [
      name,
      Number(median(visits.map((visit) => visit[name])).toFixed(name === 'shift' ? 3 : 1)),
    ]),
  )
}

/**
 * Tasks that block a page while its first island comes into view and is hydrated, and the bytes of
 * the visit.
 */
export async function measureIsland(browser, profileName, url, { island }, { runs = RUNS } = {}) {
  const visits = []
  for (let run = 0; run < runs; run++)
    visits.push(await islandVisit(browser, PROFILES[profileName], url, island))
  return {
    'tasks > 50 ms': middleOf(visits.map(({ tasks }) => tasks)),
    'JS KB': Number(median(visits.map(({ bytes }) => bytes / 1024)).toFixed(1)),
  }
}

async function islandVisit(browser, profile, url, selector) {
  const { page, client, close } = await openPage(browser, profile)
  const scripts = new Set()
  let bytes = 0
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await prepareTaskWatch(page)
  await page.goto(url, { waitUntil: 'load' })
  const show = () => page.locator(selector).first().scrollIntoViewIfNeeded()
  const tasks = await tasksOf(page, show, SETTLE_MS)
  await close()
  return { tasks, bytes }
}

/**
 * Links that readers click, as the pages they lead from and to: those of the sidebar between long
 * pages, and links of the text that a phone shows without scrolling.
 */
export const CLICKED = {
  sidebar: ['coinomics', 'epochs', 'erc20', 'evm', 'feemarket', 'ibc', 'liquidvesting'].map(
    (module) => ['/l1-network/modules/bank/', `/l1-network/modules/${module}/`],
  ),
  'in view': [
    ['/learn/token/', '/l1-network/modules/coinomics/'],
    ['/l1-network/run-a-validator/', '/l1-network/run-node/'],
    ['/l1-network/run-node/', '/l1-network/run-a-validator/'],
    ['/l1-network/modules/', '/l1-network/modules/evm/'],
    ['/l1-network/modules/evm/', '/develop/ethereum-developers/'],
    ['/develop/', '/develop/quickstart/'],
    ['/user-guides/wallet/', '/user-guides/connect-your-wallet/Metamask/'],
  ],
}

/** What is measured of the clicks: of which links, with which profile, and after which touch. */
export const CLICKS = [
  { profile: 'desktop', links: 'sidebar', intentMs: 0 },
  { profile: 'desktop', links: 'sidebar', intentMs: 300 },
  { profile: 'mobile', links: 'sidebar', intentMs: 0 },
  { profile: 'mobile', links: 'sidebar', intentMs: 300 },
  { profile: 'mobile', links: 'in view', intentMs: 0 },
]

/**
 * Milliseconds from the click on a link to the first painted frame with the title of the new page:
 * the median over all links, each clicked in `runs` fresh visits.
 * @param {(typeof CLICKS)[number]} clicks `intentMs` is the time for which a link is hovered or
 * touched before the click.
 * @param {{ hrefOf: (route: string) => string, ready?: string, runs?: number }} site `hrefOf` gives
 * the address of a page, `ready` matches once a page can be clicked.
 */
export async function measureClicks(
  browser,
  { profile, links, intentMs },
  { hrefOf, ready, runs = RUNS },
) {
  const times = []
  for (let run = 0; run < runs; run++)
    for (const [from, to] of CLICKED[links]) {
      const path = new URL(hrefOf(to)).pathname
      times.push(
        await measureClick(browser, profile, { from: hrefOf(from), path, ready }, intentMs),
      )
    }
  return Number(median(times).toFixed(1))
}

async function measureClick(browser, profileName, { from, path, ready }, intentMs) {
  const { page, close } = await openPage(browser, PROFILES[profileName])
  await preparePaintWatch(page)
  await page.goto(from, { waitUntil: 'load' })
  if (ready !== undefined) await page.waitForSelector(ready, { state: 'attached' })
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(click, { path, intent: INTENT[profileName], intentMs })
  const painted = await paintedAt(page)
  const clicked = await page.evaluate(() => sessionStorage.getItem('bench-clicked'))
  await close()
  return painted - Number(clicked)
}

/** Events that a browser dispatches before a click, by the kind of pointer. */
const INTENT = {
  desktop: ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'],
  mobile: ['pointerover', 'pointerenter', 'pointerdown', 'touchstart'],
}

/**
 * Runs in the page: dispatch the events of a hover or touch, then click the first link to a path.
 */
async function click({ path, intent, intentMs }) {
  const plain = (pathname) => pathname.replace(/\/$/, '')
  const link = [...document.links].find(
    ({ origin, pathname }) => origin === location.origin && plain(pathname) === plain(path),
  )
  if (link === undefined) throw new Error(`${location.href} has no link to ${path}.`)
  if (intentMs > 0) {
    for (const name of intent) {
      const bubbles = !name.endsWith('enter')
      const kind = name.startsWith('pointer') ? PointerEvent : MouseEvent
      link.dispatchEvent(
        name === 'touchstart' ? new Event(name, { bubbles }) : new kind(name, { bubbles }),
      )
    }
    await new Promise((resolve) => setTimeout(resolve, intentMs))
  }
  window.benchWatch({ selector: 'h1', former: document.querySelector('h1').textContent })
  // Return to Playwright first, because the link may open a new document.
  setTimeout(() => {
    sessionStorage.setItem('bench-clicked', performance.timeOrigin + performance.now())
    link.click()
  })
}
