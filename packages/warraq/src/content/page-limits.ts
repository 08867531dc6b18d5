import { MOST_NESTED } from '../html/nests-too-deeply.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { problemAt } from '../shared/problem-at.ts'

export function tooDeep(file: string): Diagnostic {
  return problemAt(file, 'html/too-deep', {
    found: `elements, containers, quotations or lists nested more than ${MOST_NESTED} deep`,
    expected: 'a page that nests less deeply',
    fix: 'close what is left open, or write the page with less nesting',
  })
}
