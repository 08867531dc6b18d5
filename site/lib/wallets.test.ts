import { describe, expect, test, vi } from 'vitest'
import { wallets } from '../facts/services.ts'
import { type Keplr, suggestChain } from './keplr.ts'
import { KEPLR_CHAINS } from './keplr-chains.ts'
import { addNetwork, type Wallet, type WalletNetwork, watchWallets } from './wallets.ts'

const NETWORK: WalletNetwork = {
  name: 'HAQQ Mainnet',
  chainId: 11235,
  rpcUrl: 'https://rpc.example.org',
  explorerUrl: 'https://explorer.example.org',
  currency: { name: 'Islamic Coin', symbol: 'ISLM', decimals: 18 },
}

type Answers = Readonly<Record<string, (params: readonly unknown[]) => unknown>>

/** A wallet that answers from a table; other methods are unknown to it. */
function walletOf(answers: Answers) {
  const calls: string[] = []
  const wallet: Wallet = {
    id: 'test',
    name: 'Purse',
    provider: {
      request: async ({ method, params = [] }) => {
        calls.push(method)
        const answer = answers[method]
        if (answer === undefined) throw { code: 4200, message: 'unsupported' }
        return answer(params)
      },
    },
  }
  return { wallet, calls }
}

const refuse = (code: number, message: string) => () => {
  throw { code, message }
}

describe('adding a network', () => {
  test('sends the fields of EIP-3085, and reports the network of the wallet', async () => {
    let sent: unknown
    const { wallet, calls } = walletOf({
      wallet_addEthereumChain: ([chain]) => {
        sent = chain
        return null
      },
      eth_chainId: () => '0x2be3',
    })
    expect(await addNetwork(wallet, NETWORK)).toEqual({
      state: 'done',
      text: 'Purse is on HAQQ Mainnet.',
    })
    expect(calls).toEqual(['wallet_addEthereumChain', 'eth_chainId'])
    expect(sent).toEqual({
      chainId: '0x2be3',
      chainName: 'HAQQ Mainnet',
      rpcUrls: ['https://rpc.example.org'],
      blockExplorerUrls: ['https://explorer.example.org'],
      nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLM', decimals: 18 },
    })
  })

  test('switches a wallet that stayed on another network', async () => {
    let chain = '0x1'
    const { wallet } = walletOf({
      wallet_addEthereumChain: () => null,
      wallet_switchEthereumChain: () => {
        chain = '0x2BE3'
      },
      eth_chainId: () => chain,
    })
    expect((await addNetwork(wallet, NETWORK)).state).toBe('done')
  })

  test.each([
    ['declines to switch', refuse(4001, 'no')],
    ['switches elsewhere', () => null],
  ])('says so when the reader %s', async (_, answer) => {
    const { wallet } = walletOf({
      wallet_addEthereumChain: () => null,
      wallet_switchEthereumChain: answer,
      eth_chainId: () => '0x1',
    })
    const { state, text } = await addNetwork(wallet, NETWORK)
    expect(state).toBe('wrong-chain')
    expect(text).toContain('still on another network')
  })

  test('error 4902 on switching means that the wallet did not add the network, also when wrapped', async () => {
    const wrapped = { code: -32603, message: 'x', data: { originalError: { code: 4902 } } }
    for (const error of [{ code: 4902, message: 'Unrecognized chain' }, wrapped]) {
      const { wallet } = walletOf({
        wallet_addEthereumChain: () => null,
        wallet_switchEthereumChain: () => Promise.reject(error),
        eth_chainId: () => '0x1',
      })
      const { state, text } = await addNetwork(wallet, NETWORK)
      expect(state).toBe('unsupported')
      expect(text).toContain('did not add HAQQ Mainnet')
    }
  })

  test('a wallet that cannot add but knows the network is switched', async () => {
    const { wallet, calls } = walletOf({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => '0x2be3',
    })
    expect((await addNetwork(wallet, NETWORK)).state).toBe('done')
    expect(calls).toContain('wallet_switchEthereumChain')
  })

  test('an invalid announcement is ignored', () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
    const heard: string[] = []
    const stop = watchWallets(({ name }) => heard.push(name))
    const provider = { request: async () => null }
    for (const detail of [
      undefined,
      null,
      {},
      { info: { name: 'No provider' } },
      { info: {}, provider },
      { info: { uuid: '1', name: 'Purse' }, provider },
    ])
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    stop()
    page.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info: { name: 'Late' }, provider } }),
    )
    vi.unstubAllGlobals()
    expect(heard).toEqual(['Purse'])
  })

  test.each([
    [4001, 'User rejected', 'rejected', 'You declined'],
    [-32002, 'already pending', 'waiting', 'open request'],
    [4200, 'unsupported', 'unsupported', 'by hand'],
    [-32601, 'no such method', 'unsupported', 'by hand'],
    [-32603, 'chain id of the endpoint differs', 'failed', 'refused: chain id of the endpoint'],
  ])('code %i (%s) is %s', async (code, message, state, text) => {
    const { wallet } = walletOf({ wallet_addEthereumChain: refuse(code, message) })
    const outcome = await addNetwork(wallet, NETWORK)
    expect(outcome.state).toBe(state)
    expect(outcome.text).toContain(text)
  })
})

describe('Keplr', () => {
  const [chain] = Object.values(KEPLR_CHAINS)
  if (chain === undefined) throw new Error('no chain')
  const keplrOf = (suggest: Keplr['experimentalSuggestChain']): Keplr => ({
    experimentalSuggestChain: suggest,
  })

  test('the list of chains has the name that it has in Keplr', async () => {
    const { text } = await suggestChain(
      keplrOf(async () => undefined),
      chain,
    )
    expect(text).toContain(`choose ${wallets.keplr.labels.chains.value},`)
  })

  test('receives the chain and no other request', async () => {
    let heard: unknown
    const keplr = keplrOf(async (info) => {
      heard = info
    })
    expect((await suggestChain(keplr, chain)).state).toBe('done')
    expect(heard).toBe(chain)
  })

  test.each([
    [undefined, 'failed', 'not in this browser'],
    [keplrOf(() => Promise.reject(new Error('Request rejected'))), 'rejected', 'You declined'],
    [keplrOf(() => Promise.reject(new Error('Invalid rpc'))), 'failed', 'refused: Invalid rpc'],
  ])('%#: failures', async (keplr, state, text) => {
    const outcome = await suggestChain(keplr, chain)
    expect(outcome.state).toBe(state)
    expect(outcome.text).toContain(text)
  })
})
