import { type CodeBlockSource, renderCodeBlock } from '@warraq/fences/code-block'
import { drawDiagram } from '@warraq/fences/draw-diagram'
import { withOptionsInMeta } from '@warraq/fences/fence-options'
import { defineMdastPlugin } from 'satteri'
import type { PluginEntry } from '../../plugins/owned-entries.ts'
import { hookProblem } from '../../plugins/plugin-error.ts'
import type { FenceUse } from '../../plugins/warraq-plugin.ts'
import { placeIn, problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { whyUnusable } from '../../system/optional-packages.ts'
import type { PageScratch } from '../compile-context.ts'
import { withCodeOfFile } from './code-file.ts'
import { DIAGRAMS } from './drawing-packages.ts'
import { renderFormula } from './formula.ts'
import { isForPackageManagers, renderPackageTabs } from './package-tabs.tsx'

/** Replace every code block by a placeholder for what readers see of it. */
export function codeTransform(scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-code',
    options: { position: true },
    code(node, context) {
      const block = {
        code: node.value,
        language: node.lang ?? scratch.context.defaultCodeLanguage,
        meta: node.meta ?? '',
        line: node.position?.start.line ?? lineIn(node.data),
      }
      const shown = renderFence(block, scratch)
      context.replaceNode(node, scratch.placeholders.node(shown, context.sourceFormat, block))
    },
  })
}

/** A block that a plugin made has no position; its `data` may have the line. */
function lineIn(data: object | undefined): number | undefined {
  return data !== undefined && 'line' in data ? Number(data.line) : undefined
}

/** HTML of a fence: code, the output of the plugin for its language, or what the fence asks for. */
export async function renderFence(written: CodeBlockSource, scratch: PageScratch): Promise<string> {
  const block = withOptionsInMeta(written)
  const { fences } = scratch.context.extensions
  const own = fences.get(block.language)
  if (own !== undefined) return renderWithPlugin(block, own, scratch)
  if (block.language === 'mermaid') return renderDiagram(block, scratch)
  if (block.language === 'math') return renderFormula(block, scratch)
  if (isForPackageManagers(block)) return renderPackageTabs(block, scratch)
  return renderCodeBlock(withCodeOfFile(block, scratch), scratch.context)
}

async function renderWithPlugin(
  block: CodeBlockSource,
  { plugin, entry }: PluginEntry<(fence: FenceUse) => string | Promise<string>>,
  scratch: PageScratch,
): Promise<string> {
  try {
    return await entry({ code: block.code, meta: block.meta })
  } catch (cause) {
    scratch.problems.push(
      hookProblem(placeIn(scratch, block.line), 'plugin/fence-failed', {
        plugin,
        hook: 'markdown.fences',
        found: `\`\`\`${block.language}: ${messageOf(cause)}`,
      }),
    )
    return ''
  }
}

/**
 * A Mermaid diagram as an SVG element, whose colours follow those of the page. One that cannot be
 * drawn is a problem of the page, which then shows its source.
 */
async function renderDiagram(block: CodeBlockSource, scratch: PageScratch): Promise<string> {
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
