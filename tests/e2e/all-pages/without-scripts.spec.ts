import { expect, test } from '@playwright/test'
import { ROUTES } from '../routes.ts'
import { readable, readWithoutScripts } from '../without-scripts.ts'

test.use({ javaScriptEnabled: false })

test('every page can be read, and none has a button, which would do nothing', async ({ page }) => {
  expect(await readWithoutScripts(page, ROUTES)).toEqual(readable(ROUTES))
})
