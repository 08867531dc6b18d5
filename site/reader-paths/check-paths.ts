import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { frontMatterOf } from '../lib/front-matter.ts'
import { pageRoute } from '../lib/page-route.ts'

type LinkingPage = Pick<ContentPage, 'file' | 'lang' | 'text'> & {
  readonly compiled: Pick<ContentPage['compiled'], 'links'>
}

const HOME = 'site/pages/index.tsx'
const PLACE = 'site/reader-paths/reader-paths.ts'

const HIDING = [
  { field: 'draft', found: 'a draft, which no build publishes' },
  { field: 'unlisted', found: 'a page that the sidebar and the search hide' },
] as const

type Paths = Readonly<Record<string, readonly string[]>>

/**
 * Checks that the home page links to the first page of each path that begins there, and each page of
 * a path to the next one.
 * @param fromHome routes in reading order, by what their reader does
 * @param others paths that begin at a page of their own
 */
export function readerPaths(fromHome: Paths, others: Paths): WarraqPlugin {
  return {
    name: 'reader-paths',
    checks: [
      {
        name: 'reader paths',
        severity: 'throw',
        run: (pages, { root }) => [
          ...lostStarts(fromHome, readFileSync(join(root, HOME), 'utf8')),
          ...brokenPaths({ ...fromHome, ...others }, pages),
        ],
      },
    ],
  }
}

/** A finding for each path to whose first page the source of the home page does not link. */
export function lostStarts(paths: Paths, home: string): Finding[] {
  return Object.entries(paths)
    .filter(([, [start]]) => start !== undefined && !home.includes(`'${start}'`))
    .map(([who, [start]]) => ({
      code: 'paths/no-link',
      file: HOME,
      found: `no link to ${start}`,
      expected: `one on the home page: ${who}`,
      fix: `add a link to ${start}, or change the path in ${PLACE}`,
    }))
}

/** A finding for each step without a link, and for each whose page is missing or hidden. */
export function brokenPaths(paths: Paths, pages: readonly LinkingPage[]): Finding[] {
  const pageAt = new Map(
    pages.filter(({ lang }) => lang === 'en').map((page) => [pageRoute(page.file), page]),
  )
  return Object.entries(paths).flatMap(([who, path]) =>
    path.flatMap((route, index): Finding[] => {
      const page = pageAt.get(route)
      const next = path[index + 1]
      if (page === undefined)
        return [
          {
            code: 'paths/no-page',
            file: PLACE,
            found: route,
            expected: 'a page of the site',
            fix: 'name the page that replaces it, publish it if it is a draft, or remove the step',
          },
        ]
      const head = frontMatterOf(page)
      const hiding = HIDING.find(({ field }) => head.get(field)?.value === true)
      if (hiding !== undefined)
        return [
          {
            code: 'paths/hidden',
            ...{ file: page.file, line: head.get(hiding.field)?.line ?? 1 },
            found: hiding.found,
            expected: `one that readers find: ${who}`,
            fix: `remove ${hiding.field}, or take ${route} out of ${PLACE}`,
          },
        ]
      if (
        next === undefined ||
        page.compiled.links.some(({ href }) => leads(href, page.file, next))
      )
        return []
      return [
        {
          code: 'paths/no-link',
          file: page.file,
          found: `no link to ${next}`,
          expected: `one in the text: ${who}`,
          fix: `add a link to ${next}, or change the path in ${PLACE}`,
        },
      ]
    }),
  )
}

/** Whether a link of a page, as written or as an address, leads to a route. */
function leads(href: string, file: string, route: string): boolean {
  const { pathname } = new URL(href, `https://site.invalid/${file}`)
  return [pathname, pageRoute(pathname.slice(1))].map(decoded).includes(decoded(route))
}

/** An address as its author would write it; the same if it is not encoded. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
