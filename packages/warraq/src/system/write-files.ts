import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../shared/data/usage-error.ts'

/** The text of a file, or the path of a file whose bytes it gets. */
export type NewFile = string | { readonly copyOf: string }

/** Files by path below a folder. */
export type NewFiles = Readonly<Record<string, NewFile>>

const MOST_NAMED = 3

/**
 * Create a folder with files; either all of them are written or none.
 * @throws UsageError when the folder holds something, or is not a folder.
 */
export function writeNewFolder(folder: string, files: NewFiles): void {
  refuseUsed(folder)
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  const staging = mkdtempSync(join(parent, `.${basename(folder)}-`))
  try {
    for (const [path, file] of Object.entries(files)) writeNew(join(staging, path), file)
    renameSync(staging, folder)
  } catch (cause) {
    rmSync(staging, { recursive: true, force: true })
    throw cause
  }
}

function refuseUsed(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined) return
  if (!found.isDirectory()) throw new UsageError(`"${folder}" is a file. Name a new folder.`)
  const names = readdirSync(folder).sort()
  if (names.length === 0) return
  const listed = names.slice(0, MOST_NAMED).join(', ')
  throw new UsageError(
    `"${folder}" is not empty: it contains ${listed}${names.length > MOST_NAMED ? ', …' : ''}. Name a new folder, so that nothing is overwritten.`,
  )
}

/**
 * Add files to a folder that exists; either all of them are written or none.
 * @throws UsageError when one of them exists.
 */
export function addNewFiles(folder: string, files: NewFiles): void {
  const taken = Object.keys(files).filter((path) => existsSync(join(folder, path)))
  if (taken.length > 0)
    throw new UsageError(
      `${taken.join(' and ')} exist${taken.length === 1 ? 's' : ''} in "${folder}", and nothing is overwritten. Rename or remove ${taken.length === 1 ? 'it' : 'them'} first.`,
    )
  const written: string[] = []
  try {
    for (const [path, file] of Object.entries(files)) {
      writeNew(join(folder, path), file)
      written.push(path)
    }
  } catch (cause) {
    for (const path of written) rmSync(join(folder, path), { force: true })
    throw cause
  }
}

/** Fails when the file exists. */
function writeNew(path: string, file: NewFile): void {
  mkdirSync(dirname(path), { recursive: true })
  if (typeof file === 'string') writeFileSync(path, file, { flag: 'wx' })
  else cpSync(file.copyOf, path, { errorOnExist: true, force: false })
}
