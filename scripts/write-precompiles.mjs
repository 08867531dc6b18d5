// Writes ABI and Solidity interface of each precompile from site/data/precompiles.json.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importTypeScript, root } from './import-typescript.mjs'

const { PRECOMPILES_FOLDER, precompileFiles } = await importTypeScript(
  'site/precompiles/precompile-files.ts',
)
const folder = join(root, PRECOMPILES_FOLDER)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [name, text] of precompileFiles()) await writeFile(join(folder, name), text)
console.log(`Wrote ${PRECOMPILES_FOLDER}.`)
