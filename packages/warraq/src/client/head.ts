import { adoptStyles } from '../shared/browser/adopt-styles.ts'
import type { HeadTag } from '../shared/data/page-payload.ts'

const STYLES = 'link[rel=stylesheet], style[data-name]'

/** Replace the elements of the old page, except styles, which `replaceStyles` handles. */
export function replaceHead(head: HTMLHeadElement, tags: readonly HeadTag[]): void {
  for (const element of head.querySelectorAll(`[data-page]:not(${STYLES})`)) element.remove()
  head.append(...tags.map(elementOf))
}

/**
 * Styles that navigations added, by name, as adopted style sheets: the policy of a document allows
 * only the style elements it came with.
 */
const adopted = new Map<string, CSSStyleSheet>()

/** The style sheets that navigations added, by name. */
export function adoptedStyles(): ReadonlyMap<string, CSSStyleSheet> {
  return adopted
}

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

/** Loads of the stylesheets that navigations added; a failed one has ended, too. */
const loads = new WeakMap<Element, Promise<unknown>>()

/**
 * Load the stylesheets of the new page without applying them, so that the page appears styled. A
 * stylesheet that fails to load does not block the page.
 */
export async function loadStylesheets(
  head: HTMLHeadElement,
  tags: readonly HeadTag[],
): Promise<void> {
  const files = tags.filter(({ attributes }) => attributes.rel === 'stylesheet')
  // An abandoned navigation may have begun to load it.
  await Promise.all(files.map((tag) => loads.get(findStyles(head, tag) ?? addFile(head, tag))))
}

function addFile(head: HTMLHeadElement, tag: HeadTag): HTMLElement {
  const link = elementOf(tag) as HTMLLinkElement
  link.media = 'not all'
  head.append(link)
  const load = new Promise((resolve) => {
    link.onload = link.onerror = resolve
  })
  loads.set(link, load)
  return link
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
  // biome-ignore lint/plugin: a payload names it, and no reader sees the head.
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute('data-page', '')
  return element
}
