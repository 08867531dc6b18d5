// Finds Chromium for the end-to-end tests; installs Debian's package when there is none.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const find = () => candidates.find((path) => path !== undefined && existsSync(path))

if (find() === undefined) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    execFileSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  console.log('Installing Chromium with apt for the end-to-end tests.')
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } catch {
    console.error(
      'Chromium could not be installed. Install it by hand and set CHROMIUM_PATH to its path.',
    )
    process.exit(1)
  }
}
if (find() === undefined) {
  console.error('No Chromium found. Set CHROMIUM_PATH to its path.')
  process.exit(1)
}
