import type { ReactNode } from 'react'
import type { ModuleComponent, ModulePage } from 'warraq/plugin'
import type { ToolModules } from '../imports/page-imports.ts'
import { LIVE_MEMBERS } from '../imports/provided-modules.ts'
import { ownValue } from '../own-value.ts'
import { docsVersion } from './docs-version.ts'
import { docusaurusModules, SIDEBAR_ITEMS } from './docusaurus-modules.tsx'
import { openApiModules } from './openapi-modules.tsx'
import { admonitionIn, codeBlockIn } from './page-parts.tsx'
import { starlightModules } from './starlight-modules.tsx'
import { TabItem, tabsComponent } from './tabs-component.tsx'
import { TocInline } from './toc-inline.tsx'

type Site = Readonly<Record<string, unknown>> | undefined
type Exports = Readonly<Record<string, unknown>>

const LIVE: ReadonlySet<string> = new Set(LIVE_MEMBERS)

/** The modules of other tools for a page. */
export function toolModules(page: ModulePage, site: Site): ToolModules {
  const modules = modulesOf(page, site)
  return {
    names: Object.keys(modules),
    exportsOf: (id): Exports | undefined =>
      ownValue(modules, id.replace(/^@theme-(?:original|init)\//, '@theme/')),
    needsBrowser: (id, name) => LIVE.has(name === 'default' ? id.slice(id.indexOf('/') + 1) : name),
  }
}

function modulesOf(page: ModulePage, site: Site): Readonly<Record<string, Exports>> {
  const { Head } = page.components
  const Admonition = admonitionIn(page)
  const CodeBlock = codeBlockIn(page)
  const shared = docusaurusModules(site, () => {
    page.dependsOnPlace()
    return docsVersion(page.file, site)
  })
  const router = { ...shared['@docusaurus/router'], Redirect: redirectIn(page, site) }
  const Tabs = tabsComponent(page)
  return {
    ...starlightModules(page),
    '@theme/Tabs': { default: Tabs },
    '@theme/TabItem': { default: TabItem },
    '@theme/CodeBlock': { default: CodeBlock },
    '@theme/Admonition': { default: Admonition },
    '@theme/TOCInline': { default: TocInline },
    '@theme/DocCardList': { default: docCardList(page) },
    '@theme/DocCard': { default: docCard(page) },
    '@theme/Mermaid': { default: diagram(page) },
    ...shared,
    '@docusaurus/router': router,
    'react-router': router,
    'react-router-dom': router,
    '@docusaurus/Head': { default: Head },
    ...(USES_OPENAPI.test(page.text) && openApiModules(page, { tabs: Tabs, codeBlock: CodeBlock })),
  }
}

/** Imports of pages that plugins for OpenAPI write. */
const USES_OPENAPI =
  /@theme\/(?:Api(?:Explorer|DemoPanel|Tabs)|MimeTabs|Params\w+|RequestSchema|Schema\w*|StatusCodes)\b/

/**
 * `<DocCardList>`: cards for the items that it is given; for those of the sidebar, which are not
 * known yet, a mark that the finished page replaces.
 */
function docCardList(page: ModulePage): ModuleComponent {
  const { Cards } = page.components
  const DocCard = docCard(page)
  return ({ items }) => {
    if (!Array.isArray(items) || Object.is(items, SIDEBAR_ITEMS)) return page.sidebarCards()
    const cards = items.filter((item) => item?.href !== undefined)
    return (
      <Cards>
        {cards.map((item) => (
          <DocCard key={String(item.href)} item={item} />
        ))}
      </Cards>
    )
  }
}

/** `<DocCard>`: the card of one item of a sidebar. */
function docCard({ components: { Card } }: ModulePage): ModuleComponent {
  return ({ item }) => {
    const { href, label, description } = (item ?? {}) as Record<string, unknown>
    if (href === undefined) return null
    return (
      <Card href={String(href)} title={String(label)}>
        {description == null ? null : <p>{String(description)}</p>}
      </Card>
    )
  }
}

/** `<Mermaid>`: drawn as a fence is. */
function diagram(page: ModulePage): ModuleComponent {
  return ({ value }) => page.fence({ code: String(value ?? ''), language: 'mermaid', meta: '' })
}

/** `<Redirect to>`: the page leads browsers on at once, and readers without them by a link. */
function redirectIn(page: ModulePage, site: Site): ModuleComponent {
  const base = String(site?.baseUrl ?? '/')
  return ({ to }) => {
    const target = typeof to === 'string' ? to : ''
    if (target === '' || !isHarmless(target)) return null
    const isOfSite = target.startsWith('/') && !target.startsWith(base)
    const url = isOfSite ? `${base}${target.slice(1)}` : target
    const attributes = { 'http-equiv': 'refresh', content: `0; url=${url}` }
    if (!page.hasHeadTag('http-equiv')) page.addHeadTag({ tag: 'meta', attributes })
    return (
      <p>
        <a href={target}>{target as ReactNode}</a>
      </p>
    )
  }
}

/** Whether an address neither runs code nor holds a document. */
function isHarmless(url: string): boolean {
  return !URL.canParse(url) || /^(?:https?|mailto|tel):$/.test(new URL(url).protocol)
}
