import type { ComponentType, ReactNode } from 'react'
import { DOC_CARDS } from '../../shared/data/doc-cards.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { didYouMean } from '../../shared/text/nearest.ts'
import { isHarmlessUrl } from '../../shared/text/url-scheme.ts'
import { Admonition } from '../../theme/Admonition/Admonition.tsx'
import { ADMONITION_TITLES } from '../../theme/Admonition/admonition-kinds.ts'
import { Card } from '../../theme/Card/Card.tsx'
import { Cards } from '../../theme/Card/Cards.tsx'
import { docsVersion } from '../../theme/Docusaurus/docs-version.ts'
import { docusaurusModules, SIDEBAR_ITEMS } from '../../theme/Docusaurus/docusaurus-modules.tsx'
import { TocInline } from '../../theme/Docusaurus/toc-inline.tsx'
import type { PageScratch } from '../compile-context.ts'
import { renderCodeBlock } from '../fences/code-block.ts'
import { renderFence } from '../fences/render-fence.tsx'
import { headIn } from './page-head.tsx'
import { starlightModules } from './starlight-modules.tsx'
import { TabItem, tabsComponent } from './tabs-component.tsx'
import { textOfNode } from './text-of-node.ts'

/** A component that a page imports by name; an author wrote its props. */
type ModuleComponent = ComponentType<Record<string, unknown>>

type Exports = Readonly<Record<string, unknown>>

/** The modules of Docusaurus that pages and their components import: exports by name of the module. */
export function themeModules(scratch: PageScratch): Readonly<Record<string, Exports>> {
  const admonition = admonitionComponent(scratch) as (props: Record<string, unknown>) => ReactNode
  const codeBlock = codeBlockComponent(scratch) as typeof admonition
  const { foreignSite } = scratch.context
  const shared = docusaurusModules(foreignSite, () => {
    scratch.isPlaced = true
    return docsVersion(scratch.file, foreignSite)
  })
  const router = { ...shared['@docusaurus/router'], Redirect: redirectIn(scratch) }
  return {
    ...starlightModules(admonition, codeBlock),
    '@theme/Tabs': { default: tabsComponent() },
    '@theme/TabItem': { default: TabItem },
    '@theme/CodeBlock': { default: codeBlock },
    '@theme/Admonition': { default: admonition },
    '@theme/TOCInline': { default: TocInline },
    '@theme/DocCardList': { default: docCardList(scratch) },
    '@theme/DocCard': { default: docCard },
    '@theme/Mermaid': { default: diagram(scratch) },
    ...shared,
    '@docusaurus/router': router,
    'react-router': router,
    'react-router-dom': router,
    '@docusaurus/Head': { default: headIn(scratch) },
  }
}

/** `<CodeBlock>`: highlighting is asynchronous. */
function codeBlockComponent(scratch: PageScratch): ModuleComponent {
  const { defaultCodeLanguage } = scratch.context
  return ({ children, language, className, title, metastring, showLineNumbers }) => {
    const named = /language-(\S+)/.exec(String(className ?? ''))?.[1]
    const block = {
      code: textOfNode(children as ReactNode),
      language: String(language ?? named ?? defaultCodeLanguage),
      meta: [metastring, titleMeta(title), lineNumbersMeta(showLineNumbers)].join(' '),
    }
    const html = renderCodeBlock(block, scratch.context)
    return scratch.placeholders.element(html)
  }
}

function titleMeta(title: unknown): string {
  const text = textOfNode(title as ReactNode)
  const quote = text.includes('"') ? "'" : '"'
  return text === '' ? '' : `title=${quote}${text}${quote}`
}

/** The prop is a switch or the number of the first line. */
function lineNumbersMeta(shown: unknown): string {
  if (typeof shown === 'number') return `showLineNumbers=${shown}`
  return shown === true ? 'showLineNumbers' : ''
}

/**
 * `<DocCardList>`: cards for the items that it is given; for those of the sidebar, which are not
 * known yet, a mark that the finished page replaces.
 */
function docCardList(scratch: PageScratch): ModuleComponent {
  return ({ items }) => {
    if (!Array.isArray(items) || Object.is(items, SIDEBAR_ITEMS))
      return scratch.placeholders.element(DOC_CARDS)
    const cards = items.filter((item) => item?.href !== undefined)
    return <Cards>{cards.map((item) => docCard({ item }))}</Cards>
  }
}

/** `<DocCard>`: the card of one item of a sidebar. */
function docCard({ item }: Record<string, unknown>): ReactNode {
  const { href, label, description } = (item ?? {}) as Record<string, unknown>
  if (href === undefined) return null
  return (
    <Card key={String(href)} href={String(href)} title={String(label)}>
      {description == null ? null : <p>{String(description)}</p>}
    </Card>
  )
}

/** `<Mermaid>`: drawn as a fence is. */
function diagram(scratch: PageScratch): ModuleComponent {
  return ({ value }) => {
    const block = { code: String(value ?? ''), language: 'mermaid', meta: '' }
    return scratch.placeholders.element(renderFence(block, scratch))
  }
}

/** `<Redirect to>`: the page leads browsers on at once, and readers without them by a link. */
function redirectIn({ context, head }: PageScratch): ModuleComponent {
  const base = String(context.foreignSite?.baseUrl ?? '/')
  return ({ to }) => {
    const target = typeof to === 'string' ? to : ''
    if (target === '' || !isHarmlessUrl(target)) return null
    const isOfSite = target.startsWith('/') && !target.startsWith(base)
    const url = isOfSite ? `${base}${target.slice(1)}` : target
    const attributes = { 'http-equiv': 'refresh', content: `0; url=${url}` }
    if (!head.tags.some(({ attributes: known }) => 'http-equiv' in known))
      head.tags.push({ tag: 'meta', attributes })
    return (
      <p>
        <a href={target}>{target}</a>
      </p>
    )
  }
}

/** `<Admonition>`; an unknown type gives a plain box and a warning. */
function admonitionComponent({ file, problems }: PageScratch): ModuleComponent {
  const known = Object.keys(ADMONITION_TITLES)
  return ({ type = 'note', title, children }) => {
    const kind = String(type)
    if (!known.includes(kind))
      problems.push(
        problemAt(file, 'admonition/unknown-type', {
          found: `<Admonition type="${kind}">`,
          expected: `one of: ${known.join(', ')}`,
          fix: `${didYouMean(kind, known, 'use a known type.')} Until then it is a plain box with this name`,
        }),
      )
    const shown = title as ReactNode
    return (
      <Admonition kind={kind} title={shown} label={shown == null ? undefined : textOfNode(shown)}>
        {children as ReactNode}
      </Admonition>
    )
  }
}
