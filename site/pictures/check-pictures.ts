import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { imageSize } from 'image-size'
import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'

/** Most bytes of a picture: on a phone, more takes longer than the rest of the page. */
const MOST_BYTES = 1_000_000

/** Checks that browsers can show the pictures of pages, and load them soon. */
export function usablePictures(): WarraqPlugin {
  return {
    name: 'usable-pictures',
    checks: [
      {
        name: 'pictures',
        severity: 'throw',
        run: (pages, { root }) => pages.flatMap((page) => wrongPictures(page, root)),
      },
    ],
  }
}

/** Pictures that no browser can show, and those that take long to load. */
function wrongPictures({ file, compiled }: ContentPage, root: string): Finding[] {
  return compiled.images.flatMap(({ href }): Finding[] => {
    const [path = ''] = href.split(/[?#]/)
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(path) || !/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path))
      return []
    const name = path.startsWith('/')
      ? posix.join('site/public', path)
      : posix.join(posix.dirname(file), path)
    // Another check asks for files that are missing.
    if (!existsSync(join(root, name))) return []
    const content = readFileSync(join(root, name))
    const fault = { code: 'picture/unusable', file: name }
    if (!isPicture(name, content))
      return [
        {
          ...fault,
          found: 'a file that no browser shows as a picture',
          expected: 'a PNG, JPEG, WebP, AVIF, GIF or SVG file',
          fix: `export the picture again; ${file} shows it`,
        },
      ]
    if (content.length <= MOST_BYTES) return []
    return [
      {
        ...fault,
        found: `${(content.length / 1e6).toFixed(1)} MB`,
        expected: `at most ${MOST_BYTES / 1e6} MB`,
        fix: `scale it to the width of the text, 1,500 pixels, or save it as WebP; ${file} shows it`,
      },
    ]
  })
}

function isPicture(name: string, content: Buffer): boolean {
  if (/\.svg$/i.test(name)) return content.includes('<svg')
  try {
    return imageSize(content).type !== undefined
  } catch {
    return false
  }
}
