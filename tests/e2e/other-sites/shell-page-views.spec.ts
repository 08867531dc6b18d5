import { expect } from '@playwright/test'
import { open, type ShellSite, test } from '../shell-site.ts'

test.describe('page views', () => {
  const pagesOf = ({ counted, url }: ShellSite) =>
    counted.map(({ properties }) => [properties.$current_url?.replace(url, ''), properties.title])
  test.beforeEach(async ({ shell }) => {
    // Events that pages of earlier tests sent when they were closed may still arrive.
    let known = -1
    while (known !== shell.counted.length) {
      known = shell.counted.length
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    shell.counted.length = 0
  })

  test('one per page, including the first, after its title is set', async ({
    page,
    context,
    shell,
  }) => {
    await open(page, '/docs/')
    await expect.poll(() => pagesOf(shell)).toEqual([['/docs/', 'Start | Shell']])
    expect(shell.counted[0]).toMatchObject({ event: '$pageview', api_key: 'test-key' })
    await page.getByRole('article').getByRole('link', { name: 'the blocks' }).click()
    await expect(page).toHaveTitle('Blocks | Shell')
    await page.getByRole('tab', { name: 'Linux' }).first().click()
    await page.getByRole('link', { name: 'Direct link to Code' }).click()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveTitle('Start | Shell')
    await expect
      .poll(() => pagesOf(shell))
      .toEqual([
        ['/docs/', 'Start | Shell'],
        ['/docs/blocks/', 'Blocks | Shell'],
        ['/docs/', 'Start | Shell'],
      ])
    expect(await context.cookies()).toEqual([])
  })

  test('another spelling of an address counts as the clean one', async ({ page, shell }) => {
    await open(page, '/docs/')
    await page
      .getByRole('article')
      .getByRole('link', { name: 'the blocks' })
      .evaluate((link) => {
        link.setAttribute('href', '/docs/blocks/index.html')
      })
    await page.getByRole('article').getByRole('link', { name: 'the blocks' }).click()
    await expect(page).toHaveURL(/\/docs\/blocks\/$/)
    await expect
      .poll(() => pagesOf(shell))
      .toEqual([
        ['/docs/', 'Start | Shell'],
        ['/docs/blocks/', 'Blocks | Shell'],
      ])
  })

  test('the answer whether a page helped is sent with the click', async ({ page, shell }) => {
    await open(page, '/docs/')
    await expect.poll(() => shell.counted.length).toBe(1)
    await expect(page.getByText('Was this page helpful?')).toBeVisible()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByText('Thank you for your answer.').first()).toBeVisible()
    await expect.poll(() => shell.counted.length).toBe(2)
    expect(shell.counted[1]).toMatchObject({
      event: 'page_feedback',
      properties: { $current_url: `${shell.url}/docs/`, title: 'Start | Shell', helpful: 'no' },
    })
  })

  for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const)
    test(`none if the reader opted out (${wish})`, async ({ page, shell }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
      }, wish)
      await open(page, '/docs/')
      await page.getByRole('article').getByRole('link', { name: 'the blocks' }).click()
      await expect(page).toHaveTitle('Blocks | Shell')
      await expect(page.getByText('Was this page helpful?')).toBeHidden()
      await page.waitForLoadState('networkidle')
      expect(shell.counted).toEqual([])
    })
})
