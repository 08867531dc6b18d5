import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { inlineLogo, MOST_INLINE_BYTES } from './inline-logo.ts'

const root = temporaryFolder()
const staticDirs = ['static', 'more']
const SMALL = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0a6152" d="M0 0h9"/></svg>\n'

mkdirSync(join(root, 'static'))
mkdirSync(join(root, 'more', 'img'), { recursive: true })
writeFileSync(join(root, 'static', 'light.svg'), SMALL)
writeFileSync(join(root, 'more', 'img', 'dark.svg'), SMALL)
writeFileSync(join(root, 'static', 'large.svg'), SMALL.padEnd(MOST_INLINE_BYTES + 1))
writeFileSync(join(root, 'static', 'photo.png'), 'png')
writeFileSync(join(root, 'secret.svg'), SMALL)

const inlined = (src: string, srcDark?: string) => {
  const dark = srcDark === undefined ? {} : { srcDark }
  const brand = { siteTitle: 'Docs', homeHref: '/', logo: { src: `/base${src}`, ...dark, alt: '' } }
  return inlineLogo(brand, { navbar: { logo: { src, ...dark } }, staticDirs }, root).logo
}

test('small images from any static folder are inlined', () => {
  const { src, srcDark } = inlined('/light.svg', '/img/dark.svg') ?? { src: '' }
  expect(src).toMatch(/^data:image\/svg\+xml,%3Csvg%20xmlns=%22http:\/\/www\.w3\.org/)
  expect(decodeURIComponent(src.slice(src.indexOf(',') + 1))).toBe(SMALL.trim())
  expect(srcDark).toBe(src)
})

test('a logo without a dark variant gets none', () => {
  expect(inlined('/light.svg')?.srcDark).toBeUndefined()
})

test.each([
  '/large.svg',
  '/photo.png',
  '/nowhere.svg',
  '/light.svg?v=2',
  '/../secret.svg',
  '//other.example/light.svg',
])('%s keeps its address', (src) => {
  expect(inlined(src)?.src).toBe(`/base${src}`)
})
