import { expect, type Page, test } from '@playwright/test'
import { apps } from '../../site/facts/services.ts'
import { testnet } from '../../site/facts/testnet.ts'
import {
  beginnerPath,
  LATER_GUIDES,
  SIDE_TRIPS,
  WALLET_GUIDES,
} from '../../site/reader-paths/reader-paths.ts'
import { contains } from './built-page.ts'
import { MAINNET, TESTNET } from './facts.ts'
import { installWallet, unlock, type WalletName } from './reader-wallets.ts'

/** Applications that pages of the path lead to. */
const APPS = [testnet.faucet.web.value, apps.shellStaking.value]
const ADDRESS = '0x1122334455667788990011223344556677889900'
const ACCOUNT = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'

/** A beginner who presses links of the text, and never types an address of this site. */
class Beginner {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Press the first link in the text to a page. */
  async follow(href: string): Promise<void> {
    const links = this.page.locator(`main a[href="${href}"], main a[href^="${href}#"]`)
    await links.filter({ visible: true }).first().click()
    await this.arrive(href)
  }

  /** Go on with the next page, at the end of this one, wherever its writer put it. */
  async goOn(): Promise<void> {
    const next = this.page.locator('main .pagination-next')
    const href = (await next.getAttribute('href')) ?? ''
    await next.click()
    await this.arrive(href)
  }

  /** Choose a page in the sidebar, which is in the drawer on a phone. */
  async openFromSidebar(href: string): Promise<void> {
    const { page } = this
    const menu = page.getByRole('button', { name: 'Toggle navigation bar' })
    if (await menu.isVisible()) await menu.click()
    const links = page.locator(`.sidebar a[href="${href}"], dialog.drawer a[href="${href}"]`)
    await links.filter({ visible: true }).first().click()
    await this.arrive(href)
  }

  async goBack(href: string): Promise<void> {
    await this.page.goBack()
    await this.arrive(href)
  }

  /** The page fits the window, and the reader can go on from it. */
  async arrive(href: string): Promise<void> {
    const { page } = this
    await expect(page).toHaveURL((url) => url.pathname === href)
    // The address changes before the text does.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://docs.haqq.network${href}`,
    )
    await expect(page.locator('main h1')).toBeVisible()
    const width = page.viewportSize()?.width
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expect(page.locator('main article a[href^="/user-guides/"]').first()).toBeAttached()
  }

  /** Press a button of the page once its code has loaded, which may add a wallet's name to it. */
  async press(name: string): Promise<void> {
    const [task = ''] = name.split(/(?<= to )/)
    const { page } = this
    await page.getByRole('button', { name: task }).first().scrollIntoViewIfNeeded()
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await button.click()
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(
      this.page.locator('main').getByText(text).filter({ visible: true }).first(),
    ).toBeVisible()
  }

  /** An application to which the page links can be reached. */
  async canUse(route: string, href: string): Promise<void> {
    if (!contains(route, `href="${href}"`)) return
    const links = this.page.locator(`main a[href="${href}"]`)
    await expect(links.filter({ visible: true }).first()).toBeVisible()
  }

  /** Fill in an address, and read its other form. */
  async converts(): Promise<void> {
    const field = this.page.getByLabel(/^Address \(0x/).first()
    await field.scrollIntoViewIfNeeded()
    await field.fill(ADDRESS)
    await this.sees(ACCOUNT)
  }

  /** @param wallet its name; empty in an app, which announces none; `undefined` without a wallet */
  async addsTestNetwork(wallet: string | undefined): Promise<void> {
    await this.press(`Add ${TESTNET.name} to ${wallet || 'a wallet'}`)
    if (wallet === undefined) await this.sees(/No wallet answered/)
    else await this.sees(`${wallet || 'The wallet of this browser'} is on ${TESTNET.name}.`)
  }

  /** Each set of tabs about wallets on this page shows the reader's; `chooses` it first. */
  async readsAbout(wallet: WalletName, chooses: boolean): Promise<void> {
    const value = wallet.toLowerCase().replace(' ', '-')
    const tabs = this.page.locator(
      `docs-tabs[data-group="wallet"] [role="tab"][data-value="${value}"]`,
    )
    await expect(tabs.first()).toBeAttached()
    if (chooses) await tabs.filter({ visible: true }).first().click()
    for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
}

interface Device {
  readonly name: string
  readonly width: number
  readonly isApp: boolean
}

const DEVICES: readonly Device[] = [
  { name: 'on a computer', width: 1280, isApp: false },
  { name: 'on a phone', width: 390, isApp: true },
]

/** What the reader of each wallet's guide does there. */
const GUIDES: Readonly<Record<WalletName, (reader: Beginner, name: string) => Promise<void>>> = {
  MetaMask: async (reader, name) => {
    await reader.press(`Add ${MAINNET.name} to ${name === '' ? 'a wallet' : name}`)
    await reader.sees(`${name === '' ? 'The wallet of this browser' : name} is on ${MAINNET.name}.`)
  },
  Keplr: async (reader) => {
    await reader.press(`Add ${TESTNET.name} to Keplr`)
    await reader.sees(`Keplr knows ${TESTNET.name}`)
  },
  // The app has HAQQ from the start.
  'HAQQ Wallet': async () => {},
}

for (const { name: device, width, isApp } of DEVICES)
  test.describe(device, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const wallet of Object.keys(GUIDES) as WalletName[]) {
      // The app exists for phones only; on a computer its reader reads.
      const isThere = isApp || wallet !== 'HAQQ Wallet'
      const announced = isApp ? '' : wallet

      test(`${wallet}: from nothing to staked coins and back, a swap and an NFT`, async ({
        page,
      }) => {
        if (isThere) await installWallet(page, { name: wallet, isApp })
        const reader = new Beginner(page)
        const [start = '', ...steps] = beginnerPath(wallet)
        let hasChosen = false
        const read = async (route: string) => {
          if (!contains(route, 'data-group="wallet"')) return
          await reader.readsAbout(wallet, !hasChosen)
          hasChosen = true
        }
        await page.goto(start)
        for (const route of steps) {
          await reader.follow(route)
          if (route === WALLET_GUIDES[wallet]) await GUIDES[wallet](reader, announced)
          else await read(route)
          if (contains(route, 'data-name="AddressConverter"')) await reader.converts()
          for (const href of APPS) await reader.canUse(route, href)
          const aside = SIDE_TRIPS[route]
          if (aside === undefined) continue
          await reader.follow(aside)
          if (contains(aside, 'data-name="AddNetwork"'))
            await reader.addsTestNetwork(isThere ? announced : undefined)
          for (const href of APPS) await reader.canUse(aside, href)
          await reader.goBack(route)
        }
        // Only guides have the sidebar of the guides.
        const guide = steps.findLast((route) => route.startsWith('/user-guides/')) ?? ''
        if (guide !== steps.at(-1)) await reader.goBack(guide)
        for (const route of LATER_GUIDES) {
          await reader.openFromSidebar(route)
          await read(route)
        }
        expect(hasChosen).toBe(true)
        await reader.goOn()
      })
    }

    test('no wallet: the page says where to get one, or which app opens it', async ({ page }) => {
      const reader = new Beginner(page)
      await page.goto('/user-guides/')
      await reader.follow('/user-guides/quickstart/')
      await reader.press(`Add ${TESTNET.name} to a wallet`)
      await reader.sees(/No wallet answered/)
      for (const app of ['MetaMask', 'HAQQ Wallet'])
        await expect(page.getByRole('link', { name: `Open this page in ${app}` })).toHaveAttribute(
          'href',
          /user-guides(?:\/|%2F)quickstart/,
        )
      await page.getByText('Values to enter by hand').click()
      await reader.sees(TESTNET.evm)
      await page.getByRole('link', { name: 'Choose and install a wallet' }).click()
      await reader.arrive('/user-guides/wallet/')
      await reader.follow('/user-guides/connect-your-wallet/Keplr/')
      await reader.press(`Add ${TESTNET.name} to Keplr`)
      await reader.sees('Keplr is not in this browser.')
      await expect(page.getByRole('link', { name: 'Open this page in Keplr' })).toBeVisible()
    })

    const asked = isApp ? 'a wallet' : 'MetaMask'
    const called = isApp ? 'The wallet of this browser' : 'MetaMask'
    const begin = async (page: Page) => {
      const reader = new Beginner(page)
      await page.goto('/user-guides/')
      await reader.follow('/user-guides/quickstart/')
      await reader.press(`Add ${TESTNET.name} to ${asked}`)
      return reader
    }

    test('a locked wallet: the page says where to unlock it, and goes on by itself', async ({
      page,
    }) => {
      await page.clock.install()
      await installWallet(page, { name: 'MetaMask', isApp, isLocked: true })
      const reader = await begin(page)
      await reader.sees(`Answer the request in ${isApp ? called.replace('The', 'the') : called}.`)
      await page.clock.fastForward('01:00')
      await reader.sees(/No answer yet\. Is the wallet locked.+on a phone, in its app/)
      await unlock(page)
      await reader.sees(`${called} is on ${TESTNET.name}.`)
    })

    test('a wallet on another network: the page says so, and a second press helps', async ({
      page,
    }) => {
      await installWallet(page, { name: 'MetaMask', isApp, stays: true })
      const reader = await begin(page)
      await reader.sees(/still on another network\. Switch to it in the wallet/)
      await reader.press(`Add ${TESTNET.name} to ${asked}`)
      await reader.sees(`${called} is on ${TESTNET.name}.`)
    })

    test('a declined request: nothing has changed, and a second press helps', async ({ page }) => {
      await installWallet(page, { name: 'MetaMask', isApp, declines: true })
      const reader = await begin(page)
      await reader.sees(/You declined the request in .+ press the button to try again/)
      await reader.press(`Add ${TESTNET.name} to ${asked}`)
      await reader.sees(`${called} is on ${TESTNET.name}.`)
    })

    test('Keplr, locked and then declined', async ({ page }) => {
      await page.clock.install()
      await installWallet(page, { name: 'Keplr', isApp, isLocked: true, declines: true })
      const reader = new Beginner(page)
      await page.goto('/user-guides/')
      await reader.follow('/user-guides/connect-your-wallet/Keplr/')
      await reader.press(`Add ${TESTNET.name} to Keplr`)
      await page.clock.fastForward('01:00')
      await reader.sees(/No answer yet\. Is the wallet locked.+on a phone, in its app/)
      await unlock(page)
      await reader.sees(/You declined the request in Keplr/)
      await reader.press(`Add ${TESTNET.name} to Keplr`)
      await reader.sees(`Keplr knows ${TESTNET.name}`)
    })
  })
