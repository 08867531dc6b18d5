import type { Finding } from 'warraq/plugin'
import type { PageCheck } from './page-check.ts'

/** An example machine: what pages call it, and which ports it has to do with. */
export interface MachineRole {
  readonly name: string
  readonly address: string
  /** How a text names it. */
  readonly named: RegExp
  /** Ports on which it listens, as in `address:26659`. */
  readonly listens: readonly number[]
  /** Ports of other machines that a firewall opens to it. */
  readonly reaches: readonly number[]
}

const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g
const ADDRESS_AND_PORT = /(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3}):(\d+)/g
const ALLOWED_FROM = /\ballow from (\d{1,3}(?:\.\d{1,3}){3}) to \S+ port (\d+)/g
/** Addresses of private networks (RFC 1918) and for documentation (RFC 5737). */
const EXAMPLE =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|203\.0\.113\.|198\.51\.100\.|192\.0\.2\.)/
/** The two lines of a machine in the configuration of SSH. */
const HOST_NAME = /^\s*HostName\s/

/**
 * Checks that every example address belongs to a role, that a line which names a machine has the
 * address of that machine, and that an address stands only beside the ports of its role. Readers follow several pages one after the other: with
 * one address in two roles, a firewall opens the port of the signer to a sentry.
 */
export function createRoleCheck(roles: readonly MachineRole[]): PageCheck {
  const machines = roles.map(({ address }) => address)
  return ({ file, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((content, index) => {
      const line = HOST_NAME.test(content) ? `${lines[index - 1] ?? ''} ${content}` : content
      const faults = [
        ...withoutRole(content, machines),
        ...misnamed(line, roles),
        ...wrongPorts(line, roles),
      ]
      return faults.map((fault) => ({ ...fault, file, line: index + 1 }))
    })
  }
}

function withoutRole(line: string, machines: readonly string[]): RoleFault[] {
  return (line.match(ADDRESS) ?? [])
    .filter((address) => EXAMPLE.test(address) && !machines.includes(address))
    .map((address) => ({
      code: 'address/machine',
      found: address,
      expected: `an example address with a role: ${machines.join(', ')}`,
      fix: 'use the fact of the machine that is meant, or add a machine to site/facts/machines.ts',
    }))
}

type RoleFault = Omit<Finding, 'file' | 'line'>

function misnamed(line: string, roles: readonly MachineRole[]): RoleFault[] {
  const named = roles.filter((role) => role.named.test(line))
  if (named.length === 0) return []
  const addresses = (line.match(ADDRESS) ?? []).flatMap((found) =>
    roles.filter(({ address }) => address === found),
  )
  return addresses
    .filter((role) => !named.includes(role))
    .map((role) => ({
      code: 'address/role',
      found: `${role.address}, the address of the ${role.name}`,
      expected: `an address of the ${named.map(({ name }) => name).join(' or the ')}, which the line names`,
      fix: 'use the fact of the machine that the line names',
    }))
}

function wrongPorts(line: string, roles: readonly MachineRole[]): RoleFault[] {
  const roleOf = (found: string) => roles.find(({ address }) => address === found)
  const listening = [...line.matchAll(ADDRESS_AND_PORT)].map(([, address = '', port]) => ({
    role: roleOf(address),
    port: Number(port),
    ports: roleOf(address)?.listens ?? [],
    does: 'does not listen on',
  }))
  const reaching = [...line.matchAll(ALLOWED_FROM)].map(([, address = '', port]) => ({
    role: roleOf(address),
    port: Number(port),
    ports: roleOf(address)?.reaches ?? [],
    does: 'has nothing to do with',
  }))
  return [...listening, ...reaching].flatMap(({ role, port, ports, does }) =>
    role === undefined || ports.includes(port)
      ? []
      : [
          {
            code: 'address/role',
            found: `${role.address}, the address of the ${role.name}, which ${does} port ${port}`,
            expected: `the address of a machine with this port: ${withPort(roles, port)}`,
            fix: 'use the fact of the machine that is meant, or add the port to its role',
          },
        ],
  )
}

const withPort = (roles: readonly MachineRole[], port: number) =>
  roles
    .filter(({ listens, reaches }) => [...listens, ...reaches].includes(port))
    .map(({ name }) => name)
    .join(', ') || 'none'
