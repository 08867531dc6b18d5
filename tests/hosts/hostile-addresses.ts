/** What may make a browser, or a server between, read a path as the name of another host. */
const BEGINNINGS = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/%5c',
  '/%5C%5c',
  '/%2f',
  '/%2F/',
  '/%255c',
  '/%252f',
  '/%09/',
  '/%0a/',
  '/%0d%0aLocation:%20//',
  '/%00/',
  '/%20/',
  '/.//',
  '/.\\',
  '/.%5c',
  '/..//',
  '/%2e//',
  '/%2e%2e/%5c',
  '/x/..//',
  '/x/%2e%2e%5c',
  '/x/..%2f%5c',
  '/;//',
  '/:@',
]

/** Each server redirects some of these to a clean spelling. */
const ENDINGS = [
  '',
  '/',
  '/index.html',
  '/index.html?a=1',
  '/x.html',
  '.html',
  '/%2e%2e/index.html',
  '/../guide',
  '/..%2fguide',
  '/%2e%2e/guide/index.html',
  '/../guide.html',
  '/../guide.md/',
  '/..%5cguide',
]

/** Addresses, from the root of the server, that try to lead a reader to another host. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...BEGINNINGS.flatMap((beginning) =>
    ENDINGS.map((ending) => `${beginning}evil.example${ending}`),
  ),
  // Absolute addresses, as proxies send them.
  ...ENDINGS.map((ending) => `http://evil.example${ending}`),
  ...ENDINGS.map((ending) => `http://evil.example//evil.example${ending}`),
]
