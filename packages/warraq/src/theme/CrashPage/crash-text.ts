import { type CrashText, defaultCrashText } from '../../shared/crash-text.ts'

/** The strings of crashes in the language of the document. */
export function crashText(): CrashText {
  return { ...defaultCrashText, ...JSON.parse(document.body.dataset.elementText ?? '{}') }
}
