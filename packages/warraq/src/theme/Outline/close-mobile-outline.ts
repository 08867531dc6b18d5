import { MOBILE_OUTLINE } from './outline-markup.ts'

/** Close the list of the collapsed outline on a choice in it or a click outside. */
export function closeMobileOutline(): void {
  document.addEventListener('click', ({ target }) => {
    const outline = document.querySelector<HTMLDetailsElement>(`.${MOBILE_OUTLINE}[open]`)
    if (target instanceof Element && target.closest('summary')?.parentElement !== outline)
      outline?.removeAttribute('open')
  })
}
