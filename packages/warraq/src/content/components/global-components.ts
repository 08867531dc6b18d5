import type { ProvidedModules } from '../../plugins/page-module-hook.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import type { PageScratch } from '../compile-context.ts'
import type { PageModules } from '../modules/page-modules.ts'
import { elementComponent, pageComponent } from './page-components.tsx'

type Values = Readonly<Record<string, unknown>>

/** Elements that the engine draws itself in MDX, too. */
const ENGINE_ELEMENTS = new Set(['pre', 'code', 'details', 'head'])

const isElement = (name: string) => /^[a-z]/.test(name) && !ENGINE_ELEMENTS.has(name)

/**
 * The components of a project that its pages use without an import, and those that draw elements of
 * Markdown. What it only passes on from the tool, as `{ Tabs }`, is the engine's.
 */
export function globalComponents(scratch: PageScratch, modules: ProvidedModules): Values {
  const { pageModules } = scratch.context
  const key = pageModules?.names.globals
  if (pageModules === undefined || key === undefined) return {}
  const entries = Object.entries(globalsIn(pageModules)).filter(
    ([name]) => /^[A-Z]/.test(name) || isElement(name),
  )
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const [id = '', exported = ''] = memberOf(value)
      const own: unknown = Reflect.get(modules.exportsOf(id) ?? {}, exported)
      const use = { name, line: undefined, key, exported: `default.${name}` }
      if (isElement(name)) return [name, elementComponent(value, use, scratch)]
      return [name, own ?? pageComponent(value, use, scratch)]
    }),
  )
}

/** The default export of the module; empty if it cannot be loaded. */
function globalsIn({ names, modules }: PageModules): Values {
  const module = modules.get(names.globals ?? '')
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
export function globalProblems(pageModules: PageModules): Diagnostic[] {
  const key = pageModules.names.globals
  if (key === undefined) return []
  const module = pageModules.modules.get(key)
  if (module !== undefined && 'failed' in module)
    return [
      problemAt(key, 'mdx/component-failed', {
        found: `the module of the components for all pages failed: ${module.failed}`,
        expected: 'a module that can be loaded while the site is built',
        fix: 'pages show only what is inside these components; correct the module or install what it needs',
      }),
    ]
  const elements = Object.keys(globalsIn(pageModules)).filter((name) => ENGINE_ELEMENTS.has(name))
  if (elements.length === 0) return []
  return [
    problemAt(key, 'mdx/missing-component', {
      found: `components for elements that the engine draws: ${elements.join(', ')}`,
      expected: 'components with a capital letter, or for other elements',
      fix: 'the engine draws these elements itself; styles for them go into "stylesheet" of a docs.config.ts',
    }),
  ]
}
