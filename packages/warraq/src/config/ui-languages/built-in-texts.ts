import type { UiText } from '../../theme/text/ui-text.ts'
import de from './de.json'
import es from './es.json'
import fr from './fr.json'
import it from './it.json'
import ja from './ja.json'
import ko from './ko.json'
import pt from './pt.json'
import ru from './ru.json'
import tr from './tr.json'
import zh from './zh.json'

/**
 * Texts of the interface that the engine brings, by the language they are written in: files of the
 * form that a site has in `i18n/<language>/code.json`. Portuguese is as written in Brazil, Chinese
 * in simplified characters.
 */
export const BUILT_IN_TEXTS: ReadonlyMap<string, UiText> = new Map(
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
