/** What every server of a built site answers: the path below the base path, and what comes back. */
export interface Expectation {
  readonly asks: string
  readonly status: number | readonly number[]
  /** Below the base path, with the query. */
  readonly location?: string
  readonly type?: RegExp
  readonly cache?: RegExp
  readonly body?: RegExp
}

/** Caddy completes the address of a folder with 308. */
const PERMANENT = [301, 308]
const REVALIDATED = /max-age=0, must-revalidate/

export const EXPECTATIONS: readonly Expectation[] = [
  { asks: '', status: 200, type: /^text\/html; ?charset=utf-8/i, cache: REVALIDATED },
  { asks: 'guide/', status: 200, type: /^text\/html/, body: /<h1/ },
  { asks: 'guide/page.json', status: 200, type: /^application\/json/, cache: REVALIDATED },
  { asks: 'guide.md', status: 200, type: /^text\/markdown; ?charset=utf-8/i },
  { asks: 'sitemap.xml', status: 200, type: /^(?:text|application)\/xml/ },
  { asks: 'guide', status: PERMANENT, location: 'guide/' },
  { asks: 'guide?a=1&b=2', status: PERMANENT, location: 'guide/?a=1&b=2' },
  { asks: 'guide/index.html', status: 301, location: 'guide/' },
  { asks: 'guide/index.html?a=1', status: 301, location: 'guide/?a=1' },
  { asks: 'guide.html', status: 301, location: 'guide/' },
  { asks: 'guide.html?a=1', status: 301, location: 'guide/?a=1' },
  { asks: 'index.html', status: 301, location: '' },
  { asks: 'nowhere/', status: 404, type: /^text\/html/, body: /Page not found/i },
  { asks: 'assets/nothing-12345678.js', status: 404, cache: /^(?!.*immutable)/ },
  { asks: '_headers', status: 404 },
  { asks: 'nginx.conf.sample', status: 404 },
  { asks: 'Caddyfile.sample', status: 404 },
  { asks: '.docs-build.json', status: 404 },
]
