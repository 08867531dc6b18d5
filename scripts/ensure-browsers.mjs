// Finds Chromium and a font of its pages, and with --all the other browsers of the end-to-end tests;
// installs Debian's packages of those that are missing.
import { execFileSync } from 'node:child_process'
import { chromiumPath, wholeChromiumPath } from './chromium-path.mjs'
import { firefoxPath, webKitPath } from './engine-paths.mjs'

/** Packages, each with the function that finds what it installs. */
const CHROMIUM = [
  // Debian and Ubuntu before 2024 have no package of the headless shell; the tests do without it.
  [['chromium-headless-shell'], chromiumPath],
  [['chromium'], wholeChromiumPath],
  // Readers have a font of Arial's widths, which the fallback of the text face is made for.
  [['fontconfig', 'fonts-liberation'], arialFont],
]
const OTHERS = [
  // Ubuntu has these only in other forms; the tests in these engines then do not run.
  [['firefox-esr'], firefoxPath],
  [['webkit2gtk-driver', 'xvfb'], webKitPath],
]
const PACKAGES = process.argv.includes('--all') ? [...CHROMIUM, ...OTHERS] : CHROMIUM
const isRoot = process.getuid?.() === 0

/** A font with the widths of Arial; `undefined` if the machine has none. */
function arialFont() {
  // Only Linux comes without one.
  if (process.platform !== 'linux') return 'Arial'
  const families = ['Arial', 'Liberation Sans', 'Arimo', 'Nimbus Sans']
  return families
    .map((family) => outputOf('fc-list', [family, 'file']))
    .find((found) => found !== '')
}

function outputOf(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

/** Whether a command succeeds. */
function succeeds(command, args, stdout = 'ignore') {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(command, args, { stdio: ['ignore', stdout, 'ignore'], env })
    return true
  } catch {
    return false
  }
}

function apt(...args) {
  // Without -n, sudo would wait for a password.
  const command = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  return succeeds(command[0], [...command.slice(1), ...args], 'inherit')
}

/** Packages whose programs are not there. */
const missing = () => PACKAGES.filter(([, path]) => path() === undefined).map(([names]) => names)

/** Install what is missing; returns why something may still be missing. */
function install() {
  if (!succeeds('apt-get', ['--version'])) return 'this machine has no apt'
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return 'this account may not install packages'
  console.log('Installing the browsers of the end-to-end tests with apt.')
  apt('update', '-qq')
  for (const names of missing()) apt('install', '-y', '-qq', '--no-install-recommends', ...names)
  return 'apt could not install it'
}

if (missing().length > 0) {
  const reason = install()
  if (wholeChromiumPath() === undefined) {
    console.error(
      `No Chromium was found, and ${reason}: install Chromium, or set CHROMIUM_PATH to the path of one.`,
    )
    process.exit(1)
  }
  for (const names of missing())
    console.error(
      `The tests that need ${names.join(' and ')} are skipped or fail. To run them, install as root: apt-get install ${names.join(' ')}`,
    )
}
