import type { ReactNode } from 'react'
import type { CheckedDay, PageStripParts } from '../../shared/page-parts.ts'
import { Html } from '../Html/Html.tsx'
import { part, useText } from '../parts/part.tsx'
import { fillNodes } from '../text/fill-nodes.ts'

/** Contents of the strip; each entry is optional. */
export type PageStripProps = PageStripParts

/** The strip below the title: how long the page takes, prerequisites, date of the last check. */
export const PageStrip = part('PageStrip', ({ time, needs, checked }: PageStripProps) => {
  const text = useText()
  return (
    <dl className="page-strip">
      {time && <Entry label={text.pageTime}>{time}</Entry>}
      {needs && (
        <Entry label={text.pageNeeds}>
          <ul>
            {needs.map((line) => (
              <Html as="li" key={line} html={line} />
            ))}
          </ul>
        </Entry>
      )}
      {checked && (
        <Entry label={text.pageChecked}>
          <Checked {...checked} />
        </Entry>
      )}
    </dl>
  )
})

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Checked({ iso, label, against }: CheckedDay) {
  const { pageCheckedAgainst } = useText()
  const date = <time dateTime={iso}>{label}</time>
  return against === undefined ? date : fillNodes(pageCheckedAgainst, { date, subject: against })
}
