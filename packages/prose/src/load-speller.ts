import { readFile } from 'node:fs/promises'
import { UsageError } from 'warraq/plugin'
import type { Speller } from './check-spelling.ts'
import type { ProseConfig } from './prose-options.ts'

/**
 * Load a language and the words of the project. A project word in lower case matches any
 * capitalization; every project word also matches with a plural `s`.
 * @param dictionary absolute path of the project's word list, one word per line; `#` starts a
 *   comment
 * @throws UsageError when the project's dictionary cannot be read.
 */
export async function loadSpeller(
  language: ProseConfig['spellingLanguage'],
  dictionary: string | undefined,
): Promise<Speller> {
  const [{ default: nspell }, { default: base }, own] = await Promise.all([
    import('nspell'),
    language === 'en-GB' ? import('dictionary-en-gb') : import('dictionary-en'),
    dictionary === undefined ? '' : readWords(dictionary),
  ])
  const spell = nspell(Buffer.from(base.aff).toString(), Buffer.from(base.dic).toString())
  const words = new Set(own.split('\n').map((line) => line.replace(/#.*$/, '').trim()))
  const isOwn = (word: string) => words.has(word) || words.has(word.toLowerCase())
  return {
    isCorrect: (word) => isOwn(word) || isOwn(word.replace(/s$/, '')) || spell.correct(word),
    suggest: (word) => spell.suggest(word),
  }
}

async function readWords(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`The dictionary of the plugin prose cannot be read: ${message}`)
  }
}
