import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { SectionConfig } from '../config/section-schema.ts'
import { substituteFacts } from '../content/source/substitute-facts.ts'
import type { FactValue } from '../shared/data/facts.ts'
import { isMarkdownPath } from '../shared/data/skipped-names.ts'
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

export interface CutOptions {
  /** Absolute root of the site. */
  readonly root: string
  readonly sections: readonly SectionConfig[]
  /** Name of the version. */
  readonly name: string
  /** Id of the section; needed when there are several. */
  readonly section: string | undefined
  /** Facts of the site by name, which the pages keep as they are now. */
  readonly facts: ReadonlyMap<string, FactValue>
}

interface VersionOptions extends Pick<CutOptions, 'root' | 'name' | 'facts'> {
  readonly section: Pick<SectionConfig, 'id' | 'path'>
}

/** Prefix of a section's version files. */
export function versionPrefix({ id }: Pick<SectionConfig, 'id'>): string {
  return id === 'default' ? '' : `${id}_`
}

/** The pages of a section as the files of a version, also in other languages. */
export function versionFiles({ root, section, name, facts }: VersionOptions): VersionFile[] {
  const folder = `${versionPrefix(section)}versioned_docs/version-${name}`
  const copies = (place: string, target: string) =>
    filesBelow(join(root, place))
      .sort()
      .map((path): VersionFile => {
        const from = posix.join(place, path)
        const to = `${target}/${path}`
        if (!isMarkdownPath(path)) return { from, to }
        const source = readFileSync(join(root, from), 'utf8')
        const frozen = substituteFacts(source, facts, from, { keepsEscapes: true }).text
        const leaves = (file: string) =>
          !`${file}/`.startsWith(`${posix.normalize(place)}/`) && existsSync(join(root, file))
        const text = movedLinks(frozen, { from, to, leaves })
        return text === source ? { from, to } : { from, to, text }
      })
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
