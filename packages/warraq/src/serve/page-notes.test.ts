import { expect, test, vi } from 'vitest'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { createPageNotes } from './page-notes.ts'

const problem = (found: string): Diagnostic => ({
  code: 'prose/spelling',
  severity: 'error',
  file: 'a.md',
  found,
  expected: 'a word',
  fix: 'correct it',
})

function openNotes(check: () => Promise<readonly Diagnostic[]>) {
  let site = {}
  const fail = vi.fn((cause: unknown) => problem(`failed: ${cause}`))
  const notes = createPageNotes({ check, site: () => site, onChange: () => {}, fail })
  return { notes, fail, replaceSite: () => (site = {}) }
}

const shown = (notes: { list: () => readonly Diagnostic[] }) =>
  notes.list().map(({ severity, found }) => `${severity} ${found}`)

test('checks that fail are a note, and the next edit runs them again', async () => {
  const results = [() => Promise.reject('no compiler'), async () => [problem('gud')]]
  const { notes } = openNotes(() => results.shift()?.() ?? Promise.resolve([]))
  notes.open('a.md')
  await vi.waitFor(() => expect(shown(notes)).toEqual(['warning failed: no compiler']))
  notes.edit(['a.md'])
  await vi.waitFor(() => expect(shown(notes)).toEqual(['warning gud']))
})

test('checks that cannot even begin are a note, too', async () => {
  const check = vi.fn((): Promise<readonly Diagnostic[]> => {
    if (check.mock.calls.length === 1) throw new Error('at once')
    return Promise.resolve([problem('gud')])
  })
  const { notes } = openNotes(check)
  notes.open('a.md')
  await vi.waitFor(() => expect(shown(notes)).toEqual(['warning failed: Error: at once']))
  notes.edit(['a.md'])
  await vi.waitFor(() => expect(shown(notes)).toEqual(['warning gud']))
})

test('a failure of a site that an edit replaced is not told', async () => {
  let reject: (cause: string) => void = () => {}
  const check = vi.fn(() => new Promise<readonly Diagnostic[]>((_, no) => (reject = no)))
  const { notes, fail, replaceSite } = openNotes(check)
  notes.open('a.md')
  await vi.waitFor(() => expect(check).toHaveBeenCalled())
  replaceSite()
  reject('too late')
  notes.edit(['a.md'])
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(2))
  expect(fail).not.toHaveBeenCalled()
})
