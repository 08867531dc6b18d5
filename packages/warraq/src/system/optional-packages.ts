import { devDependencies } from '../../package.json'
import { remembered } from '../shared/data/remembered.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { type InstalledPackage, installedPackage, isSameMajor } from './installed-package.ts'

/** Packages that are not installed with the engine, and the feature that needs them. */
const USES = {
  '@vitejs/plugin-basic-ssl': 'warraq dev --https',
  'beautiful-mermaid': 'drawing diagrams',
  katex: 'showing formulas',
  sharp: 'making smaller copies of images',
  'workbox-expiration': 'offline reading',
  'workbox-routing': 'offline reading',
  'workbox-strategies': 'offline reading',
} satisfies Partial<Record<keyof typeof devDependencies, string>>

interface OptionalPackage {
  readonly use: string
  /** Supported versions: those that the engine is developed with. */
  readonly range: string
}

function optionalPackage(name: string): OptionalPackage | undefined {
  if (!Object.hasOwn(USES, name)) return undefined
  const known = name as keyof typeof USES
  return { use: USES[known], range: devDependencies[known] }
}

/** Node's message for a missing package, from `import` and `require`. */
const NOT_FOUND = /Cannot find (?:package|module) '((?:@[\w.-]+\/)?\w[\w.-]*)/

/** The package that Node did not find, if that is why something failed. */
export function missingName(cause: unknown): string | undefined {
  return NOT_FOUND.exec(messageOf(cause))?.[1]
}

/**
 * One line about a missing package, if that is why something failed; `undefined` for every other
 * failure. It parses the text of the error, because threads pass errors on as text.
 */
export function missingPackage(cause: unknown): string | undefined {
  const name = missingName(cause) ?? ''
  return optionalPackage(name) && notInstalled([name])
}

/**
 * Refuse unsupported versions of optional packages. Missing packages are reported when they are
 * imported.
 * @throws UsageError
 */
export function refuseOtherMajor(...names: readonly string[]): void {
  for (const name of names) {
    const wanted = optionalPackage(name)
    const found = installedPackage(name, import.meta.url)
    if (wanted !== undefined && found !== undefined && !isSameMajor(found.version, wanted.range))
      throw new UsageError(otherVersion(name, wanted, found))
  }
}

function otherVersion(
  name: string,
  { use, range }: OptionalPackage,
  { dir, version }: InstalledPackage,
): string {
  return `${dir} is version ${version}, and ${use} needs ${range}. Install it: npm install ${name}@${range}`
}

/** One line that asks for a package, or a supported version; `undefined` if it can be used. */
export function whyUnusable(name: string, moduleUrl = import.meta.url): string | undefined {
  return remembered(unusable, `${name} ${moduleUrl}`, () => whyUnusableNow(name, moduleUrl))
}

/** Packages do not change while a command runs, and many pages ask for them. */
const unusable = new Map<string, string | undefined>()

function whyUnusableNow(name: string, moduleUrl: string): string | undefined {
  const found = installedPackage(name, moduleUrl)
  const wanted = optionalPackage(name)
  if (found === undefined) return notInstalled([name])
  if (wanted === undefined || isSameMajor(found.version, wanted.range)) return undefined
  return otherVersion(name, wanted, found)
}

/**
 * Throw unless all these packages are installed; one line lists all missing ones.
 * @param moduleUrl the module that needs them
 * @throws UsageError also for an unsupported version.
 */
export function requirePackages(names: readonly string[], moduleUrl = import.meta.url): void {
  const missing = names.filter((name) => installedPackage(name, moduleUrl) === undefined)
  if (missing.length > 0) throw new UsageError(notInstalled(missing))
  refuseOtherMajor(...names)
}

/** Message about missing packages that are needed for the same feature. */
function notInstalled(names: readonly string[]): string {
  const [first = ''] = names
  const packages = names.map((name) => `${name}@${optionalPackage(name)?.range}`)
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `${names.join(', ')} ${are} not installed, and ${optionalPackage(first)?.use} needs ${them}. Install ${them}: npm install ${packages.join(' ')}`
}
