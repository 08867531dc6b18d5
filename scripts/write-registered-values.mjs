// Writes what viem and the chain registry say of the networks, for `npm run check`; run it after an
// update of these packages.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registeredValues } from './registered-values.mjs'

const FILE = 'site/network-check/registered-values.json'
const text = `${JSON.stringify(await registeredValues(), null, 2)}\n`
await writeFile(join(import.meta.dirname, '..', FILE), text)
console.log(`Wrote ${FILE}.`)
