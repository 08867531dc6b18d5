import { FilledText } from '@warraq/search-dialog/shared/FilledText'
import type { LastUpdated, PageParts } from '../../shared/data/page-parts.ts'
import { Feedback } from '../Feedback/Feedback.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { EditIcon } from './page-icons.tsx'

export interface PageEndProps<Fields = Readonly<Record<string, unknown>>> {
  readonly parts: PageParts<Fields>
}

/** The parts below the content: tags, the feedback question, the source, the last change. */
export const PageEnd = part('PageEnd', ({ parts }: PageEndProps) => {
  const text = useText()
  const { editUrl, feedback, lastUpdated, tags } = parts
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
      {editUrl === undefined ? null : <EditLink href={editUrl} />}
      {lastUpdated === undefined ? null : <LastUpdatedLine {...lastUpdated} />}
    </footer>
  )
})

function EditLink({ href }: { readonly href: string }) {
  const text = useText()
  return (
    <p>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <EditIcon className="inline-icon" />
        {text.editThisPage}
        <span className="visually-hidden"> {text.opensInNewTab}</span>
      </a>
    </p>
  )
}

function LastUpdatedLine({ iso, label, author, contributors }: LastUpdated) {
  const text = useText()
  const date = <time dateTime={iso}>{label}</time>
  return (
    <p className="last-updated">
      <FilledText
        text={author === undefined ? text.lastUpdatedOn : text.lastUpdatedBy}
        values={{ date, user: author }}
      />
      {contributors === undefined ? null : (
        <>
          <br />
          <FilledText text={text.contributors} values={{ names: contributors }} />
        </>
      )}
    </p>
  )
}
