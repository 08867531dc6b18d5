import { network } from '../../network.ts'
import type { HostLists } from './check-hosts.ts'

const HOST = /(?:^|[/@,\s])((?:[a-z0-9-]+\.)+[a-z]{2,})(?=[:/,\s]|$)/gi

/**
 * Hosts that pages may lead to: those of the facts, and those of a list.
 * @param list the text of `site/known-hosts.txt`
 */
export function hostLists(list: string): HostLists {
  const lines = list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
  const former = lines.flatMap((line) => /^former\s+(\S+)$/.exec(line)?.[1] ?? [])
  const others = lines.filter((line) => !/\s/.test(line))
  return { known: new Set([...others, ...hostsIn(network)]), former: new Set(former) }
}

/** The hosts in all facts. */
function hostsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(HOST)].map(([, host = '']) => host.toLowerCase())
  if (typeof value !== 'object' || value === null) return []
  return 'source' in value && 'value' in value
    ? hostsIn(value.value)
    : Object.values(value).flatMap(hostsIn)
}
