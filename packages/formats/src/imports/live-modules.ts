import type { Plugin } from 'vite'
import { type BrowserModule, LIVE_HOOKS } from 'warraq/plugin'
import { WRAPPER } from './module-wrappers.ts'

/** What a module that needs the browser contains: hooks, handlers, exports of plugins that change. */
const livePattern = (names: readonly string[]) =>
  new RegExp(
    `\\b(?:${[...LIVE_HOOKS, 'setState', 'componentDidMount', ...names].join('|')})\\b|\\bon[A-Z]\\w*\\s*[=:,}]`,
  )

/**
 * Finds the modules of pages that may need the browser, by themselves or by what they import. The
 * browser loads one only when a component of it turned out to do so.
 * @param keys names of the modules that pages import, by what their wrappers import
 * @param names exports of plugins whose result in the browser differs
 */
export function liveModules(
  keys: ReadonlyMap<string, string>,
  names: readonly string[],
  found: BrowserModule[],
): Plugin {
  const modules = new Map<string, string>()
  const live = new Set<string>()
  const pattern = livePattern(names)
  return {
    name: 'page-modules-live',
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        const key = importer?.startsWith(WRAPPER) ? keys.get(id) : undefined
        if (key === undefined) return null
        const resolved = await this.resolve(id, importer, { skipSelf: true })
        if (resolved !== null && !resolved.external) modules.set(key, resolved.id)
        return resolved
      },
    },
    transform: {
      order: 'pre',
      handler: (code, id) => {
        if (!id.startsWith('\0') && /\.[cm]?[jt]sx?$/.test(id) && pattern.test(code)) live.add(id)
        return null
      },
    },
    buildEnd() {
      const isLive = (id: string, seen: Set<string>): boolean => {
        if (live.has(id)) return true
        // The engine's own modules are below virtual ones, and work without the browser.
        if (seen.has(id) || id.startsWith('\0')) return false
        seen.add(id)
        const info = this.getModuleInfo(id)
        const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]
        return imported.some((inner) => isLive(inner, seen))
      }
      for (const [name, file] of modules) if (isLive(file, new Set())) found.push({ name, file })
    },
  }
}
