import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { type CataloguedError, ROLES, type Role } from '../data/errors.ts'
import { pageRoute } from '../lib/page-route.ts'

const CATALOGUE = 'site/data/errors.ts'

type ErrorPage = Pick<ContentPage, 'file' | 'lang'> & {
  readonly compiled: Pick<ContentPage['compiled'], 'headings'>
}

/** Checks that the catalogue of errors and the pages of troubleshooting have the same entries. */
export function cataloguedErrors(errors: readonly CataloguedError[]): WarraqPlugin {
  return {
    name: 'catalogued-errors',
    checks: [
      { name: 'errors', severity: 'throw', run: (pages) => differentEntries(errors, pages) },
    ],
  }
}

/** A finding for each entry that only the catalogue or only its page has, and each message listed twice. */
export function differentEntries(
  errors: readonly CataloguedError[],
  pages: readonly ErrorPage[],
): Finding[] {
  const texts = errors.map(({ text }) => text)
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index)
  return [
    ...twice.map((text) => ({
      code: 'errors/listed-twice',
      file: CATALOGUE,
      found: text,
      expected: 'each message once',
      fix: 'leave one of them',
    })),
    ...(Object.keys(ROLES) as Role[]).flatMap((role) => differencesOf(role, errors, pages)),
  ]
}

function differencesOf(
  role: Role,
  errors: readonly CataloguedError[],
  pages: readonly ErrorPage[],
): Finding[] {
  const page = pages.find(({ file, lang }) => lang === 'en' && pageRoute(file) === ROLES[role].page)
  if (page === undefined)
    return [
      {
        code: 'errors/no-page',
        file: CATALOGUE,
        found: ROLES[role].page,
        expected: 'the page that has the errors of these readers',
        fix: `name it at "${role}" of ROLES`,
      },
    ]
  const { file, compiled } = page
  const headings = compiled.headings.filter(({ depth }) => depth === 3).map(({ id }) => id)
  const listed = errors.flatMap((error) => error[role] ?? [])
  return [
    ...headings
      .filter((id) => !listed.includes(id))
      .map((id) => ({
        code: 'errors/not-listed',
        file,
        found: `#${id}`,
        expected: 'an entry of the catalogue for each error of the page',
        fix: `add the message to ${CATALOGUE}, with ${role}: '${id}'`,
      })),
    ...[...new Set(listed)]
      .filter((id) => !headings.includes(id))
      .map((id) => ({
        code: 'errors/no-entry',
        file: CATALOGUE,
        found: `${role}: '${id}'`,
        expected: `a "###" heading of ${file}`,
        fix: 'name the heading that explains the message',
      })),
  ]
}
