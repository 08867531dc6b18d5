import { remembered } from '@warraq/search/remembered'
import type { LoadedConfig } from '../config/load-config.ts'
import {
  clientKey,
  readsAnyFile,
  type SiteBundling,
  siteBundling,
} from '../config/site-bundling.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import type { AssembledSite } from '../pipeline/assemble.ts'
import { bundleSiteClient, type PageClient } from '../pipeline/bundle/bundle-site-client.ts'
import type { ClientBundle } from '../pipeline/bundle/client-bundle.ts'
import { type CommandOptions, loadSiteConfig } from '../pipeline/command-options.ts'
import { findStaticFile } from '../pipeline/load/static-files.ts'
import { prepareSite } from '../pipeline/prepare-site.ts'
import { withContentStyles } from '../pipeline/write/content-styles.ts'
import { DEV_FRAME_STYLE } from '../shared/data/dev-message.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { later } from '../shared/data/later.ts'
import { type DevAnswer, devLanguage } from './dev-language.ts'
import { findAnswer } from './find-answer.ts'
import { pageAt, pathOf } from './request-path.ts'

/** The current state of the site; pages are rendered on demand. */
export interface DevSite {
  readonly baseUrl: string
  readonly problems: readonly Diagnostic[]
  /** Changes when open pages must reload. */
  readonly frameKey: string
  /** Changes when open pages must take the new style sheets. */
  readonly stylesKey: string
  /** The style sheet of every page, and those of some pages, by name. */
  readonly styles: ReadonlyMap<string, string>
  readonly watched: readonly string[]
  /** Whether scripts and styles may change with the text of a page. */
  readonly hasReadingPlugins: boolean
  /** What the server sends for an address. */
  readonly find: (url: string) => DevAnswer
  readonly pages: ReadonlyMap<string, ReadyPage>
  /** The given pages whose content differs from the former site, which has the same frame. */
  readonly changedSince: (former: DevSite, hrefs: Iterable<string>) => string[]
  /** The page that a request for its document or payload refers to. */
  readonly pageOf: (url: string) => Pick<ReadyPage, 'href' | 'file'> | undefined
  /** What pages show of a page; `undefined` if there is none. */
  readonly payloadKey: (href: string) => string | undefined
  /** Compile the page at an address and discard the result: its first edit is then fast. */
  readonly rehearse: (url: string) => Promise<void>
  /** Files of the pages that show an earlier state, because the load compiled others first. */
  readonly stale: ReadonlySet<string>
  /** Compile those pages into the cache, where the next load finds them. */
  readonly compileStale: (signal: AbortSignal) => Promise<void>
  /** The scripts and styles that take the place of `bundle`; absent if that is current. */
  readonly nextBundle: Promise<ClientBundle> | undefined
  /** The same site with them. */
  readonly withBundle: (bundle: ClientBundle) => DevSite
  /** State that the next load can reuse. */
  readonly sites: readonly AssembledSite[]
  readonly config: LoadedConfig
  readonly bundling: SiteBundling
  readonly bundle: ClientBundle
}

/** What changed since a site was loaded. */
export interface DevChange {
  readonly former: DevSite
  /**
   * Absolute paths of the pages whose text was edited; none = only scripts and styles may have
   * changed, because plugins read pages; absent = any file may have changed.
   */
  readonly edited?: ReadonlySet<string> | undefined
  /**
   * Files of the pages to show first: other pages that are affected by more than an edit of their
   * text, scripts and styles may be of the former site. Absent = everything is made before the load
   * ends.
   */
  readonly first?: (() => ReadonlySet<string>) | undefined
}

/**
 * Load the site for development; unchanged results come from the caches.
 * @param change absent at the start
 */
export async function createDevSite(
  options: CommandOptions,
  { former, edited, first }: Partial<DevChange> = {},
): Promise<DevSite> {
  const isOnlyText = former !== undefined && edited !== undefined
  const config = isOnlyText ? former.config : await loadSiteConfig(options)
  const imported = later<PageClient>()
  // What plugins make of an edited page can wait until the page itself is shown.
  const bundling =
    isOnlyText && edited.size > 0 ? former.bundling : siteBundling(config, options.root)
  // A page may import something else after an edit.
  const makeBundle = async (): Promise<ClientBundle> => {
    const key = JSON.stringify(pageKey(await imported.value, bundling))
    const before = former?.sites[0]?.loaded.pageModulesSource
    const isSame =
      former !== undefined &&
      before !== undefined &&
      key === JSON.stringify(pageKey(before, former.bundling))
    return isOnlyText && isSame
      ? (former.nextBundle ?? former.bundle)
      : bundleSiteClient(options, config, { bundling, pages: imported.value })
  }
  const making = makeBundle()
  const mayBeLate =
    former !== undefined && first !== undefined && (!isOnlyText || former.nextBundle !== undefined)
  const [bundle, sites] = await Promise.all([
    mayBeLate ? former.bundle : making,
    prepareSite(
      { ...options, bundling, isDev: true, edited, first, onPageModules: imported.set },
      config,
      former?.sites,
    ),
  ])
  const made = await Promise.race([making, undefined])
  const nextBundle = made === undefined ? making : undefined
  // The session reports a failure when it takes the bundle.
  nextBundle?.catch(() => {})
  return siteOf({
    ...{ root: options.root, config, sites, bundling, nextBundle },
    bundle: made ?? bundle,
  })
}

interface SiteParts
  extends Pick<DevSite, 'sites' | 'config' | 'bundle' | 'bundling' | 'nextBundle'> {
  /** Absolute path of the site. */
  readonly root: string
}

/**
 * The functions of a site are made here, where they cannot keep the site before it: through each
 * site the server would keep all former ones.
 */
function siteOf(parts: SiteParts): DevSite {
  const { root, config, sites, bundle, bundling, nextBundle } = parts
  const { baseUrl, staticDirs, sections } = config.config
  const styled = withContentStyles(bundle, sites)
  const languages = sites.map((site) => devLanguage(site, styled))
  const pages = new Map(sites.flatMap((site) => site.ready.pages.map((page) => [page.href, page])))
  const styles = new Map([
    [DEV_FRAME_STYLE, bundle.css],
    ...styled.pageStyles.map(({ name, css }) => [name, css] as const),
  ])
  // Rendered once: for the change after which it is new, and for that after which it is old.
  const payloadKeys = new Map<string, string | undefined>()
  const payloadKey = (href: string) =>
    remembered(payloadKeys, href, () =>
      languages.map((language) => language.payloadKey(href)).find((key) => key !== undefined),
    )

  const pageFolders = sections.map(({ path }) => path)
  const fileAt = (path: string) => findStaticFile(path, root, staticDirs, pageFolders)
  const assetAt = (path: string) =>
    path.startsWith('assets/') ? bundle.files.get(path.slice('assets/'.length)) : undefined

  return {
    baseUrl,
    problems: sites.flatMap(({ problems }) => problems),
    frameKey: languages.map(({ frameKey }) => frameKey).join('\n'),
    styles,
    stylesKey: JSON.stringify([...styles]),
    watched: [...sites.flatMap(({ watched }) => watched), ...bundle.sources],
    hasReadingPlugins: readsAnyFile(config, root),
    find: (url) => findAnswer(url, { baseUrl, languages, pages, assetAt, fileAt }),
    pageOf: (url) => pageAt(pathOf(url), pages),
    rehearse: async (url) => {
      const page = pages.get(pathOf(url))
      if (page === undefined) return
      const site = sites.find(({ ready }) => ready.pages.includes(page))
      await site?.compiled.rehearse(page.file)
    },
    stale: new Set(sites.flatMap(({ compiled }) => [...compiled.stale])),
    compileStale: async (signal) => {
      for (const { compiled } of sites) await compiled.compileStale(signal)
      if (signal.aborted) return
      for (const cache of new Set(sites.map(({ compiled }) => compiled.pageCache)))
        await cache.save()
    },
    withBundle: (made) => siteOf({ ...parts, bundle: made, nextBundle: undefined }),
    ...{ sites, pages, config, bundle, bundling, nextBundle },
    payloadKey,
    changedSince: (other, hrefs) =>
      [...hrefs].filter(
        (href) =>
          pages.get(href) !== other.pages.get(href) && payloadKey(href) !== other.payloadKey(href),
      ),
  }
}

const pageKey = ({ islands, pageStyles }: PageClient, bundling: SiteBundling) => [
  ...[islands, pageStyles],
  clientKey(bundling),
]
