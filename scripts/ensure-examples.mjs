// Installs the packages of examples/ that `npm run test:packages` runs, from their lock files, into
// node_modules/. Only .ci/run and people call it: no test installs anything.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exampleInstall, missingExamples } from './example-packages.mjs'

const FILES = ['package.json', 'package-lock.json']
const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts']

async function install(name) {
  const folder = exampleInstall(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    for (const file of FILES)
      cpSync(join(import.meta.dirname, '../examples', name, file), join(folder, file))
    await promisify(execFile)('npm', [...INSTALL, '--prefer-offline'], { cwd: folder })
    console.log(`Installed the packages of examples/${name}.`)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    console.error(
      `The packages of examples/${name} were not installed: npm needs its registry for the versions of the lock file.\n${error.stderr ?? error}`,
    )
    process.exitCode = 1
  }
}

// Most of the time passes waiting for the registry.
await Promise.all(missingExamples().map(install))
