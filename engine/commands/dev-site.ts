import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { splitHref } from '../shared/route-path.ts'
import { type CommandOptions, loadSiteConfig } from './command-options.ts'
import { type LoadedSite, loadSite } from './load-site.ts'
import type { ReadyPage } from './ready-pages.ts'
import { documentOf, payloadOf } from './render-page.ts'
import { type SearchIndexOutput, withSearchIndex } from './search-index.ts'
import { bundleSiteClient, siteFrame } from './site-frame.ts'

export type DevAnswer =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'file'; readonly file: string }
  | {
      readonly kind: 'text'
      readonly status: number
      readonly name: string
      readonly content: string | Uint8Array
    }

/** The site as it is right now, rendered page by page when asked. */
export interface DevSite {
  readonly baseUrl: string
  readonly problems: readonly Diagnostic[]
  /** Changes when open pages must be loaded anew. */
  readonly frameKey: string
  readonly watched: readonly string[]
  readonly find: (url: string) => Promise<DevAnswer>
  /** Hrefs of the pages that show something else than before. */
  readonly changedSince: (former: DevSite) => string[]
  /** Compile the page at an address once more, result unused: its first edit is then as fast as the others. */
  readonly rehearse: (url: string) => Promise<void>
  /** What the next load may use again. */
  readonly loaded: LoadedSite
  /** What a page shows, by href. */
  readonly pages: ReadonlyMap<string, ReadyPage>
}

/** Load the site for writing; what did not change comes from the caches. */
export async function createDevSite(options: CommandOptions, former?: DevSite): Promise<DevSite> {
  const loaded = await loadSite(
    { ...options, isDev: true, former: former?.loaded },
    await loadSiteConfig(options),
  )
  const { config, baseUrl, site } = loaded
  const { frame, bundle, buildId } = siteFrame(config, await bundleSiteClient(options, config))
  const context = { site, frame, buildId }
  const pages = new Map(loaded.pages.map((page) => [page.view.href, page]))
  // Made when somebody searches: writing should not wait for it.
  let index: SearchIndexOutput | undefined
  const search = () => {
    index ??= withSearchIndex(loaded.pages, baseUrl)
    return index
  }
  const current = (page: ReadyPage): ReadyPage =>
    page.view.kind === 'search'
      ? (search().pages.find(({ view }) => view.kind === 'search') ?? page)
      : page
  const assets = new Map<string, string | Uint8Array>([...loaded.assets.files(), ...loaded.files])
  const notFound = loaded.pages.find(({ view }) => view.kind === 'not-found')

  const find = async (url: string): Promise<DevAnswer> => {
    const path = decodeURI(splitHref(url).path)
    if (!path.startsWith(baseUrl)) return { kind: 'redirect', href: baseUrl }
    const page = pages.get(path)
    if (page !== undefined)
      return {
        kind: 'text',
        status: 200,
        name: 'index.html',
        content: documentOf(current(page), context),
      }
    const payloadPage = path.endsWith('/page.json')
      ? pages.get(path.slice(0, -'page.json'.length))
      : undefined
    if (payloadPage !== undefined)
      return {
        kind: 'text',
        status: 200,
        name: 'page.json',
        content: JSON.stringify(payloadOf(current(payloadPage), context)),
      }
    if (pages.has(`${path}/`)) return { kind: 'redirect', href: `${path}/` }
    const inside = path.slice(baseUrl.length)
    const asset =
      assets.get(inside) ??
      (/^assets\/search-/.test(inside) && inside === search().path ? search().content : undefined)
    if (asset !== undefined) return { kind: 'text', status: 200, name: inside, content: asset }
    const file = fileFor(inside)
    if (file !== undefined) return { kind: 'file', file }
    return notFound === undefined
      ? { kind: 'text', status: 404, name: 'x.txt', content: 'Not found' }
      : { kind: 'text', status: 404, name: '404.html', content: documentOf(notFound, context) }
  }

  function fileFor(inside: string): string | undefined {
    if (inside.split('/').includes('..')) return undefined
    const name = inside.startsWith('assets/') ? inside.slice('assets/'.length) : ''
    if (bundle.files.includes(name)) return join(bundle.dir, name)
    return config.staticDirs
      .map((dir) => join(options.root, dir, inside))
      .find((file) => inside !== '' && existsSync(file))
  }

  return {
    baseUrl,
    problems: loaded.problems,
    frameKey: `${buildId}|${JSON.stringify(site)}`,
    watched: loaded.watched,
    find,
    rehearse: async (url) => {
      const page = pages.get(decodeURI(splitHref(url).path))
      if (page !== undefined) await loaded.rehearse(page.file)
    },
    loaded,
    pages,
    changedSince: (other) =>
      [...pages]
        .filter(([href, page]) => !isSame(page, other.pages.get(href)))
        .map(([href]) => href),
  }
}

function isSame(page: ReadyPage, other: ReadyPage | undefined): boolean {
  return (
    other !== undefined &&
    page.html === other.html &&
    JSON.stringify(page.view) === JSON.stringify(other.view)
  )
}
