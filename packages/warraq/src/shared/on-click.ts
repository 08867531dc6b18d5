/** The element with that selector that an event hits. */
export function hitBy<Hit extends HTMLElement>({ target }: Event, selector: string): Hit | null {
  return target instanceof Element ? target.closest<Hit>(selector) : null
}

/** Call `listener` for clicks on elements with that selector, on this page and on later ones. */
export function onClick<Hit extends HTMLElement>(
  selector: string,
  listener: (hit: Hit, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const hit = hitBy<Hit>(event, selector)
    if (hit !== null) listener(hit, event)
  })
}
