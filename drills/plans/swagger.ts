import { resolve } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { serveFiles } from '../network/file-server.ts'
import type { PagePlan } from '../plan.ts'
import { apiOn, prepareNode, untilOpen } from './api-index.ts'
import { STAND_IN_SERVICE } from './common.ts'
import { ENDPOINTS } from './reader.ts'

const DOWNLOAD = 'Download the OpenAPI document'
const NODE = 'Turn Swagger on in your node'
const GENERATE = "Generate a client from Swagger's file"
const REGISTRY = 'installs a program from a registry'
const AT = 'haqq@node'

export const swagger: PagePlan = {
  page: 'content/develop/api/swagger/index.md',
  programs: ['haqqd'],
  differences: ['the document comes from the built site', STAND_IN_SERVICE],
  fill: ENDPOINTS,
  prepare: async (scene) => {
    await prepareNode(scene)
    const document = resolve('dist/openapi.json')
    scene.found.set(
      'https://docs.haqq.network',
      await serveFiles(new Map([['/openapi.json', document]])),
    )
  },
  blocks: [
    { step: `${DOWNLOAD} > 1`, at: AT },
    { step: `${DOWNLOAD} > 2`, at: AT, prints: [/^32$/m] },
    { step: `${DOWNLOAD} > 3`, skip: REGISTRY },
    { step: 'Open Swagger on a public endpoint > 4', at: AT, prints: [/"balances":\[/] },
    {
      step: `${NODE} > 2`,
      at: 'admin1@node',
      before: apiOn,
      after: (scene) => untilOpen(scene, facts.ports.cosmosRest.value),
    },
    { step: `${NODE} > 3`, at: AT, prints: [/^200$/m] },
    { step: `${NODE} > 3`, skip: 'needs a second computer with a key for ssh' },
    { step: `${GENERATE} > 1`, skip: 'downloads from GitHub' },
    { step: `${GENERATE} > 2`, skip: 'needs the file of the step before' },
    { step: `${GENERATE} > 3`, skip: REGISTRY },
  ],
}
