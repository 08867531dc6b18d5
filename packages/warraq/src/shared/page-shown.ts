/** Event of the document: another page is on screen, navbar and sidebar included. */
const PAGE_SHOWN = 'docs:page-shown'

/** Tell everybody that another page is on screen. */
export function tellPageShown(): void {
  document.dispatchEvent(new Event(PAGE_SHOWN))
}

/** Call `listener` for every page that comes on screen; returns how to stop. */
export function onPageShown(listener: () => void): () => void {
  document.addEventListener(PAGE_SHOWN, listener)
  return () => document.removeEventListener(PAGE_SHOWN, listener)
}
