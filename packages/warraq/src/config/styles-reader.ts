import { readFile } from 'node:fs/promises'
import type { ResolvedConfig } from 'vite'
import type { StylesReader } from '../plugins/page-module-hook.ts'
import type { SiteBundling } from './site-bundling.ts'
import { siteViteConfig } from './vite-config.ts'

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
