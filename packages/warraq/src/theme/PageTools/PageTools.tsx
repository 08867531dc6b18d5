import { drawIcon } from '@warraq/search-dialog/shared/draw-icon'
import { fillText } from '@warraq/search-dialog/shared/fill-text'
import type { PageParts } from '../../shared/data/page-parts.ts'
import { dataAttributes } from '../browser/element-data.ts'
import type { CopyButtonData } from '../CopyValue/CopyButton.tsx'
import { ChevronDownIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { COPY_PAGE, MARKDOWN_TYPE, PAGE_MENU } from './page-tools-markup.ts'

/** Two sheets, and the tick that replaces them. */
const CopyIcon = drawIcon('M9 9h11v11H9zM5 15H4V4h11v1', 16)

export interface PageToolsProps {
  readonly parts: Pick<PageParts, 'assistants' | 'markdownHref'>
}

/** A split button beside the title: it copies the page, and its menu opens the page elsewhere. */
export const PageTools = part('PageTools', ({ parts }: PageToolsProps) => {
  const { assistants = [], markdownHref } = parts
  const text = useText()
  return (
    <docs-page-tools class="page-tools">
      <button
        type="button"
        className={COPY_PAGE}
        aria-label={text.copyPage}
        {...dataAttributes<CopyButtonData>({
          copied: text.pageCopied,
          failed: text.copyingFailed,
        })}
      >
        <CopyIcon />
        <span>{text.copyPage}</span>
      </button>
      <button
        type="button"
        aria-label={text.morePageTools}
        aria-haspopup="menu"
        popoverTarget={PAGE_MENU}
      >
        <ChevronDownIcon />
      </button>
      <div
        id={PAGE_MENU}
        className="page-menu"
        popover="auto"
        role="menu"
        aria-label={text.morePageTools}
      >
        {markdownHref === undefined ? null : (
          <a role="menuitem" href={markdownHref} type={MARKDOWN_TYPE}>
            {text.viewAsMarkdown}
          </a>
        )}
        {assistants.map(({ label, href }) => (
          <a key={href} role="menuitem" href={href} target="_blank" rel="noopener noreferrer">
            {fillText(text.openInAssistant, { assistant: label })}
            <span className="visually-hidden"> {text.opensInNewTab}</span>
          </a>
        ))}
      </div>
    </docs-page-tools>
  )
})
