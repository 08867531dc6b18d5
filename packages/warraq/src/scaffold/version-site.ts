import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION_NAME, VERSION_NAME_RULE } from '../config/read-docs-roots.ts'
import { readSidebarFile } from '../config/read-sidebar-files.ts'
import type { SectionConfig } from '../config/section-schema.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { oneOf } from '../shared/text/nearest.ts'
import { addNewFiles, type NewFile } from '../system/write-files.ts'
import { type CutOptions, versionFiles, versionPrefix } from './cut-version.ts'

/**
 * Copy the pages of a section into a version, with the links to files that do not move and the present
 * values of facts.
 * @returns the section, the folder of the new pages, and how many files were copied and changed
 * @throws UsageError when the name or the section cannot be used; nothing is written then.
 */
export function cutVersion(options: CutOptions) {
  const { root, name, facts } = options
  const section = sectionOf(options)
  if (!VERSION_NAME.test(name) || name === 'current')
    throw new UsageError(
      `"${name}" cannot be the name of a version. Expected: ${VERSION_NAME_RULE}, and not "current".`,
    )
  const prefix = versionPrefix(section)
  const listFile = `${prefix}versions.json`
  const names = listedVersions(join(root, listFile), listFile)
  const folder = `${prefix}versioned_docs/version-${name}`
  if (names.includes(name)) throw new UsageError(`${listFile} contains the version "${name}".`)
  const sidebars = sidebarsOf(root, section)
  const files = versionFiles({ root, section, name, facts }).filter(
    ({ from }) => from !== section.sidebar,
  )
  if (existsSync(join(root, folder)))
    throw new UsageError(`"${folder}" exists, and nothing is overwritten. Remove it first.`)
  if (files.length === 0) throw new UsageError(`The folder "${section.path}" has no files.`)
  const sidebarFile = `${prefix}versioned_sidebars/version-${name}-sidebars.json`
  const copies = files.map(({ from, to, text }): [string, NewFile] => [
    to,
    text ?? { copyOf: join(root, from) },
  ])
  const kept = sidebars === undefined ? {} : { [sidebarFile]: json(sidebars) }
  addNewFiles(root, { ...Object.fromEntries(copies), ...kept })
  const staged = join(root, `${listFile}.new`)
  writeFileSync(staged, json([name, ...names]))
  renameSync(staged, join(root, listFile))
  const changed = files.filter(({ text }) => text !== undefined).length
  return { section: section.id, folder, files: files.length, changed }
}

function sectionOf({ sections, section }: CutOptions): SectionConfig {
  const ids = sections.map(({ id }) => id)
  const asked = section ?? (ids.length === 1 ? ids[0] : ids.find((id) => id === 'default'))
  const found = sections.find(({ id }) => id === asked)
  if (found !== undefined) return found
  throw new UsageError(
    asked === undefined
      ? `The site has several sections. Name one with --section: ${ids.join(', ')}`
      : `There is no section "${asked}": ${oneOf(asked, ids)}`,
  )
}

function listedVersions(path: string, name: string): readonly string[] {
  if (!existsSync(path)) return []
  try {
    const list: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list
  } catch (cause) {
    throw new UsageError(`${name} cannot be read: ${messageOf(cause)}`)
  }
  throw new UsageError(`${name} holds no list of names. Expected, for example: ["2.0", "1.0"]`)
}

/** The sidebars that the version keeps; those made from folders need no file. */
function sidebarsOf(root: string, section: SectionConfig): unknown {
  const { sidebar } = section
  if (typeof sidebar === 'boolean') return undefined
  return typeof sidebar === 'string' ? readSidebarFile(root, sidebar, section).sidebars : sidebar
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
