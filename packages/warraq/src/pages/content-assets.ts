import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { remembered } from '@warraq/search/remembered'
import { imageSize } from 'image-size'
import { withBase } from '../shared/text/route-path.ts'
import { encodedPath } from './site-href.ts'

/** Size of an image in pixels; empty for other files and for images without a size. */
interface Size {
  readonly width?: number
  readonly height?: number
}

interface ContentAsset extends Size {
  /** Path below the output folder. */
  readonly path: string
  readonly href: string
}

export type ContentAssets = ReturnType<typeof openContentAssets>

/** Files that pages link to or show, copied under a name with a hash of their content. */
export function openContentAssets(root: string, baseUrl: string) {
  const assets = new Map<string, ContentAsset>()
  const files = new Map<string, Uint8Array>()
  const sizes = new Map<string, Size>()
  const copies = new Map<string, () => Uint8Array>()
  const srcsets = new Map<string, string>()
  const open = (file: string): ContentAsset => {
    const content = readFileSync(join(root, file))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    const extension = extname(file)
    const path = `assets/files/${basename(file, extension)}-${hash}${extension}`
    files.set(path, content)
    return { path, href: withBase(baseUrl, encodedPath(path)), ...readSize(content, file) }
  }
  return {
    /** The asset of a file, by its path relative to the site root. */
    of: (file: string) => remembered(assets, file, () => open(file)),
    /** Size of an image that is served under its own name. */
    sizeOf: (file: string) =>
      remembered(sizes, file, () => readSize(readFileSync(join(root, file)), file)),
    /** Contents of the assets that pages use, by output path. */
    files,
    /** Smaller copies of images, by output path. */
    copies,
    /** The `srcset` with the smaller copies of an image, by its path relative to the site root. */
    srcsets,
  }
}

function readSize(content: Uint8Array, file: string): Size {
  if (!/\.(png|jpe?g|gif|webp|avif|svg|ico)$/i.test(file)) return {}
  try {
    const { width, height, orientation = 1 } = imageSize(content)
    // Browsers turn a photo as its camera was held; from 5 on, that is by a quarter.
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch {
    return {}
  }
}
