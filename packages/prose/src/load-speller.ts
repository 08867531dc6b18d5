import { readFileSync } from 'node:fs'
import { UsageError } from 'warraq/plugin'
import type { Speller } from './check-spelling.ts'
import type { ProseConfig } from './prose-options.ts'

/**
 * Languages that were loaded: it takes a second, and the development server makes the plugin anew
 * with every change of the configuration.
 */
const languages = new Map<ProseConfig['spellingLanguage'], ReturnType<typeof loadLanguage>>()

async function loadLanguage(language: ProseConfig['spellingLanguage']) {
  const [{ default: nspell }, { default: base }] = await Promise.all([
    import('nspell'),
    language === 'en-GB' ? import('dictionary-en-gb') : import('dictionary-en'),
  ])
  return nspell(Buffer.from(base.aff).toString(), Buffer.from(base.dic).toString())
}

/**
 * Load a language and the words of the project. A project word in lower case matches any
 * capitalization; every project word also matches with a plural `s`.
 * @param dictionary the project's words, one per line; `#` starts a comment
 */
export async function loadSpeller(
  language: ProseConfig['spellingLanguage'],
  dictionary: string,
): Promise<Speller> {
  const loading = languages.get(language) ?? loadLanguage(language)
  languages.set(language, loading)
  const spell = await loading
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
