'use client'

import { useEffect, useState } from 'react'
import { useMounted } from 'warraq/components'
import { coin } from '../facts/common.ts'
import { l2Testnet } from '../facts/l2-testnet.ts'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'
import { ethereumWalletLinks } from '../lib/open-in-wallet.ts'
import { ownValue } from '../lib/own-value.ts'
import {
  addNetwork,
  injectedWallet,
  type Wallet,
  type WalletNetwork,
  watchWallets,
} from '../lib/wallets.ts'
import { ByHand } from './parts/ByHand.tsx'
import { OpenInWallet } from './parts/OpenInWallet.tsx'
import { LATE, useReminder } from './parts/use-reminder.ts'
import { useTask } from './parts/use-task.ts'
import { WithoutScript } from './parts/WithoutScript.tsx'

const ISLM = { name: coin.name.value, symbol: coin.symbol.value, decimals: coin.decimals.value }
const NETWORKS: Readonly<Record<string, WalletNetwork>> = {
  mainnet: {
    name: mainnet.name.value,
    chainId: mainnet.evmChainId.value,
    rpcUrl: mainnet.rpc.evm.value,
    explorerUrl: mainnet.explorer.evm.value,
    currency: ISLM,
  },
  testnet: {
    name: testnet.name.value,
    chainId: testnet.evmChainId.value,
    rpcUrl: testnet.rpc.evm.value,
    explorerUrl: testnet.explorer.evm.value,
    currency: ISLM,
  },
  'l2-testnet': {
    name: l2Testnet.name.value,
    chainId: l2Testnet.evmChainId.value,
    rpcUrl: l2Testnet.rpc.evm.value,
    explorerUrl: l2Testnet.explorer.evm.value,
    currency: {
      name: l2Testnet.coinName.value,
      symbol: l2Testnet.coinSymbol.value,
      decimals: l2Testnet.decimals.value,
    },
  },
}

const NO_WALLET =
  'No wallet answered. On a phone, open this page in the browser of the wallet. On a computer, install one and reload the page. Or add the network by hand with the values below.'

interface AddNetworkProps {
  readonly network?: string
  /** Leave out the values to enter by hand, where the page shows them anyway. */
  readonly isButtonOnly?: boolean
}

/** `::add-network{network="mainnet"}`: adds the network to a wallet in the reader's browser. */
export default function AddNetwork({ network: name, isButtonOnly = false }: AddNetworkProps) {
  const network = ownValue(NETWORKS, name)
  if (network === undefined)
    throw new Error(
      `network="${name ?? ''}" is unknown; use one of: ${Object.keys(NETWORKS).join(', ')}`,
    )
  const [wallets, setWallets] = useState<readonly Wallet[]>([])
  const isMounted = useMounted()
  const [message, setMessage] = useState('')
  const [isAsking, run] = useTask()
  const isLate = useReminder(isAsking)
  useEffect(
    () =>
      watchWallets((wallet) =>
        setWallets((known) =>
          known.some(({ id }) => id === wallet.id) ? known : [...known, wallet],
        ),
      ),
    [],
  )
  const add = (known: Wallet | undefined) => async () => {
    const wallet = known ?? injectedWallet()
    if (wallet === undefined) return setMessage(NO_WALLET)
    setMessage(`Answer the request in ${wallet.name}.`)
    setMessage((await addNetwork(wallet, network)).text)
  }
  const [first, ...others] = wallets
  return (
    <div className={isButtonOnly ? 'on-use' : 'tool tool-row'}>
      {/* One element with and without a wallet, so that it keeps the focus when a wallet
          appears. */}
      <button
        type="button"
        className="button"
        aria-disabled={!isMounted && !isButtonOnly}
        onClick={() => run(add(first))}
      >
        {`Add ${network.name} to ${first?.name ?? 'a wallet'}`}
      </button>
      {others.map((wallet) => (
        <button key={wallet.id} type="button" className="button" onClick={() => run(add(wallet))}>
          Add {network.name} to {wallet.name}
        </button>
      ))}
      <p className="tool-message" role="status">
        {isLate ? `${message} ${LATE}` : message}
      </p>
      {message === NO_WALLET ? <OpenInWallet links={ethereumWalletLinks(location.href)} /> : null}
      {isButtonOnly ? null : (
        <>
          <ByHand
            values={[
              ['Network name', network.name],
              ['RPC URL', network.rpcUrl],
              ['Chain id', String(network.chainId)],
              ['Currency symbol', network.currency.symbol],
              ['Block explorer URL', network.explorerUrl],
            ]}
          />
          <WithoutScript text="The button needs JavaScript; the values do not." />
        </>
      )}
    </div>
  )
}
