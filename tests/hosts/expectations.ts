/** Expected answer of every server for a path below the base path. */
export interface Expectation {
  readonly asks: string
  readonly method?: string
  /** Request headers; without `Accept-Encoding` the answer must not be compressed. */
  readonly headers?: Readonly<Record<string, string>>
  readonly status: number | readonly number[]
  /** Below the base path, with the query. */
  readonly location?: string
  readonly type?: RegExp
  readonly cache?: RegExp
  readonly encoding?: 'br' | 'gzip' | 'none'
  readonly body?: RegExp
  /** Size of the body in bytes. */
  readonly size?: number
  /** Other response headers. */
  readonly answers?: Readonly<Record<string, RegExp>>
  /** The servers that are meant; all by default. */
  readonly on?: readonly string[]
  /** Servers that do not support this, with the reason. */
  readonly not?: Readonly<Record<string, string>>
}

/** Caddy redirects folder addresses with 308, as static hosts do. */
const PERMANENT = [301, 308]
const REVALIDATED = /max-age=0, must-revalidate/
const HTML = /^text\/html; ?charset=utf-8/i
const POLICY = /default-src 'self'.*frame-ancestors 'none'/
/** A server that compares names exactly: the script of its 404 page leads to the right spelling. */
const CASE_SENSITIVE = ['nginx', 'Caddy', '_headers']

/** Headers of every document. */
const DOCUMENT_HEADERS = {
  'content-security-policy': POLICY,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
}

/** An unusual but valid file name of a page. */
export const ODD_NAME = "-a b & 'c' [d] {e} $f +g, трак é 😀"
const ODD = encodeURI(ODD_NAME).replaceAll('&', '%26')

/** `ASSET` and `WORKER` are replaced by the names of a script and of a worker of the site. */
export const EXPECTATIONS: readonly Expectation[] = [
  { asks: '', status: 200, type: HTML, cache: REVALIDATED, answers: DOCUMENT_HEADERS },
  { asks: 'guide/', status: 200, type: HTML, body: /<h1/ },
  { asks: 'guide/?a=1', status: 200, type: HTML, body: /<h1/ },
  { asks: 'guide/', method: 'HEAD', status: 200, type: HTML, size: 0 },
  { asks: 'guide/', method: 'POST', status: 405 },
  { asks: 'guide/page.json', status: 200, type: /^application\/json/, cache: REVALIDATED },
  { asks: 'guide.md', status: 200, type: /^text\/markdown; ?charset=utf-8/i, cache: REVALIDATED },
  { asks: 'sitemap.xml', status: 200, type: /^(?:text|application)\/xml/ },
  { asks: 'robots.txt', status: 200, type: /^text\/plain; ?charset=utf-8/i },
  { asks: 'llms.txt', status: 200, type: /^text\/plain; ?charset=utf-8/i },

  { asks: `${ODD}/`, status: 200, type: HTML, body: /<h1[^>]*>Odd name/ },
  { asks: `${ODD}/page.json`, status: 200, type: /^application\/json/ },
  { asks: `${ODD}.md`, status: 200, body: /^# Odd name/ },
  { asks: ODD, status: PERMANENT },

  { asks: 'guide', status: PERMANENT, location: 'guide/' },
  { asks: 'guide?a=1&b=2', status: PERMANENT, location: 'guide/?a=1&b=2' },
  { asks: 'guide/index.html', status: PERMANENT, location: 'guide/' },
  { asks: 'guide/index.html?a=1', status: PERMANENT, location: 'guide/?a=1' },
  { asks: 'guide.html', status: PERMANENT, location: 'guide/' },
  { asks: 'guide.html?a=1', status: PERMANENT, location: 'guide/?a=1' },
  { asks: 'index.html', status: PERMANENT, location: '' },
  {
    asks: 'Guide/?a=1',
    status: PERMANENT,
    location: 'guide/?a=1',
    on: ['the preview'],
  },
  // `other-case.spec.ts` follows the script of the 404 page in a browser.
  { asks: 'Guide/?a=1', status: 404, body: /<docs-not-found data-list=/, on: CASE_SENSITIVE },

  { asks: 'nowhere/', status: 404, type: HTML, body: /Page not found/i, cache: REVALIDATED },
  { asks: 'nowhere/', status: 404, answers: DOCUMENT_HEADERS },
  { asks: 'nowhere/deep/page.json', status: 404, cache: /^(?!.*immutable)/ },
  { asks: 'nowhere.md', status: 404, type: HTML },
  {
    asks: 'assets/nothing-12345678.js',
    status: 404,
    cache: /^(?!.*immutable)/,
    not: { _headers: 'its rules know paths only, not whether a file exists' },
  },
  { asks: '%E0%A4%A', status: 400, not: { _headers: 'the host answers it, no rule can' } },
  { asks: '..%2f..%2fetc/passwd', status: [400, 404] },
  { asks: '%00', status: [400, 404] },
  { asks: 'guide%00/', status: [400, 404] },
  { asks: 'guide%0a', status: [400, 404] },
  { asks: 'x'.repeat(300), status: 404 },
  { asks: `${'x'.repeat(5000)}/`, status: [404, 414] },
  { asks: 'x/'.repeat(3000), status: [404, 414] },

  {
    asks: 'assets/ASSET',
    status: 200,
    type: /^(?:text|application)\/javascript/,
    cache: /^public, max-age=31536000, immutable$/,
    answers: { 'x-content-type-options': /^nosniff$/, 'strict-transport-security': /max-age/ },
  },
  { asks: 'assets/WORKER', status: 200, answers: { 'content-security-policy': POLICY } },
  // A script with a fixed name, such as a service worker: its content changes.
  {
    asks: 'own-worker.js',
    status: 200,
    type: /^(?:text|application)\/javascript/,
    cache: REVALIDATED,
    answers: { 'content-security-policy': POLICY, 'x-content-type-options': /^nosniff$/ },
  },
  { asks: 'assets/ASSET', status: 200, encoding: 'none' },
  ...(['gzip', 'br'] as const).flatMap((encoding): readonly Expectation[] => [
    {
      asks: 'assets/ASSET',
      headers: { 'Accept-Encoding': encoding },
      status: 200,
      encoding,
      answers: { vary: /accept-encoding/i },
    },
    {
      asks: 'guide/',
      headers: { 'Accept-Encoding': encoding },
      status: 200,
      encoding,
      type: HTML,
      answers: { vary: /accept-encoding/i },
    },
    { asks: 'nowhere/', headers: { 'Accept-Encoding': encoding }, status: 404, type: HTML },
  ]),
  {
    asks: 'guide/',
    headers: { 'Accept-Encoding': 'gzip;q=0, identity' },
    status: 200,
    encoding: 'none',
  },

  {
    asks: 'assets/ASSET',
    headers: { Range: 'bytes=0-9' },
    status: 206,
    size: 10,
    answers: { 'content-range': /^bytes 0-9\/\d+$/ },
  },
  { asks: 'assets/ASSET', headers: { Range: 'bytes=-7' }, status: 206, size: 7 },
  { asks: 'assets/ASSET', headers: { Range: 'bytes=99999999-' }, status: 416 },
  {
    asks: 'assets/ASSET',
    headers: { Range: 'bytes=0-9', 'If-Range': '"another"' },
    status: 200,
  },

  ...['_headers', '_redirects', 'nginx.conf.sample', 'Caddyfile.sample', '.docs-build.json'].map(
    (asks): Expectation => ({ asks, status: 404 }),
  ),
]
