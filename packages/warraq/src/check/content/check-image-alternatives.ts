import { attributeOf, elementsIn, parseHtml } from '../../html/parse-html.ts'
import { codeOf, type SourceImage } from '../../markdown/source-code.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { Finding } from '../../shared/diagnostic.ts'
import { formatOf } from './prose-of.ts'

/**
 * Every image needs a text alternative. Write a decorative image as HTML with an empty
 * `alt=""`, so that the empty text is clearly deliberate.
 */
export function checkImageAlternatives({ file, text }: ContentPage): Finding[] {
  return codeOf(text, formatOf(file)).images.flatMap((image) =>
    image.kind === 'html'
      ? tagsWithout(image.written).map(([tag, at]) => missing(tag, file, image.line + at))
      : problemOf(image).map((found) => missing(found, file, image.line)),
  )
}

/** Each image tag without `alt`, and the number of lines before it. */
function tagsWithout(html: string): [tag: string, at: number][] {
  return [...elementsIn(parseHtml(html))]
    .filter((element) => element.tag === 'img' && attributeOf(element, 'alt') === undefined)
    .map(({ start, innerStart }) => [
      html.slice(start, innerStart),
      html.slice(0, start).split('\n').length - 1,
    ])
}

function problemOf({ kind, written, alternative }: SourceImage): string[] {
  if (kind === 'jsx') return alternative === undefined ? [written] : []
  const words = alternative?.trim() ?? ''
  if (words === '') return [`an image without a text alternative: ${written}`]
  return /^[\w./-]+\.(?:png|jpe?g|svg|gif|webp|avif)$/i.test(words)
    ? [`a file name as text alternative: ${words}`]
    : []
}

function missing(found: string, file: string, line: number): Finding {
  return {
    code: 'image/no-alternative',
    file,
    line,
    found,
    expected: 'a text alternative that describes the image',
    fix: 'write ![description](file), or <img src="file" alt=""> for a decorative image',
  }
}
