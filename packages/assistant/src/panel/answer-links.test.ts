import { expect, test } from 'vitest'
import { relatedSources } from './answer-links.ts'

const place = { siteUrl: 'https://docs.example.org/', pageUrl: 'https://docs.example.org/a/' }

test('links outside code come first, each once, then what the answer was made from', () => {
  const answer =
    'See [this](/one/), [again](https://docs.example.org/one/), `[code](/code/)` and [evil](https://evil.example/).\n\n```\n[no](/no/)\n```'
  const given = [
    { title: 'Two', href: '/two/' },
    { title: 'One', href: '/one/' },
    { title: 'Bad', href: 'javascript:alert(1)' },
  ]
  expect(relatedSources(answer, given, place)).toEqual([
    { title: 'One', href: '/one/' },
    { title: 'Two', href: '/two/' },
  ])
})
