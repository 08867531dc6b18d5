import { readFile } from 'node:fs/promises'
import { UsageError } from '../../shared/data/usage-error.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { refuseOtherMajor } from '../../system/optional-packages.ts'
import type { Speller } from './check-spelling.ts'

/**
 * Load a language and the words of the project. A project word in lower case matches any
 * capitalization; every project word also matches with a plural `s`.
 * @param dictionary absolute path of the project's word list, one word per line; `#` starts a
 *   comment
 * @throws UsageError when the project's dictionary cannot be read.
 */
export async function loadSpeller(
  language: 'en-GB' | 'en-US',
  dictionary: string | undefined,
): Promise<Speller> {
  const name = language === 'en-GB' ? 'dictionary-en-gb' : 'dictionary-en'
  refuseOtherMajor('nspell', name)
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
    throw new UsageError(
      `The dictionary named in checks.content.dictionary cannot be read: ${messageOf(cause)}`,
    )
  }
}
