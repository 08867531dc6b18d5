import assert from 'node:assert/strict'
import { join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { NODE } from '../network/addresses.ts'
import { giveNpmCache } from '../network/developers-tools.ts'
import { serveFiles } from '../network/file-server.ts'
import { enableFirewall } from '../network/firewall.ts'
import { allowLogin } from '../network/ssh.ts'
import { asking, paste, typing } from '../network/terminal.ts'
import { untilSucceeds } from '../network/until-answers.ts'
import { pageCode, pageFile } from '../page-file.ts'
import { ROOT } from '../root.ts'
import type { Scene } from '../scene.ts'
import { nodePlan } from './scenes.ts'

const REST = `http://127.0.0.1:${facts.ports.cosmosRest.value}`

export const apiIndex = nodePlan('develop/api/index.md', {})

export const jsonRpc = nodePlan('develop/api/ethereum-json-rpc/index.md', {
  fill: { [facts.testnet.rpc.evmWs.value]: `ws://${NODE}:8546`, ...typing('npx wscat') },
  prepare: (scene) => giveNpmCache(scene, 'you@node'),
  blocks: {
    'WebSocket subscriptions > 1': {
      before: async (scene) => {
        const line = await pageCode('develop/api/ethereum-json-rpc.md', '"eth_subscribe"')
        await paste(scene, 'node', [JSON.stringify(JSON.parse(line))])
      },
    },
  },
})

const DESCRIPTION = `https://raw.githubusercontent.com/haqq-network/haqq/${facts.node.version.value}/client/docs/swagger-ui/swagger.json`

export const swagger = nodePlan('develop/api/swagger/index.md', {
  differences: [
    'the document comes from the built site, and the description of the release from the node',
  ],
  fill: {
    'user@node.example.org': 'haqq@10.0.0.1',
    [DESCRIPTION]: `${REST}/swagger/swagger.json`,
    ...asking('ssh -L', `curl -sf -o /dev/null -w '%{http_code}\\n' ${REST}/swagger/`),
  },
  prepare: async (scene) => {
    await scene.startMachine('computer')
    await giveNpmCache(scene, 'you@node')
    const document = await serveFiles(new Map([['/openapi.json', join(ROOT, 'dist/openapi.json')]]))
    scene.fill({ 'https://docs.haqq.network': document })
  },
  at: 'you@node',
  blocks: {
    'Turn Swagger on in your node > 3': [
      {},
      { before: (scene) => allowLogin(scene, 'computer', 'haqq@node') },
    ],
  },
})

const PUBLISH_PAGE = 'l1-network/configuration/publish-an-endpoint.md'
const NGINX_FILE = '/etc/nginx/conf.d/haqq-rpc.conf'
const CERTIFICATES = '/etc/letsencrypt/live/rpc.example.org'

/** A name of the Internet that leads to the machine, with a certificate that it trusts. */
const NAME_AND_CERTIFICATE = [
  `install -d ${CERTIFICATES}`,
  `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=rpc.example.org -addext subjectAltName=DNS:rpc.example.org -keyout ${CERTIFICATES}/privkey.pem -out ${CERTIFICATES}/fullchain.pem 2>/dev/null`,
  `cp ${CERTIFICATES}/fullchain.pem /usr/local/share/ca-certificates/drill.crt`,
  'update-ca-certificates >/dev/null 2>&1',
  'echo "127.0.0.1 rpc.example.org" >> /etc/hosts',
].join(' && ')

async function publish(scene: Scene): Promise<void> {
  const node = scene.machine('node')
  await enableFirewall(scene, 'node')
  await node.exec(NAME_AND_CERTIFICATE)
  await node.exec('systemctl start nginx')
  const [server, place] = [
    await pageFile(PUBLISH_PAGE, NGINX_FILE),
    await pageFile(PUBLISH_PAGE, `${NGINX_FILE}, inside server`),
  ]
  await scene.save('root@node', NGINX_FILE, server.replace(/\}\s*$/, `${place}\n}\n`))
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

export const publishAnEndpoint = nodePlan(PUBLISH_PAGE, {
  programs: ['nginx', 'ufw'],
  prepare: publish,
  at: 'admin1@node',
  blocks: {
    'Put a proxy in front': [{}, { after: tryLimitAndWebSocket }],
  },
})
