import { cacheControlOf, SECURITY_HEADERS } from '../shared/http-headers.ts'

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
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': `${csp}; frame-ancestors 'none'`,
  })
    .map(([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n')
  return `# Sample for nginx: put the output folder at /srv/docs.
server {
  listen 80;
  root /srv/docs;
  error_page 404 ${baseUrl}404.html;
  gzip on;
  gzip_vary on;
  gzip_types text/css application/javascript application/json text/markdown text/plain image/svg+xml application/xml;
${headers}
  location ${baseUrl}assets/ {
    add_header Cache-Control "${cacheControlOf('/assets/x')}";
    try_files $uri =404;
  }
  location ~ \\.(?:webmanifest|md)$ {
    types { application/manifest+json webmanifest; text/markdown md; }
  }
  location ${baseUrl} {
    rewrite ^(.*)/index\\.html$ $1/ permanent;
    try_files $uri $uri/ =404;
  }
${locales.map(localeLocation).join('')}}
`
}

function localeLocation(path: string): string {
  return `  location ${path} {
    rewrite ^(.*)/index\\.html$ $1/ permanent;
    error_page 404 ${path}404.html;
    try_files $uri $uri/ =404;
  }
`
}

/** The same for Caddy. */
export function caddyfile({ baseUrl, csp }: HostFilesOptions): string {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': `${csp}; frame-ancestors 'none'`,
  })
    .map(([name, value]) => `    ${name} "${value.replaceAll('"', '\\"')}"`)
    .join('\n')
  return `# Sample for Caddy: put the output folder at /srv/docs.
:80 {
  root * /srv/docs
  encode zstd gzip
  header {
${headers}
  }
  header ${baseUrl}assets/* Cache-Control "${cacheControlOf('/assets/x')}"
  file_server
  handle_errors {
    rewrite * ${baseUrl}404.html
    file_server
  }
}
`
}
