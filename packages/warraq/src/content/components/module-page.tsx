import type { ComponentType, ReactNode } from 'react'
import type { ModuleComponent, ModulePage } from '../../plugins/page-module-hook.ts'
import { DOC_CARDS } from '../../shared/data/doc-cards.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { didYouMean } from '../../shared/text/nearest.ts'
import { Admonition } from '../../theme/Admonition/Admonition.tsx'
import { ADMONITION_TITLES } from '../../theme/Admonition/admonition-kinds.ts'
import { Card } from '../../theme/Card/Card.tsx'
import { Cards } from '../../theme/Card/Cards.tsx'
import { Tabs } from '../../theme/Tabs/Tabs.tsx'
import type { PageScratch } from '../compile-context.ts'
import { renderCodeBlock } from '../fences/code-block.ts'
import { renderFence } from '../fences/render-fence.tsx'
import { markdownPart } from './markdown-part.ts'
import { OnlyContent } from './only-content.tsx'
import { headIn } from './page-head.tsx'
import { textOfNode } from './text-of-node.ts'

/** What modules that pages import may use of a page. */
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
      OnlyContent,
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
    report: (code, told) => problems.push(problemAt(file, code, told)),
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
