import {
  cacheControlOf,
  documentHeaders,
  NOT_SERVED,
  type SitePolicy,
} from '../../shared/http-headers.ts'

export interface HostOptions extends SitePolicy {
  readonly baseUrl: string
  /** Base paths of languages that have their own 404 page. */
  readonly locales: readonly string[]
}

/** The headers of every document, each made into a line. */
function headerLines(policy: SitePolicy, lineOf: (name: string, value: string) => string): string {
  return Object.entries(documentHeaders(policy))
    .map(([name, value]) => lineOf(name, value))
    .join('\n')
}

/**
 * `_headers`, in the format that several static hosts read. These hosts revalidate files without a
 * caching rule.
 */
export function headersFile({ baseUrl, ...policy }: HostOptions): string {
  const headers = headerLines(policy, (name, value) => `  ${name}: ${value}`)
  return `${baseUrl}*\n${headers}\n\n${baseUrl}assets/*\n  Cache-Control: ${cacheControlOf('/assets/x')}\n`
}

/**
 * `_redirects`: answer 404 for the configuration files of other hosts, although they exist in the
 * output.
 */
export function redirectsFile(baseUrl: string): string {
  return NOT_SERVED.filter((name) => !name.startsWith('_'))
    .map((name) => `${baseUrl}${name} ${baseUrl}404.html 404!\n`)
    .join('')
}

/** nginx: clean paths, the 404 page, compressed files from the build, caching. */
export function nginxConf({ baseUrl, locales, ...policy }: HostOptions): string {
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
  # The build wrote a .gz and a .br beside every text. Where nginx has the module for Brotli:
  # brotli_static on;
  gzip_static on;
  gzip_vary on;
${headers}
  add_header Cache-Control "${cacheControlOf('/x')}" always;

  # What the reader asked for: nginx itself goes to index.html as well.
  if ($request_uri ~ "^([^?]*/)index\\.html(\\?.*)?$") {
    return 301 $1$2;
  }
  if ($request_uri ~ "^([^?]+)\\.html(\\?.*)?$") {
    return 301 $1/$2;
  }

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

/** Where the sample configurations expect the output: below /srv/docs. */
function folderOf(baseUrl: string): string {
  return `/srv/docs${baseUrl}`.replace(/\/$/, '')
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}

/** Caddy: the same as `nginxConf`. */
export function caddyfile({ baseUrl, locales, ...policy }: HostOptions): string {
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
${cleanAddress('index', '^(.*/)index\\.html$', '')}${cleanAddress('html', '^(.*[^/])\\.html$', '/')}${cleanAddress('folder', '^(.*[^/])$', '/', 'file {path}/index.html')}
  @internal path ${NOT_SERVED.map((name) => `*/${name}`).join(' ')} */.*
  error @internal 404
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
