import { escapeHtml } from '@warraq/markup/escape-html'
import { textOfHtml } from '@warraq/markup/text-of-html'
import { problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { whyUnusable } from '../../system/optional-packages.ts'
import { type PageScratch, placeIn } from '../compile-context.ts'
import { renderCodeBlock } from './code-block.ts'
import type { CodeBlockSource } from './code-block-source.ts'
import { diagramSource, missingWords } from './diagram-source.ts'
import { pageSvg } from './diagram-svg.ts'
import { DIAGRAMS } from './drawing-packages.ts'
import { withSigns } from './held-signs.ts'
import { notDrawn } from './readable-diagram.ts'

/** The time for the layout grows faster than the diagram. */
const MOST_CHARACTERS = 20_000

/**
 * A Mermaid diagram as an SVG element, whose colours follow those of the page. One that cannot be
 * drawn is a problem of the page, which then shows its source.
 */
export async function renderDiagram(block: CodeBlockSource, scratch: PageScratch): Promise<string> {
  const name = `diagram-${scratch.placeholders.count}`
  const place = placeIn(scratch, block.line)
  const missing = whyUnusable(DIAGRAMS)
  try {
    if (missing === undefined) return await drawn(block, name)
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

async function drawn({ code: written, meta }: CodeBlockSource, name: string): Promise<string> {
  if (written.length > MOST_CHARACTERS)
    throw new Error(`a diagram of more than ${MOST_CHARACTERS} characters`)
  const source = diagramSource(written)
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  const svg = withSigns(renderMermaidSVG(source.code, { transparent: true, padding: 8 }))
  const text = textOfHtml(svg)
  const lost = missingWords(source, text)
  if (lost.length > 0) throw notDrawn(lost.slice(0, 3).join('", "'))
  const label = source.title ?? (meta.replace(/\{[^{}]*\}|(?<!\w)\w+=\S+/g, '').trim() || text)
  const [, width = '0'] = /width="([\d.]+)"/.exec(svg) ?? []
  // Small windows scroll a wide diagram, which must then be in reach of the keyboard.
  const stop = Number(width) > 340 ? ' tabindex="0"' : ''
  return `<figure class="diagram" data-source="${escapeHtml(written)}"${stop}>${pageSvg(svg, name, escapeHtml(label))}</figure>`
}
