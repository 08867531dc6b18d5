/** Imports for a plugin: `import type { WarraqPlugin } from 'warraq/plugin'`. */
export { defineHastPlugin, defineMdastPlugin } from 'satteri'
export { openCache, type PluginCache } from './cache/plugin-cache.ts'
export { fillPlaceholders } from './check/content/parse-bash.ts'
export { withoutCode } from './check/content/prose-of.ts'
export { missingTool } from './check/content/run-tool.ts'
export { htmlToMarkdown } from './html/html-to-markdown.ts'
export { type CodePlaces, codeIn } from './markdown/code-in.ts'
export { codeFences } from './markdown/source-code.ts'
export type { CodeFence } from './markdown/source-parts.ts'
export { type CodeBlockUse, type CodeProblem, isComplete } from './plugins/code-block-use.ts'
export type { ContentPage } from './plugins/content-page.ts'
export type * from './plugins/navbar-item-kinds.ts'
export { type AddedPage, pageBeside } from './plugins/page-beside.ts'
export type { PageListener, ShownPage } from './plugins/page-listener.ts'
export type {
  ClientModule,
  CodeLanguage,
  CommandCall,
  CommandOption,
  ContainerElement,
  ContentCheck,
  DirectiveUse,
  EmittedPage,
  EmittedSite,
  FenceUse,
  Json,
  MarkdownHooks,
  NavbarKind,
  OptionRule,
  OutputFile,
  PagePicture,
  PagePictures,
  PicturedPage,
  PicturedSite,
  PluginCommand,
  PolicyNeeds,
  SearchService,
  StripRow,
  ThemeHooks,
  WarraqPlugin,
} from './plugins/warraq-plugin.ts'
export type {
  ProviderSource,
  SearchAnswer,
  SearchHit,
  SearchProvider,
  SearchRequest,
} from './search/search-provider.ts'
export type { Diagnostic, Finding } from './shared/data/diagnostic.ts'
export type { PageSource } from './shared/data/page-source.ts'
export type { SearchCredit } from './shared/data/site-view.ts'
export { UsageError } from './shared/data/usage-error.ts'
export { nearestOf } from './shared/text/nearest.ts'
export type {
  DialogPanel,
  PanelControls,
  PanelHistoryProps,
  PanelOfferProps,
  PanelScreen,
  PanelSource,
} from './theme/SearchDialog/dialog-panel.ts'
