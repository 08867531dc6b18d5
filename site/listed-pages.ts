import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'

interface Section {
  /** Folder of its pages. */
  readonly path: string
  /** Its sidebars, as the configuration takes them. */
  readonly sidebar: unknown
}

/**
 * Checks that every page of a section has one place in its sidebar, because "Previous" and "Next"
 * follow it. Copies for versions and translations have other folders.
 * @param list the file that lists the pages, for messages
 */
export function listedPages(sections: readonly Section[], list: string): WarraqPlugin {
  const listed = sections.map(({ path, sidebar }) => ({ path, entries: entriesOf(sidebar) }))
  const misplaced = ({ file }: ContentPage): Finding[] => {
    const section = listed.find(({ path }) => file.startsWith(`${path}/`))
    if (section === undefined) return []
    const id = file.slice(section.path.length + 1).replace(/\.mdx?$/, '')
    const { length } = section.entries.filter(
      (entry) => entry === id || (entry.endsWith('/') && id.startsWith(entry)),
    )
    if (length === 1) return []
    const isMissing = length === 0
    return [
      {
        code: isMissing ? 'sidebar/not-listed' : 'sidebar/listed-twice',
        file,
        found: isMissing ? 'a page without a place in the sidebar' : `${length} places of the page`,
        expected: `one place in ${list}: "Previous" and "Next" follow it`,
        fix: isMissing ? `name '${id}' in a group of its section` : 'leave one of them',
      },
    ]
  }
  return {
    name: 'listed-pages',
    checks: [{ name: 'sidebar', severity: 'throw', eachPage: () => misplaced }],
  }
}

interface Entry {
  readonly type?: string
  readonly id?: string
  readonly items?: unknown
  readonly dirName?: string
}

/** Ids of pages, and folders whose pages are listed by their names. */
function entriesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(entriesOf)
  const { type, id, items, dirName }: Entry = value
  if (type === undefined) return Object.values(value).flatMap(entriesOf)
  if (id !== undefined) return [id]
  return dirName === undefined ? entriesOf(items) : [`${dirName}/`]
}
