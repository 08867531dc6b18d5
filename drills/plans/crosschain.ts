import { readFile } from 'node:fs/promises'
import type { PagePlan } from '../plan.ts'
import { prepareContract } from './contract-reader.ts'

export const crosschain: PagePlan = {
  page: 'content/develop/crosschain.md',
  programs: ['haqqd', 'cast'],
  differences: ['a token of the local chain stands for that of another network'],
  fill: {
    '0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5': '0x1111111111111111111111111111111111111111',
    'https://rpc.example.org': 'http://10.0.0.21:8545',
  },
  prepare: async (scene) => {
    const source = await readFile('drills/answers/ExampleToken.sol', 'utf8')
    await prepareContract(scene, { source, name: 'ExampleToken' })
    const token = scene.found.get('0x1111111111111111111111111111111111111111') ?? ''
    scene.found.set('0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5', token)
  },
  at: 'haqq@computer',
  blocks: {
    'ISLM inside Cosmos': { prints: [/^ibc\/[0-9A-F]{64}$/m] },
    'Check a token before you use it > 3': {
      prints: [/"EXM"/, /^18$/m, /^1000000000000000000000 /m],
    },
  },
}
