import { join } from 'node:path'
import type { LoadedConfig } from '../config/load-config.ts'
import type { Language } from '../config/read-language.ts'
import { type CompileCache, openCompileCache } from '../content/compile-cache.ts'
import { type CompileResult, compilePage, type PageBody } from '../content/compile-page.ts'
import type { SiteModules, SiteModulesBundle } from '../content/site-modules.ts'
import { environmentOf } from '../content/with-environment.ts'
import { NO_EXTENSIONS } from '../plugins/markdown-extensions.ts'
import type { UiText } from '../theme/text/ui-text.ts'
import { compilePages } from './compile-pages.ts'
import { extensionsOf } from './extensions-of.ts'

export interface CompileDocsSource {
  readonly bodies: readonly PageBody[]
  readonly language: Pick<Language, 'config' | 'locale' | 'translations'>
  readonly loadedConfig: Pick<LoadedConfig, 'url' | 'hash'>
  readonly text: UiText
  readonly bundle: SiteModulesBundle
  readonly modules: SiteModules
  /** Text of a source file, by its path relative to the site root. */
  readonly readFile: (file: string) => string | undefined
  readonly root: string
  readonly cacheDir: string
  /** Folder of the engine's own bundle. */
  readonly bundleDir: string
  readonly engineKey: string
  /** Result of an earlier load of the same site. */
  readonly former: Pick<CompiledDocs, 'cache' | 'contextKey'> | undefined
}

export interface CompiledDocs {
  /** One result per body, in the same order. */
  readonly results: readonly CompileResult[]
  readonly cache: CompileCache
  /** Changes with everything except its text that a compiled page depends on. */
  readonly contextKey: string
  /**
   * Warm up the compiler for this page before its first edit: compile it although it is cached, so
   * that grammars and code are loaded.
   */
  readonly rehearse: (file: string) => Promise<void>
}

/** Compile the docs of a language, reusing results of earlier runs. */
export async function compileDocs(source: CompileDocsSource): Promise<CompiledDocs> {
  const {
    bodies,
    language,
    text,
    bundle,
    modules,
    readFile,
    root,
    cacheDir,
    bundleDir,
    engineKey,
  } = source
  const { config, locale, translations } = language
  const environment = environmentOf(config.mdx.environment)
  const contextKey = [
    engineKey,
    bundle.hash,
    JSON.stringify(config.outlineLevels),
    config.defaultCodeLanguage,
    config.checks.allowedHtml.join(),
    JSON.stringify(environment),
    JSON.stringify(translations.text),
    // A hook is code: its output may change with anything the configuration imports.
    config.plugins.some(({ markdown }) => markdown !== undefined) ? source.loadedConfig.hash : '',
  ].join('|')
  const former = source.former?.contextKey === contextKey ? source.former.cache : undefined
  const cache =
    former ??
    (await openCompileCache({
      file: join(cacheDir, `pages-${locale.name}.ndjson`),
      contextKey,
      readFile,
    }))
  const settings = {
    outlineLevels: config.outlineLevels,
    defaultCodeLanguage: config.defaultCodeLanguage,
    allowedHtml: new Set(config.checks.allowedHtml),
    environment,
    text,
  }
  const extensions = extensionsOf(config.plugins, modules.components)
  const context = { ...settings, components: modules.components, readFile, extensions }
  const results = await compilePages(bodies, {
    cache,
    context,
    workerData: {
      ...settings,
      modules: bundle.source,
      root,
      configUrl: extensions === NO_EXTENSIONS ? undefined : source.loadedConfig.url,
    },
    bundleDir,
  })
  if (former === undefined) await cache.save(new Set(bodies.map(({ file }) => file)))
  return {
    results,
    cache,
    contextKey,
    rehearse: async (file) => {
      const found = bodies.find((body) => body.file === file)
      if (found !== undefined) await compilePage(found, context)
    },
  }
}
