import { defineMdastPlugin, type MdastNode } from 'satteri'
import { authoredTags } from '../html/authored-tags.ts'
import { lineIndex } from '../shared/line-finder.ts'
import { remembered } from '../shared/remembered.ts'
import { type AuthoredElement, type PageScratch, placeIn } from './compile-context.ts'

const NAMES_IN_JSX: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** Notes every element that the author wrote; the engine adds its own afterwards. */
export function noteElements(scratch: PageScratch) {
  const note = (name: string, attributes: readonly (readonly [string, string])[], line?: number) =>
    scratch.elements.push({ name, attributes: new Map(attributes), place: placeIn(scratch, line) })
  return defineMdastPlugin({
    name: 'docs-authored-elements',
    options: { position: true },
    html({ value, position }) {
      scratch.hasRawHtml = true
      const lineAt = lineIndex(value)
      for (const { name, attributes, start } of authoredTags(value))
        note(
          name,
          attributes.map((written) => [written.toLowerCase(), written]),
          position && position.start.line + lineAt(start),
        )
    },
    mdxJsxFlowElement: (node) => noteJsx(node),
    mdxJsxTextElement: (node) => noteJsx(node),
  })

  function noteJsx({ name, attributes, position }: JsxElement): void {
    const names = attributes.flatMap((given) =>
      given.type === 'mdxJsxAttribute' ? [given.name] : [],
    )
    note(
      name ?? '',
      names.map((written) => [NAMES_IN_JSX[written] ?? written.toLowerCase(), written]),
      position?.start.line,
    )
  }
}

type JsxElement = Pick<
  Readonly<Extract<MdastNode, { readonly type: 'mdxJsxFlowElement' }>>,
  'name' | 'attributes' | 'position'
>

/**
 * Returns a function that finds the element with this name, and with this attribute: each call with
 * the same names finds the next one.
 */
export function tagFinder(elements: readonly AuthoredElement[]) {
  const known = new Map<string, AuthoredElement[]>()
  const keyOf = (tag: string, attribute = '') => `${tag.toLowerCase()} ${attribute}`
  for (const element of elements)
    for (const attribute of ['', ...element.attributes.keys()])
      remembered(known, keyOf(element.name, attribute), () => []).push(element)
  for (const found of known.values()) found.reverse()
  return (tag: string, attribute?: string) => known.get(keyOf(tag, attribute))?.pop()
}
