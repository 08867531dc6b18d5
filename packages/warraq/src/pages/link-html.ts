import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { type ResolvedReference, replaceReferences } from '../html/html-references.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import { isExternalHref, withBase } from '../shared/route-path.ts'
import {
  isStaticFile,
  type ReferenceIndex,
  type ReferencePlace,
  type ReferenceTarget,
  resolveImage,
  resolveLink,
} from './resolve-reference.ts'

/** A served file, with its size in pixels if it is an image. */
interface ServedFile {
  readonly href: string
  readonly width?: number
  readonly height?: number
}

export interface LinkHtmlContext {
  readonly index: ReferenceIndex
  /** Address of a content file, which is copied under a hashed name. */
  readonly fileOf: (file: string) => ServedFile
  /** Size of an image that keeps its name. */
  readonly sizeOf: (file: string) => Omit<ServedFile, 'href'>
}

/** Replace the links and images of a page by their final addresses. */
export function linkHtml(html: string, place: ReferencePlace, context: LinkHtmlContext): string {
  const { index } = context
  return replaceReferences(html, {
    link: (href) => finalLink(href, resolveLink(href, place, index), context),
    image: (src) => finalImage(src, resolveImage(src, place, index), context),
  })
}

/**
 * Changes whenever the result of `linkHtml` for a page changes; computed without reading the HTML
 * if its hash is known.
 */
export function linkedHash(
  page: CompiledPage,
  place: ReferencePlace,
  context: LinkHtmlContext,
): string {
  const { index } = context
  const links = page.links.map(({ href }) =>
    finalLink(href, resolveLink(href, place, index), context),
  )
  const images = page.images.map(({ href }) =>
    finalImage(href, resolveImage(href, place, index), context),
  )
  return createHash('sha1')
    .update(page.htmlHash ?? page.html)
    .update(JSON.stringify([links, images]))
    .digest('base64url')
}

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const
const LAZY = { loading: 'lazy', decoding: 'async' } as const

function finalLink(
  href: string,
  target: ReferenceTarget,
  { index, fileOf }: LinkHtmlContext,
): ResolvedReference {
  const { baseUrl } = index
  switch (target.kind) {
    case 'external':
      return /^(?:https?:)?\/\//i.test(href)
        ? { href, attributes: { target: '_blank', rel: 'noopener noreferrer' } }
        : { href }
    case 'page':
      return { href: `${withBase(baseUrl, encodeURI(target.route))}${target.query}${target.hash}` }
    case 'file':
      return {
        href: `${fileOf(target.file).href}${target.query}${target.hash}`,
        attributes: NEW_TAB,
      }
    case 'static':
      return {
        href: `${withBase(index.filesBaseUrl, target.path)}${target.query}${target.hash}`,
        attributes: NEW_TAB,
      }
    case 'plain':
      return { href: rooted(target.href, baseUrl) }
    case 'unknown-page':
      return { href: rooted(href, baseUrl) }
    default:
      return { href }
  }
}

function finalImage(
  src: string,
  target: ReferenceTarget,
  { index, fileOf, sizeOf }: LinkHtmlContext,
): ResolvedReference {
  if (target.kind === 'file') {
    const { href, ...size } = fileOf(target.file)
    return {
      href: `${href}${target.query}${target.hash}`,
      attributes: { ...sizeAttributes(size), ...LAZY },
    }
  }
  if (target.kind === 'static') {
    const file = index.staticDirs
      .map((dir) => posix.join(dir, target.path))
      .find((candidate) => isStaticFile(index.placeOf(candidate)))
    return {
      href: `${withBase(index.filesBaseUrl, target.path)}${target.query}${target.hash}`,
      attributes: { ...(file === undefined ? {} : sizeAttributes(sizeOf(file))), ...LAZY },
    }
  }
  if (target.kind === 'plain') return { href: rooted(target.href, index.baseUrl) }
  return { href: src, attributes: isExternalHref(src) ? LAZY : {} }
}

function rooted(href: string, baseUrl: string): string {
  return href.startsWith('/') ? withBase(baseUrl, href) : href
}

function sizeAttributes({ width, height }: Omit<ServedFile, 'href'>): Record<string, string> {
  return width === undefined || height === undefined
    ? {}
    : { width: String(width), height: String(height) }
}
