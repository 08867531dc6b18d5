// Measures search from the reader's view: from Ctrl+K to the focused field and, when typing at
// once, to the first result; and the bytes of a session.
import { median, openPage, PROFILES } from './browser.mjs'
import { middleOf, prepareTaskWatch, tasksOf } from './watch-tasks.mjs'

const RUNS = 5
const SETTLE_MS = 2_500
const QUERIES = ['validator', 'bridge tokens']
/** Time between two keys of a fast typist. */
const KEY_MS = 120

/**
 * Medians over several sessions of two queries each, started on the page at `url`.
 * @param {{ ready?: string, field: string, result: string, searchFiles?: RegExp }} site
 *   Selectors, and the addresses of search files that load before the session begins.
 */
export async function measureSearch(browser, profileName, url, site, { runs = RUNS } = {}) {
  const sessions = []
  for (let run = 0; run < runs; run++)
    sessions.push(await session(browser, PROFILES[profileName], url, site))
  const of = (name, digits) => Number(median(sessions.map((entry) => entry[name])).toFixed(digits))
  return {
    'Ctrl+K to field ms': of('focused', 1),
    'first result ms': of('found', 1),
    'session KB': of('kilobytes', 1),
  }
}

/**
 * Long tasks of the page at `url` while a reader opens the dialog and types letter by letter (those
 * of more than 50 ms), and the time from a key to the results that it changes.
 * @param {{ ready?: string, field: string, results: string }} site Selectors.
 */
export async function measureTyping(browser, profileName, url, site, { runs = RUNS } = {}) {
  const sessions = []
  for (let run = 0; run < runs; run++)
    sessions.push(await typing(browser, PROFILES[profileName], url, site))
  const times = sessions.flatMap(({ changed }) => changed).sort((a, b) => a - b)
  return {
    'opening: tasks > 50 ms': middleOf(sessions.map(({ opened }) => opened)),
    'typing: tasks > 50 ms': middleOf(sessions.map(({ typed }) => typed)),
    'key to results p95 ms': Math.round(times[Math.floor(times.length * 0.95)] ?? Number.NaN),
  }
}

async function typing(browser, profile, url, { ready, field, results }) {
  const { page, close } = await openPage(browser, profile)
  await prepareTaskWatch(page)
  await page.goto(url, { waitUntil: 'load' })
  if (ready !== undefined) await page.waitForSelector(ready, { state: 'attached' })
  await page.waitForTimeout(SETTLE_MS)
  const opened = await tasksOf(page, () => page.keyboard.press('Control+k'), SETTLE_MS)
  await page.evaluate(watchResults, { field, results })
  const type = async () => {
    for (const query of QUERIES) {
      await page.locator(field).first().fill('')
      await page.keyboard.type(query, { delay: KEY_MS })
      await page.waitForTimeout(SETTLE_MS / 5)
    }
  }
  const typed = await tasksOf(page, type, SETTLE_MS / 5)
  const changed = await page.evaluate(() => window.bench.changed)
  await close()
  return { opened, typed, changed }
}

/** Runs in the page: record the time from each letter to the change of results that it causes. */
function watchResults({ field, results }) {
  window.bench = { changed: [] }
  let typed
  addEventListener(
    'input',
    ({ target }) => {
      if (target.matches(field)) typed = performance.now()
    },
    { capture: true },
  )
  new MutationObserver((records) => {
    const isResult = ({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(results)
    if (typed === undefined || !records.some(isResult)) return
    window.bench.changed.push(performance.now() - typed)
    typed = undefined
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

async function session(browser, profile, url, { ready, field, result, searchFiles }) {
  const { page, close } = await openPage(browser, profile)
  // A worker may load the index, and the page's DevTools session does not see requests of workers.
  const lengths = []
  let hasBegun = false
  page.on('requestfinished', (request) => {
    if (hasBegun || searchFiles?.test(request.url())) lengths.push(bodyLength(request))
  })
  await page.goto(url, { waitUntil: 'load' })
  if (ready !== undefined) await page.waitForSelector(ready, { state: 'attached' })
  await page.waitForTimeout(SETTLE_MS)
  hasBegun = true
  await page.evaluate(watchSearch, { field, result })
  const [first, second] = QUERIES
  await page.keyboard.press('Control+k')
  // Some fields lose letters that are typed before they are ready.
  await page.waitForFunction(() => window.bench.focused !== undefined)
  await page.keyboard.type(first)
  await page.waitForFunction(() => window.bench.found !== undefined)
  const { pressed, focused, found } = await page.evaluate(() => window.bench)
  await page.locator(field).first().fill(second)
  await page.waitForTimeout(SETTLE_MS)
  const bytes = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0)
  await close()
  return { focused: focused - pressed, found: found - pressed, kilobytes: bytes / 1024 }
}

/** Bytes of a response body as sent. */
async function bodyLength(request) {
  const response = await request.response()
  return Number((await response?.headerValue('content-length')) ?? 0)
}

/**
 * Runs in the page: record when the keys are pressed, when the field has the focus and when a
 * result appears.
 */
function watchSearch({ field, result }) {
  window.bench = {}
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key.toLowerCase() === 'k') window.bench.pressed ??= performance.now()
    },
    { capture: true },
  )
  // At once, because waiting for the next frame would add a random delay.
  const lookForFocus = () => {
    if (document.activeElement?.matches(field)) window.bench.focused ??= performance.now()
  }
  addEventListener('focusin', lookForFocus)
  const look = () => {
    lookForFocus()
    if (document.querySelector(result) !== null) window.bench.found ??= performance.now()
    if (window.bench.found === undefined) requestAnimationFrame(look)
  }
  look()
}
