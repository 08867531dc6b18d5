import { expect, test } from '@playwright/test'
import { routeWith } from './built-page.ts'
import { MAINNET } from './facts.ts'

const METHODS = '/develop/api/ethereum-json-rpc/'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const width of [1280, 390])
  test(`buttons of code are above it, visible without a pointer, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(METHODS)
    const blocks = page.locator('docs-code')
    await expect(blocks.first().getByRole('button', { name: 'Copy code' })).toBeVisible()
    const faultsOf = (all: Element[]) =>
      all.flatMap((block) => {
        const tools = block.querySelector('.code-tools')
        const code = block.querySelector('code')
        if (tools === null || code === null) return ['no buttons']
        const title = block.querySelector('figcaption')
        const line = code.querySelector('.line')
        const room = line === null ? 0 : parseFloat(getComputedStyle(line).paddingInlineEnd)
        // Without a title the buttons float beside the end of the first line.
        const isFree =
          title === null
            ? room >= tools.getBoundingClientRect().width
            : tools.getBoundingClientRect().bottom <= code.getBoundingClientRect().top
        const name = title?.textContent ?? block.querySelector('pre')?.dataset.language
        return [
          ...(isFree ? [] : [`over the code: ${code.textContent}`]),
          ...(getComputedStyle(tools).opacity === '1' ? [] : ['hidden']),
          ...(name ? [] : ['neither title nor language']),
        ]
      })
    // A console replaces its block when it wakes; the new one gets its buttons a moment later.
    await expect.poll(() => blocks.evaluateAll(faultsOf)).toEqual([])
  })

test('code wider than its block can be reached with the keyboard, and has a name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(METHODS)
  await expect(page.locator('docs-code .code-tools').first()).toBeVisible()
  const isNamed = () =>
    page.locator('docs-code pre').evaluateAll((all) =>
      all
        // The browser does not lay out the tabs that are not shown.
        .filter((pre) => pre.checkVisibility() && pre.scrollWidth > pre.clientWidth)
        .every((pre) => pre.tabIndex === 0 && pre.ariaLabel),
    )
  await expect.poll(isNamed).toBe(true)
  const hidden = page.getByRole('tab', { selected: false })
  const tabs = await hidden.all()
  expect(tabs.length).toBeGreaterThan(0)
  for (const tab of tabs) await tab.evaluate((button: HTMLElement) => button.click())
  await expect.poll(isNamed).toBe(true)
})

test('output joins its command, and only the command has a button to copy', async ({ page }) => {
  await page.goto(routeWith(/<docs-code class="code-output/))
  const output = page.locator('.code-output').first()
  const command = page.locator('.has-output').first()
  await expect(command.getByRole('button', { name: 'Copy code' })).toBeVisible()
  await expect(output.locator('.code-tools')).toBeAttached()
  await expect(output.getByRole('button', { name: 'Copy code' })).toHaveCount(0)
  const boxes = await Promise.all([command.boundingBox(), output.boundingBox()])
  const [above, below] = boxes
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(1)
})

test('all code of a page is in a block of the engine', async ({ page }) => {
  for (const route of [METHODS, '/', '/develop/precompiles/', '/develop/api/swagger/']) {
    await page.goto(route)
    await expect(page.locator('pre:not(docs-code pre)')).toHaveCount(0)
  }
})

test('an endpoint in a table is a link, and a click copies it', async ({ page }) => {
  await page.goto('/develop/api/networks/')
  const endpoint = MAINNET.evm
  const row = page
    .locator('tr')
    .filter({ has: page.locator(`a[href="${endpoint}"]`) })
    .first()
  await expect(row.locator(`a[href="${endpoint}"]`)).toHaveAttribute('rel', 'noopener noreferrer')
  await row.getByRole('button', { name: `Copy ${endpoint}`, exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(endpoint)
  await expect(row.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('a click also copies a chain id and an address in a sentence', async ({ page }) => {
  await page.goto(routeWith(new RegExp(`<docs-copy><code>${MAINNET.id}</code>`)))
  await page
    .getByRole('button', { name: `Copy ${MAINNET.id}`, exact: true })
    .filter({ visible: true })
    .first()
    .click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MAINNET.id)
})

test('facts about one thing are terms with their values beside them, or below on a phone', async ({
  page,
}) => {
  await page.goto(routeWith(/<dl class="facts-list">/))
  const name = page.getByRole('term').first()
  const value = page.getByRole('definition').first()
  const gap = async (side: 'x' | 'y') => {
    const [from, to] = await Promise.all([name.boundingBox(), value.boundingBox()])
    return (to?.[side] ?? 0) - (from?.[side] ?? 0)
  }
  expect(await gap('x')).toBeGreaterThan(100)
  expect(await gap('y')).toBeLessThan(4)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await gap('x')).toBe(0)
  expect(await gap('y')).toBeGreaterThan(10)
})

test('what nobody confirmed says so, and on demand since when', async ({ page }) => {
  await page.goto(routeWith(/<details class="status-badge"/))
  const badge = page.locator('details.status-badge:visible').first()
  const day = badge.locator('time')
  await expect(day).toBeHidden()
  await badge.getByText('unconfirmed').click()
  await expect(day).toBeVisible()
})
