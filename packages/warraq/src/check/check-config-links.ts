import { collectReferences } from '@warraq/markup/html-references'
import { runsCode } from '@warraq/markup/url-scheme'
import type { DocsConfig } from '../config/schema.ts'
import { atSeverity, severityOf } from '../config/severity-of.ts'
import type { SidebarItem } from '../pages/sidebar-item.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { checkReferences, type ReferenceCheckScope } from './check-references.ts'

export interface ConfigLinksSource {
  readonly config: Pick<DocsConfig, 'navbar' | 'footer' | 'announcementBar'>
  /** Name of the configuration file. */
  readonly file: string
  readonly sidebars: readonly WrittenSidebar[]
  /** Base paths of the other languages, whose pages another run checks. */
  readonly otherBaseUrls: readonly string[]
}

interface WrittenSidebar {
  readonly id: string
  /** The file that its author wrote; absent = the configuration. */
  readonly file?: string | undefined
  readonly items: readonly SidebarItem[]
}

interface ConfigLink {
  /** Path of the field in the configuration: `footer.links[0].to`. */
  readonly field: string
  /** Another file than the configuration. */
  readonly file?: string | undefined
  readonly href: string
  readonly isHtml?: true
}

/** Broken links of navbar, sidebars, footer and announcement, each reported with its field. */
export function checkConfigLinks(
  { config, file: configFile, sidebars, otherBaseUrls }: ConfigLinksSource,
  scope: ReferenceCheckScope,
): Diagnostic[] {
  const { navbar, footer, announcementBar } = config
  const links = [
    ...linksOf(navbar.logo, 'navbar.logo'),
    ...linksIn(navbar.items, 'navbar.items'),
    ...linksOf(footer?.logo, 'footer.logo'),
    ...linksIn(footer?.links, 'footer.links'),
    ...linksOfHtml(footer?.copyright, 'footer.copyright'),
    ...linksOfHtml(announcementBar?.content, 'announcementBar.content'),
    ...sidebars.flatMap((sidebar) =>
      linksOfSidebar(sidebar.items, sidebar.id).map((link) => ({ ...link, file: sidebar.file })),
    ),
  ]
  const running = links.filter(({ href }) => runsCode(href))
  const severity = severityOf(scope.checks, 'html/forbidden-address')
  return [
    ...running.flatMap((link) =>
      atSeverity(severity, runningAddress(link.file ?? configFile, link)),
    ),
    ...links
      .filter(({ href }) => !runsCode(href) && !otherBaseUrls.some((base) => href.startsWith(base)))
      .flatMap(({ field, file = configFile, ...link }) =>
        checkReferences({ file, route: '/', compiled: { links: [link], images: [] } }, scope).map(
          (problem) => ({ ...problem, found: `${field}: ${JSON.stringify(link.href)}` }),
        ),
      ),
  ]
}

/** HTML of the configuration is code of the site, but readers never get an address that runs some. */
function runningAddress(file: string, { field, href }: ConfigLink): Diagnostic {
  return problemAt(file, 'html/forbidden-address', {
    found: `${field}: ${JSON.stringify(href)}`,
    expected: 'a path or an address that runs no code',
    fix: 'correct or remove the address; it is left out',
  })
}

/** The links that the author of a sidebar wrote; those to docs are resolved before. */
function linksOfSidebar(items: readonly SidebarItem[], path: string): ConfigLink[] {
  return items.flatMap((item) => {
    if (item.kind === 'html') return linksOfHtml(item.html, path)
    if (item.kind === 'link') return [{ field: `${path}: ${item.label}`, href: item.href }]
    return item.kind === 'category' ? linksOfSidebar(item.items, `${path}: ${item.label}`) : []
  })
}

/** The links of every item in a list and in its nested lists. */
function linksIn(items: unknown, path: string): ConfigLink[] {
  return Array.isArray(items) ? items.flatMap((item, at) => linksOf(item, `${path}[${at}]`)) : []
}

/** Fields of an item that contain addresses, and those that contain HTML. */
const ADDRESSES = new Set(['to', 'href'])
const HTML = new Set(['html', 'value'])

function linksOf(item: unknown, path: string): ConfigLink[] {
  if (typeof item !== 'object' || item === null) return []
  return Object.entries(item).flatMap(([name, value]) => {
    const field = `${path}.${name}`
    if (HTML.has(name)) return linksOfHtml(value, field)
    if (!ADDRESSES.has(name)) return linksIn(value, field)
    return typeof value === 'string' ? [{ field, href: value }] : []
  })
}

function linksOfHtml(html: unknown, field: string): ConfigLink[] {
  if (typeof html !== 'string') return []
  return collectReferences(html).links.flatMap(({ href }) =>
    // An anchor refers to whatever page is open, so it cannot be checked.
    href.startsWith('#') ? [] : [{ field, href, isHtml: true }],
  )
}
