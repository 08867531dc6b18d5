import { DEFINITIONS } from './definitions-file.ts'

/** Time in which a pointer may cross the gap between a word and its explanation. */
const LEAVE_MS = 200
const GAP_PX = 6
const EDGE_PX = 16
const ID = 'term-popover'

const STYLE = `
#${ID} {
  position: absolute;
  inset: auto;
  max-inline-size: min(22rem, 100vw - ${2 * EDGE_PX}px);
  margin: 0;
  padding: 0.6rem 0.8rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: var(--color-raised);
  color: var(--color-text);
  font-size: var(--size-small);
  line-height: 1.5;
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.2);
}`

/** The definitions of each glossary, by its address. */
const glossaries = new Map<string, Promise<Readonly<Record<string, string>>>>()

let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * Show what a word means, until the reader leaves it or presses Escape.
 * @param link to the entry of the glossary
 */
export async function explainTerm(link: HTMLAnchorElement): Promise<void> {
  clearTimeout(leaving)
  const isExplained = link.getAttribute('aria-describedby') === ID
  if (isExplained) return
  const text = await definitionOf(new URL(link.href))
  // Without a definition, or when the reader has moved on, the link is enough.
  if (text === undefined || !(link.matches(':hover, :focus') && link.isConnected)) return
  hide()
  const popover = popoverOf(document)
  popover.textContent = text
  link.setAttribute('aria-describedby', ID)
  popover.showPopover()
  place(popover, link)
  link.addEventListener('pointerleave', leaveSoon)
  link.addEventListener('blur', hide)
}

async function definitionOf(entry: URL): Promise<string | undefined> {
  const address = new URL(DEFINITIONS, entry).href
  let definitions = glossaries.get(address)
  if (definitions === undefined) {
    definitions = fetch(address).then((response) => response.json())
    glossaries.set(address, definitions)
    definitions.catch(() => glossaries.delete(address))
  }
  return (await definitions)[entry.hash.slice(1)]
}

function popoverOf(page: Document): HTMLElement {
  const known = page.getElementById(ID)
  if (known !== null) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  page.adoptedStyleSheets.push(sheet)
  const popover = page.createElement('div')
  popover.id = ID
  popover.popover = 'manual'
  popover.role = 'tooltip'
  popover.addEventListener('pointerenter', () => clearTimeout(leaving))
  popover.addEventListener('pointerleave', leaveSoon)
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  // A touch elsewhere, or a link that leaves the page.
  page.addEventListener('click', ({ target }) => {
    const isInside = target instanceof Node && popover.contains(target)
    if (!isInside && described()?.contains(target as Node) !== true) hide()
  })
  page.body.append(popover)
  return popover
}

/** Below the first line of the word, or above it near the lower edge of the window. */
function place(popover: HTMLElement, link: HTMLElement): void {
  const word = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const isBelow = word.bottom + GAP_PX + height <= innerHeight
  const top = isBelow ? word.bottom + GAP_PX : word.top - GAP_PX - height
  const left = Math.max(
    EDGE_PX,
    Math.min(word.left, document.documentElement.clientWidth - EDGE_PX - width),
  )
  popover.style.top = `${top + scrollY}px`
  popover.style.left = `${left + scrollX}px`
}

function leaveSoon(event: Event): void {
  const isFocused = described()?.matches(':focus-visible') === true
  // A finger leaves a word as soon as it is lifted.
  if (isFocused || (event as PointerEvent).pointerType === 'touch') return
  leaving = setTimeout(hide, LEAVE_MS)
}

function hide(): void {
  clearTimeout(leaving)
  const link = described()
  link?.removeAttribute('aria-describedby')
  link?.removeEventListener('pointerleave', leaveSoon)
  link?.removeEventListener('blur', hide)
  document.getElementById(ID)?.hidePopover()
}

/** The word that is explained now. */
function described(): Element | null {
  return document.querySelector(`a[aria-describedby="${ID}"]`)
}
