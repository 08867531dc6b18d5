import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { imageSize } from 'image-size'
import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { withoutCode } from 'warraq/plugin'

type Source = Pick<ContentPage, 'file' | 'source'>

/** Most bytes of a picture: on a phone, more takes longer than the rest of the page. */
const MOST_BYTES = 1_000_000
/** Clocks of two time zones show different days. */
const ONE_DAY_MS = 86_400_000

/**
 * Checks what every page has, apart from its text: a head of its own, tables that fit, and
 * pictures that browsers can show.
 * @param references addresses of references, whose pages may share their names
 */
export function pageForm(references: readonly string[], now = () => Date.now()): WarraqPlugin {
  const isOurs = (file: string) => !references.some((one) => file.startsWith(`content${one}`))
  return {
    name: 'page-form',
    checks: [
      {
        name: 'heads',
        severity: 'throw',
        run: (pages) => {
          const ours = pages.filter(({ file }) => isOurs(file))
          return [
            ...ours.flatMap(withoutDescription),
            ...repeated(ours, 'title'),
            ...repeated(ours, 'sidebar_label', 'title'),
            ...pages.flatMap((page) => inFuture(page, now())),
          ]
        },
      },
      { name: 'tables', severity: 'throw', eachPage: () => wideTables },
      {
        name: 'pictures',
        severity: 'throw',
        run: (pages, { root }) => pages.flatMap((page) => wrongPictures(page, root)),
      },
    ],
  }
}

/** A field of the front matter, with its 1-based line. */
function fieldOf({ source }: Source, name: string) {
  const [head = ''] = /^---\n.*?\n---(?=\n|$)/s.exec(source) ?? []
  const lines = head.split('\n')
  const at = lines.findIndex((line) => line.startsWith(`${name}:`))
  const value = lines[at]?.slice(name.length + 1).trim() ?? ''
  return value === '' ? undefined : { value: value.replace(/^(['"])(.*)\1$/, '$2'), line: at + 1 }
}

function withoutDescription(page: Source): Finding[] {
  if (fieldOf(page, 'description') !== undefined) return []
  return [
    {
      code: 'head/no-description',
      ...{ file: page.file, line: 1 },
      found: 'a page without a description',
      expected: 'one sentence for search engines and link previews',
      fix: 'write "description:" in the head of the page',
    },
  ]
}

/** @param names fields of a page, of which the first that it has is its name */
function repeated(pages: readonly Source[], ...names: readonly string[]): Finding[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const [name = ''] = names.filter((one) => fieldOf(page, one) !== undefined)
    const field = fieldOf(page, name)
    if (field === undefined) return []
    const other = first.get(field.value)
    if (other === undefined) first.set(field.value, page.file)
    if (other === undefined) return []
    return [
      {
        code: 'head/repeated',
        ...{ file: page.file, line: field.line },
        found: `${name}: ${field.value}, which ${other} has`,
        expected: 'a name that no other page has: readers choose by it in search and sidebar',
        fix: 'name what is special about this page',
      },
    ]
  })
}

function inFuture(page: Source, now: number): Finding[] {
  const field = fieldOf(page, 'checked')
  if (field === undefined || !(Date.parse(field.value) > now + ONE_DAY_MS)) return []
  return [
    {
      code: 'checked/in-future',
      ...{ file: page.file, line: field.line },
      found: `checked: ${field.value}`,
      expected: 'a day on which somebody compared the page',
      fix: 'write the day of the check as <year>-<month>-<day>, or remove the field',
    },
  ]
}

/** Most columns of a table that fit beside a sidebar without scrolling sideways. */
const MOST_COLUMNS = 8
const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/

function wideTables({ file, text }: Pick<ContentPage, 'file' | 'text'>): Finding[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((content, index) => {
      const columns = DELIMITERS.test(content) ? (content.match(/-+/g) ?? []).length : 0
      if (columns <= MOST_COLUMNS) return []
      return [
        {
          code: 'table/too-wide',
          ...{ file, line: index + 1 },
          found: `a table of ${columns} columns`,
          expected: `at most ${MOST_COLUMNS}: more do not fit beside the sidebar`,
          fix: 'turn rows into columns, or split the table',
        },
      ]
    })
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
    if (!isPicture(content))
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

function isPicture(content: Uint8Array): boolean {
  try {
    return imageSize(content).type !== undefined
  } catch {
    return false
  }
}
