import { Tabs } from 'warraq/theme'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'
import { CodeFigure } from './code-figure.tsx'

/** What the commands of pages call the addresses of a network. */
const VALUES = {
  CHAIN_ID: ({ cosmosChainId }: ShellNetwork) => cosmosChainId.value,
  // The client of haqqd asks for a port.
  NODE: ({ rpc }: ShellNetwork) => `${rpc.tendermint.value}:443`,
  REST: ({ rpc }: ShellNetwork) => rpc.rest.value,
  GRPC: ({ rpc }: ShellNetwork) => rpc.grpcTarget.value,
  RPC: ({ rpc }: ShellNetwork) => rpc.tendermint.value,
}

type ShellNetwork = typeof mainnet | typeof testnet

const NETWORKS = [
  { value: 'mainnet', label: 'Mainnet', network: mainnet },
  { value: 'testnet', label: 'Testnet', network: testnet },
]

/**
 * `::shell-variables{names="CHAIN_ID NODE"}`: commands that set the variables of a page, for each
 * network.
 */
export default function ShellVariables({ names = '' }: { readonly names?: string }) {
  const wanted = names.split(' ').map(nameOf)
  return (
    <Tabs
      id={`variables-${wanted.join('-').toLowerCase()}`}
      group="network"
      query=""
      label="Network"
      tabs={NETWORKS.map(({ value, label, network }) => ({
        value,
        label,
        content: (
          <CodeFigure
            title={`Variables, ${label}`}
            language="bash"
            code={wanted.map((name) => `export ${name}=${VALUES[name](network)}`).join('\n')}
          />
        ),
      }))}
    />
  )
}

function nameOf(name: string): keyof typeof VALUES {
  const known = Object.keys(VALUES) as (keyof typeof VALUES)[]
  const found = known.find((one) => one === name)
  if (found === undefined)
    throw new Error(`names="${name}" is no variable; choose among ${known.join(', ')}`)
  return found
}
