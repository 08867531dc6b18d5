import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { removeOldModules, writeAtomically } from 'warraq/plugin'
import { loadBundler, loadBundlerUtils } from '../../bundler.ts'
import { hashOf } from '../../hashes.ts'
import { importCalls, lineMap } from '../../imports/import-calls.ts'
import { sourceAt } from '../../package-files.ts'
import type { ProjectBundle, ProjectModules } from './project-bundle.ts'
import { storeBundle, storedBundle } from './stored-bundle.ts'

/** Name of the runtime among the globals of the project's process. */
const RUNTIME = 'globalThis.warraqProject'

const ENTRY = '\0project'
const PACKAGE = '\0package:'
const MISSING = '\0missing:'

/**
 * Bundle modules of a project for a separate process. Packages are loaded when the code runs:
 * those of the project where they are installed, stand-ins otherwise.
 * @throws the bundler's error when a file cannot be parsed or does not exist.
 */
export async function bundleProject(options: ProjectModules): Promise<ProjectBundle> {
  return storedBundle(options) ?? (await bundleAnew(options))
}

async function bundleAnew(options: ProjectModules): Promise<ProjectBundle> {
  const { rolldown } = await loadBundler()
  const absent = new Set<string>()
  const startMs = Date.now()
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    logLevel: 'silent',
    cwd: options.root,
    tsconfig: false,
    plugins: [entryPlugin(options), await packagesPlugin(options.root, absent), assetsPlugin()],
  })
  const { output } = await bundle.generate({
    dir: options.cacheDir,
    format: 'esm',
    codeSplitting: false,
    sourcemap: 'inline',
    sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
  })
  const files = (await bundle.watchFiles).filter((id) => !id.startsWith('\0'))
  await bundle.close()
  const { code } = output[0]
  const name = `project-${options.purpose ?? 'values'}-${hashOf(code)}.mjs`
  const script = join(options.cacheDir, name)
  writeAtomically(script, [code])
  storeBundle(options, { script, files }, { absent: [...absent], startMs })
  await removeOldModules(script, `project-${options.purpose ?? 'values'}`)
  return { script, files }
}

function entryPlugin({ root, modules, purpose = 'values' }: ProjectModules): Rolldown.Plugin {
  const runtime = sourceAt('docusaurus/execute/project-runtime.ts')
  const pluginsRuntime = sourceAt('docusaurus/execute/project-plugins.ts')
  const sourcesRuntime = sourceAt('docusaurus/execute/project-sources.ts')
  const bridge = pathToFileURL(
    createRequire(import.meta.url).resolve('@warraq/formats/tree-plugins'),
  ).href
  const loads = modules.map(
    (file) =>
      `${JSON.stringify(file)}: async () => { const m = await import(${JSON.stringify(resolve(root, file))}); return m }`,
  )
  const start = `${RUNTIME} = projectRuntime(${JSON.stringify(root)})\nconst modules = { ${loads.join(', ')} }`
  const ends = {
    values: `import { answerWith, projectRuntime } from ${JSON.stringify(runtime)}\n${start}\nanswerWith(modules, ${JSON.stringify(root)})`,
    plugins: `import { projectRuntime } from ${JSON.stringify(runtime)}
import { postcssOf, treePluginsOf } from ${JSON.stringify(pluginsRuntime)}
import { changedSources, textChange } from ${JSON.stringify(sourcesRuntime)}
import { bridgedPlugins } from ${JSON.stringify(bridge)}
${start}
export const plugins = async () => bridgedPlugins(await treePluginsOf(Object.values(modules)[0]))
export const postcss = () => postcssOf(Object.values(modules)[0], ${JSON.stringify(root)})
export const partials = (parse) => textChange(Object.values(modules)[0], { root: ${JSON.stringify(root)}, parse })
export const sources = (pages, parse) => changedSources(Object.values(modules)[0], pages, { root: ${JSON.stringify(root)}, parse })`,
  }
  const entry = ends[purpose]
  return {
    name: 'project-entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? { code: entry, moduleType: 'js' } : null),
  }
}

/**
 * Redirects packages to the runtime, and paths of the code to the place of its source.
 * @param absent receives the paths of data that does not exist
 */
async function packagesPlugin(root: string, absent: Set<string>): Promise<Rolldown.Plugin> {
  const { parseSync } = await loadBundlerUtils()
  return {
    name: 'project-packages',
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (id.startsWith('\0')) return null
        // A module of this package, which runs in the process of the engine.
        if (id.startsWith('file:')) return { id, external: true }
        if (isFile(id) || id.startsWith('@site/')) {
          const path = id.startsWith('@site/') ? join(root, id.slice('@site/'.length)) : id
          // Scripts of a project may write the file.
          const found = await this.resolve(path, importer, { skipSelf: true })
          return (
            found ?? `${MISSING}${importer === undefined ? path : resolve(dirname(importer), path)}`
          )
        }
        return isBuiltin(id) ? { id, external: true } : `${PACKAGE}${id}`
      },
    },
    load: (id) => {
      if (id.startsWith(MISSING)) {
        const path = id.slice(MISSING.length)
        for (const ending of ENDINGS) absent.add(`${path}${ending}`)
        const code = `module.exports = ${RUNTIME}.missingData(${JSON.stringify(path)})`
        return { code, moduleType: 'js' }
      }
      if (!id.startsWith(PACKAGE)) return null
      const name = JSON.stringify(id.slice(PACKAGE.length))
      return { code: `module.exports = ${RUNTIME}.load(${name})`, moduleType: 'js' }
    },
    transform: (code, id) => {
      if (id.startsWith('\0') || !/\.[cm]?[jt]sx?$/.test(id) || id.startsWith(sourceAt('')))
        return null
      const lang = /^\.[cm]?ts$/.test(extname(id)) ? 'ts' : 'tsx'
      const { module, errors } = parseSync(id, code, { lang })
      // The bundler reports the error with its place.
      if (errors.length > 0) return null
      const called = importCalls(code, module, {
        call: `${RUNTIME}.namespace`,
        isCalled: isPackage,
      })
      const declared = module.hasModuleSyntax ? '' : impliedVariables(code)
      return { code: `${declared}${withPlaces(called, id)}`, map: lineMap(code, id) }
    },
  }
}

/** Whether the runtime loads a module: packages, and `node:module`, which loads packages itself. */
function isPackage(id: string): boolean {
  if (isFile(id) || id.startsWith('@site/')) return false
  return !isBuiltin(id) || /^(?:node:)?module$/.test(id)
}

/** What an import may leave out of the name of a file. */
const ENDINGS = [
  '',
  '.ts',
  '.js',
  '.mjs',
  '.cjs',
  '.json',
  '.tsx',
  '.jsx',
  '/index.ts',
  '/index.js',
]

const isFile = (id: string) => /^(?:\.|\/|[A-Za-z]:[\\/])/.test(id)

/** CommonJS may assign to names that nothing declares; code in a bundle may not. */
function impliedVariables(code: string): string {
  const assigned = code.matchAll(/^[ \t]*(?:\/\*.*?\*\/[ \t]*)?([A-Za-z_$][\w$]*)[ \t]*=(?![=>])/gm)
  const names = new Set([...assigned].map(([, name = '']) => name))
  const implied = [...names].filter(
    (name) =>
      !/^(?:module|exports|undefined)$/.test(name) &&
      !new RegExp(
        `\\b(?:const|let|var|function|class)\\s+[^;=]*\\b${name.replace(/\$/g, '\\$')}\\b`,
      ).test(code),
  )
  return implied.length === 0 ? '' : `var ${implied.join(', ')}; `
}

/** The code believes that it runs in its own file. */
function withPlaces(code: string, file: string): string {
  const folder = JSON.stringify(dirname(file))
  const isDeclared = (name: string) => new RegExp(`\\b(?:const|let|var)\\s+${name}\\b`).test(code)
  const placed = (text: string, name: string, value: string) =>
    isDeclared(name) ? text : text.replace(new RegExp(`\\b${name}\\b`, 'g'), () => value)
  const known = code
    .replace(/import\.meta\.url/g, () => JSON.stringify(pathToFileURL(file).href))
    .replace(/import\.meta\.dirname/g, () => folder)
    .replace(/import\.meta\.filename/g, () => JSON.stringify(file))
  return placed(placed(known, '__dirname', folder), '__filename', JSON.stringify(file))
    .replace(/\brequire\.resolve\(/g, () => `${RUNTIME}.resolve(${folder}, `)
    .replace(
      /(?<![\w$]|(?<!\.\.)\.)require\(\s*(["'])((?:\.|@site\/)[^"'\n]*)\1\s*\)/g,
      (call) => `${RUNTIME}.interop(${call})`,
    )
    .replace(
      /(?<![\w$]|(?<!\.\.)\.)require\((?=\s*[A-Za-z_$])/g,
      () => `${RUNTIME}.require(${folder}, `,
    )
}

/** Styles and pictures have no value for a configuration. */
function assetsPlugin(): Rolldown.Plugin {
  return {
    name: 'project-assets',
    load: (id) => {
      if (/\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|webp|ico|mdx?)$/.test(id))
        return { code: 'export default ""', moduleType: 'js' }
      if (/\.(?:ya?ml|txt)$/.test(id))
        return {
          code: `export default ${JSON.stringify(readFileSync(id, 'utf8'))}`,
          moduleType: 'js',
        }
      return null
    },
  }
}
