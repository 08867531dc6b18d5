import { HAQQ_MACHINES } from '../../data/machine-roles.ts'
import { pageCheck } from '../page-check.ts'

const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g
/** How an address stands beside a port, and what its machine then has to do with the port. */
const BESIDE_PORT = [
  {
    pattern: /(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3}):(\d+)/g,
    ports: 'listens',
    doesNot: 'does not listen on',
  },
  {
    pattern: /\ballow from (\d{1,3}(?:\.\d{1,3}){3}) to \S+ port (\d+)/g,
    ports: 'reaches',
    doesNot: 'has nothing to do with',
  },
] as const
/** Addresses of private networks (RFC 1918) and for documentation (RFC 5737). */
const EXAMPLE =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|203\.0\.113\.|198\.51\.100\.|192\.0\.2\.)/
/** The two lines of a machine in the configuration of SSH. */
const HOST_NAME = /^\s*HostName\s/

const NO_ROLE = {
  code: 'address/machine',
  expected: `an example address with a role: ${HAQQ_MACHINES.map(({ address }) => address).join(', ')}`,
  fix: 'use the fact of the machine that is meant, or add a machine to site/facts/machines.ts',
}

/**
 * Checks that every example address belongs to a role, that a line which names a machine has the
 * address of that machine, and that an address stands only beside the ports of its role. Readers
 * follow several pages one after the other: with one address in two roles, a firewall opens the port
 * of the signer to a sentry.
 */
export const checkRoles = pageCheck(function* ({ lines }) {
  for (const { content, line } of lines) {
    const addresses = content.match(ADDRESS)
    if (addresses === null) continue
    const above = HOST_NAME.test(content) ? (lines[line - 2]?.content ?? '') : ''
    const named = HAQQ_MACHINES.filter((one) => one.named.test(`${above} ${content}`))
    for (const found of addresses) {
      const role = roleOf(found)
      if (role === undefined && EXAMPLE.test(found)) yield { ...NO_ROLE, line, found }
      if (role === undefined || named.length === 0 || named.includes(role)) continue
      yield {
        code: 'address/role',
        line,
        found: `${found}, the address of the ${role.name}`,
        expected: `an address of the ${named.map(({ name }) => name).join(' or the ')}, which the line names`,
        fix: 'use the fact of the machine that the line names',
      }
    }
    for (const { pattern, ports, doesNot } of BESIDE_PORT)
      for (const [, address = '', port] of content.matchAll(pattern)) {
        const role = roleOf(address)
        if (role === undefined || role[ports].includes(Number(port))) continue
        yield {
          code: 'address/role',
          line,
          found: `${address}, the address of the ${role.name}, which ${doesNot} port ${port}`,
          expected: `the address of a machine with this port: ${namesWithPort(Number(port))}`,
          fix: 'use the fact of the machine that is meant, or add the port to its role',
        }
      }
  }
})

const roleOf = (found: string) => HAQQ_MACHINES.find(({ address }) => address === found)

function namesWithPort(port: number): string {
  const having = HAQQ_MACHINES.filter((one) => [...one.listens, ...one.reaches].includes(port))
  return having.map(({ name }) => name).join(', ') || 'none'
}
