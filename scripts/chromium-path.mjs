import { existsSync } from 'node:fs'

/**
 * Possible paths of Chromium, best first. The headless shell is the same engine without windows;
 * with it the end-to-end tests take a third less time.
 */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of this machine's Chromium; `undefined` if there is none. */
export function chromiumPath() {
  return candidates.find((path) => path !== undefined && existsSync(path))
}
