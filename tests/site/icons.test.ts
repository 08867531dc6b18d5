import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import config from '../../docs.config.ts'
import { contentTypeOf } from '../../packages/warraq/src/serve/send-file.ts'

const publicDir = join(import.meta.dirname, '../../site/public')
const sizeOf = (name: string) => {
  const { width, height } = imageSize(readFileSync(join(publicDir, name)))
  return `${width}x${height}`
}

test('the icons of the manifest have the declared sizes, and two are maskable', () => {
  const manifest = JSON.parse(readFileSync(join(publicDir, 'site.webmanifest'), 'utf8'))
  const icons: { src: string; type: string; sizes: string; purpose?: string }[] = manifest.icons
  for (const { src, type, sizes } of icons) {
    expect(contentTypeOf(src)).toBe(type)
    if (sizes !== 'any') expect(sizeOf(src)).toBe(sizes)
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2)
})

test('the icons in the head exist and have the correct media types', () => {
  const { ico = '', appleTouch = '', manifest = '' } = config.icons ?? {}
  expect(sizeOf(ico)).toBe('32x32')
  expect(contentTypeOf(ico)).toBe('image/vnd.microsoft.icon')
  expect(sizeOf(appleTouch)).toBe('180x180')
  expect(contentTypeOf(manifest)).toBe('application/manifest+json; charset=utf-8')
})

test('browsers colour their own interface like the page', () => {
  const css = readFileSync(join(import.meta.dirname, '../../site/palette.css'), 'utf8')
  const [, light, dark] = /--color-page: light-dark\((#\w+), (#\w+)\)/.exec(css) ?? []
  expect(config.themeColor).toEqual({ light, dark })
})
