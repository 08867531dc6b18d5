import { renderCodeBlock } from '@warraq/fences/code-block'
import type { CodeBlockSource } from '@warraq/fences/code-block-source'
import { drawDiagram } from '@warraq/fences/draw-diagram'
import { problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { whyUnusable } from '../../system/optional-packages.ts'
import { type PageScratch, placeIn } from '../compile-context.ts'
import { DIAGRAMS } from './drawing-packages.ts'

/**
 * A Mermaid diagram as an SVG element, whose colours follow those of the page. One that cannot be
 * drawn is a problem of the page, which then shows its source.
 */
export async function renderDiagram(block: CodeBlockSource, scratch: PageScratch): Promise<string> {
  const name = `diagram-${scratch.placeholders.count}`
  const place = placeIn(scratch, block.line)
  const missing = whyUnusable(DIAGRAMS)
  try {
    if (missing === undefined) {
      const { renderMermaidSVG } = await import('beautiful-mermaid')
      return drawDiagram(block, name, (code) =>
        renderMermaidSVG(code, { transparent: true, padding: 8 }),
      )
    }
    scratch.problems.push(
      problemAt(place, 'diagram/no-package', {
        found: 'a diagram, and no package that draws it; readers see its source',
        expected: `the package ${DIAGRAMS}`,
        fix: missing,
      }),
    )
  } catch (cause) {
    scratch.problems.push(
      problemAt(place, 'diagram/failed', {
        found: messageOf(cause),
        expected: 'a flowchart, or a state, sequence, class, entity or xy chart, that can be drawn',
        fix: 'correct the diagram, or show an image of it; until then readers see its source',
      }),
    )
  }
  return renderCodeBlock(block, scratch.context)
}
