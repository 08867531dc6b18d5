import { network } from '../../network.ts'

/** Sites that pages link to and that are no facts, each looked at by whoever added it. */
const OTHERS: readonly string[] = [
  'axelarscan.io',
  'chainlist.org',
  'chains.keplr.app',
  'cosmossdk.io',
  'defillama.com',
  'docs.axelar.dev',
  'docs.cometbft.com',
  'docs.haqq.network',
  'docs.opensea.io',
  'docs.optimism.io',
  'eips.ethereum.org',
  'etherscan.io',
  'express.noble.xyz',
  'firebase.google.com',
  'getfoundry.sh',
  'github.com',
  'golang.org',
  'grpc-ecosystem.github.io',
  'haqq.network',
  'hermes.informal.systems',
  'raw.githubusercontent.com',
  'remix.ethereum.org',
  'restake.app',
  'rustup.rs',
  'sh.rustup.rs',
  'wizard.openzeppelin.com',
  'www.axelar.network',
  'www.coingecko.com',
  'www.stride.zone',
]

/** Former addresses, which pages name to warn of them, and never link to. */
export const FORMER_HOSTS: ReadonlySet<string> = new Set([
  'app.haqq.network',
  'explorer.testethiq.haqq.network',
])

const HOST = /(?:^|[/@,\s])((?:[a-z0-9-]+\.)+[a-z]{2,})(?=[:/,\s]|$)/gi

/** Hosts that pages may lead to. */
export const KNOWN_HOSTS: ReadonlySet<string> = new Set([...OTHERS, ...hostsIn(network)])

/** The hosts in all facts. */
function hostsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(HOST)].map(([, host = '']) => host.toLowerCase())
  if (typeof value !== 'object' || value === null) return []
  return 'source' in value && 'value' in value
    ? hostsIn(value.value)
    : Object.values(value).flatMap(hostsIn)
}
