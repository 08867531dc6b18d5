import { expect, test } from 'vitest'
import type { ReferenceIndex } from '../pages/resolve-reference.ts'
import { writtenAddress } from '../shared/text/written-address.ts'
import { checkReferences } from './check-references.ts'

const index: ReferenceIndex = {
  meaningOf: (reference) => {
    if (reference.startsWith('{token}'))
      return { file: 'content/learn/token.md', hash: reference.slice('{token}'.length) }
    const fault = { found: reference, expected: 'a name', fix: 'name one' }
    return reference === '{gone}'
      ? { text: 'Gone', fault: { code: 'foreign/wiki-link', ...fault } }
      : undefined
  },
  routes: new Set(['/', '/learn/', '/learn/token/']),
  routeOfFile: new Map([
    ['content/learn/token.md', '/learn/token/'],
    ['content/learn/index.mdx', '/learn/'],
  ]),
  contentDirs: ['content/learn'],
  staticDirs: ['static'],
  baseUrl: '/',
  origin: 'https://docs.example',
  filesBaseUrl: '/',
  placeOf: (file) => {
    if (file.startsWith('../')) return 'outside'
    if (file.includes('/.')) return 'hidden'
    return /^content\/learn\/(?:here\.png|draft\.md)$/.test(file) ? 'inside' : 'missing'
  },
}
const anchors = new Map([
  ['/learn/', new Set(['install', 'café'])],
  ['/learn/token/', new Set(['supply'])],
])
const SEVERITIES = {
  brokenLinks: 'throw',
  brokenMarkdownLinks: 'throw',
  brokenAnchors: 'warn',
  brokenImages: 'throw',
} as const

/** Diagnostics for a page with these references: severity, code and fix. */
function told(references: References, severities: object = SEVERITIES): string[] {
  return problems(references, severities).map(
    ({ severity, code, line, fix }) => `${severity} ${code}${line ? `:${line}` : ''} ${fix}`,
  )
}

interface References {
  readonly links?: string[]
  readonly images?: string[]
}

function problems(
  { links = [], images = [] }: References,
  severities: object = SEVERITIES,
  known: ReadonlyMap<string, ReadonlySet<string>> = anchors,
) {
  const page = {
    file: 'content/learn/token.md',
    route: '/learn/token/',
    compiled: {
      links: links.map((href) => ({ href, line: 7 })),
      images: images.map((href) => ({ href })),
    },
  }
  const checks = { servedElsewhere: ['/blog/'], ...severities } as unknown as Parameters<
    typeof checkReferences
  >[1]['checks']
  return checkReferences(page, { checks, index, anchors: known })
}

test('a file that exists without being a page gets other advice', () => {
  expect(told({ links: ['draft.md', 'of-another-kind.md'] })).toEqual([
    'error link/unknown-markdown-file:7 content/learn/draft.md is not published: it is a draft, or the site leaves it out; publish it, or remove the link',
    'error link/unknown-markdown-file:7 correct the path; it is relative to the file it stands in',
  ])
})

test('a missing image for link previews is a warning', () => {
  const page = { file: 'content/learn/token.md', route: '/', compiled: { links: [], images: [] } }
  const problemsOf = (previewImage: string | undefined, brokenImages = 'throw') => {
    const checks = { servedElsewhere: [], ...SEVERITIES, brokenImages } as unknown as Parameters<
      typeof checkReferences
    >[1]['checks']
    return checkReferences({ ...page, previewImage }, { checks, index, anchors })
  }
  for (const image of [undefined, './here.png', 'https://example.org/a.png'])
    expect(problemsOf(image)).toEqual([])
  expect(problemsOf('./gone.png')).toMatchObject([
    { code: 'image/unknown-file', severity: 'warning', found: 'image: ./gone.png' },
  ])
  expect(problemsOf('./gone.png', 'ignore')).toEqual([])
  expect(problemsOf('@site/../secret.png', 'ignore')).toMatchObject([
    { code: 'file/not-of-the-site', severity: 'error' },
  ])
})

test('a reference that a plugin reads leads to a page, or is what the plugin says', () => {
  const links = ['{token}', '{token}#supply'].map(writtenAddress)
  expect(told({ links })).toEqual([])
  const [gone] = ['{gone}'].map(writtenAddress)
  expect(problems({ links: [gone ?? ''], images: [gone ?? ''] })).toMatchObject([
    { code: 'foreign/wiki-link', found: '{gone}', fix: 'name one', line: 7 },
    { code: 'image/unknown-file', found: '{gone}' },
  ])
  expect(problems({ links: [writtenAddress('{token}#none')] })).toMatchObject([
    { code: 'link/unknown-anchor', found: '{token}#none', fix: 'name a heading that exists' },
  ])
})

test.each([
  writtenAddress('[[a b]]'),
  'written:[[a%20b]]',
])('the link %s, which no plugin reads, is reported as it was written', (href) => {
  expect(problems({ links: [href] })).toMatchObject([
    { code: 'link/unknown-page', found: '[[a b]]', severity: 'error', line: 7 },
  ])
})

test('a link inside a card or a component that is a link is reported', () => {
  const links = [{ href: '/learn/', line: 9, within: '/' }]
  const page = { file: 'content/learn/token.md', route: '/', compiled: { links, images: [] } }
  const checks = { servedElsewhere: [], ...SEVERITIES } as unknown as Parameters<
    typeof checkReferences
  >[1]['checks']
  expect(checkReferences(page, { checks, index, anchors })).toEqual([
    {
      code: 'link/nested',
      severity: 'error',
      file: 'content/learn/token.md',
      line: 9,
      found: 'the link /learn/ inside the link /',
      expected: 'a link without another one inside it: browsers end the outer link there',
      fix: 'write the text without the link, or put the link outside the card or component around it',
    },
  ])
})

test('valid links are fine', () => {
  const links = [
    'https://example.org',
    '#supply',
    '/learn/#install',
    'index.mdx#caf%C3%A9',
    '/',
    '#top',
    '/learn/#Top',
  ]
  expect(told({ links, images: ['here.png', 'https://example.org/a.png'] })).toEqual([])
})

test.each([
  ['', 'error link/empty:7 add the target or remove the link'],
  ['tokn.md', 'error link/unknown-markdown-file:7 did you mean ./token.md?'],
  [
    'nothing-like-it-anywhere.md',
    'error link/unknown-markdown-file:7 correct the path; it is relative to the file it stands in',
  ],
  ['/learn/tokens/', 'error link/unknown-page:7 did you mean /learn/token/?'],
  ['/learn/#instal', 'warning link/unknown-anchor:7 nearest heading: #install'],
  ['index/', 'warning link/file-without-extension:7 write index.mdx'],
  ['./index/?a#install', 'warning link/file-without-extension:7 write ./index.mdx?a#install'],
  ['#nowhere-near', 'warning link/unknown-anchor:7 name a heading that exists'],
])('the message for the link "%s" suggests a fix', (href, expected) => {
  expect(told({ links: [href] })).toEqual([expected])
})

test('the address in a message has the letters that the author wrote', () => {
  const links = [{ href: '/learn/#caf%C3%A9s' }, { href: './neue%20%C3%9Cbersicht.md' }]
  const page = { file: 'content/learn/token.md', route: '/', compiled: { links, images: [] } }
  const checks = { servedElsewhere: [], ...SEVERITIES } as unknown as Parameters<
    typeof checkReferences
  >[1]['checks']
  const problems = checkReferences(page, { checks, index, anchors })
  expect(problems.map(({ found, fix }) => [found, fix])).toEqual([
    ['/learn/#cafés', 'nearest heading: #café'],
    ['./neue%20Übersicht.md', 'correct the path; it is relative to the file it stands in'],
  ])
})

test('an image whose file is missing is reported', () => {
  expect(told({ images: ['gone.png'] })).toEqual([
    'error image/unknown-file add the file beside the page or in a static folder, or correct the path',
  ])
})

test('whatever is missing, a picture or a video, a file is expected', () => {
  const compiled = { links: [], images: ['gone.png', '/a.mp4'].map((href) => ({ href })) }
  const page = { file: 'content/learn/token.md', route: '/', compiled }
  const problems = checkReferences(page, { checks: strict, index, anchors })
  expect(problems.map(({ expected }) => expected)).toEqual([
    'a file that exists',
    'a file that exists',
  ])
})

test('a link to a part of the host that something else serves is not reported', () => {
  expect(told({ links: ['/blog/a-storm', '/blogs/'] })).toHaveLength(1)
})

const strict = { servedElsewhere: [], ...SEVERITIES } as unknown as Parameters<
  typeof checkReferences
>[1]['checks']

test('a link to an address that is redirected is not reported', () => {
  const page = {
    file: 'content/learn/token.md',
    route: '/learn/token/',
    compiled: { links: ['/old/', './older', '/old/er'].map((href) => ({ href })), images: [] },
  }
  const redirected = new Set(['/old', '/learn/token/older'])
  const scope = { checks: strict, index, anchors, redirected }
  expect(checkReferences(page, scope)).toMatchObject([{ found: '/old/er', severity: 'error' }])
  const lenientFiles = new Set([page.file])
  expect(checkReferences(page, { ...scope, lenientFiles })).toMatchObject([{ severity: 'warning' }])
})

test('in a project of another tool, links in HTML are no more than warnings', () => {
  const link = { href: '/gone/', isHtml: true } as const
  const severitiesOf = (scope: object) =>
    checkReferences(
      {
        ...{ file: 'content/learn/token.md', route: '/learn/token/' },
        compiled: { links: [link, { href: '/lost/' }], images: [] },
      },
      { checks: strict, index, anchors, ...scope },
    ).map(({ severity }) => severity)
  expect(severitiesOf({})).toEqual(['error', 'error'])
  expect(severitiesOf({ isLenientHtml: true })).toEqual(['warning', 'error'])
})

test('with severity "ignore" or "log" nothing is reported', () => {
  const severities = { ...SEVERITIES, brokenLinks: 'ignore', brokenImages: 'log' }
  expect(told({ links: ['/learn/tokens/'], images: ['gone.png'] }, severities)).toEqual([])
})

test('the severity of a code counts more than the setting with a name', () => {
  const severities = { ...SEVERITIES, brokenLinks: 'ignore', 'link/unknown-page': 'warn' }
  expect(told({ links: ['/learn/tokens/'] }, severities)).toEqual([
    'warning link/unknown-page:7 did you mean /learn/token/?',
  ])
})

test('without strict, missing pages, images and files outside the site only warn', () => {
  const references = { links: ['/learn/tokens/'], images: ['gone.png', '../../../secret.png'] }
  expect(told(references, { strict: false })).toEqual([
    expect.stringContaining('warning link/unknown-page'),
    expect.stringContaining('warning image/unknown-file'),
    expect.stringContaining('warning file/not-of-the-site'),
  ])
})

test('a file outside the site is an error whatever the configuration says', () => {
  const ignored = Object.fromEntries(Object.keys(SEVERITIES).map((name) => [name, 'ignore']))
  expect(told({ images: ['../../../secret.png'] }, ignored)).toEqual([
    'error file/not-of-the-site copy the file beside the page or into a static folder, or correct the path',
  ])
})

test('a sign of a file name that an address takes for its own is named', () => {
  const named = {
    ...index,
    routeOfFile: new Map([['content/learn/c#.md', '/learn/c/'], ...index.routeOfFile]),
  }
  const page = {
    file: 'content/learn/token.md',
    route: '/learn/token/',
    compiled: {
      links: [
        { href: './c#.md', line: 1 },
        { href: './d#.md', line: 2 },
      ],
      images: [],
    },
  }
  const checks = { servedElsewhere: [] } as unknown as Parameters<
    typeof checkReferences
  >[1]['checks']
  expect(checkReferences(page, { checks, index: named, anchors })).toMatchObject([
    { line: 1, found: './c#.md', fix: 'write ./c%23.md' },
    { line: 2, found: './d#.md', fix: expect.not.stringContaining('%23') },
  ])
})

test('links to the host of the site are checked as links to its pages', () => {
  const links = ['https://docs.example/learn/token/', 'https://docs.example/lern/']
  expect(problems({ links }).map(({ code, found }) => `${code} ${found}`)).toEqual([
    'link/unknown-page https://docs.example/lern/',
  ])
})

test('a page of thousands of broken links is compared with thousands of headings in little time', () => {
  const ids = Array.from({ length: 4000 }, (_, at) => `heading-${at}`)
  const links = ids.map((id) => `#${id}x`)
  const own = new Map([['/learn/token/', new Set(ids)]])
  const before = process.cpuUsage()
  const found = problems({ links }, SEVERITIES, own)
  const { user } = process.cpuUsage(before)
  expect(found.map(({ fix }) => fix).slice(0, 2)).toEqual([
    'nearest heading: #heading-0',
    'nearest heading: #heading-1',
  ])
  expect(found).toHaveLength(links.length)
  expect(user / 1e6).toBeLessThan(4)
})

test('a heading that only the original has is reported where it was translated', () => {
  const page = {
    ...{ file: 'content/learn/token.md', route: '/learn/token/' },
    compiled: { links: [{ href: './index.mdx#setup', line: 7 }], images: [] },
  }
  const scope = {
    ...{ index: { ...index, baseUrl: '/fr/' }, anchors },
    checks: { ...SEVERITIES } as unknown as Parameters<typeof checkReferences>[1]['checks'],
    translations: new Map([['/learn/', 'i18n/fr/learn/index.mdx']]),
  }
  expect(checkReferences(page, scope)).toMatchObject([
    {
      ...{ code: 'link/unknown-anchor', file: 'i18n/fr/learn/index.mdx' },
      found: 'no heading #setup, to which untranslated pages lead readers of /fr/learn/',
      fix: 'write {#setup} after the heading that translates it',
    },
  ])
  const translated = { ...page, file: 'i18n/fr/learn/token.md', originalFile: page.file }
  expect(checkReferences(translated, scope)).toMatchObject([
    { code: 'link/unknown-anchor', file: 'i18n/fr/learn/token.md', line: 7 },
  ])
})
