import { expect, test } from '@playwright/test'
import { htmlOfEach, readEach } from './requests.ts'
import { ROUTES } from './routes.ts'

test('every page refers to a social card that the site serves', async ({ baseURL }) => {
  const pages = await htmlOfEach(baseURL, ROUTES)
  const cards = pages.map((html, index) => {
    const [, url] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    return url === undefined ? `no card on ${ROUTES[index]}` : new URL(url).pathname
  })
  const wrong = await readEach(baseURL, cards, async (response, card) => {
    const bytes = (await response.arrayBuffer()).byteLength
    const type = response.headers.get('content-type')
    const isRight = response.status === 200 && type === 'image/png' && bytes < 60_000
    return isRight ? [] : [`${card}: ${response.status}, ${type}, ${bytes} bytes`]
  })
  expect(wrong.flat()).toEqual([])
})

test('the icons and the manifest linked in the head are served', async ({ page, request }) => {
  await page.goto('/')
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const types = await Promise.all(
    hrefs.map(async (href) => (await request.get(href)).headers()['content-type']),
  )
  expect(types).toEqual([
    'image/vnd.microsoft.icon',
    'image/svg+xml',
    'image/png',
    'application/manifest+json; charset=utf-8',
  ])
})

test("the browser's own frame has the colour of the page in each mode", async ({ page }) => {
  const frame = page.locator('meta[name="theme-color"]')
  const pageColor = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      const parts = backgroundColor.match(/\d+/g) ?? []
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    })
  await page.goto('/learn/')
  const first = await pageColor()
  await expect(frame).toHaveAttribute('content', first)
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click()
  await expect.poll(pageColor).not.toBe(first)
  const second = await pageColor()
  await expect(frame).toHaveAttribute('content', second)
  await page.reload({ waitUntil: 'commit' })
  await expect(frame).toHaveAttribute('content', second)
})
