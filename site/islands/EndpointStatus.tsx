import { useState } from 'react'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'
import { callRpc } from '../lib/json-rpc.ts'

const NETWORKS: Readonly<
  Record<string, { readonly name: string; readonly rpcUrl: string; readonly chainId: number }>
> = {
  mainnet: {
    name: mainnet.name.value,
    rpcUrl: mainnet.rpc.evm.value,
    chainId: mainnet.evmChainId.value,
  },
  testnet: {
    name: testnet.name.value,
    rpcUrl: testnet.rpc.evm.value,
    chainId: testnet.evmChainId.value,
  },
}

/** `::endpoint-status{network="mainnet"}`: height, latency and chain id, asked for by the reader only. */
export default function EndpointStatus({ network: name }: { readonly network?: string }) {
  const network = NETWORKS[name ?? '']
  if (network === undefined)
    throw new Error(
      `network="${name ?? ''}" is unknown; use one of: ${Object.keys(NETWORKS).join(', ')}`,
    )
  const [lines, setLines] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    const height = await callRpc(network.rpcUrl, 'eth_blockNumber', [])
    const chain = height.ok ? await callRpc(network.rpcUrl, 'eth_chainId', []) : height
    setLines(
      height.ok && chain.ok
        ? describe(height.text, chain.text, height.milliseconds, network.chainId)
        : [height.ok ? chain.text : height.text],
    )
    setAsking(false)
  }
  return (
    <div className="tool tool-row">
      <button type="button" className="button" disabled={isAsking} onClick={() => void ask()}>
        Ask {network.name} now
      </button>
      <div role="status">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function describe(
  heightJson: string,
  chainJson: string,
  milliseconds: number,
  expected: number,
): string[] {
  const height = Number(JSON.parse(heightJson))
  const chain = Number(JSON.parse(chainJson))
  return [
    `Height ${height.toLocaleString('en')}, answered in ${milliseconds} ms.`,
    chain === expected
      ? `Chain id ${chain}: the right network.`
      : `Chain id ${chain}, expected ${expected}: a wrong endpoint.`,
  ]
}
