import { expect, type Page, test } from '@playwright/test'
import { breakElement, mendElements } from '../break-element.ts'
import { dialog, field, open } from '../search-dialog.ts'

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'crashed' })

test.describe('what React makes around the pages', () => {
  test('a search dialog that crashes shows an error in its place, and works after Try again', async ({
    page,
  }) => {
    await open(page)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await breakElement(page, 'mark')
    await page.keyboard.type('validator')
    const crash = dialog(page).getByRole('alert')
    await expect(crash).toContainText('This part of the page crashed.')
    await expect(crash).toContainText('No <mark> here')
    await mendElements(page)
    await expect(crash.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(crash).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('validator')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()

    // Results that are still loading would crash the dialog before the next word.
    await field(page).fill('')
    await expect(dialog(page).locator('mark')).toHaveCount(0)
    await breakElement(page, 'mark')
    await field(page).fill('bridge')
    await expect(crash).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await mendElements(page)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Islamic Coin/)
  })

  test('a crashed search dialog that is closed and opened at once works, and has the focus', async ({
    page,
  }) => {
    await open(page)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await breakElement(page, 'mark')
    await page.keyboard.type('validator')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await mendElements(page)
    await page.evaluate(() => {
      for (const init of [{ key: 'Escape' }, { key: 'k', ctrlKey: true }])
        dispatchEvent(new KeyboardEvent('keydown', init))
    })
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('validator')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
  })

  test('a search page that crashes shows an error in its place, and works after Try again', async ({
    page,
  }) => {
    await open(page, '/search/')
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
    await breakElement(page, 'mark')
    await page.keyboard.type('validator')
    await expect(alert(page)).toContainText('No <mark> here')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await mendElements(page)
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(alert(page)).toHaveCount(0)
    await expect(page.locator('.search-results mark').first()).toBeVisible()
  })

  test('so do the suggestions of the not-found page, which stays', async ({ page }) => {
    await page.addInitScript(() => {
      const create = document.createElement.bind(document)
      document.createElement = (tag: string) => {
        if (tag === 'ul') throw new Error('No list')
        return create(tag)
      }
    })
    await page.goto('/learn/tokn/')
    await expect(alert(page)).toContainText('No list')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })

  test('so does the sheet of shortcuts', async ({ page }) => {
    await open(page)
    await breakElement(page, 'kbd')
    await page.keyboard.press('?')
    await expect(alert(page)).toContainText('No <kbd> here')
    await mendElements(page)
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
  })
})
