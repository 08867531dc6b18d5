import type { Locale } from '../config/locales.ts'
import type { NavbarItemConfig } from '../config/shell-schemas.ts'
import type { NavbarKinds } from '../plugins/navbar-kinds.ts'
import type { ConfigEntry } from './config-entry.ts'
import type { DocsModel } from './docs-model.ts'
import type { AddressForm } from './site-href.ts'

/** A navbar item of the configuration, and what it may refer to. */
export interface NavbarEntry extends ConfigEntry<NavbarItemConfig>, AddressForm {
  readonly docs: DocsModel
  readonly locales: readonly Locale[]
  /** Name of the language of this navbar. */
  readonly locale: string
  /** Names of the components in `navbar/` of the theme folder. */
  readonly navbarComponents: readonly string[]
  /** Kinds of items from plugins. */
  readonly navbarKinds: NavbarKinds
}

/** The kind that an item names, otherwise the kind that its fields imply. */
export function kindOf(item: NavbarItemConfig): string {
  return item.type ?? ('items' in item ? 'dropdown' : 'default')
}

/** Whether an item opens a list of others. */
export function isDropdown(item: NavbarItemConfig): boolean {
  return ['dropdown', 'docsVersionDropdown', 'localeDropdown'].includes(kindOf(item))
}

const ITEM_FIELDS = ['type', 'position', 'className']
const LIST_FIELDS = ['label', 'dropdownItemsBefore', 'dropdownItemsAfter']
const LINK_FIELDS = [
  ...ITEM_FIELDS,
  ...'label html to href activeBasePath activeBaseRegex prependBaseUrlToHref'.split(' '),
]

/** The fields of each kind; a link accepts HTML attributes as well. */
export const NAVBAR_FIELDS: Readonly<Record<string, readonly string[]>> = {
  default: LINK_FIELDS,
  doc: [...LINK_FIELDS, 'docId', 'docsPluginId'],
  docSidebar: [...LINK_FIELDS, 'sidebarId', 'docsPluginId'],
  docsVersion: [...LINK_FIELDS, 'version', 'docsPluginId'],
  dropdown: [...LINK_FIELDS, 'items'],
  html: [...ITEM_FIELDS, 'value'],
  // `dropdownActiveClassDisabled` has no effect, because no version dropdown is marked as current.
  docsVersionDropdown: [
    ...ITEM_FIELDS,
    ...LIST_FIELDS,
    ...'docsPluginId dropdownActiveClassDisabled versions'.split(' '),
  ],
  localeDropdown: [...ITEM_FIELDS, ...LIST_FIELDS, 'queryString'],
  search: ITEM_FIELDS,
  component: ['type', 'position', 'component', 'options'],
}
