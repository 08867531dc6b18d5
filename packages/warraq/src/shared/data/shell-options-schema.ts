import { z } from 'zod'
import { group, off } from './schema-fields.ts'

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
  sidebar: group('Behaviour of the sidebars.', {
    hideable: off('Let readers hide the sidebar.'),
    autoCollapse: off('Close a group when the reader opens another one beside it.'),
  }),
}

/** Options of the configuration that parts of the theme read. */
export type ShellOptions = {
  readonly [Name in keyof typeof shellOptions]: z.output<(typeof shellOptions)[Name]>
}
