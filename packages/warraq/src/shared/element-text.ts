import { type CrashText, defaultCrashText } from './crash-text.ts'

/** Strings of the custom elements. `{name}` marks a value put in. */
export const defaultElementText = {
  closeNavigation: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  expandCategory: "Expand sidebar category '{label}'",
  collapseCategory: "Collapse sidebar category '{label}'",
  copyCode: 'Copy code to clipboard',
  copyButton: 'Copy',
  copyValue: 'Copy {value}',
  copied: 'Copied',
  copyingFailed: 'Copying failed',
  wrapCode: 'Toggle word wrap',
  linkCopied: 'Link copied',
  enlargeImage: 'Enlarge: {image}',
  closeImage: 'Close',
} as const satisfies Record<string, string>

export type ElementText = { readonly [Key in keyof typeof defaultElementText]: string }

/**
 * The strings of elements and crashes that differ from the defaults, as JSON for the document;
 * `undefined` when none does.
 */
export function elementTextJson(text: ElementText & CrashText): string | undefined {
  const defaults = { ...defaultElementText, ...defaultCrashText }
  const changed = Object.keys(defaults)
    .map((key) => key as keyof typeof defaults)
    .filter((key) => text[key] !== defaults[key])
    .map((key) => [key, text[key]] as const)
  return changed.length === 0 ? undefined : JSON.stringify(Object.fromEntries(changed))
}
