import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { extname, join, relative, sep } from 'node:path'
import type { Plugin } from 'rolldown'
import { parseSync } from 'rolldown/utils'
import { parseYaml } from '../../config/parse-yaml.ts'
import { importCalls, lineMap } from '../../system/import-calls.ts'

const RUNTIME = 'docs:page-runtime'
const FAILING = '\0failing:'

/** The engine sets `pageRuntime.member` before it renders a page. */
const RUNTIME_CODE = `export const pageRuntime = { member: () => () => undefined }
const member = (id, name) => (...given) => pageRuntime.member(id, name)(...given)
export const namespace = (id) => new Proxy({}, {
  get: (_, name) => typeof name === 'string' && name !== 'then' ? member(id, name) : undefined,
})`

/** Bundler plugins for what pages import: any file of the site, and packages. */
export function pageModulePlugins(root: string): Plugin[] {
  return [runtimePlugin(), sitePlugin(root), filesPlugin(root)]
}

function runtimePlugin(): Plugin {
  return {
    name: 'page-runtime',
    resolveId: (id) => (id === RUNTIME ? `\0${RUNTIME}` : null),
    load: (id) => (id === `\0${RUNTIME}` ? { code: RUNTIME_CODE, moduleType: 'js' } : null),
  }
}

const ENGINE = /^(?:react|react-dom|warraq|docs:)/
const isFile = (id: string) => /^(?:[./\0]|[A-Za-z]:[\\/]|@site\/)/.test(id)

/** Paths of the site; packages that are not installed and modules of Docusaurus are calls. */
function sitePlugin(root: string): Plugin {
  const require = createRequire(join(root, 'package.json'))
  const isMissing = (id: string): boolean => {
    if (isFile(id) || isBuiltin(id) || ENGINE.test(id)) return false
    try {
      require.resolve(id)
      return false
    } catch {
      return true
    }
  }
  return {
    name: 'page-modules-site',
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (id.startsWith('\0') || !isFile(id)) return null
        const path = id.startsWith('@site/') ? join(root, id.slice('@site/'.length)) : id
        const found = await this.resolve(path.replace(/\?.*$/, ''), importer, { skipSelf: true })
        if (found === null) return `${FAILING}${id}`
        return path.endsWith('?raw') ? `${found.id}?raw` : found
      },
    },
    load: (id) => {
      if (!id.startsWith(FAILING)) return null
      const name = relative(root, id.slice(FAILING.length)).replaceAll(sep, '/')
      const text = JSON.stringify(`there is no file ${name}`)
      return { code: `throw new Error(${text})\nexport default undefined`, moduleType: 'js' }
    },
    transform: (code, id) => {
      if (id.startsWith('\0') || !/\.[cm]?[jt]sx?$/.test(id)) return null
      const lang = /^\.[cm]?ts$/.test(extname(id)) ? 'ts' : 'tsx'
      const { module, errors } = parseSync(id, code, { lang })
      if (errors.length > 0)
        return {
          code: `throw new Error(${JSON.stringify(`${relative(root, id)}: ${errors[0]?.message}`)})\nexport default undefined`,
          moduleType: 'js',
        }
      if (!module.staticImports.some(({ moduleRequest }) => isMissing(moduleRequest.value)))
        return null
      const called = importCalls(code, module, { call: 'docsNamespace', isCalled: isMissing })
      const head = `import { namespace as docsNamespace } from '${RUNTIME}'; `
      return { code: `${head}${called}`, map: lineMap(code, id) }
    },
  }
}

/** Data, text, images and styles as modules. */
function filesPlugin(root: string): Plugin {
  const moduleOf = (value: unknown) => ({
    code: `export default ${JSON.stringify(value)}`,
    moduleType: 'js' as const,
  })
  return {
    name: 'page-modules-files',
    load: (id) => {
      if (id.endsWith('?raw')) return moduleOf(readFileSync(id.slice(0, -4), 'utf8'))
      if (!existsSync(id) || !statSync(id).isFile()) return null
      if (/\.ya?ml$/.test(id)) return yamlModule(id)
      if (/\.(?:txt|csv)$/.test(id)) return moduleOf(readFileSync(id, 'utf8'))
      // The engine resolves this address like those that authors write.
      if (/\.(?:svg|png|jpe?g|gif|webp|avif|ico|pdf|zip)$/.test(id))
        return moduleOf(`@site/${relative(root, id).replaceAll(sep, '/')}`)
      // Styles of own components are left out; a class keeps its name.
      if (/\.module\.(?:css|s[ac]ss|less)$/.test(id))
        return {
          code: 'export default new Proxy({}, { get: (_, name) => String(name) })',
          moduleType: 'js' as const,
        }
      if (/\.(?:css|s[ac]ss|less)$/.test(id)) return { code: '', moduleType: 'js' as const }
      return CODE.test(id) ? null : foreignModule(relative(root, id).replaceAll(sep, '/'))
    },
  }
}

/** What the bundler reads itself. */
const CODE = /\.(?:[cm]?[jt]sx?|json5?)$/

/** A module of another tool, such as an Astro or Vue component, fails when it is imported. */
function foreignModule(name: string) {
  const text = `${name} is no module of JavaScript or TypeScript`
  return {
    code: `throw new Error(${JSON.stringify(text)})\nexport default undefined`,
    moduleType: 'js' as const,
  }
}

function yamlModule(id: string) {
  const parsed = parseYaml(readFileSync(id, 'utf8'))
  const code =
    'value' in parsed
      ? `export default ${JSON.stringify(parsed.value)}`
      : `throw new Error(${JSON.stringify(parsed.message)})`
  return { code, moduleType: 'js' as const }
}
