import { expect, test } from 'vitest'
import { searchSections } from './search-sections.ts'

const bodyOf = (html: string) =>
  searchSections({ href: '/a/', title: 'A', label: 'A', crumbs: [], html })[0]?.body

test.each([
  ['<ul><li>Run<pre>npm start</pre>then stop</li></ul>', 'Run then stop'],
  ['one<button>Copy</button>two', 'onetwo'],
  ['<div role="tablist"><a>Mainnet</a></div>text<select><option>One</option></select>', 'text'],
  ['<p class="filter-bar"><label>Filter <input></label><output>5 of 5</output></p>text', 'text'],
  ['<table><tr><td>a</td><td><p>b</p></td></tr><tr><td>c</td></tr></table>', 'a · b c'],
  ['<dl><dt>name</dt><dd>meaning</dd></dl>', 'name · meaning'],
  ['<figure><p>Before</p><figcaption>Plan</figcaption></figure>after', 'Before Plan after'],
  ['<section>One</section><section>Two</section>', 'One Two'],
  ['one<br>two', 'one two'],
  ['un<b>happi</b>ness', 'unhappiness'],
])('of %s a reader searches the words "%s"', (html, body) => {
  expect(bodyOf(html)).toBe(body)
})

test('headings down to level four are sections, with their commands and lines', () => {
  const [, section, deeper] = searchSections({
    href: '/a/',
    title: 'A',
    label: 'A',
    crumbs: [],
    html:
      '<h2 id="b">B</h2><p>One <code>npm ci</code>.</p><pre data-language="bash">$ sudo npm run build --all\nnode x.js</pre>' +
      '<h4 id="c">C</h4><h5 id="d">D</h5><p>Two</p>',
  })
  expect(section).toMatchObject({ heading: 'B', commands: ['npm ci', 'npm run build'] })
  expect(section?.lines).toEqual([
    { text: 'One npm ci.', isCode: false },
    { text: '$ sudo npm run build --all', isCode: true },
    { text: 'node x.js', isCode: true },
  ])
  expect(deeper).toMatchObject({ heading: 'C', href: '/a/#c', body: 'D Two', path: 'B' })
})

test('the title of code is not part of the sentences around it', () => {
  const [record] = searchSections({
    href: '/a/',
    title: 'A',
    label: 'A',
    crumbs: [],
    html: '<p>Wait.</p><figure class="code"><figcaption>haqq@node</figcaption><pre>ls</pre></figure>',
  })
  expect(record?.lines).toEqual([
    { text: 'Wait.', isCode: false },
    { text: 'ls', isCode: true },
    { text: 'haqq@node', isCode: false, isTitle: true },
  ])
  expect(record?.body).toBe('Wait. haqq@node')
})
