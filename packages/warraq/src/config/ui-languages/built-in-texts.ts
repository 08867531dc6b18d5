import type { UiText } from '../../theme/text/ui-text.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/** Texts of the interface that the engine brings, by the language they are written in. */
export const BUILT_IN_TEXTS: ReadonlyMap<string, Partial<UiText>> = new Map(
  Object.entries({ de, es, fr, it, ja, ko, pt, ru, tr, zh }),
)

/** Regions and scripts that do not use simplified characters. */
const TRADITIONAL = /^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/i

/** The texts for a language tag: `fr` and `fr-CA` are French; empty for other languages. */
export function builtInTexts(lang: string): Partial<UiText> {
  if (TRADITIONAL.test(lang)) return {}
  const [language = ''] = lang.toLowerCase().split(/[-_]/)
  return BUILT_IN_TEXTS.get(language) ?? {}
}
