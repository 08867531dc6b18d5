import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { usablePictures } from './check-pictures.ts'

const ROOT = temporaryFolder()
const [check] = usablePictures().checks ?? []

async function found(...hrefs: readonly string[]): Promise<string[]> {
  const page = contentPage({ file: 'a.md', images: hrefs.map((href) => ({ href, line: 1 })) })
  const findings = await runCheck(check, [page], { root: ROOT, cacheDir: '' })
  return [...findings].map(({ code, file }) => `${file} ${code}`)
}

test('pictures can be shown, and load soon', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
  mkdirSync(join(ROOT, 'site/public'), { recursive: true })
  writeFileSync(join(ROOT, 'good.svg'), svg)
  writeFileSync(join(ROOT, 'bad.png'), 'no picture')
  writeFileSync(join(ROOT, 'site/public/big.svg'), svg.replace('></', `>${' '.repeat(1e6)}</`))
  const hrefs = ['./good.svg', 'bad.png', '/big.svg', 'https://example.org/a.png', './none.png']
  expect(await found(...hrefs)).toEqual([
    'bad.png picture/unusable',
    'site/public/big.svg picture/unusable',
  ])
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 9 9"></svg>',
  `<?xml version="1.0"?><!--${'a'.repeat(5_000)}--><svg xmlns="http://www.w3.org/2000/svg"></svg>`,
])('a picture without a size of its own can be shown', async (svg) => {
  writeFileSync(join(ROOT, 'free.svg'), svg)
  expect(await found('free.svg')).toEqual([])
})

test('a text is no SVG', async () => {
  writeFileSync(join(ROOT, 'text.svg'), 'no picture')
  expect(await found('text.svg')).toEqual(['text.svg picture/unusable'])
})
