import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOfFile } from '../cache/keys.ts'
import type { WarraqPlugin } from '../plugins/warraq-plugin.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import type { ProjectFormat } from './project-format.ts'

/** The package that reads projects of other tools. */
const PACKAGE = '@warraq/formats'

/** What the package does with the folder of a site that has no configuration. */
export interface FolderFormats {
  /** The format that reads it, with the file that shows this, relative to the root. */
  readonly found?: { readonly format: ProjectFormat; readonly file: string } | undefined
  /** Plugins for a folder that no format reads: its pages may be written for other tools, too. */
  readonly plugins: readonly WarraqPlugin[]
  /** Changes with the package. */
  readonly packageKey: string
}

/**
 * Ask the package about the folder `root`.
 * @param locate finds the entry module of the package
 * @throws UsageError when the project is one of another tool, and the package is missing or unusable.
 */
export async function formatsFor(
  root: string,
  locate: (root: string) => string | undefined = installed,
): Promise<FolderFormats> {
  const path = locate(root)
  if (path === undefined) {
    if (!isDocusaurus(root)) return { plugins: [], packageKey: '' }
    throw new UsageError(`This is a Docusaurus project: npm i -D ${PACKAGE}`)
  }
  const { formats, folderPlugins = [] } = await packageAt(path)
  for (const format of formats) {
    const file = format.finds(root)
    if (file !== undefined)
      return { found: { format, file }, plugins: [], packageKey: hashOfFile(path) }
  }
  return { plugins: folderPlugins, packageKey: hashOfFile(path) }
}

/** Entry module of the package, in the project or beside the engine. */
function installed(root: string): string | undefined {
  for (const place of [join(root, 'package.json'), import.meta.url])
    try {
      return createRequire(place).resolve(PACKAGE)
    } catch {
      // It may be in the other place.
    }
  return undefined
}

interface FormatsPackage {
  readonly formats: readonly ProjectFormat[]
  readonly folderPlugins?: readonly WarraqPlugin[]
}

async function packageAt(path: string): Promise<FormatsPackage> {
  const exports = await import(pathToFileURL(path).href).catch((cause: unknown) => {
    throw unusable(messageOf(cause))
  })
  if (!Array.isArray(exports.formats)) throw unusable('it exports no list "formats"')
  return exports
}

function unusable(cause: string): UsageError {
  return new UsageError(
    `${PACKAGE} does not fit this version of warraq: ${cause}\nInstall matching versions: npm i -D warraq@latest ${PACKAGE}@latest`,
  )
}

/** Whether the folder is a project of Docusaurus, which only the package reads. */
function isDocusaurus(root: string): boolean {
  const endings = ['ts', 'mts', 'cts', 'mjs', 'js', 'cjs']
  return endings.some((ending) => existsSync(join(root, `docusaurus.config.${ending}`)))
}
