import { admonitionText } from '../Admonition/admonition-text.ts'
import { announcementText } from '../AnnouncementBar/announcement-bar-text.ts'
import { footnotesText } from '../Article/footnotes-text.ts'
import { backToTopText } from '../BackToTop/back-to-top-text.ts'
import { breadcrumbsText } from '../Breadcrumbs/breadcrumbs-text.ts'
import { codeBlockText } from '../CodeBlock/code-block-text.ts'
import { codeScrollText } from '../CodeBlock/code-scroll-text.ts'
import { codeGoneText } from '../CodeGone/code-gone-text.ts'
import { colorModeText } from '../ColorModeToggle/color-mode-toggle-text.ts'
import { copyValueText } from '../CopyValue/copy-value-text.ts'
import { crashText } from '../CrashPage/crash-page-text.ts'
import { detailsText } from '../Details/details-text.ts'
import { documentText } from '../Document/document-text.ts'
import { drawerText } from '../Drawer/drawer-text.ts'
import { dropdownText } from '../Dropdown/dropdown-text.ts'
import { externalMarkText } from '../ExternalMark/external-mark-text.ts'
import { feedbackText } from '../Feedback/feedback-text.ts'
import { filterText } from '../Filter/filter-text.ts'
import { headingLinkElementText, headingLinkText } from '../HeadingLink/heading-link-text.ts'
import { imageZoomText } from '../ImageZoom/image-zoom-text.ts'
import { keySheetText } from '../KeySheet/key-sheet-text.ts'
import { localeDropdownText } from '../LocaleDropdown/locale-dropdown-text.ts'
import { navbarText } from '../Navbar/navbar-text.ts'
import { notFoundText } from '../NotFound/not-found-text.ts'
import { navigationErrorText } from '../Notice/navigation-error-text.ts'
import { offlinePageText } from '../OfflinePage/offline-page-text.ts'
import { outlineText } from '../Outline/outline-text.ts'
import { pageEndText } from '../PageEnd/page-end-text.ts'
import { pageLoadingText } from '../PageLoading/page-loading-text.ts'
import { pageStripText } from '../PageStrip/page-strip-text.ts'
import { pageToolsText } from '../PageTools/page-tools-text.ts'
import { paginationText } from '../Pagination/pagination-text.ts'
import { searchButtonText } from '../SearchButton/search-button-text.ts'
import { searchPageText, searchPageWithoutScriptText } from '../SearchPage/search-page-text.ts'
import { sidebarText } from '../Sidebar/sidebar-text.ts'
import { tableText } from '../Table/table-text.ts'
import { versionDropdownText } from '../VersionDropdown/version-dropdown-text.ts'
import { versionNoticeText } from '../VersionNotice/version-notice-text.ts'

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
  ...admonitionText,
  ...announcementText,
  ...backToTopText,
  ...breadcrumbsText,
  ...codeBlockText,
  ...colorModeText,
  ...copyValueText,
  ...detailsText,
  ...documentText,
  ...drawerText,
  ...dropdownText,
  ...externalMarkText,
  ...feedbackText,
  ...filterText,
  ...footnotesText,
  ...headingLinkText,
  ...localeDropdownText,
  ...navbarText,
  ...navigationErrorText,
  ...notFoundText,
  ...offlinePageText,
  ...outlineText,
  ...pageEndText,
  ...pageLoadingText,
  ...pageStripText,
  ...pageToolsText,
  ...paginationText,
  ...searchButtonText,
  ...sidebarText,
  ...versionDropdownText,
  ...versionNoticeText,
  ...searchPageText,
  ...searchPageWithoutScriptText,
  ...elementUiText,
} as const satisfies Record<string, string>

export type UiText = { readonly [Key in keyof typeof defaultUiText]: string }
