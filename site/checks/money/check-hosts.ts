import type { PageCheck } from '../procedures/page-check.ts'

/** Hosts in a URL, and after a placeholder of the protocol. */
const IN_URL = /\b(?:https?|wss?|tcp):\/\/(?:[^\s/@"'`<>()]*@)?([A-Za-z0-9][A-Za-z0-9.-]*)/g
/** Hosts alone in inline code or quotes: `rpc.example.org`, `grpc.example.org:443`. */
const ALONE =
  /[`'"]([a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|io|net|org|network|app|xyz|dev|finance|site|online|top|cc))(?::\d+)?(?:\/[^\s`'"]*)?[`'"]/g
/** Reserved for examples (RFC 2606), this computer, and numbers, which another check looks at. */
const EXAMPLE =
  /^(?:localhost|[\d.]+|(?:[\w-]+\.)*example(?:\.(?:com|org|net))?|[\w-]+\.(?:test|invalid|local))$/

/** Hosts to which pages may lead, and former ones that they only name. */
export interface HostLists {
  readonly known: ReadonlySet<string>
  readonly former: ReadonlySet<string>
}

/**
 * Checks that pages lead only to hosts of the facts and of the list, because an imitation of a wallet
 * or an endpoint differs from the real one by a few letters.
 */
export function createHostCheck({ known, former }: HostLists): PageCheck {
  return ({ file, text }) =>
    text.split('\n').flatMap((content, index) => {
      const led = hostsIn(content, IN_URL)
      const named = hostsIn(content, ALONE).filter((host) => !former.has(host))
      return [...new Set([...led, ...named])]
        .filter((host) => host.includes('.') && !known.has(host) && !EXAMPLE.test(host))
        .map((host) => ({
          code: 'fact/unknown-host',
          file,
          line: index + 1,
          found: host,
          expected: 'a host of the facts, or of site/checks/money/known-hosts.ts',
          fix: 'use the fact of the service; a new site needs a look at who runs it, then a line in known-hosts.ts',
        }))
    })
}

function hostsIn(content: string, pattern: RegExp): string[] {
  return [...content.matchAll(pattern)].map(([, host = '']) =>
    host.replace(/\.+$/, '').toLowerCase(),
  )
}
