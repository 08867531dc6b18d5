/** Events that show interest in a word: a pointer on it, the focus of the keyboard, a touch. */
const INTERESTS = ['pointerover', 'focusin', 'click'] as const

/** Wait for interest in a word that links to the glossary; only then load what explains it. */
export default function watchTerms(route: string): void {
  for (const type of INTERESTS)
    document.addEventListener(type, (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(
        `main a[href*="${route}#"]`,
      )
      if (!link) return
      // A first touch explains, a second one follows the link. Decided at once, before any code loads.
      const isTouch = type === 'click' && (event as PointerEvent).pointerType === 'touch'
      if (isTouch && !link.matches('[aria-describedby]')) event.preventDefault()
      if (type === 'click' && !isTouch) return
      import('./explain-term.tsx').then(
        ({ explainTerm }) => explainTerm(link),
        () => {},
      )
    })
}
