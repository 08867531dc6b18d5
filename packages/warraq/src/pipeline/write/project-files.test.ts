import { expect, test } from 'vitest'
import { withProjectFile } from './project-files.ts'

test('keeps redirects of the project before ours, one for each path', () => {
  const theirs = '# moved\r\n/old /new 301\r\n/nginx.conf.sample /x 404\r\n'
  const ours = '/nginx.conf.sample /404.html 404!\n/Caddyfile.sample /404.html 404!\n'
  expect(withProjectFile('_redirects', theirs, ours)).toBe(
    '# moved\n/old /new 301\n/nginx.conf.sample /x 404\n\n/Caddyfile.sample /404.html 404!\n',
  )
})

test('leaves out headers that the project sets for the same files', () => {
  const theirs =
    '/*\n  X-Frame-Options: SAMEORIGIN\n  Cache-Control: no-store\n/a/*\n  Referrer-Policy: origin\n'
  const ours =
    '/*\n  X-Frame-Options: DENY\n  Referrer-Policy: no-referrer\n\n/assets/*\n  Cache-Control: immutable\n'
  expect(withProjectFile('_headers', theirs, ours)).toBe(
    '/*\n  X-Frame-Options: SAMEORIGIN\n  Cache-Control: no-store\n  Referrer-Policy: no-referrer\n/a/*\n  Referrer-Policy: origin\n',
  )
})

test('a header that the project removes stays removed', () => {
  const ours = '/*\n  X-Frame-Options: DENY\n  A: b\n'
  expect(withProjectFile('_headers', '/*\n  ! x-frame-options\n', ours)).toBe(
    '/*\n  ! x-frame-options\n  A: b\n',
  )
})

test('adds headers to the rule of the project for the same files, whatever it looks like', () => {
  const ours = '/*\n  A: b\n\n/assets/*\n  C: d\n'
  for (const [theirs, expected] of [
    ['', '/*\n  A: b\n\n/assets/*\n  C: d\n'],
    ['/x\n  Y: z\n', '/x\n  Y: z\n\n/*\n  A: b\n\n/assets/*\n  C: d\n'],
    [
      '# all\n/* \n\tX: y\n\n  # more\n  Z: 1\n\n/assets/*\n  C: own\n',
      '# all\n/* \n\tX: y\n\n  # more\n  Z: 1\n  A: b\n\n/assets/*\n  C: own\n',
    ],
    ['/assets/*\n', '/assets/*\n  C: d\n\n/*\n  A: b\n'],
  ] as const)
    expect(withProjectFile('_headers', theirs, ours)).toBe(expected)
})

const robots = 'User-agent: *\nAllow: /\n\nSitemap: https://x.org/sitemap.xml\n'

test.each([
  [
    'rules for all crawlers',
    'User-Agent:*\nDisallow: /private/\n',
    'User-Agent:*\nDisallow: /private/\n\nSitemap: https://x.org/sitemap.xml\n',
  ],
  [
    'the same sitemap',
    'user-agent: *\nDisallow:\nSITEMAP: https://x.org/sitemap.xml # all\n',
    'user-agent: *\nDisallow:\nSITEMAP: https://x.org/sitemap.xml # all\n',
  ],
  [
    'rules for one crawler',
    'User-agent: Bad\nDisallow: /\n',
    'User-agent: Bad\nDisallow: /\n\nUser-agent: *\nAllow: /\nSitemap: https://x.org/sitemap.xml\n',
  ],
  ['nothing', '', 'User-agent: *\nAllow: /\nSitemap: https://x.org/sitemap.xml\n'],
])('adds to a robots.txt with %s what it lacks', (_, theirs, expected) => {
  expect(withProjectFile('robots.txt', theirs, robots)).toBe(expected)
})
