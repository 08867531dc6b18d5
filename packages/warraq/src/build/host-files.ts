import { cacheControlOf, NOT_SERVED, SECURITY_HEADERS } from '../shared/http-headers.ts'

export interface HostFilesOptions {
  readonly baseUrl: string
  readonly csp: string
}

/** `_headers` in the form several static hosts read. */
export function headersFile({ baseUrl, csp }: HostFilesOptions): string {
  const all = Object.entries({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': `${csp}; frame-ancestors 'none'`,
  })
  const lines = all.map(([name, value]) => `  ${name}: ${value}`).join('\n')
  return `${baseUrl}*\n${lines}\n\n${baseUrl}assets/*\n  Cache-Control: ${cacheControlOf('/assets/x')}\n`
}

export interface NginxOptions extends HostFilesOptions {
  /** Base paths of languages with a 404 page of their own. */
  readonly locales: readonly string[]
}

/** nginx: clean paths, the 404 page, compression, caching. */
export function nginxConf({ baseUrl, csp, locales }: NginxOptions): string {
  const headers = [...hostHeaders(csp)].map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
  // A block with headers of its own inherits none.
  const block = headers.map((line) => `    ${line}`).join('\n')
  return `# Sample for nginx: put the output folder at ${folderOf(baseUrl)}.
server {
  listen 80;
  root /srv/docs;
  index index.html;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/markdown text/plain application/javascript application/json application/xml;
  error_page 404 ${baseUrl}404.html;
  gzip on;
  gzip_vary on;
  gzip_types text/css application/javascript application/json text/markdown text/plain image/svg+xml application/xml;
${headers.map((line) => `  ${line}`).join('\n')}
  add_header Cache-Control "${cacheControlOf('/x')}" always;

  # What the reader asked for: nginx itself goes to index.html as well.
  if ($request_uri ~ "^([^?]*/)index\\.html(\\?.*)?$") {
    return 301 $1$2;
  }
  if ($request_uri ~ "^([^?]+)\\.html(\\?.*)?$") {
    return 301 $1/$2;
  }

  location ~ "/(?:${NOT_SERVED.map(escapeDots).join('|')}|\\.[^/]*)$" {
    return 404;
  }
  location ${baseUrl}assets/ {
    add_header Cache-Control "${cacheControlOf('/assets/x')}";
${block}
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
${[baseUrl, ...locales].map(pagesLocation).join('')}}
`
}

function pagesLocation(path: string): string {
  return `  location ${path} {
    error_page 404 ${path}404.html;
    try_files $uri $uri/ =404;
  }
`
}

/** Where the servers of the samples look for the output: their root is /srv/docs. */
function folderOf(baseUrl: string): string {
  return `/srv/docs${baseUrl}`.replace(/\/$/, '')
}

function escapeDots(name: string): string {
  return name.replaceAll('.', '\\.')
}

function hostHeaders(csp: string): Map<string, string> {
  return new Map([
    ...Object.entries(SECURITY_HEADERS),
    ['Content-Security-Policy', `${csp}; frame-ancestors 'none'`],
  ])
}

/** The same for Caddy. */
export function caddyfile({ baseUrl, csp }: HostFilesOptions): string {
  const headers = [...hostHeaders(csp)]
    .map(([name, value]) => `    ${name} "${value.replaceAll('"', '\\"')}"`)
    .join('\n')
  return `# Sample for Caddy: put the output folder at ${folderOf(baseUrl)}.
:80 {
  root * /srv/docs
  encode zstd gzip
  header {
${headers}
    ?Cache-Control "${cacheControlOf('/x')}"
  }
  @assets {
    path ${baseUrl}assets/*
    file
  }
  header @assets Cache-Control "${cacheControlOf('/assets/x')}"
${cleanAddress('index', '^(.*/)index\\.html$', '')}${cleanAddress('html', '^(.*[^/])\\.html$', '/')}${cleanAddress('folder', '^(.*[^/])$', '/', 'file {path}/index.html')}
  @internal path ${NOT_SERVED.map((name) => `*/${name}`).join(' ')} */.*
  error @internal 404
  file_server
  handle_errors {
    rewrite * ${baseUrl}404.html
    file_server
  }
}
`
}

/** A permanent redirect that keeps the query; `condition` is one more line of the matcher. */
function cleanAddress(name: string, pattern: string, ending: string, condition = ''): string {
  const matcher = `path_regexp ${name} ${pattern}${condition === '' ? '' : `\n    ${condition}`}`
  return `
  @${name}-query {
    ${matcher}
    expression {query} != ""
  }
  redir @${name}-query {re.${name}.1}${ending}?{query} permanent
  @${name} {
    ${matcher}
  }
  redir @${name} {re.${name}.1}${ending} permanent
`
}
