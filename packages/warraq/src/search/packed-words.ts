const MOST_SHARED = 9

/**
 * Sorted words without digits as one text: for each word the number of letters shared with the
 * previous one, then the rest. `chain chains chance` becomes `0chain5s3nce`.
 */
export function packWords(words: readonly string[]): string {
  let former = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < MOST_SHARED && shared < word.length && word[shared] === former[shared])
        shared++
      former = word
      return `${shared}${word.slice(shared)}`
    })
    .join('')
}

/** The words of a text that `packWords` made. */
export function unpackWords(packed: string): string[] {
  let former = ''
  return (packed.match(/\d\D*/g) ?? []).map((piece) => {
    former = former.slice(0, Number(piece[0])) + piece.slice(1)
    return former
  })
}
