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

/** Add the network and switch to it; the answer is a sentence for the reader. */
export async function addNetwork(
  { provider, name }: Wallet,
  network: WalletNetwork,
): Promise<string> {
  const chainId = `0x${network.chainId.toString(16)}`
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
    const now = await provider.request({ method: 'eth_chainId' })
    if (now === chainId) return `${name} is on ${network.name}.`
    return `${name} knows ${network.name} but is still on another network (chain id ${String(now)}). Switch to it in the wallet.`
  } catch (cause) {
    return failureText(cause, name)
  }
}

/** Wallets reject with an object of code and message (EIP-1193). */
function failureText(cause: unknown, name: string): string {
  const { code, message } = (cause ?? {}) as { code?: number; message?: string }
  if (code === 4001) return `You declined the request in ${name}. Nothing was changed.`
  if (code === -32002) return `${name} has an open request already. Open the wallet and answer it.`
  return `${name} refused: ${message ?? String(cause)}`
}
