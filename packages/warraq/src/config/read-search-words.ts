import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSearchWords, type SiteSearchWords } from '@warraq/search/search-words'
import { z } from 'zod'
import { foundAt } from '../shared/data/diagnostic.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import type { Locale } from './locales.ts'
import { parseAs } from './parse-as.ts'
import { configError } from './parse-config.ts'
import { parseYaml } from './parse-yaml.ts'
import type { DocsConfig } from './schema.ts'

/** File name of the search words among the translations of a locale. */
const TRANSLATED_FILE = 'search-words.yml'

const phraseSchema = z.string('a word or phrase in quotes').trim().min(1, 'a word or phrase')

const wordsSchema = z.strictObject({
  synonyms: z
    .array(z.array(phraseSchema).min(2, 'at least two words that mean the same'))
    .default([]),
  stopWords: z
    .union([z.string().transform((text) => text.split(/\s+/)), z.array(z.string())], {
      error: 'words, separated by spaces',
    })
    .transform((words) => words.map((word) => word.toLowerCase()).filter(Boolean))
    .optional(),
  asked: z
    .record(
      z.string().regex(/^\/(?!\/)/),
      z.array(phraseSchema).min(1, 'at least one word or phrase'),
      {
        error: ({ code }) =>
          code === 'invalid_key'
            ? 'words by the address of a page or section, which begins with "/"'
            : undefined,
      },
    )
    .default({}),
})

/**
 * The search words of a language, from its file.
 * @throws UsageError that lists every problem when the file is missing or invalid.
 */
export function readSearchWords(root: string, config: DocsConfig, locale: Locale): SiteSearchWords {
  const defaults = defaultSearchWords(locale.lang)
  const file = searchWordsFile(root, config, locale)
  return file === undefined ? defaults : readFile(root, file, defaults)
}

/**
 * The file with the search words of a language: among its translations, or for the default language
 * the one that the configuration names.
 */
export function searchWordsFile(
  root: string,
  config: DocsConfig,
  locale: Locale,
): string | undefined {
  const translated = `${locale.folder}/${TRANSLATED_FILE}`
  const named = config.search !== false && locale.isDefault ? config.search.words : undefined
  return existsSync(join(root, translated)) ? translated : named
}

function readFile(root: string, file: string, defaults: SiteSearchWords): SiteSearchWords {
  const path = join(root, file)
  if (!existsSync(path)) {
    throw new UsageError(
      `The search words file "${file}" does not exist.\nCreate it, or remove "search.words" from the configuration.`,
    )
  }
  const parsed = parseYaml(readFileSync(path, 'utf8'))
  if ('message' in parsed)
    throw new UsageError(`${file} is not YAML: line ${parsed.line}: ${parsed.message}`)
  const { data, wrong } = parseAs(wordsSchema, parsed.value ?? {})
  if (data === undefined)
    throw configError(
      file,
      wrong.map(({ path: place, found, expected }) => foundAt(place || file, found, expected)),
    )
  const { synonyms, stopWords = defaults.stopWords, asked } = data
  return { synonyms, stopWords, asked, file }
}
