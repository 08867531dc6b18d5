import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Paths of all files below a folder, relative to it, with `/`. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
}

/** Whether there is a folder at an absolute path; links are followed. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Text of a file; empty if it cannot be read. */
export function textAt(file: string | URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Hash of a file; empty if it does not exist. */
export function hashOfFile(path: string): string {
  try {
    return hashOf(readFileSync(path))
  } catch {
    return ''
  }
}

/** Replace a file: a concurrent reader sees either the previous or the new content. */
export function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const staging = `${file}.${randomUUID().slice(0, 8)}.new`
  writeFileSync(staging, text)
  renameSync(staging, file)
}

/** A record that an earlier run wrote; `undefined` if there is none, or if it is damaged. */
export function readRecord<Kind>(file: string): Kind | undefined {
  try {
    const { hash, text } = JSON.parse(readFileSync(file, 'utf8')) as Written
    return hashOf(text) === hash ? (JSON.parse(text) as Kind) : undefined
  } catch {
    return undefined
  }
}

export function writeRecord(file: string, record: unknown): void {
  const text = JSON.stringify(record)
  writeAtomically(file, JSON.stringify({ hash: hashOf(text), text } satisfies Written))
}

/** A record with the hash of its text, which shows damage. */
interface Written {
  readonly hash: string
  readonly text: string
}

/** Changes with the code of this package. */
export function packageKey(): string {
  return hashOfFile(fileURLToPath(import.meta.url))
}
