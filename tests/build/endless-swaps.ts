import { cpSync } from 'node:fs'
import {
  outputPlaces,
  recoverOutput,
  swapOutput,
} from '../../packages/warraq/src/output/output-swap.ts'

/** Replaces an output folder by another version again and again, until the process is killed. */
const [outDir = '', ...versions] = process.argv.slice(2)
recoverOutput(outputPlaces(outDir))
for (let at = 0; ; at = 1 - at) {
  const places = outputPlaces(outDir)
  cpSync(versions[at] ?? '', places.next, { recursive: true })
  console.log('swapping')
  swapOutput(places)
}
