import { codeOf } from '../../markdown/source-code.ts'

const TAG = /^([ \t]*)\{%-?\s*(hint|endhint|tabs|endtabs|tab|endtab)\b([^%]*)-?%\}[ \t]*$/
const STYLES: Readonly<Record<string, string>> = {
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
}

/**
 * Rewrite the boxes and tabs of GitBook as directives; each line stays where it is.
 *
 *     {% hint style="info" %}    :::info
 *     Text.                      Text.
 *     {% endhint %}              :::
 */
export function directivesOfGitBook(text: string): string {
  if (!/\{%-?\s*(?:hint|tabs)\b/.test(text)) return text
  const code = codeOf(text, 'md').lines
  const rewritten = text
    .split('\n')
    .map((line, at) => (code.has(at) ? line : directiveOf(line)))
    .join('\n')
  return rewritten
}

function directiveOf(line: string): string {
  const [match, indent = '', name = '', attributes = ''] = TAG.exec(line) ?? []
  if (match === undefined) return line
  const value = (key: string) =>
    new RegExp(`\\b${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).join('') ??
    ''
  if (name === 'hint') return `${indent}:::${STYLES[value('style')] ?? 'info'}`
  if (name === 'tabs') return `${indent}:::tabs`
  if (name === 'tab') return `${indent}:::tab[${value('title').replace(/[[\]]/g, '\\$&')}]`
  return `${indent}:::`
}
