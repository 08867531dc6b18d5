import { PLAIN_CONTEXT } from '../../warraq/src/content/compile-context.fixtures.ts'
import { compilePage } from '../../warraq/src/content/compile-page.ts'
import { prepare } from '../src/prepare-page.ts'

interface DialectPage {
  readonly format?: 'md' | 'mdx'
  /** Options of the plugin. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Code that the page may show, by name. */
  readonly files?: Readonly<Record<string, string>>
}

/** Compile a page that the plugin `dialects` reads. */
export function compileDialect(
  text: string,
  { format = 'md', options = {}, files = {} }: DialectPage = {},
) {
  const code = new Map(Object.entries(files))
  return compilePage(
    { file: `a.${format}`, format, text, firstLine: 1 },
    {
      ...PLAIN_CONTEXT,
      readCode: (file) => (code.has(file) ? { text: code.get(file) ?? '' } : 'missing'),
      syntax: [
        {
          plugin: 'dialects',
          prepare: (written, page) => prepare(written, { ...page, options }),
        },
      ],
    },
  )
}
