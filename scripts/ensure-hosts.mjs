// Installs the web servers that the tests start with apt, if they are missing.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SERVERS = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
}
const missing = Object.keys(SERVERS).filter((name) => !existsSync(SERVERS[name]))

if (missing.length > 0) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
    env,
  })
}
