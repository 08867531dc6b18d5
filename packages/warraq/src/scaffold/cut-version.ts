import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { SectionConfig } from '../config/section-schema.ts'
import { codeOf, codeTest, formatOf } from '../markdown/source-code.ts'
import { lineIndex } from '../shared/text/line-finder.ts'
import { filesBelow } from '../system/files-below.ts'
import { isFolder } from '../system/is-folder.ts'

export interface VersionFile {
  /** Path below the site root. */
  readonly to: string
  /** The file that is copied, below the site root. */
  readonly from: string
  /** The text, where links changed. */
  readonly text?: string
}

interface VersionOptions {
  /** Absolute root of the site. */
  readonly root: string
  readonly section: Pick<SectionConfig, 'id' | 'path'>
  readonly name: string
}

/** Prefix of the files of the versions of a section. */
export function versionPrefix({ id }: Pick<SectionConfig, 'id'>): string {
  return id === 'default' ? '' : `${id}_`
}

/** The pages of a section as the files of a version, also in other languages. */
export function versionFiles({ root, section, name }: VersionOptions): VersionFile[] {
  const folder = `${versionPrefix(section)}versioned_docs/version-${name}`
  const copies = (from: string, to: string) =>
    filesBelow(join(root, from))
      .sort()
      .map((path) => copied(root, { from: posix.join(from, path), to: `${to}/${path}` }, from))
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

function copied(
  root: string,
  { from, to }: { readonly from: string; readonly to: string },
  folder: string,
): VersionFile {
  if (!/\.mdx?$/i.test(from)) return { from, to }
  const source = readFileSync(join(root, from), 'utf8')
  const text = movedLinks(source, {
    from,
    to,
    leaves: (path) =>
      !`${path}/`.startsWith(`${posix.normalize(folder)}/`) && existsSync(join(root, path)),
  })
  return text === source ? { from, to } : { from, to, text }
}

interface Move {
  /** Path of the page, and its new path. */
  readonly from: string
  readonly to: string
  /** Whether a path is a file that does not move with the page. */
  readonly leaves: (path: string) => boolean
}

/** An address in Markdown, in an attribute, in an import, or of a definition. */
const RELATIVE =
  /(\]\(\s*<?|\b(?:href|src|from|require\()\s*=?\s*["']|\bimport\s+["']|^\s{0,3}\[[^\]\n]+\]:\s*<?)(\.{1,2}\/[^\s)"'>?#]+)/gm

/** A file that a directive includes, or whose code a block shows. */
const INCLUDED =
  /^([ \t>]*(?:::include\{[ \t]*|(?:`{3,}|~{3,})[^\n]*?[ \t])file=["']?)(\.{1,2}\/[^\s"'}#]+)/gm

/**
 * A page with the addresses of files that stay where they are, for the place to which it moves; what
 * is in code is left as it is.
 *
 *     from a/x.md to v/1/x.md: [b](../b/y.md) becomes [b](../../b/y.md)
 */
function movedLinks(source: string, { from, to, leaves }: Move): string {
  const code = codeOf(source, formatOf(from))
  const isCode = codeTest(source, code)
  const linked = source.replace(RELATIVE, (written, before: string, path: string, at: number) => {
    if (isCode(at)) return written
    const target = posix.join(posix.dirname(from), decoded(path))
    if (!leaves(target)) return written
    return `${before}${encodeURI(posix.relative(posix.dirname(to), target))}`
  })
  // The first replacement keeps the lines of the source.
  const lineAt = lineIndex(linked)
  const isWithinFence = (line: number) =>
    code.fences.some((fence) => fence.line < line && line <= fence.lastLine)
  return linked.replace(INCLUDED, (written, before: string, path: string, at: number) => {
    if (isWithinFence(lineAt(at) + 1)) return written
    const target = posix.join(posix.dirname(from), path)
    return leaves(target) ? `${before}${posix.relative(posix.dirname(to), target)}` : written
  })
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
