import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { withCompileHint } from './compile-hint.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'
const chunk = (name: string) =>
  ({ type: 'chunk', name, fileName: `assets/${name}-1.js`, code: 'run()' }) as const
const asset = (fileName: string, source: string | Uint8Array) =>
  ({ type: 'asset', fileName, source }) as Rolldown.OutputAsset

test('scripts and the worker begin with the hint', () => {
  expect(withCompileHint(chunk('client'))).toBe(`${HINT}run()`)
  expect(withCompileHint(asset('assets/search-worker-1.js', 'work()'))).toBe(`${HINT}work()`)
})

test('React and what is no script stay as they are', () => {
  expect(withCompileHint(chunk('react'))).toBe('run()')
  const font = new Uint8Array([1])
  expect(withCompileHint(asset('assets/font.woff2', font))).toBe(font)
  expect(withCompileHint(asset('assets/print.css', 'a{}'))).toBe('a{}')
})
