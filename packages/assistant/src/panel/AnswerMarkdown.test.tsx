import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerMarkdown } from './AnswerMarkdown.tsx'
import { htmlOf } from './panel.fixtures.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://docs.example.org/a/')))
afterEach(() => vi.unstubAllGlobals())

const answerOf = (markdown: string): string =>
  htmlOf(<AnswerMarkdown markdown={markdown} />)
    .replace(/^<div class="ask-answer" dir="auto" translate="no">(.*)<\/div>$/s, '$1')
    .replace(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replace(/<button.*?<\/button>/g, '')

test.each([
  [
    'marks',
    '**a** *b* ~~c~~ `d`',
    '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>',
  ],
  ['a heading', '## A *b*', '<p class="ask-answer-heading">A <em>b</em></p>'],
  ['a line break', 'a  \nb', '<p>a<br/>b</p>'],
  ['a quotation', '> a', '<blockquote><p>a</p></blockquote>'],
  ['a rule', '---', '<hr/>'],
  ['an escaped mark', '\\*a\\*', '<p>*a*</p>'],
  ['a list', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['a loose list', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['tasks', '- [ ] a\n- [x] b', '<ul><li>☐ a</li><li>☑ b</li></ul>'],
  [
    'tasks in a loose list',
    '- [ ] a\n\n- [x] b',
    '<ul><li><p>☐ a</p></li><li><p>☑ b</p></li></ul>',
  ],
  [
    'code',
    '```sh\na <b>\n```',
    '<div class="ask-code"><pre tabindex="0"><code>a &lt;b&gt;</code></pre></div>',
  ],
  [
    'a table',
    '| a | b |\n|---|---|\n| c | d |',
    '<div class="ask-table"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table></div>',
  ],
])('shows %s', (_, markdown, html) => expect(answerOf(markdown)).toBe(html))

test.each([
  ['1. a\n2. b', '<ol start="1"><li>a</li><li>b</li></ol>'],
  ['3. a', '<ol start="3"><li>a</li></ol>'],
  ['0. a', '<ol start="0"><li>a</li></ol>'],
])('numbers %j as written', (markdown, html) => expect(answerOf(markdown)).toBe(html))

test('links into the site only', () => {
  expect(answerOf('[in](/b/) [out](https://evil.example/) [run](javascript:alert(1))')).toBe(
    '<p><a href="/b/" target="_blank" rel="noopener">in</a> out run</p>',
  )
})

test.each([
  ['a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
  ['<script>a</script>', '&lt;script&gt;a&lt;/script&gt;'],
  ['![a](https://evil.example/b.png)', '<p>a</p>'],
  ['a &lt;b&gt; &amp; c', '<p>a &lt;b&gt; &amp; c</p>'],
])('%j stays text', (markdown, html) => expect(answerOf(markdown)).toBe(html))

test('leaves out where a reference leads, and shows half of a table while it grows', () => {
  expect(answerOf('[a][b]\n\n[b]: /b/')).toBe(
    '<p><a href="/b/" target="_blank" rel="noopener">a</a></p>',
  )
  expect(answerOf('| a | b |\n|--')).toBe('<p>| a | b |\n|--</p>')
})
