import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Folders of `examples/` that `npm run test:packages` runs with the packages of their own lock files. */
export const INSTALLED_EXAMPLES = ['cosmos', 'ethers', 'hardhat', 'quickstart', 'viem', 'wagmi']

/** Folder in which the packages of an example are installed, apart from those of the repository. */
export function exampleInstall(name) {
  return join(ROOT, 'node_modules/.examples', name)
}

/** Names of the examples whose packages are missing, or are those of another lock file. */
export function missingExamples(names = INSTALLED_EXAMPLES) {
  return names.filter((name) => {
    const installed = join(exampleInstall(name), 'package-lock.json')
    const isInstalled =
      existsSync(installed) && existsSync(join(exampleInstall(name), 'node_modules'))
    if (!isInstalled) return true
    const lock = join(ROOT, 'examples', name, 'package-lock.json')
    return readFileSync(installed, 'utf8') !== readFileSync(lock, 'utf8')
  })
}
