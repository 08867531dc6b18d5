import { hasAnnouncement } from '../shared/features.ts'
import type { NavigationStatus } from '../shared/navigation.ts'
import type { PageView } from '../shared/page-view.ts'
import { defaultShellText } from '../shared/shell-text.ts'
import type { SiteView } from '../shared/site-view.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { DocPage } from './DocPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Navbar } from './Navbar.tsx'
import { NavigationError } from './NavigationError.tsx'
import { PageBody } from './PageBody.tsx'
import type { SearchActions } from './SearchButton.tsx'
import { TextContext } from './use-text.ts'

export interface AppProps {
  readonly site: SiteView
  readonly page: PageView
  /** HTML of logo and title; empty in the browser, which keeps what the document came with. */
  readonly brand: string
  /** HTML of the page's body; `null` keeps what the document came with. */
  readonly html: string | null
  readonly navigation: NavigationStatus
  /** Absent in static HTML. */
  readonly search?: SearchActions | undefined
}

/** The shell: what lives around the page. It stays mounted while pages come and go. */
export function App({ site, page, brand, html, navigation, search }: AppProps) {
  const text = site.text === undefined ? defaultShellText : { ...defaultShellText, ...site.text }
  return (
    <TextContext value={text}>
      <ErrorBoundary resetKey={page.href} isBare>
        {!hasAnnouncement || site.announcement === undefined ? null : (
          <AnnouncementBar announcement={site.announcement} />
        )}
        <Navbar site={site} page={page} brand={brand} search={search} />
        {navigation.error === null ? null : <NavigationError error={navigation.error} />}
        <ErrorBoundary resetKey={page.href}>
          {page.kind === 'doc' ? (
            <DocPage site={site} page={page} html={html} />
          ) : (
            <PageBody href={page.href} html={html} />
          )}
        </ErrorBoundary>
      </ErrorBoundary>
    </TextContext>
  )
}
