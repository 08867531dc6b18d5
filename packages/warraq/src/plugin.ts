/** What a plugin imports: `import type { WarraqPlugin } from 'warraq/plugin'`. */
export { defineHastPlugin, defineMdastPlugin } from 'satteri'
export { type CodeBlockUse, type CodeProblem, isComplete } from './check/content/code-block-use.ts'
export { codeFences } from './check/content/code-fences.ts'
export type { ContentPage } from './check/content/content-page.ts'
export type { Finding } from './check/content/finding.ts'
export { missingTool } from './check/content/missing-tool.ts'
export { fillPlaceholders } from './check/content/placeholders.ts'
export { withoutCode } from './check/content/prose-of.ts'
export type { PageListener, ShownPage } from './client/plugin-pages.ts'
export type { PageSource } from './content/page-source.ts'
export type { CodeFence } from './markdown/source-code.ts'
export type {
  ClientModule,
  CodeLanguage,
  ContainerElement,
  ContentCheck,
  DirectiveUse,
  EmittedPage,
  EmittedSite,
  FenceUse,
  Json,
  MarkdownHooks,
  OptionRule,
  OutputFile,
  PagePicture,
  PagePictures,
  PicturedPage,
  PicturedSite,
  PolicyNeeds,
  SearchService,
  WarraqPlugin,
} from './plugins/plugin.ts'
export type {
  ProviderSource,
  SearchAnswer,
  SearchHit,
  SearchProvider,
  SearchRequest,
} from './search/search-provider.ts'
export { nearestOf } from './shared/nearest.ts'
