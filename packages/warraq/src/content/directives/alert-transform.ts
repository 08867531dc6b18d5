import { capitalised } from '@warraq/markup/capitalised'
import { namesFor } from '@warraq/markup/names-for'
import { ownValue } from '@warraq/search/own-value'
import type { BlockContent, Blockquote, DefinitionContent, Paragraph, PhrasingContent } from 'mdast'
import { defineMdastPlugin } from 'satteri'
import { admonitionLook, isAdmonitionKind } from '../../theme/Admonition/admonition-kinds.ts'
import type { UiText } from '../../theme/text/ui-text.ts'
import type { PageScratch } from '../compile-context.ts'
import type { ContainerUse } from '../placeholders.ts'

/** `[!NOTE]` of GitHub; `[!tip|wide]- Title` of Obsidian, which `-` closes and `+` opens. */
const MARKER = /^\[!([A-Za-z][\w-]*)(?:\|[^\]\n]*)?\]([-+]?)(?:[^\S\n]+|(?=\n)|$)/

/** Kinds of boxes by the names that other tools have for them. */
const KINDS = namesFor({
  // As on GitHub: a caution is worse than a warning.
  danger: 'bug caution error fail failure missing',
  info: 'abstract important summary tldr todo',
  tip: 'check done hint',
  warning: 'attention',
})

const NAMES: Readonly<Record<string, (text: UiText) => string>> = {
  caution: ({ caution }) => caution,
  important: ({ important }) => important,
}

/** A quotation that begins with a marker, taken apart. */
interface Alert {
  readonly name: string
  /** `-` or `+` for a box that readers open and close. */
  readonly fold: string
  readonly title: readonly PhrasingContent[]
  readonly content: readonly (BlockContent | DefinitionContent)[]
}

/**
 * Show the alerts of GitHub and the callouts of Obsidian as admonitions; one that folds becomes
 * `:::details`.
 *
 *     > [!WARNING]          :::warning
 *     > Back up the keys.   Back up the keys.
 *                           :::
 */
export function alertTransform(scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-alerts',
    options: { position: true },
    blockquote(node, context) {
      const box = boxNode(node, context.source, scratch)
      if (box !== undefined) context.replaceNode(node, box)
    },
  })
}

/** A quotation that the theme part for `use` will render. */
function containerNode(
  use: ContainerUse,
  label: readonly PhrasingContent[],
  content: Alert['content'],
  { placeholders }: PageScratch,
) {
  const title = {
    type: 'paragraph' as const,
    data: placeholders.data('label'),
    children: [...label],
  }
  return {
    type: 'blockquote' as const,
    data: placeholders.data(use),
    children: [...(label.length === 0 ? [] : [title]), ...content],
  }
}

function boxNode(node: Readonly<Blockquote>, source: string, scratch: PageScratch) {
  const alert = alertOf(node, source)
  if (alert === undefined) return undefined
  const { use, label } = boxOf(alert, scratch.context.text)
  return containerNode(use, label, alert.content, scratch)
}

function boxOf({ name, fold, title }: Alert, text: UiText) {
  const kind = name.toLowerCase()
  const look = KINDS.get(kind) ?? (isAdmonitionKind(kind) ? kind : 'note')
  const named = [
    { type: 'text' as const, value: ownValue(NAMES, kind)?.(text) ?? capitalised(kind) },
  ]
  const use: ContainerUse =
    fold === ''
      ? { name: look, attributes: {} }
      : { name: 'details', attributes: fold === '+' ? { open: '' } : {} }
  // The theme names the kinds that look like themselves, in the language of the page.
  const isNamed = fold === '' && look === kind && admonitionLook(kind) === kind
  return { use, label: title.length > 0 ? title : isNamed ? [] : named }
}

/** `undefined` for a quotation without a marker, or with an escaped one. */
function alertOf({ children }: Readonly<Blockquote>, source: string): Alert | undefined {
  const [first, ...others] = children
  if (first?.type !== 'paragraph') return undefined
  const [opening, ...inline] = first.children
  if (opening?.type !== 'text') return undefined
  const match = MARKER.exec(opening.value)
  // The place of the paragraph: its first text may have none.
  const offset = first.position?.start.offset
  if (match === null || (offset !== undefined && source[offset] === '\\')) return undefined
  const [marker, name = '', fold = ''] = match
  const { line, rest } = firstLineOf([
    { type: 'text', value: opening.value.slice(marker.length) },
    ...inline,
  ])
  const paragraph: Paragraph = { type: 'paragraph', children: rest }
  return {
    name,
    fold,
    title: line,
    content: [...(rest.length === 0 ? [] : [paragraph]), ...others],
  }
}

/** Inline nodes of the first line, and those of the lines below. */
function firstLineOf(nodes: readonly PhrasingContent[]) {
  const line: PhrasingContent[] = []
  for (const [at, node] of nodes.entries()) {
    const below = nodes.slice(at + 1)
    if (node.type === 'break') return { line, rest: below }
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1
    if (node.type !== 'text' || end === -1) {
      if (node.type !== 'text' || node.value !== '') line.push(node)
      continue
    }
    const [before, after] = [node.value.slice(0, end), node.value.slice(end + 1)]
    if (before.trim() !== '') line.push({ type: 'text', value: before })
    return {
      line,
      rest: after === '' ? below : [{ type: 'text' as const, value: after }, ...below],
    }
  }
  return { line, rest: [] }
}
