import { workerData } from 'node:worker_threads'
import { evaluateConfig } from '../../config/evaluate-config.ts'
import { parseConfig } from '../../config/parse-config.ts'
import type { CompileContext } from '../../content/compile-context.ts'
import { compileForLanguages } from '../../content/compile-for-languages.ts'
import type { PageBody } from '../../content/compile-page.ts'
import { importSiteModules } from '../../content/components/site-modules.ts'
import { codeReader } from '../../content/fences/included-file.ts'
import { loadPageModules } from '../../content/page-imports.ts'
import { syntaxReaders } from '../../content/source/other-syntax.ts'
import { repositoryReader } from '../../content/source/repository-files.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'
import { answerJobs } from '../../system/answer-jobs.ts'
import { watchStrayErrors } from '../../system/stray-errors.ts'
import { importParts } from '../load/site-parts.ts'
import type { CompileWorkerData } from './compile-docs.ts'
import { extensionsOf } from './extensions-of.ts'
import { projectPlugins } from './project-plugins.ts'

/** A thread that compiles pages. */
const {
  modules,
  partsSource,
  pageModulesSource,
  root,
  beside,
  configUrl,
  pagePluginsUrl,
  syntaxHooks,
  ...settings
} = workerData as CompileWorkerData
const context = openContext()

async function openContext(): Promise<CompileContext> {
  const { components } = await importSiteModules(modules)
  const { plugins, changePartial } = await projectPlugins(pagePluginsUrl)
  const extensions = extensionsOf([...(await pluginsOf(configUrl)), ...plugins], components)
  // One that failed on a page may leave errors while the next page is compiled.
  if (extensions.forPage.length > 0) watchStrayErrors(() => {})
  return {
    ...settings,
    components,
    pageModules: await loadPageModules(pageModulesSource),
    parts: (await importParts(partsSource)).parts,
    extensions,
    changePartial,
    syntax: await syntaxReaders(syntaxHooks),
    readFile: repositoryReader(root, beside),
    readCode: codeReader(root),
  }
}

/** Functions cannot be sent to a thread, so it loads the plugins from the configuration again. */
async function pluginsOf(url: string | undefined): Promise<readonly WarraqPlugin[]> {
  if (url === undefined) return []
  return parseConfig(await evaluateConfig(url, 'docs.config.ts'), 'docs.config.ts').config.plugins
}

answerJobs(async (body: PageBody) => compileForLanguages(body, await context))
