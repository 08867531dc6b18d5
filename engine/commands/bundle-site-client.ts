import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteLocales } from '../config/locales.ts'
import { readDocsRoots } from '../config/read-docs-roots.ts'
import type { DocsConfig } from '../config/schema.ts'
import { UsageError } from '../config/usage-error.ts'
import { type ClientBundle, type ClientBundleOptions, formerBundle } from '../emit/former-bundle.ts'
import { siteFeatures } from '../emit/site-features.ts'
import { siteStyles } from '../emit/site-styles.ts'
import { type CommandOptions, siteCacheDir } from './command-options.ts'
import { runInThreads } from './run-in-threads.ts'

/** What the thread answers: `problem` is what is wrong with the sources. */
export type BundleAnswer = { readonly bundle: ClientBundle } | { readonly problem: string }

/**
 * Bundle the browser side of a site; nothing in it depends on the pages. In a thread, when there is
 * something to do: the main one reads and compiles the pages in that time.
 * @throws UsageError when an island or a style sheet is missing or broken
 */
export async function bundleSiteClient(
  options: CommandOptions,
  config: DocsConfig,
): Promise<ClientBundle> {
  // Every language has the same versions.
  const roots = siteLocales(config)
    .slice(0, 1)
    .flatMap((locale) => readDocsRoots(options.root, config.sections, locale).roots)
  const pathOf = (path: string | undefined) =>
    path === undefined ? undefined : join(options.root, path)
  const clientOptions: ClientBundleOptions = {
    engineDir: options.engineDir,
    root: options.root,
    cacheDir: siteCacheDir(options),
    islandsDir: pathOf(config.islandsDir),
    styles: siteStyles(config),
    tokens: pathOf(config.tokens),
    stylesheet: pathOf(config.stylesheet),
    pageStylesheets: config.pageStylesheets.map(({ file, when }) => ({
      file: join(options.root, file),
      when,
    })),
    baseUrl: config.baseUrl,
    features: siteFeatures(config, roots),
  }
  const missing = [
    ['tokens', config.tokens] as const,
    ['stylesheet', config.stylesheet] as const,
    ...config.pageStylesheets.map(({ file }) => ['pageStylesheets', file] as const),
  ].find(([, file]) => file !== undefined && !existsSync(join(options.root, file)))
  if (missing !== undefined)
    throw new UsageError(
      `The style sheet "${missing[1]}" does not exist.\nCreate it, or correct "${missing[0]}" in docs.config.ts.`,
    )
  const former = formerBundle(clientOptions)
  if (former !== undefined) return former
  const answers: BundleAnswer[] = []
  await runInThreads<ClientBundleOptions, BundleAnswer>(
    [clientOptions],
    { script: join(options.bundleDir, 'bundle-worker.mjs') },
    (answer) => answers.push(answer),
  )
  const [answer] = answers
  if (answer === undefined) throw new Error('The thread that bundles the client ended early.')
  if ('bundle' in answer) return answer.bundle
  throw new UsageError(
    `The islands or the style sheets of the site cannot be bundled for the browser:\n${answer.problem}`,
  )
}
