import { basename, relative } from 'node:path'
import type { Plugin } from 'rolldown'

/** A module whose components are hydrated in the browser. */
export interface IslandModule {
  /** Name of the file without its extension; the HTML refers to the island by it. */
  readonly name: string
  /** Absolute path. */
  readonly file: string
}

export interface IslandModulesOptions {
  readonly root: string
  /** Absolute paths of modules that are islands without `'use client'`. */
  readonly islandFiles: ReadonlySet<string>
  /** URL of the copy of React that renders. */
  readonly react: string
  readonly reactExports: readonly string[]
}

/** Export of the bundle that `importFiles` reads, in addition to the modules of the site. */
export const ISLANDS_RUNTIME = 'docs:islands'

/** Suffix for importing the module itself; an import without it gets its components as islands. */
const ORIGINAL = '?island'
const REACT = '\0docs-react'
const JSX = '\0docs-jsx'

/**
 * Turn modules that begin with `'use client'` into islands for all modules that import them.
 *
 * import Counter from './Counter.tsx'   ->   a component that renders `<docs-island>` around it
 *
 * Adds the islands it finds to `found`.
 */
export function islandModules(
  { root, islandFiles, react, reactExports }: IslandModulesOptions,
  found: IslandModule[],
): Plugin {
  const virtual: Readonly<Record<string, string>> = {
    [`\0${ISLANDS_RUNTIME}`]: runtimeCode(react),
    [REACT]: reactCode(react, reactExports),
    [JSX]: jsxCode(react, root),
  }
  return {
    name: 'docs-islands',
    resolveId: (id) => {
      if (id === ISLANDS_RUNTIME) return `\0${ISLANDS_RUNTIME}`
      if (id === 'react') return REACT
      if (id === 'react/jsx-dev-runtime') return JSX
      return id.endsWith(ORIGINAL) ? id : null
    },
    load: async (id) => {
      const code = virtual[id]
      if (code !== undefined) return { code, moduleType: 'js' }
      if (!id.endsWith(ORIGINAL)) return null
      const file = id.slice(0, -ORIGINAL.length)
      const { readFile } = await import('node:fs/promises')
      return { code: await readFile(file, 'utf8'), moduleType: file.endsWith('x') ? 'tsx' : 'ts' }
    },
    transform: async (code, id) => {
      if (id.endsWith(ORIGINAL) || !(islandFiles.has(id) || isClientModule(code))) return null
      const name = basename(id).replace(/\.\w+$/, '')
      found.push({ name, file: id })
      const names = await exportsOf(code, relative(root, id))
      return { code: proxyCode({ name, file: id }, names), moduleType: 'js' }
    },
  }
}

/** Whether a module begins with `'use client'`, possibly after comments. */
function isClientModule(code: string): boolean {
  return /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(code)
}

async function exportsOf(code: string, file: string): Promise<string[]> {
  const { parseSync } = await import('rolldown/utils')
  const { module, errors } = parseSync(file, code, { lang: 'tsx' })
  const [error] = errors
  if (error !== undefined) throw new Error(error.message)
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) =>
      isType ? [] : [exportName.kind === 'Default' ? 'default' : (exportName.name ?? '')],
    ),
  )
}

function proxyCode({ name, file }: IslandModule, names: readonly string[]): string {
  const exports = names.map((exported) => {
    const value = `island(${JSON.stringify(name)}, ${JSON.stringify(exported)}, original.${exported})`
    return exported === 'default'
      ? `export default ${value}`
      : `export const ${exported} = ${value}`
  })
  return [
    `import * as original from ${JSON.stringify(`${file}${ORIGINAL}`)}`,
    `import { island } from '${ISLANDS_RUNTIME}'`,
    ...exports,
  ].join('\n')
}

/** The engine sets `islandRuntime.render` before it renders. */
function runtimeCode(react: string): string {
  return `import * as React from ${JSON.stringify(react)}
export const islandRuntime = { render: undefined }
export function island(name, exported, component) {
  const isComponent = typeof component === 'function' ||
    (typeof component?.$$typeof === 'symbol' && !React.isValidElement(component))
  if (!isComponent || !/^(?:default$|[A-Z])/.test(exported)) return component
  const Island = (props) => islandRuntime.render({ name, exported, component }, props)
  Island.isIsland = true
  return Island
}
export const lazyLoads = []
// Load lazy components before rendering, so that the build renders what the browser will load
// later.
export function lazy(load) {
  let loaded
  const loading = Promise.resolve().then(load).then((module) => { loaded = module })
  lazyLoads.push(loading)
  return React.lazy(() => loaded === undefined ? loading.then(() => loaded) : { then: (use) => use(loaded) })
}`
}

function reactCode(react: string, names: readonly string[]): string {
  const own = names.filter((name) => name !== 'lazy' && name !== 'default')
  return `import * as React from ${JSON.stringify(react)}
import { lazy } from '${ISLANDS_RUNTIME}'
export { lazy }
export default { ...React, lazy }
${own.map((name) => `export const ${name} = React.${name}`).join('\n')}`
}

/** Passes each use of an island its file and line. */
function jsxCode(react: string, root: string): string {
  const runtime = react.replace(/index\.js$/, 'jsx-runtime.js')
  return `import { Fragment, jsx, jsxs } from ${JSON.stringify(runtime)}
export { Fragment }
const root = ${JSON.stringify(`${root}/`)}
export function jsxDEV(type, props, key, isStatic, { fileName, lineNumber }) {
  const place = type?.isIsland && { file: fileName.replace(root, ''), line: lineNumber }
  return (isStatic ? jsxs : jsx)(type, place ? { ...props, __place: place } : props, key)
}`
}
