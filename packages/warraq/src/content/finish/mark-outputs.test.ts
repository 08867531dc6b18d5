import { expect, test } from 'vitest'
import { renderCodeBlock } from '../fences/code-block.ts'
import { markOutputs } from './mark-outputs.ts'

const block = (language: string, meta = '') => renderCodeBlock({ code: 'x', language, meta })

/** Which of the blocks are outputs. */
const outputsOf = (html: string) =>
  [...markOutputs(html).matchAll(/<docs-code( class="code-output")?>/g)].map(
    ([, mark]) => mark !== undefined,
  )

test('text or JSON right after a command is its output', async () => {
  const [command, text, json] = await Promise.all([block('bash'), block('text'), block('json')])
  expect(outputsOf(`${command}\n${text}`)).toEqual([false, true])
  expect(outputsOf(`${command}${json}<p>Then:</p>${command}\n${text}`)).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('a file with a title, text after a paragraph and text after other code are none', async () => {
  const [command, text, titled, code] = await Promise.all([
    block('bash'),
    block('text'),
    block('json', 'title="a.json"'),
    block('typescript'),
  ])
  expect(outputsOf(`${command}${titled}`)).toEqual([false, false])
  expect(outputsOf(`${command}<p>Save this:</p>${text}`)).toEqual([false, false])
  expect(outputsOf(`${code}${text}${text}`)).toEqual([false, false, false])
})
