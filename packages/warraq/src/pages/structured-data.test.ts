import { expect, test } from 'vitest'
import { type ArticleSource, articleJsonLd } from './structured-data.ts'

const page: ArticleSource = {
  title: 'Token',
  description: 'About the token.',
  url: 'https://docs.example.org/token/',
  lang: 'en',
  compiled: { html: '<h1>Token</h1><p>Text.</p>' },
  keywords: ['a', 'b'],
  lastModified: '2026-11-21T00:00:00.000Z',
}
const site = { title: 'Docs', url: 'https://docs.example.org', baseUrl: '/' }
const FAQ = `<h2 id="a">What is <em>it</em>?<a class="heading-anchor" href="#a">#</a></h2>
<p>A coin &amp; more.</p><h3>Why?</h3><p>Because.</p><h2>Notes</h2><p>None.</p>
<details class="details"><summary>May I?</summary><p>Yes.</p></details>`
const STEPS = `<div class="steps"><ol><li><p><strong>Open it.</strong> With care:</p><ul><li>a</li><li>b</li></ul></li>
<li><p>Close it.</p></li></ol></div><p>Done.</p><ol><li>no step</li></ol>`

test('a page is an article', () => {
  expect(articleJsonLd(page, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': page.url,
    url: page.url,
    name: 'Token',
    headline: 'Token',
    description: 'About the token.',
    inLanguage: 'en',
    keywords: 'a, b',
    dateModified: '2026-11-21T00:00:00.000Z',
    isPartOf: { '@type': 'WebSite', name: 'Docs', url: 'https://docs.example.org/' },
  })
})

test('questions of a page with schema faq, from headings and details', () => {
  const answer = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })
  expect(articleJsonLd({ ...page, compiled: { html: FAQ }, schema: 'faq' }, site)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      answer('What is it?', 'A coin & more. Why? Because.'),
      answer('Why?', 'Because.'),
      answer('May I?', 'Yes.'),
    ],
  })
})

test('steps of a page with schema howto, nested lists inside their step', () => {
  expect(
    articleJsonLd({ ...page, compiled: { html: STEPS }, schema: 'howto' }, site),
  ).toMatchObject({
    '@type': 'HowTo',
    step: [
      { '@type': 'HowToStep', name: 'Open it', text: 'Open it. With care: a b' },
      { '@type': 'HowToStep', text: 'Close it.' },
    ],
  })
})

test('a page without questions or steps stays an article', () => {
  for (const schema of ['faq', 'howto'] as const)
    expect(articleJsonLd({ ...page, schema }, site)).toMatchObject({ '@type': 'TechArticle' })
  expect(articleJsonLd({ ...page, compiled: { html: FAQ } }, site)).toMatchObject({
    '@type': 'TechArticle',
  })
})
