import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'

type ShellNetwork = typeof mainnet | typeof testnet

/** What the commands of pages call the addresses of a network. */
const VALUES = {
  CHAIN_ID: ({ cosmosChainId }: ShellNetwork) => cosmosChainId.value,
  // The client of haqqd asks for a port.
  NODE: ({ rpc }: ShellNetwork) => `${rpc.tendermint.value}:443`,
  REST: ({ rpc }: ShellNetwork) => rpc.rest.value,
  GRPC: ({ rpc }: ShellNetwork) => rpc.grpcTarget.value,
  RPC: ({ rpc }: ShellNetwork) => rpc.tendermint.value,
}

const NETWORKS = [
  { value: 'mainnet', label: 'Mainnet', network: mainnet },
  { value: 'testnet', label: 'Testnet', network: testnet },
]

interface VariableCommands {
  /** Value of the tab of the network, and its label. */
  readonly value: string
  readonly label: string
  readonly title: string
  /** One `export` in a line. */
  readonly code: string
}

/**
 * Commands that set the variables of a page, for each network. Only commands that sign need
 * `CHAIN_ID`; the test network then comes first, so that what is pasted unread moves test coins.
 * @param names separated by spaces
 * @throws {Error} if a name is no variable
 */
export function variableCommands(names: string): VariableCommands[] {
  const wanted = names.split(' ').map(nameOf)
  const networks = wanted.includes('CHAIN_ID') ? NETWORKS.toReversed() : NETWORKS
  return networks.map(({ value, label, network }) => ({
    value,
    label,
    title: `Variables, ${label}`,
    code: wanted.map((name) => `export ${name}=${VALUES[name](network)}`).join('\n'),
  }))
}

export function isVariable(name: string): name is keyof typeof VALUES {
  return Object.hasOwn(VALUES, name)
}

function nameOf(name: string): keyof typeof VALUES {
  if (isVariable(name)) return name
  throw new Error(`names="${name}" is no variable; choose among ${Object.keys(VALUES).join(', ')}`)
}
