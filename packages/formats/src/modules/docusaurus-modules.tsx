import { createElement, type ReactNode, useSyncExternalStore } from 'react'
import { ownValue } from '../own-value.ts'

type Props = Readonly<Record<string, unknown>>

const childrenOf = ({ children }: Props) => (children ?? null) as ReactNode

/**
 * The parts of Docusaurus' interface that components of its sites use, in the build and in the
 * browser: what only a browser knows is there after hydration.
 * @param site its configuration, if the site is one of Docusaurus
 * @param versionOf version of the page; absent in the browser
 */
export function docusaurusModules(site: Props | undefined, versionOf?: () => object) {
  const { defaultLocale = 'en', locales = ['en'] } = (site?.i18n ?? {}) as Props
  const i18n = { currentLocale: defaultLocale, defaultLocale, locales, localeConfigs: {} }
  const context = { siteConfig: site ?? {}, siteMetadata: {}, globalData: {}, i18n }
  return {
    '@docusaurus/Link': { default: Link },
    '@docusaurus/useBaseUrl': {
      default: withBaseUrl,
      useBaseUrlUtils: () => ({ withBaseUrl }),
    },
    '@docusaurus/useDocusaurusContext': { default: () => context },
    '@docusaurus/useIsBrowser': { default: useIsBrowser },
    '@docusaurus/useBrokenLinks': { default: () => LINK_RECORD },
    '@docusaurus/isInternalUrl': { default: isInternalUrl, hasProtocol },
    '@docusaurus/useGlobalData': {
      default: () => ({}),
      usePluginData: () => undefined,
      useAllPluginInstancesData: () => undefined,
    },
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/ErrorBoundary': { default: childrenOf },
    '@docusaurus/ExecutionEnvironment': { default: EXECUTION, ...EXECUTION },
    '@docusaurus/Translate': { default: Translate, translate: translated },
    '@docusaurus/Interpolate': { default: childrenOf, interpolate: filled },
    '@docusaurus/Head': { default: () => null },
    '@docusaurus/router': ROUTER,
    '@docusaurus/theme-common': themeCommon(site, versionOf),
    '@docusaurus/theme-common/internal': {
      ...themeCommon(site, versionOf),
      useScrollPositionBlocker,
    },
    '@docusaurus/plugin-content-docs/client': docsClient(versionOf),
    '@theme/Heading': { default: Heading },
    '@theme/MDXComponents/Heading': { default: Heading },
    '@theme/MDXComponents/Details': { default: Details },
    '@theme/Details': { default: Details },
    '@theme/Layout': { default: childrenOf },
    ...ELEMENT_PARTS,
    // Not installed in every checkout, and the classes of pages depend on it.
    clsx: { default: joinedClasses, clsx: joinedClasses },
    classnames: { default: joinedClasses },
    '@theme/IdealImage': {
      default: ({ img, alt, ...rest }: Props) => (
        <img {...rest} src={String(img ?? '')} alt={String(alt ?? '')} />
      ),
    },
    '@theme/ThemedImage': { default: ThemedImage },
  } as const
}

/** For islands: the modules with what readers may see of the configuration. */
export function modules({ site }: { readonly site?: Props }) {
  return docusaurusModules(site)
}

/** The parts with which Docusaurus draws elements of Markdown. */
const ELEMENT_PARTS = Object.fromEntries(
  ['A', 'Img', 'Ul', 'Li', 'Code', 'Pre'].map((name) => [
    `@theme/MDXComponents/${name}`,
    { default: (props: Props) => createElement(name.toLowerCase(), props) },
  ]),
)

/** `clsx`: texts, numbers, lists of these, and the keys of objects whose value counts as true. */
function joinedClasses(...given: readonly unknown[]): string {
  const classesOf = (value: unknown): readonly unknown[] => {
    if (Array.isArray(value)) return value.flatMap(classesOf)
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, isOn]) => (isOn ? [name] : []))
    return (typeof value === 'string' || typeof value === 'number') && value ? [value] : []
  }
  return given.flatMap(classesOf).join(' ')
}

// Addresses get their base path after compiling, like all others.
const withBaseUrl = (path: unknown) => {
  const text = String(path ?? '')
  return /^(?:[/.#@]|[\w+.-]+:)/.test(text) ? text : `/${text}`
}

const subscribeToNothing = () => () => {}

function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** The engine checks links and anchors in finished pages. */
const LINK_RECORD = { collectLink: () => undefined, collectAnchor: () => undefined }

const hasProtocol = (url: unknown) => /^(?:\w*:|\/\/)/.test(String(url))
const isInternalUrl = (url: unknown) => url !== undefined && !hasProtocol(url)

/** Its function runs in the browser only. */
function BrowserOnly({ children, fallback }: Props): ReactNode {
  const shown = useIsBrowser() ? children : (fallback ?? null)
  return (typeof shown === 'function' ? shown() : shown) as ReactNode
}

const hasDom = typeof document !== 'undefined'
const EXECUTION = {
  canUseDOM: hasDom,
  canUseEventListeners: hasDom,
  canUseIntersectionObserver: hasDom,
  canUseViewport: hasDom,
}

function filled(text: unknown, values: Props = {}): string {
  return String(text ?? '').replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(ownValue(values, name) ?? whole),
  )
}

const translated = ({ message, id }: Props, values?: Props) => filled(message ?? id, values)

function Translate({ children, id, values }: Props): ReactNode {
  return typeof children === 'string' || children == null
    ? filled(children ?? id, values as Props)
    : (children as ReactNode)
}

function usePathname(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => location.pathname,
    () => '/',
  )
}

function useLocation() {
  const pathname = usePathname()
  const { search, hash } = hasDom ? location : { search: '', hash: '' }
  return { pathname, search, hash, state: undefined }
}

const ROUTER = {
  useLocation,
  useHistory: () => ({
    location: useLocation(),
    push: (href: string) => location.assign(href),
    replace: (href: string) => location.replace(href),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    listen: subscribeToNothing,
  }),
  useRouteMatch: () => ({ path: '/', url: '/', isExact: true, params: {} }),
  useParams: () => ({}),
  matchPath: () => null,
  Redirect: () => null,
}

function subscribeToColorMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function useColorMode() {
  const colorMode = useSyncExternalStore(
    subscribeToColorMode,
    () => document.documentElement.dataset.theme ?? 'light',
    () => 'light',
  )
  const setColorMode = (mode: string | null) => {
    document.documentElement.dataset.theme = mode ?? 'light'
  }
  return {
    colorMode,
    isDarkTheme: colorMode === 'dark',
    setColorMode,
    setLightTheme: () => setColorMode('light'),
    setDarkTheme: () => setColorMode('dark'),
  }
}

/** Stands for the sidebar's items, which are unknown while a page is compiled. */
export const SIDEBAR_ITEMS: readonly never[] = []

const sidebarCategory = () => ({ type: 'category', label: '', items: SIDEBAR_ITEMS })

interface SidebarItem {
  readonly href?: string
  readonly items?: readonly SidebarItem[]
}

/** Address of an item of a sidebar, or of the first one in it. */
function firstLinkOf({ href, items = [] }: SidebarItem): string | undefined {
  return href ?? items.map(firstLinkOf).find((link) => link !== undefined)
}

const docsClient = (versionOf: (() => object) | undefined) => ({
  useCurrentSidebarCategory: sidebarCategory,
  useCurrentSidebarSiblings: () => SIDEBAR_ITEMS,
  useActiveVersion: () => versionOf?.(),
  useDocsVersion: () => versionOf?.(),
  useLatestVersion: () => undefined,
  // Other pages are not known while one is compiled.
  useDocById: () => undefined,
  findFirstSidebarItemLink: firstLinkOf,
  filterDocCardListItems: (items: readonly SidebarItem[]) => items,
})

function themeCommon(site: Props | undefined, versionOf: (() => object) | undefined) {
  return {
    useColorMode,
    useThemeConfig: () => site?.themeConfig ?? {},
    useWindowSize: () => (useIsBrowser() && innerWidth < 997 ? 'mobile' : 'desktop'),
    usePrefersReducedMotion: () => false,
    useAnchorTargetClassName: () => undefined,
    usePluralForm: () => ({
      selectMessage: (count: number, forms: string) => {
        const all = forms.split('|')
        return all[count === 1 ? 0 : all.length - 1]
      },
    }),
    ThemeClassNames: { common: {}, layout: {}, docs: {}, blog: {}, tabs: {} },
    ...docsClient(versionOf),
    HtmlClassNameProvider: childrenOf,
    PageMetadata: () => null,
    Details,
  }
}

/** Keeps the place of the page while a component above it changes its height. */
const useScrollPositionBlocker = () => ({
  blockElementScrollPositionUntilNextRender: () => undefined,
})

function Heading({ as = 'h2', ...rest }: Props) {
  return createElement(String(as), rest)
}

/** `<Link to>`: an ordinary link. */
function Link({ to, href, children, isNavLink: _, autoAddBaseUrl: __, ...rest }: Props) {
  const target = to ?? href
  return (
    <a {...rest} href={target == null ? undefined : String(target)}>
      {children as ReactNode}
    </a>
  )
}

function Details({ summary, children }: Props) {
  return (
    <details className="details">
      {typeof summary === 'string' ? <summary>{summary}</summary> : (summary as ReactNode)}
      {children as ReactNode}
    </details>
  )
}

/** An image for each colour mode. */
function ThemedImage({ sources, alt, ...rest }: Props) {
  const { light = '', dark = '' } = (sources ?? {}) as { light?: string; dark?: string }
  return (
    <>
      <img {...rest} className="only-light" src={light} alt={String(alt ?? '')} />
      <img {...rest} className="only-dark" src={dark} alt={String(alt ?? '')} />
    </>
  )
}
