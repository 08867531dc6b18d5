import type { NavigationStatus } from '../shared/navigation.ts'
import type { PageView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { defaultUiText } from '../shared/ui-text.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { BackToTop } from './BackToTop.tsx'
import { DocPage } from './DocPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Navbar } from './Navbar.tsx'
import { NavigationError } from './NavigationError.tsx'
import { PlainPage } from './PlainPage.tsx'
import type { SearchActions } from './SearchButton.tsx'
import { TextContext } from './use-text.ts'

export interface AppProps {
  readonly site: SiteView
  readonly page: PageView
  /** Inner HTML of the article; `null` keeps what the document came with. */
  readonly html: string | null
  readonly navigation: NavigationStatus
  /** Absent in static HTML. */
  readonly search?: SearchActions | undefined
}

/** The shell: everything around the article. It stays mounted while pages come and go. */
export function App({ site, page, html, navigation, search }: AppProps) {
  const text = site.text === undefined ? defaultUiText : { ...defaultUiText, ...site.text }
  return (
    <TextContext value={text}>
      <ErrorBoundary resetKey={page.href} isBare>
        <a className="skip-link" href="#main">
          {text.skipToContent}
        </a>
        {site.announcement === undefined ? null : (
          <AnnouncementBar announcement={site.announcement} />
        )}
        <Navbar site={site} page={page} search={search} />
        {navigation.error === null ? null : <NavigationError error={navigation.error} />}
        {page.kind === 'doc' ? (
          <DocPage site={site} page={page} html={html} />
        ) : (
          <PlainPage page={page} html={html} />
        )}
        {site.footer === undefined ? null : <Footer footer={site.footer} />}
        {page.kind === 'doc' ? <BackToTop key={page.href} /> : null}
        <div
          id="announcer"
          className="visually-hidden"
          aria-live="polite"
          suppressHydrationWarning
        />
      </ErrorBoundary>
    </TextContext>
  )
}
