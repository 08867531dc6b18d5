import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { type Launch, openInEditor } from './open-in-editor.ts'

const folder = temporaryFolder()
const root = join(folder, 'site')
mkdirSync(join(root, 'content'), { recursive: true })
writeFileSync(join(root, 'content/a b.md'), '')
writeFileSync(join(folder, 'secret.md'), '')
symlinkSync(join(folder, 'secret.md'), join(root, 'content/link.md'))

const OWN = { host: 'localhost:3000', origin: 'http://localhost:3000' }

function open(
  query: string,
  { headers = OWN, message }: { headers?: object; message?: string | null } = {},
) {
  const places: string[] = []
  const launch: Launch = (place, onError) => {
    places.push(place)
    if (message !== undefined) onError(place, message)
  }
  const request = { url: `/__docs/open?${query}`, headers: { ...headers } }
  return openInEditor(request, root, launch).then((answer) => ({ ...answer, places }))
}

test.each([
  ['file=content/a%20b.md&line=7', 7],
  ['file=content/a%20b.md', 1],
  ['file=content/a%20b.md&line=;rm', 1],
])('a file of the site is opened: %s', async (query, line) => {
  const { status, places } = await open(query)
  expect([status, places]).toEqual([204, [join(root, `content/a b.md:${line}`)]])
})

test.each([
  'file=../secret.md',
  'file=content/link.md',
  'file=content',
  'file=missing.md',
  'file=a%00b',
  '',
])('anything else is not: %s', async (query) => {
  const { status, places } = await open(query)
  expect([status, places]).toEqual([404, []])
})

test.each([
  {},
  { host: 'localhost:3000' },
  { host: 'localhost:3000', origin: 'https://evil.example' },
  { host: 'localhost:3000', origin: 'null' },
])('a page of another site opens nothing: %j', async (headers) => {
  const { status, places } = await open('file=content/a%20b.md', { headers })
  expect([status, places]).toEqual([403, []])
})

test('says why no editor opens', async () => {
  expect(await open('file=content/a%20b.md', { message: null })).toMatchObject({
    status: 500,
    text: expect.stringContaining('LAUNCH_EDITOR'),
  })
  expect(await open('file=content/a%20b.md', { message: 'code 1' })).toMatchObject({
    status: 500,
    text: 'code 1\n',
  })
})
