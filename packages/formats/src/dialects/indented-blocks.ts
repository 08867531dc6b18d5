import { codeOf } from 'warraq/plugin'
import { ownValue } from '../own-value.ts'

const BOX =
  /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([A-Za-z][\w-]*)((?:[ \t]+[\w-]+)*)(?:[ \t]+"(.*)")?[ \t]*$/
const TAB = /^([ \t]*)===[!+]?[ \t]+"(.+)"[ \t]*$/
const FOLDS: Readonly<Record<string, string>> = { '!!!': '', '???': '-', '???+': '+' }

/** An opening line with the lines that belong to it. */
interface Block {
  readonly indent: string
  /** Index of the line after the last one of its content. */
  readonly end: number
  readonly content: readonly string[]
}

/**
 * Rewrite the boxes and tabs of MkDocs as quotations, which keeps every line where it is:
 *
 *     !!! note "Title"        > [!note] Title
 *         Text.               > Text.
 *
 *     === "npm"               > > [!tab] npm
 *         Text.               > > Text.
 *
 * A block that text follows without an empty line is left as it is, because it would swallow the
 * text.
 * @param tab name of the marker of a tab, which content cannot guess
 */
export function quoteIndentedBlocks(text: string, tab: string): string {
  if (!/^[ \t]*(?:!!!|\?\?\?\+?|===[!+]?)[ \t]/m.test(text)) return text
  const lines = text.split('\n')
  const code = codeOf(text, 'md').lines
  const written: string[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const isCode = code.has(at)
    const box = isCode ? null : BOX.exec(line)
    const block = isCode ? undefined : blockAt(lines, at, (box ?? TAB.exec(line))?.[1])
    if (block === undefined) written.push(line)
    else if (box !== null) written.push(...quotedBox(box, block, tab))
    else {
      const tabs = quotedTabs(lines, at, tab)
      written.push(...tabs.written)
      at = tabs.end
      continue
    }
    at = block?.end ?? at + 1
  }
  return written.join('\n')
}

/** @param indent the indentation of the opening line; absent when the line opens nothing */
function blockAt(lines: readonly string[], at: number, indent: string | undefined) {
  if (indent === undefined) return undefined
  let end = at + 1
  for (let next = end; next < lines.length; next++) {
    const line = lines[next] ?? ''
    if (line.trim() === '') continue
    if (!isIndented(line, indent)) break
    end = next + 1
  }
  const after = lines[end] ?? ''
  if (after.trim() !== '' && end > at + 1 && !BOX.test(after) && !TAB.test(after)) return undefined
  const content = lines.slice(at + 1, end).map((line) => dedented(line, indent))
  return { indent, end, content } satisfies Block
}

function isIndented(line: string, indent: string): boolean {
  return line.startsWith(indent) && /^(?: {4}| {0,3}\t)/.test(line.slice(indent.length))
}

function dedented(line: string, indent: string): string {
  return line
    .slice(indent.length)
    .replace(/^(?: {4}| {0,3}\t)/, '')
    .trimEnd()
}

function quotedBox(box: RegExpExecArray, { indent, content }: Block, tab: string): string[] {
  const [, , sign = '', kind = '', , title = ''] = box
  const opening = `[!${kind}]${ownValue(FOLDS, sign)}${title === '' ? '' : ` ${title}`}`
  const inner = quoteIndentedBlocks(content.join('\n'), tab).split('\n')
  return quoted([opening, ...(content.length === 0 ? [] : inner)], `${indent}>`)
}

/** The tabs of one set, which only empty lines separate. */
function quotedTabs(lines: readonly string[], first: number, tab: string) {
  const written: string[] = []
  let end = first
  for (let at = first; at < lines.length; ) {
    const [, indent, label = ''] = TAB.exec(lines[at] ?? '') ?? []
    const block = blockAt(lines, at, indent)
    if (block === undefined) break
    const empty = Array.from({ length: at - end }, () => `${block.indent}>`)
    const inner = quoteIndentedBlocks(block.content.join('\n'), tab).split('\n')
    const content = [`[!${tab}] ${label}`, ...(block.content.length === 0 ? [] : inner)]
    written.push(...empty, ...quoted(content, `${block.indent}> >`))
    end = block.end
    at = end
    while (at < lines.length && lines[at]?.trim() === '') at++
  }
  return { written, end }
}

function quoted(lines: readonly string[], sign: string): string[] {
  return lines.map((line) => (line === '' ? sign : `${sign} ${line}`))
}
