import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { linkPackages } from '../link-packages.ts'
import { copyFixture, readTree, runDocs } from './run-docs.ts'

/** The fixture with social cards. */
async function siteWithCards(cards: string): Promise<string> {
  const dir = await copyFixture('good')
  await writeFile(join(dir, 'package.json'), '{ "dependencies": { "@warraq/social-cards": "*" } }')
  await linkPackages(dir)
  const file = join(dir, 'docs.config.ts')
  const config = await readFile(file, 'utf8')
  await writeFile(
    file,
    `import { socialCards } from '@warraq/social-cards'\n${config.replace(
      /\btitle:/,
      `plugins: [socialCards(${cards})],\n  $&`,
    )}`,
  )
  return dir
}

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]

test('every indexed page has an existing card with the declared size', async () => {
  const dir = await siteWithCards('')
  expect(await runDocs(['build', dir, '--base', '/x/'])).toMatchObject({ exitCode: 0 })
  const tree = await readTree(join(dir, 'dist'))
  const pages = Object.entries(tree)
    .filter(([path]) => path.endsWith('.html'))
    .map(([path, content]) => ({ path, html: Buffer.from(content, 'base64').toString() }))
    .filter(({ html }) => metaOf(html, 'robots') === undefined)
  expect(pages.length).toBeGreaterThan(3)
  for (const { path, html } of pages) {
    const url = new URL(metaOf(html, 'og:image') ?? 'none:')
    expect([path, url.pathname]).toEqual([
      path,
      expect.stringMatching(/^\/x\/assets\/card-\w+\.png$/),
    ])
    expect(metaOf(html, 'twitter:image')).toBe(url.href)
    expect(metaOf(html, 'og:image:alt')).toBeTruthy()
    const card = Buffer.from(tree[url.pathname.slice('/x/'.length)] ?? '', 'base64')
    expect(imageSize(card)).toMatchObject({
      width: Number(metaOf(html, 'og:image:width')),
      height: Number(metaOf(html, 'og:image:height')),
    })
  }
})

test('cards from the cache are the same, and a changed title of another page does not affect them', async () => {
  const dir = await siteWithCards('')
  const cardsOf = async () =>
    Object.entries(await readTree(join(dir, 'dist'))).filter(([path]) => /\/card-/.test(path))
  await runDocs(['build', dir])
  const cold = await cardsOf()
  await runDocs(['build', dir])
  expect(await cardsOf()).toEqual(cold)
  await writeFile(join(dir, 'content', 'other.md'), '# Renamed\n\n## First\n\n## Second\n')
  await runDocs(['build', dir])
  const after = await cardsOf()
  expect(after).toHaveLength(cold.length)
  expect(after.filter(([path]) => cold.every(([other]) => other !== path))).toHaveLength(1)
})

test('a damaged card in the cache is drawn again', async () => {
  const dir = await siteWithCards('')
  const filesOf = async (folder: string, name: RegExp) =>
    Object.entries(await readTree(join(dir, folder))).filter(([path]) => name.test(path))
  const cardsOf = () => filesOf('dist', /card-\w+\.png$/)
  await runDocs(['build', dir])
  const cold = await cardsOf()
  const cached = await filesOf('.cache', /social-cards\/.*results$/)
  expect(cached).toHaveLength(1)
  for (const [path, content] of cached) {
    const bytes = Buffer.from(content, 'base64')
    await writeFile(join(dir, '.cache', path), bytes.fill(0, 1000))
  }
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0 })
  expect(await cardsOf()).toEqual(cold)
})

test('a missing SVG file stops the build with its name', async () => {
  const dir = await siteWithCards("{ logo: 'nowhere.svg' }")
  const run = await runDocs(['build', dir])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain('socialCards: there is no file "nowhere.svg".')
})
