import type { CommandOptions } from '../pipeline/command-options.ts'
import { type TranslationStatus, translationStatus } from '../pipeline/translation-status.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { counted } from '../shared/text/counted.ts'

/**
 * `warraq translations`: print which pages and texts are not translated.
 * @throws UsageError when the configuration is invalid or names one language only.
 */
export async function translations(
  options: CommandOptions,
  { json }: { readonly json: boolean },
): Promise<number> {
  const languages = await translationStatus(options)
  if (languages.length === 0)
    throw new UsageError('The site has one language. Name the others in "i18n.locales".')
  console.log(
    json
      ? JSON.stringify({ version: 1, command: 'translations', root: options.root, languages })
      : languages.map(textOf).join('\n\n'),
  )
  return 0
}

function textOf({ language, translated, missing, outdated, texts }: TranslationStatus): string {
  const total = translated + missing.length
  return [
    `${language}: ${translated} of ${counted(total, 'page')} translated, ${missing.length} missing, ${outdated.length} older than the original`,
    ...missing.map(({ original, file }) => `  missing   ${original}: write ${file}`),
    ...outdated.map(
      ({ original, file, changed }) =>
        `  older     ${file}: ${original} changed on ${changed.slice(0, 10)}`,
    ),
    ...(texts.length === 0
      ? []
      : [`  English   ${counted(texts.length, 'text')} of the interface: ${texts.join(', ')}`]),
  ].join('\n')
}
