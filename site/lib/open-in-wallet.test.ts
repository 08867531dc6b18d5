import { expect, test } from 'vitest'
import { ethereumWalletLinks, keplrLinks } from './open-in-wallet.ts'

const PAGE = 'https://docs.haqq.network/develop/faucet/#claim-on-the-web'

test('MetaMask and HAQQ Wallet', () => {
  expect(ethereumWalletLinks(PAGE)).toEqual([
    {
      wallet: 'MetaMask',
      href: 'https://link.metamask.io/dapp/docs.haqq.network/develop/faucet/#claim-on-the-web',
    },
    {
      wallet: 'HAQQ Wallet',
      href: 'haqq://web3browser?uri=https%3A%2F%2Fdocs.haqq.network%2Fdevelop%2Ffaucet%2F%23claim-on-the-web',
    },
  ])
})

test('Keplr', () => {
  expect(keplrLinks('https://a.example/?b=1&c=2')[0]?.href).toBe(
    'https://deeplink.keplr.app/web-browser?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2',
  )
})
