import { renderCodeBlock } from '@warraq/fences/code-block'
import { withLiveStyles, withStyleClasses } from '@warraq/markup/style-declarations'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { LiveHtml, ModuleComponent, ModulePage } from '../../plugins/page-module-hook.ts'
import { DOC_CARDS } from '../../shared/data/doc-cards.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { didYouMean } from '../../shared/text/nearest.ts'
import { withoutPreloads } from '../../shared/text/without-preloads.ts'
import { Admonition } from '../../theme/Admonition/Admonition.tsx'
import { ADMONITION_TITLES } from '../../theme/Admonition/admonition-kinds.ts'
import { Card } from '../../theme/Card/Card.tsx'
import { Cards } from '../../theme/Card/Cards.tsx'
import { Tabs } from '../../theme/Tabs/Tabs.tsx'
import { hasMark, writtenText } from '../../theme/text/text-marks.ts'
import type { PageScratch } from '../compile-context.ts'
import { renderFence } from '../fences/render-fence.tsx'
import { checkHtml } from '../finish/check-html.ts'
import { markdownPart } from './markdown-part.ts'
import { onlyContent } from './only-content.tsx'
import { headIn } from './page-head.tsx'
import { renderContent } from './render-component.tsx'
import { IslandContext } from './render-island.tsx'
import { LoopError, runBounded } from './run-bounded.ts'
import { textOfNode } from './text-of-node.ts'

/** The parts of a page that imported modules may use. */
export function modulePage(text: string, scratch: PageScratch): ModulePage {
  const { file, head, placeholders, problems } = scratch
  // An author wrote the props; each component takes those it knows.
  const untyped = (component: ComponentType<never>) => component as unknown as ModuleComponent
  return {
    file,
    text,
    components: {
      Admonition: admonitionComponent(scratch),
      Card: untyped(Card),
      Cards: untyped(Cards),
      CodeBlock: codeBlockComponent(scratch),
      Head: headIn(scratch),
      OnlyContent: onlyContent as ModuleComponent,
      Tabs: untyped(Tabs),
    },
    fence: (block) => placeholders.element(renderFence(block, scratch)),
    markdown: (markdown) => markdownPart(markdown, scratch),
    sidebarCards: () => placeholders.element(DOC_CARDS),
    hasHeadTag: (attribute) =>
      head.tags.some(({ attributes }) => Object.hasOwn(attributes, attribute)),
    addHeadTag: (tag) => head.tags.push(tag),
    dependsOnPlace: () => {
      scratch.isPlaced = true
    },
    report: (code, told, place = { file, line: undefined }) =>
      problems.push(problemAt(place, code, told)),
    render: (element) => renderedAlone(element, scratch),
    content: (node) => {
      const html = renderContent(node, scratch)
      return checkHtml(html, { source: '', firstLine: scratch.firstLine }, scratch)
    },
    ownHtml: (html) => placeholders.element(withStyleClasses(html, scratch.styles)),
    renderLive: (element, shown) => liveHtml(element, shown, scratch),
  }
}

/** Renders a component, unless it did not end in time before. */
function renderedAlone(
  element: ReactElement,
  scratch: PageScratch,
): ReturnType<ModulePage['render']> {
  const { loops, context } = scratch
  const known = loops?.get(element.type)
  if (known !== undefined) return { fault: known }
  try {
    const render = () => renderContent(element, scratch)
    return { html: loops === undefined ? render() : runBounded(render, context.loopLimitMs) }
  } catch (cause) {
    // The page as a whole did not end: its components are timed next.
    if (cause instanceof LoopError && loops === undefined) throw cause
    if (cause instanceof LoopError) loops?.set(element.type, cause)
    return { fault: cause instanceof Error ? cause : new Error(messageOf(cause)) }
  }
}

/** What the browser makes has no marks in place of texts. */
function liveHtml(
  element: ReactElement,
  shown: string,
  scratch: PageScratch,
): LiveHtml | undefined {
  const { context, islands, placeholders, styles } = scratch
  if (hasMark(shown)) writtenText(context.text)
  const prefix = `${++islands.count}-`
  const whole = <IslandContext value="inside">{element}</IslandContext>
  const html = renderedLive(whole, prefix)
  if (html === undefined) return undefined
  return {
    html,
    island: ({ name, exported, props, hidden }) => {
      islands.used.add(name)
      const island = (
        <docs-island
          class="page-part"
          data-name={name}
          data-export={exported === 'default' ? undefined : exported}
          data-props={JSON.stringify(props)}
          data-prefix={html.includes(`_${prefix}R_`) ? prefix : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it above.
          dangerouslySetInnerHTML={{ __html: `${withLiveStyles(html, styles)}${hidden}` }}
        />
      )
      return placeholders.element(renderToStaticMarkup(island))
    },
  }
}

function renderedLive(element: ReactElement, identifierPrefix: string): string | undefined {
  try {
    return withoutPreloads(renderToString(element, { identifierPrefix }))
  } catch (cause) {
    if (cause instanceof LoopError) throw cause
    return undefined
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
