import type { ReactNode } from 'react'
import { renderCodeBlock } from '../code-block.ts'
import type { PageScratch } from '../compile-context.ts'
import { type ModuleComponent, slotAt } from './module-component.ts'
import { textOfNode } from './text-of-node.ts'

/** `<CodeBlock>`: highlighting takes its time, so `pending` gets a promise of it. */
export function codeBlockComponent(
  scratch: PageScratch,
  pending: Promise<void>[],
): ModuleComponent {
  return ({ children, language, className, title, metastring, showLineNumbers }) => {
    const named = /language-(\w+)/.exec(String(className ?? ''))?.[1]
    const meta = [
      metastring,
      title === undefined ? undefined : `title=${JSON.stringify(title)}`,
      showLineNumbers === true ? 'showLineNumbers' : undefined,
    ]
    const at = scratch.slots.push('') - 1
    pending.push(
      renderCodeBlock({
        code: textOfNode(children as ReactNode),
        language: String(language ?? named ?? scratch.context.defaultCodeLanguage),
        meta: meta.filter(Boolean).join(' '),
      }).then((html) => {
        scratch.slots[at] = html
      }),
    )
    return slotAt(at)
  }
}
