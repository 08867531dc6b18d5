import { codeOf, type SourceImage } from '../../markdown/source-code.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { Finding } from '../../shared/diagnostic.ts'
import { formatOf } from './prose-of.ts'

/**
 * Every image says in words what it shows. A decorative one is written as HTML with an empty
 * `alt=""`, so that the emptiness is meant.
 */
export function checkImageAlternatives({ file, text }: ContentPage): Finding[] {
  return codeOf(text, formatOf(file)).images.flatMap((image) =>
    problemOf(image).map((found) => missing(found, file, image.line)),
  )
}

function problemOf({ kind, written, alternative }: SourceImage): string[] {
  if (kind === 'tag') return alternative === undefined ? [written] : []
  const words = alternative?.trim() ?? ''
  if (words === '') return [`an image without words: ${written}`]
  return /^[\w./-]+\.(?:png|jpe?g|svg|gif|webp|avif)$/i.test(words)
    ? [`a file name in place of words: ${words}`]
    : []
}

function missing(found: string, file: string, line: number): Finding {
  return {
    code: 'image/no-alternative',
    file,
    line,
    found,
    expected: 'words that say what the image shows',
    fix: 'write ![words](file); for mere decoration <img src="file" alt="">',
  }
}
