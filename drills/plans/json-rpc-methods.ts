import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { network as facts } from '../../site/network.ts'
import { makeKeystore, PASSWORD } from '../network/readers-keystore.ts'
import { nextBlocks } from '../network/transactions.ts'
import type { Scene } from '../scene.ts'
import { readerPlan } from './reader.ts'

/** Address and hash of the page, for which the drill has its own. */
const FROM = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const HASH = '0xcc392f251a158b19f2aa77bc819023a4907dc4f3a0e2e329dbde48bffdaf50c8'

/** The reader's key is in the keystore and has coins. */
async function prepare(scene: Scene): Promise<void> {
  const machine = scene.machine('computer')
  await writeFile(join(machine.root, 'home/haqq/password'), PASSWORD)
  const source = { machine, home: 'home/haqq', name: 'deployer' }
  const { hex } = await makeKeystore(scene.network(), source)
  await machine.exec('chown -R haqq:haqq /home/haqq/.foundry')
  scene.found.set(FROM, hex)
}

export const jsonRpcMethods = readerPlan('develop/api/ethereum-json-rpc/methods/index.md', {
  programs: ['cast'],
  differences: [
    'blocks take about a second',
    'the key has sent nothing before, so its nonce is 0',
    'the password of the key comes from a file',
  ],
  fill: {
    '--nonce 7': '--nonce 0',
    '--account deployer': '--account deployer --password-file /home/haqq/password',
  },
  changes: { chainId: facts.testnet.cosmosChainId.value },
  prepare,
  network: 'Testnet',
  blocks: {
    'Call a method': { prints: [/"result":"0xd3c3"/] },
    'Call a method > Batch requests': { prints: [/^\[\{.*"id":1.*"id":2.*\}\]$/m] },
    'Worked example: send a transaction > 2': { prints: [/"result":"0xd3c3"/] },
    'Worked example: send a transaction > 3': { prints: [/"result":"0x0"/] },
    'Worked example: send a transaction > 4': { prints: [/"result":"0x[0-9a-f]+"/] },
    'Worked example: send a transaction > 5': { prints: [/"result":"0x5208"/] },
    'Worked example: send a transaction > 7': {
      finds: { [HASH]: /"result":"(0x[0-9a-f]{64})"/ },
      after: nextBlocks,
    },
    'Worked example: send a transaction > 8': { prints: [/"status":"0x1"/] },
  },
})
