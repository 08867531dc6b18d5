import { renderToString } from 'react-dom/server'
import type { SiteView } from '../../shared/site-view.ts'
import { dialogText } from './dialog-text.ts'
import { SearchShell } from './SearchShell.tsx'

/**
 * HTML of the closed search dialog, the same in every document; the browser hydrates its content.
 */
export function searchShellHtml({ search, text }: SiteView): string {
  if (search === undefined) return ''
  return renderToString(<SearchShell search={search} text={{ ...dialogText, ...text }} />)
}
