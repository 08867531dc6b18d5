import type { SearchRecord } from './search-record.ts'

/** A section without words. */
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
  lines: [],
  commands: [],
}
