import type { ReactNode } from 'react'
import { renderCodeBlock } from '../code-block.ts'
import { type PageScratch, slotName } from '../compile-context.ts'
import { type ModuleComponent, slotNamed } from './module-component.ts'
import { textOfNode } from './text-of-node.ts'

/** `<CodeBlock>`: highlighting is asynchronous, so its promise goes into `pending`. */
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
    const n = slotName(scratch, '')
    const at = scratch.slots.length - 1
    pending.push(
      renderCodeBlock({
        code: textOfNode(children as ReactNode),
        language: String(language ?? named ?? scratch.context.defaultCodeLanguage),
        meta: meta.filter(Boolean).join(' '),
      }).then((html) => {
        scratch.slots[at] = html
      }),
    )
    return slotNamed(n)
  }
}
