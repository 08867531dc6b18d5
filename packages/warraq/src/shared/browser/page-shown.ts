/** Event of the document: another page is on screen, including navbar and sidebar. */
const PAGE_SHOWN = 'docs:page-shown'

/** Notify listeners that another page is on screen. */
export function tellPageShown(): void {
  document.dispatchEvent(new Event(PAGE_SHOWN))
}

/** Call `listener` whenever another page is shown; returns a function that stops this. */
export function onPageShown(listener: () => void): () => void {
  document.addEventListener(PAGE_SHOWN, listener)
  return () => document.removeEventListener(PAGE_SHOWN, listener)
}
