import { resolve } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { asking } from '../network/beside.ts'
import { giveNpmCache, NPM_CACHE } from '../network/developers-tools.ts'
import { serveFiles } from '../network/file-server.ts'
import { allowLogin } from '../network/ssh.ts'
import type { PagePlan } from '../plan.ts'
import { apiOn, prepareNode, untilOpen } from './api-index.ts'
import { STAND_IN_SERVICE } from './common.ts'
import { ENDPOINTS } from './reader.ts'

const DESCRIPTION = `https://raw.githubusercontent.com/haqq-network/haqq/${facts.node.version.value}/client/docs/swagger-ui/swagger.json`
const LOCAL = `http://127.0.0.1:${facts.ports.cosmosRest.value}`

export const swagger: PagePlan = {
  page: 'content/develop/api/swagger/index.md',
  programs: ['haqqd'],
  differences: [
    'the document comes from the built site, and the description of the release from the node',
    NPM_CACHE,
    STAND_IN_SERVICE,
  ],
  fill: ENDPOINTS,
  prepare: async (scene) => {
    await prepareNode(scene)
    await scene.startMachine('computer', '10.0.0.8')
    await giveNpmCache(`${scene.machine('node').root}/home/you`)
    const document = resolve('dist/openapi.json')
    scene.found.set(
      'https://docs.haqq.network',
      await serveFiles(new Map([['/openapi.json', document]])),
    )
  },
  at: 'you@node',
  blocks: {
    'Download the OpenAPI document > 2': { prints: [/^32$/m] },
    'Download the OpenAPI document > 3': { prints: [/openapi\.json → haqq-rest\.d\.ts/] },
    'Open Swagger on a public endpoint > 4': { prints: [/"balances":\[/] },
    'Turn Swagger on in your node > 2': {
      before: apiOn,
      after: (scene) => untilOpen(scene, facts.ports.cosmosRest.value),
      at: 'admin1@node',
    },
    'Turn Swagger on in your node > 3': [
      { prints: [/^200$/m] },
      {
        before: (scene) => allowLogin(scene, 'computer', 'haqq@node'),
        fill: {
          'user@node.example.org': 'haqq@10.0.0.1',
          ...asking('ssh -L', `curl -sf -o /dev/null -w '%{http_code}\\n' ${LOCAL}/swagger/`),
        },
        typed: 'sleep 100\n',
        until: /^200$/m,
        at: 'you@computer',
      },
    ],
    "Generate a client from Swagger's file > 1": {
      fill: { [DESCRIPTION]: `${LOCAL}/swagger/swagger.json` },
    },
    "Generate a client from Swagger's file > 2": { prints: [/^165$/m] },
    "Generate a client from Swagger's file > 3": { prints: [/api file "Api\.ts" created/] },
  },
}
