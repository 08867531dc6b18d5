import { commandBlocks } from '../site/performed/command-blocks.ts'
import type { BlockMarks } from './block-marks.ts'

/** A page with one block. */
export const TEXT = '## Move\n\n1. Stop. It prints `inactive`.\n\n   ```bash\n   stop\n   ```\n'

/** The command blocks of a text, with the marks of each. */
export const blocksOf = (text: string, ...marks: Partial<BlockMarks>[]) =>
  commandBlocks(text).map((block, index) => ({ ...block, ...marks[index] }))
