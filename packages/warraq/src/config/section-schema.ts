import { z } from 'zod'
import { flag, localPathSchema, nameSchema, routeSchema, text } from './fields.ts'

const versionSchema = z.strictObject({
  path: z
    .string()
    .regex(/^[^/?#]*$/, 'one part of a path, e.g. "1.x"')
    .optional()
    .describe(
      'Part of the route, without slashes; empty serves the version at the route of the section.',
    ),
  label: nameSchema.optional().describe('Name that readers see.'),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .optional()
    .describe('Notice above every page of the version.'),
  badge: z.boolean().optional().describe('Show the name of the version on its pages.'),
  className: text('Class of the pages’ root element.'),
  noIndex: flag(false, 'Ask search engines not to list the version.'),
})

export const sectionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]+$/, 'letters, digits, "-" and "_"')
    .describe('Short name, which sidebars, versions and search filters refer to.'),
  label: text('Name that readers see.'),
  path: localPathSchema.describe('Folder of its pages.'),
  route: routeSchema.describe('Path its pages are served under.'),
  sidebar: z
    .union([z.boolean(), localPathSchema, z.record(z.string(), z.unknown())])
    .default(true)
    .describe(
      '`true`: made from the folders; `false`: none; a path: a JSON file with explicit sidebars; an object: the sidebars themselves.',
    ),
  sidebarCollapsible: flag(true, 'Groups of the sidebar can be closed.'),
  sidebarCollapsed: flag(true, 'Groups of the sidebar are closed at first.'),
  breadcrumbs: flag(true, 'Show breadcrumbs.'),
  numberPrefixes: flag(
    true,
    'Read `01-` in names of files and folders as a position, and leave it out of routes.',
  ),
  disableVersioning: flag(false, 'Ignore the file that names the versions.'),
  includeCurrentVersion: flag(true, 'Build the folder itself, as version `current`.'),
  lastVersion: text(
    'Name of the version that is served at the route of the section; absent: the newest one.',
  ),
  onlyIncludeVersions: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('Names of the versions to build; absent: all.'),
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
