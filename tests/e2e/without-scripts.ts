import { expect, type Page } from '@playwright/test'
import { siteTitle } from './built-page.ts'

/** What a reader without JavaScript meets on each page. */
export async function readWithoutScripts(page: Page, routes: readonly string[]) {
  const seen = []
  for (const route of routes) {
    const response = await page.goto(route, { waitUntil: 'domcontentloaded' })
    const shown = await page.evaluate(() => {
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )
      return {
        headings: visible('h1').length,
        title: document.title,
        menus: visible('nav[aria-label="Main"]').length,
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        // The browser itself opens what such a button names.
        buttons: visible('button:enabled:not([popovertarget])').map(
          ({ textContent }) => textContent,
        ),
      }
    })
    seen.push({ route, status: response?.status(), ...shown })
  }
  return seen
}

/** What `readWithoutScripts` finds on pages that can be read, without a button that does nothing. */
export function readable(routes: readonly string[]) {
  return routes.map((route) => ({
    route,
    status: 200,
    headings: 1,
    title: expect.stringContaining(siteTitle()),
    menus: 1,
    canonical: `https://docs.haqq.network${route}`,
    buttons: [],
  }))
}
