import { existsSync } from 'node:fs'

/** Debian's packages of the web servers that tests start, with a file of each. */
const FILES = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
}

/** Names of the packages that are missing, of those that a server needs or of all. */
export function missingHosts(names = Object.keys(FILES)) {
  return names.filter((name) => !existsSync(FILES[name]))
}
