import { remembered } from '@warraq/search/remembered'
import { devDependencies } from '../../package.json'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { type InstalledPackage, installedPackage, isSameMajor } from './installed-package.ts'

/** Packages that are not installed with the engine, and the feature that needs them. */
const USES = {
  '@vitejs/plugin-basic-ssl': 'warraq dev --https',
  'beautiful-mermaid': 'drawing diagrams',
  katex: 'showing formulas',
  sharp: 'making smaller copies of images',
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
  return optionalPackage(name) && notInstalled(name)
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
  if (found === undefined) return notInstalled(name)
  if (wanted === undefined || isSameMajor(found.version, wanted.range)) return undefined
  return otherVersion(name, wanted, found)
}

/**
 * Throw unless a package is installed in a version that the engine supports.
 * @param moduleUrl the module that needs it
 * @throws UsageError
 */
export function requirePackage(name: string, moduleUrl = import.meta.url): void {
  const why = whyUnusableNow(name, moduleUrl)
  if (why !== undefined) throw new UsageError(why)
}

function notInstalled(name: string): string {
  const { use, range } = optionalPackage(name) ?? {}
  return `${name} is not installed, and ${use} needs it. Install it: npm install ${name}@${range}`
}
