import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { copyFixture, readTree, runDocs } from './run-docs.ts'

/** Noise, which every format stores with many bytes. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

/** A site that shows images; returns its folder. */
async function siteWith(images: string, page: string): Promise<string> {
  const dir = await copyFixture('good')
  await rm(join(dir, 'content'), { recursive: true })
  await mkdir(join(dir, 'content'))
  await mkdir(join(dir, 'static'), { recursive: true })
  await writeFile(join(dir, 'content/index.md'), `# Start\n\n${page}\n`)
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      lastUpdated: { date: false },
      ${images}
      staticDirs: ['static'],
      sections: [{ id: 'docs', path: 'content', route: '/' }],
    }`,
  )
  return dir
}

test('images have copies in smaller widths, kept in the cache', async () => {
  const dir = await siteWith(
    'images: { widths: [400, 800] },',
    '![A photo](photo.jpg)\n\n![Turned](/turned.jpg)\n\n![Small](small.png)\n\n![Drawing](a.svg)',
  )
  await photo(1000, 500).jpeg({ quality: 95 }).toFile(join(dir, 'content/photo.jpg'))
  await photo(600, 300)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toFile(join(dir, 'static/turned.jpg'))
  await photo(40, 20).png().toFile(join(dir, 'content/small.png'))
  await writeFile(
    join(dir, 'content/a.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  )
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0, stderr: '' })
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  const copies = [...html.matchAll(/(\/assets\/files\/[\w-]+\.webp) (\d+)w/g)].map(
    ([, path = '', width]) => ({ path, width: Number(width) }),
  )
  expect(copies.map(({ width }) => width)).toEqual([400, 800, 1000, 300, 40])
  for (const { path, width } of copies) {
    const info = await sharp(join(dir, 'dist', path)).metadata()
    expect(info).toMatchObject({ format: 'webp', width })
  }
  // The photo is shown as the camera was held.
  expect(html).toMatch(/src="\/turned.jpg"[^>]* width="300" height="600"/)
  const turned = copies.find(({ width }) => width === 300)?.path ?? ''
  expect(await sharp(join(dir, 'dist', turned)).metadata()).toMatchObject({ height: 600 })

  const cold = await readTree(join(dir, 'dist'))
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0 })
  expect(await readTree(join(dir, 'dist'))).toEqual(cold)
})

test('a site that asks for no copies has none', async () => {
  const dir = await siteWith('', '![A photo](photo.jpg)')
  await photo(1000, 500).jpeg().toFile(join(dir, 'content/photo.jpg'))
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).not.toContain('srcset')
})

test('an image that cannot be read is named and shown as it is', async () => {
  const dir = await siteWith('images: {},', '![A photo](photo.jpg)')
  await writeFile(join(dir, 'content/photo.jpg'), 'no image')
  const { exitCode, stderr } = await runDocs(['build', dir])
  expect(exitCode).toBe(0)
  expect(stderr).toContain('content/photo.jpg  warning  image/not-resized')
  expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toContain('/assets/files/photo-')
})
