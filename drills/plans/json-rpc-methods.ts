import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { makeKeystore, PASSWORD } from '../network/readers-keystore.ts'
import { nextBlocks } from '../network/transactions.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { ENDPOINTS, other, prepareReader, run } from './reader.ts'

const EXAMPLE = 'Worked example: send a transaction'
/** Address and hash of the page, for which the drill has its own. */
const FROM = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const HASH = '0xcc392f251a158b19f2aa77bc819023a4907dc4f3a0e2e329dbde48bffdaf50c8'

/** The reader's key is in the keystore and has coins. */
async function prepare(scene: Scene): Promise<void> {
  await prepareReader(scene, ['cast'], { chainId: facts.testnet.cosmosChainId.value })
  const machine = scene.machine('computer')
  await writeFile(join(machine.root, 'home/haqq/password'), PASSWORD)
  const source = { machine, home: 'home/haqq', name: 'deployer' }
  const { hex } = await makeKeystore(scene.network(), source)
  await machine.exec('chown -R haqq:haqq /home/haqq/.foundry')
  scene.found.set(FROM, hex)
}

export const jsonRpcMethods: PagePlan = {
  page: 'content/develop/api/ethereum-json-rpc/methods/index.md',
  programs: ['haqqd', 'cast'],
  differences: [
    'blocks take about a second',
    'the key has sent nothing before, so its nonce is 0',
    'the password of the key comes from a file',
  ],
  fill: {
    ...ENDPOINTS,
    '--nonce 7': '--nonce 0',
    '--account deployer': '--account deployer --password-file /home/haqq/password',
  },
  prepare,
  blocks: [
    other('Call a method'),
    run('Call a method', { prints: [/"result":"0xd3c3"/] }),
    run('Call a method > Batch requests', { prints: [/^\[\{.*"id":1.*"id":2.*\}\]$/m] }),
    run(`${EXAMPLE} > 1`),
    run(`${EXAMPLE} > 2`, { prints: [/"result":"0xd3c3"/] }),
    run(`${EXAMPLE} > 3`, { prints: [/"result":"0x0"/] }),
    run(`${EXAMPLE} > 4`, { prints: [/"result":"0x[0-9a-f]+"/] }),
    run(`${EXAMPLE} > 5`, { prints: [/"result":"0x5208"/] }),
    run(`${EXAMPLE} > 6`),
    run(`${EXAMPLE} > 7`, {
      prints: [/"result":"0x[0-9a-f]{64}"/],
      after: async (scene, output) => {
        await nextBlocks(scene)
        scene.found.set(HASH, /"result":"(0x[0-9a-f]{64})"/.exec(output)?.[1] ?? '')
      },
    }),
    run(`${EXAMPLE} > 8`, { prints: [/"status":"0x1"/] }),
  ],
}
