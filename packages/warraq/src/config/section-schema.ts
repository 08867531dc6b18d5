import { z } from 'zod'
import { localPathSchema, routeSchema } from './path-schemas.ts'

const versionSchema = z.strictObject({
  /** Part of the route, without slashes; empty serves it at the route of the docs root. */
  path: z
    .string()
    .regex(/^[^/?#]*$/, 'one part of a path, e.g. "1.x"')
    .optional(),
  label: z.string().min(1).optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  className: z.string().optional(),
  noIndex: z.boolean().default(false),
})

export const sectionSchema = z.strictObject({
  /** Short name: key of its versions, sidebars and search tags. */
  id: z.string().regex(/^[\w-]+$/, 'letters, digits, "-" and "_"'),
  label: z.string().optional(),
  /** Folder of its pages. */
  path: localPathSchema,
  /** Where its pages live. */
  route: routeSchema,
  /** `true`: made from the folders; `false`: none; a path: JSON or TypeScript file with explicit sidebars. */
  sidebar: z.union([z.boolean(), localPathSchema, z.record(z.string(), z.unknown())]).default(true),
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  breadcrumbs: z.boolean().default(true),
  numberPrefixes: z.boolean().default(true),
  /** Ignore the versions file. */
  disableVersioning: z.boolean().default(false),
  /** Build the docs folder itself, as version `current`. */
  includeCurrentVersion: z.boolean().default(true),
  /** Name of the version served at the route of the docs root; absent = the newest of the file. */
  lastVersion: z.string().optional(),
  /** Names of the versions to build; absent = all. */
  onlyIncludeVersions: z.array(z.string()).min(1).optional(),
  /** `none`: the version a reader chose is not remembered. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  /** By name, `current` for the docs folder itself. */
  versions: z.record(z.string(), versionSchema).default({}),
})

export type SectionConfig = z.output<typeof sectionSchema>
