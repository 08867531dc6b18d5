import { expect, test } from 'vitest'
import { plainTheme } from '../parts/plain-theme.fixtures.ts'
import { type PageBodySource, pageBodyHtml } from './page-body.tsx'

function bodyOf({ parts, ...source }: Partial<PageBodySource>): string {
  return pageBodyHtml({
    theme: plainTheme(),
    view: { kind: 'doc' },
    html: '<h1>Join</h1><p>Text</p>',
    ...source,
    parts: { breadcrumbs: [], outline: [], ...parts },
  })
}

const articleOf = (html: string) => /<article.*<\/article>/s.exec(html)?.[0]
const plain = (parts: object) => ({ breadcrumbs: [], outline: [], ...parts })

test.each(['page', 'search', 'not-found'] as const)('a %s has no parts of a doc', (kind) => {
  const parts = plain({
    breadcrumbs: [{ label: 'Guide' }],
    outline: [{ id: 'a', html: 'A', children: [] }],
    next: { label: 'Next page', href: '/next/' },
  })
  expect(bodyOf({ view: { kind }, parts })).toBe(
    `<main id="docsMain" class="main main-wide main-${kind}" tabindex="-1"><article class="article"><h1>Join</h1><p>Text</p></article></main>`,
  )
  expect(bodyOf({ parts })).toMatch(/Guide.*Next page/s)
})

test('the tools of a page with a Markdown twin stand with its title; another one has no tools', () => {
  const copied = articleOf(bodyOf({ parts: plain({ markdownHref: '/join.md' }) }))
  expect(copied).toMatch(
    /<h1>Join<\/h1><docs-page-tools .*<\/docs-page-tools><\/div><p class="lead">Text<\/p>/s,
  )
  const edited = bodyOf({ parts: plain({ editUrl: 'https://git.example/a.md' }) })
  for (const html of [edited, bodyOf({})])
    expect(articleOf(html)).toBe('<article class="article"><h1>Join</h1><p>Text</p></article>')
})

test('text that is not translated says its own language and direction', () => {
  const untranslated = { lang: 'en', dir: 'ltr' } as const
  expect(articleOf(bodyOf({ parts: plain({ untranslated }) }))).toMatch(
    /^<article [^>]*lang="en" dir="ltr">/,
  )
})
