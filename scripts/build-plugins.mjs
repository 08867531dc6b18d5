// Bundles the packages beside the engine into dist/: for Node, which cannot run their TypeScript, and
// service workers, which browsers load as one file.
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
  return [...modules, ...Object.keys(bin), ...sourcesOf(name, /-worker\.ts$/)]
}

/** Names of the modules in the folder of a package. */
function sourcesOf(name, pattern) {
  return readdirSync(join(packages, name, 'src'))
    .filter((file) => pattern.test(file))
    .map((file) => basename(file, '.ts'))
}

async function write(file, input, output) {
  const bundle = await rolldown({ logLevel: 'warn', ...input })
  const { output: chunks } = await bundle.generate({ codeSplitting: false, ...output })
  await bundle.close()
  mkdirSync(join(file, '..'), { recursive: true })
  // A build that runs meanwhile reads the former or the new module.
  writeFileSync(`${file}.${process.pid}`, chunks[0].code)
  renameSync(`${file}.${process.pid}`, file)
}

for (const name of readdirSync(packages)) {
  const folder = join(packages, name)
  if (name === 'warraq' || !existsSync(join(folder, 'src/index.ts'))) continue
  for (const entry of entriesOf(name))
    await write(
      join(folder, `dist/${entry}.mjs`),
      {
        input: join(folder, `src/${entry}.ts`),
        platform: 'node',
        // What a package imports by name is installed beside it.
        external: /^(?![./]|[A-Za-z]:[\\/])/,
      },
      { format: 'esm' },
    )
  for (const entry of sourcesOf(name, /^start-.*\.ts$/))
    await write(
      join(folder, `dist/${entry}.js`),
      {
        input: join(folder, `src/${entry}.ts`),
        platform: 'browser',
        transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      },
      { format: 'iife', minify: true },
    )
}
