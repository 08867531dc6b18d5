import { join } from 'node:path'
import { type CompileCache, openCompileCache } from '../content/compile-cache.ts'
import { type CompileResult, compilePage, type PageBody } from '../content/compile-page.ts'
import { environmentOf } from '../content/with-environment.ts'
import { NO_EXTENSIONS } from '../plugins/markdown-extensions.ts'
import { compilePages } from './compile-pages.ts'
import { extensionsOf } from './extensions-of.ts'
import type { LoadedSite } from './load.ts'

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
export async function compileDocs(
  site: LoadedSite,
  bodies: readonly PageBody[],
): Promise<CompiledDocs> {
  const { language, loadedConfig, text, modules, modulesBundle, theme, themeFolder, readFile } =
    site
  const { root, bundleDir, engineKey, former: earlier } = site.options
  const { config, locale, translations } = language
  const environment = environmentOf(config.mdx.environment)
  const contextKey = [
    engineKey,
    modulesBundle.hash,
    theme.parts.hash,
    JSON.stringify(config.outlineLevels),
    config.defaultCodeLanguage,
    config.checks.allowedHtml.join(),
    JSON.stringify(environment),
    JSON.stringify(translations.text),
    // A hook is code: its output may change with anything the configuration imports.
    config.plugins.some(({ markdown }) => markdown !== undefined) ? loadedConfig.hash : '',
  ].join('|')
  const former = earlier?.contextKey === contextKey ? earlier.cache : undefined
  const cache =
    former ??
    (await openCompileCache({
      file: join(site.cacheDir, `pages-${locale.name}.ndjson`),
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
  const context = {
    ...settings,
    components: modules.components,
    readFile,
    extensions,
    parts: theme.parts,
  }
  const results = await compilePages(bodies, {
    cache,
    context,
    workerData: {
      ...settings,
      modules: modulesBundle.source,
      partsSource: themeFolder.source,
      root,
      configUrl: extensions === NO_EXTENSIONS ? undefined : loadedConfig.url,
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
