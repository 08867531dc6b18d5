import { fact } from './fact.ts'

/** A label of Keplr, from its English texts at the version above. */
function keplrLabel(text: string, id: string) {
  return fact(text, [
    `chainapsis/keplr-wallet v0.12.309, apps/extension/src/languages/en.json, ${id}`,
  ])
}

function haqqWalletLabel(text: string, id: string) {
  return fact(text, [`haqq-network/haqq-wallet 1.12.2, assets/locales/en/en.json, ${id}`])
}

/** A label of MetaMask's extension, from its British English texts, which equal the American ones here. */
function metamaskLabel(text: string, id: string) {
  return fact(text, [
    `MetaMask/metamask-extension, app/_locales/en_GB/messages.json at commit 0003a006, ${id}`,
  ])
}

/** The day on which labels were compared with the language file of the wallet. */
function labelsRead(day: string) {
  return fact(day, ["the wallet's language file at the version above, read on this day"])
}

/** Wallets. */
export const wallets = {
  haqqWallet: {
    /** The version whose labels pages use, the last in the public source, of 24 June 2025. */
    version: fact('1.12.2', ['haqq-network/haqq-wallet, package.json, commit e2948323']),
    labelsRead: labelsRead('27 November 2026'),
    labels: {
      copyBech32: haqqWalletLabel('Copy bech32 address', 'copyBech32Address'),
      create: haqqWalletLabel('Create a wallet', 'signUpTitle'),
      delegate: haqqWalletLabel('Delegate', 'stakingInfoDelegate'),
      governance: haqqWalletLabel('Governance', 'homeGovernanceTitle'),
      receive: haqqWalletLabel('Receive', 'modalDetailsQRReceive'),
      send: haqqWalletLabel('Send', 'walletCardSend'),
      staking: haqqWalletLabel('Staking', 'homeStakingTitle'),
    },
    site: fact('https://haqq.network/wallet', ['HAQQ docs, December 2025', 'haqq-wallet source'], {
      guarded: true,
      verify:
        "store listings still live; public source has an export-to-Haqabi flow since March 2025 and a commit 'last haqq wallet build' of 2025-05-30",
    }),
    ios: fact(
      'https://apps.apple.com/app/haqq-wallet-by-bored-gen/id6443843352',
      ['HAQQ docs, December 2025', 'haqq-wallet source'],
      {
        guarded: true,
        verify:
          "store listings still live; public source has an export-to-Haqabi flow since March 2025 and a commit 'last haqq wallet build' of 2025-05-30",
      },
    ),
    android: fact(
      'https://play.google.com/store/apps/details?id=com.haqq.wallet',
      ['HAQQ docs, December 2025', 'haqq-wallet source'],
      {
        guarded: true,
        verify:
          "store listings still live; public source has an export-to-Haqabi flow since March 2025 and a commit 'last haqq wallet build' of 2025-05-30",
      },
    ),
    androidPackage: fact('com.haqq.wallet', ['HAQQ docs, December 2025', 'haqq-wallet source'], {
      verify:
        "store listings still live; public source has an export-to-Haqabi flow since March 2025 and a commit 'last haqq wallet build' of 2025-05-30",
    }),
    iosAppId: fact('6443843352', ['HAQQ docs, December 2025', 'haqq-wallet source'], {
      verify:
        "store listings still live; public source has an export-to-Haqabi flow since March 2025 and a commit 'last haqq wallet build' of 2025-05-30",
    }),
    iosBundle: fact('com.haqq.wallet', ['HAQQ docs, December 2025', 'haqq-wallet source'], {
      verify:
        "store listings still live; public source has an export-to-Haqabi flow since March 2025 and a commit 'last haqq wallet build' of 2025-05-30",
    }),
    sourceCode: fact(
      'https://github.com/haqq-network/haqq-wallet',
      ['HAQQ docs, December 2025', 'haqq-wallet source'],
      {
        guarded: true,
        verify:
          "store listings still live; public source has an export-to-Haqabi flow since March 2025 and a commit 'last haqq wallet build' of 2025-05-30",
      },
    ),
  },
  haqabi: {
    site: fact('https://haqabi.com', ['HAQQ docs, December 2025', 'haqq-wallet source'], {
      guarded: true,
      verify: 'confirm before relying on it',
    }),
    install: fact(
      'https://haqabi.onelink.me/zzKU/kubxompb',
      ['HAQQ docs, December 2025', 'haqq-wallet source'],
      { guarded: true, verify: 'confirm before relying on it' },
    ),
    scheme: fact('haqabi://', ['HAQQ docs, December 2025', 'haqq-wallet source'], {
      verify: 'confirm before relying on it',
    }),
  },
  metamask: {
    site: fact('https://metamask.io/download/', ["vendor's site"], { guarded: true }),
    /** The series whose labels pages use; its source names no smaller version at that commit. */
    version: fact('13', [
      'MetaMask/metamask-extension at commit 0003a006, with texts that were added in September 2025, after 13.4 was cut',
    ]),
    labelsRead: labelsRead('27 November 2026'),
    labels: {
      addNetwork: metamaskLabel('Add a custom network', 'addACustomNetwork'),
      rpcUrl: metamaskLabel('Default RPC URL', 'defaultRpcUrl'),
      chainId: metamaskLabel('Chain ID', 'chainId'),
      symbol: metamaskLabel('Currency symbol', 'currencySymbol'),
      explorerUrl: metamaskLabel('Block explorer URL', 'blockExplorerUrl'),
      addWallet: metamaskLabel('Add wallet', 'addWallet'),
      importWallet: metamaskLabel('Import a wallet', 'importAWallet'),
      importAccount: metamaskLabel('Import an account', 'importAnAccount'),
      addHardware: metamaskLabel('Add a hardware wallet', 'addAHardwareWallet'),
      importTokens: metamaskLabel('Import tokens', 'importTokensCamelCase'),
      importNft: metamaskLabel('Import NFT', 'importNFT'),
      advanced: metamaskLabel('Advanced', 'advanced'),
      clearActivity: metamaskLabel('Clear activity tab data', 'clearActivityButton'),
      stateLogs: metamaskLabel('Download state logs', 'downloadStateLogs'),
    },
  },
  keplr: {
    site: fact('https://www.keplr.app/', ['chainapsis/keplr-chain-registry'], { guarded: true }),
    /** The version whose labels and behaviour pages describe. */
    version: fact('0.12.309', ['chainapsis/keplr-wallet, tag v0.12.309']),
    labelsRead: labelsRead('27 November 2026'),
    labels: {
      settings: keplrLabel('Settings', 'page.setting.title'),
      deposit: keplrLabel('Deposit', 'button.deposit'),
      send: keplrLabel('Send', 'page.main.components.buttons.send-button'),
      stake: keplrLabel('Stake', 'bottom-tabs.stake'),
      claim: keplrLabel('Claim', 'page.stake.components.rewards-card.claim-button'),
      approve: keplrLabel('Approve', 'button.approve'),
      save: keplrLabel('Save', 'button.save'),
      derivation: keplrLabel('Set Derivation Path (Advanced)', 'button.advanced'),
      dashboard: keplrLabel('Go to Dashboard', 'page.main.components.menu-bar.go-to-dashboard'),
      chains: keplrLabel('Add/Remove Chains', 'pages.manage-chains.title'),
      search: keplrLabel('Search networks', 'pages.manage-chains.search-input-placeholder'),
      customChains: keplrLabel(
        'Remove Custom Chains',
        'page.setting.advanced.manage-non-native-chains-title',
      ),
      manualIbc: keplrLabel('Manual IBC Transfer', 'page.setting.advanced.developer-mode-title'),
      endpoints: keplrLabel('Change Endpoints', 'page.setting.advanced.change-endpoints-title'),
      advanced: keplrLabel('Advanced', 'page.setting.advanced-title'),
      create: keplrLabel('Create a new wallet', 'pages.register.intro.create-wallet-button'),
      newPhrase: keplrLabel(
        'Create new recovery phrase',
        'pages.register.intro-new-user.new-recovery-path-button',
      ),
      import: keplrLabel('Import an existing wallet', 'pages.register.intro.import-wallet-button'),
      usePhrase: keplrLabel(
        'Use recovery phrase or private key',
        'pages.register.intro-existing-user.recovery-button',
      ),
      hardware: keplrLabel(
        'Connect Hardware Wallet',
        'pages.register.intro.connect-hardware-wallet-button',
      ),
    },
  },
  leap: {
    site: fact('https://www.leapwallet.io', ["vendor's site"], {
      guarded: true,
      verify: 'confirm before relying on it',
    }),
  },
  ledger: {
    site: fact('https://www.ledger.com/', ["vendor's site"], { guarded: true }),
    app: fact('Ethereum (ETH)', ["vendor's site"]),
  },
}

/** Web applications around the network. */
export const apps = {
  shell: fact(
    'https://shell.haqq.network',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  shellStaking: fact(
    'https://shell.haqq.network/staking',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  shellGovernance: fact(
    'https://shell.haqq.network/governance',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  shellAuthz: fact(
    'https://shell.haqq.network/authz',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  shellFaucet: fact('https://shell.haqq.network/faucet', [
    'HAQQ docs, December 2025',
    'haqq frontend source',
    'haqq-wallet source',
  ]),
  shellBridge: fact('https://shell.haqq.network/bridge', [
    'HAQQ docs, December 2025',
    'haqq frontend source',
    'haqq-wallet source',
  ]),
  addressConversion: fact(
    'https://shell.haqq.network/utils/address-conversion',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  vesting: fact(
    'https://vesting.haqq.network',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  ecosystem: fact(
    'https://haqq.network/ecosystem',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  skipGo: fact(
    'https://go.skip.build',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  sushi: fact(
    'https://www.sushi.com/swap?chainId=11235',
    ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
    { guarded: true },
  ),
  nft: {
    fruitsOfJannah: fact(
      '0xe5C15B68cfE3182c106f60230A1bE377ceaad483',
      ['HAQQ docs, December 2025'],
      { guarded: true, verify: 'example collection still shown by the explorer' },
    ),
    academyCertificate: fact(
      '0x22CC1c235892d84453AAe398237449530e653bd3',
      ['HAQQ docs, December 2025'],
      { guarded: true, verify: 'example collection still shown by the explorer' },
    ),
  },
}

/** Official and community channels. */
export const community = {
  site: fact('https://haqq.network', ['project fact sheet']),
  islamicCoin: fact('https://islamiccoin.net', ['project fact sheet']),
  ethiq: fact('https://www.ethiq.network', ['ethereum-lists/chains']),
  github: fact('https://github.com/haqq-network', ['project fact sheet']),
  nodeSource: fact('https://github.com/haqq-network/haqq', ['project fact sheet']),
  discord: fact('https://discord.gg/CDtXuQG3Vd', ['HAQQ docs, December 2025'], {
    verify: 'confirm before relying on it',
  }),
  discordIslamicCoin: fact('https://discord.gg/islamiccoin', ['HAQQ docs, December 2025'], {
    verify: 'confirm before relying on it',
  }),
  x: fact('https://x.com/The_HaqqNetwork', [
    'HAQQ docs, December 2025',
    'chain-registry npm 2.0.251',
  ]),
  xIslamicCoin: fact('https://x.com/islamic_coin', ['chain-registry npm 2.0.251']),
  telegram: fact('https://t.me/islamic_coin', ['Ethiq landing source'], {
    verify: 'confirm before relying on it',
  }),
  protobuf: fact('https://buf.build/haqq-network', ['HAQQ docs, December 2025'], {
    verify: 'confirm before relying on it',
  }),
  whitepaper: fact('https://islamiccoin.net/whitepaper', ['HAQQ docs, December 2025'], {
    verify: 'confirm before relying on it',
  }),
  shariah: fact('https://islamiccoin.net/shariah', ['haqq README v1.8.5'], {
    verify: 'confirm before relying on it',
  }),
}
