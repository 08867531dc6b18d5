import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import type { Alias, CSSModulesOptions, InlineConfig, Plugin, PluginOption } from 'vite'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { evaluateConfig } from './evaluate-config.ts'
import { projectPostcss } from './project-postcss.ts'
import type { SiteBundling } from './site-bundling.ts'
import type { ViteOptions } from './vite-schema.ts'

/** Options of Vite for every bundle: it reads nothing but modules, and prints nothing. */
export function plainViteConfig(root: string): InlineConfig {
  const engine = createRequire(import.meta.url).resolve('warraq/package.json')
  return {
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    // Vite would search the folders above as well.
    css: { postcss: { plugins: [] } },
    // What fails is thrown as well.
    logLevel: 'silent',
    // That of a site configures its editor, and often extends a package that is not installed.
    tsconfig: join(dirname(engine), 'src/config/empty-tsconfig.json'),
  }
}

/** Options of Vite for a site: its own ones, and those that all bundles share. */
export async function siteViteConfig(bundling: SiteBundling): Promise<InlineConfig> {
  const { root, hasPostcss, postcssUrl } = bundling
  const { mergeAlias } = await import('vite')
  const { plugins = [], css = {}, resolve = {}, define = {} } = await viteOptionsOf(bundling)
  const modules = css.modules === false ? {} : css.modules
  return {
    ...plainViteConfig(root),
    resolve: { ...resolve, alias: mergeAlias(resolve.alias, webpackNames(root)) ?? [] },
    define,
    css: {
      // Vite would search the folders above the site as well.
      ...(hasPostcss
        ? {}
        : {
            postcss: {
              plugins: postcssUrl === undefined ? [] : [projectPostcss(postcssUrl, root)],
            },
          }),
      ...css,
      modules: { generateScopedName: scopedNames(root), ...modules } satisfies CSSModulesOptions,
    },
    plugins: await namedPlugins(plugins),
  }
}

/** Names of webpack in style sheets: `@site/x` for a file of the site, `~x` for one of a package. */
function webpackNames(root: string): Alias[] {
  return [
    { find: /^~?@site\//, replacement: `${root}/` },
    { find: /^~(?=[\w@])/, replacement: '' },
  ]
}

/** Functions cannot be sent to a thread, so every bundle evaluates the configuration. */
async function viteOptionsOf({ configUrl, configName }: SiteBundling): Promise<ViteOptions> {
  if (configUrl === undefined) return {}
  const { parseConfig } = await import('./parse-config.ts')
  const { config } = parseConfig(await evaluateConfig(configUrl, configName), configName)
  return config.vite ?? {}
}

/**
 * Names of classes in CSS modules: `Card_title_x1y2z`. They depend on the file only, so that the
 * HTML, the styles and the scripts agree however each of them was bundled.
 */
function scopedNames(root: string): (name: string, file: string) => string {
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
    const hash = createHash('sha256').update(path).digest('hex').slice(0, 5)
    return `${basename(path).replace(/\..*$/, '')}_${name}_${hash}`
  }
}

type Hook = 'config' | 'configResolved'

/** The plugins as one list; Vite names one that fails while it bundles, but not before. */
async function namedPlugins(options: PluginOption[]): Promise<Plugin[]> {
  const found = await Promise.all(options)
  const lists = await Promise.all(
    found.map((option) => (Array.isArray(option) ? namedPlugins(option) : option || [])),
  )
  return (lists.flat() as Plugin[]).map((plugin) => {
    const named = { ...plugin }
    for (const hook of ['config', 'configResolved'] as const) nameFailures(plugin, named, hook)
    return named
  })
}

function nameFailures(plugin: Plugin, named: Plugin, hook: Hook): void {
  const own = plugin[hook]
  if (own === undefined) return
  const run = (typeof own === 'function' ? own : own.handler) as (...given: unknown[]) => unknown
  const handler = async function (this: unknown, ...given: unknown[]): Promise<unknown> {
    try {
      return await run.apply(this, given)
    } catch (cause) {
      throw new UsageError(
        `The Vite plugin "${plugin.name}" failed in its hook "${hook}": ${messageOf(cause)}\nCorrect the plugin, or take it out of "vite.plugins".`,
      )
    }
  }
  Object.assign(named, { [hook]: typeof own === 'function' ? handler : { ...own, handler } })
}
