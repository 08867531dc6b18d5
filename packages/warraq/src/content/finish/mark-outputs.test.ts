import { renderCodeBlock } from '@warraq/fences/code-block'
import { markOutputs } from '@warraq/markup/mark-outputs'
import { expect, test } from 'vitest'

const block = (language: string, meta = '') => renderCodeBlock({ code: 'x', language, meta })

/** The classes of the blocks, in their order. */
const classesOf = (html: string) =>
  [...markOutputs(html).matchAll(/<docs-code(?: class="([^"]+)")?>/g)].map(([, name]) => name)

test('text or JSON right after a command is its output', async () => {
  const [command, text, json] = await Promise.all([block('bash'), block('text'), block('json')])
  const pair = ['has-output', 'code-output']
  expect(classesOf(`${command}\n${text}`)).toEqual(pair)
  expect(classesOf(`${command}${json}<p>Then:</p>${command}\n${text}`)).toEqual([...pair, ...pair])
})

test('a file with a title, text after a paragraph and text after other code are none', async () => {
  const [command, text, titled, code] = await Promise.all([
    block('bash'),
    block('text'),
    block('json', 'title="a.json"'),
    block('typescript'),
  ])
  expect(classesOf(`${command}${titled}`)).toEqual([undefined, undefined])
  expect(classesOf(`${command}<p>Save this:</p>${text}`)).toEqual([undefined, undefined])
  expect(classesOf(`${code}${text}${text}`)).toEqual([undefined, undefined, undefined])
})
