import { nearestOf } from 'warraq/plugin'
import { once } from '../../lib/once.ts'
import { network } from '../../network.ts'
import { type Fault, pageCheck, type ReadText } from '../page-check.ts'

/** Hosts in a URL, and after a placeholder of the protocol. */
const IN_URL = /\b(?:https?|wss?|tcp):\/\/(?:[^\s/@"'`<>()]*@)?([A-Za-z0-9][A-Za-z0-9.-]*)/g
/** Hosts alone in inline code or quotes: `rpc.example.org`, `grpc.example.org:443`. */
const ALONE =
  /[`'"]([a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|io|net|org|network|app|xyz|dev|finance|site|online|top|cc))(?::\d+)?(?:\/[^\s`'"]*)?[`'"]/g
/** Reserved for examples (RFC 2606), this computer, and numbers, which another check looks at. */
const EXAMPLE =
  /^(?:localhost|[\d.]+|(?:[\w-]+\.)*example(?:\.(?:com|org|net))?|[\w-]+\.(?:test|invalid|local))$/

/** A line of the list: a host, or a former one, which the text may name and nothing may lead to. */
const LISTED = /^[ \t]*(former[ \t]+)?([^\s#]+)[ \t]*(?:#.*)?$/gm
const IN_FACT = /(?:^|[/@,\s])((?:[a-z0-9-]+\.)+[a-z]{2,})(?=[:/,\s]|$)/gi

function hostsOfFacts(value: unknown): string[] {
  if (typeof value === 'string') return hostsIn(value, IN_FACT)
  if (typeof value !== 'object' || value === null) return []
  const facts = 'source' in value && 'value' in value ? [value.value] : Object.values(value)
  return facts.flatMap(hostsOfFacts)
}

/**
 * Checks to which hosts pages lead: to those of the facts, and of a list. An imitation of a wallet or
 * an endpoint differs from the real one by a few letters, so a name that resembles a known one stops
 * the build; other new names are listed.
 * @param list the text of `site/known-hosts.txt`
 */
export function createHostChecks(list: string) {
  const listed = [...list.matchAll(LISTED)]
  const hosts = (isFormer: boolean) =>
    listed.flatMap(([, former, host = '']) => (isFormer === (former !== undefined) ? host : []))
  const known = new Set([...hosts(false), ...hostsOfFacts(network)])
  const former = new Set(hosts(true))
  const resembled = createResembled(known, former)
  const isStranger = (host: string) => host.includes('.') && !known.has(host) && !EXAMPLE.test(host)
  const faultsOf = once(({ lines }: ReadText) =>
    lines.flatMap(({ content, line }) => {
      const named = hostsIn(content, ALONE).filter((host) => !former.has(host))
      const strangers = new Set([...hostsIn(content, IN_URL), ...named].filter(isStranger))
      return [...strangers].map((host) => ({ ...faultOf(host, resembled(host)), line }))
    }),
  )
  const checkOf = (code: string) =>
    pageCheck((read) => faultsOf(read).filter((fault) => fault.code === code))
  return { lookalikes: checkOf(IMITATED), newHosts: checkOf(UNKNOWN) }
}

const IMITATED = 'fact/imitated-host'
const UNKNOWN = 'fact/unknown-host'

function faultOf(found: string, imitated: string | undefined): Fault {
  return {
    code: imitated === undefined ? UNKNOWN : IMITATED,
    found,
    expected: `${imitated === undefined ? 'a host of the facts' : `${imitated}, which it resembles`}, or one of site/known-hosts.txt`,
    fix: 'use the fact of the service; for another site look at who runs it, then add a line to site/known-hosts.txt',
  }
}

/** Registered names that are too short to find in longer ones. */
const SHORTEST_NAME = 4

/** For a host, the known one that it could be taken for. */
function createResembled(known: ReadonlySet<string>, former: ReadonlySet<string>) {
  const domains = new Map([...known].map((host) => [domainOf(host), host]))
  return (host: string): string | undefined => {
    if (former.has(host)) return domains.get(domainOf(host)) ?? host
    // Whoever owns a known domain owns the names below it; a mistyped endpoint is still an error.
    if (domains.has(domainOf(host)))
      return isService(host, known) ? nearestOf(host, known) : undefined
    const name = nameOf(host)
    const all = [...new Set([...known].map(nameOf))]
    const inside = all.find((one) => one.length >= SHORTEST_NAME && name.includes(one))
    const close = name.length > SHORTEST_NAME ? nearestOf(name, all) : undefined
    const imitated = inside ?? close ?? all.find((one) => lacksOneLetter(name, one))
    const meant = [...known].filter((one) => nameOf(one) === imitated)
    return nearestOf(host, meant) ?? meant[0]
  }
}

/** Whether a name is another one without one of its letters: `haq` of `haqq`. */
function lacksOneLetter(name: string, other: string): boolean {
  return [...other].some((_, at) => other.slice(0, at) + other.slice(at + 1) === name)
}

/** Whether a host is below a domain with several known hosts, which are its services. */
function isService(host: string, known: ReadonlySet<string>): boolean {
  return [...known].filter((one) => domainOf(one) === domainOf(host)).length > 2
}

/** `haqq.network` of `rpc.eth.haqq.network`. */
function domainOf(host: string): string {
  return host.split('.').slice(-2).join('.')
}

/** `haqq` of `rpc.eth.haqq.network`. */
function nameOf(host: string): string {
  return host.split('.').at(-2) ?? host
}

function hostsIn(content: string, pattern: RegExp): string[] {
  return [...content.matchAll(pattern)].map(([, host = '']) =>
    host.replace(/(?<!\.)\.+$/, '').toLowerCase(),
  )
}
