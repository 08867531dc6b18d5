import { createHash } from 'node:crypto'
import { type ResolvedReference, replaceReferences } from '@warraq/markup/html-references'
import { isDrawingData, isPixelData, runsCode } from '@warraq/markup/url-scheme'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { withBase } from '../shared/text/route-path.ts'
import { writtenIn } from '../shared/text/written-address.ts'
import type { ContentAssets } from './content-assets.ts'
import {
  type ReferenceScope,
  type ReferenceTarget,
  resolveImage,
  resolveLink,
} from './resolve-reference.ts'
import { type AddressForm, encodedPath, type FilesPlace, localHref } from './site-href.ts'

export interface LinkHtmlScope extends ReferenceScope {
  readonly assets: Pick<ContentAssets, 'of' | 'sizeOf' | 'srcsets'>
}

/** Replace the links and images of a page by their final addresses. */
export function linkHtml(html: string, scope: LinkHtmlScope): string {
  return replaceReferences(html, {
    link: (href) => judgedLink(finalLink(href, scope)),
    image: (src) => judgedImage(finalImage(src, scope)),
  })
}

/**
 * HTML of the configuration with final addresses, without those that run code: `/a` is below the
 * base path of the site unless it is written with it, as in pages.
 */
export function linkConfigHtml(html: string, form: AddressForm & FilesPlace): string {
  const files = { ...form, baseUrl: form.filesBaseUrl }
  const placed = (href: string, scope: AddressForm): string =>
    scope.baseUrl !== '/' && href.startsWith(scope.baseUrl) ? href : localHref(href, scope)
  return replaceReferences(html, {
    link: (href) => judgedLink({ href: placed(href, form) }),
    image: (href) => judgedImage({ href: placed(href, files) }),
  })
}

/** The last judgement of an address, in the form that the output contains. */
function judgedLink(reference: ResolvedReference): ResolvedReference | undefined {
  return runsCode(reference.href) ? undefined : reference
}

/** Browsers run no code in a picture of data. */
function judgedImage(reference: ResolvedReference): ResolvedReference | undefined {
  const { href } = reference
  return isPixelData(href) || isDrawingData(href) ? reference : judgedLink(reference)
}

/** Changes with the result of `linkHtml` for a page; does not read HTML whose hash is known. */
export function linkedHash(page: CompiledPage, scope: LinkHtmlScope): string {
  const links = page.links.map(({ href }) => finalLink(href, scope))
  const images = page.images.map(({ href }) => finalImage(href, scope))
  return createHash('sha1')
    .update(page.htmlHash ?? page.html)
    .update(JSON.stringify([links, images]))
    .digest('base64url')
}

const OTHER_SITE = { target: '_blank', rel: 'noopener noreferrer' } as const
const NEW_TAB = { target: '_blank', rel: 'noopener' } as const
const LAZY = { loading: 'lazy', decoding: 'async' } as const

function finalLink(written: string, scope: LinkHtmlScope): ResolvedReference {
  const target = resolveLink(written, scope)
  const href = addressOf(written, target, scope)
  if (target.kind === 'meaningless')
    return { href: '', unlinked: { text: target.text, written: writtenIn(written) ?? written } }
  if (target.kind === 'external')
    return /^(?:https?:)?\/\//i.test(href) ? { href, attributes: OTHER_SITE } : { href }
  if (target.kind === 'repository' && target.href !== undefined)
    return { href, attributes: OTHER_SITE }
  return target.kind === 'file' || target.kind === 'static'
    ? { href, attributes: NEW_TAB }
    : { href }
}

function finalImage(src: string, scope: LinkHtmlScope): ResolvedReference {
  const target = resolveImage(src, scope)
  const href = addressOf(src, target, scope)
  if (target.kind === 'external') return { href, attributes: LAZY }
  if (target.kind !== 'file' && target.kind !== 'static') return { href }
  const { assets } = scope
  const { width, height } = (target.kind === 'file' ? assets.of : assets.sizeOf)(target.file)
  const srcset = assets.srcsets.get(target.file)
  const attributes = { ...(srcset === undefined ? {} : { srcset }), ...LAZY }
  return width === undefined || height === undefined
    ? { href, attributes }
    : { href, attributes: { width: String(width), height: String(height), ...attributes } }
}

/** Final address of a reference. */
function addressOf(
  written: string,
  target: ReferenceTarget,
  { index: { baseUrl, filesBaseUrl }, assets }: LinkHtmlScope,
): string {
  const rooted = (href: string) => (href.startsWith('/') ? withBase(baseUrl, href) : href)
  switch (target.kind) {
    case 'page':
      return `${withBase(baseUrl, encodeURI(target.route))}${target.query}${target.hash}`
    case 'file':
      return `${assets.of(target.file).href}${target.query}${target.hash}`
    case 'static':
      return `${withBase(filesBaseUrl, encodedPath(target.path))}${target.query}${target.hash}`
    case 'repository':
      return target.href === undefined ? written : `${target.href}${target.query}${target.hash}`
    case 'plain':
      return rooted(target.href)
    case 'anchor':
      return /^[?#]/.test(written) ? written : target.hash || '#'
    case 'unknown-file':
      return writtenIn(written) === undefined ? written : encodedPath(target.path)
    case 'unknown-page':
      return rooted(written)
    default:
      return written
  }
}
