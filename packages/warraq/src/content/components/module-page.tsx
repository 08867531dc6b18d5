import { withLiveStyles, withStyleClasses } from '@warraq/markup/style-declarations'
import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { markdownToHtml } from 'satteri'
import type { LiveHtml, ModuleComponent, ModulePage } from '../../plugins/page-module-hook.ts'
import { DOC_CARDS } from '../../shared/data/compiled-page.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { Admonition } from '../../theme/Admonition/Admonition.tsx'
import { Card } from '../../theme/Card/Card.tsx'
import { Cards } from '../../theme/Card/Cards.tsx'
import { withoutPreloads } from '../../theme/parts/render-theme.tsx'
import { Tabs } from '../../theme/Tabs/Tabs.tsx'
import { hasMark, writtenText } from '../../theme/text/text-marks.ts'
import type { PageScratch } from '../compile-context.ts'
import { renderFence } from '../fences/render-fence.tsx'
import { checkHtml } from '../finish/check-html.ts'
import { parseOptions } from '../source/parse-options.ts'
import { prepareText } from '../source/prepare-source.ts'
import { onlyContent } from './only-content.tsx'
import { headIn } from './page-head.tsx'
import { renderContent } from './render-component.tsx'
import { IslandContext } from './render-island.tsx'
import { LoopError, runBounded } from './run-bounded.ts'

/** The parts of a page that imported modules may use. */
export function modulePage(text: string, scratch: PageScratch): ModulePage {
  const { context, file, head, placeholders, problems } = scratch
  // An author wrote the props; each component takes those it knows.
  const untyped = (component: ComponentType<never>) => component as unknown as ModuleComponent
  return {
    file,
    text,
    components: {
      Admonition: untyped(Admonition),
      Card: untyped(Card),
      Cards: untyped(Cards),
      Head: headIn(scratch),
      OnlyContent: onlyContent as ModuleComponent,
      Tabs: untyped(Tabs),
    },
    fence: ({ language = context.defaultCodeLanguage, ...block }) =>
      placeholders.element(renderFence({ ...block, language }, scratch)),
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
    content: (node) => checkHtml(renderContent(node, scratch), '', scratch),
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

/** Markdown that a component shows in a page, with headings and code blocks like those of the page. */
function markdownPart(text: string, scratch: PageScratch): ReactElement {
  return scratch.placeholders.element(htmlOf(text, scratch))
}

async function htmlOf(text: string, scratch: PageScratch): Promise<string> {
  const source = prepareText(text, 'md', scratch)
  const { html } = await markdownToHtml(source.text, parseOptions(source, scratch))
  return checkHtml(html, '', scratch)
}
