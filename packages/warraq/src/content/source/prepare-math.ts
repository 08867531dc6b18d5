import { mathSource } from '@warraq/markup/math-source'
import type { SourceFormat } from '@warraq/markup/source-code'
import { placeIn, problemAt } from '../../shared/data/problem-at.ts'
import { whyUnusable } from '../../system/optional-packages.ts'
import type { PageScratch } from '../compile-context.ts'
import { FORMULAS } from '../fences/drawing-packages.ts'

/**
 * Prepare the formulas of a text for the parser. Formulas are on when their package is installed;
 * otherwise one problem of the page asks for it. A plugin that turns them on does everything itself.
 */
export function prepareMath(text: string, format: SourceFormat, scratch: PageScratch) {
  const without = { text, hasMath: false }
  const { readsMath, extensions } = scratch.context
  if (readsMath === false || extensions.features.math) return without
  const { text: prepared, first } = mathSource(text, format, readsMath === 'double')
  if (first === undefined) return without
  const missing = whyUnusable(FORMULAS)
  if (missing === undefined) return { text: prepared, hasMath: true }
  // Without a sign of TeX, dollar signs may be anything.
  if (/^\$\$|[\\^_{}=]/.test(first.written))
    scratch.problems.push(
      problemAt(placeIn(scratch, first.line), 'formula/no-package', {
        found: first.written.replace(/\s+/g, ' ').slice(0, 80),
        expected: `the package ${FORMULAS}, which shows formulas; without it they are text`,
        fix: missing,
      }),
    )
  return without
}
