import { readFileSync } from 'node:fs'

/** Key of the running engine; empty when it runs from source. */
export function runningEngineKey(): string {
  try {
    return readFileSync(new URL('./engine-key.txt', import.meta.url), 'utf8')
  } catch {
    return ''
  }
}
