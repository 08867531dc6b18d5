import { createElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

const childrenOf = ({ children }: Props) => (children ?? null) as ReactNode

/**
 * The parts of Docusaurus' interface that components of its sites use, as they are while a site is
 * built.
 * @param site its configuration, if the site is one of Docusaurus
 */
export function docusaurusModules(site: Props | undefined) {
  const { defaultLocale = 'en', locales = ['en'] } = (site?.i18n ?? {}) as Props
  const i18n = { currentLocale: defaultLocale, defaultLocale, locales, localeConfigs: {} }
  const context = { siteConfig: site ?? {}, siteMetadata: {}, globalData: {}, i18n }
  // Addresses get their base path after compiling, like all others.
  const withBaseUrl = (path: string) => (/^(?:[/.#@]|\w+:)/.test(path) ? path : `/${path}`)
  return {
    '@docusaurus/useBaseUrl': {
      default: withBaseUrl,
      useBaseUrlUtils: () => ({ withBaseUrl }),
    },
    '@docusaurus/useDocusaurusContext': { default: () => context },
    '@docusaurus/useIsBrowser': { default: () => false },
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/Translate': {
      default: childrenOf,
      translate: ({ message, id }: Props, values: Props = {}) =>
        String(message ?? id ?? '').replace(/\{(\w+)\}/g, (whole, name: string) =>
          String(values[name] ?? whole),
        ),
    },
    '@docusaurus/Interpolate': { default: childrenOf },
    '@docusaurus/Head': { default: () => null },
    '@docusaurus/router': {
      useLocation: () => ({ pathname: '/', search: '', hash: '', state: undefined }),
      useHistory: () => ({ push: () => {}, replace: () => {}, listen: () => () => {} }),
      Redirect: () => null,
    },
    '@docusaurus/theme-common': {
      useColorMode: () => ({
        colorMode: 'light',
        isDarkTheme: false,
        setColorMode: () => {},
        setLightTheme: () => {},
        setDarkTheme: () => {},
      }),
      useThemeConfig: () => site?.themeConfig ?? {},
    },
    '@theme/Heading': {
      default: ({ as = 'h2', ...rest }: Props) => createElement(String(as), rest),
    },
    '@theme/Details': {
      default: ({ summary, children }: Props) => (
        <details className="details">
          {typeof summary === 'string' ? <summary>{summary}</summary> : (summary as ReactNode)}
          {children as ReactNode}
        </details>
      ),
    },
    '@theme/Layout': { default: childrenOf },
    '@theme/IdealImage': {
      default: ({ img, alt, ...rest }: Props) => (
        <img {...rest} src={String(img ?? '')} alt={String(alt ?? '')} />
      ),
    },
  } as const
}

/** Its function never runs while a site is built. */
function BrowserOnly({ fallback }: Props): ReactNode {
  return (typeof fallback === 'function' ? fallback() : (fallback ?? null)) as ReactNode
}
