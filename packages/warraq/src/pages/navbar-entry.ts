import type { Locale } from '../config/locales.ts'
import type { NavbarKinds } from '../plugins/navbar-kinds.ts'
import type { ConfigEntry } from './config-entry.ts'
import type { DocsModel } from './docs-model.ts'
import type { AddressForm, FilesPlace } from './site-href.ts'

/** A navbar item of the configuration, and what it may refer to. */
export interface NavbarEntry<Item> extends ConfigEntry<Item>, AddressForm, FilesPlace {
  readonly docs: DocsModel
  readonly locales: readonly Locale[]
  /** Name of the language of this navbar. */
  readonly locale: string
  /** Names of the components in `navbar/` of the theme folder. */
  readonly navbarComponents: readonly string[]
  readonly navbarKinds: NavbarKinds
}
