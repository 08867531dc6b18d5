// Installs the programs of `npm run test:packages` with apt if they are missing. Only .ci/run and people call
// it: no test installs anything.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { missingPrograms } from './test-programs.mjs'

/** Debian asks this program whether a service may start. The tests start servers of their own. */
const POLICY = '/usr/sbin/policy-rc.d'
/** Packages whose installation would let a server start with the system. */
const SERVICES = ['nginx', 'caddy']

const missing = missingPrograms()
const asRoot = process.getuid?.() === 0 ? [] : ['sudo']

function run(...words) {
  const [program, ...args] = [...asRoot, ...words]
  execFileSync(program, args, { stdio: 'inherit' })
}

if (missing.length > 0) {
  if (!existsSync('/usr/bin/apt-get')) {
    console.error(`No apt here. Install these packages in another way: ${missing.join(', ')}`)
    process.exit(1)
  }
  const keepsServicesOff = !existsSync(POLICY)
  if (keepsServicesOff)
    run('sh', '-c', `printf '#!/bin/sh\\nexit 101\\n' > ${POLICY} && chmod 755 ${POLICY}`)
  try {
    const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
    run(...apt, 'update', '-qq')
    run(...apt, 'install', '-y', '-qq', '--no-install-recommends', ...missing)
    const services = SERVICES.filter((name) => missing.includes(name))
    if (services.length > 0 && existsSync('/usr/bin/systemctl'))
      run('systemctl', 'disable', '--quiet', ...services)
  } catch {
    console.error(`Not installed. As root: apt-get install ${missing.join(' ')}`)
    process.exitCode = 1
  } finally {
    if (keepsServicesOff) run('rm', '-f', POLICY)
  }
}
