import type { ItemFields } from 'warraq/plugin'
import { ownValue } from '../own-value.ts'
import { fieldsOf, listIn } from './fields.ts'
import type { DocusaurusProject, LeaveOut } from './project.ts'

const LISTS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']

type MappedProject = Pick<DocusaurusProject, 'itemFields'>

/**
 * Items of the navbar or of the footer. Docusaurus ignores fields it does not know, so these are
 * left out.
 * @returns the items with unchecked values, like those of a configuration that is read from a file
 */
export function mapItems<Item>(
  items: unknown,
  bar: 'navbar' | 'footer',
  { itemFields }: MappedProject,
  leaveOut: LeaveOut,
): Item[] {
  return knownParts(items, bar) as Item[]

  function knownParts(list: unknown, place: keyof ItemFields): Record<string, unknown>[] {
    return listIn(list).flatMap((entry) => {
      const item = fieldsOf(entry)
      const kind = kindOf(item, place)
      const known = ownValue(itemFields[place], kind)
      if (known === undefined) {
        leaveOut(`themeConfig.${bar}: an item of type "${kind}"`, 'there is no such item')
        return []
      }
      const kept = Object.entries(item).filter(([name, value]) => {
        if (value === undefined || value === null) return false
        const isKept = known.includes(name) || /^(?:aria|data)-[\w-]+$/.test(name)
        if (!isKept) leaveOut(`themeConfig.${bar}: "${name}" of an item`, 'it has no effect')
        return isKept
      })
      const inner = place === 'footer' ? 'footer' : 'inner'
      const mapped = Object.fromEntries(
        kept.map(([name, value]) => [
          name,
          LISTS.includes(name) ? knownParts(value, inner) : value,
        ]),
      )
      return [kind === 'default' || kind === 'link' ? withLabel(mapped) : mapped]
    })
  }
}

/** A link that style sheets of the project show as an icon is called what it is called aloud. */
function withLabel(link: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { label, html, href, 'aria-label': spoken } = link
  if (label !== undefined || html !== undefined) return { ...link }
  if (typeof spoken === 'string') return { ...link, label: spoken }
  const host = typeof href === 'string' && URL.canParse(href) ? new URL(href).hostname : ''
  const name = ownValue(HOSTS, host.replace(/^www\./, ''))
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
function kindOf(item: Readonly<Record<string, unknown>>, place: keyof ItemFields): string {
  if (place === 'footer') return 'items' in item ? 'column' : 'link'
  return typeof item.type === 'string' ? item.type : 'default'
}
