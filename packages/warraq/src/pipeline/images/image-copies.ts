import { join } from 'node:path'
import type sharpFunction from 'sharp'
import { hashOf, keyOf } from '../../cache/keys.ts'
import { openStore } from '../../cache/store.ts'
import type { DocsConfig } from '../../config/schema.ts'
import { installedPackage } from '../../system/installed-package.ts'
import { requirePackage } from '../../system/optional-packages.ts'

export type ImageOptions = Exclude<DocsConfig['images'], false>

/** A copy of an image in WebP. */
export interface ImageCopy {
  /** In pixels. */
  readonly width: number
  readonly read: () => Uint8Array
}

/** A copy that is larger than its image has no bytes: pages do not use it. */
interface CopyMeta {
  readonly isUsed: boolean
}

/**
 * Copies of images in the configured widths, kept from build to build.
 * @throws UsageError when sharp is not installed
 */
export async function openImageCopies(options: ImageOptions, cacheDir: string) {
  requirePackage('sharp')
  const { default: sharp } = await import('sharp')
  const version = installedPackage('sharp', import.meta.url)?.version
  const store = openStore<CopyMeta>(
    join(cacheDir, 'images', 'copies'),
    keyOf('images', { sharp: version, quality: options.quality }),
  )
  const used = new Set<string>()
  return {
    /**
     * The copies of an image that have fewer bytes than itself, the smallest first; none of an
     * animation.
     * @throws when the file is not an image that sharp can read
     */
    of: async (content: Uint8Array): Promise<ImageCopy[]> => {
      const { autoOrient, pages = 1, format } = await sharp(content).metadata()
      const copies: ImageCopy[] = []
      for (const wide of pages > 1 ? [] : widthsFor(autoOrient.width, options)) {
        const name = `${hashOf(content)}-${wide}`
        used.add(name)
        if (store.get(name) === undefined) {
          const bytes = await inWebp(sharp(content), { width: wide, format, ...options })
          const isUsed = bytes.length < content.length
          store.keep(name, { isUsed }, isUsed ? bytes : undefined)
        }
        const entry = store.get(name)
        if (entry?.meta.isUsed) copies.push({ width: wide, read: entry.read })
      }
      return copies
    },
    /** Write the copies that were asked for to disk; the others are dropped. */
    save: () => store.save(used),
  }
}

/** The configured widths below that of an image, and its own. */
function widthsFor(own: number, { widths }: ImageOptions): number[] {
  return [...new Set([...widths.filter((width) => width < own), own])].sort((a, b) => a - b)
}

interface Encoding extends Pick<ImageOptions, 'quality'> {
  readonly width: number
  readonly format: string | undefined
}

/** Sharp edges of screenshots and diagrams, which come as PNG, stay sharp. */
function inWebp(
  picture: ReturnType<typeof sharpFunction>,
  { width, format, quality }: Encoding,
): Promise<Buffer> {
  return picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp(format === 'png' ? { nearLossless: true, quality } : { quality })
    .toBuffer()
}
