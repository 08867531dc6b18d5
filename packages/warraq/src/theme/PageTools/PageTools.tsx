import { fillText } from '../../shared/fill-text.ts'
import type { PageParts } from '../../shared/page-parts.ts'
import { OutsideLink } from '../ExternalMark/ExternalMark.tsx'
import { EditIcon } from '../Icon/icons.tsx'
import { part, useText } from '../parts/part.tsx'

export interface PageToolsProps {
  readonly parts: Pick<PageParts, 'assistants' | 'editUrl' | 'markdownHref'>
}

/** Links below the title: the page as Markdown, assistants, and its source. */
export const PageTools = part('PageTools', ({ parts }: PageToolsProps) => {
  const { assistants = [], editUrl, markdownHref } = parts
  const text = useText()
  return (
    <p className="page-tools">
      {markdownHref === undefined ? null : (
        <>
          <button
            type="button"
            className="link-button copy-page"
            data-href={markdownHref}
            data-copied={text.pageCopied}
            data-failed={text.copyingFailed}
          >
            {text.copyPage}
          </button>
          <a href={markdownHref} type="text/markdown">
            {text.viewAsMarkdown}
          </a>
        </>
      )}
      {assistants.map(({ label, href }) => (
        <OutsideLink key={href} href={href}>
          {fillText(text.openInAssistant, { assistant: label })}
        </OutsideLink>
      ))}
      {editUrl === undefined ? null : (
        <OutsideLink href={editUrl}>
          <EditIcon className="inline-icon" />
          {text.editThisPage}
        </OutsideLink>
      )}
    </p>
  )
})
