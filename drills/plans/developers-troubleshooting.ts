import { encodeErrorResult, parseAbi } from 'viem'
import type { PagePlan } from '../plan.ts'
import { prepareReader } from './reader.ts'

const DATA = encodeErrorResult({
  abi: parseAbi(['error InsufficientBalance(address account, uint256 needed)']),
  args: ['0x1122334455667788990011223344556677889900', 7n],
})

export const developersTroubleshooting: PagePlan = {
  page: 'content/develop/troubleshooting.md',
  programs: ['haqqd', 'cast'],
  differences: ['the data of the error were made for the drill'],
  fill: { PASTE_THE_ERROR_DATA_HERE: DATA },
  prepare: async (scene) => void (await prepareReader(scene, ['cast'])),
  at: 'haqq@computer',
  blocks: {
    'Contracts > execution reverted': {
      prints: [/0x1122334455667788990011223344556677889900/, /^7$/m],
    },
  },
}
