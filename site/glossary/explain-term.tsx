import { ownValue } from '../lib/own-value.ts'
import './term-popover.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { DEFINITIONS } from './definitions-file.ts'
import { TERM_POPOVER_ID, TermPopover } from './TermPopover.tsx'

/** Time in which a pointer may cross the gap between a word and its explanation. */
const LEAVE_MS = 200
const GAP_PX = 6
const EDGE_PX = 16

/** The definitions of each glossary, by its address. */
const glossaries = new Map<string, Promise<Readonly<Record<string, string>>>>()

let leaving: ReturnType<typeof setTimeout> | undefined
let root: Root | undefined

/**
 * Show what a word means, until the reader leaves it or presses Escape.
 * @param link to the entry of the glossary
 */
export async function explainTerm(link: HTMLAnchorElement): Promise<void> {
  clearTimeout(leaving)
  const isExplained = link.getAttribute('aria-describedby') === TERM_POPOVER_ID
  if (isExplained) return
  const text = await definitionOf(new URL(link.href))
  // Without a definition, or when the reader has moved on, the link is enough.
  if (text === undefined || !(link.matches(':hover, :focus') && link.isConnected)) return
  hide()
  const popover = render(text)
  if (popover === null) return
  link.setAttribute('aria-describedby', TERM_POPOVER_ID)
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
  return ownValue(await definitions, entry.hash.slice(1))
}

function render(text: string): HTMLElement | null {
  root ??= newRoot()
  const stay = () => clearTimeout(leaving)
  flushSync(() => root?.render(<TermPopover text={text} onEnter={stay} onLeave={leaveSoon} />))
  return document.getElementById(TERM_POPOVER_ID)
}

function newRoot(): Root {
  const around = document.createElement('div')
  document.body.append(around)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  // A touch elsewhere, or a link that leaves the page.
  document.addEventListener('click', ({ target }) => {
    const isInside = target instanceof Node && around.contains(target)
    if (!isInside && described()?.contains(target as Node) !== true) hide()
  })
  return createRoot(around)
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

function leaveSoon({ pointerType }: { readonly pointerType: string }): void {
  const isFocused = described()?.matches(':focus-visible') === true
  // A finger leaves a word as soon as it is lifted.
  if (isFocused || pointerType === 'touch') return
  leaving = setTimeout(hide, LEAVE_MS)
}

function hide(): void {
  clearTimeout(leaving)
  const link = described()
  link?.removeAttribute('aria-describedby')
  link?.removeEventListener('pointerleave', leaveSoon)
  link?.removeEventListener('blur', hide)
  document.getElementById(TERM_POPOVER_ID)?.hidePopover()
}

/** The word that is explained now. */
function described(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[aria-describedby="${TERM_POPOVER_ID}"]`)
}
