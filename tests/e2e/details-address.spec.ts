import { expect, test } from '@playwright/test'

const ID = 'does-ledger-work'

test('an address with the id of a question opens it, on load and on a click in the page', async ({
  page,
}) => {
  await page.goto(`/learn/faq/#${ID}`)
  const question = page.locator(`details[id="${ID}"]`)
  await expect(question).toHaveAttribute('open', '')
  await expect(question).toBeInViewport()

  await page.goto('/learn/faq/')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(question).not.toHaveAttribute('open')
  await page.evaluate((id) => {
    document.querySelector('article h2')?.append(
      Object.assign(document.createElement('a'), {
        href: `#${id}`,
        textContent: 'To the question',
      }),
    )
  }, ID)
  const link = page.getByRole('link', { name: 'To the question' })
  await link.click()
  await expect(question).toHaveAttribute('open', '')
  await question.locator('summary').click()
  await expect(question).not.toHaveAttribute('open')
  await link.click()
  await expect(question).toHaveAttribute('open', '')
})
