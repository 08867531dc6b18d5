/** A link that opens a page in the browser inside a wallet app. */
export interface WalletLink {
  readonly wallet: string
  readonly href: string
}

/** Links that open a page in MetaMask and HAQQ Wallet, which know Ethereum networks. */
export function ethereumWalletLinks(page: string): readonly WalletLink[] {
  return [
    { wallet: 'MetaMask', href: `https://link.metamask.io/dapp/${withoutScheme(page)}` },
    { wallet: 'HAQQ Wallet', href: `haqq://web3browser?uri=${encodeURIComponent(page)}` },
  ]
}

/** The link that opens a page in Keplr. */
export function keplrLinks(page: string): readonly WalletLink[] {
  return [
    {
      wallet: 'Keplr',
      href: `https://deeplink.keplr.app/web-browser?url=${encodeURIComponent(page)}`,
    },
  ]
}

/** MetaMask takes the rest of the path as the page, and always opens it over HTTPS. */
function withoutScheme(page: string): string {
  return page.replace(/^https?:\/\//, '')
}
