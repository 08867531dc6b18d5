import type { CheckedDay, PageStripParts } from '../../shared/data/page-parts.ts'
import { Html } from '../Html/Html.tsx'
import { part } from '../parts/part.tsx'
import { FilledText } from '../text/FilledText.tsx'
import { useText } from '../text/use-text.ts'

/** Contents of the strip; each entry is optional. */
export type PageStripProps = PageStripParts

/**
 * The strip at the beginning of a page: how long it takes, prerequisites, date of the last check,
 * rows of plugins.
 */
export const PageStrip = part(
  'PageStrip',
  ({ time, needs, checked, rows = [] }: PageStripProps) => {
    const text = useText()
    const list = needs && (
      <ul>
        {needs.map((line) => (
          <Html as="li" key={line} html={line} />
        ))}
      </ul>
    )
    const entries = [
      [text.pageTime, time],
      [text.pageNeeds, list],
      [text.pageChecked, checked && <Checked {...checked} />],
      ...rows.map((row) => [row.name, row.text] as const),
    ] as const
    return (
      <dl className="page-strip">
        {entries.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    )
  },
)

function Checked({ iso, label, against }: CheckedDay) {
  const text = useText()
  const date = <time dateTime={iso}>{label}</time>
  if (against === undefined) return date
  return <FilledText text={text.pageCheckedAgainst} values={{ date, subject: against }} />
}
