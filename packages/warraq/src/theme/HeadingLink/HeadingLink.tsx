import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { HEADING_LINK } from './heading-link-markup.ts'

export interface HeadingLinkProps {
  /** Id of the heading. */
  readonly id: string
  /** Text of the heading. */
  readonly heading: string
}

/** The anchor link of a heading. */
export const HeadingLink = part('HeadingLink', ({ id, heading }: HeadingLinkProps) => {
  const label = fillText(useText().directLink, { heading })
  return (
    <a
      className={HEADING_LINK}
      href={`#${encodeURI(id)}`}
      aria-label={label}
      title={label}
      translate="no"
    >
      #
    </a>
  )
})
