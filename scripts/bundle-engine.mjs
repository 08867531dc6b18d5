// Bundles the engine and the packages beside it, unless the bundles are still those of these sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import './check-node.mjs'

const root = join(import.meta.dirname, '..')
const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))
/** Hash of all that the last bundles were made from, and of the bundles. */
const record = join(root, 'node_modules/.cache/engine-bundles.txt')

/** The files of some folders that are there, in a fixed order. */
function filesIn(folders, isWanted = () => true, recursive = false) {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive, withFileTypes: true })
        .filter((entry) => entry.isFile() && isWanted(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
        .sort(),
    )
}

const isSource = (name) => !/\.(?:test|fixtures)\.tsx?$/.test(name)

function hashOfFiles() {
  const files = [
    ...filesIn(
      packages.map((folder) => join(folder, 'src')),
      isSource,
      true,
    ),
    ...filesIn(packages.map((folder) => join(folder, 'scripts'))),
    // Not the folders below: types and schemas are not bundles.
    ...filesIn(packages.map((folder) => join(folder, 'dist'))),
    ...packages.map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file)),
    join(root, 'scripts/build-plugins.mjs'),
    join(root, 'package-lock.json'),
  ]
  const hash = createHash('sha256').update(process.version)
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`\n${relative(root, file)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

const isSame = existsSync(record) && readFileSync(record, 'utf8') === hashOfFiles()
if (!isSame) {
  await import('../packages/warraq/scripts/build.mjs')
  await import('./build-plugins.mjs')
  mkdirSync(join(record, '..'), { recursive: true })
  writeFileSync(record, hashOfFiles())
}
