import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { parseYaml, splitFrontMatter } from 'warraq/plugin'
import { z } from 'zod'
import { pageRoute } from '../lib/page-route.ts'

type SourcePage = Pick<ContentPage, 'file' | 'lang' | 'source'>

const headSchema = z.object({ moved_from: z.union([z.string(), z.array(z.string())]).optional() })

interface Addresses {
  /** What the site has published, one address a line. Lines with `#` are headings, which tests read. */
  readonly published: string
  /** Routes that stay pages: no other address may take their place. */
  readonly specified: readonly string[]
  /** Pages that no file of `content` makes. */
  readonly elsewhere: readonly string[]
  /** Indexes of references: no file makes the pages below them. */
  readonly references: readonly string[]
}

/**
 * Checks that every address that a page once had still leads to a page: other sites link to pages,
 * and nobody tells them that one has moved.
 */
export function keptAddresses(addresses: Addresses): WarraqPlugin {
  return {
    name: 'kept-addresses',
    checks: [
      {
        name: 'kept addresses',
        severity: 'throw',
        run: (pages) => lostAddresses(addresses, pages),
      },
    ],
  }
}

/** A finding for each published address that leads nowhere, and each specified route that moved. */
export function lostAddresses(
  { published, specified, elsewhere, references }: Addresses,
  pages: readonly SourcePage[],
): Finding[] {
  const written = pages.filter(({ lang }) => lang === 'en')
  const routes = new Set(written.map(({ file }) => pageRoute(file)))
  const former = new Set(written.flatMap(formerRoutes))
  const isEntry = (route: string) =>
    references.some((index) => route.startsWith(index) && route !== index)
  const isExpected = (route: string) =>
    route !== '' && !route.includes('#') && !elsewhere.includes(route) && !isEntry(route)
  const missing = (route: string) => isExpected(route) && !routes.has(route)
  const lost = published.split('\n').filter((route) => missing(route) && !former.has(route))
  const moved = specified.filter((route) => missing(route) && !lost.includes(route))
  return [
    ...lost.map((route) => ({
      code: 'addresses/lost',
      file: 'site/data/addresses.txt',
      found: `nothing at ${route}`,
      expected: 'addresses that links of other sites use to lead to a page',
      fix: `write ${route} under "moved_from" in the page that replaces it`,
    })),
    ...moved.map((route) => ({
      code: 'addresses/specified',
      file: 'site/anchors/specified-routes.ts',
      found: `no page at ${route}`,
      expected: 'a page at every route that the specification of the site names',
      fix: 'keep the page there',
    })),
  ]
}

function formerRoutes({ source }: SourcePage): readonly string[] {
  const { yaml } = splitFrontMatter(source)
  if (!yaml.includes('moved_from')) return []
  const head = parseYaml(yaml)
  // The engine reports front matter that cannot be read.
  const { moved_from: routes = [] } =
    ('value' in head ? headSchema.safeParse(head.value).data : undefined) ?? {}
  return [routes].flat()
}
