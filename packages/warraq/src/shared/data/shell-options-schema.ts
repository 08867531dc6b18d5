import { z } from 'zod'
import { group, nameSchema, off, on, optional, textOr } from './schema-fields.ts'

/**
 * Options that parts of the theme read by `useSite()` as the configuration says them. A field that
 * is added here is in the configuration, its reference, the data of the site and the fixtures of
 * tests; a part that reads it is the only other place.
 */
export const shellOptions = {
  colorMode: group('Light and dark mode.', {
    defaultMode: z.enum(['light', 'dark']).default('light').describe('Mode of a first visit.'),
    disableSwitch: off('Hide the button that switches the mode.'),
    respectPrefersColorScheme: off(
      'Let a first visit follow the setting of the system; the button then offers that as a third choice.',
    ),
  }),
  sidebar: group('The sidebars.', {
    shared: optional(
      nameSchema,
      'Id of one sidebar for all sections: a row for each section with an icon, and below them the pages of the current section. Absent: a sidebar for each section.',
    ),
    hideable: off('Let readers hide the sidebar.'),
    autoCollapse: off('Close a group when the reader opens another one beside it.'),
  }),
}

/** Options of the navbar that its part reads. */
export const navbarOptions = {
  hideOnScroll: off('Hide the navbar while the reader scrolls down.'),
}

/** Options of the announcement that its part reads. */
export const announcementOptions = {
  id: textOr(
    'announcement-bar',
    'Change it when the message changes: readers who dismissed the previous one see the new one.',
  ),
  isCloseable: on('Let readers dismiss it.'),
}

/** Options of the search that its parts read, in the build and in the browser. */
export const searchOptions = {
  provider: nameSchema
    .default('local')
    .describe(
      'Name of the search service, if several plugins bring one. Absent: the service of a plugin, otherwise an index that the build makes and the browser reads.',
    ),
  placeholder: textOr('Search docs', 'Text of the empty search field.'),
  maxHits: z.int().min(1).max(100).default(20).describe('Number of results in the dialog.'),
  reportUrl: optional(
    z
      .string()
      .regex(
        /^https?:\/\/[^\s/]+\S*\{query\}/,
        'an address with "{query}" in it, e.g. "https://example.org/issues/new?title={query}"',
      ),
    'Address where readers report a query without results; `{query}` is replaced by the query.',
  ),
  options: z
    .record(z.string(), z.string())
    .default({})
    .describe('Options of the provider, by name.'),
}

export type OptionsOf<Fields extends z.ZodRawShape> = Readonly<z.output<z.ZodObject<Fields>>>

/** The values of these options in a configuration that has others, too. */
export function optionsOf<Fields extends z.ZodRawShape>(
  fields: Fields,
  values: OptionsOf<Fields>,
): OptionsOf<Fields> {
  const names = Object.keys(fields) as (keyof OptionsOf<Fields>)[]
  return Object.fromEntries(names.map((name) => [name, values[name]])) as OptionsOf<Fields>
}

/** Options of the configuration that parts of the theme read. */
export type ShellOptions = {
  readonly [Name in keyof typeof shellOptions]: z.output<(typeof shellOptions)[Name]>
}
