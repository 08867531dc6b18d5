// Finds Chromium for the end-to-end tests; installs Debian's packages when there is none.
import { execFileSync } from 'node:child_process'
import { chromiumPath, wholeChromiumPath } from './chromium-path.mjs'

const sudo = process.getuid?.() === 0 ? [] : ['sudo']

function apt(...args) {
  const [command, ...rest] = [...sudo, 'apt-get', ...args]
  execFileSync(command, rest, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function install(name) {
  try {
    apt('install', '-y', '-qq', '--no-install-recommends', name)
  } catch {
    console.error(`The package ${name} could not be installed.`)
  }
}

if (chromiumPath() === undefined || wholeChromiumPath() === undefined) {
  console.log('Installing Chromium with apt for the end-to-end tests.')
  try {
    apt('update', '-qq')
  } catch {
    console.error('The lists of packages could not be updated.')
  }
  // Debian and Ubuntu before 2024 have no package of the headless shell; the tests do without it.
  if (chromiumPath() === undefined) install('chromium-headless-shell')
  if (wholeChromiumPath() === undefined) install('chromium')
  if (wholeChromiumPath() === undefined) {
    console.error(
      'No Chromium found, and none could be installed. Install one and set CHROMIUM_PATH to its path.',
    )
    process.exit(1)
  }
}
