import { readFileSync } from 'node:fs'
import { UsageError } from 'warraq/plugin'
import type { Speller } from './check-spelling.ts'
import type { ProseConfig } from './prose-options.ts'

/**
 * Load a language and the words of the project. A project word in lower case matches any
 * capitalization; every project word also matches with a plural `s`.
 * @param dictionary the project's words, one per line; `#` starts a comment
 */
export async function loadSpeller(
  language: ProseConfig['spellingLanguage'],
  dictionary: string,
): Promise<Speller> {
  const [{ default: nspell }, { default: base }] = await Promise.all([
    import('nspell'),
    language === 'en-GB' ? import('dictionary-en-gb') : import('dictionary-en'),
  ])
  const spell = nspell(Buffer.from(base.aff).toString(), Buffer.from(base.dic).toString())
  const words = new Set(dictionary.split('\n').map((line) => line.replace(/#.*$/, '').trim()))
  const isOwn = (word: string) => words.has(word) || words.has(word.toLowerCase())
  return {
    isCorrect: (word) => isOwn(word) || isOwn(word.replace(/s$/, '')) || spell.correct(word),
    suggest: (word) => spell.suggest(word),
  }
}

/**
 * The words of a project.
 * @throws UsageError when the file cannot be read
 */
export function readWords(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`The dictionary of the plugin prose cannot be read: ${message}`)
  }
}
