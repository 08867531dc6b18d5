// Finds Chromium for the end-to-end tests; installs Debian's package when there is none.
import { execFileSync } from 'node:child_process'
import { chromiumPath } from './chromium-path.mjs'

const sudo = process.getuid?.() === 0 ? [] : ['sudo']

function apt(...args) {
  const [command, ...rest] = [...sudo, 'apt-get', ...args]
  execFileSync(command, rest, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Install a package; returns whether Chromium is available afterwards. */
function install(name) {
  try {
    apt('install', '-y', '-qq', '--no-install-recommends', name)
  } catch {
    console.error(`The package ${name} could not be installed.`)
  }
  return chromiumPath() !== undefined
}

if (chromiumPath() === undefined) {
  console.log('Installing Chromium with apt for the end-to-end tests.')
  try {
    apt('update', '-qq')
  } catch {
    console.error('The lists of packages could not be updated.')
  }
  // Debian and Ubuntu before 2024 have no package of the headless shell.
  if (!install('chromium-headless-shell') && !install('chromium')) {
    console.error(
      'No Chromium found, and none could be installed. Install one and set CHROMIUM_PATH to its path.',
    )
    process.exit(1)
  }
}
