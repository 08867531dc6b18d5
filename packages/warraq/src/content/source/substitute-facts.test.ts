import { expect, test } from 'vitest'
import { substituteFacts } from './substitute-facts.ts'

const facts = new Map([
  ['mainnet.evmChainId', { value: 11235, source: ['test'], date: '2026-11-21' }],
])
const fill = (text: string) => substituteFacts(text, facts, 'a.md')

test('replaces a name by its value, also in code', () => {
  expect(fill('id {{mainnet.evmChainId}} `{{ mainnet.evmChainId }}`').text).toBe('id 11235 `11235`')
})

const DOLLAR = '$'
const code = (meta: string, text: string) => `\`\`\`${meta}\n${text}\n\`\`\`\n`

test('in a code block, names are replaced only if it asks for facts', () => {
  const text = 'id {{mainnet.evmChainId}} {{image}}'
  const filled = 'id 11235 {{image}}'
  for (const meta of ['bash', 'bash title="facts"', 'bash nofacts', '']) {
    const { text: left, problems } = fill(code(meta, text))
    expect(left).toBe(code(meta, text))
    expect(problems).toMatchObject([{ code: 'fact/in-code', severity: 'warning', line: 2 }])
  }
  for (const meta of ['bash facts', 'ts title="a b" facts complete'])
    expect(fill(code(meta, text))).toEqual({ text: code(meta, filled), problems: [] })
})

test.each([
  ['a\n\nid {{mainnet.evmChainId} or', 3, '{{mainnet.evmChainId}'],
  ['`{ mainnet.evmChainId }}`', 1, '{ mainnet.evmChainId }}'],
  [code('bash facts', 'id={{mainnet.evmChainId}'), 2, '{{mainnet.evmChainId}'],
])('a name that lacks a brace is reported: %j', (text, line, found) => {
  const fix = 'write {{mainnet.evmChainId}}'
  expect(fill(text)).toMatchObject({ text, problems: [{ code: 'fact/unknown', line, found, fix }] })
})

test.each([
  code('bash', 'id={{mainnet.evmChainId}'),
  '{{a} {b}} {mainnet.evmChainId} \\{{mainnet.evmChainId}',
])('other braces are text: %j', (text) => {
  expect(fill(text)).toEqual({ text, problems: [] })
})

test.each([
  'a\n\n    {{rpc}} and {{x}}\n',
  '- a\n\n  ```yaml\n  path: {{rpc}} \\{{mainnet.evmChainId}}\n  ```\n',
  '> ~~~\n> {{rpc}}\n',
  code('yaml', `key: ${DOLLAR}{{ env.cache_id }}\npath: {{ .Values.path }}\nimage: {{ image }}`),
  code('yaml facts', `key: ${DOLLAR}{{ env.cache_id }}\npath: {{ .Values.path }}`),
  `\`${DOLLAR}{{ env.cache_id }}\`, \`{{ .Values.path }}\`, \`{{ image }}\`, \`${DOLLAR}{{ mainnet.key }}\``,
])('leaves the code %j as it is', (text) => {
  expect(fill(text)).toEqual({ text, problems: [] })
})

test('a wrong name that resembles a fact is reported in code, too', () => {
  const text = `\`{{mainnet.rpc}}\`\n\n${code('bash facts', '{{maimnet.evmChainId}}')}`
  expect(fill(text).problems.map(({ line, found }) => `${line} ${found}`)).toEqual([
    '1 {{mainnet.rpc}}',
    '4 {{maimnet.evmChainId}}',
  ])
})

test('in a site without facts, braces are text', () => {
  for (const text of ['{{x}} \\{{y}} `{{z}}`', '[{{a}}](./{{b}}.md)\n\n| {{c}} |\n|---|'])
    expect(substituteFacts(text, new Map(), 'a.md')).toEqual({ text, problems: [] })
})

test('a backslash keeps the braces', () => {
  expect(fill('\\{{mainnet.evmChainId}}').text).toBe('{{mainnet.evmChainId}}')
})

test('an unknown name is reported with its line and the nearest known name', () => {
  expect(fill('a\nb {{mainnet.evmChainID2}}').problems).toEqual([
    {
      code: 'fact/unknown',
      severity: 'error',
      file: 'a.md',
      line: 2,
      found: '{{mainnet.evmChainID2}}',
      expected: 'the name of a fact of the site',
      fix: 'did you mean {{mainnet.evmChainId}}?',
    },
  ])
})
