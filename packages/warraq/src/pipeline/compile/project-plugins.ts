import { parse } from 'yaml'
import type { CompileContext } from '../../content/compile-context.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { messageOf } from '../../shared/text/message-of.ts'

/** What a project that a project format reads does with its pages while they are compiled. */
export interface ProjectPlugins extends Pick<CompileContext, 'changePartial'> {
  /** Plugins with its Markdown hooks. */
  readonly plugins: readonly WarraqPlugin[]
}

interface ProjectModule {
  readonly plugins: () => Promise<readonly WarraqPlugin[]>
  readonly partials: (
    parseYaml: (yaml: string) => unknown,
  ) => Promise<CompileContext['changePartial']>
}

/**
 * The plugins of such a project, and what changes its partials.
 * @param url a module that exports `plugins()` and `partials()`; absent = none
 * @throws UsageError when it cannot be loaded.
 */
export async function projectPlugins(url: string | undefined): Promise<ProjectPlugins> {
  if (url === undefined) return { plugins: [], changePartial: undefined }
  try {
    const { plugins, partials } = (await import(url)) as ProjectModule
    return { plugins: await plugins(), changePartial: await partials(parse) }
  } catch (cause) {
    throw new UsageError(
      `The plugins of the project cannot be loaded: ${messageOf(cause)}\nThe configuration ran before, in the folder of the site; it must not depend on the folder from which the build is started.`,
    )
  }
}
