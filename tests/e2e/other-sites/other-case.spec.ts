import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { serveByHeadersFile } from '../../hosts/headers-file-host.ts'
import { test } from '../shell-site.ts'

test.describe('on a server that tells upper from lower case', () => {
  for (const [asked, clean] of [
    ['/docs/BLOCKS/', '/docs/blocks/'],
    ['/DOCS/Blocks?a=1#b', '/docs/blocks/?a=1#b'],
    ['/docs/Blocks.html', '/docs/blocks/'],
  ]) {
    test(`${asked} leads to ${clean}`, async ({ page, shell }) => {
      const host = await serveByHeadersFile(shell.dist, '/')
      const origin = `http://127.0.0.1:${host.port}`
      const answer = await page.goto(origin + asked)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveURL(origin + clean)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocks')
      await expect(page).toHaveTitle(/^Blocks/)
      // The wrong spelling is not in the history.
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
      host.close()
    })
  }

  test('a page that is missing on the server stays a missing page', async ({ page, shell }) => {
    const host = await serveByHeadersFile(shell.dist, '/')
    await page.route('**/docs/blocks/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`http://127.0.0.1:${host.port}/docs/Blocks/`)
    await expect(page).toHaveURL(/\/docs\/blocks\/$/)
    host.close()
  })
})

test.describe('on a server without rules that answers 404.html', () => {
  for (const asked of ['/docs/blocks.html?a=1#b', '/docs/blocks/index.HTML?a=1#b'])
    test(`${asked} leads to the page, and links from there work`, async ({ page, shell }) => {
      const host = await serveByHeadersFile(shell.dist, '/')
      const missing = await readFile(join(shell.dist, '404.html'), 'utf8')
      await page.route(`**${asked.split('?')[0]}*`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: missing }),
      )
      await page.goto(`http://127.0.0.1:${host.port}${asked}`)
      await expect(page).toHaveURL(/\/docs\/blocks\/\?a=1#b$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocks')
      await expect(page).toHaveTitle(/^Blocks/)
      host.close()
    })
})
