import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOfFile } from '../cache/keys.ts'
import type { WarraqPlugin } from '../plugins/warraq-plugin.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { type FoundTool, findTool } from './find-tool.ts'
import type { ProjectFormat } from './project-format.ts'

/** The package that reads projects of other tools. */
const PACKAGE = '@warraq/formats'

/** What the package does with the folder of a site that has no configuration. */
export interface FolderFormats {
  /** The format that reads it, with the file that shows this, relative to the root. */
  readonly found?: { readonly format: ProjectFormat; readonly file: string } | undefined
  /** The configuration of a tool whose pages are read, without its settings. */
  readonly tool?: FoundTool | undefined
  /** Folders in which that tool has its pages, relative to the root, best first. */
  readonly pageFolders: readonly string[]
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
  const tool = findTool(root)
  if (path === undefined) {
    if (tool === undefined) return { pageFolders: [], plugins: [], packageKey: '' }
    const article = /^[AO]/.test(tool.tool) ? 'an' : 'a'
    throw new UsageError(`This is ${article} ${tool.tool} project: npm i -D ${PACKAGE}`)
  }
  const { formats, folderPlugins = [], pageFolders } = await packageAt(path)
  const packageKey = hashOfFile(path)
  for (const format of formats) {
    const file = format.finds(root)
    if (file !== undefined)
      return { found: { format, file }, pageFolders: [], plugins: [], packageKey }
  }
  return {
    tool,
    pageFolders: (tool && pageFolders?.(root, tool)) ?? [],
    plugins: folderPlugins,
    packageKey,
  }
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
  readonly pageFolders?: (root: string, tool: FoundTool) => readonly string[]
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
