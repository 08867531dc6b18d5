import type { SearchRecord } from './search-sections.ts'

/** A section of a page without a word in it. */
export const EMPTY_RECORD: SearchRecord = {
  href: '/a/',
  pageHref: '/a/',
  title: '',
  label: '',
  names: '',
  isOpening: false,
  heading: '',
  path: '',
  body: '',
  code: '',
}
