import { existsSync } from 'node:fs'

/**
 * Where a Chromium may be, best first. The headless shell is the same engine without its windows: with
 * it the end-to-end tests take a third less time.
 */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of the Chromium of this machine; `undefined` when it has none. */
export function chromiumPath() {
  return candidates.find((path) => path !== undefined && existsSync(path))
}
