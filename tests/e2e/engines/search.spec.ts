import { type Reader, test } from './reader.ts'

const isOpen = () => document.querySelector('.search-dialog')?.matches(':popover-open')
const hits = () => document.querySelectorAll('.search-dialog [role="option"]').length > 0

async function openByKeys(reader: Reader): Promise<void> {
  await reader.open('/learn/token/')
  await reader.press('Control+k')
  await reader.sees(isOpen, true)
  await reader.sees(() => document.activeElement?.matches('.search-dialog input'), true)
}

test('by keys: open, type, choose with the arrows, Enter', async ({ reader }) => {
  await openByKeys(reader)
  await reader.type('glossary')
  await reader.sees(hits, true)
  await reader.press('ArrowDown')
  const chosen = await reader.evaluate(() =>
    document.querySelector('.search-dialog [aria-selected="true"]')?.getAttribute('href'),
  )
  test.expect(chosen).toBeTruthy()
  await reader.press('Enter')
  await reader.sees(() => location.pathname !== '/learn/token/', true)
  await reader.sees(isOpen, false)
})

test('by pointer: the button, then a hit', async ({ reader }) => {
  await reader.open('/learn/token/')
  await reader.click('.search-button')
  await reader.sees(isOpen, true)
  await reader.type('eth_getBalance')
  // The hits of what was typed before would move under the pointer.
  await reader.sees(
    () => document.querySelector('.search-dialog [role="option"]')?.getAttribute('href'),
    '/develop/api/ethereum-json-rpc/methods/eth_getBalance/',
  )
  await reader.click('.search-dialog [role="option"]', 'eth_getBalance')
  await reader.sees(
    () => location.pathname + location.hash,
    '/develop/api/ethereum-json-rpc/methods/eth_getBalance/',
  )
})

test('the slash opens it; Escape closes it and returns the focus', async ({ reader }) => {
  await reader.open('/learn/token/')
  await reader.press('/')
  await reader.sees(isOpen, true)
  await reader.press('Escape')
  await reader.sees(isOpen, false)
  await reader.sees(() => document.activeElement?.className.includes('search-button'), true)
})

test('nothing found is said', async ({ reader }) => {
  await openByKeys(reader)
  await reader.type('qqxqzzv')
  await reader.sees(
    () => document.querySelector('.search-dialog')?.textContent.includes('qqxqzzv'),
    true,
  )
  await reader.sees(hits, false)
})

test('the search page answers the query of its address', async ({ reader }) => {
  await reader.open('/search/?q=validator')
  await reader.sees(
    () => document.querySelectorAll('docs-search a[href*="validator"]').length > 0,
    true,
  )
})
