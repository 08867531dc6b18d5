/** What a wallet needs to add an EVM network (EIP-3085). */
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

/** Hear of every wallet in the browser; returns how to stop. */
export function watchWallets(onWallet: (wallet: Wallet) => void): () => void {
  const onAnnounce = (event: Event) => {
    const { info, provider } = (
      event as CustomEvent<{ info: { uuid: string; name: string }; provider: Provider }>
    ).detail
    onWallet({ id: info.uuid, name: info.name, provider })
  }
  addEventListener('eip6963:announceProvider', onAnnounce)
  dispatchEvent(new Event('eip6963:requestProvider'))
  return () => removeEventListener('eip6963:announceProvider', onAnnounce)
}

/** How a request to a wallet ended, with a sentence for the reader. */
export interface WalletOutcome {
  readonly state: 'done' | 'rejected' | 'waiting' | 'wrong-chain' | 'unsupported' | 'failed'
  readonly text: string
}

/** Add the network (EIP-3085), switch to it (EIP-3326) and ask the wallet where it is afterwards. */
export async function addNetwork(
  { provider, name }: Wallet,
  network: WalletNetwork,
): Promise<WalletOutcome> {
  const chainId = `0x${network.chainId.toString(16)}`
  const isThere = async () =>
    Number(await provider.request({ method: 'eth_chainId' })) === network.chainId
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
    if (await isThere()) return { state: 'done', text: `${name} is on ${network.name}.` }
  } catch (cause) {
    return failureOf(cause, name)
  }
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    if (await isThere()) return { state: 'done', text: `${name} is on ${network.name}.` }
  } catch {
    // The network is known by now: what is left to do is the same whatever the reason was.
  }
  return {
    state: 'wrong-chain',
    text: `${name} knows ${network.name} but is still on another network. Switch to it in the wallet.`,
  }
}

/** What a wallet's refusal means: an object of code and message (EIP-1193), or anything else. */
export function failureOf(cause: unknown, name: string): WalletOutcome {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown }
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
      text: `${name} cannot add networks from a page. Add it by hand with the values on this page.`,
    }
  return { state: 'failed', text: `${name} refused: ${String(message ?? cause)}` }
}
