import { type PlainPage, plainPages } from '../pages/plain-pages.ts'
import { type CompiledDocs, compileDocs } from './compile-docs.ts'
import type { LoadedSite } from './load.ts'

/** A site whose pages are HTML; links still say what their authors wrote. */
export interface CompiledSite extends LoadedSite, CompiledDocs {
  /** Pages that are not Markdown: home, search, not found. */
  readonly plain: readonly PlainPage[]
}

/** Compile every page, reusing what earlier runs compiled. */
export async function compile(site: LoadedSite): Promise<CompiledSite> {
  const { options, loadedConfig, language, text, facts, modules, modulesBundle, memory } = site
  const plain = memory.once('plain pages', [language, modulesBundle.hash], () =>
    plainPages({
      pages: modules.pages,
      config: language.config,
      facts,
      text,
      filesBaseUrl: loadedConfig.config.baseUrl,
    }),
  )
  const compiled = await compileDocs({
    docs: site.docs.docs,
    language,
    loadedConfig,
    text,
    bundle: modulesBundle,
    modules,
    readFile: site.readFile,
    root: options.root,
    cacheDir: site.cacheDir,
    bundleDir: options.bundleDir,
    engineKey: options.engineKey,
    former: options.former,
  })
  return { ...site, ...compiled, plain }
}
