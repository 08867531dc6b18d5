/** The list of the folded outline lies over the text: a choice in it or a click beside it closes it. */
export function closeMobileOutline(): void {
  document.addEventListener('click', ({ target }) => {
    const outline = document.querySelector<HTMLDetailsElement>('.mobile-outline[open]')
    if (target instanceof Element && target.closest('summary')?.parentElement !== outline)
      outline?.removeAttribute('open')
  })
}
