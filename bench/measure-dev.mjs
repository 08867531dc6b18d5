// Times a development server from the writer's view: from start to the first page on screen, and
// from a saved edit to its text there.
import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { median, openPage, PROFILES } from './browser.mjs'
import { usageOf } from './process-tree.mjs'
import { paintedAt, preparePaintWatch } from './watch-paint.mjs'

const EDITS = 7
const RETRY_MS = 20
/** A server that used no time of the CPU for this long is idle. */
const IDLE_MS = 700
/** Time after which a server that has not answered counts as failed. */
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 5_000

/**
 * Start a development server, open a page, edit it several times.
 * @param {object} site
 * @param {readonly string[]} site.command
 * @param {string} [site.cwd]
 * @param {NodeJS.ProcessEnv} [site.env]
 * @param {string} site.file Source of the page.
 * @param {string} site.url Its address.
 * @param {string} [site.ready] Selector that matches when the page is hydrated.
 * @param {string} site.article Selector of its text.
 */
export async function measureDev(
  browser,
  { command: [program, ...args], cwd, env, file, url, ready, article },
) {
  const { page, close } = await openPage(browser, PROFILES.desktop)
  await preparePaintWatch(page, { selector: 'h1' })
  const text = await readFile(file, 'utf8')
  const start = performance.timeOrigin + performance.now()
  const server = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const cpuSeconds = async () => (await usageOf(server.pid)).cpuSeconds
  try {
    await openWhenUp(page, url, server)
    const firstPage = (await paintedAt(page)) - start
    const startCpu = await cpuSeconds()
    if (ready !== undefined) await page.waitForSelector(ready, { state: 'attached' })
    await idle(cpuSeconds, page)
    const times = []
    const editCpu = []
    for (let edit = 0; edit < EDITS; edit++) {
      const sentence = `Edit number ${edit} of this run.`
      const before = await cpuSeconds()
      await page.evaluate((wanted) => window.benchWatch(wanted), {
        selector: article,
        text: sentence,
      })
      const saved = performance.timeOrigin + performance.now()
      await writeFile(file, `${text}\n${sentence}\n`)
      times.push((await paintedAt(page)) - saved)
      await idle(cpuSeconds, page)
      editCpu.push((await cpuSeconds()) - before)
    }
    return {
      'first page ms': Math.round(firstPage),
      'first page CPU s': Number(startCpu.toFixed(2)),
      'first edit ms': Math.round(times[0]),
      'edit ms': Math.round(median(times)),
      'edit CPU ms': Math.round(median(editCpu) * 1000),
    }
  } finally {
    await writeFile(file, text)
    await close()
    await stop(server)
  }
}

/** Wait until a server uses no more time of the CPU. */
async function idle(cpuSeconds, page) {
  for (let before = -1, now = 0; now > before; now = await cpuSeconds()) {
    before = now
    await page.waitForTimeout(IDLE_MS)
  }
}

/** Open a page as soon as the server responds with it. */
async function openWhenUp(page, url, server) {
  const limit = performance.now() + START_LIMIT_MS
  while (performance.now() < limit && server.exitCode === null) {
    // A browser that polls would take half the machine from the server it waits for.
    if (await accepts(url)) {
      const response = await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined)
      if (response?.ok()) return
    }
    await page.waitForTimeout(RETRY_MS)
  }
  throw new Error(`${url} was never served.`)
}

/** Whether a server accepts connections at a URL. */
function accepts(url) {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  const kill = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(kill)
}
