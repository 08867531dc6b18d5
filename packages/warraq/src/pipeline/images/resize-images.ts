import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, extname, join } from 'node:path'
import { hashOf } from '../../cache/keys.ts'
import { withSeverities } from '../../config/severity-of.ts'
import { resolveImage } from '../../pages/resolve-reference.ts'
import { encodedPath } from '../../pages/site-href.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { withBase } from '../../shared/text/route-path.ts'
import { eachAtOnce } from '../../system/each-at-once.ts'
import type { AssembledSite } from '../assemble.ts'
import { type CommandOptions, siteCacheDir } from '../command-options.ts'
import { openImageCopies } from './image-copies.ts'

/** Formats that have no smaller copy are drawings, or animations as GIF. */
const RESIZABLE = /\.(?:png|jpe?g|webp|avif)$/i

/**
 * Make smaller copies of the images that pages show, if the site asks for them, and give them to the
 * pages. Reads and writes the cache; must run before the HTML of pages is made.
 * @returns a problem for each image that cannot be read
 * @throws UsageError when sharp is not installed
 */
export async function resizeImages(
  sites: readonly AssembledSite[],
  options: CommandOptions,
): Promise<Diagnostic[]> {
  const images = sites[0]?.loaded.language.config.images ?? false
  if (images === false) return []
  const copies = await openImageCopies(images, siteCacheDir(options))
  const problems = new Map<string, Diagnostic>()
  for (const { loaded, linked } of sites) {
    const { config, filesBaseUrl } = loaded.language
    const { links } = linked
    await eachAtOnce(imageFiles(links), availableParallelism(), async (file) => {
      try {
        const content = readFileSync(join(options.root, file))
        const made = (await copies.of(content)).map(({ width, read }) => {
          const path = copyPath(file, hashOf(content), width)
          links.assets.copies.set(path, read)
          return `${withBase(filesBaseUrl, encodedPath(path))} ${width}w`
        })
        if (made.length > 0) links.assets.srcsets.set(file, made.join(', '))
      } catch (cause) {
        const [problem] = withSeverities([notResized(file, cause)], config.checks)
        if (problem !== undefined) problems.set(file, problem)
      }
    })
  }
  await copies.save()
  return [...problems.values()]
}

function notResized(file: string, cause: unknown): Diagnostic {
  return problemAt(file, 'image/not-resized', {
    found: `an image that sharp cannot read: ${messageOf(cause)}`,
    expected: 'a PNG, JPEG, WebP or AVIF file',
    fix: 'save the image again; until then pages show it as it is',
  })
}

function copyPath(file: string, hash: string, width: number): string {
  const name = basename(file, extname(file))
  return `assets/files/${name}-${hash.slice(0, 10)}-${width}.webp`
}

/** Files of the images that the pages of a site show. */
function imageFiles({ all, index }: AssembledSite['linked']['links']): Set<string> {
  const targets = all.flatMap((place) =>
    place.compiled.images.map(({ href }) => resolveImage(href, { place, index })),
  )
  return new Set(
    targets.flatMap((target) =>
      (target.kind === 'file' || target.kind === 'static') && RESIZABLE.test(target.file)
        ? [target.file]
        : [],
    ),
  )
}
