import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A remembered "is there such a file below the root?". */
export function fileLookup(root: string): (file: string) => boolean {
  const known = new Map<string, boolean>()
  return (file) => {
    const path = join(root, file)
    const answer = known.get(file) ?? (existsSync(path) && statSync(path).isFile())
    known.set(file, answer)
    return answer
  }
}
