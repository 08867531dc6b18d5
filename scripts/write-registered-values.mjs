// Writes what viem and the chain registry say of the networks, for `npm run check`; run it after an
// update of these packages.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registeredText } from './registered-values.mjs'

const FILE = 'site/network-check/registered-values.json'
await writeFile(join(import.meta.dirname, '..', FILE), await registeredText())
console.log(`Wrote ${FILE}.`)
