import { expect, test } from 'vitest'
import { highlightCode } from './highlighter.ts'

/** A line as `class:text` pieces; plain text has no class. */
async function lines(code: string, language: string): Promise<string[]> {
  const highlighted = await highlightCode(code, language)
  return highlighted.map((line) =>
    line.map(({ text, className = '' }) => `${className}:${text}`).join('|'),
  )
}

test.each([
  'text',
  'txt',
  'plain',
  'plaintext',
  'log',
  '',
  'no-such-language',
])('the language %j is plain text, line by line', async (language) => {
  expect(await lines('const a = 1\n\n  // b', language)).toEqual([':const a = 1', ':', ':  // b'])
})

test.each([
  'constructor',
  'toString',
  '__proto__',
  '../package.json',
  './json',
  'json/../css',
])('an unknown language, %j, is plain text', async (language) => {
  expect(await lines('{}', language)).toEqual([':{}'])
})

test('gives each token its class', async () => {
  expect(await lines('{ "a": [1, true], "b": "c" }', 'json')).toMatchInlineSnapshot(`
    [
      "p:{ "|v:a|p:": [|n:1|p:, |n:true|p:], "|v:b|p:": |s:"c" |p:}",
    ]
  `)
})

test.each([
  ['golang', 'go', 'func main() {}'],
  ['protobuf', 'proto', 'message A {}'],
  ['env', 'bash', 'A=1 # b'],
])('%s is an alias of %s', async (alias, language, code) => {
  const known = await lines(code, language)
  expect(await lines(code, alias)).toEqual(known)
  expect(known.join()).not.toBe(`:${code}`)
})

test.each([
  'shell-session',
  'console',
])('in a %s the command after the prompt is highlighted as bash, and its output is plain', async (language) => {
  const session = '$ echo "$HOME" \\\n  # where\n/home/ada\nada@host:~$ ls -l\n# whoami\n$ '
  const [echo = [], where = []] = await lines('echo "$HOME" \\\n  # where', 'bash')
  const [list] = await lines('ls -l', 'bash')
  const [who] = await lines('whoami', 'bash')
  expect(list).toMatch(/f:ls/)
  expect(await lines(session, language)).toEqual([
    `p:$ |${echo}`,
    where,
    ':/home/ada',
    `p:ada@host:~$ |${list}`,
    `p:# |${who}`,
    ':$ ',
  ])
})

test('no character is lost in tokens', async () => {
  const code = '# a\n\nA="$(b | c)"\t&& echo \'d\\n\'  \n'
  const highlighted = await highlightCode(code, 'bash')
  expect(highlighted.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code)
})

test('adjacent tokens of a class are merged, and spaces join the preceding token', async () => {
  for (const line of await highlightCode('{ "a" : { "b" : [ 1 , 2 ] } }', 'json'))
    line.forEach(({ className, text }, at) => {
      if (at === 0) return
      expect(className).not.toBe(line[at - 1]?.className)
      expect(text.trim()).not.toBe('')
    })
})

test('a grammar of the site takes precedence over those of the package, by its name or an alias', async () => {
  const grammar = {
    name: 'own-words',
    aliases: ['ow'],
    scopeName: 'source.own-words',
    patterns: [{ match: 'now', name: 'keyword.control' }],
    repository: {},
  }
  const expected = [
    [
      { text: 'do it ', className: undefined },
      { text: 'now', className: 'k' },
    ],
  ]
  expect(await highlightCode('do it now', 'own-words', [grammar])).toEqual(expected)
  expect(await highlightCode('do it now', 'ow', [grammar])).toEqual(expected)
})

test('a line that no reader follows to its end stays plain, and the others have their colours', async () => {
  const long = `A->>B: ${'\t'.repeat(100_000)}":`
  const [first, second] = await highlightCode(`sequenceDiagram\n${long}`, 'mermaid')
  expect(first?.map(({ className }) => className)).toContain('k')
  expect(second).toEqual([{ text: long, className: undefined }])
})

test('code that opens hundreds of brackets is plain, because a grammar would take minutes', async () => {
  const code = 'b = [[[[\n'.repeat(5000)
  expect((await lines(code, 'toml'))[0]).toBe(':b = [[[[')
  expect((await lines('b = [[[[\n'.repeat(9), 'toml'))[0]).not.toBe(':b = [[[[')
})
