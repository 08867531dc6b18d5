import { titleOf } from '../built-page.ts'
import { test } from './reader.ts'

const GLOSSARY = '.sidebar a[href="/learn/glossary/"]'

test('a link shows its page; Back and Forward return', async ({ reader }) => {
  await reader.open('/learn/token/')
  await reader.click(GLOSSARY)
  await reader.seesPage('/learn/glossary/', titleOf('/learn/glossary/'))
  await reader.click('.sidebar a[href="/learn/how-it-works/"]')
  await reader.seesPage('/learn/how-it-works/', titleOf('/learn/how-it-works/'))
  await reader.goBack()
  await reader.seesPage('/learn/glossary/', titleOf('/learn/glossary/'))
  await reader.goBack()
  await reader.seesPage('/learn/token/', titleOf('/learn/token/'))
  await reader.goForward()
  await reader.seesPage('/learn/glossary/', titleOf('/learn/glossary/'))
})

test('a reload keeps the page', async ({ reader }) => {
  await reader.open('/learn/token/')
  await reader.click(GLOSSARY)
  await reader.seesPage('/learn/glossary/', titleOf('/learn/glossary/'))
  await reader.reload()
  await reader.seesPage('/learn/glossary/', titleOf('/learn/glossary/'))
})

test('two clicks in a row end at the second page', async ({ reader }) => {
  await reader.open('/learn/token/')
  await reader.evaluate(() => {
    for (const path of ['/learn/glossary/', '/learn/faq/'])
      document.querySelector<HTMLAnchorElement>(`.sidebar a[href="${path}"]`)?.click()
  })
  await reader.seesPage('/learn/faq/', titleOf('/learn/faq/'))
})

test('a link with a hash shows its heading below the navbar', async ({ reader }) => {
  await reader.open('/l1-network/modules/evm/')
  await reader.click('docs-outline a, .mobile-outline summary')
  await reader.click('docs-outline a, .mobile-outline a')
  await reader.sees(() => location.hash !== '', true)
  await reader.sees(() => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0
    const top = heading?.getBoundingClientRect().top ?? -1
    return top >= bar - 1 && top < innerHeight
  }, true)
})

test('an address with a hash opens at its heading', async ({ reader }) => {
  await reader.open('/develop/api/ethereum-json-rpc/methods/#eth_getBalance')
  // Nothing that is laid out or started later moves it.
  await reader.sees(() => {
    const heading = document.getElementById('eth_getBalance')
    if (heading === null || document.readyState !== 'complete') return
    const margin = parseFloat(getComputedStyle(heading).scrollMarginTop)
    return Math.trunc(heading.getBoundingClientRect().top - margin)
  }, 0)
})

test('the outline follows the reader', async ({ reader }) => {
  await reader.open('/learn/token/')
  await reader.evaluate(() => document.querySelectorAll('article h2')[1]?.scrollIntoView())
  await reader.sees(
    () =>
      document.querySelector('docs-outline [aria-current]')?.getAttribute('href') ===
      `#${document.querySelectorAll('article h2')[1]?.id}`,
    true,
  )
})

test('n and p turn pages', async ({ reader }) => {
  await reader.open('/learn/token/')
  const next = await reader.evaluate(
    () => document.querySelector('a[rel="next"]')?.getAttribute('href') ?? '',
  )
  await reader.press('n')
  await reader.sees(() => location.pathname, next)
  await reader.sees(
    () => document.querySelector('a[rel="prev"]')?.getAttribute('href'),
    '/learn/token/',
  )
  await reader.sees(() => document.documentElement.dataset.hasHydrated, 'true')
  await reader.press('p')
  await reader.seesPage('/learn/token/', titleOf('/learn/token/'))
})

test('the first stop of the Tab key skips to the text', async ({ reader }) => {
  await reader.open('/learn/token/')
  await reader.press('Tab')
  await reader.sees(() => document.activeElement?.className, 'skip-link')
  await reader.press('Enter')
  await reader.sees(() => location.hash, '#docsMain')
})

test('a group of the sidebar opens and stays open on the next page', async ({ reader }) => {
  await reader.open('/l1-network/')
  const isOpen = () =>
    document.querySelector('.sidebar a[href="/l1-network/modules/evm/"]')?.checkVisibility()
  await reader.sees(isOpen, false)
  // WebKit drops one of two scrolls that a script requests at once, of the page and its sidebar.
  await reader.evaluate(() =>
    document
      .querySelector<HTMLElement>('.menu-row:has(a[href="/l1-network/modules/"]) .menu-toggle')
      ?.focus({ preventScroll: true }),
  )
  await reader.press('Enter')
  await reader.sees(isOpen, true)
  await reader.click('.sidebar a[href="/l1-network/run-a-validator/"]')
  await reader.sees(() => location.pathname, '/l1-network/run-a-validator/')
  await reader.sees(isOpen, true)
})
