import { isIP } from 'node:net'

/**
 * Whether a request for this `Host` may be answered by a server of this machine's own pages. A page
 * elsewhere can let its own name point here (DNS rebinding) and would then read what is answered:
 * so only names that always mean this machine, IP addresses, and the name asked for count.
 */
export function isAllowedHost(header: string | undefined, ownName: string): boolean {
  const name = hostnameOf(header)
  if (name === undefined) return false
  return (
    isIP(name) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === ownName.toLowerCase()
  )
}

/** The name without port and brackets; `undefined` when there is none. */
function hostnameOf(header = ''): string | undefined {
  const [, six, name = six] = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+))(?::\d+)?$/i.exec(header) ?? []
  return name?.toLowerCase()
}
