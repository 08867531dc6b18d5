import { expect, test } from '@playwright/test'
import { lateFaults } from '../page-layout.ts'
import { ROUTES } from '../routes.ts'

// The references have hundreds of pages of few kinds: the longest titles take the most room.
const COUNT = 40

test('entries of the references with the longest names come to their text on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const nameOf = (route: string) => route.split('/').at(-2) ?? ''
  const routes = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)]
    .map(([, route = '']) => route)
    .filter((route) => !ROUTES.includes(route))
    .sort((a, b) => nameOf(b).length - nameOf(a).length)
    .slice(0, COUNT)
  expect(routes).toHaveLength(COUNT)
  const late: string[] = []
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    late.push(...(await lateFaults(page)).map((fault) => `${route}: ${fault}`))
  }
  expect(late).toEqual([])
})
