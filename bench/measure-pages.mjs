// First visits: bytes, paints, shifts and script time; and client navigations, from click to paint.
import { median, openPage, PROFILES } from './browser.mjs'

/** Idle long enough that everything that starts by itself has started. */
const SETTLE_MS = 2_500
const RUNS = 5

/** One first visit. Byte counts are what went over the wire, headers included. */
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

/** Medians over several first visits of a page. */
export async function measureFirstVisit(browser, profileName, url) {
  const visits = []
  for (let run = 0; run < RUNS; run++)
    visits.push(await firstVisit(browser, PROFILES[profileName], url))
  return Object.fromEntries(
    Object.keys(visits[0]).map((name) => [
      name,
      Number(median(visits.map((visit) => visit[name])).toFixed(name === 'shift' ? 3 : 1)),
    ]),
  )
}

/** From the click on a link to the frame that shows the new page, in milliseconds. */
export async function measureNavigation(browser, profileName, origin, { hoverMs }) {
  const times = []
  for (let run = 0; run < RUNS; run++) {
    const { page, close } = await openPage(browser, PROFILES[profileName])
    await page.goto(`${origin}/learn/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated=true]')
    await page.waitForTimeout(SETTLE_MS)
    times.push(
      await page.evaluate(async (wait) => {
        const link = document.querySelector('a[href="/l1-network/"]')
        if (wait > 0) {
          link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
          link.dispatchEvent(new Event('touchstart', { bubbles: true }))
          await new Promise((resolve) => setTimeout(resolve, wait))
        }
        const title = document.querySelector('h1').textContent
        const start = performance.now()
        link.click()
        while (document.querySelector('h1')?.textContent === title)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        return performance.now() - start
      }, hoverMs),
    )
    await close()
  }
  return Number(median(times).toFixed(1))
}
