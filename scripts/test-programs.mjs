import { existsSync } from 'node:fs'

/** Debian's packages of the programs that `npm run test:packages` starts, with a file of each. */
const FILES = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
  'default-jre-headless': '/usr/bin/java',
  // In machines of drills.
  systemd: '/lib/systemd/systemd',
  dbus: '/usr/bin/dbus-daemon',
}

/** Names of the packages that are missing, of those that a test needs or of all. */
export function missingPrograms(names = Object.keys(FILES)) {
  return names.filter((name) => !existsSync(FILES[name]))
}
