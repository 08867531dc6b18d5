import { expect, test } from '@playwright/test'
import { titleOf } from '../built-page.ts'

/**
 * Ways in which an extension shows an article without what surrounds it, during a visit. The
 * surroundings return, or stay away.
 */
const VIEWS: Readonly<Record<string, () => void>> = {
  'that lies over the page': () => {
    const rest = [...document.body.children].filter((child) => child instanceof HTMLElement)
    const view = document.createElement('div')
    for (const article of document.querySelectorAll('article')) view.append(article.cloneNode(true))
    for (const element of rest) element.hidden = true
    document.body.append(view)
    view.getBoundingClientRect()
    view.remove()
    for (const element of rest) element.hidden = false
  },
  'that gives back the nodes it took': () => {
    const nodes = [...document.body.childNodes]
    const copies = [...document.querySelectorAll('article')].map((node) => node.cloneNode(true))
    document.body.replaceChildren(...copies)
    document.body.getBoundingClientRect()
    document.body.replaceChildren(...nodes)
  },
  'that leaves a copy of the page': () => {
    const nodes = [...document.body.childNodes].flatMap((node) =>
      node instanceof HTMLScriptElement ? [] : node.cloneNode(true),
    )
    document.body.replaceChildren(...nodes)
  },
  'that stays': () => {
    const copies = [...document.querySelectorAll('article')].map((node) => node.cloneNode(true))
    document.body.replaceChildren(...copies)
  },
}

for (const [name, show] of Object.entries(VIEWS))
  test(`a reader view ${name} leaves links, search and colours usable`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto('/learn/token/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-has-hydrated', 'true')
    const heading = page.getByRole('heading', { level: 1 })
    await page.locator('.sidebar a[href="/learn/glossary/"]').click()
    await expect(heading).toContainText(titleOf('/learn/glossary/'))
    await page.evaluate(show)
    const link = page.locator('article a[href^="/"][href$="/"]').first()
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(heading).not.toContainText(titleOf('/learn/glossary/'))
    await expect(html).toHaveAttribute('data-has-hydrated', 'true')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('faucet')
    await expect(page.getByRole('option', { name: /faucet/i }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    const isDark = (await html.getAttribute('data-theme')) === 'dark'
    await page.locator('button.color-mode').click()
    await expect(html).toHaveAttribute('data-theme', isDark ? 'light' : 'dark')
    await page.goBack()
    await expect(heading).toContainText(titleOf('/learn/glossary/'))
    expect(errors).toEqual([])
  })
