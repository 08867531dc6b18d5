/** What of a growing answer can be read out next, and where it ends. */
export interface SpokenPiece {
  readonly text: string
  /** Characters of the answer that have been spoken with it. */
  readonly end: number
}

/**
 * The whole sentences after `from`, without Markdown marks and code; everything left when the
 * answer is complete. Readers of the screen hear sentences, never single words.
 */
export function nextSentences(answer: string, from: number, isComplete: boolean): SpokenPiece {
  const rest = answer.slice(from)
  const end = isComplete ? rest.length : lastSentenceEnd(rest)
  return { text: plainText(rest.slice(0, end)), end: from + end }
}

/** Behind the last full stop or line; an open code block is waited for. */
function lastSentenceEnd(text: string): number {
  const fences = [...text.matchAll(/^[ \t]*```/gm)]
  const open = fences.length % 2 === 1 ? (fences.at(-1)?.index ?? text.length) : text.length
  const ends = [...text.slice(0, open).matchAll(/[.!?:](?=\s)|[。！？]|\n/g)]
  const last = ends.at(-1)
  return last === undefined ? 0 : last.index + last[0].length
}

function plainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*```[\s\S]*?(?:^[ \t]*```|$(?![\s\S]))/gm, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|>|\d+\.)\s+/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
