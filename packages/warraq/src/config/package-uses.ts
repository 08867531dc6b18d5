import { dirname, isAbsolute, sep } from 'node:path'
import type { Plugin } from 'vite'
import { type PackageUse, packageFiles, packageNameOf } from '../system/package-files.ts'

/** The key of the engine covers these. */
const ENGINE_NAMES: ReadonlySet<string> = new Set(['react', 'react-dom', 'warraq'])

/** Files that change with the packages that a bundle was made with. */
export function filesOfUses(uses: Iterable<PackageUse>): string[] {
  return packageFiles(uses, ENGINE_NAMES)
}

/** The packages that modules of a site import. Those that packages need are in their manifests. */
export class PackageUses {
  readonly #uses = new Map<string, PackageUse>()
  readonly #root: string

  /** @param root folder of the site, in which modules that are not files look for packages */
  constructor(root: string) {
    this.#root = root
  }

  add(name: string, folder: string): void {
    if (!ENGINE_NAMES.has(name)) this.#uses.set(JSON.stringify([name, folder]), [name, folder])
  }

  /** The same for the same imports, in whatever order the bundler found them. */
  all(): readonly PackageUse[] {
    return [...this.#uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use)
  }

  /** The plugin that finds them; it comes first, before others resolve the imports. */
  readonly plugin: Plugin = {
    name: 'docs-package-uses',
    resolveId: {
      order: 'pre',
      filter: { id: NAMED },
      handler: (id, importer) => {
        const folder = importer && isAbsolute(importer) ? dirname(importer) : this.#root
        if (!folder.includes(NODE_MODULES)) this.add(packageNameOf(id), folder)
        return null
      },
    },
  }
}

/** A package, or a name that may stand for one; neither a path nor a scheme such as `docs:`. */
const NAMED = /^(?:@[\w.-]+\/)?\w[\w.~-]*(?:\/|$)/

const NODE_MODULES = `${sep}node_modules${sep}`
