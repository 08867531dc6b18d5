import { type Diagnostic, problemAt } from 'warraq/plugin'
import type { ImportingPage, LoadedModules } from './load-imports.ts'
import type { ModuleNames } from './module-names.ts'
import { elementComponent, pageComponent } from './page-components.tsx'

type Values = Readonly<Record<string, unknown>>

/** Elements that the engine draws itself in MDX, too. */
const ENGINE_ELEMENTS = new Set(['pre', 'code', 'details', 'head'])

const isElement = (name: string) => /^[a-z]/.test(name) && !ENGINE_ELEMENTS.has(name)

/**
 * The components of a project that its pages use without an import, and those that draw elements of
 * Markdown. What it only passes on from the tool, as `{ Tabs }`, is the engine's.
 */
export function globalComponents(
  context: ImportingPage,
  names: ModuleNames,
  exportsOf: (id: string) => Values | undefined,
): Values {
  const { globals: key } = names
  if (key === undefined) return {}
  const entries = Object.entries(globalsIn(context.loaded, key)).filter(
    ([name]) => /^[A-Z]/.test(name) || isElement(name),
  )
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const [id = '', exported = ''] = memberOf(value)
      const own: unknown = Reflect.get(exportsOf(id) ?? {}, exported)
      const place = { file: context.page.file, line: undefined }
      const use = { name, place, key, exported: `default.${name}` }
      if (isElement(name)) return [name, elementComponent(value, use, context)]
      return [name, own ?? pageComponent(value, use, context)]
    }),
  )
}

/** The default export of the module; empty if it cannot be loaded. */
function globalsIn({ modules }: LoadedModules, key: string): Values {
  const module = modules.get(key)
  const value = module && 'namespace' in module ? module.namespace.default : undefined
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

/** Which member of a module of the tool a value is. */
function memberOf(value: unknown): readonly string[] {
  const { docsMember } = (typeof value === 'function' ? value : {}) as {
    readonly docsMember?: readonly string[]
  }
  return docsMember ?? []
}

/** What is wrong with these components for the whole site. */
export function globalProblems(loaded: LoadedModules, { globals: key }: ModuleNames): Diagnostic[] {
  if (key === undefined) return []
  const module = loaded.modules.get(key)
  if (module !== undefined && 'failed' in module)
    return [
      problemAt(key, 'mdx/component-failed', {
        found: `the module of the components for all pages failed: ${module.failed}`,
        expected: 'a module that can be loaded while the site is built',
        fix: 'pages show only what is inside these components; correct the module or install what it needs',
      }),
    ]
  const elements = Object.keys(globalsIn(loaded, key)).filter((name) => ENGINE_ELEMENTS.has(name))
  if (elements.length === 0) return []
  return [
    problemAt(key, 'mdx/missing-component', {
      found: `components for elements that the engine draws: ${elements.join(', ')}`,
      expected: 'components with a capital letter, or for other elements',
      fix: 'the engine draws these elements itself; styles for them go into "stylesheet" of a docs.config.ts',
    }),
  ]
}
