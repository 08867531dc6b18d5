import { expect } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { open, test } from '../shell-site.ts'

test.describe('accessibility of what the HAQQ site does not show', () => {
  for (const width of [1280, 390])
    for (const theme of ['light', 'dark'])
      test(`no violation at ${width} px, ${theme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        const found: string[] = []
        const look = async (place: string) =>
          found.push(...(await violationsOf(page)).map((violation) => `${place} ${violation}`))
        for (const path of ['/docs/', '/docs/blocks/', '/docs/group/g1/p1/', '/docs/tags/first/']) {
          await open(page, `${path}?docusaurus-theme=${theme}`)
          await look(path)
        }
        const opener = page.getByRole('button', {
          name: width === 390 ? 'Toggle navigation bar' : 'More',
          exact: true,
        })
        await opener.click()
        await look('open menu')
        // Neither is it prefetched.
        await page.route('**/docs/long/page.json', (route) => route.abort())
        await open(page, `/docs/?docusaurus-theme=${theme}`)
        await page.context().setOffline(true)
        await page.getByRole('article').getByRole('link', { name: 'the long page' }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await look('unreachable page')
        expect(found).toEqual([])
      })
})
