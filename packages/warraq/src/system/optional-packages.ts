import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import { installedPackage, isSameMajor } from './installed-package.ts'

interface OptionalPackage {
  /** What of the engine needs it. */
  readonly use: string
  /** Versions the engine is made for. */
  readonly range: string
}

/** Packages that not every site installs. */
const OPTIONAL: Readonly<Record<string, OptionalPackage>> = {
  '@expo-google-fonts/figtree': { use: 'the drawing of social cards', range: '^0.4.1' },
  '@hono/node-server': { use: 'the server of the assistant', range: '^2.1.8' },
  '@modelcontextprotocol/sdk': { use: 'the command warraq mcp', range: '^1.32.2' },
  '@resvg/resvg-js': { use: 'the drawing of social cards', range: '^2.6.2' },
  'dictionary-en': { use: 'the check of spelling', range: '^4.0.0' },
  'dictionary-en-gb': { use: 'the check of spelling', range: '^3.0.0' },
  hono: { use: 'the server of the assistant', range: '^4.13.19' },
  nspell: { use: 'the check of spelling', range: '^2.1.5' },
  pagefind: { use: 'search with Pagefind', range: '^1.5.2' },
  'workbox-expiration': { use: 'offline reading', range: '^7.4.1' },
  'workbox-routing': { use: 'offline reading', range: '^7.4.1' },
  'workbox-strategies': { use: 'offline reading', range: '^7.4.1' },
}

/** What Node says of a package that it does not find, by `import` and by `require`. */
const NOT_FOUND = /Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w.-]+)/

/**
 * One line about a package that is to be installed, when that is why something failed; `undefined`
 * for every other failure. Threads pass a failure on as text, so the text is what is read.
 */
export function missingPackage(cause: unknown): string | undefined {
  const name = NOT_FOUND.exec(messageOf(cause))?.[1] ?? ''
  const found = OPTIONAL[name]
  return found === undefined
    ? undefined
    : `${name} is not installed, and ${found.use} needs it. Install it: npm install ${name}@${found.range}`
}

/**
 * Refuse an optional package of a version the engine is not made for. One that is missing is told of
 * when it is imported.
 * @throws UsageError
 */
export function refuseOtherMajor(...names: readonly string[]): void {
  for (const name of names) {
    const wanted = OPTIONAL[name]
    const found = installedPackage(name, import.meta.url)
    if (wanted !== undefined && found !== undefined && !isSameMajor(found.version, wanted.range))
      throw new UsageError(
        `${found.dir} is version ${found.version}, and ${wanted.use} needs ${wanted.range}. Install it: npm install ${name}@${wanted.range}`,
      )
  }
}

/**
 * Throw unless all these packages are installed; one line names all that are missing.
 * @param moduleUrl the module that needs them
 * @throws UsageError also for a version that the engine does not support.
 */
export function requirePackages(names: readonly string[], moduleUrl = import.meta.url): void {
  const missing = names.filter((name) => installedPackage(name, moduleUrl) === undefined)
  const [first] = missing
  if (first === undefined) {
    refuseOtherMajor(...names)
    return
  }
  const packages = missing.map((name) => `${name}@${OPTIONAL[name]?.range}`)
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them']
  throw new UsageError(
    `${missing.join(', ')} ${are} not installed, and ${OPTIONAL[first]?.use} needs ${them}. Install ${them}: npm install ${packages.join(' ')}`,
  )
}
