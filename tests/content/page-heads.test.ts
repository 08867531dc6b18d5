import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const CONTENT = join(import.meta.dirname, '../../content')

/** The pages for developers. */
const pages = ['develop', 'l1-network/modules'].flatMap((folder) =>
  readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !basename(name).startsWith('_'))
    .map((name) => ({
      file: `${folder}/${name}`,
      ...headOf(readFileSync(join(CONTENT, folder, name), 'utf8')),
    })),
)

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(25)
})

test.each(pages)('$file: the sidebar uses words of the title', ({ title, label = title }) => {
  if (label === 'Overview') return
  const words = title.toLowerCase().split(' ')
  expect(
    label
      .toLowerCase()
      .split(' ')
      .filter((word) => !words.includes(word)),
  ).toEqual([])
})

test.each(pages)('$file: opens with a use and not with a promise about reading', ({ opening }) => {
  expect(opening).not.toMatch(/^After (this|these)\b/)
})

function headOf(source: string): { title: string; label?: string; opening: string } {
  const [, head = '', ...body] = source.split(/^---$/m)
  const { title, sidebar_label: label } = parse(head)
  const blocks = body.join('---').split('\n\n')
  return { title, label, opening: blocks.find((block) => /^[A-Z[`{]/.test(block)) ?? '' }
}
