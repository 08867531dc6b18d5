import { expect, test } from '@playwright/test'
import { chainIdsOf } from '../../site/copy-values/chain-ids.ts'
import { isTaken } from '../../site/copy-values/taken-values.ts'
import { tokens } from '../../site/facts/tokens.ts'
import { network } from '../../site/network.ts'
import { routeWith } from './built-page.ts'
import { TESTNET } from './facts.ts'
import { ROUTES } from './routes.ts'

/**
 * Places where a value needs no copy button, with the reason. The test searches all other text of a
 * page.
 */
const EXCEPT = [
  // A block of code is copied as a whole; data is not text; a drawing is an image.
  'pre, script, style, template, svg',
  // The text of a link to a page that people open; endpoints are code.
  'a:not(:has(code))',
  // The island adds the buttons when it is hydrated, because they need scripts.
  'docs-island dd',
  // Examples of parameters, which the fields of the console contain, too.
  '.api-params',
].join()

/** Bare numbers in quoted text. */
const QUOTED = [
  // Remarks on an answer.
  `/develop/api/ethereum-json-rpc/methods/ ${TESTNET.id}`,
  `/develop/api/ethereum-json-rpc/methods/ ${TESTNET.hexId}`,
]

// Parsing HTML in the page needs Trusted Types, which the policy of the site requires.
test.use({ bypassCSP: true })

test('every endpoint, chain id, address and hash of every page has a button that copies it', async ({
  page,
}) => {
  await page.goto('/')
  const chainIds = chainIdsOf(network)
  const found: string[] = []
  for (const route of ROUTES) {
    const texts = await page.evaluate(
      async ([path, except]) => {
        const html = await (await fetch(path)).text()
        const { body } = new DOMParser().parseFromString(html, 'text/html')
        for (const element of body.querySelectorAll(`${except}, docs-copy`)) element.remove()
        for (const gap of body.querySelectorAll('wbr')) gap.remove()
        body.normalize()
        const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode
          const code = parentElement?.closest('code')
          // Code with several words is a command or a list, not a value.
          if (!code) texts.push(textContent ?? '')
          else if (/^[^\s,"]+$/.test(code.textContent.trim())) texts.push(code.textContent)
        }
        return texts
      },
      [route, EXCEPT] as const,
    )
    for (const part of texts.flatMap((text) => text.split(/[\s,;()"“”‘’]+/))) {
      const word = part.replace(/[.:]$/, '')
      if (chainIds.has(word) || isTaken(word)) found.push(`${route} ${word}`)
    }
  }
  expect(found.filter((value) => !QUOTED.includes(value))).toEqual([])
})

test('a link to the explorer has the button beside it', async ({ page }) => {
  await page.goto('/develop/whitelisttoken/')
  const address = Object.values(tokens)[0]?.address.value ?? ''
  const value = page.locator('docs-copy').filter({ hasText: address }).first()
  await expect(value.getByRole('link', { name: address })).toHaveAttribute('href', /explorer/)
  await expect(value.getByRole('button', { name: `Copy ${address}`, exact: true })).toBeVisible()
})

test('values that only an island shows get their buttons', async ({ page }) => {
  // The home page, without breadcrumbs, shows only the button of the island.
  await page.goto(routeWith(/class="breadcrumbs"[\s\S]*<docs-island data-name="AddNetwork"/))
  const island = page.locator('docs-island[data-name="AddNetwork"]').first()
  // It wakes when it comes near the window.
  await island.scrollIntoViewIfNeeded()
  const values = island.locator('docs-copy')
  await expect(values.locator('button')).toHaveCount(5)
  await expect(values).toHaveCount(5)
})

test('a value that a phone shortens is copied whole, and shown whole with the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/develop/whitelisttoken/')
  const value = page.locator('docs-copy[title^="ibc/"]').first()
  const height = () => value.locator('code').evaluate((code) => code.getBoundingClientRect().height)
  expect(await height()).toBeLessThan(30)
  const whole = await value.getAttribute('title')
  await value.getByRole('button').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole)
  expect(await height()).toBeGreaterThan(40)
  // In a row that is shown as a block, the answer of the button is not a label as those of cells are.
  expect((await value.getByRole('button').boundingBox())?.width).toBeLessThan(30)
})

test('a printed value names its address once, and has no button', async ({ page }) => {
  await page.goto('/develop/api/networks/')
  const value = page.locator('docs-copy:has(a)').first()
  const link = value.getByRole('link')
  await expect(value.getByRole('button')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(value.getByRole('button')).toBeHidden()
  const added = () => link.evaluate((element) => getComputedStyle(element, '::after').content)
  await expect.poll(added).toBe('none')
})
