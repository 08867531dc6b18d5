/** How the names of classes begin that stand for the `style` attributes of a site. */
export const STYLE_CLASS = 'style-'

const OWN_CLASS = new RegExp(`(?:^| )${STYLE_CLASS}[\\da-f]{8}$`)

/**
 * Put back the styles of the HTML of an island, for which the build wrote classes, because the policy
 * refuses `style` attributes in HTML. Islands inside have their own turn.
 * @returns whether there were any
 */
export function restoreStyles(island: HTMLElement): boolean {
  const styled = [...island.querySelectorAll<HTMLElement>('[data-style]')].filter(
    (element) => element.parentElement?.closest('docs-island') === island,
  )
  for (const element of styled) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
    const names = element.getAttribute('class')?.replace(OWN_CLASS, '') ?? ''
    if (names === '') element.removeAttribute('class')
    else element.setAttribute('class', names)
  }
  return styled.length > 0
}
