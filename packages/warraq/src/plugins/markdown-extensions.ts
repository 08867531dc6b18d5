import type { Features, HastPluginList, MdastPluginList } from 'satteri'
import type { LanguageRegistration } from 'shiki/types'
import type { MarkdownHooks, WarraqPlugin } from './plugin.ts'
import { pluginError } from './plugin-error.ts'

type Named<Hook extends 'containers' | 'leaves' | 'fences'> = ReadonlyMap<
  string,
  NonNullable<MarkdownHooks[Hook]>[string]
>

/** What all plugins of a site do to Markdown. */
export interface MarkdownExtensions {
  readonly features: Features
  readonly mdast: MdastPluginList
  readonly hast: HastPluginList
  readonly containers: Named<'containers'>
  readonly leaves: Named<'leaves'>
  readonly fences: Named<'fences'>
  readonly grammars: readonly LanguageRegistration[]
}

/** Of a site without plugins. */
export const NO_EXTENSIONS: MarkdownExtensions = {
  features: {},
  mdast: [],
  hast: [],
  containers: new Map(),
  leaves: new Map(),
  fences: new Map(),
  grammars: [],
}

/**
 * Put the Markdown hooks of all plugins together.
 * @param taken names of containers and leaves that the engine and the site's components have
 * @throws UsageError when a name is taken twice.
 */
export function markdownExtensions(
  plugins: readonly WarraqPlugin[],
  taken: { readonly containers: ReadonlySet<string>; readonly leaves: ReadonlySet<string> },
): MarkdownExtensions {
  const hooks = plugins.flatMap(({ name, markdown }) =>
    markdown === undefined ? [] : [{ name, markdown }],
  )
  if (hooks.length === 0) return NO_EXTENSIONS
  const table = <Hook extends 'containers' | 'leaves' | 'fences'>(
    hook: Hook,
    used: ReadonlySet<string>,
  ) => {
    const owners = new Map<string, string>(
      [...used].map((name) => [name, 'the site or the engine']),
    )
    const entries = new Map<string, NonNullable<MarkdownHooks[Hook]>[string]>()
    for (const { name: plugin, markdown } of hooks)
      for (const [name, run] of Object.entries(markdown[hook] ?? {})) {
        const owner = owners.get(name)
        if (owner !== undefined)
          throw pluginError(plugin, `markdown.${hook}`, `the name "${name}" is taken by ${owner}`)
        owners.set(name, `the plugin "${plugin}"`)
        entries.set(name, run as NonNullable<MarkdownHooks[Hook]>[string])
      }
    return entries
  }
  return {
    features: Object.assign({}, ...hooks.map(({ markdown }) => markdown.features)),
    mdast: hooks.flatMap(({ markdown }) => [...(markdown.mdast ?? [])]),
    hast: hooks.flatMap(({ markdown }) => [...(markdown.hast ?? [])]),
    containers: table('containers', taken.containers),
    leaves: table('leaves', taken.leaves),
    fences: table('fences', new Set()),
    grammars: hooks.flatMap(({ markdown }) => markdown.grammars ?? []),
  }
}
