import { fillText } from '../../shared/fill-text.ts'
import type { PageParts } from '../../shared/page-parts.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { EditIcon } from './page-icons.tsx'

export interface PageEndProps {
  readonly parts: PageParts
}

/** Below the content: tags, the edit link, the page as Markdown, the last change. */
export const PageEnd = part('PageEnd', ({ parts }: PageEndProps) => {
  const text = useText()
  const { editUrl, lastUpdated, markdownHref, tags } = parts
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
      <p className="page-actions">
        {editUrl === undefined ? null : (
          <a href={editUrl} target="_blank" rel="noopener noreferrer">
            <EditIcon className="inline-icon" />
            {text.editThisPage}
            <span className="visually-hidden"> {text.opensInNewTab}</span>
          </a>
        )}
        {markdownHref === undefined ? null : (
          <>
            <docs-copy-page
              data-href={markdownHref}
              data-copied={text.pageCopied}
              data-failed={text.copyingFailed}
            >
              <button key={markdownHref} type="button" className="link-button">
                {text.copyPage}
              </button>
            </docs-copy-page>
            <a href={markdownHref} type="text/markdown">
              {text.viewAsMarkdown}
            </a>
          </>
        )}
      </p>
      {lastUpdated === undefined ? null : <LastUpdatedLine lastUpdated={lastUpdated} />}
    </footer>
  )
})

function LastUpdatedLine({
  lastUpdated,
}: {
  readonly lastUpdated: NonNullable<PageParts['lastUpdated']>
}) {
  const text = useText()
  const { iso, label, author } = lastUpdated
  const [before = '', after = ''] = (
    author === undefined ? text.lastUpdatedOn : fillText(text.lastUpdatedBy, { user: author })
  ).split('{date}')
  return (
    <p className="last-updated">
      {before}
      <time dateTime={iso} itemProp="dateModified">
        {label}
      </time>
      {after}
    </p>
  )
}
