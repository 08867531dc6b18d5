import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ownValue } from '@warraq/search/own-value'
import type { Plugin } from 'vite'
import type { BrowserModule } from '../plugins/page-module-hook.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { MOVED_ENTRIES } from './moved-fields.ts'

/** Export of the bundle that `importFiles` reads, in addition to the modules of the site. */
export const ISLANDS_RUNTIME = 'docs:islands'

/** Suffix for importing the module itself; an import without it gets its components as islands. */
export const ORIGINAL = '?island'

/** URL of a module of the engine's own packages. */
export function engineUrl(id: string): string {
  const moved = ownValue(MOVED_ENTRIES, id)
  if (moved !== undefined)
    throw new UsageError(`"${id}" is now "${moved}". Install it: npm install ${moved}`)
  return pathToFileURL(createRequire(import.meta.url).resolve(id)).href
}

/** The same as code. */
const sourceOf = (id: string) => JSON.stringify(engineUrl(id))

/**
 * Turn modules that begin with `'use client'` into islands for all modules that import them.
 *
 * import Counter from './Counter.tsx'   ->   a component that renders `<docs-island>` around it
 *
 * @param islandFiles absolute paths of modules that are islands without `'use client'`
 * @param found receives the islands
 */
export function islandModules(
  root: string,
  islandFiles: ReadonlySet<string>,
  found: BrowserModule[],
): Plugin {
  const virtual: Readonly<Record<string, string>> = {
    [ISLANDS_RUNTIME]: runtimeCode(),
    react: reactCode(),
    'react/jsx-dev-runtime': jsxCode(root),
  }
  return {
    name: 'docs-islands',
    resolveId: (id) => {
      if (Object.hasOwn(virtual, id)) return `\0${id}`
      return id.endsWith(ORIGINAL) ? id : null
    },
    load: async (id) => {
      const code = id.startsWith('\0') ? ownValue(virtual, id.slice(1)) : undefined
      if (code !== undefined) return { code, moduleType: 'js' }
      if (!id.endsWith(ORIGINAL)) return null
      const file = id.slice(0, -ORIGINAL.length)
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
  let at = 0
  for (;;) {
    SPACE.lastIndex = at
    SPACE.test(code)
    at = SPACE.lastIndex
    const close = code.startsWith('/*', at) ? '*/' : code.startsWith('//', at) ? '\n' : undefined
    if (close === undefined) return /^(['"])use client\1/.test(code.slice(at, at + 12))
    const end = code.indexOf(close, at + 2)
    if (end === -1) return false
    at = end + close.length
  }
}

const SPACE = /\s*/y

async function exportsOf(code: string, file: string): Promise<string[]> {
  const { parseSync } = await import('vite')
  const { module, errors } = parseSync(file, code, { lang: 'tsx' })
  const [error] = errors
  if (error !== undefined) throw new Error(error.codeframe ?? error.message)
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  return entries
    .filter(({ isType }) => !isType)
    .map(({ exportName: { kind, name }, moduleRequest, start }) => {
      if (kind === 'Default') return 'default'
      if (name !== null) return name
      const line = code.slice(0, start).split('\n').length
      throw new Error(
        `${file}:${line}: "export *" in a module of islands does not say which components it has. Write export { … } from '${moduleRequest?.value}'.`,
      )
    })
}

function proxyCode({ name, file }: BrowserModule, names: readonly string[]): string {
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

/** Hooks with which the browser changes what a component shows after its first rendering. */
export const LIVE_HOOKS =
  'useActionState useEffect useInsertionEffect useLayoutEffect useOptimistic useReducer useState useSyncExternalStore'.split(
    ' ',
  )
/** What the browser does with a component after its first rendering. */
const BROWSER_HOOKS = [...LIVE_HOOKS, 'useTransition']
/** What classes of components extend. */
const CLASSES = ['Component', 'PureComponent']

/**
 * The engine sets `islandRuntime.render` before it renders, and `islandRuntime.refuse` if modules
 * may not have state and handlers outside islands.
 */
function runtimeCode(): string {
  return `import * as React from ${sourceOf('react')}
export const islandRuntime = { render: undefined, refuse: undefined }
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

function reactCode(): string {
  const hooks = BROWSER_HOOKS.map(
    (name) => `export const ${name} = (...given) => {
  islandRuntime.refuse?.('${name}')
  return React.${name}(...given)
}`,
  )
  const classes = CLASSES.map(
    (name) => `export class ${name} extends React.${name} {
  constructor(...given) {
    super(...given)
    if (this.componentDidMount) islandRuntime.refuse?.('componentDidMount')
  }
}`,
  )
  return `import * as React from ${sourceOf('react')}
import { islandRuntime, lazy } from '${ISLANDS_RUNTIME}'
export * from ${sourceOf('react')}
export { lazy }
${[...hooks, ...classes].join('\n')}
export default { ...React, lazy, ${[...BROWSER_HOOKS, ...CLASSES].join(', ')} }`
}

/** Passes each use of an island its file and line, and judges event handlers. */
function jsxCode(root: string): string {
  return `import { Fragment, jsx, jsxs } from ${sourceOf('react/jsx-runtime')}
import { islandRuntime } from '${ISLANDS_RUNTIME}'
export { Fragment }
const root = ${JSON.stringify(`${root}/`)}
export function jsxDEV(type, props, key, isStatic, { fileName, lineNumber }) {
  const place = { file: fileName.replace(root, ''), line: lineNumber }
  const isHandler = (name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function'
  const handler = islandRuntime.refuse && typeof type === 'string' && Object.keys(props).find(isHandler)
  if (handler) islandRuntime.refuse(handler, place)
  return (isStatic ? jsxs : jsx)(type, type?.isIsland ? { ...props, __place: place } : props, key)
}`
}
