import {
  searchPageText,
  searchPageWithoutScriptText,
} from '@warraq/search-dialog/page/search-page-text'
import { codeScrollText } from '../CodeBlock/code-scroll-text.ts'
import { codeGoneText } from '../CodeGone/code-gone-text.ts'
import { crashText } from '../CrashPage/crash-page-text.ts'
import { headingLinkElementText } from '../HeadingLink/heading-link-text.ts'
import { imageZoomText } from '../ImageZoom/image-zoom-text.ts'
import { keySheetText } from '../KeySheet/key-sheet-text.ts'
import { tableText } from '../Table/table-text.ts'
import { partTexts } from './part-texts.ts'

/** English texts that custom elements and crash messages need in the browser. */
export const elementUiText = {
  ...headingLinkElementText,
  ...imageZoomText,
  ...keySheetText,
  ...codeScrollText,
  ...tableText,
  ...crashText,
  ...codeGoneText,
} as const satisfies Record<string, string>

/** All texts of the theme, in English. `fillText` replaces `{name}` by a value. */
export const defaultUiText = {
  ...partTexts,
  ...searchPageText,
  ...searchPageWithoutScriptText,
  ...elementUiText,
} as const satisfies Record<string, string>

export type UiText = { readonly [Key in keyof typeof defaultUiText]: string }
