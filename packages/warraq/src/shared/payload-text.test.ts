import { expect, test } from 'vitest'
import type { PagePayload } from './page-payload.ts'
import { bodyLength, payloadText, readBeginning } from './payload-text.ts'

const payload: PagePayload = {
  buildId: 'b',
  page: { href: '/a/', kind: 'doc', title: 'A,\n"html":"', documentTitle: 'A', className: '' },
  styles: [{ tag: 'style', attributes: { 'data-name': '1' }, content: 'a > b {}\n' }],
  shell: {
    navbar: ['<a>', ''],
    sidebar: { key: 'k', label: 'L', html: '<ul></ul>' },
    layout: 'layout',
  },
  html: '<main class="main">\n<h1>A\\B "quoted" \u2028 ✓</h1>\n<p>text</p></main>',
  head: [{ tag: 'meta', attributes: { name: 'description', content: 'a > b' } }],
}

test('a payload is JSON, with its body on the second line', () => {
  const text = payloadText(payload)
  expect(JSON.parse(text)).toEqual(payload)
  expect(text.split('\n').map((line) => line.slice(0, 8))).toEqual([
    '{"buildI',
    '"html":"',
    '"head":[',
  ])
})

test('of every beginning, what is there is read', () => {
  const text = payloadText(payload)
  const { html, head, ...rest } = payload
  const bodies = new Set<string>()
  for (let length = 0; length <= text.length; length++) {
    const part = readBeginning(text.slice(0, length))
    if (part === undefined) continue
    const { html: body, ...others } = part
    expect(others).toEqual(rest)
    expect(html.startsWith(body) && body.endsWith('>')).toBe(true)
    bodies.add(body)
  }
  expect(bodies).toHaveLength(html.split('>').length - 1)
  expect(bodies).toContain(html)
})

test('the length of a body grows with what is there', () => {
  const text = payloadText(payload)
  const lengths = Array.from(text, (_, end) => bodyLength(text.slice(0, end)))
  expect(lengths[0]).toBe(0)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(lengths.at(-1)).toBeGreaterThan(payload.html.length)
})

test('JSON of another kind has no parts', () => {
  expect(readBeginning('{"hello":"<b>world</b>"}')).toBeUndefined()
})

test('what is no JSON is refused', () => {
  expect(() => readBeginning('{"a":,\n"html":"<p>')).toThrow(SyntaxError)
})
