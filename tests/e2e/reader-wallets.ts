import type { Page } from '@playwright/test'

export type WalletName = 'MetaMask' | 'Keplr' | 'HAQQ Wallet'

/** What a wallet does with the next requests of a page. */
export interface WalletMood {
  /** It answers nothing before `unlock`. */
  readonly isLocked?: boolean
  /** Its reader declines the first request. */
  readonly declines?: boolean
  /** It adds a network, and stays on its own. */
  readonly stays?: boolean
}

interface ReaderWallet extends WalletMood {
  readonly name: WalletName
  /** The browser inside the app of a phone announces no wallet to pages. */
  readonly isApp: boolean
}

/**
 * Put a wallet into the browser. It remembers its networks from page to page, as a wallet does, and
 * refuses what MetaMask refuses.
 */
export async function installWallet(page: Page, wallet: ReaderWallet): Promise<void> {
  await page.addInitScript(({ name, isApp, isLocked, declines, stays }) => {
    const read = (key: string) => sessionStorage.getItem(`wallet-${key}`)
    const keep = (key: string, value: string) => sessionStorage.setItem(`wallet-${key}`, value)
    /** Whether something that happens once happens now. */
    const once = (key: string, isExpected: boolean | undefined) => {
      if (isExpected !== true || read(key) !== null) return false
      keep(key, 'done')
      return true
    }
    let unlock = () => {}
    const unlocked =
      isLocked === true
        ? new Promise<void>((resolve) => {
            unlock = resolve
          })
        : Promise.resolve()
    Object.assign(window, { unlockWallet: () => unlock() })
    const known = () => (read('known') ?? '0x1').split(' ')
    const approve = async () => {
      await unlocked
      if (once('declined', declines)) throw { code: 4001, message: 'User rejected the request.' }
    }
    const methods: Readonly<Record<string, (given: Record<string, unknown>) => unknown>> = {
      eth_chainId: () => read('chain') ?? '0x1',
      wallet_addEthereumChain: async ({ chainId, rpcUrls, nativeCurrency }) => {
        const [url] = rpcUrls as readonly unknown[]
        const { decimals } = nativeCurrency as { decimals?: unknown }
        if (!/^0x[1-9a-f]/.test(String(chainId)) || !/^https:/.test(String(url)) || decimals !== 18)
          throw { code: -32602, message: 'Expected a network' }
        await approve()
        keep('known', [...known(), String(chainId)].join(' '))
        return null
      },
      wallet_switchEthereumChain: async ({ chainId }) => {
        if (!known().includes(String(chainId))) throw { code: 4902, message: 'Unrecognized chain' }
        await unlocked
        if (!once('stayed', stays)) keep('chain', String(chainId))
        return null
      },
    }
    const request = async ({ method = '', params = [{}] as Record<string, unknown>[] }) => {
      const answer = methods[method]
      if (answer === undefined) throw { code: 4200, message: `unsupported: ${method}` }
      return answer(params[0] ?? {})
    }
    const provider = { request }
    Object.assign(window, { ethereum: provider })
    if (!isApp) {
      const detail = Object.freeze({ info: { uuid: name, name, rdns: name, icon: '' }, provider })
      addEventListener('eip6963:requestProvider', () =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
      )
    }
    if (name !== 'Keplr') return
    Object.assign(window, {
      keplr: {
        experimentalSuggestChain: async ({ chainId, features }: Record<string, unknown>) => {
          if (!String(features).includes('eth-key-sign')) throw new Error(`no keys for ${chainId}`)
          await unlocked
          if (once('declined', declines)) throw new Error('Request rejected')
          keep('cosmos', String(chainId))
        },
      },
    })
  }, wallet)
}

/** Its reader unlocks the wallet and approves what it asks. */
export async function unlock(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { unlockWallet: () => void }).unlockWallet())
}
