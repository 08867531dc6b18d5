import { drawIcon } from '@warraq/search-dialog/shared/draw-icon'
import type { ReactNode } from 'react'
import type { CheckedDay, PageStripParts, StripNote } from '../../shared/data/page-parts.ts'
import { Html } from '../Html/Html.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

const SIZE = 16

const ClockIcon = drawIcon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2', SIZE)
const TickIcon = drawIcon('M5 12.5l4.5 4.5L19 7.5', SIZE)

/** Contents of the strip; each entry is optional. */
export type PageStripProps = PageStripParts

/**
 * What a reader wants to know before starting: a quiet line with the time and with notes of plugins,
 * and a box with the prerequisites.
 */
export const PageStrip = part(
  'PageStrip',
  ({ time, needs, checked, rows = [] }: PageStripProps) => {
    const text = useText()
    const hasLine = time !== undefined || checked !== undefined || rows.length > 0
    return (
      <div className="page-strip">
        {hasLine && (
          <p className="page-notes">
            {time === undefined ? null : (
              <span>
                <ClockIcon />
                <span className="visually-hidden">{text.pageTime}: </span>
                {time}
              </span>
            )}
            {checked === undefined ? null : <Checked {...checked} />}
            {rows.map((row) => (
              <Note key={row.text} {...row} />
            ))}
          </p>
        )}
        {needs === undefined ? null : (
          <section className="page-needs" aria-label={text.pageNeeds}>
            <p>
              <strong>{text.pageNeeds}</strong>
            </p>
            <ul>
              {needs.map((line) => (
                <Html as="li" key={line} html={line} />
              ))}
            </ul>
          </section>
        )}
      </div>
    )
  },
)

function Note({ text, href, isGood = false }: StripNote): ReactNode {
  return (
    <span>
      {isGood && <TickIcon className="is-good" />}
      {href === undefined ? text : <a href={href}>{text}</a>}
    </span>
  )
}

function Checked({ iso, label }: CheckedDay) {
  const text = useText()
  return (
    <span>
      {text.pageChecked} <time dateTime={iso}>{label}</time>
    </span>
  )
}
