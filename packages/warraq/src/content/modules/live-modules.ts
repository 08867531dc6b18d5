import type { Rolldown } from 'vite'
import type { IslandModule } from '../../config/island-modules.ts'
import { WRAPPER } from './module-wrappers.ts'

/** What a module that needs the browser contains: hooks, handlers, parts of Docusaurus that change. */
const LIVE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Optimistic|ActionState|ColorMode|IsBrowser|Location|History)\b|\bon[A-Z]\w*\s*[=:,}]|\bsetState\b|\bcomponentDidMount\b|\bBrowserOnly\b/

/**
 * Finds the modules of pages that may need the browser, by themselves or by what they import. The
 * browser loads one only when a component of it turned out to do so.
 * @param keys names of the modules that pages import, by what their wrappers import
 */
export function liveModules(
  keys: ReadonlyMap<string, string>,
  found: IslandModule[],
): Rolldown.Plugin {
  const modules = new Map<string, string>()
  const live = new Set<string>()
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
        if (!id.startsWith('\0') && /\.[cm]?[jt]sx?$/.test(id) && LIVE.test(code)) live.add(id)
        return null
      },
    },
    buildEnd() {
      const isLive = (id: string, seen: Set<string>): boolean => {
        if (live.has(id)) return true
        if (seen.has(id)) return false
        seen.add(id)
        const info = this.getModuleInfo(id)
        const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]
        return imported.some((inner) => isLive(inner, seen))
      }
      for (const [name, file] of modules) if (isLive(file, new Set())) found.push({ name, file })
    },
  }
}
