import { join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { NODE } from '../network/addresses.ts'
import { giveNpmCache } from '../network/developers-tools.ts'
import { serveFiles } from '../network/file-server.ts'
import { allowLogin } from '../network/ssh.ts'
import { asking, paste, typing } from '../network/terminal.ts'
import { pageCode } from '../page-file.ts'
import { ROOT } from '../root.ts'
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
