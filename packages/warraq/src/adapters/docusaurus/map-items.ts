import { fieldsOf, listIn } from './fields.ts'
import type { LeaveOut } from './project.ts'

/** Lists of further items in an item. */
const LISTS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']

const LINK =
  'label html to href activeBasePath activeBaseRegex prependBaseUrlToHref id title target rel download hreflang referrerpolicy lang dir translate role'.split(
    ' ',
  )

/** What an item of each kind may have besides `className` and, in the navbar, `type` and `position`. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  link: LINK,
  column: ['title', 'items'],
  doc: [...LINK, 'docId', 'docsPluginId'],
  docSidebar: [...LINK, 'sidebarId', 'docsPluginId'],
  docsVersion: [...LINK, 'version', 'docsPluginId'],
  dropdown: [...LINK, 'items'],
  html: ['value'],
  docsVersionDropdown: [
    'label',
    ...LISTS,
    'docsPluginId',
    'dropdownActiveClassDisabled',
    'versions',
  ],
  localeDropdown: ['label', ...LISTS, 'queryString'],
  search: [],
}

/**
 * Items of the navbar or of the footer. Docusaurus ignores fields it does not know, so these are
 * left out.
 * @returns the items with unchecked values, like those of a configuration that is read from a file
 */
export function mapItems<Item>(items: unknown, place: string, leaveOut: LeaveOut): Item[] {
  return knownParts(items, place, leaveOut) as Item[]
}

function knownParts(items: unknown, place: string, leaveOut: LeaveOut): Record<string, unknown>[] {
  return listIn(items).flatMap((entry) => {
    const item = fieldsOf(entry)
    const kind = kindOf(item, place)
    const known = FIELDS[kind]
    if (known === undefined) {
      leaveOut(`${place}: an item of type "${kind}"`, 'there is no such item')
      return []
    }
    const fields = [...(isFooter(place) ? [] : ['type', 'position']), 'className', ...known]
    const kept = Object.entries(item).filter(([name, value]) => {
      if (value === undefined || value === null) return false
      const isKept = fields.includes(name) || /^(?:aria|data)-[\w-]+$/.test(name)
      if (!isKept) leaveOut(`${place}: "${name}" of an item`, 'it has no effect')
      return isKept
    })
    const mapped = Object.fromEntries(
      kept.map(([name, value]) => [
        name,
        LISTS.includes(name) ? knownParts(value, place, leaveOut) : value,
      ]),
    )
    return [kind === 'link' ? withLabel(mapped) : mapped]
  })
}

/** A link that style sheets of the project show as an icon is called what it is called aloud. */
function withLabel(link: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { label, html, href, 'aria-label': spoken } = link
  if (label !== undefined || html !== undefined) return { ...link }
  if (typeof spoken === 'string') return { ...link, label: spoken }
  const host = typeof href === 'string' && URL.canParse(href) ? new URL(href).hostname : ''
  const name = HOSTS[host.replace(/^www\./, '')]
  return name === undefined ? { ...link } : { ...link, label: name }
}

const HOSTS: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'discord.gg': 'Discord',
  'discord.com': 'Discord',
  'twitter.com': 'Twitter',
  'x.com': 'X',
}

/** Items of the footer are links and columns of these, whatever their type is called. */
function kindOf(item: Readonly<Record<string, unknown>>, place: string): string {
  if (isFooter(place)) return 'items' in item ? 'column' : 'link'
  if (typeof item.type === 'string' && item.type !== 'default') return item.type
  return 'items' in item ? 'dropdown' : 'link'
}

const isFooter = (place: string) => place === 'themeConfig.footer'
