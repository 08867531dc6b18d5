import { codeScrollText } from '../CodeBlock/code-scroll-text.ts'
import { codeGoneText } from '../CodeGone/code-gone-text.ts'
import { crashText } from '../CrashPage/crash-page-text.ts'
import { headingLinkElementText } from '../HeadingLink/heading-link-text.ts'
import { imageZoomText } from '../ImageZoom/image-zoom-text.ts'
import { keySheetText } from '../KeySheet/key-sheet-text.ts'
import { tableText } from '../Table/table-text.ts'
import type { UiText } from './ui-text.ts'

/** English texts that custom elements and crash messages need in the browser. */
const ELEMENT_TEXT = {
  ...headingLinkElementText,
  ...imageZoomText,
  ...keySheetText,
  ...codeScrollText,
  ...tableText,
  ...crashText,
  ...codeGoneText,
} as const satisfies Partial<UiText>

/**
 * The texts of elements and crash messages that differ from English, as JSON for the document;
 * `undefined` if none does.
 */
export function elementTextJson(text: UiText): string | undefined {
  const changed = Object.entries(ELEMENT_TEXT).flatMap(([key, english]) => {
    const own = text[key as keyof typeof ELEMENT_TEXT]
    return own === english ? [] : [[key, own]]
  })
  return changed.length === 0 ? undefined : JSON.stringify(Object.fromEntries(changed))
}
