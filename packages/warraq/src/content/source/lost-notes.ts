import { defineMdastPlugin } from 'satteri'
import { problemAt } from '../../shared/data/problem-at.ts'
import { type PageScratch, placeIn } from '../compile-context.ts'

/**
 * Report the notes that readers do not see: no reference leads to them, or an earlier note has their
 * name.
 */
export function findLostNotes(scratch: PageScratch) {
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
        if (!asked.has(name) || shown.has(name))
          scratch.problems.push(
            problemAt(placeIn(scratch, line), 'footnote/not-shown', {
              found: `[^${name}]: a note that readers do not see`,
              expected: `a reference [^${name}] in the text, and one note for each name`,
              fix: 'refer to it where it belongs, or give it another name',
            }),
          )
        shown.add(name)
      }
    },
  })
}
