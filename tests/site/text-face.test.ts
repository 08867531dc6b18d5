import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTextFace } from '../../scripts/make-text-face.mjs'

const file = join(import.meta.dirname, '../../site/fonts/figtree-basic.woff2')

test('the text face is what its script makes of the installed font', async () => {
  const made = await makeTextFace()
  expect(made.equals(readFileSync(file)), 'run node scripts/make-text-face.mjs').toBe(true)
})
