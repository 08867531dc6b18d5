import { z } from 'zod'
import { checkResult, hookFailure, pluginError, runSyncHook } from './plugin-error.ts'
import type { PagePictures, PicturedSite, WarraqPlugin } from './warraq-plugin.ts'

const pictureSchema = z.strictObject({
  path: z.string().regex(/^(?!\/)(?!.*\.\.\/).+\.\w+$/, 'a path below the site'),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
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
  const { of, draw } = runSyncHook(name, 'pictures', () =>
    open({ ...site, cacheDir: cacheDir(name) }),
  )
  return {
    of: (page) => {
      const picture = runSyncHook(name, 'pictures', () => of(page))
      checkResult(picture, pictureSchema, { plugin: name, hook: 'pictures', kind: 'image' })
      return picture
    },
    async *draw() {
      try {
        yield* draw()
      } catch (cause) {
        throw hookFailure(name, 'pictures', cause)
      }
    },
  }
}
