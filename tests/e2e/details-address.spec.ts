import { expect, test } from '@playwright/test'
import { questionsOf } from './built-page.ts'

const PAGE = '/learn/faq/'

test('an address with the id of a question opens it, on load and on a click in the page', async ({
  page,
}) => {
  const id = questionsOf(PAGE).at(-1)?.id
  await page.goto(`${PAGE}#${id}`)
  const question = page.locator(`details[id="${id}"]`)
  await expect(question).toHaveAttribute('open', '')
  await expect(question).toBeInViewport()

  await page.goto(PAGE)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(question).not.toHaveAttribute('open')
  await page.evaluate((hash) => {
    document.querySelector('article h2')?.append(
      Object.assign(document.createElement('a'), {
        href: `#${hash}`,
        textContent: 'To the question',
      }),
    )
  }, id)
  const link = page.getByRole('link', { name: 'To the question' })
  await link.click()
  await expect(question).toHaveAttribute('open', '')
  await question.locator('summary').click()
  await expect(question).not.toHaveAttribute('open')
  await link.click()
  await expect(question).toHaveAttribute('open', '')
})
