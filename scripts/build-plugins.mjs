// Bundles the packages beside the engine for Node, which cannot run their TypeScript, into dist/.
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const packages = join(import.meta.dirname, '../packages')

for (const name of readdirSync(packages)) {
  const input = join(packages, name, 'src/index.ts')
  if (name === 'warraq' || !existsSync(input)) continue
  const bundle = await rolldown({
    input,
    platform: 'node',
    // What a package imports by name is installed beside it.
    external: /^(?![./]|[A-Za-z]:[\\/])/,
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  const file = join(packages, name, 'dist/index.mjs')
  mkdirSync(join(packages, name, 'dist'), { recursive: true })
  // A build that runs meanwhile reads the former or the new module.
  writeFileSync(`${file}.${process.pid}`, output[0].code)
  renameSync(`${file}.${process.pid}`, file)
}
