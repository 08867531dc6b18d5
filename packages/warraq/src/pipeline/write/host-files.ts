import {
  cacheControlOf,
  documentHeaders,
  NOT_SERVED,
  type SitePolicy,
} from '../../shared/data/http-headers.ts'
import type { TrailingSlash } from '../../shared/text/route-path.ts'

export interface HostOptions extends SitePolicy {
  readonly baseUrl: string
  readonly trailingSlash: TrailingSlash
  /** Base paths of languages that have their own 404 page. */
  readonly locales: readonly string[]
  /** Redirects with their base paths. */
  readonly redirects: readonly HostRedirect[]
}

/** A permanent redirect of `from`, with and without a slash at its end. */
interface HostRedirect {
  readonly from: string
  readonly href: string
}

function headerLines(policy: SitePolicy, lineOf: (name: string, value: string) => string): string {
  return Object.entries(documentHeaders(policy))
    .map(([name, value]) => lineOf(name, value))
    .join('\n')
}

/** `_headers`, which several static hosts read; they revalidate files without a caching rule. */
export function headersFile({ baseUrl, ...policy }: HostOptions): string {
  const headers = headerLines(policy, (name, value) => `  ${name}: ${value}`)
  return `${baseUrl}*\n${headers}\n\n${baseUrl}assets/*\n  Cache-Control: ${cacheControlOf('/assets/x')}\n`
}

/**
 * `_redirects`: addresses that pages had before, and 404 for the configuration files of other hosts, although they exist in the
 * output.
 */
export function redirectsFile({
  baseUrl,
  redirects,
}: Pick<HostOptions, 'baseUrl' | 'redirects'>): string {
  const moved = redirects.flatMap(({ from, href }) =>
    spellingsOf(from).map((path) => `${encodeURI(path)} ${href} 301\n`),
  )
  const hidden = NOT_SERVED.filter((name) => !name.startsWith('_')).map(
    (name) => `${baseUrl}${name} ${baseUrl}404.html 404!\n`,
  )
  return [...moved, ...hidden].join('')
}

function spellingsOf(path: string): string[] {
  return path.endsWith('/') ? [path] : [path, `${path}/`]
}

/**
 * Addresses that redirect to a clean one: the encoded path, then the query. Browsers take a location
 * that begins with `//` or `/\` for the name of another host, and skip control characters, so a
 * segment contains none of these, neither as they are (`\x5c` is the backslash) nor encoded.
 */
const SEGMENT = '/(?:[^/\\x5c?%]|%(?:2[\\da-eA-E]|5[\\dabd-fABD-F]|[346-9a-fA-F][\\da-fA-F]))+'
const QUERY = '(\\?.*)?'
const INDEX_ADDRESS = `^((?:${SEGMENT})*/)index\\.html${QUERY}$`
const HTML_ADDRESS = `^((?:${SEGMENT})+)\\.html${QUERY}$`
const FOLDER_ADDRESS = `^((?:${SEGMENT})+)${QUERY}$`
const SLASH_ADDRESS = `((?:${SEGMENT})+)/${QUERY}$`

/** Files that a path of a page may mean, in the order in which a host looks for them. */
const PAGE_FILES = (trailingSlash: TrailingSlash) =>
  trailingSlash === false ? ['', '.html', '/index.html'] : ['', '/index.html']

/** nginx: clean paths, the 404 page, compressed files from the build, caching. */
export function nginxConf(options: HostOptions): string {
  const { baseUrl, locales, trailingSlash, redirects, ...policy } = options
  const headers = headerLines(
    policy,
    (name, value) => `  add_header ${name} ${quoted(value)} always;`,
  )
  return `# Sample for nginx: put the output folder at ${folderOf(baseUrl)}.
server {
  listen 80;
  root /srv/docs;
  index index.html;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/markdown text/plain application/javascript application/json application/xml;
  error_page 404 ${baseUrl}404.html;
  # With precompress: true the build writes a .gz and a .br beside every text.
  # Where nginx has the module for Brotli:
  # brotli_static on;
  gzip_static on;
  gzip on;
  gzip_types text/css text/markdown text/plain application/javascript application/json application/manifest+json application/xml image/svg+xml;
  gzip_vary on;
${headers}
  add_header Cache-Control "${cacheControlOf('/x')}" always;

  # What the reader asked for: nginx itself goes to index.html as well.
  if ($request_uri ~ "${INDEX_ADDRESS}") {
    return 301 $1$2;
  }
  if ($request_uri ~ "${HTML_ADDRESS}") {
    return 301 ${trailingSlash === true ? '$1/$2' : '$1$2'};
  }
${trailingSlash === false ? nginxWithoutSlash([baseUrl, ...locales]) : ''}
  location ~ "/(?:${NOT_SERVED.join('|').replaceAll('.', '\\.')}|\\.[^/]*)$" {
    return 404;
  }
  location ${baseUrl}assets/ {
    add_header Cache-Control "${cacheControlOf('/assets/x')}";
${headers.replaceAll(/^/gm, '  ')}
    try_files $uri =404;
  }
  location ~ \\.md$ {
    types { text/markdown md; }
    try_files $uri =404;
  }
  location ~ \\.webmanifest$ {
    types { application/manifest+json webmanifest; }
    try_files $uri =404;
  }
${redirects.map(nginxRedirect).join('')}${[baseUrl, ...locales].map((path) => pagesLocation(path, trailingSlash)).join('')}}
`
}

function nginxRedirect({ from, href }: HostRedirect): string {
  const target = href.replaceAll('$', '%24')
  const query = /[?#]/.test(href) ? '' : '$is_args$args'
  return spellingsOf(from)
    .map((path) => `  location = ${quoted(path)} {\n    return 301 "${target}${query}";\n  }\n`)
    .join('')
}

function pagesLocation(path: string, trailingSlash: TrailingSlash): string {
  const files = PAGE_FILES(trailingSlash).map((end) => `$uri${end}`)
  return `  location ${path} {
    error_page 404 ${path}404.html;
    try_files ${trailingSlash === true ? '$uri $uri/' : files.join(' ')} =404;
  }
`
}

/** Redirects from `/a/` to `/a`, except at the start of the site and of each language. */
function nginxWithoutSlash(starts: readonly string[]): string {
  const others = starts.map((path) => `${path.replaceAll('.', '\\.')}(?:\\?|$)`).join('|')
  return `  if ($request_uri ~ "^(?!${others})${SLASH_ADDRESS}") {
    return 301 $1$2;
  }
`
}

/** Where the sample configurations expect the output: below /srv/docs. */
function folderOf(baseUrl: string): string {
  return `/srv/docs${baseUrl}`.replace(/\/$/, '')
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}

/** Caddy: the same as `nginxConf`. */
export function caddyfile(options: HostOptions): string {
  const { baseUrl, locales, trailingSlash, redirects, ...policy } = options
  const headers = headerLines(policy, (name, value) => `    ${name} ${quoted(value)}`)
  return `# Sample for Caddy: put the output folder at ${folderOf(baseUrl)}.
:80 {
  root * /srv/docs
  header {
${headers}
    ?Cache-Control "${cacheControlOf('/x')}"
  }
  @assets {
    path ${baseUrl}assets/*
    file
  }
  header @assets Cache-Control "${cacheControlOf('/assets/x')}"
  @markdown path *.md
  header @markdown Content-Type "text/markdown; charset=utf-8"
  @manifest path *.webmanifest
  header @manifest Content-Type "application/manifest+json"
${redirects.map(caddyRedirect).join('')}${cleanAddress('index', INDEX_ADDRESS, '')}${caddyPages(trailingSlash)}
  # No file has such a name or path; asked for it, the file system fails.
  @impossible vars_regexp {uri} "^[^?]*(?:%[01]|/(?:[^/?%]|%..){256})"
  error @impossible 404
  @endless expression {path}.size() > 1000
  error @endless 404
  @internal path ${NOT_SERVED.map((name) => `*/${name}`).join(' ')} */.*
  error @internal 404
  encode gzip
  @writing not method GET HEAD
  respond @writing 405
  file_server {
    precompressed br gzip
  }
  handle_errors {
${[...locales, baseUrl].map(notFoundPage).join('')}  }
}
`
}

function caddyRedirect({ from, href }: HostRedirect, at: number): string {
  const paths = spellingsOf(from).map(quoted).join(' ')
  return `  @moved${at} path ${paths}\n  redir @moved${at} ${quoted(href)} permanent\n`
}

/** Redirects to the addresses of pages, and the files of these. */
function caddyPages(trailingSlash: TrailingSlash): string {
  if (trailingSlash === true)
    return (
      cleanAddress('html', HTML_ADDRESS, '/') +
      cleanAddress('folder', FOLDER_ADDRESS, '/', 'file {path}/index.html')
    )
  const slash = `^${SLASH_ADDRESS}`
  const files = PAGE_FILES(trailingSlash).map((end) => `{path}${end}`)
  return (
    cleanAddress('html', HTML_ADDRESS, '') +
    (trailingSlash === false ? cleanAddress('slash', slash, '', 'not file {path}index.html') : '') +
    `  try_files ${files.join(' ')}\n`
  )
}

/** The 404 page of the language of an address; that of the whole site comes last. */
function notFoundPage(path: string): string {
  return `    handle ${path}* {
      header Content-Type "text/html; charset=utf-8"
      header Cache-Control "${cacheControlOf('/x')}"
      rewrite * ${path}404.html
      file_server {
        precompressed br gzip
      }
    }
`
}

/**
 * A permanent redirect of Caddy that keeps the query; `condition` is one more line of the matcher.
 * The address is matched as the reader sent it: Caddy decodes the path for `path_regexp`, and a
 * decoded `%5c` or `%09` after the first slash would lead to another host.
 */
function cleanAddress(name: string, pattern: string, ending: string, condition = ''): string {
  return `
  @${name} {
    vars_regexp ${name} {uri} "${pattern}"${condition === '' ? '' : `\n    ${condition}`}
  }
  redir @${name} {re.${name}.1}${ending}{re.${name}.2} permanent
`
}
