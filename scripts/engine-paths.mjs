import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Path of this machine's Firefox; `undefined` if there is none. */
export function firefoxPath() {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
}

/** Path of WebKitGTK's browser, if its driver and a display server are there, too. */
export function webKitPath() {
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path)))
    return undefined
  return librariesOf('/usr/lib')
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path))
}

/** The folders of WebKitGTK below those of the machine's architectures. */
function librariesOf(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-gnu'))
    .flatMap(({ name }) => readdirSync(join(root, name)).map((child) => join(root, name, child)))
    .filter((path) => /[/]webkit(?:2gtk|gtk)-[\d.]+$/.test(path))
}
