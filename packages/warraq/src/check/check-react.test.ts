import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ENGINE = join(import.meta.dirname, '..')

/** Loaded when the reader uses it, and with it React: the assistant. */
const LOADS_REACT = 'theme/AskPanel/mount-ask-panel.tsx'

const IMPORT =
  /(?:^|\n)(?:import|export)(?! type)[^'\n]*(?:\n[^'\n]*)*?from\s*'([^']+)'|import\('([^']+)'\)/g

/** Modules that a file loads, at once or on demand, by path; packages by name. */
function loadedBy(entry: string): Set<string> {
  const found = new Set([entry])
  for (const file of found) {
    if (file === LOADS_REACT || !/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(ENGINE, file), 'utf8')
    for (const [, direct, lazy] of text.matchAll(IMPORT)) {
      const target = direct ?? lazy ?? ''
      found.add(target.startsWith('.') ? join(dirname(file), target) : target)
    }
  }
  return found
}

test('the search dialog and all it loads for a search do without React', () => {
  const loaded = [...loadedBy('theme/SearchDialog/dialog.ts')]
  expect(loaded).toContain('theme/SearchDialog/provider-cache.ts')
  expect(loaded.filter((name) => /^react|^scheduler/.test(name))).toEqual([])
  expect(loaded.filter((name) => name.endsWith('.tsx'))).toEqual([LOADS_REACT])
})
