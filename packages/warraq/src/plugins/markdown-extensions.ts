import type { LanguageRegistration } from '@shikijs/types'
import type { Features, HastPluginList, MdastPluginList } from 'satteri'
import { ownedEntries, type PluginEntry } from './owned-entries.ts'
import type { ContainerElement, MarkdownHooks, WarraqPlugin } from './warraq-plugin.ts'

type TableHook = 'containers' | 'leaves' | 'fences'
type Run<Hook extends TableHook> = NonNullable<MarkdownHooks[Hook]>[string]

/** The Markdown extensions of all plugins of a site. */
export interface MarkdownExtensions {
  readonly features: Features
  readonly mdast: readonly PluginEntry<MdastPluginList[number]>[]
  readonly hast: readonly PluginEntry<HastPluginList[number]>[]
  readonly containers: ReadonlyMap<string, PluginEntry<Run<'containers'>>>
  readonly leaves: ReadonlyMap<string, PluginEntry<Run<'leaves'>>>
  readonly fences: ReadonlyMap<string, PluginEntry<Run<'fences'>>>
  readonly grammars: readonly LanguageRegistration[]
  readonly forPage: readonly PluginEntry<NonNullable<MarkdownHooks['forPage']>>[]
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
  forPage: [],
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
  const hooks = plugins.flatMap(({ markdown }) => markdown ?? [])
  if (hooks.length === 0) return NO_EXTENSIONS
  const entriesOf = <Entry>(listOf: (hooks: MarkdownHooks) => readonly Entry[] | undefined) =>
    plugins.flatMap(({ name: plugin, markdown = {} }) =>
      (listOf(markdown) ?? []).map((entry) => ({ plugin, entry })),
    )
  return {
    features: Object.assign({}, ...hooks.map(({ features }) => features)),
    mdast: entriesOf(({ mdast }) => mdast),
    hast: entriesOf(({ hast }) => hast),
    containers: tableOf(plugins, 'containers', taken.containers, (make) => (use) => {
      const element: Partial<ContainerElement> | undefined = make(use)
      if (typeof element?.tag !== 'string')
        throw new Error('it returned no element: { tag, attributes?, before? }')
      return { ...element, tag: element.tag }
    }),
    leaves: tableOf(plugins, 'leaves', taken.leaves, checkedHtml),
    fences: tableOf(plugins, 'fences', new Set(), checkedHtml),
    grammars: hooks.flatMap(({ grammars = [] }) => grammars),
    forPage: entriesOf(({ forPage }) => forPage && [forPage]),
  }
}

/** Who else uses names that plugins may not. */
const OWNERS: Readonly<Partial<Record<TableHook, string>>> = {
  containers: 'the engine',
  leaves: 'a component of the site',
}

/** The entries of all plugins for one hook, by name; their return values are validated. */
function tableOf<Hook extends TableHook>(
  plugins: readonly WarraqPlugin[],
  hook: Hook,
  taken: ReadonlySet<string>,
  checked: (run: Run<Hook>) => Run<Hook>,
): Map<string, PluginEntry<Run<Hook>>> {
  const entries = ownedEntries(
    plugins,
    `markdown.${hook}`,
    ({ markdown }) => markdown?.[hook] as Readonly<Record<string, Run<Hook>>> | undefined,
    (name) => (taken.has(name) ? OWNERS[hook] : undefined),
  )
  return new Map(
    [...entries].map(([name, { plugin, entry }]) => [name, { plugin, entry: checked(entry) }]),
  )
}

function checkedHtml<Use>(make: (use: Use) => string | Promise<string>) {
  return async (use: Use): Promise<string> => {
    const html: unknown = await make(use)
    if (typeof html !== 'string')
      throw new Error(`it returned no HTML, but ${JSON.stringify(html)}`)
    return html
  }
}

/** Whether plugins of the parser may change any node. */
export function changesTrees({ mdast, hast, forPage }: MarkdownExtensions): boolean {
  return mdast.length + hast.length + forPage.length > 0
}

/** Whether plugins make parts of pages. They know the name of the file, and may use it. */
export function isMadeByPlugins(extensions: MarkdownExtensions): boolean {
  const { containers, leaves, fences } = extensions
  return changesTrees(extensions) || containers.size + leaves.size + fences.size > 0
}
