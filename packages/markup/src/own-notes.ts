import { partialNodes } from './partial-nodes.ts'
import { insertion, type TextEdit, withEdits } from './text-edits.ts'

const NOTE = /^[ \t>]*\[\^([^\]\s]+)\]:/gm

/** Labels of the footnotes that a text defines; two that differ in case are one. */
export function noteLabels(text: string): string[] {
  return [...text.matchAll(NOTE)].map(([, label = '']) => label.toLowerCase())
}

/**
 * Gives the footnotes of a partial labels that the page does not have: `[^1]` becomes `[^1-of-2]`, so
 * that a reference leads to the note of the partial. References to notes of the page stay.
 * @param taken labels that are defined elsewhere on the page
 * @param ending of the new labels
 */
export function withOwnNotes(text: string, taken: ReadonlySet<string>, ending: string): string {
  const labels = new Set(noteLabels(text).filter((label) => taken.has(label)))
  if (labels.size === 0) return text
  const edits: TextEdit[] = []
  for (const { node, start, written } of partialNodes(text)) {
    if (node.type !== 'footnoteDefinition' && node.type !== 'footnoteReference') continue
    const [, label] = /^\[\^([^\]]+)/.exec(written) ?? []
    if (label === undefined || !labels.has(label.toLowerCase())) continue
    edits.push(insertion(start + '[^'.length + label.length, ending))
  }
  return withEdits(text, edits)
}
