/** Data for adding an EVM network to a wallet (EIP-3085). */
export interface WalletNetwork {
  readonly name: string
  readonly chainId: number
  readonly rpcUrl: string
  readonly explorerUrl: string
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

interface Provider {
  readonly request: (call: {
    readonly method: string
    readonly params?: readonly unknown[]
  }) => Promise<unknown>
}

/** A wallet that announced itself (EIP-6963). */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly provider: Provider
}

interface Announcement {
  readonly info?: { readonly uuid?: string; readonly name?: string }
  readonly provider?: Provider
}

/** Call `onWallet` for every wallet in the browser; returns a function that stops this. */
export function watchWallets(onWallet: (wallet: Wallet) => void): () => void {
  const onAnnounce = (event: Event) => {
    const { info, provider } = (event as CustomEvent<Announcement | null>).detail ?? {}
    // Any extension may send such an event; ignore those without a name or a provider.
    if (typeof info?.name !== 'string' || typeof provider?.request !== 'function') return
    onWallet({ id: String(info.uuid), name: info.name, provider })
  }
  addEventListener('eip6963:announceProvider', onAnnounce)
  dispatchEvent(new Event('eip6963:requestProvider'))
  return () => removeEventListener('eip6963:announceProvider', onAnnounce)
}

/** The wallet of a browser that announces none, as older wallets and those of phones do. */
export function injectedWallet(): Wallet | undefined {
  const { ethereum } = globalThis as { ethereum?: Provider }
  if (typeof ethereum?.request !== 'function') return undefined
  return { id: 'injected', name: 'The wallet of this browser', provider: ethereum }
}

/** Outcome of a request to a wallet, with a sentence for the reader. */
export interface WalletOutcome {
  readonly state: 'done' | 'rejected' | 'waiting' | 'wrong-chain' | 'unsupported' | 'failed'
  readonly text: string
}

/** Error code of a wallet that does not know the network to switch to (EIP-3326). */
const UNKNOWN_CHAIN = 4902

/**
 * Add the network (EIP-3085), switch to it (EIP-3326), then ask the wallet for its network. A
 * wallet that cannot add networks may already know this one.
 */
export async function addNetwork(
  { provider, name }: Wallet,
  network: WalletNetwork,
): Promise<WalletOutcome> {
  const chainId = `0x${network.chainId.toString(16)}`
  const isThere = async () =>
    Number(await provider.request({ method: 'eth_chainId' })) === network.chainId
  const done = { state: 'done', text: `${name} is on ${network.name}.` } as const
  let refusal: WalletOutcome | undefined
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: network.name,
          rpcUrls: [network.rpcUrl],
          blockExplorerUrls: [network.explorerUrl],
          nativeCurrency: network.currency,
        },
      ],
    })
    if (await isThere()) return done
  } catch (cause) {
    refusal = failureOf(cause, name)
    if (refusal.state !== 'unsupported') return refusal
  }
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    if (await isThere()) return done
  } catch (cause) {
    if (refusal === undefined && codeOf(cause) === UNKNOWN_CHAIN)
      return { state: 'unsupported', text: `${name} did not add ${network.name}. ${BY_HAND}` }
    // Ignore the error: the network may already be known, and the next step is the same either way.
  }
  return (
    refusal ?? {
      state: 'wrong-chain',
      text: `${name} knows ${network.name} but is still on another network. Switch to it in the wallet.`,
    }
  )
}

/** Advice for readers whose wallet cannot add the network. */
const BY_HAND = 'Add it by hand with the values below.'

/** Code of a wallet's error; some wallets wrap the error of the method (MetaMask on phones). */
function codeOf(cause: unknown): unknown {
  const { code, data } = (cause ?? {}) as {
    code?: unknown
    data?: { originalError?: { code?: unknown } }
  }
  return data?.originalError?.code ?? code
}

/** Explains a wallet's error, an object with code and message (EIP-1193) or any other value. */
export function failureOf(cause: unknown, name: string): WalletOutcome {
  const { message } = (cause ?? {}) as { message?: unknown }
  const code = codeOf(cause)
  if (code === 4001 || /reject|denied|declined/i.test(String(message)))
    return {
      state: 'rejected',
      text: `You declined the request in ${name}. Nothing was changed; press the button to try again.`,
    }
  if (code === -32002)
    return {
      state: 'waiting',
      text: `${name} has an open request already. Open the wallet and answer it.`,
    }
  if (code === 4200 || code === -32601 || code === -32004)
    return {
      state: 'unsupported',
      text: `${name} cannot add networks from a page. ${BY_HAND}`,
    }
  if (/symbol does not match/i.test(String(message)))
    return {
      state: 'unsupported',
      text: `${name} knows this network already, under another symbol such as ISLMT. Only the chain id counts: switch to the network in the wallet.`,
    }
  return { state: 'failed', text: `${name} refused: ${String(message ?? cause)}` }
}
