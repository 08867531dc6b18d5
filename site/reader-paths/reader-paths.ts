/**
 * What readers do from the home page on, each step by a link in the text of the page before.
 * `npm run check` finds a lost link; end-to-end tests follow the paths in a browser.
 */
export const READER_PATHS: Readonly<Record<string, readonly string[]>> = {
  'a beginner sees a first transaction, and goes on with real coins': [
    '/user-guides/quickstart/',
    '/develop/faucet/',
    '/user-guides/connect-your-wallet/',
    '/user-guides/get-islm/',
    '/user-guides/stake/',
  ],
  'a beginner gets coins, stakes, and knows what to do in an emergency': [
    '/user-guides/wallet/',
    '/user-guides/connect-your-wallet/Metamask/',
    '/user-guides/get-islm/',
    '/user-guides/receive-and-send/',
    '/user-guides/stake/',
    '/user-guides/emergency/',
  ],
  'a beginner with Keplr swaps': [
    '/user-guides/connect-your-wallet/',
    '/user-guides/connect-your-wallet/Keplr/',
    '/user-guides/get-islm/',
    '/user-guides/swap/',
    '/user-guides/emergency/',
  ],
  'a developer deploys, and calls a precompile': [
    '/develop/',
    '/develop/deploy-a-contract/',
    '/develop/faucet/',
    '/develop/deploy-a-contract/',
    '/develop/cookbook/',
    '/develop/precompiles/',
    '/develop/local-chain/',
  ],
  'a developer runs a program, then deploys': [
    '/develop/quickstart/',
    '/develop/deploy-a-contract/',
  ],
  'an operator sees blocks on a computer, then joins the test network': [
    '/l1-network/quickstart/',
    '/develop/local-chain/',
    '/l1-network/run-node/',
    '/l1-network/run-node/testnet/',
  ],
  'an operator runs a validator, and watches it': [
    '/l1-network/run-node/',
    '/l1-network/run-a-validator/',
    '/l1-network/monitoring/',
    '/l1-network/chain-stands-still/',
  ],
}

/** The guide of each wallet, by which a beginner goes from the start of the guides to staked coins. */
export const WALLET_GUIDES = {
  MetaMask: '/user-guides/connect-your-wallet/Metamask/',
  Keplr: '/user-guides/connect-your-wallet/Keplr/',
  'HAQQ Wallet': '/learn/ecosystem/wallet/',
} as const

type Wallet = keyof typeof WALLET_GUIDES
const WALLETS = Object.keys(WALLET_GUIDES) as Wallet[]

/** The links that a beginner with this wallet follows. */
export function beginnerPath(wallet: Wallet): readonly string[] {
  return [
    '/user-guides/',
    '/user-guides/wallet/',
    WALLET_GUIDES[wallet],
    '/user-guides/get-islm/',
    '/user-guides/receive-and-send/',
    '/user-guides/stake/',
    ...(wallet === 'Keplr' ? [] : ['/learn/ecosystem/shell/']),
  ]
}

/** Pages that a beginner visits from a page of the path, by that page. */
export const SIDE_TRIPS: Readonly<Record<string, string>> = {
  '/user-guides/get-islm/': '/develop/faucet/',
}

/** Guides that a beginner finds in the sidebar at the end. */
export const LATER_GUIDES: readonly string[] = ['/user-guides/swap/', '/user-guides/nft/']

/** Every path of beginners, by what they do. */
export const BEGINNER_PATHS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    WALLETS.map((wallet) => [`a beginner with ${wallet} stakes`, beginnerPath(wallet)]),
  ),
  ...Object.fromEntries(
    Object.entries(SIDE_TRIPS).map(([from, to]) => [`a beginner looks at ${to}`, [from, to]]),
  ),
  ...Object.fromEntries(LATER_GUIDES.map((route) => [`a beginner opens ${route}`, [route]])),
}
