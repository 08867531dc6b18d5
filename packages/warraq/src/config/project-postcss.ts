import { sep } from 'node:path'
import type { InlineConfig } from 'vite'

type Postcss = Exclude<NonNullable<NonNullable<InlineConfig['css']>['postcss']>, string>
type AcceptedPlugin = NonNullable<Postcss['plugins']>[number]
/** A plugin in the form of a function. */
type Transformer = Extract<AcceptedPlugin, (root: never, result: never) => unknown>

/**
 * A project's own plugins of PostCSS, as one that changes only the style sheets that the
 * project itself wrote. They are loaded with the first of these: loading Tailwind takes as long as
 * compiling many pages, and most bundles for the browser have none.
 * @param url module that exports them as `postcss()`
 */
export function projectPostcss(url: string, root: string): AcceptedPlugin {
  let loading: Promise<AcceptedPlugin[]> | undefined
  const transform: Transformer = async (sheet, result) => {
    const { processor, opts } = result
    if (!isWrittenBy(root, opts.from ?? '')) return
    loading ??= pluginsOf(url)
    const plugins = await loading
    // PostCSS is a dependency of Vite; this is the copy that reads the sheet.
    const Processor = processor.constructor as new (used: AcceptedPlugin[]) => typeof processor
    const changed = await new Processor(plugins).process(sheet, opts)
    result.root = changed.root
    result.messages.push(...changed.messages)
  }
  return transform
}

async function pluginsOf(url: string): Promise<AcceptedPlugin[]> {
  const { postcss } = (await import(url)) as { postcss: () => Promise<AcceptedPlugin[]> }
  return await postcss()
}

/** Whether a file is the project's own: neither of a package nor in the cache of the engine. */
function isWrittenBy(root: string, file: string): boolean {
  const path = file.startsWith(root + sep) ? file.slice(root.length).replaceAll(sep, '/') : ''
  return path !== '' && !/\/(?:node_modules|\.cache)\//.test(path)
}
