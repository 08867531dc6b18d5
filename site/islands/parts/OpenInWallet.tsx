import type { WalletLink } from '../../lib/open-in-wallet.ts'

interface OpenInWalletProps {
  readonly links: readonly WalletLink[]
}

/**
 * On a phone a page meets a wallet only in the wallet's own browser: links that lead there, and one for
 * readers who have no wallet yet.
 */
export function OpenInWallet({ links }: OpenInWalletProps) {
  return (
    <p className="tool-links">
      {links.map(({ wallet, href }) => (
        <a key={wallet} className="button button-quiet" href={href}>
          Open this page in {wallet}
        </a>
      ))}
      <a className="button button-quiet" href="/user-guides/wallet/">
        Choose and install a wallet
      </a>
    </p>
  )
}
