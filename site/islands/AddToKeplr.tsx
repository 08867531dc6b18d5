'use client'

import { useState } from 'react'
import { useMounted } from 'warraq/components'
import { findKeplr, NO_KEPLR, suggestChain } from '../lib/keplr.ts'
import { KEPLR_CHAINS } from '../lib/keplr-chains.ts'
import { keplrLinks } from '../lib/open-in-wallet.ts'
import { ownValue } from '../lib/own-value.ts'
import { ByHand } from './parts/ByHand.tsx'
import { OpenInWallet } from './parts/OpenInWallet.tsx'
import { LATE, useReminder } from './parts/use-reminder.ts'
import { useTask } from './parts/use-task.ts'
import { WithoutScript } from './parts/WithoutScript.tsx'

/** `::add-to-keplr{network="testnet"}`: suggests a layer 1 network to Keplr. */
export default function AddToKeplr({ network = '' }: { readonly network?: string }) {
  const chain = ownValue(KEPLR_CHAINS, network)
  if (chain === undefined)
    throw new Error(
      `network="${network}" is unknown; use one of: ${Object.keys(KEPLR_CHAINS).join(', ')}`,
    )
  const isMounted = useMounted()
  const [message, setMessage] = useState('')
  const [isAsking, run] = useTask()
  const isLate = useReminder(isAsking)
  const add = async () => {
    setMessage('Answer the request in Keplr.')
    setMessage((await suggestChain(findKeplr(), chain)).text)
  }
  return (
    <div className="tool tool-row">
      <button type="button" className="button" aria-disabled={!isMounted} onClick={() => run(add)}>
        Add {chain.chainName} to Keplr
      </button>
      <p className="tool-message" role="status">
        {isLate ? `${message} ${LATE}` : message}
      </p>
      {message === NO_KEPLR ? <OpenInWallet links={keplrLinks(location.href)} /> : null}
      <ByHand
        values={[
          ['Chain id', chain.chainId],
          ['RPC', chain.rpc],
          ['REST', chain.rest],
          ['Coin', `${chain.stakeCurrency.coinDenom} (${chain.stakeCurrency.coinMinimalDenom})`],
          ['Coin type', String(chain.bip44.coinType)],
        ]}
      />
      <WithoutScript text="The button needs JavaScript; the values do not." />
    </div>
  )
}
