import { elementsIn, parseHtml } from '@warraq/markup/parse-html'
import { codeOf, formatOf } from '@warraq/markup/source-code'
import type { SourceImage } from '@warraq/markup/source-parts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { Finding } from '../../shared/data/diagnostic.ts'

/**
 * Every image needs a text alternative. Write a decorative image as HTML with an empty
 * `alt=""`, so that the empty text is clearly deliberate.
 */
export function checkImageAlternatives({
  file,
  text,
}: Pick<ContentPage, 'file' | 'text'>): Finding[] {
  return codeOf(text, formatOf(file)).images.flatMap((image) =>
    problemsOf(image).map(({ found, line }) => ({
      code: 'image/no-alternative',
      file,
      line,
      found,
      expected: 'a text alternative that describes the image',
      fix: 'write ![description](file), or <img src="file" alt=""> for a decorative image',
    })),
  )
}

function problemsOf({ kind, written, alternative, line }: SourceImage) {
  if (kind === 'html') return tagsWithout(written, line)
  if (kind === 'jsx') return alternative === undefined ? [{ found: written, line }] : []
  const words = alternative?.trim() ?? ''
  if (words === '') return [{ found: `an image without a text alternative: ${written}`, line }]
  return /^[\w./-]+\.(?:png|jpe?g|svg|gif|webp|avif)$/i.test(words)
    ? [{ found: `a file name as text alternative: ${words}`, line }]
    : []
}

/** Each image tag without `alt` in HTML that begins on a line. */
function tagsWithout(html: string, firstLine: number) {
  return [...elementsIn(parseHtml(html))]
    .filter((element) => element.tag === 'img' && element.attributes.alt === undefined)
    .map(({ start, innerStart }) => ({
      found: html.slice(start, innerStart),
      line: firstLine + html.slice(0, start).split('\n').length - 1,
    }))
}
