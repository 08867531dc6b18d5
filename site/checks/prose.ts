import { once } from '../lib/once.ts'
import type { Line, ReadText } from './page-check.ts'

const BREAK = /^\s*(?:$|#|\||:{3,}|[-*] |\d+\. )/
/** A line without words of a sentence, and one that is a paragraph by itself. */
const EMPTY = /^\s*(?:$|:{3,}\s*$)/
const ALONE = /^\s*(?:\||#)/
const END = /(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z0-9])/

/**
 * The sentences of a page in reading order, without marks of Markdown, each with the line on which
 * it starts; a cell of a table and an item of a list end one.
 */
export const sentencesOf = once((read: ReadText): Line[] => {
  const found: Line[] = []
  let paragraph: string[] = []
  let first = 0
  const finish = () => {
    const joined = paragraph.join('\n')
    let from = 0
    for (const part of joined.split(END)) {
      const at = joined.indexOf(part, from)
      from = at + part.length
      const line = first + joined.slice(0, at).split('\n').length - 1
      if (part.trim() !== '') found.push({ content: plain(part), line })
    }
    paragraph = []
  }
  for (const { content, line } of read.prose) {
    if (BREAK.test(content)) finish()
    if (EMPTY.test(content)) continue
    if (paragraph.length === 0) first = line
    paragraph.push(content)
    if (ALONE.test(content)) finish()
  }
  finish()
  return found
})

/** A text without links, emphasis and line breaks: what a reader sees. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]{0,500})\]\((?:[^()]|\([^()]{0,500}\)){0,500}\)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/\*\*|[`*_](?=\w)|(?<=\w)[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
