import type { LanguageRegistration } from '@shikijs/types'
import type { Features, HastPluginList, MdastPluginList } from 'satteri'
import { pluginError } from './plugin-error.ts'
import type { ContainerElement, MarkdownHooks, WarraqPlugin } from './warraq-plugin.ts'

type TableHook = 'containers' | 'leaves' | 'fences'
type Run<Hook extends TableHook> = NonNullable<MarkdownHooks[Hook]>[string]

/** A plugin of the parser, with the name of the plugin that provides it. */
export interface PluginEntry<Entry> {
  readonly plugin: string
  readonly entry: Entry
}

/** The Markdown extensions of all plugins of a site. */
export interface MarkdownExtensions {
  readonly features: Features
  readonly mdast: readonly PluginEntry<MdastPluginList[number]>[]
  readonly hast: readonly PluginEntry<HastPluginList[number]>[]
  readonly containers: ReadonlyMap<string, Run<'containers'>>
  readonly leaves: ReadonlyMap<string, Run<'leaves'>>
  readonly fences: ReadonlyMap<string, Run<'fences'>>
  readonly grammars: readonly LanguageRegistration[]
}

/** The extensions of a site without plugins. */
export const NO_EXTENSIONS: MarkdownExtensions = {
  features: {},
  mdast: [],
  hast: [],
  containers: new Map(),
  leaves: new Map(),
  fences: new Map(),
  grammars: [],
}

interface NamedHooks {
  readonly plugin: string
  readonly markdown: MarkdownHooks
}

/**
 * Combine the Markdown hooks of all plugins.
 * @param taken names of containers and leaves that the engine and the site's components use
 * @throws UsageError when a name is used twice.
 */
export function markdownExtensions(
  plugins: readonly WarraqPlugin[],
  taken: { readonly containers: ReadonlySet<string>; readonly leaves: ReadonlySet<string> },
): MarkdownExtensions {
  const hooks = plugins.flatMap(({ name: plugin, markdown }): NamedHooks[] =>
    markdown === undefined ? [] : [{ plugin, markdown }],
  )
  if (hooks.length === 0) return NO_EXTENSIONS
  return {
    features: Object.assign({}, ...hooks.map(({ markdown }) => markdown.features)),
    mdast: hooks.flatMap(({ plugin, markdown: { mdast = [] } }) =>
      mdast.map((entry) => ({ plugin, entry })),
    ),
    hast: hooks.flatMap(({ plugin, markdown: { hast = [] } }) =>
      hast.map((entry) => ({ plugin, entry })),
    ),
    containers: tableOf(hooks, 'containers', taken.containers, (plugin, make) => (use) => {
      const element: Partial<ContainerElement> | undefined = make(use)
      if (typeof element?.tag !== 'string')
        throw new Error(`the plugin "${plugin}" returned no element: { tag, attributes?, before? }`)
      return { ...element, tag: element.tag }
    }),
    leaves: tableOf(
      hooks,
      'leaves',
      taken.leaves,
      (plugin, make) => async (use) => htmlOf(plugin, await make(use)),
    ),
    fences: tableOf(
      hooks,
      'fences',
      new Set(),
      (plugin, make) => async (fence) => htmlOf(plugin, await make(fence)),
    ),
    grammars: hooks.flatMap(({ markdown }) => markdown.grammars ?? []),
  }
}

/** The entries of all plugins for one hook, by name; their return values are validated. */
function tableOf<Hook extends TableHook>(
  hooks: readonly NamedHooks[],
  hook: Hook,
  taken: ReadonlySet<string>,
  checked: (plugin: string, run: Run<Hook>) => Run<Hook>,
): Map<string, Run<Hook>> {
  const owners = new Map([...taken].map((name) => [name, 'the site or the engine']))
  const table = new Map<string, Run<Hook>>()
  for (const { plugin, markdown } of hooks)
    for (const [name, run] of Object.entries(markdown[hook] ?? {})) {
      const owner = owners.get(name)
      if (owner !== undefined)
        throw pluginError(plugin, `markdown.${hook}`, `the name "${name}" is taken by ${owner}`)
      owners.set(name, `the plugin "${plugin}"`)
      table.set(name, checked(plugin, run as Run<Hook>))
    }
  return table
}

function htmlOf(plugin: string, html: unknown): string {
  if (typeof html !== 'string')
    throw new Error(`the plugin "${plugin}" returned no HTML, but ${JSON.stringify(html)}`)
  return html
}
