/** Imports for a plugin: `import type { WarraqPlugin } from 'warraq/plugin'`. */

export { type CodePlaces, codeIn } from '@warraq/markup/code-in'
export { createSlugger } from '@warraq/markup/heading-slug'
export { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
export { lineIndex } from '@warraq/markup/line-finder'
export {
  importedPath,
  takeImports,
  withMdxComments,
  withoutMdxFences,
} from '@warraq/markup/mdx-compat'
export { elementsIn, type HtmlElement, type HtmlNode, parseHtml } from '@warraq/markup/parse-html'
export {
  codeFences,
  codeOf,
  formatOf,
  isWithin,
  type SourceFormat,
  sourceHeadings,
} from '@warraq/markup/source-code'
export type { CodeFence, SourceCode, SourceHeading, Span } from '@warraq/markup/source-parts'
export { rawText, textOf } from '@warraq/markup/text-of-html'
export type {
  ProviderSource,
  SearchAnswer,
  SearchHit,
  SearchProvider,
  SearchRequest,
} from '@warraq/search/search-provider'
export type {
  DialogPanel,
  PanelControls,
  PanelHistoryProps,
  PanelOfferProps,
  PanelScreen,
  PanelSource,
} from '@warraq/search-dialog/dialog/dialog-panel'
export type { SearchCredit } from '@warraq/search-dialog/searched-site'
export { defineHastPlugin, defineMdastPlugin } from 'satteri'
export { writeAtomically } from './cache/atomic-file.ts'
export { readCheckedFile, writeCheckedFile } from './cache/checked-file.ts'
export { openCache, type PluginCache } from './cache/plugin-cache.ts'
export { removeOldModules } from './cache/remove-old-modules.ts'
export { type ExternalLink, externalLinks } from './check/content/external-links.ts'
export { fillPlaceholders } from './check/content/parse-bash.ts'
export { missingTool } from './check/content/run-tool.ts'
export { withoutCode } from './check/content/without-code.ts'
export { bundlerMessage } from './config/bundler-message.ts'
export { STYLE_FILE, styleFileOf } from './config/css-names.ts'
export type { FoundTool } from './config/find-tool.ts'
export { engineUrl, LIVE_HOOKS } from './config/island-modules.ts'
export { parseYaml } from './config/parse-yaml.ts'
export type {
  FoundProject,
  ItemFields,
  ProjectFormat,
  ReadProject,
} from './config/project-format.ts'
export { styleFault } from './config/style-fault.ts'
export { mdxCode, syntaxCode } from './content/components/mdx-code.ts'
export { isComponent, isPlain, textOfNode } from './content/components/react-values.ts'
export { runBounded } from './content/components/run-bounded.ts'
export { unserialisable } from './content/components/unserialisable.ts'
export { splitFrontMatter } from './content/source/split-front-matter.ts'
export type { ContentPage } from './plugins/content-page.ts'
export type * from './plugins/navbar-item-kinds.ts'
export { type AddedPage, pageBeside } from './plugins/page-beside.ts'
export type {
  BrowserBundling,
  BrowserFiles,
  BrowserModule,
  ExportReader,
  ImportBundling,
  ImportingSite,
  ImportPlace,
  LiveHtml,
  ModuleBundle,
  ModuleComponent,
  ModuleFindings,
  ModulePage,
  ModuleStyles,
  PageImports,
  PageModuleBundle,
  PageModuleHook,
  PageModuleProvider,
  PageModules,
  StylesReader,
  TranslatedStyles,
  WrittenElement,
} from './plugins/page-module-hook.ts'
export type {
  ReferencedSite,
  ReferenceMeaning,
  ReferenceReader,
} from './plugins/references-hook.ts'
export type { MdastPlugin, PreparedPage, SyntaxHook, WrittenPage } from './plugins/syntax-hook.ts'
export type {
  CheckedSite,
  CheckOfPage,
  ClientModule,
  CodeBlockUse,
  CodeLanguage,
  CodeProblem,
  CommandCall,
  CommandOption,
  ContainerElement,
  ContentCheck,
  DirectiveUse,
  EmittedPage,
  EmittedSite,
  FallbackPage,
  FenceUse,
  Json,
  MarkdownHooks,
  NavbarKind,
  OptionRule,
  OutputFile,
  PageContentCheck,
  PageListener,
  PagePicture,
  PagePictures,
  PagePlugins,
  ParsedPage,
  PicturedPage,
  PicturedSite,
  PluginCommand,
  PolicyNeeds,
  SearchService,
  ShownPage,
  SiteContentCheck,
  StripRow,
  ThemeHooks,
  WarraqPlugin,
} from './plugins/warraq-plugin.ts'
export type { Diagnostic, Finding } from './shared/data/diagnostic.ts'
export type { AddedSource, PageSource } from './shared/data/page-source.ts'
export { problemAt } from './shared/data/problem-at.ts'
export type { ReadingRules } from './shared/data/reading-rules.ts'
export { isMarkdownPath, withoutMarkdownEnding } from './shared/data/skipped-names.ts'
export { UsageError } from './shared/data/usage-error.ts'
export { LINKED_FILE } from './shared/text/linked-file.ts'
export { didYouMean, nearestOf } from './shared/text/nearest.ts'
export { writtenAddress } from './shared/text/written-address.ts'
export { packageFolder } from './system/installed-package.ts'
export { manifestOf, packageNameOf, packageTexts } from './system/package-files.ts'
export { watchStrayErrors } from './system/stray-errors.ts'
export { addNewFiles, type NewFiles } from './system/write-files.ts'
