import { ExternalIcon } from '../Icon/icons.tsx'
import { useText } from '../text/use-text.ts'

/** Marks, visibly and for screen readers, a link that opens another site in a new tab. */
export function ExternalMark() {
  const text = useText()
  return (
    <>
      <ExternalIcon className="external-icon" />
      <span className="visually-hidden"> {text.opensInNewTab}</span>
    </>
  )
}

/** Whether a link leads to another site. Such links open in a new tab; `mailto:` does not. */
export function isOtherSite(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}

/** Attributes that open a link to another site in a new tab; none for other links. */
export function newTabOf(href: string) {
  return isOtherSite(href) ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
}
