import { resolve } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { NODE } from '../network/addresses.ts'
import { giveNpmCache } from '../network/developers-tools.ts'
import { serveFiles } from '../network/file-server.ts'
import { allowLogin } from '../network/ssh.ts'
import { asking, paste, typing } from '../network/terminal.ts'
import { untilListens, untilSucceeds } from '../network/until-answers.ts'
import { pageCode } from '../page-file.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { nodePlan } from './scenes.ts'

const REST = `http://127.0.0.1:${facts.ports.cosmosRest.value}`

/** The section `[api]` that the pages show. */
const apiOn = (scene: Scene): Promise<void> =>
  scene.configure('node', 'app.toml', {
    'api.enable': true,
    'api.swagger': true,
    'api.address': `tcp://127.0.0.1:${facts.ports.cosmosRest.value}`,
  })

/** Wait until REST of the restarted node answers, which it does once gRPC has started. */
const untilRestAnswers = (scene: Scene) =>
  untilSucceeds(scene.machine('node'), `curl -sf ${REST}/cosmos/base/tendermint/v1beta1/syncing`)

const apiIndex = nodePlan('develop/api/index.md', {
  blocks: {
    'Turn on REST > 2': {
      before: apiOn,
      after: untilRestAnswers,
    },
  },
})

const jsonRpc = nodePlan('develop/api/ethereum-json-rpc/index.md', {
  fill: { [facts.testnet.rpc.evmWs.value]: `ws://${NODE}:8546` },
  prepare: (scene) => giveNpmCache(scene, 'you@node'),
  blocks: {
    'Configure the server on your node > 2': {
      before: (scene) => scene.configure('node', 'app.toml', { api: 'eth,net,web3,txpool,debug' }),
      after: (scene) =>
        untilListens(scene.machine('node'), '127.0.0.1', facts.ports.evmJsonRpc.value),
    },
    'Configure the server on your node': {
      before: (scene) => scene.exec('node', 'systemctl stop haqqd'),
    },
    'WebSocket subscriptions > 1': {
      fill: typing('npx wscat'),
      before: async (scene) => {
        const line = await pageCode('develop/api/ethereum-json-rpc.md', '"eth_subscribe"')
        await paste(scene, 'node', [JSON.stringify(JSON.parse(line))])
      },
    },
  },
})

const DESCRIPTION = `https://raw.githubusercontent.com/haqq-network/haqq/${facts.node.version.value}/client/docs/swagger-ui/swagger.json`

const swagger = nodePlan('develop/api/swagger/index.md', {
  differences: [
    'the document comes from the built site, and the description of the release from the node',
  ],
  prepare: async (scene) => {
    await scene.startMachine('computer')
    await giveNpmCache(scene, 'you@node')
    const document = await serveFiles(new Map([['/openapi.json', resolve('dist/openapi.json')]]))
    scene.fill({ 'https://docs.haqq.network': document })
  },
  at: 'you@node',
  blocks: {
    'Turn Swagger on in your node > 2': {
      before: apiOn,
      after: untilRestAnswers,
    },
    'Turn Swagger on in your node > 3': [
      {},
      {
        before: (scene) => allowLogin(scene, 'computer', 'haqq@node'),
        fill: {
          'user@node.example.org': 'haqq@10.0.0.1',
          ...asking('ssh -L', `curl -sf -o /dev/null -w '%{http_code}\\n' ${REST}/swagger/`),
        },
      },
    ],
    "Generate a client from Swagger's file > 1": {
      fill: { [DESCRIPTION]: `${REST}/swagger/swagger.json` },
    },
  },
})

export const nodeInterfacePages: readonly PagePlan[] = [apiIndex, jsonRpc, swagger]
