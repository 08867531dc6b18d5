import { readFileSync } from 'node:fs'
import type { DocsConfig } from '../../config/schema.ts'
import type { BrandView } from '../../shared/data/brand-view.ts'
import { findStaticFile } from '../load/static-files.ts'

/**
 * Largest logo in bytes that is inlined into every page: a separate request would cost as much in
 * headers, and a separate paint.
 */
export const MOST_INLINE_BYTES = 1024

type LogoConfig = Pick<DocsConfig, 'staticDirs'> & {
  readonly navbar: Pick<DocsConfig['navbar'], 'logo'>
}

/** The brand with small SVG files of its logo as data URIs; other images keep their addresses. */
export function inlineLogo(
  brand: BrandView,
  { navbar: { logo }, staticDirs }: LogoConfig,
  root: string,
): BrandView {
  if (brand.logo === undefined || logo === undefined) return brand
  const inlined = (src: string | undefined) =>
    src?.endsWith('.svg') ? svgDataUri(findStaticFile(src, root, staticDirs)) : undefined
  const { src, srcDark } = brand.logo
  return {
    ...brand,
    logo: {
      ...brand.logo,
      src: inlined(logo.src) ?? src,
      srcDark: inlined(logo.srcDark) ?? srcDark,
    },
  }
}

/** Characters that an address may contain stay unescaped, because they compress better. */
function svgDataUri(file: string | undefined): string | undefined {
  if (file === undefined) return undefined
  const svg = readFileSync(file)
  if (svg.length > MOST_INLINE_BYTES) return undefined
  const text = encodeURIComponent(svg.toString('utf8').trim())
  return `data:image/svg+xml,${text.replace(/%(?:2C|2F|3A|3D)/g, decodeURIComponent)}`
}
