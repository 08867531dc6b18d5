/** The next part of a growing answer to announce. */
export interface SpokenPiece {
  readonly text: string
  /** Number of characters of the answer announced so far, including this part. */
  readonly end: number
}

/**
 * The complete sentences after `from`, without Markdown marks and code; everything left when the
 * answer is complete. Screen readers announce sentences, never single words.
 */
export function nextSentences(answer: string, from: number, isComplete: boolean): SpokenPiece {
  const rest = answer.slice(from)
  const end = isComplete ? rest.length : lastSentenceEnd(rest)
  return { text: plainText(rest.slice(0, end)), end: from + end }
}

/** Offset after the last full stop or line; an open code block must end first. */
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
