import { fact as collected } from './fact.ts'
import { mainnet } from './mainnet.ts'

const MEASURED = '2026-11-27'
const SOURCE = ['measured: du of a local chain of node v1.8.5 with empty blocks']

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A figure that was measured, with its day. */
const measured = (value: number): ReturnType<typeof collected<number>> => ({
  ...collected(value, SOURCE),
  date: MEASURED,
})

/** One validator, 1,418 blocks, settings of `haqqd init`. */
const EMPTY_BLOCK_KB = 14
/** A signature is stored in the block, as its commit, and as the commit that was seen. */
const SIGNATURE_KB = 0.32
const BLOCKS_A_DAY = 86_400 / mainnet.blockSeconds.usual.value

/** How much a node without pruning grows when nobody sends anything. */
export const diskGrowth = {
  measured: collected(DAY.format(new Date(MEASURED)), SOURCE),
  emptyBlockKb: measured(EMPTY_BLOCK_KB),
  signatureKb: measured(SIGNATURE_KB),
  /** For this many validators `emptyMbADay` is computed. */
  validators: mainnet.activeSet,
  emptyMbADay: measured(
    Math.round(
      ((EMPTY_BLOCK_KB + SIGNATURE_KB * (mainnet.activeSet.value - 1)) * BLOCKS_A_DAY) / 10_000,
    ) * 10,
  ),
}
