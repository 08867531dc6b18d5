// Starts Chromium with the profiles of the budgets, and a server for a built site.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../scripts/chromium-path.mjs'

const bin = join(import.meta.dirname, '../packages/warraq/bin/warraq.mjs')
const folderServer = join(import.meta.dirname, 'serve-folder.mjs')
/** The system's Chromium; `undefined` to use Playwright's. */
export const executablePath = chromiumPath()

const mobile = {
  viewport: { width: 390, height: 844 },
  slowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
}

/**
 * Desktop without throttling; mobile: 390x844, CPU slowed 4x, 1.6 Mbit/s down, 150 ms round trip.
 * With the CPU slowed 8x, a lead over the peers does not depend on the speed of the machine.
 */
export const PROFILES = {
  desktop: { viewport: { width: 1280, height: 800 }, slowdown: 1, network: undefined },
  mobile,
  'mobile 8x': { ...mobile, slowdown: 8 },
}

export async function openBrowser() {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
}

/** Open a page with a profile and an empty cache; returns it with its DevTools session. */
export async function openPage(browser, { viewport, slowdown, network }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Performance.enable')
  if (network !== undefined) await client.send('Network.emulateNetworkConditions', network)
  if (slowdown > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, client, close: () => context.close() }
}

/**
 * Serve a built folder as in production; returns its origin and a function that stops the server.
 */
export function serve(dir, port) {
  return startServer([bin, 'preview', dir], port)
}

/** Serve the output of any tool in the same way; files below `hashed` are cached forever. */
export function serveAlike(dir, port, hashed) {
  return startServer([folderServer, dir, String(port), hashed], port)
}

async function startServer(args, port) {
  const server = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill()
    await ended
  }
  return { origin: `http://localhost:${port}`, stop }
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
