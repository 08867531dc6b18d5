import type { Page } from '@playwright/test'

/** Open every block and show every tab, because what is in there needs a width, too. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const block of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Details with the same name close each other.
      block.removeAttribute('name')
      block.open = true
    }
    for (const panel of document.querySelectorAll<HTMLElement>('main [role=tabpanel]'))
      panel.hidden = false
  })
}

/** Problems of the tables on a page in their current state. */
export function tableFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const name = table.textContent.trim().slice(0, 40)
      const box = table.closest('docs-table')
      if (box === null) return [`not in docs-table: ${name}`]
      const end = box.getBoundingClientRect().right
      return [
        ...(box.scrollWidth > box.clientWidth ? [`scrolls sideways: ${name}`] : []),
        ...(table.querySelector('th') === null ? [`has no header: ${name}`] : []),
        ...[...table.querySelectorAll('tbody :is(td, th), tbody :is(code, a)')]
          .filter((part) => part.getBoundingClientRect().right > end + 1)
          .map((part) => `hides a value: ${part.textContent}`),
      ]
    }),
  )
}

/**
 * Whether the frame of a page keeps a reader from its text: how far down the first text begins, less
 * what its writer chose, which is the title and an announcement.
 */
export function lateFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const article = document.querySelector('main:has(.breadcrumbs) .article')
    if (article === null) return []
    const heightOf = (selector: string) => {
      const element = document.querySelector(selector)
      return element === null ? 0 : element.getBoundingClientRect().height
    }
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    let start = Infinity
    for (
      let text = texts.nextNode();
      start === Infinity && text !== null;
      text = texts.nextNode()
    ) {
      const element = text.parentElement
      if (element === null || text.nodeValue?.trim() === '' || !element.checkVisibility()) continue
      if (element.closest('h1, nav, svg, .page-tools, .mobile-outline') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      start = range.getBoundingClientRect().top + scrollY
    }
    const frame = start - heightOf('.article h1') - heightOf('.announcement')
    const most = innerWidth < 640 ? 132 : 148
    return frame > most ? [`text begins ${Math.round(frame)} pixels down, after ${most}`] : []
  })
}

/** Whether a page is wider than its window, or has less than eight characters of room for its text. */
export async function crampedFaults(page: Page): Promise<string[]> {
  const { excess, text } = await page.evaluate(async () => {
    // The navbar folds before the next frame is painted.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const root = document.documentElement
    return {
      excess: root.scrollWidth - innerWidth,
      text:
        (document.querySelector('main h1')?.clientWidth ?? 0) /
        parseFloat(getComputedStyle(root).fontSize),
    }
  })
  return [
    ...(excess > 0 ? [`${excess} pixels too wide`] : []),
    ...(text < 8 ? [`text of ${text} em`] : []),
  ]
}

/** Changes the size of text as a reader does in the settings of the browser. */
export async function textSizer(page: Page): Promise<(percent: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (percent) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
  }
}

/** What a reader would call ugly on a page in its current width. */
export function looksFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isNarrow = innerWidth < 640
    const all = (selector: string) => [
      ...document.querySelectorAll<HTMLElement>(`main :is(${selector})`),
    ]
    const shown = (selector: string) =>
      all(selector).filter((element) => element.getClientRects().length > 0)
    const nameOf = (element: Element) => element.textContent.trim().slice(0, 40)
    const lastLineOf = (nodes: readonly Node[]) => {
      const range = document.createRange()
      const [first, last] = [nodes[0], nodes.at(-1)]
      if (first === undefined || last === undefined) return undefined
      range.setStartBefore(first)
      range.setEndAfter(last)
      return [...range.getClientRects()].at(-1)
    }
    const tests: Readonly<Record<string, () => readonly Element[]>> = {
      'a heading has an empty line for its link': () =>
        shown('.heading-anchor').filter((link) => {
          const before = [...(link.parentElement?.childNodes ?? [])].filter((node) => node !== link)
          const line = lastLineOf(before)
          return line !== undefined && link.getBoundingClientRect().top >= line.bottom
        }),
      'takes more than one line': () =>
        isNarrow
          ? shown('.breadcrumbs ol, .page-tools').filter(({ clientHeight }) => clientHeight > 40)
          : [],
      'a filter without a number, or with its label beside the field': () =>
        shown('.filter-bar').filter((bar) => {
          const [label, field] = [bar.querySelector('label'), bar.querySelector('input')]
          if (label === null || field === null) return true
          const gap = field.getBoundingClientRect().top - label.getBoundingClientRect().top
          return gap < 10 || !/\d/.test(bar.querySelector('output')?.textContent ?? '')
        }),
      'a copy button stands before a punctuation mark': () =>
        shown('docs-copy').filter(({ nextSibling }) =>
          /^[.,;:)\]]/.test(nextSibling instanceof Text ? nextSibling.data : ''),
        ),
      'a copy button stands outside its value': () =>
        shown('docs-copy').filter((value) => {
          const [shape, button] = [value.firstElementChild, value.querySelector('button')].map(
            (part) => part?.getBoundingClientRect(),
          )
          return Math.abs((shape?.right ?? 0) - (button?.right ?? 0)) > 2
        }),
      'a value takes more than one line on a phone': () =>
        isNarrow
          ? shown('docs-copy').filter((value) => (value.firstElementChild?.clientHeight ?? 0) > 30)
          : [],
      'the last line of cards is not full': () =>
        shown('.cards').filter((grid) => {
          const last = [...grid.children].at(-1)?.getBoundingClientRect()
          return last !== undefined && grid.getBoundingClientRect().right - last.right > 2
        }),
      'too small for a finger': () =>
        isNarrow
          ? shown('.letters a').filter(
              ({ clientWidth, clientHeight }) => Math.min(clientWidth, clientHeight) < 36,
            )
          : [],
      'a word in code leaves a letter or two for its last line': () =>
        shown('.api-entry :is(p, dl) code').filter((code) => {
          const lines = [...code.getClientRects()]
          const letter = parseFloat(getComputedStyle(code).fontSize) * 0.6
          const padding = parseFloat(getComputedStyle(code).paddingInlineEnd)
          const last = lines.at(-1)
          return (
            last !== undefined &&
            new Set(lines.map(({ top }) => Math.round(top))).size > 1 &&
            last.width - padding < 2.6 * letter
          )
        }),
      'the letters of a drawing are larger than a heading': () =>
        (shown('figure svg text') as Element[]).filter((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 1
          return parseFloat(getComputedStyle(text).fontSize) * scale > 24
        }),
      'code goes on without a shadow': () =>
        shown('.shiki').filter(
          (block) =>
            block.scrollWidth > block.clientWidth &&
            !getComputedStyle(block).backgroundImage.includes('gradient'),
        ),
    }
    return Object.entries(tests).flatMap(([fault, found]) =>
      found().map((element) => `${fault}: ${nameOf(element)}`),
    )
  })
}
