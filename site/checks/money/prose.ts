import { withoutCode } from 'warraq/plugin'

/** A sentence of a page, without marks of Markdown. */
export interface Sentence {
  readonly text: string
  /** 1-based line on which it starts. */
  readonly line: number
  /** Line of the nearest heading above it, 0 at the beginning of a page. */
  readonly heading: number
}

/** The sentences of a page in reading order; a cell of a table and an item of a list end one. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let heading = 0
  let paragraph: { line: number; text: string }[] = []
  const finish = () => {
    const joined = paragraph.map((one) => one.text).join('\n')
    let from = 0
    for (const part of joined.split(/(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z0-9])/)) {
      const at = joined.indexOf(part, from)
      from = at + part.length
      const line = (paragraph[0]?.line ?? 0) + joined.slice(0, at).split('\n').length - 1
      if (part.trim() !== '') found.push({ text: plain(part), line, heading })
    }
    paragraph = []
  }
  withoutCode(text)
    .split('\n')
    .forEach((content, index) => {
      const isBreak = /^\s*(?:$|#|\||:{3,}|[-*] |\d+\. )/.test(content)
      if (isBreak) finish()
      if (/^#{1,6} /.test(content)) heading = index + 1
      if (/^\s*(?:$|:{3,}\s*$)/.test(content)) return
      paragraph.push({ line: index + 1, text: content })
      if (/^\s*(?:\||#)/.test(content)) finish()
    })
  finish()
  return found
}

/** A text without links, emphasis and line breaks: what a reader sees. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]{0,500})\]\((?:[^()]|\([^()]{0,500}\)){0,500}\)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/\*\*|[`*_](?=\w)|(?<=\w)[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
