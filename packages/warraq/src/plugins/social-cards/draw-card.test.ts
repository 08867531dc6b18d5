import { inflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { openCardDrawing } from './draw-card.ts'

const theme = { siteTitle: 'Docs', background: '#ffffff', ink: '#102030', accent: '#0b6658' }
const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 1l15 15-15 15L1 16z" fill="#0a6152"/></svg>'
const rainbow =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><rect width="1200" height="630" fill="url(#g)"/></svg>'

/** Parts of a PNG file by their names. */
function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {}
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(
      at + 8,
      at + 8 + png.readUInt32BE(at),
    )
  return chunks
}

test('draws a PNG of 1200 by 630 in sixteen colours, background and ink among them', () => {
  const png = openCardDrawing({ ...theme, logo: star })({ title: 'A page', section: 'Learn' })
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  const { IHDR, PLTE, IDAT } = chunksOf(png)
  expect([IHDR?.[8], IHDR?.[9]]).toEqual([4, 3])
  expect(PLTE?.length).toBeLessThanOrEqual(16 * 3)
  expect(PLTE?.toString('hex')).toContain('102030')
  expect(PLTE?.toString('hex', 0, 3)).toBe('ffffff')
  expect(inflateSync(IDAT ?? '')).toHaveLength((600 + 1) * 630)
  expect(png.length).toBeLessThan(15_000)
})

test('takes more colours where sixteen would show', () => {
  const { IHDR, IDAT } = chunksOf(openCardDrawing({ ...theme, pattern: rainbow })({ title: 'A' }))
  expect(IHDR?.[8]).toBe(8)
  expect(inflateSync(IDAT ?? '')).toHaveLength((1200 + 1) * 630)
})

test('gives the same bytes for the same text, whatever was drawn before', () => {
  const text = { title: 'Run a node', section: 'Network' }
  const first = openCardDrawing(theme)(text)
  const draw = openCardDrawing(theme)
  draw({ title: 'Another page with a long title that takes three lines or so' })
  expect(draw(text).equals(first)).toBe(true)
  expect(draw({ ...text, title: 'Run a nodf' }).equals(first)).toBe(false)
})

test('shows the name of the site when the font lacks letters of a title, and skips other signs', () => {
  const draw = openCardDrawing(theme)
  expect(draw({ title: 'مرحبا' }).equals(draw({ title: 'Docs' }))).toBe(true)
  expect(draw({ title: 'Start 🚀' }).equals(draw({ title: 'Start' }))).toBe(true)
  expect(draw({ title: 'Žluťoučký kůň' }).equals(draw({ title: 'Docs' }))).toBe(false)
})
