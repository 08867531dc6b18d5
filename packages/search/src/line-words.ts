import { isFiller } from './name-keys.ts'
import { remembered } from './remembered.ts'
import { type PlacedWord, placedWords } from './tokenize.ts'
import { formRoot } from './word-roots.ts'

/** The words of a name or a line of text. */
export interface LineWords {
  readonly placed: readonly PlacedWord[]
  /** One form for all forms of a verb, each between spaces: ` what is stak `. */
  readonly forms: string
  /** The different ones of these that are not fillers. */
  readonly content: readonly string[]
}

/** The next letter of a query mostly finds the same sections, so that their words are kept. */
const KNOWN = new Map<string, LineWords>()
const MOST_KNOWN = 2_000

export function lineWords(line: string): LineWords {
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  return remembered(KNOWN, line, () => {
    const placed = placedWords(line)
    // A flag says what its word says.
    const forms = placed.map(({ whole }) => formRoot(whole.replace(/^-+/, '')))
    const content = forms.filter((_, at) => !isFiller(placed[at]?.whole))
    return { placed, forms: ` ${forms.join(' ')} `, content: [...new Set(content)] }
  })
}
