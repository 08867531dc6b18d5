import { remembered } from '@warraq/search/remembered'
import type { ContentPage } from '../../plugins/content-page.ts'
import { type Diagnostic, formatPlace } from '../../shared/data/diagnostic.ts'
import { writtenPlace } from '../../shared/data/line-origins.ts'
import { counted } from '../../shared/text/counted.ts'

type LinkPlace = Pick<Diagnostic, 'file' | 'line'>

/** A link to another site, with every place that uses it. */
export interface ExternalLink {
  readonly url: string
  readonly places: readonly LinkPlace[]
}

/** Links to other sites by host; hosts and links are in alphabetical order. */
export function externalLinks(
  pages: readonly Pick<ContentPage, 'file' | 'compiled' | 'origins'>[],
): ReadonlyMap<string, readonly ExternalLink[]> {
  const placesOf = new Map<string, LinkPlace[]>()
  for (const { file, compiled, origins } of pages)
    for (const { href, line } of compiled.links) {
      if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) continue
      const places = remembered(placesOf, href, () => [])
      const at = writtenPlace({ file, line }, origins)
      if (!places.some((place) => place.file === at.file && place.line === at.line)) places.push(at)
    }
  const hosts = new Map<string, ExternalLink[]>()
  for (const [url, places] of [...placesOf].sort(([a], [b]) => (a < b ? -1 : 1)))
    remembered(hosts, new URL(url).host, () => []).push({ url, places })
  return new Map([...hosts].sort(([a], [b]) => a.localeCompare(b, 'en')))
}

/** The report as Markdown: one heading per host, one line per link, with its places. */
export function externalLinksReport(links: ReadonlyMap<string, readonly ExternalLink[]>): string {
  const all = [...links.values()].flat()
  const hosts = [...links].map(
    ([host, entries]) =>
      `## ${host}\n\n${entries.map(({ url, places }) => `- <${url}>: ${places.map(formatPlace).join(', ')}`).join('\n')}`,
  )
  return `# External links\n\n${counted(all.length, 'link')} to ${counted(links.size, 'host')}.\n\n${hosts.join('\n\n')}\n`
}
