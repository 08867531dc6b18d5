// Installs the web servers of `npm run test:packages` with apt if they are missing. Only .ci/run and people
// call it: no test installs anything.
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { missingHosts } from './host-programs.mjs'

/** Debian asks this program whether a service may start. The tests start servers of their own. */
const POLICY = '/usr/sbin/policy-rc.d'

const missing = missingHosts()
if (missing.length > 0) {
  if (!existsSync('/usr/bin/apt-get')) stop('this system has no apt')
  if (process.getuid?.() !== 0) stop('only root may install packages')
  const apt = (...args) =>
    execFileSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  const isFirst = !existsSync(POLICY)
  if (isFirst) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
  } finally {
    if (isFirst) rmSync(POLICY)
  }
}

function stop(reason) {
  console.error(
    `Not installed: ${missing.join(', ')}, because ${reason}. Install them and try again.`,
  )
  process.exit(1)
}
