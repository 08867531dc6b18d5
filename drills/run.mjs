// Performs the command blocks of pages on a local network of this machine; see drills/README.md.
import { importTypeScript, root } from '../scripts/import-typescript.mjs'

const { main } = await importTypeScript('drills/main.ts')
process.exitCode = await main(process.argv.slice(2), root)
