import type { PageParts } from '../../shared/page-parts.ts'
import { Feedback } from '../Feedback/Feedback.tsx'
import { part, useText } from '../parts/part.tsx'
import { fillNodes } from '../text/fill-nodes.ts'

export interface PageEndProps {
  readonly parts: PageParts
}

/** The parts below the content: tags, the feedback question, the last change. */
export const PageEnd = part('PageEnd', ({ parts }: PageEndProps) => {
  const text = useText()
  const { feedback, lastUpdated, tags } = parts
  return (
    <footer className="page-end">
      {tags === undefined ? null : (
        <p className="tags">
          {text.tags}{' '}
          {tags.map(({ label, href }) => (
            <a key={href} className="tag" href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      {feedback === undefined ? null : <Feedback feedback={feedback} />}
      {lastUpdated === undefined ? null : <LastUpdatedLine {...lastUpdated} />}
    </footer>
  )
})

function LastUpdatedLine({ iso, label, author }: NonNullable<PageParts['lastUpdated']>) {
  const text = useText()
  const date = (
    <time dateTime={iso} itemProp="dateModified">
      {label}
    </time>
  )
  const template = author === undefined ? text.lastUpdatedOn : text.lastUpdatedBy
  return <p className="last-updated">{fillNodes(template, { date, user: author })}</p>
}
