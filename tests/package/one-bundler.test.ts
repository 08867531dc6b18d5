import { execFileSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { installInto, packEngine } from './installed-package.ts'
import { enginePackages } from './locked-packages.ts'

/** What a site may download for the engine alone, in bytes on disk. */
const MOST_BYTES = 75_000_000

let tarball = ''
beforeAll(async () => {
  tarball = await packEngine()
}, 600_000)

test('a site installs one bundler, which is that of its Vite', () => {
  const bundlers = enginePackages().filter((path) => path.endsWith('node_modules/rolldown'))
  expect(bundlers).toHaveLength(1)
})

test('the engine with all that it needs weighs no more than its budget', async () => {
  const dir = await installInto('site', tarball, 'hoisted')
  const [size = ''] = execFileSync('du', ['-sb', `${dir}/node_modules`], {
    encoding: 'utf8',
  }).split('\t')
  expect(Number(size)).toBeLessThan(MOST_BYTES)
})
