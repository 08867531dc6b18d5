import { expect, test } from 'vitest'
import { openPictures } from './open-pictures.ts'
import type { OutputFile, PagePictures, WarraqPlugin } from './warraq-plugin.ts'

const site = { root: '/site', title: 'Docs', cacheDir: (plugin: string) => `/cache/${plugin}` }
const page = { title: 'A page' }
const picture = { path: 'assets/a.png', width: 1200, height: 630, alt: 'A page' }

/** The pictures of a plugin that may return anything. */
const open = (pictures: (given: object) => unknown) =>
  openPictures([{ name: 'cards', pictures } as WarraqPlugin], site)
const opened = (pictures: Partial<PagePictures>) =>
  open(() => ({ of: () => picture, draw: () => [], ...pictures }))

async function drawn(...files: unknown[]): Promise<OutputFile[]> {
  const given: OutputFile[] = []
  const pictures = opened({ draw: () => files as never })
  for await (const file of pictures?.draw() ?? []) given.push(file)
  return given
}

test('gives the images of a plugin, which has a cache folder of its own', async () => {
  let given: object = {}
  const pictures = open((source) => {
    given = source
    return { of: () => picture, draw: () => [] }
  })
  expect(given).toEqual({ root: '/site', title: 'Docs', cacheDir: '/cache/cards' })
  expect(pictures?.of(page)).toEqual(picture)
  expect(await drawn({ path: 'assets/a.png', content: '' })).toHaveLength(1)
})

test('an error names the plugin', async () => {
  const failed = 'The plugin "cards" failed in its hook "pictures": '
  expect(() => open(() => undefined)).toThrow(`${failed}it returned an invalid set of images`)
  expect(() => open(() => ({ of: () => picture }))).toThrow(
    `${failed}it returned an invalid set of images`,
  )
  expect(() => opened({ of: () => ({ ...picture, path: '../a.png' }) })?.of(page)).toThrow(
    `${failed}it returned an invalid image`,
  )
  await expect(drawn({ path: '../a.png', content: '' })).rejects.toThrow(
    `${failed}it returned an invalid file`,
  )
})
