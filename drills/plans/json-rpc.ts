import { network as facts } from '../../site/network.ts'
import { typing } from '../network/beside.ts'
import { giveNpmCache, NPM_CACHE } from '../network/developers-tools.ts'
import { paste } from '../network/terminal.ts'
import { untilAnswers } from '../network/until-answers.ts'
import { pageCode } from '../page-file.ts'
import type { PagePlan } from '../plan.ts'
import { NETWORK_ADDRESSES } from '../scene.ts'
import { changeApp, prepareNode, untilOpen } from './api-index.ts'
import { STAND_IN_SERVICE } from './common.ts'
import { ENDPOINTS } from './reader.ts'

const NAMESPACES = ['debug', 'eth', 'net', 'rpc', 'txpool', 'web3']

export const jsonRpc: PagePlan = {
  page: 'content/develop/api/ethereum-json-rpc/index.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second', NPM_CACHE, STAND_IN_SERVICE],
  fill: { ...ENDPOINTS, [facts.testnet.rpc.evmWs.value]: `ws://${NETWORK_ADDRESSES[0]}:8546` },
  prepare: async (scene) => {
    await prepareNode(scene)
    await giveNpmCache(`${scene.machine('node').root}/home/you`)
    await untilAnswers(`http://${NETWORK_ADDRESSES[0]}:8545`)
  },
  at: 'haqq@node',
  blocks: {
    'First call': { prints: [/"result":"0x[1-9a-f][0-9a-f]*"/] },
    Namespaces: { prints: [/"result":\{"eth":"1\.0","net":"1\.0","rpc":"1\.0","web3":"1\.0"\}/] },
    'Configure the server on your node > 2': {
      before: (scene) => changeApp(scene, [[/^api = .*/m, 'api = "eth,net,web3,txpool,debug"']]),
      after: (scene) => untilOpen(scene, facts.ports.evmJsonRpc.value),
      at: 'admin1@node',
    },
    'Configure the server on your node > 3': {
      prints: [new RegExp(NAMESPACES.map((name) => `"${name}":"1\\.0"`).join(','))],
    },
    'Configure the server on your node': {
      // The service has the ports and the database.
      before: async (scene) => void (await scene.exec('node', 'systemctl stop haqqd')),
      seconds: 180,
      until: /committed state/,
    },
    'WebSocket subscriptions > 1': {
      fill: typing('npx wscat'),
      before: async (scene) => {
        const line = await pageCode('develop/api/ethereum-json-rpc.md', '"eth_subscribe"')
        await paste(scene, 'node', [JSON.stringify(JSON.parse(line))])
      },
      until: /"method":"eth_subscription"/,
      at: 'you@node',
    },
  },
}
