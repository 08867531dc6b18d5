import { authoredTags } from '@warraq/markup/authored-tags'
import { lineIndex } from '@warraq/markup/line-finder'
import { ownValue } from '@warraq/search/own-value'
import { defineMdastPlugin, type MdastNode } from 'satteri'
import { placeIn } from '../../shared/data/problem-at.ts'
import type { AuthoredElement, PageScratch } from '../compile-context.ts'

const NAMES_IN_JSX: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** Notes every element that the author wrote; the engine adds its own afterwards. */
export function noteElements(scratch: PageScratch) {
  const note = (name: string, attributes: AuthoredElement['attributes'], line?: number) =>
    scratch.elements.push({ name, attributes, place: placeIn(scratch, line) })
  return defineMdastPlugin({
    name: 'docs-authored-elements',
    options: { position: true },
    html({ value: html, position }) {
      scratch.hasRawHtml = true
      const lineAt = lineIndex(html)
      for (const { name, attributes, start } of authoredTags(html)) {
        const named = attributes.map(
          ([written, value]) => [written.toLowerCase(), { written, value }] as const,
        )
        note(name, new Map(named), position && position.start.line + lineAt(start))
      }
    },
    mdxJsxFlowElement: (node) => noteJsx(node),
    mdxJsxTextElement: (node) => noteJsx(node),
  })

  function noteJsx({ name, attributes, position }: JsxElement): void {
    const named = attributes.flatMap((given) => {
      if (given.type !== 'mdxJsxAttribute') return []
      const { name: written, value } = given
      const known = ownValue(NAMES_IN_JSX, written) ?? written.toLowerCase()
      return [[known, { written, value: typeof value === 'string' ? value : '' }] as const]
    })
    note(name ?? '', new Map(named), position?.start.line)
  }
}

type JsxElement = Pick<
  Readonly<Extract<MdastNode, { readonly type: 'mdxJsxFlowElement' }>>,
  'name' | 'attributes' | 'position'
>
