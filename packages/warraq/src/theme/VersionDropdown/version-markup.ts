import type { DataName } from '../browser/element-data.ts'
import type { DropdownData } from '../Dropdown/dropdown-markup.ts'

/* What parts write and the scripts of the preferred version read. */

/** Data of a link that selects a version. */
export type ChoiceData = {
  readonly docsId: string
  /** Name of the version. */
  readonly prefers: string
}

export const CHOICE = 'a[data-prefers]' satisfies `a[${DataName<ChoiceData>}]`

/** Data of a link into versioned docs from outside of them. */
export type VersionedData = {
  /** JSON of its address in each version. */
  readonly versions: string
  /** The address as written. */
  href?: string
}

export const VERSIONED = 'a[data-versions]' satisfies `a[${DataName<VersionedData>}]`

/** Dropdowns that show the preferred version as their label. */
export const DROPDOWN =
  'docs-dropdown[data-docs-id]' satisfies `docs-dropdown[${DataName<DropdownData>}]`
