import { renderCodeBlock } from '@warraq/fences/code-block'
import type { CodeBlockSource } from '@warraq/fences/code-block-source'
import { withOptionsInMeta } from '@warraq/fences/fence-options'
import type { PluginEntry } from '../../plugins/owned-entries.ts'
import { hookProblem } from '../../plugins/plugin-error.ts'
import type { FenceUse } from '../../plugins/warraq-plugin.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { type PageScratch, placeIn } from '../compile-context.ts'
import { withCodeOfFile } from './code-file.ts'
import { renderDiagram } from './diagram.ts'
import { renderFormula } from './formula.ts'
import { isForPackageManagers, renderPackageTabs } from './package-tabs.tsx'

/** HTML of a fence: code, the output of the plugin for its language, or what the fence asks for. */
export async function renderFence(written: CodeBlockSource, scratch: PageScratch): Promise<string> {
  const block = withOptionsInMeta(written)
  const { fences } = scratch.context.extensions
  const own = fences.get(block.language)
  if (own !== undefined) return renderWithPlugin(block, own, scratch)
  if (isForPackageManagers(block)) return renderPackageTabs(block, scratch)
  if (block.language === 'mermaid') return renderDiagram(block, scratch)
  if (block.language === 'math') return renderFormula(block, scratch)
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
