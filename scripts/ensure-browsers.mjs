// Finds Chromium, and with --all the other browsers of the end-to-end tests; installs Debian's
// packages of those that are missing.
import { execFileSync } from 'node:child_process'
import { chromiumPath, wholeChromiumPath } from './chromium-path.mjs'
import { firefoxPath, webKitPath } from './engine-paths.mjs'

/** Packages, each with the function that finds what it installs. */
const CHROMIUM = [
  // Debian and Ubuntu before 2024 have no package of the headless shell; the tests do without it.
  [['chromium-headless-shell'], chromiumPath],
  [['chromium'], wholeChromiumPath],
]
const OTHERS = [
  // Ubuntu has these only in other forms; the tests in these engines then do not run.
  [['firefox-esr'], firefoxPath],
  [['webkit2gtk-driver', 'xvfb'], webKitPath],
]
const PACKAGES = process.argv.includes('--all') ? [...CHROMIUM, ...OTHERS] : CHROMIUM
const sudo = process.getuid?.() === 0 ? [] : ['sudo']

function apt(...args) {
  const [command, ...rest] = [...sudo, 'apt-get', ...args]
  execFileSync(command, rest, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function install(names) {
  try {
    apt('install', '-y', '-qq', '--no-install-recommends', ...names)
  } catch {
    console.error(`Not installed: ${names.join(', ')}.`)
  }
}

if (PACKAGES.some(([, path]) => path() === undefined)) {
  console.log('Installing the browsers of the end-to-end tests with apt.')
  try {
    apt('update', '-qq')
  } catch {
    console.error('The lists of packages could not be updated.')
  }
  for (const [names, path] of PACKAGES) if (path() === undefined) install(names)
  if (wholeChromiumPath() === undefined) {
    console.error(
      'No Chromium found, and none could be installed. Install one and set CHROMIUM_PATH to its path.',
    )
    process.exit(1)
  }
  for (const [names, path] of PACKAGES)
    if (path() === undefined)
      console.error(
        `The tests that need ${names.join(' and ')} do not run. To run them, install as root: apt-get install ${names.join(' ')}`,
      )
}
