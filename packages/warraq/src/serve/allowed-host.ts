import { isIP } from 'node:net'

/**
 * Whether the development server may answer a request with this `Host` header. A foreign page can
 * let its own name resolve to this machine (DNS rebinding) and read the answers, so only names that
 * always mean this machine, IP addresses, and the configured name are allowed.
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

/** The host name without port and brackets; `undefined` if there is none. */
function hostnameOf(header = ''): string | undefined {
  const [, six, name = six] = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+))(?::\d+)?$/i.exec(header) ?? []
  return name?.toLowerCase()
}
