// Installs the packages of examples/ that `npm run test:packages` runs, from their lock files, into
// node_modules/. Only .ci/run and people call it: no test installs anything.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exampleInstall, missingExamples } from './example-packages.mjs'

const FILES = ['package.json', 'package-lock.json']
const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts']

for (const name of missingExamples()) {
  const folder = exampleInstall(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    for (const file of FILES)
      cpSync(join(import.meta.dirname, '../examples', name, file), join(folder, file))
    execFileSync('npm', [...INSTALL, '--prefer-offline'], { cwd: folder, stdio: 'inherit' })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    console.error(
      `The packages of examples/${name} were not installed: npm needs its registry for the versions of the lock file.`,
    )
    process.exitCode = 1
  }
}
