import { remembered } from '../shared/data/remembered.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { type InstalledPackage, installedPackage, isSameMajor } from './installed-package.ts'

interface OptionalPackage {
  /** The feature that needs it. */
  readonly use: string
  /** Supported versions. */
  readonly range: string
}

/** Packages that are not installed with the engine. */
const OPTIONAL: Readonly<Record<string, OptionalPackage>> = {
  '@expo-google-fonts/figtree': { use: 'drawing social cards', range: '^0.4.1' },
  '@hono/node-server': { use: 'the ask server', range: '^2.1.8' },
  '@modelcontextprotocol/sdk': { use: 'the command warraq mcp', range: '^1.32.2' },
  '@resvg/resvg-js': { use: 'drawing social cards', range: '^2.6.2' },
  '@vitejs/plugin-basic-ssl': { use: 'warraq dev --https', range: '^2.3.0' },
  'beautiful-mermaid': { use: 'drawing diagrams', range: '^1.1.3' },
  'dictionary-en': { use: 'the spelling check', range: '^4.0.0' },
  'dictionary-en-gb': { use: 'the spelling check', range: '^3.0.0' },
  hono: { use: 'the ask server', range: '^4.13.19' },
  katex: { use: 'showing formulas', range: '^0.19.1' },
  nspell: { use: 'the spelling check', range: '^2.1.5' },
  pagefind: { use: 'search with Pagefind', range: '^1.5.2' },
  sharp: { use: 'making smaller copies of images', range: '^0.35.5' },
  'workbox-expiration': { use: 'offline reading', range: '^7.4.1' },
  'workbox-routing': { use: 'offline reading', range: '^7.4.1' },
  'workbox-strategies': { use: 'offline reading', range: '^7.4.1' },
}

/** Node's message for a missing package, from `import` and `require`. */
const NOT_FOUND = /Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w.-]+)/

/**
 * One line about a missing package, if that is why something failed; `undefined` for every other
 * failure. It parses the text of the error, because threads pass errors on as text.
 */
export function missingPackage(cause: unknown): string | undefined {
  const name = NOT_FOUND.exec(messageOf(cause))?.[1] ?? ''
  return Object.hasOwn(OPTIONAL, name) ? notInstalled([name]) : undefined
}

/**
 * Refuse unsupported versions of optional packages. Missing packages are reported when they are
 * imported.
 * @throws UsageError
 */
export function refuseOtherMajor(...names: readonly string[]): void {
  for (const name of names) {
    const wanted = OPTIONAL[name]
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

/**
 * One line that asks for a package that is not installed, or not in a supported version;
 * `undefined` when it can be used.
 */
export function whyUnusable(name: string, moduleUrl = import.meta.url): string | undefined {
  return remembered(unusable, `${name} ${moduleUrl}`, () => whyUnusableNow(name, moduleUrl))
}

/** Packages do not change while a command runs, and many pages ask for them. */
const unusable = new Map<string, string | undefined>()

function whyUnusableNow(name: string, moduleUrl: string): string | undefined {
  const found = installedPackage(name, moduleUrl)
  const wanted = OPTIONAL[name]
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
  const packages = names.map((name) => `${name}@${OPTIONAL[name]?.range}`)
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `${names.join(', ')} ${are} not installed, and ${OPTIONAL[first]?.use} needs ${them}. Install ${them}: npm install ${packages.join(' ')}`
}
