import type { Plugin } from 'vite'

/** Id of the wrapper of a module; the id of the module follows. */
export const WRAPPER = '\0page-module:'

const WRITTEN = 'docs:page-module:'
/** The wrapper of a style sheet is code as well, and must not be taken for one. */
const END = '.js'

/** Code of an expression whose value is a function that returns all exports of a module. */
export function loaderCode(id: string, isAsync: boolean): string {
  const wrapper = JSON.stringify(`${WRITTEN}${id}`)
  return isAsync
    ? `() => import(${wrapper}).then((wrapper) => wrapper.namespace)`
    : `() => require(${wrapper}).namespace`
}

/** Code of an expression whose value is a function that throws. */
export function throwingCode(message: string): string {
  return `() => { throw new Error(${JSON.stringify(message)}) }`
}

/**
 * A module around each module that pages import. Required instead of imported, it runs within the
 * call, which can be stopped when it does not end.
 */
export function moduleWrappers(): Plugin {
  return {
    name: 'page-module-wrappers',
    resolveId: {
      order: 'pre',
      handler: (id) =>
        id.startsWith(WRITTEN) ? `${WRAPPER}${id.slice(WRITTEN.length)}${END}` : null,
    },
    load: (id) => {
      if (!id.startsWith(WRAPPER)) return null
      const module = JSON.stringify(id.slice(WRAPPER.length, -END.length))
      return { code: `export * as namespace from ${module}`, moduleType: 'js' }
    },
  }
}
