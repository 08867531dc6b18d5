import { engineUrl, LIVE_HOOKS } from 'warraq/plugin'
import { sourceAt } from '../package-files.ts'
import { ENGINE_PARTS } from './provided-modules.ts'

/** Module that the bundled modules of pages share with the engine. */
export const PAGE_RUNTIME = 'docs:page-runtime'

/** Code of the modules that replace React's in what pages import, by id. */
export function runtimeModules(): Readonly<Record<string, string>> {
  const sourceOf = (id: string) => JSON.stringify(engineUrl(id))
  const jsx = jsxCode(sourceOf('react/jsx-runtime'))
  return {
    [PAGE_RUNTIME]: runtimeCode(sourceOf('react')),
    react: reactCode(sourceOf('react')),
    'react/jsx-runtime': jsx,
    'react/jsx-dev-runtime': `${jsx}\nexport const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)`,
  }
}

/**
 * The engine sets `pageRuntime.member` before it renders a page, and reads `isLive` after it: whether
 * a component has hooks or handlers that need the browser.
 */
function runtimeCode(react: string): string {
  const hooks = LIVE_HOOKS.map((name) => `export const ${name} = live(React.${name})`)
  return `import * as React from ${react}
import { isDrawing } from ${JSON.stringify(sourceAt('imports/is-drawing.ts'))}
import { missingExport } from ${JSON.stringify(sourceAt('imports/missing-export.ts'))}
import { isProvided } from ${JSON.stringify(sourceAt('imports/provided-modules.ts'))}
export const pageRuntime = { member: () => () => undefined, isLive: false }
const call = (id) => (name, given) => pageRuntime.member(id, name)(...given)
// Not enumerable, because components for all pages are spread into an object.
const member = (id, name) => Object.defineProperty(
  (...given) => call(id)(name, given),
  'docsMember',
  { value: [id, name] },
)
const exportOf = (id, name) => id === '${ENGINE_PARTS}' || isProvided(id) ? member(id, name) : missingExport({ id, name, call: call(id) })
export const namespace = (id) => new Proxy({}, {
  get: (_, name) => typeof name === 'string' && name !== 'then' ? exportOf(id, name) : undefined,
})
export const staticFile = (path) => ({ default: path.replace(/^@site\\/static\\/+/, '/') })
const live = (hook) => (...given) => {
  pageRuntime.isLive = true
  return hook(...given)
}
${hooks.join('\n')}
const isHandler = ([name, value]) => typeof value === 'function' && /^on[A-Z]/.test(name)
// A drawing may be imported as an address and used as a component.
export const elementWith = (make) => (type, props, ...rest) => {
  if (typeof type === 'string') pageRuntime.isLive ||= Object.entries(props ?? {}).some(isHandler)
  else if (type?.prototype?.componentDidMount) pageRuntime.isLive = true
  return isDrawing(type)
    ? make('img', { alt: '', ...props, src: type }, ...rest)
    : make(type, props, ...rest)
}
export const createElement = elementWith(React.createElement)`
}

function reactCode(react: string): string {
  const names = ['createElement', ...LIVE_HOOKS].join(', ')
  return `import * as React from ${react}
import { ${names} } from '${PAGE_RUNTIME}'
export * from ${react}
export { ${names} }
export default { ...React, ${names} }`
}

function jsxCode(runtime: string): string {
  return `import * as runtime from ${runtime}
import { elementWith } from '${PAGE_RUNTIME}'
export const Fragment = runtime.Fragment
export const jsx = elementWith(runtime.jsx)
export const jsxs = elementWith(runtime.jsxs)`
}
