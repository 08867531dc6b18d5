import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { enableFirewall } from '../network/firewall.ts'
import { untilSucceeds } from '../network/until-answers.ts'
import { pageFile } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import { nodePlan } from './scenes.ts'

const PAGE = 'l1-network/configuration/publish-an-endpoint.md'
const FILE = '/etc/nginx/conf.d/haqq-rpc.conf'
const LIVE = '/etc/letsencrypt/live/rpc.example.org'

/** A name of the Internet that leads to the machine, with a certificate that it trusts. */
const NAME_AND_CERTIFICATE = [
  `install -d ${LIVE}`,
  `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=rpc.example.org -addext subjectAltName=DNS:rpc.example.org -keyout ${LIVE}/privkey.pem -out ${LIVE}/fullchain.pem 2>/dev/null`,
  `cp ${LIVE}/fullchain.pem /usr/local/share/ca-certificates/drill.crt`,
  'update-ca-certificates >/dev/null 2>&1',
  'echo "127.0.0.1 rpc.example.org" >> /etc/hosts',
].join(' && ')

async function prepare(scene: Scene): Promise<void> {
  const node = scene.machine('node')
  await enableFirewall(scene, 'node')
  await node.exec(NAME_AND_CERTIFICATE)
  await node.exec('systemctl start nginx')
  const [server, place] = [
    await pageFile(PAGE, FILE),
    await pageFile(PAGE, `${FILE}, inside server`),
  ]
  await scene.save('root@node', FILE, server.replace(/\}\s*$/, `${place}\n}\n`))
  await untilSucceeds(node, 'curl -s localhost:8545')
}

/** Require what the page promises: a limit by address, and a WebSocket. */
async function tryLimitAndWebSocket(scene: Scene): Promise<void> {
  const { exec } = scene.machine('node')
  const codes = await exec(
    "curl -s --parallel --parallel-immediate --parallel-max 100 -o /dev/null -w '%{http_code}\\n' 'https://rpc.example.org/?[1-400]' | sort | uniq -c",
  )
  assert.match(codes, /503/)
  const upgraded = await exec(
    "sleep 3; curl -s -m 3 -i -N --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: ZHJpbGxzZHJpbGxzZHJpbA==' https://rpc.example.org/ws || true",
  )
  assert.match(upgraded, /^HTTP\/1\.1 101/)
}

export const publishAnEndpoint = nodePlan('l1-network/configuration/publish-an-endpoint.md', {
  programs: ['nginx', 'ufw'],
  differences: ['the certificate is one of the drill'],
  prepare,
  at: 'admin1@node',
  blocks: {
    'Put a proxy in front': [{ after: () => wait(5000) }, { after: tryLimitAndWebSocket }],
  },
})
