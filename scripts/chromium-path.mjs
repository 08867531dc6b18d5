import { existsSync } from 'node:fs'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Path of this machine's Chromium, if possible of the headless shell: the same engine without
 * windows, with which the end-to-end tests take a third less time. `undefined` if there is none.
 */
export function chromiumPath() {
  return pathAmong(['/usr/bin/chromium-headless-shell', ...CHROMIUM])
}

/** Path of a whole Chromium: the headless shell has no back/forward cache. */
export function wholeChromiumPath() {
  return pathAmong(CHROMIUM)
}

function pathAmong(paths) {
  return [process.env.CHROMIUM_PATH, ...paths].find(
    (path) => path !== undefined && existsSync(path),
  )
}
