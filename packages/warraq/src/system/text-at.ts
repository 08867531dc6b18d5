import { readFileSync } from 'node:fs'

/** Text of a file; empty if it cannot be read. */
export function textAt(file: string | URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
