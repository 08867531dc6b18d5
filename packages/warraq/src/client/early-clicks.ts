/** The last click on each island that had nobody to answer it. */
const clicks = new WeakMap<Element, MouseEvent>()

/** Keep clicks on islands until their code is there. A form without an address of its own waits for it, too. */
export function keepEarlyClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const island = target.closest('docs-island:not([data-awake])')
      if (island === null) return
      clicks.set(island, event)
      const form = target.closest<HTMLButtonElement>('[type=submit]')?.form
      if (form?.hasAttribute('action') === false) event.preventDefault()
    },
    { capture: true },
  )
}

/** The click that an island has missed, once. */
export function takeEarlyClick(island: Element): MouseEvent | undefined {
  const click = clicks.get(island)
  clicks.delete(island)
  return click
}
