import { defineMdastPlugin } from 'satteri'
import type { PageScratch } from './compile-context.ts'

const FORBIDDEN: readonly (readonly [pattern: RegExp, found: string])[] = [
  [/<script[\s>]/i, 'a <script> element'],
  [/<style[\s>]/i, 'a <style> element'],
  [/<[a-z][^>]*\son[a-z]+\s*=/i, 'an inline event handler'],
  [/<[a-z][^>]*\sstyle\s*=/i, 'a style attribute'],
  [/<[a-z][^>]*\s(?:href|src)\s*=\s*["']?\s*javascript:/i, 'a javascript: address'],
]

/** Refuse raw HTML that the content security policy would block anyway. */
export function checkRawHtml(scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-raw-html',
    options: { position: true },
    html(node) {
      for (const [pattern, found] of FORBIDDEN) {
        if (!pattern.test(node.value)) continue
        scratch.problems.push({
          code: 'html/forbidden',
          severity: 'error',
          file: scratch.file,
          line: scratch.firstLine - 1 + (node.position?.start.line ?? 1),
          found,
          expected: 'HTML without scripts, event handlers and inline styles',
          fix: 'use Markdown, a directive, or a component of the site',
        })
      }
    },
  })
}
