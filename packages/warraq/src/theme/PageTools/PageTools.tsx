import type { PageParts } from '../../shared/data/page-parts.ts'
import { fillText } from '../../shared/text/fill-text.ts'
import { dataAttributes } from '../browser/element-data.ts'
import type { CopyButtonData } from '../CopyValue/copy-button-markup.ts'
import { EditIcon } from '../PageEnd/page-icons.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

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
          <docs-copy-page>
            <button
              type="button"
              className="link-button"
              {...dataAttributes<CopyButtonData>({
                copied: text.pageCopied,
                failed: text.copyingFailed,
              })}
            >
              {text.copyPage}
            </button>
          </docs-copy-page>
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

interface OutsideLinkProps {
  readonly href: string
  readonly children: React.ReactNode
}

function OutsideLink({ href, children }: OutsideLinkProps) {
  const text = useText()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {text.opensInNewTab}</span>
    </a>
  )
}
