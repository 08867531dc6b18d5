import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Every kind of cached result, with the inputs that are known before it is made. A result is used
 * while its key, the hash of these inputs, stays the same. Files found while it is made are stored
 * in its entry, with their hashes.
 */
export interface CacheInputs {
  /** The engine with what it runs on: part of every other key. */
  engine: {
    /** Hash of the code of the engine. */
    code: string
    node: string
    /** Versions of the packages that bundle, compile, render or draw. */
    tools: Versions
  }
  /** What a configuration, component or theme part was bundled with. */
  moduleBundle: {
    engine: string
    entry: string
    islandFiles: readonly string[]
    /** Key `bundling`. */
    bundling: string | undefined
  }
  /** What a bundle of modules does when it runs. */
  moduleResult: {
    moduleBundle: string
    code: string
    /** Values of the variables of the environment that it reads. */
    environment: unknown
    /** Texts of the manifests of the packages that it imports, and of all files of a linked one. */
    packages: readonly string[]
  }
  /** How a site wants its modules and styles to be bundled. */
  bundling: {
    /** Hash of the configuration, if it sets options of Vite. */
    config: string | undefined
    postcss: readonly (string | undefined)[]
    /** Manifests of the packages of Sass, PostCSS and the like. */
    packages: readonly string[]
    /** Path, size and time of every file of the site, if plugins may read any. */
    anyFile: readonly string[]
  }
  /** Browser bundle, besides the files that its bundler finds: these are compared one by one. */
  clientBundle: { options: unknown; mode: string | undefined; sources: readonly unknown[] }
  /** What compiling depends on besides the text of a page. */
  compiler: {
    engine: string
    /** Keys `moduleResult` of components, theme parts and modules that pages import. */
    components: string
    parts: string
    pageModules: string
    syntax: string
    /** The configuration, if its plugins have Markdown hooks. */
    plugins: string
    /** Plugins of remark and rehype that a project format hands over: the address of their code. */
    pagePlugins: string | undefined
    rules: unknown
    defaultCodeLanguage: unknown
    codeComments: unknown
    readsMath: unknown
    allowedHtml: unknown
    /** Variables of the environment that pages may read. */
    environment: unknown
    sharesPages: boolean
  }
  /** A source, before it is compiled. */
  source: {
    format: string
    firstLine: number
    needs: unknown
    frontMatter: string | undefined
    text: string
    /** Hash of the texts of the interface; empty if each language fills in its own. */
    texts: string
  }
  /** What all documents of a language share. */
  frame: { engine: string; context: unknown }
  /** The files of a page: document, payload, Markdown, and its search terms. */
  document: {
    frame: string
    view: unknown
    parts: unknown
    head: unknown
    description: unknown
    isIndexed: boolean
    htmlHash: unknown
  }
  /** What content checks found, besides the pages. */
  checks: { engine: string; config: string; reads: readonly (readonly string[])[] }
  /** A page as checks see it. */
  checkedPage: {
    file: string
    lang: string
    checked: string | undefined
    source: string
    text: string
    html: string
  }
  /** Results of a plugin, besides their names. */
  plugin: { inputs: unknown }
  /** Smaller copies of images; the name of a copy has the hash of its image, and its width. */
  images: { sharp: string | undefined; quality: number }
}

type Versions = Readonly<Record<string, string | undefined>>

export function keyOf<Kind extends keyof CacheInputs>(
  kind: Kind,
  inputs: CacheInputs[Kind],
): string {
  return hashOf(JSON.stringify([kind, inputs]))
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Hash of a file; empty if it does not exist. */
export function hashOfFile(path: string): string {
  try {
    return hashOf(readFileSync(path))
  } catch {
    return ''
  }
}

/** Hashes of files, by path. */
export function hashesOf(paths: Iterable<string>): Readonly<Record<string, string>> {
  return Object.fromEntries([...paths].map((path) => [path, hashOfFile(path)]))
}

/** Key of the running engine; empty when it runs from source. */
export function runningEngineKey(): string {
  try {
    return readFileSync(new URL('./engine-key.txt', import.meta.url), 'utf8')
  } catch {
    return ''
  }
}
