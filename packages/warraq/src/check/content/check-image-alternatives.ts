import type { ContentPage } from '../../plugins/content-page.ts'
import type { Finding } from '../../shared/diagnostic.ts'
import { formatOf, withoutAnyCode } from './prose-of.ts'

const MARKDOWN_IMAGE = /!\[([^[\]\n]*)\]\(\s*([^\s)]*)/g
const HTML_IMAGE = /<img\s[^<>]*>/g

/**
 * Every image says in words what it shows. A decorative one is written as HTML with an empty
 * `alt=""`, so that the emptiness is meant.
 */
export function checkImageAlternatives({ file, text }: ContentPage): Finding[] {
  const rest = withoutAnyCode(text, formatOf(file))
  return rest
    .split('\n')
    .flatMap((line, index): Finding[] => [
      ...[...line.matchAll(MARKDOWN_IMAGE)].flatMap(([, alternative = '', src = '']) =>
        problemOf(alternative.trim(), src).map((found) => missing(found, file, index + 1)),
      ),
      ...[...line.matchAll(HTML_IMAGE)]
        .filter(([tag]) => !/\salt\s*=/.test(tag))
        .map(([tag]) => missing(tag, file, index + 1)),
    ])
}

function problemOf(alternative: string, src: string): string[] {
  if (alternative === '') return [`an image without words: ${src}`]
  return /^[\w./-]+\.(?:png|jpe?g|svg|gif|webp|avif)$/i.test(alternative)
    ? [`a file name in place of words: ${alternative}`]
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
