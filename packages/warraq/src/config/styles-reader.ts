import { readFile } from 'node:fs/promises'
import type { ResolvedConfig } from 'vite'
import type { SiteBundling } from './site-bundling.ts'
import { siteViteConfig } from './vite-config.ts'

/** A style sheet after Vite has translated it. */
export interface TranslatedStyles {
  readonly css: string
  /** Names of the classes of a CSS module, by the names in its source; `a b` if it composes. */
  readonly modules: Readonly<Record<string, string>>
  /** Absolute paths of the files that it contains besides itself. */
  readonly deps: ReadonlySet<string>
}

/**
 * Translates a style sheet, given by its absolute path.
 * @param text replaces that of the file
 */
export type StylesReader = (file: string, text?: string) => Promise<TranslatedStyles>

/** Translates style sheets with the options of the site; it rejects with the message of Vite. */
export function stylesReader(bundling: SiteBundling): StylesReader {
  let config: Promise<ResolvedConfig> | undefined
  return async (file, text) => {
    const { preprocessCSS, resolveConfig } = await import('vite')
    config ??= siteViteConfig(bundling).then((options) => resolveConfig(options, 'build'))
    const source = text ?? (await readFile(file, 'utf8'))
    const {
      code,
      modules = {},
      deps = new Set<string>(),
    } = await preprocessCSS(source, file, await config)
    return { css: code, modules, deps }
  }
}
