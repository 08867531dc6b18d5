import { createElement } from 'react'
import type { ExportReader, ImportPlace, ModulePage, PageImports } from 'warraq/plugin'
import { admonitionIn, codeBlockIn } from '../modules/page-parts.tsx'
import { ownValue } from '../own-value.ts'
import { globalComponents } from './global-components.ts'
import { heldCode } from './held-code.tsx'
import { moduleKey } from './imported-keys.ts'
import { isDrawing } from './is-drawing.ts'
import type { LoadedModules } from './load-imports.ts'
import { type ModuleNames, withoutAlias } from './module-names.ts'
import { componentsOf, missingMember, pageComponent } from './page-components.tsx'
import { ENGINE_PARTS, isProvided } from './provided-modules.ts'

type Exports = Readonly<Record<string, unknown>>

/** The modules of other tools for one page. */
export interface ToolModules {
  /** Their names, for messages. */
  readonly names: readonly string[]
  /** Exports of one; `undefined` = there is no such module. */
  readonly exportsOf: (id: string) => Exports | undefined
  /** Whether a component that uses this export needs the browser. */
  readonly needsBrowser: (id: string, name: string) => boolean
}

interface ImportsOptions {
  readonly loaded: LoadedModules
  readonly names: ModuleNames
  readonly tool: ToolModules
}

interface ReaderOptions extends Omit<ImportsOptions, 'names'> {
  readonly page: ModulePage
  /** The page, with a `report` that drops repeated findings. */
  readonly once: ModulePage
}

/** What a page may import: modules of other tools, and those that were bundled for the site. */
export function pageImports(
  page: ModulePage,
  { loaded, names, tool }: ImportsOptions,
): PageImports {
  const once = reportingOnce(page)
  const Admonition = admonitionIn(page)
  const CodeBlock = codeBlockIn(page)
  return {
    nameOf: (written) => withoutAlias(written, names),
    read: (from, place) =>
      (isProvided(from) ? toolReader : moduleReader)(from, place, { page, once, loaded, tool }),
    components: () => {
      // Rendering is synchronous, so no other page changes it meanwhile.
      loaded.runtime.member = (id, name) => {
        if (id === ENGINE_PARTS) return ownValue({ Admonition, CodeBlock }, name) as () => unknown
        if (tool.needsBrowser(id, name)) loaded.runtime.isLive = true
        return (exportOf(tool, id, name) ?? missingMember(id, name, once)) as () => unknown
      }
      return globalComponents({ page: once, loaded }, names, tool.exportsOf)
    },
    element: ({ type, props, key, code }) => {
      if (code !== undefined) return heldCode(props, code, { codeBlock: CodeBlock, key })
      if (!isDrawing(type)) return undefined
      return createElement('img', { alt: '', ...props, src: type, key })
    },
  }
}

function reportingOnce(page: ModulePage): ModulePage {
  const told = new Set<string>()
  return {
    ...page,
    report: (code, what, place) => {
      const text = `${code} ${what.found}`
      if (told.has(text)) return
      told.add(text)
      page.report(code, what, place)
    },
  }
}

/** Exports of a module that was bundled for the pages of the site. */
function moduleReader(from: string, place: ImportPlace, options: ReaderOptions): ExportReader {
  const { page, once, loaded } = options
  const key = moduleKey(from, place.file)
  const module = key === undefined ? undefined : loaded.modules.get(key)
  if (key !== undefined && module && 'namespace' in module) {
    const { namespace } = module
    const context = { page: once, loaded }
    return (name, { name: local, line }) => {
      const use = { name: local, key, place: { file: place.file, line } }
      return name === '*'
        ? componentsOf(namespace, use, context)
        : pageComponent(Reflect.get(namespace, name), { ...use, exported: name }, context)
    }
  }
  page.report(
    'mdx/unknown-import',
    {
      found: `import of "${from}"${module && 'failed' in module ? `: ${module.failed}` : ''}`,
      expected: 'a file of the site or an installed package',
      fix: 'correct the path, or install the package',
    },
    place,
  )
  return () => page.components.OnlyContent
}

/** Exports of a module of another tool. */
function toolReader(from: string, place: ImportPlace, { page, tool }: ReaderOptions): ExportReader {
  return (name) => {
    const value = exportOf(tool, from, name)
    if (value !== undefined) return value
    page.report(
      'mdx/unknown-import',
      {
        found: `import of "${from}"${name === 'default' ? '' : `: it has no "${name}" here`}`,
        expected: `one of: ${tool.names.join(', ')}`,
        fix: 'the page shows only what is inside it; use another component, or leave it out',
      },
      place,
    )
    return page.components.OnlyContent
  }
}

function exportOf(tool: ToolModules, id: string, name: string): unknown {
  const exports = tool.exportsOf(id)
  if (exports === undefined || name === '*') return exports
  return ownValue(exports, name)
}
