import { ExternalIcon } from '../Icon/icons.tsx'
import { useText } from '../text/use-text.ts'

/** Tells, to eyes and to screen readers, that a link leaves the site in a new tab. */
export function ExternalMark() {
  const text = useText()
  return (
    <>
      <ExternalIcon className="external-icon" />
      <span className="visually-hidden"> {text.opensInNewTab}</span>
    </>
  )
}
