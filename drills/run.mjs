// Performs the command blocks of pages on a local network of this machine; see drills/README.md.
import { importTypeScript } from '../scripts/import-typescript.mjs'

const { main } = await importTypeScript('drills/main.ts')
// Pipes to programs of a drill may still be open; the kernel ends the programs with this process.
process.exit(await main(process.argv.slice(2)))
