import type { Page } from '@playwright/test'

/** Make every component crash that renders this element. */
export async function breakElement(page: Page, broken: string): Promise<void> {
  await page.evaluate((name) => {
    const create = Document.prototype.createElement
    document.createElement = (tag: string) => {
      if (tag === name) throw new Error(`No <${name}> here`)
      return create.call(document, tag)
    }
  }, broken)
}

/** Let all elements render again. */
export async function mendElements(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(document, 'createElement'))
}
