import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DocsConfig } from '../config/schema.ts'
import type { LogoView } from '../site/brand-view.ts'

/** Bytes up to which a logo is part of every page: a request of its own costs as much in headers, and a paint of its own. */
export const MOST_INLINE_BYTES = 1024

interface LogoFiles {
  /** Root of the site. */
  readonly root: string
  readonly staticDirs: readonly string[]
}

/** The logo with its small SVG files as data URIs; other pictures keep their addresses. */
export function inlineLogo(
  view: LogoView,
  { src, srcDark }: NonNullable<DocsConfig['navbar']['logo']>,
  files: LogoFiles,
): LogoView {
  return {
    ...view,
    src: dataUriOf(src, files) ?? view.src,
    ...(srcDark === undefined ? {} : { srcDark: dataUriOf(srcDark, files) ?? view.srcDark }),
  }
}

function dataUriOf(src: string, { root, staticDirs }: LogoFiles): string | undefined {
  if (!/^(?:\/(?!\.\.?\/)[^/?#]+)+\.svg$/.test(src)) return undefined
  const file = staticDirs
    .map((dir) => join(root, dir, src))
    .find((path) => {
      const found = statSync(path, { throwIfNoEntry: false })
      return found?.isFile() && found.size <= MOST_INLINE_BYTES
    })
  return file === undefined ? undefined : svgDataUri(readFileSync(file, 'utf8'))
}

/** What a data URI may hold as it is stays as it is: it compresses better. */
function svgDataUri(svg: string): string {
  const text = encodeURIComponent(svg.trim())
  return `data:image/svg+xml,${text.replace(/%(?:20|2C|2F|3A|3D)/g, decodeURIComponent)}`
}
