import { defineMdastPlugin } from 'satteri'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'

/**
 * Find the notes that readers do not see: no reference leads to them, or an earlier note has their
 * name.
 * @param report takes the name and the 1-based line of the text
 */
export function findLostNotes(report: (name: string, line: number | undefined) => void) {
  const notes: { readonly name: string; readonly line: number | undefined }[] = []
  const asked = new Set<string>()
  return defineMdastPlugin({
    name: 'docs-lost-notes',
    options: { position: true },
    footnoteDefinition({ identifier, position }) {
      notes.push({ name: identifier, line: position?.start.line })
    },
    footnoteReference({ identifier }) {
      asked.add(identifier)
    },
    after() {
      const shown = new Set<string>()
      for (const { name, line } of notes) {
        if (!asked.has(name) || shown.has(name)) report(name, line)
        shown.add(name)
      }
    },
  })
}

export function lostNote(place: Place, name: string): Diagnostic {
  return problemAt(place, 'footnote/not-shown', {
    found: `[^${name}]: a note that readers do not see`,
    expected: `a reference [^${name}] in the text, and one note for each name`,
    fix: 'refer to it where it belongs, or give it another name',
  })
}
