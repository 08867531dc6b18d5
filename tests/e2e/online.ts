import type { Page } from '@playwright/test'

/**
 * Tell the pages of a tab that there is a network. Without one, browsers call a machine offline, also
 * for its own servers, and a page that cannot be loaded is then another case.
 */
export async function assumeNetwork(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
}
