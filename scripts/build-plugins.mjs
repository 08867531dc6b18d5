// Bundles the packages beside the engine for Node, which cannot run their TypeScript, into dist/.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'

const packages = join(import.meta.dirname, '../packages')

/** Names of the entry modules of a package: those of `exports` that are in `dist/`, its programs and its threads. */
function entriesOf(name) {
  const file = join(packages, name, 'package.json')
  const { exports = {}, bin = {} } = JSON.parse(readFileSync(file, 'utf8'))
  const modules = Object.values(exports)
    .map((entry) => entry.default ?? '')
    .filter((path) => path.startsWith('./dist/'))
    .map((path) => basename(path, '.mjs'))
  const threads = readdirSync(join(packages, name, 'src'))
    .filter((file) => file.endsWith('-worker.ts'))
    .map((file) => basename(file, '.ts'))
  return [...modules, ...Object.keys(bin), ...threads]
}

for (const name of readdirSync(packages)) {
  if (name === 'warraq' || !existsSync(join(packages, name, 'src/index.ts'))) continue
  for (const entry of entriesOf(name)) {
    const bundle = await rolldown({
      input: join(packages, name, `src/${entry}.ts`),
      platform: 'node',
      // What a package imports by name is installed beside it.
      external: /^(?![./]|[A-Za-z]:[\\/])/,
      logLevel: 'warn',
    })
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
    await bundle.close()
    const file = join(packages, name, `dist/${entry}.mjs`)
    mkdirSync(join(packages, name, 'dist'), { recursive: true })
    // A build that runs meanwhile reads the former or the new module.
    writeFileSync(`${file}.${process.pid}`, output[0].code)
    renameSync(`${file}.${process.pid}`, file)
  }
}
