import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'

type LinkingPage = Pick<ContentPage, 'file' | 'lang'> & {
  readonly compiled: Pick<ContentPage['compiled'], 'links'>
}

/**
 * Checks that each page of a path links to the next one. The first page is reached from the home page.
 * @param paths routes in reading order, by what their reader does
 */
export function readerPaths(paths: Readonly<Record<string, readonly string[]>>): WarraqPlugin {
  return {
    name: 'reader-paths',
    checks: [
      { name: 'reader paths', severity: 'throw', run: (pages) => brokenPaths(paths, pages) },
    ],
  }
}

/** A finding for each step without a link, and each step without a page. */
export function brokenPaths(
  paths: Readonly<Record<string, readonly string[]>>,
  pages: readonly LinkingPage[],
): Finding[] {
  const pageAt = new Map(
    pages.filter(({ lang }) => lang === 'en').map((page) => [routeOf(page.file), page]),
  )
  return Object.entries(paths).flatMap(([who, path]) =>
    path.flatMap((route, index): Finding[] => {
      const page = pageAt.get(route)
      const next = path[index + 1]
      const place = 'site/reader-paths/reader-paths.ts'
      if (page === undefined)
        return [
          {
            code: 'paths/no-page',
            file: place,
            found: route,
            expected: 'a page of the site',
            fix: 'name the page that replaces it, or remove the step',
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
          fix: `add a link to ${next}, or change the path in ${place}`,
        },
      ]
    }),
  )
}

/** `/guides/a/` of `content/guides/a.md`. */
function routeOf(file: string): string {
  const path = file.replace(/^content\//, '').replace(/(?:(?:^|\/)(?:index|README))?\.mdx?$/, '')
  return path === '' ? '/' : `/${path}/`
}

/** Whether a link of a page, as written or as an address, leads to a route. */
function leads(href: string, file: string, route: string): boolean {
  const { pathname } = new URL(href, `https://site.invalid/${file}`)
  return pathname === route || routeOf(pathname.slice(1)) === route
}
