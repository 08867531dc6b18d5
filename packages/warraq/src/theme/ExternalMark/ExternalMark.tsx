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
