import { adoptStyles } from '../shared/adopt-styles.ts'
import type { HeadTag } from '../shared/page-payload.ts'

const STYLES = 'link[rel=stylesheet], style[data-name]'

/**
 * Replace the elements of the old page by those of the new one, except styles, which
 * `replaceStyles` handles.
 */
export function replaceHead(head: HTMLHeadElement, tags: readonly HeadTag[]): void {
  for (const element of head.querySelectorAll(`[data-page]:not(${STYLES})`)) element.remove()
  head.append(...tags.map(elementOf))
}

/**
 * Styles that navigations added, by name, as adopted style sheets: the policy of a document allows
 * only the style elements it came with.
 */
const adopted = new Map<string, CSSStyleSheet>()

/** Replace the styles of the old page by those of the new one; shared ones stay. */
export function replaceStyles(head: HTMLHeadElement, tags: readonly HeadTag[]): void {
  const former = new Set(head.querySelectorAll(`:is(${STYLES})[data-page]`))
  for (const [name, sheet] of adopted)
    sheet.disabled = !tags.some(({ attributes }) => attributes['data-name'] === name)
  for (const tag of tags) {
    const { 'data-name': name } = tag.attributes
    const sheet = findStyles(head, tag)
    if (sheet !== undefined) {
      sheet.media = 'all'
      former.delete(sheet)
    } else if (name === undefined) head.append(elementOf(tag))
    else if (!adopted.has(name)) adopted.set(name, adoptStyles(tag.content ?? ''))
  }
  for (const element of former) element.remove()
}

/**
 * Load the stylesheets of the new page without applying them, so that the page appears styled. A
 * stylesheet that fails to load does not block the page.
 */
export async function loadStylesheets(
  head: HTMLHeadElement,
  tags: readonly HeadTag[],
): Promise<void> {
  await Promise.all(
    missingStylesheets(head, tags).map((tag) => {
      const link = elementOf(tag) as HTMLLinkElement
      link.media = 'not all'
      head.append(link)
      return new Promise((resolve) => {
        link.onload = link.onerror = resolve
      })
    }),
  )
}

/** Stylesheets of the new page that the document has not loaded. */
function missingStylesheets(head: HTMLHeadElement, tags: readonly HeadTag[]): HeadTag[] {
  return tags.filter(
    (tag) => tag.attributes.rel === 'stylesheet' && findStyles(head, tag) === undefined,
  )
}

/** Replace the classes that the old page gave to `html` by those of the new one; others stay. */
export function replaceClasses(element: Element, former: string, next: string): void {
  element.classList.remove(...namesOf(former))
  element.classList.add(...namesOf(next))
}

function namesOf(className: string): readonly string[] {
  return className.match(/\S+/g) ?? []
}

/** The element in the document for a style tag: a file, or a text with a name. */
function findStyles(
  head: HTMLHeadElement,
  tag: HeadTag,
): HTMLLinkElement | HTMLStyleElement | undefined {
  const { href, 'data-name': name } = tag.attributes
  return [...head.querySelectorAll<HTMLLinkElement>(STYLES)].find((sheet) =>
    name === undefined ? sheet.getAttribute('href') === href : sheet.dataset.name === name,
  )
}

function elementOf({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute('data-page', '')
  return element
}
