import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { SectionConfig } from '../config/section-schema.ts'
import { substituteFacts } from '../content/source/substitute-facts.ts'
import type { FactValue } from '../shared/data/facts.ts'
import { filesBelow, isFolder } from '../system/files.ts'
import { movedLinks } from './moved-links.ts'

export interface VersionFile {
  /** Path below the site root. */
  readonly to: string
  /** The file that is copied, below the site root. */
  readonly from: string
  /** The text, where links changed or facts became their values. */
  readonly text?: string
}

interface VersionOptions {
  /** Absolute root of the site. */
  readonly root: string
  readonly section: Pick<SectionConfig, 'id' | 'path'>
  readonly name: string
  /** Facts by name: the copies keep their values. */
  readonly facts: ReadonlyMap<string, FactValue>
}

/** Prefix of a section's version files. */
export function versionPrefix({ id }: Pick<SectionConfig, 'id'>): string {
  return id === 'default' ? '' : `${id}_`
}

/** The pages of a section as the files of a version, also in other languages. */
export function versionFiles({ root, section, name, facts }: VersionOptions): VersionFile[] {
  const folder = `${versionPrefix(section)}versioned_docs/version-${name}`
  const copies = (from: string, to: string) =>
    filesBelow(join(root, from))
      .sort()
      .map((path) =>
        copied(
          { root, folder: from, facts },
          { from: posix.join(from, path), to: `${to}/${path}` },
        ),
      )
  return [
    ...copies(section.path, folder),
    ...translatedFolders(root, section).flatMap((place) =>
      copies(`${place}/current`, `${place}/version-${name}`),
    ),
  ]
}

/** Folders of translations that hold the current pages of a section. */
function translatedFolders(root: string, { id }: Pick<SectionConfig, 'id'>): string[] {
  if (!isFolder(join(root, 'i18n'))) return []
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`
  return readdirSync(join(root, 'i18n'))
    .sort()
    .map((locale) => `i18n/${locale}/${plugin}`)
    .filter((place) => isFolder(join(root, `${place}/current`)))
}

interface Copying extends Pick<VersionOptions, 'root' | 'facts'> {
  /** The folder of the pages. */
  readonly folder: string
}

function copied(
  { root, folder, facts }: Copying,
  { from, to }: Pick<VersionFile, 'from' | 'to'>,
): VersionFile {
  if (!/\.mdx?$/i.test(from)) return { from, to }
  const source = readFileSync(join(root, from), 'utf8')
  const frozen = substituteFacts(source, facts, from, { keepsEscapes: true }).text
  const text = movedLinks(frozen, {
    from,
    to,
    leaves: (path) =>
      !`${path}/`.startsWith(`${posix.normalize(folder)}/`) && existsSync(join(root, path)),
  })
  return text === source ? { from, to } : { from, to, text }
}
