import { z } from 'zod'
import { outputFileSchema, sitePathSchema } from './emit-files.ts'
import { checkResult, hookFailure, pluginError, runSyncHook } from './plugin-error.ts'
import type { PagePictures, PicturedSite, WarraqPlugin } from './warraq-plugin.ts'

const pictureSchema = z.strictObject({
  path: sitePathSchema.regex(/\.\w+$/, 'a path with the extension of an image'),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
})

const picturesSchema = z.looseObject({
  of: z.custom((value) => typeof value === 'function', 'a function'),
  draw: z.custom((value) => typeof value === 'function', 'a function'),
})

/** Each language and plugin has its own cache. */
type PicturesSource = Omit<PicturedSite, 'cacheDir'> & { cacheDir: (plugin: string) => string }

/**
 * The images of the one plugin that draws some; `undefined` without such a plugin.
 * @throws UsageError when two plugins draw images, or one returns an invalid result.
 */
export function openPictures(
  plugins: readonly WarraqPlugin[],
  { cacheDir, ...site }: PicturesSource,
): PagePictures | undefined {
  const [first, second] = plugins.filter(({ pictures }) => pictures !== undefined)
  if (first?.pictures === undefined) return undefined
  const { name } = first
  if (second !== undefined)
    throw pluginError(second.name, 'pictures', `the plugin "${name}" already draws the images`)
  const open = first.pictures
  const opened = runSyncHook(name, 'pictures', () => open({ ...site, cacheDir: cacheDir(name) }))
  checkResult(opened, picturesSchema, { plugin: name, hook: 'pictures', kind: 'set of images' })
  const { of, draw } = opened
  return {
    of: (page) => {
      const picture = runSyncHook(name, 'pictures', () => of(page))
      checkResult(picture, pictureSchema, { plugin: name, hook: 'pictures', kind: 'image' })
      return picture
    },
    async *draw() {
      try {
        for await (const file of draw()) {
          checkResult(file, outputFileSchema, { plugin: name, hook: 'pictures', kind: 'file' })
          yield file
        }
      } catch (cause) {
        throw hookFailure(name, 'pictures', cause)
      }
    },
  }
}
