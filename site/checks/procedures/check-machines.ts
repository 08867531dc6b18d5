import type { PageCheck } from './page-check.ts'

/** Addresses of private networks (RFC 1918) and for documentation (RFC 5737). */
const EXAMPLE =
  /(?<![\d.])(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01])|203\.0|198\.51|192\.0)\.\d{1,3}\.\d{1,3}(?![\d.]{0,20}\d)/g
const DOCUMENTATION = /^(?:10\.|192\.168\.|172\.|203\.0\.113\.|198\.51\.100\.|192\.0\.2\.)/

/**
 * Checks that a page uses no example address except those of the list, in which each belongs to one
 * role. With one address in two roles, a firewall rule of one page opens a port to the machine of
 * another.
 */
export function createMachineCheck(machines: ReadonlySet<string>): PageCheck {
  return ({ file, text }) =>
    text.split('\n').flatMap((content, index) =>
      [...content.matchAll(EXAMPLE)]
        .map(([address]) => address)
        .filter((address) => DOCUMENTATION.test(address) && !machines.has(address))
        .map((address) => ({
          code: 'address/machine',
          file,
          line: index + 1,
          found: address,
          expected: `an example address with a role: ${[...machines].join(', ')}`,
          fix: 'use the fact of the machine that is meant, or add a machine to site/facts/machines.ts',
        })),
    )
}
