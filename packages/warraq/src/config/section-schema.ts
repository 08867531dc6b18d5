import { z } from 'zod'
import {
  localPathSchema,
  nameSchema,
  nearPathSchema,
  off,
  on,
  optional,
  routeSchema,
  text,
} from '../shared/data/schema-fields.ts'

const versionSchema = z.strictObject({
  path: optional(
    z
      .string()
      .regex(/^[^?#]*$/, 'a part of a path, e.g. "1.x"')
      .transform((path) => path.replace(/^\/+|(?<!\/)\/+$/g, '')),
    'Part of the route, e.g. `1.x` or `/next`; empty serves the version at the route of the section.',
  ),
  label: optional(nameSchema, 'Name that readers see.'),
  banner: optional(
    z.enum(['none', 'unreleased', 'unmaintained']),
    'Notice above every page of the version.',
  ),
  badge: optional(z.boolean(), 'Show the name of the version on its pages.'),
  className: text('Class of the pages’ root element.'),
  noIndex: off('Ask search engines not to list the version.'),
})

export const sectionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]+$/, 'letters, digits, "-" and "_"')
    .describe('Short name, which sidebars, versions and search filters refer to.'),
  label: text('Name that readers see.'),
  path: nearPathSchema.describe(
    'Folder of its pages; it may be beside the site folder: `../docs`.',
  ),
  include: optional(
    z.array(localPathSchema).min(1),
    'Files and folders of `path` that hold its pages; absent: all of them.',
  ),
  underscored: off('Files and folders whose names begin with `_` hold pages, too.'),
  route: routeSchema.describe('Path its pages are served under.'),
  sidebar: z
    .union([z.boolean(), localPathSchema, z.record(z.string(), z.unknown())])
    .default(true)
    .describe(
      '`true`: made from the folders; `false`: none; a path: a JSON file with explicit sidebars, or a `SUMMARY.md` as in mdBook and GitBook, which is not a page then; an object: the sidebars themselves.',
    ),
  icon: text(
    'Icon of its row in a shared sidebar, one of those of cards; a section without one has a row only beside its own pages.',
  ),
  sidebarCollapsible: on('Groups of the sidebar can be closed.'),
  sidebarCollapsed: on('Groups of the sidebar are closed at first.'),
  editUrl: text(
    'Address of the edit link of its pages; `{file}` is replaced by the path of the source, `{path}` by that below the folder, `{dir}` by the folder. Absent: that of the site.',
  ),
  breadcrumbs: on('Show breadcrumbs.'),
  numberPrefixes: on(
    'Read `01-` in names of files and folders as a position, and leave it out of routes.',
  ),
  feed: off(
    'Write `rss.xml` at the route of the section: the twenty pages that changed last, for feed readers. The days come from git.',
  ),
  onePage: off(
    'Add a page with the text of all pages of the section at `print/` below its route, to print or to save as a PDF file. Search engines do not list it.',
  ),
  disableVersioning: off('Ignore the file that names the versions.'),
  includeCurrentVersion: on('Build the folder itself, as version `current`.'),
  lastVersion: text(
    'Name of the version that is served at the route of the section; absent: the newest one.',
  ),
  onlyIncludeVersions: optional(
    z.array(z.string()).min(1),
    'Names of the versions to build; absent: all.',
  ),
  versionPersistence: z
    .enum(['localStorage', 'none'])
    .default('localStorage')
    .describe('Where the version that a reader chose is stored; `none`: nowhere.'),
  versions: z
    .record(z.string(), versionSchema)
    .default({})
    .describe('Settings of each version by name; `current` is the folder itself.'),
})

export type SectionConfig = z.output<typeof sectionSchema>
