import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { SectionConfig } from '../config/section-schema.ts'
import { VERSION_NAME, VERSION_NAME_RULE } from '../config/version-name.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { oneOf } from '../shared/text/nearest.ts'
import { versionFiles, versionPrefix } from './cut-version.ts'

export interface CutOptions {
  /** Absolute root of the site. */
  readonly root: string
  readonly sections: readonly SectionConfig[]
  /** Name of the version. */
  readonly name: string
  /** Id of the section; needed when there are several. */
  readonly section: string | undefined
}

/** What was written. */
export interface CutVersion {
  readonly section: string
  /** Folder of the pages, below the root. */
  readonly folder: string
  readonly files: number
  /** Pages whose links changed. */
  readonly changed: number
}

/**
 * Copy the pages of a section into a version, with the links to files that do not move.
 * @throws UsageError when the name or the section cannot be used; nothing is written then.
 */
export function cutVersion(options: CutOptions): CutVersion {
  const { root, name } = options
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
  const files = versionFiles({ root, section, name })
  const targets = [folder, ...files.map(({ to }) => to)]
  const taken = targets.find((path) => existsSync(join(root, path)))
  if (taken !== undefined)
    throw new UsageError(`"${taken}" exists, and nothing is overwritten. Remove it first.`)
  if (files.length === 0) throw new UsageError(`The folder "${section.path}" has no files.`)
  const sidebarFile = `${prefix}versioned_sidebars/version-${name}-sidebars.json`
  writeAll(root, [
    ...files,
    ...(sidebars === undefined ? [] : [{ to: sidebarFile, text: json(sidebars) }]),
  ])
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
function sidebarsOf(root: string, { sidebar }: SectionConfig): unknown {
  if (typeof sidebar === 'boolean') return undefined
  if (typeof sidebar !== 'string') return sidebar
  try {
    return JSON.parse(readFileSync(join(root, sidebar), 'utf8'))
  } catch (cause) {
    throw new UsageError(`The sidebars file "${sidebar}" cannot be read: ${messageOf(cause)}`)
  }
}

interface Written {
  readonly to: string
  readonly from?: string
  readonly text?: string
}

/** Either all files are written or none. */
function writeAll(root: string, files: readonly Written[]): void {
  const written: string[] = []
  try {
    for (const { to, from, text } of files) {
      mkdirSync(dirname(join(root, to)), { recursive: true })
      if (text === undefined) cpSync(join(root, String(from)), join(root, to))
      else writeFileSync(join(root, to), text, { flag: 'wx' })
      written.push(to)
    }
  } catch (cause) {
    for (const path of written) rmSync(join(root, path), { force: true })
    throw cause
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
