import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Hash of a text or of bytes. */
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

/** Changes with the code of this package. */
export function packageKey(): string {
  return hashOfFile(fileURLToPath(import.meta.url))
}
