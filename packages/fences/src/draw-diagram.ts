import { escapeHtml } from '@warraq/markup/escape-html'
import { textOfHtml } from '@warraq/markup/text-of-html'
import type { CodeBlockSource } from './code-block.ts'
import { diagramSource, missingWords } from './diagram-source.ts'
import { pageSvg } from './diagram-svg.ts'
import { withSigns } from './held-signs.ts'
import { notDrawn } from './readable-diagram.ts'

/** The time for the layout grows faster than the diagram. */
const MOST_CHARACTERS = 20_000

/**
 * A Mermaid diagram as a figure with an SVG element, whose colours follow those of the page.
 * @param name distinguishes the diagrams of a page
 * @param draw makes an SVG document of Mermaid code
 * @throws Error that names what cannot be drawn
 */
export function drawDiagram(
  { code: written, meta }: CodeBlockSource,
  name: string,
  draw: (code: string) => string,
): string {
  if (written.length > MOST_CHARACTERS)
    throw new Error(`a diagram of more than ${MOST_CHARACTERS} characters`)
  const source = diagramSource(written)
  const svg = withSigns(draw(source.code))
  const text = textOfHtml(svg)
  const lost = missingWords(source, text)
  if (lost.length > 0) throw notDrawn(lost.slice(0, 3).join('", "'))
  const label = source.title ?? (meta.replace(/\{[^{}]*\}|(?<!\w)\w+=\S+/g, '').trim() || text)
  const [, width = '0'] = /width="([\d.]+)"/.exec(svg) ?? []
  // Small windows scroll a wide diagram, which must then be in reach of the keyboard.
  const stop = Number(width) > 340 ? ' tabindex="0"' : ''
  return `<figure class="diagram" data-source="${escapeHtml(written)}"${stop}>${pageSvg(svg, name, escapeHtml(label))}</figure>`
}
