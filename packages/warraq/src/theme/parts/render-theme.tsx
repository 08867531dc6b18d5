import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ProblemError } from '../../shared/data/diagnostic.ts'
import type { SiteView } from '../../shared/data/site-view.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { navbarItemFailed, writtenItemOf } from '../Navbar/navbar-item-failed.ts'
import { SiteContext } from '../site/use-site.ts'
import type { UiText } from '../text/ui-text.ts'
import { TextContext } from '../text/use-text.ts'
import { PartsContext, type PartsRendering, type SitePart, type SiteParts } from './part.tsx'

/** What every rendering of the theme needs: the texts of the language and the site's own parts. */
export interface SiteTheme {
  readonly text: UiText
  readonly parts: SiteParts
}

/** What the parts around the text of pages need as well. */
export interface ShellTheme extends SiteTheme {
  readonly site: SiteView
}

/** A theme part of the site threw while it was rendered. */
export class PartError extends Error {
  override readonly name = 'PartError'
  readonly part: SitePart

  constructor(part: SitePart, cause: unknown) {
    super(messageOf(cause), { cause })
    this.part = part
  }
}

interface ThemeProviderProps {
  readonly site?: SiteView | undefined
  readonly text: UiText
  readonly rendering: PartsRendering
  readonly children: ReactNode
}

/** The React contexts that theme parts need. */
export function ThemeProvider({ site, text, rendering, children }: ThemeProviderProps) {
  return (
    <SiteContext value={site}>
      <TextContext value={text}>
        <PartsContext value={rendering}>{children}</PartsContext>
      </TextContext>
    </SiteContext>
  )
}

/**
 * HTML of some parts of the theme.
 * @throws PartError that names the site's part entered last, if any
 */
export function renderTheme(node: ReactNode, theme: SiteTheme | ShellTheme): string {
  const { text, parts } = theme
  const site = 'site' in theme ? theme.site : undefined
  const rendering: PartsRendering = { parts, entered: undefined }
  try {
    return withoutPreloads(
      renderToStaticMarkup(
        <ThemeProvider site={site} text={text} rendering={rendering}>
          {node}
        </ThemeProvider>,
      ),
    )
  } catch (cause) {
    const { entered, navbarItem } = rendering
    // A finding names its own place.
    const isOfItem = navbarItem !== undefined && !(cause instanceof ProblemError)
    const error = isOfItem ? navbarItemFailed(writtenItemOf(navbarItem), cause) : cause
    throw entered === undefined ? error : new PartError(entered, error)
  }
}

/** HTML without the preloads that React puts before a fragment: the document manages them. */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*\/>)+/, '')
}
