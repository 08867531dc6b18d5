/** The last click on each island that is not hydrated yet. */
const clicks = new WeakMap<Element, MouseEvent>()

/** Record clicks on islands until they are hydrated; also holds back forms without an `action`. */
export function keepEarlyClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const island = target.closest('docs-island:not([data-awake])')
      if (island === null) return
      clicks.set(island, event)
      const button = target.closest<HTMLButtonElement | HTMLInputElement>('button, input')
      // The property, because a button without the attribute submits, too.
      if (button?.type === 'submit' && button.form?.hasAttribute('action') === false)
        event.preventDefault()
    },
    { capture: true },
  )
}

export const hasEarlyClick = (island: Element): boolean => clicks.has(island)

/** The recorded click on an island, which is then removed. */
export function takeEarlyClick(island: Element): MouseEvent | undefined {
  const click = clicks.get(island)
  clicks.delete(island)
  return click
}
