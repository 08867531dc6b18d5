'use client'

import { useState } from 'react'
import { useMounted } from 'warraq/components'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'
import { evmStatus, restStatus, type EndpointStatus as Status } from '../lib/endpoint-status.ts'
import { ownValue } from '../lib/own-value.ts'
import { useTask } from './parts/use-task.ts'
import { WithoutScript } from './parts/WithoutScript.tsx'

const NETWORKS: Readonly<Record<string, typeof mainnet | typeof testnet>> = { mainnet, testnet }

/**
 * `::endpoint-status{network="mainnet"}`: height, latency and chain id, only requested by the
 * reader.
 */
export default function EndpointStatus({ network: name = '' }: { readonly network?: string }) {
  const network = ownValue(NETWORKS, name)
  if (network === undefined)
    throw new Error(`network="${name}" is unknown; use one of: ${Object.keys(NETWORKS).join(', ')}`)
  const isMounted = useMounted()
  const [statuses, setStatuses] = useState<readonly Status[]>([])
  const [isAsking, run] = useTask()
  const ask = async () =>
    setStatuses(
      await Promise.all([
        evmStatus(network.rpc.evm.value, network.evmChainId.value),
        restStatus(network.rpc.rest.value, network.cosmosChainId.value),
      ]),
    )
  return (
    <div className="tool tool-row">
      <button
        type="button"
        className="button"
        aria-disabled={!isMounted || isAsking}
        onClick={() => {
          if (!isAsking) run(ask)
        }}
      >
        Ask the endpoints of {network.name.value} now
      </button>
      <div role="status">
        {statuses.length === 0 ? null : (
          <ul>
            {statuses.map(({ name, state, text }) => (
              <li key={name} data-state={state}>
                <strong>{name}</strong>
                <span>{`: ${text}`}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <WithoutScript text="The button needs JavaScript. The commands on this page ask the endpoints from a terminal." />
    </div>
  )
}
