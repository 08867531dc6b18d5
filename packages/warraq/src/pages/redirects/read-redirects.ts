import type { DocsConfig } from '../../config/schema.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { didYouMean } from '../../shared/text/nearest.ts'
import { decodePath, splitHref } from '../../shared/text/route-path.ts'
import type { Doc } from '../doc.ts'
import { type ReferenceIndex, resolveLink } from '../resolve-reference.ts'
import { localHref } from '../site-href.ts'

/** An address that pages had before, and where it leads. */
export interface Redirect {
  /** Path below the base path, without a slash at its end: `/old`. */
  readonly from: string
  /** Final address, with the base path, or one of another site. */
  readonly href: string
  /** The page or the configuration that asks for it. */
  readonly file: string
  /** Headings that the page had, with places of their own; absent if the page moved as a whole. */
  readonly anchors?: readonly MovedAnchor[]
}

/** A heading of a former page, and where it leads. */
export interface MovedAnchor {
  readonly id: string
  /** As in {@link Redirect.href}. */
  readonly href: string
}

/** A redirect as its author wrote it. */
interface WrittenRedirect {
  readonly from: string
  /** Id of the heading that is meant; absent for the page as a whole. */
  readonly anchor?: string
  readonly to: string
  /** The page or the configuration. */
  readonly file: string
  /** The same for all versions of a page. */
  readonly page?: string
}

export interface Redirects {
  readonly redirects: readonly Redirect[]
  readonly problems: readonly Diagnostic[]
}

export interface RedirectsSource {
  readonly config: Pick<DocsConfig, 'redirects' | 'baseUrl' | 'trailingSlash'>
  readonly configFile: string
  readonly docs: readonly Pick<Doc, 'file' | 'route' | 'frontMatter' | 'rootKey' | 'id'>[]
  /** Keys of the docs roots with the newest released versions. */
  readonly lastRoots: ReadonlySet<string>
  readonly index: ReferenceIndex
  /** Ids of every page by its route. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/** The redirects of a language: those of the configuration, and those of pages that have moved. */
export function readRedirects(source: RedirectsSource): Redirects {
  const all = writtenRedirects(source)
  const written = all.filter(({ anchor }) => anchor === undefined)
  const headings = all.filter(({ anchor }) => anchor !== undefined)
  const byFrom = new Map<string, WrittenRedirect>()
  const problems: Diagnostic[] = []
  const redirects: Redirect[] = []
  for (const redirect of written) {
    const other = byFrom.get(redirect.from)
    if (other === undefined) byFrom.set(redirect.from, redirect)
    else if (other.to !== redirect.to && !areVersions(other, redirect))
      problems.push(twoTargets(redirect, other))
  }
  const pages = new Set([...source.index.routes].map(bareAddress))
  for (const redirect of byFrom.values()) {
    const found = targetOf(redirect, byFrom)
    const problem =
      'loop' in found
        ? loopOf(redirect, found.loop)
        : pages.has(redirect.from)
          ? existingPage(redirect)
          : missingTarget(redirect, found.to, source)
    if (problem !== undefined) problems.push(problem)
    else if ('to' in found)
      redirects.push({
        from: redirect.from,
        file: redirect.file,
        href: hrefOf(found.to, source),
        ...movedAnchors(redirect.from, headings, source),
      })
  }
  for (const heading of headings) {
    const problem = byFrom.has(heading.from)
      ? missingTarget(heading, heading.to, source)
      : pageKept(heading)
    if (problem !== undefined) problems.push(problem)
  }
  return { redirects, problems }
}

/** The headings of a former page whose new places exist. */
function movedAnchors(
  from: string,
  headings: readonly WrittenRedirect[],
  source: RedirectsSource,
): Pick<Redirect, 'anchors'> {
  const anchors = headings.flatMap((heading): MovedAnchor[] =>
    heading.from === from &&
    heading.anchor !== undefined &&
    missingTarget(heading, heading.to, source) === undefined
      ? [{ id: heading.anchor, href: hrefOf(heading.to, source) }]
      : [],
  )
  return anchors.length === 0 ? {} : { anchors }
}

/** Versions of a page name the same former addresses: the first of them gets these. */
function areVersions(one: WrittenRedirect, other: WrittenRedirect): boolean {
  return one.page !== undefined && one.page === other.page
}

function writtenRedirects(source: RedirectsSource): WrittenRedirect[] {
  const { config, configFile, docs, lastRoots } = source
  const table = Object.entries(config.redirects).map(([address, to]): WrittenRedirect => {
    const { path, hash } = splitHref(address)
    const from = bareAddress(path)
    const file = configFile
    return hash === '' ? { from, to, file } : { from, anchor: hash.slice(1), to, file }
  })
  const movedIn = (isLast: boolean) =>
    docs
      .filter(({ rootKey }) => lastRoots.has(rootKey) === isLast)
      .flatMap(({ file, route, frontMatter, rootKey, id }) =>
        (frontMatter.moved_from ?? []).map((from) => ({
          from: bareAddress(from),
          to: route,
          file,
          page: `${rootKey.split('@')[0]}/${id}`,
        })),
      )
  return [...table, ...movedIn(true), ...movedIn(false)]
}

/** `/a/`, `/a.html` and `/a/index.html` are all `/a`; the start of the site is `/`. */
export function bareAddress(path: string): string {
  const bare = path.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/\/+$/, '')
  return bare === '' ? '/' : bare
}

/** Where a redirect leads after all redirects that follow it, or the loop it ends in. */
function targetOf(
  { from, to }: WrittenRedirect,
  byFrom: ReadonlyMap<string, WrittenRedirect>,
): { readonly to: string } | { readonly loop: readonly string[] } {
  const path = [from]
  for (let target = to; ; ) {
    const next = target.startsWith('/')
      ? byFrom.get(bareAddress(splitHref(target).path))
      : undefined
    if (next === undefined) return { to: target }
    if (path.includes(next.from)) return { loop: [...path, next.from] }
    path.push(next.from)
    target = next.to
  }
}

/** A path keeps the spelling of its page. */
function hrefOf(to: string, { config, index }: RedirectsSource): string {
  const target = resolveLink(to, { place: { file: '', route: '/' }, index })
  if (target.kind !== 'page') return localHref(to, config)
  return localHref(`${encodeURI(target.route)}${target.query}${target.hash}`, config)
}

const ONE_ADDRESS = 'an address that no page has, and that leads to a page'

function twoTargets({ from, to, file }: WrittenRedirect, other: WrittenRedirect): Diagnostic {
  return problemAt(file, 'redirect/duplicate', {
    found: `${from} → ${to}, although ${other.file} leads ${from} to ${other.to}`,
    expected: 'one target for each address',
    fix: `remove one of the redirects of ${from}`,
  })
}

function loopOf({ from, file }: WrittenRedirect, loop: readonly string[]): Diagnostic {
  return problemAt(file, 'redirect/loop', {
    found: loop.join(' → '),
    expected: ONE_ADDRESS,
    fix: `let ${from} lead to the page that readers should see`,
  })
}

function existingPage({ from, to, file }: WrittenRedirect): Diagnostic {
  return problemAt(file, 'redirect/existing-page', {
    found: `${from} → ${to}, although ${from} is a page`,
    expected: ONE_ADDRESS,
    fix: `remove the redirect, or the page at ${from}`,
  })
}

/** The heading of a page that still exists keeps its place. */
function pageKept(heading: WrittenRedirect): Diagnostic {
  return problemAt(heading.file, 'redirect/lone-anchor', {
    found: `${addressOf(heading)} → ${heading.to}, and no redirect of ${heading.from}`,
    expected: 'a redirect of the page as well, for readers who come without a heading',
    fix: `add a redirect of ${heading.from}, or remove this one`,
  })
}

/** The address as its author wrote it. */
function addressOf({ from, anchor }: WrittenRedirect): string {
  return anchor === undefined ? from : `${from}#${anchor}`
}

/** A path that leads to no page of the site, or to a heading that its page does not have. */
function missingTarget(
  redirect: WrittenRedirect,
  to: string,
  { index, anchors }: Pick<RedirectsSource, 'index' | 'anchors'>,
): Diagnostic | undefined {
  const { file } = redirect
  const target = resolveLink(to, { place: { file: '', route: '/' }, index })
  if (target.kind === 'page') {
    const ids = anchors.get(target.route)
    const id = decodePath(target.hash.slice(1))
    if (id === '' || ids === undefined || ids.has(id)) return undefined
    return problemAt(file, 'redirect/unknown-anchor', {
      found: `${addressOf(redirect)} → ${to}`,
      expected: `a heading of ${target.route}`,
      fix: didYouMean(id, ids, 'name a heading that exists', (nearest) => `#${nearest}`),
    })
  }
  if (['static', 'external', 'plain', 'repository'].includes(target.kind)) return undefined
  return problemAt(file, 'redirect/unknown-target', {
    found: `${addressOf(redirect)} → ${to}`,
    expected: 'the address of a page or of another site',
    fix: didYouMean(to, index.routes, 'correct the target'),
  })
}
