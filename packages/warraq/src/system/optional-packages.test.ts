import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPackage, requirePackage } from './optional-packages.ts'

const { peerDependenciesMeta } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { readonly peerDependenciesMeta: Readonly<Record<string, unknown>> }

test.each(
  Object.keys(peerDependenciesMeta),
)('the message for %s names the feature that needs it', (name) => {
  const failure = new Error(`Cannot find package '${name}' imported from /site/dist/a.mjs`)
  expect(missingPackage(failure)).toMatch(
    new RegExp(`^${name} is not installed, and .+ needs it\\. Install it: npm install ${name}@`),
  )
  expect(() => requirePackage(name)).not.toThrow()
})

test('the message for a file of a package, required in a thread, names the package', () => {
  const text = "Error: Cannot find module '@vitejs/plugin-basic-ssl/a.js'\nRequire stack:"
  expect(missingPackage(text)).toContain('npm install @vitejs/plugin-basic-ssl')
})

test('other failures are not about packages', () => {
  expect(
    missingPackage(new Error("Cannot find package 'left-pad' imported from a")),
  ).toBeUndefined()
  expect(missingPackage(new TypeError('x is undefined'))).toBeUndefined()
})

test('a package that is needed and not installed is named', () => {
  expect(() => requirePackage('sharp', 'file:///nowhere/a.mjs')).toThrow(
    /^sharp is not installed, and making smaller copies of images needs it\. Install it: npm install sharp@/,
  )
})
