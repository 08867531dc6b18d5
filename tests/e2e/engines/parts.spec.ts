import { mergeTests } from '@playwright/test'
import { routeWith, titleOf } from '../built-page.ts'
import { test as testOfTools } from '../tool-pages.ts'
import { expect, type Reader, test as testOfReader } from './reader.ts'

const test = mergeTests(testOfReader, testOfTools)

const isDrawerOpen = () => document.querySelector('dialog.drawer[open]') !== null

async function openDrawer(reader: Reader): Promise<void> {
  await reader.resize(390, 800)
  await reader.open('/learn/token/')
  await reader.click('button[aria-label="Toggle navigation bar"]')
  await reader.sees(isDrawerOpen, true)
}

test('the drawer opens on a phone, and its links lead on', async ({ reader }) => {
  await openDrawer(reader)
  await reader.click('dialog.drawer a[href="/learn/glossary/"]')
  await reader.seesPage('/learn/glossary/', titleOf('/learn/glossary/'))
  await reader.sees(isDrawerOpen, false)
})

test('Escape closes the drawer and returns the focus', async ({ reader }) => {
  await openDrawer(reader)
  await reader.press('Escape')
  await reader.sees(isDrawerOpen, false)
  await reader.sees(() => document.activeElement?.ariaLabel, 'Toggle navigation bar')
})

test('Back closes the drawer and stays on the page', async ({ reader }) => {
  await openDrawer(reader)
  await reader.goBack()
  await reader.sees(isDrawerOpen, false)
  await reader.sees(() => location.pathname, '/learn/token/')
})

test('a phone shows long pages without scrolling sideways', async ({ reader }) => {
  await reader.resize(390, 800)
  for (const route of ['/l1-network/modules/evm/', '/develop/api/networks/', '/learn/faq/']) {
    await reader.open(route)
    // WebKitGTK has no window of 390 pixels; the narrowest has the layout of a phone, too.
    expect(
      await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  }
})

/** Tabs whose choice is kept. */
const TABS = /<docs-tabs data-group/

const shownTab = () =>
  document.querySelector<HTMLElement>('docs-tabs [role="tab"][aria-selected="true"]')?.id

test('tabs by pointer and by keys; the choice is kept', async ({ reader }) => {
  const route = routeWith(TABS)
  await reader.open(route)
  const ids = await reader.evaluate(() =>
    [...(document.querySelector('docs-tabs')?.querySelectorAll('[role="tab"]') ?? [])].map(
      ({ id }) => id,
    ),
  )
  const [former, last] = ids.slice(-2)
  await reader.click(`[id="${last}"]`)
  await reader.sees(shownTab, last)
  const focused = () => document.activeElement?.id
  await reader.sees(focused, last)
  for (const [move, choose, tab] of [
    ['ArrowLeft', 'Enter', former],
    ['End', ' ', last],
  ] as const) {
    await reader.press(move)
    await reader.sees(focused, tab)
    await reader.press(choose)
    await reader.sees(shownTab, tab)
  }
  await reader.open(route)
  await reader.sees(shownTab, last)
})

test('text of a tab that is not shown is not on screen', async ({ reader }) => {
  await reader.open(routeWith(TABS))
  expect(
    await reader.evaluate(() =>
      [...document.querySelectorAll('docs-tabs [role="tabpanel"]')]
        .slice(0, 2)
        .map((panel) => panel.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    ),
  ).toEqual([true, false])
})

test('the colour mode changes, and a reload keeps it', async ({ reader }) => {
  await reader.open('/learn/token/')
  const mode = () => document.documentElement.dataset.themeChoice
  const page = () => getComputedStyle(document.documentElement).backgroundColor
  const light = await reader.evaluate(page)
  await reader.click('button.color-mode')
  await reader.sees(mode, 'dark')
  expect(await reader.evaluate(page)).not.toBe(light)
  await reader.reload()
  await reader.sees(mode, 'dark')
  expect(await reader.evaluate(page)).not.toBe(light)
  await reader.sees(() => document.documentElement.dataset.hasHydrated, 'true')
  await reader.click('button.color-mode')
  await reader.sees(mode, 'light')
  expect(await reader.evaluate(page)).toBe(light)
})

test('an island converts what is typed', async ({ reader, toolPage }) => {
  await reader.open(await toolPage('AddressConverter'))
  const island = 'docs-island[data-name="AddressConverter"]'
  await reader.click(`${island} input`)
  await reader.type('0x1122334455667788990011223344556677889900')
  await reader.sees(
    (selector) =>
      [...document.querySelectorAll(`${selector} code`)].some(({ textContent }) =>
        textContent?.startsWith('haqq1'),
      ),
    true,
    island,
  )
})

test('a console opens, wakes and names a wrong parameter', async ({ reader }) => {
  await reader.open('/develop/api/ethereum-json-rpc/methods/eth_getBalance/')
  await reader.click('summary', 'Try eth_getBalance')
  await reader.sees(
    () => document.querySelector('docs-island[data-name="RpcConsole"][data-awake]') !== null,
    true,
  )
  await reader.sees(
    () =>
      [...document.querySelectorAll('form.tool button')].some((button) => button.checkVisibility()),
    true,
  )
})

test('the buttons of code and of values copy, and say so', async ({ reader }) => {
  await reader.open('/l1-network/modules/evm/')
  for (const selector of ['docs-copy .copy-button', 'docs-code .copy-button']) {
    await reader.sees((name) => document.querySelector(name) !== null, true, selector)
    if (selector.startsWith('docs-code')) await reader.hover('docs-code pre')
    await reader.click(selector)
    await reader.sees(
      (name) =>
        [...document.querySelectorAll<HTMLElement>(name)].some(
          ({ title, ariaLabel, dataset }) =>
            title === dataset.copied || ariaLabel === dataset.copied || dataset.state === 'copied',
        ),
      true,
      selector,
    )
  }
})

test('a closed block opens, also by a hash in it', async ({ reader }) => {
  await reader.open('/learn/faq/')
  const block = await reader.evaluate(() => {
    const details = document.querySelector('article details.details:not([open])')
    return details?.querySelector('summary')?.textContent ?? ''
  })
  if (block === '') throw new Error('The page has no closed block.')
  await reader.click('article details.details:not([open]) > summary', block)
  await reader.sees(() => document.querySelector('article details.details[open]') !== null, true)
})

test('the sheet of shortcuts opens and closes', async ({ reader }) => {
  await reader.open('/learn/token/')
  await reader.press('?')
  await reader.sees(() => document.querySelector('dialog.key-sheet[open]') !== null, true)
  await reader.press('Escape')
  await reader.sees(() => document.querySelector('dialog.key-sheet') === null, true)
})
