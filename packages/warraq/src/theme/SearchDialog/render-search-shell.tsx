import { renderToString } from 'react-dom/server'
import { defaultSearchDialogText } from '../../shared/search-dialog-text.ts'
import { defaultShellText } from '../../shared/shell-text.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { SearchShell } from './SearchShell.tsx'

/** HTML of the closed search dialog, the same in every document; the browser hydrates what is in it. */
export function searchShellHtml({ search, text }: SiteView): string {
  if (search === undefined) return ''
  const allText = { ...defaultShellText, ...defaultSearchDialogText, ...text }
  return renderToString(<SearchShell search={search} text={allText} />)
}
