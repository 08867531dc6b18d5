import { expect, test } from 'vitest'
import { homePage, withHomePage } from './home-page.ts'

test('a start page of VitePress is a heading, a line, its actions and its features', () => {
  expect(
    homePage({
      layout: 'home',
      hero: {
        name: 'Tool',
        text: 'Fast & <br> small',
        tagline: 'Made of *parts*',
        image: { src: '/logo.svg', alt: 'Logo' },
        actions: [{ theme: 'brand', text: 'Start', link: '/guide/' }],
      },
      features: [{ icon: { src: '/a.svg' }, title: 'One', details: 'First' }, { title: '2' }],
    }),
  ).toBe(
    '# Tool\n\n![](</logo.svg>)\n\n**Fast & small**\n\nMade of \\*parts\\*\n\n- [Start](</guide/>)\n\n* **One**: First\n* **2**',
  )
})

test('so are those of VuePress and Starlight', () => {
  expect(homePage({ home: 'true', heroText: 'Tool', actionText: 'Start', actionLink: '/a/' })).toBe(
    '# Tool\n\n- [Start](</a/>)',
  )
  expect(
    homePage({ title: 'Tool', template: 'splash', hero: { title: 'Hello', tagline: 'There' } }),
  ).toBe('**Hello**\n\nThere')
})

test('what cannot be read is left out, and other pages are none', () => {
  expect(homePage({ layout: 'home', hero: 'x', features: 'y' })).toBeUndefined()
  expect(homePage({ layout: 'home', hero: { name: 'A', actions: [1] } })).toBe('# A')
  expect(homePage({ layout: 'doc', hero: { name: 'A' } })).toBeUndefined()
  expect(homePage({ layout: 'home', hero: { name: '<script>a</script>{b}' } })).toBe('# a \\{b\\}')
  expect(
    homePage({ layout: 'home', hero: { name: 'A', actions: [{ text: 'B', link: 'a> (b' }] } }),
  ).toBe('# A\n\n- [B](<a%3E (b>)')
})

const source = (text: string) => ({
  file: 'docs/index.md',
  originalFile: 'docs/index.md',
  rootKey: 'docs',
  relativePath: 'index.md',
  format: 'md' as const,
  text,
})

test('the words are below the front matter, and lines are those of the file', () => {
  const { text, origins, findings } = withHomePage(
    source('---\nlayout: home\nhero: { name: 1.10 }\n---\n\nMore.\n'),
  )
  expect(text).toBe('---\nlayout: home\nhero: { name: 1.10 }\n---\n# 1.10\n\n\nMore.\n')
  expect(origins).toEqual([
    { at: 1, file: 'docs/index.md', line: 1 },
    { at: 5, file: 'docs/index.md', line: 1 },
    { at: 7, file: 'docs/index.md', line: 5 },
  ])
  expect(findings?.map(({ code }) => code)).toEqual(['foreign/home-page'])
})

test('front matter may be all of the file', () => {
  const { text } = withHomePage(source('---\nlayout: home\nhero: { name: A }\n---'))
  expect(text).toBe('---\nlayout: home\nhero: { name: A }\n---\n# A\n\n')
})

test.each([
  '# Page\n',
  '---\nlayout: doc\nhero: { name: A }\n---\n',
  '---\nlayout: home\nhero: [\n---\n',
  '---\nlayout: home\n',
  '---\nlayout: home\nhero: { name: A }\n\n# Page\n',
])('%j stays as it is', (text) => {
  const page = source(text)
  expect(withHomePage(page)).toBe(page)
})
