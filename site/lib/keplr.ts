import { failureOf, type WalletOutcome } from './wallets.ts'

/** A chain in Keplr's format. */
export interface KeplrChain {
  readonly chainId: string
  readonly chainName: string
  readonly rpc: string
  readonly rest: string
  readonly bip44: { readonly coinType: number }
  readonly bech32Config: Readonly<Record<string, string>>
  readonly currencies: readonly KeplrCoin[]
  readonly stakeCurrency: KeplrCoin
  readonly feeCurrencies: readonly (KeplrCoin & {
    readonly gasPriceStep: {
      readonly low: number
      readonly average: number
      readonly high: number
    }
  })[]
  readonly features: readonly string[]
}

interface KeplrCoin {
  readonly coinDenom: string
  readonly coinMinimalDenom: string
  readonly coinDecimals: number
}

/** The used part of Keplr's API. */
export interface Keplr {
  readonly experimentalSuggestChain: (chain: KeplrChain) => Promise<void>
}

/** What a reader without Keplr can do. */
export const NO_KEPLR =
  'Keplr is not in this browser. On a computer, install it and reload the page. On a phone, open this page in the browser of Keplr.'

/**
 * The extension, if it is installed; it may appear after the page has loaded. Without it the name is
 * that of an element with the id "keplr", such as the title of a page.
 */
export function findKeplr(): Keplr | undefined {
  const { keplr } = globalThis as { keplr?: Partial<Keplr> }
  return typeof keplr?.experimentalSuggestChain === 'function' ? (keplr as Keplr) : undefined
}

/** Ask Keplr to add the chain. Requests no account. */
export async function suggestChain(
  keplr: Keplr | undefined,
  chain: KeplrChain,
): Promise<WalletOutcome> {
  if (keplr === undefined)
    return {
      state: 'failed',
      text: NO_KEPLR,
    }
  try {
    await keplr.experimentalSuggestChain(chain)
    return {
      state: 'done',
      text: `Keplr knows ${chain.chainName} (${chain.chainId}). It hides networks without coins: to see it, open the menu of Keplr, choose Add/Remove Chains, and switch it on.`,
    }
  } catch (cause) {
    return failureOf(cause, 'Keplr')
  }
}
