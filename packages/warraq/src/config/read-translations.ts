import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue } from '@warraq/search/own-value'
import { z } from 'zod'
import { foundAt } from '../shared/data/diagnostic.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { defaultUiText, type UiText } from '../theme/text/ui-text.ts'
import type { DocsRoot } from './docs-root.ts'
import type { Locale } from './locales.ts'
import { parseAs } from './parse-as.ts'
import { PLACEHOLDERS, UI_TEXT_IDS } from './ui-text-ids.ts'

/** Messages of one translation file by id. */
export type Messages = ReadonlyMap<string, string>

/** Translations of a locale that replace the texts of the configuration and the shell. */
export type Translations = ReturnType<typeof readTranslations>

/** Read the JSON files of a locale; files may be missing. */
export function readTranslations(root: string, locale: Locale, roots: readonly DocsRoot[]) {
  const problems: string[] = []
  const read = (file: string) => readMessages(root, `${locale.folder}/${file}`, problems)
  return {
    navbar: read('docusaurus-theme-classic/navbar.json'),
    footer: read('docusaurus-theme-classic/footer.json'),
    text: uiText(read('code.json')),
    /** Labels of a version of a docs root, by its key. */
    docs: new Map(
      roots.map(({ key, labelsFile }) => [key, readMessages(root, labelsFile, problems)]),
    ),
    problems,
  }
}

const messagesSchema = z.record(
  z.string(),
  z.union([z.string(), z.looseObject({ message: z.string() }).transform(({ message }) => message)]),
)

function readMessages(root: string, file: string, problems: string[]): Messages {
  const path = join(root, file)
  if (!existsSync(path)) return new Map()
  try {
    const { data = {}, wrong } = parseAs(messagesSchema, JSON.parse(readFileSync(path, 'utf8')))
    for (const { path: id, found } of wrong)
      problems.push(foundAt(id === '' ? file : `${file}: ${id}`, found, EXPECTED_MESSAGES))
    return new Map(Object.entries(data))
  } catch (cause) {
    problems.push(foundAt(file, messageOf(cause), EXPECTED_MESSAGES))
    return new Map()
  }
}

const EXPECTED_MESSAGES = 'JSON: { "id": { "message": "text" } }'

function uiText(messages: Messages): Partial<UiText> {
  const entries = [...messages].flatMap(([id, message]) => {
    if (Object.hasOwn(defaultUiText, id)) return [[id, message]]
    const key = ownValue(UI_TEXT_IDS, id)
    if (key === undefined) return []
    const names = PLACEHOLDERS[key] ?? {}
    return [[key, message.replace(/\{(\w+)\}/g, (_, name) => `{${ownValue(names, name) ?? name}}`)]]
  })
  return Object.fromEntries(entries)
}
