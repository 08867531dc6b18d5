/** Runs of scripts that are written without spaces. */
export const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]+/gu

const IDEOGRAPHS = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/**
 * The words of a run, as the dictionary of the platform divides it. Another browser may divide a
 * query differently from the build, so long words in Chinese and Japanese are also found by pairs of
 * letters: `検索する` becomes `検索`, `する`.
 */
export function unspacedWords(run: string) {
  return segmentsOf(run).map((whole) => {
    const letters = [...whole]
    const isLong = letters.length > 2 && IDEOGRAPHS.test(whole)
    const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
    return { whole, pairs: isLong ? pairs : [] }
  })
}

/** Old browsers have no segmenter: there a run is one word. */
function segmentsOf(run: string): readonly string[] {
  if (run === '') return []
  if (!('Segmenter' in Intl)) return [run]
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  return Array.from(segmenter.segment(run), ({ segment }) => segment)
}

let segmenter: Intl.Segmenter | undefined
