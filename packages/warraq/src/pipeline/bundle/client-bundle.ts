import type { SiteBundling } from '../../config/site-bundling.ts'
import type { PageModuleEntry } from '../../content/page-imports.ts'
import type { BrowserModule, ModuleStyles } from '../../plugins/page-module-hook.ts'
import type { SiteFeatures } from '../../shared/data/features.ts'
import type { PackageUse } from '../../system/package-files.ts'
import type { PageStyle } from '../../theme/Document/page-styles.ts'
import type { CommandOptions } from '../command-options.ts'
import type { OwnedClientModule } from './client-modules.ts'

/** Browser files of a site, ready to be copied to the output. */
export interface ClientBundle {
  /** The files by name, below `assets/`; each is read on demand. */
  readonly files: ReadonlyMap<string, () => Uint8Array>
  readonly script: string
  /** Modules the entry imports statically. */
  readonly imports: readonly string[]
  /** Text of the style sheet that every page needs. */
  readonly css: string
  readonly pageStyles: readonly PageStyle[]
  readonly printStyles: string
  /**
   * Absolute paths of the files that the bundler read: those in the options and what they import, and
   * the manifests of the packages among it.
   */
  readonly sources: readonly string[]
  /** Packages that modules and style sheets of the site import. */
  readonly packages: readonly PackageUse[]
}

/** The same as plain data, as the bundler makes it. */
export interface NewClientBundle extends Omit<ClientBundle, 'files'> {
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

export interface ClientBundleOptions extends Pick<CommandOptions, 'engineDir' | 'engineKey'> {
  readonly bundling: SiteBundling
  readonly cacheDir: string
  /** Modules of the site whose components are islands. */
  readonly islands: readonly BrowserModule[]
  /** Absolute paths of the files that islands may import. */
  readonly islandSources: readonly string[]
  /** Absolute paths of the files of modules that pages import, if one of them is an island. */
  readonly pageFiles: readonly string[]
  /** What reads these files; absent if there are none. */
  readonly pageModules: PageModuleEntry | undefined
  /** Names of the engine's style sheets that every page of the site needs. */
  readonly styles: readonly string[]
  /** Absolute paths of the style sheets of the site's own theme parts. */
  readonly themeStyles: readonly string[]
  /** Absolute paths of the style sheets that components, islands and theme parts import. */
  readonly moduleStyles: readonly string[]
  /** Absolute path of the style sheet with the site's values of the tokens. */
  readonly tokens: string | undefined
  /** Absolute path of the site's own style sheet. */
  readonly stylesheet: string | undefined
  /** The site's style sheets for some pages, with absolute paths. */
  readonly pageStylesheets: readonly ModuleStyles[]
  readonly baseUrl: string
  /** Public address of the site with its base path. */
  readonly siteUrl: string
  /** Browser modules of plugins, with absolute paths. */
  readonly clientModules: readonly OwnedClientModule[]
  /** Opens the search provider of the site: an absolute path, and the plugin that provides it. */
  readonly search: { readonly module: string; readonly plugin?: string }
  readonly features: SiteFeatures
}

/** Absolute paths of the style sheets of the site that are part of every page. */
export function sharedSheets(options: Omit<ClientBundleOptions, 'cacheDir'>): string[] {
  const { tokens, stylesheet, themeStyles, moduleStyles } = options
  return [tokens, stylesheet, ...themeStyles, ...moduleStyles].filter((file) => file !== undefined)
}
