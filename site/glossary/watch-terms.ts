/** Events that show interest in a word: a pointer on it, the focus of the keyboard, a touch. */
const INTERESTS = ['pointerover', 'focusin', 'click'] as const

/** Wait for interest in a word that links to the glossary; only then load what explains it. */
export default function watchTerms(route: string): void {
  const words = `main a[href*="${route}#"]`
  for (const type of INTERESTS)
    document.addEventListener(type, (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(words)
      if (!link) return
      // A first touch explains, a second one follows the link. Decided at once, before any code loads.
      const isTouch = type === 'click' && (event as PointerEvent).pointerType === 'touch'
      if (isTouch && !link.matches('[aria-describedby]')) event.preventDefault()
      if (type === 'click' && !isTouch) return
      explain(link)
    })
  // A pointer or the focus may have reached a word before this module did.
  const reached = document.querySelector<HTMLAnchorElement>(`:is(${words}):is(:hover, :focus)`)
  if (reached !== null) explain(reached)
}

function explain(link: HTMLAnchorElement): void {
  import('./explain-term.tsx').then(
    ({ explainTerm }) => explainTerm(link),
    () => {},
  )
}
