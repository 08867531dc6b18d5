import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { frontMatterOf } from '../lib/front-matter.ts'

type Page = Pick<ContentPage, 'file' | 'lang' | 'text'>

/** The folder of a version of a section, whose pages keep the names of those they were copied from. */
const VERSION = /versioned_docs\/version-[^/]+\//

/** Clocks of two time zones show different days. */
const ONE_DAY_MS = 86_400_000

/**
 * Checks that each page has a description and names of its own, and was checked on a day that has come.
 * @param references addresses of references, whose pages may share their names
 */
export function pageHeads(references: readonly string[], now = () => Date.now()): WarraqPlugin {
  const isOurs = ({ file }: Page) => !references.some((one) => file.startsWith(`content${one}`))
  return {
    name: 'page-heads',
    checks: [
      {
        name: 'heads',
        severity: 'throw',
        run: (pages) => [
          ...pages.filter(isOurs).flatMap(withoutDescription),
          ...pages.flatMap((page) => inFuture(page, now())),
        ],
      },
      {
        name: 'names of pages',
        // Two sections may each have an overview.
        severity: 'warn',
        run: (pages) => {
          const ours = pages.filter(isOurs)
          return [...repeated(ours, 'title'), ...repeated(ours, 'sidebar_label', 'title')]
        },
      },
    ],
  }
}

/** A field of the head with its text; `undefined` if it is empty. */
function fieldOf(page: Page, name: string) {
  const { value, line = 1 } = frontMatterOf(page).get(name) ?? {}
  const written = String(value ?? '').trim()
  return written === '' ? undefined : { value: written, line }
}

function withoutDescription(page: Page): Finding[] {
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
function repeated(pages: readonly Page[], ...names: readonly string[]): Finding[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const [name = ''] = names.filter((one) => fieldOf(page, one) !== undefined)
    const field = fieldOf(page, name)
    if (field === undefined) return []
    const key = `${page.lang} ${VERSION.exec(page.file)?.[0] ?? ''} ${field.value}`
    const other = first.get(key)
    if (other === undefined) first.set(key, page.file)
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

function inFuture(page: Page, now: number): Finding[] {
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
