import type { NavbarItemConfig } from '../config/shell-schemas.ts'
import { ownValue } from '../shared/own-value.ts'
import type { NavbarLinkView } from '../shared/site-view.ts'
import { linkAttributes } from './link-attributes.ts'
import { type NavbarScope, report } from './navbar-scope.ts'

const ITEM_FIELDS = ['type', 'position', 'className']
const LIST_FIELDS = ['label', 'dropdownItemsBefore', 'dropdownItemsAfter']
const LINK_FIELDS = [
  ...ITEM_FIELDS,
  ...'label html to href activeBasePath activeBaseRegex prependBaseUrlToHref'.split(' '),
]

/** The fields of each kind; a link accepts HTML attributes as well. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  default: LINK_FIELDS,
  doc: [...LINK_FIELDS, 'docId', 'docsPluginId'],
  docSidebar: [...LINK_FIELDS, 'sidebarId', 'docsPluginId'],
  docsVersion: [...LINK_FIELDS, 'version', 'docsPluginId'],
  dropdown: [...LINK_FIELDS, 'items'],
  html: [...ITEM_FIELDS, 'value'],
  docsVersionDropdown: [
    ...ITEM_FIELDS,
    ...LIST_FIELDS,
    'docsPluginId',
    // Accepted without effect, because no version dropdown is ever marked as current.
    'dropdownActiveClassDisabled',
    'versions',
  ],
  localeDropdown: [...ITEM_FIELDS, ...LIST_FIELDS, 'queryString'],
  search: ITEM_FIELDS,
  component: ['type', 'position', 'component', 'options'],
}

/** Every kind of item. */
export const NAVBAR_KINDS = Object.keys(FIELDS)

/** The kind that an item names, otherwise the kind that its fields imply. */
export function kindOf(item: NavbarItemConfig): string {
  return item.type ?? ('items' in item ? 'dropdown' : 'default')
}

/** Report every field that an item of this kind does not have; unknown kinds are skipped. */
export function reportUnknown(
  kind: string,
  item: NavbarItemConfig,
  path: string,
  scope: NavbarScope,
) {
  const fields = ownValue(FIELDS, kind)
  if (fields === undefined) return
  for (const { name, expected } of linkAttributes(item, fields).unknown)
    report(scope, `${path}.${name}`, 'a field the engine does not know', expected)
}

/** HTML attributes of a link item. */
export function attributesOf(item: NavbarItemConfig): Pick<NavbarLinkView, 'attributes'> {
  const { attributes } = linkAttributes(item, ownValue(FIELDS, kindOf(item)) ?? [])
  return Object.keys(attributes).length === 0 ? {} : { attributes }
}
