import type { ReadyPage } from '../../pages/ready-page.ts'
import { type PageWords, pageWords } from '../../search/page-words.ts'
import { searchSections } from '../../search/search-sections.ts'

/** The search terms of a page by section, with the labels above it. */
export function wordsOfPage({ view, parts, description, html }: ReadyPage): PageWords {
  return pageWords(
    searchSections({
      href: view.href,
      title: view.title,
      label: parts.breadcrumbs.at(-1)?.label ?? view.title,
      crumbs: parts.breadcrumbs.slice(0, -1).map(({ label }) => label),
      description,
      html,
    }),
  )
}

const NUMBER_BYTES = 4

/**
 * The search terms of a page as bytes for a local cache: the count of numbers, the numbers, the
 * texts.
 */
export function packPageWords({ href, title, sections, terms, numbers }: PageWords): Uint8Array {
  const count = Uint32Array.of(numbers.length)
  return Buffer.concat([
    new Uint8Array(count.buffer),
    new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
    Buffer.from(JSON.stringify([href, title, sections, terms.join(' ')])),
  ])
}

/** Inverse of `packPageWords`. */
export function unpackPageWords(bytes: Uint8Array): PageWords {
  const own = new Uint8Array(bytes)
  const [count = 0] = new Uint32Array(own.buffer, 0, 1)
  const end = NUMBER_BYTES * (1 + count)
  const [href, title, sections, terms] = JSON.parse(
    Buffer.from(own.buffer, end).toString('utf8'),
  ) as [string, string, PageWords['sections'], string]
  return {
    href,
    title,
    sections,
    terms: terms === '' ? [] : terms.split(' '),
    numbers: new Uint32Array(own.buffer, NUMBER_BYTES, count),
  }
}
