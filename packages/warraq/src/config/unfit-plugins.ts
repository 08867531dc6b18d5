import { join } from 'node:path'
import { ownValue } from '@warraq/search/own-value'
import { version } from '../../package.json'
import { UsageError } from '../shared/data/usage-error.ts'
import { isSameMajor, packageFolder } from '../system/installed-package.ts'
import { manifestOf, type PackageUse } from '../system/package-files.ts'

/**
 * Refuse packages whose manifest asks for another version of the engine. Their code would fail
 * somewhere else, for example because it imports a function that this version does not have.
 * @param uses the packages that a configuration imports; those that are not installed are left out
 * @throws UsageError
 */
export function refuseUnfitPlugins(uses: readonly PackageUse[], engine: string = version): void {
  for (const [name, folder] of uses) {
    const dir = packageFolder(name, join(folder, 'package.json'))
    if (dir === undefined) continue
    const { peerDependencies = {} } = manifestOf(join(dir, 'package.json'))
    const range = ownValue(peerDependencies as Readonly<Record<string, unknown>>, 'warraq')
    if (typeof range === 'string' && /\d/.test(range) && !isSameMajor(engine, range))
      throw new UsageError(
        `${name} in ${dir} is for warraq ${range}, and this is warraq ${engine}.\nInstall versions that belong together: npm install warraq@latest ${name}@latest`,
      )
  }
}
