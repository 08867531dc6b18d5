/** Words that share more letters with the one before repeat them. */
const MOST_SHARED = 25
const FIRST_LETTER = 65

/**
 * Sorted words in lower case as one text: for each word a capital letter for the number of letters
 * shared with the previous one, then the rest. `chain chains chance` becomes `AchainFsDnce`.
 */
export function packWords(words: readonly string[]): string {
  let former = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < MOST_SHARED && shared < word.length && word[shared] === former[shared])
        shared++
      former = word
      return String.fromCharCode(FIRST_LETTER + shared) + word.slice(shared)
    })
    .join('')
}

/** The words of a text that `packWords` made. */
export function unpackWords(packed: string): string[] {
  let former = ''
  return (packed.match(/[A-Z][^A-Z]*/g) ?? []).map((piece) => {
    former = former.slice(0, piece.charCodeAt(0) - FIRST_LETTER) + piece.slice(1)
    return former
  })
}
