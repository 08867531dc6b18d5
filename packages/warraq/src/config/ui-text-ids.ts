import type { UiText } from '../theme/text/ui-text.ts'

/** Ids of shell texts in `code.json`, and the names of their placeholders there. */
interface TextId {
  readonly key: keyof UiText
  readonly placeholders?: Readonly<Record<string, string>>
}

const category = { label: 'label' }
const version = { siteTitle: 'site', versionLabel: 'version' }

/** Translators use the ids of the standard `code.json`; a text's own key works as well. */
export const UI_TEXT_IDS: Readonly<Record<string, TextId>> = {
  'theme.common.skipToMainContent': { key: 'skipToContent' },
  'theme.NavBar.navAriaLabel': { key: 'mainNavigation' },
  'theme.docs.breadcrumbs.home': { key: 'homePage' },
  'theme.docs.breadcrumbs.navAriaLabel': { key: 'breadcrumbs' },
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': { key: 'toggleNavigation' },
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': { key: 'closeNavigation' },
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': { key: 'backToMainMenu' },
  'theme.navbar.mobileLanguageDropdown.label': { key: 'languages' },
  'theme.navbar.mobileVersionsDropdown.label': { key: 'versions' },
  'theme.AnnouncementBar.closeButtonAriaLabel': { key: 'closeAnnouncement' },
  'theme.docs.sidebar.navAriaLabel': { key: 'docsSidebar' },
  'theme.docs.sidebar.collapseButtonTitle': { key: 'collapseSidebar' },
  'theme.docs.sidebar.expandButtonTitle': { key: 'expandSidebar' },
  'theme.DocSidebarItem.expandCategoryAriaLabel': {
    key: 'expandCategory',
    placeholders: category,
  },
  'theme.DocSidebarItem.collapseCategoryAriaLabel': {
    key: 'collapseCategory',
    placeholders: category,
  },
  'theme.CodeBlock.copyButtonAriaLabel': { key: 'copyCode' },
  'theme.CodeBlock.copy': { key: 'copyButton' },
  'theme.CodeBlock.copied': { key: 'copied' },
  'theme.CodeBlock.wordWrapToggle': { key: 'wrapCode' },
  'theme.TOCCollapsible.toggleButtonLabel': { key: 'onThisPage' },
  'theme.common.headingLinkTitle': { key: 'directLink' },
  'theme.docs.paginator.navAriaLabel': { key: 'docsPages' },
  'theme.docs.paginator.previous': { key: 'previous' },
  'theme.docs.paginator.next': { key: 'next' },
  'theme.common.editThisPage': { key: 'editThisPage' },
  'theme.tags.tagsListLabel': { key: 'tags' },
  'theme.BackToTopButton.buttonAriaLabel': { key: 'backToTop' },
  'theme.docs.versionBadge.label': {
    key: 'versionBadge',
    placeholders: { versionLabel: 'label' },
  },
  'theme.docs.versions.unreleasedVersionLabel': {
    key: 'unreleasedVersion',
    placeholders: version,
  },
  'theme.docs.versions.unmaintainedVersionLabel': {
    key: 'unmaintainedVersion',
    placeholders: version,
  },
  'theme.docs.versions.latestVersionSuggestionLabel': {
    key: 'latestVersion',
    placeholders: { latestVersionLink: 'link', versionLabel: 'label' },
  },
  'theme.docs.versions.latestVersionLinkLabel': { key: 'latestVersionLink' },
  'theme.colorToggle.ariaLabel': { key: 'switchColorMode' },
  'theme.colorToggle.ariaLabel.mode.light': { key: 'lightMode' },
  'theme.colorToggle.ariaLabel.mode.dark': { key: 'darkMode' },
  'theme.colorToggle.ariaLabel.mode.system': { key: 'systemMode' },
  'theme.SearchBar.label': { key: 'search' },
  'theme.admonition.note': { key: 'note' },
  'theme.admonition.tip': { key: 'tip' },
  'theme.admonition.info': { key: 'info' },
  'theme.admonition.warning': { key: 'warning' },
  'theme.admonition.danger': { key: 'danger' },
  'theme.admonition.caution': { key: 'caution' },
  'theme.SearchBar.seeAll': { key: 'seeAllResults' },
  'theme.SearchModal.searchBox.resetButtonTitle': { key: 'clearQueryLabel' },
  'theme.SearchModal.startScreen.recentSearchesTitle': { key: 'recentSearches' },
  'theme.SearchModal.startScreen.saveRecentSearchButtonTitle': { key: 'saveSearch' },
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': { key: 'removeRecentSearch' },
  'theme.SearchModal.startScreen.favoriteSearchesTitle': { key: 'favoriteSearches' },
  'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle': { key: 'removeFavoriteSearch' },
  'theme.SearchModal.errorScreen.titleText': { key: 'searchFailed' },
  'theme.SearchModal.errorScreen.helpText': { key: 'searchFailedHint' },
  'theme.SearchModal.footer.selectText': { key: 'selectKey' },
  'theme.SearchModal.footer.selectKeyAriaLabel': { key: 'enterKey' },
  'theme.SearchModal.footer.navigateText': { key: 'navigateKeys' },
  'theme.SearchModal.footer.navigateUpKeyAriaLabel': { key: 'arrowUpKey' },
  'theme.SearchModal.footer.navigateDownKeyAriaLabel': { key: 'arrowDownKey' },
  'theme.SearchModal.footer.closeText': { key: 'closeKey' },
  'theme.SearchModal.footer.closeKeyAriaLabel': { key: 'escapeKey' },
  'theme.SearchModal.footer.searchByText': { key: 'poweredBy' },
  'theme.SearchModal.noResultsScreen.suggestedQueryText': { key: 'trySearchingFor' },
  'theme.SearchModal.noResultsScreen.reportMissingResultsText': { key: 'reportMissingResult' },
  'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText': {
    key: 'reportMissingResultLink',
  },
  'theme.SearchPage.emptyResultsTitle': { key: 'searchTitle' },
  'theme.SearchPage.existingResultsTitle': { key: 'searchResultsFor' },
  'theme.SearchPage.inputPlaceholder': { key: 'searchPagePlaceholder' },
  'theme.SearchPage.noResultsText': { key: 'noDocumentsFound' },
  'theme.SearchPage.fetchingNewResults': { key: 'fetchingResults' },
  'theme.NotFound.p1': { key: 'notFoundText' },
  'theme.NotFound.p2': { key: 'notFoundAdvice' },
  'theme.NotFound.title': { key: 'notFoundTitle' },
}
