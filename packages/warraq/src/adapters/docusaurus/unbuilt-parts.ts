import { classicOptions } from './docs-instances.ts'
import { extensionUses, isNamed } from './extensions.ts'
import { type Fields, fieldsOf, textIn } from './fields.ts'
import type { DocusaurusProject, LeaveOut } from './project.ts'

/**
 * Routes that Docusaurus serves and the engine does not: those of blogs, React pages and plugins.
 * Each part is reported once; links to it are not reported one by one.
 */
export function unbuiltRoutes(project: DocusaurusProject, leaveOut: LeaveOut): string[] {
  const { config, exists, pages } = project
  const routes: string[] = []
  const blogs = blogsOf(config).filter((blog) => exists(textIn(blog.path) ?? 'blog'))
  for (const blog of blogs) {
    const route = routeIn(blog.routeBasePath ?? 'blog')
    routes.push(route)
    leaveOut(`the blog in ${textIn(blog.path) ?? 'blog'}`, `links to ${route} lead to no page`)
  }
  const found = pages.map(routeOfPage).filter((route) => route !== undefined)
  if (found.length > 0) {
    routes.push(...found)
    leaveOut(`the pages of src/pages`, `these addresses have no page: ${shortList(found)}`)
  }
  const uses = [config.presets, config.plugins].flatMap(extensionUses)
  const foreign = uses.filter(
    ({ name }) => !isNamed(name, 'preset', 'classic') && !/content-(?:docs|blog|pages)$/.test(name),
  )
  return [...routes, ...foreign.flatMap(({ options }) => routesIn(options))]
}

function blogsOf(config: Fields): Fields[] {
  const classic = classicOptions(config)
  const own = classic === undefined || classic.blog === false ? [] : [fieldsOf(classic.blog)]
  const plugins = extensionUses(config.plugins)
    .filter(({ name, isOff }) => isNamed(name, 'plugin', 'content-blog') && !isOff)
    .map(({ options }) => options)
  return [...own, ...plugins]
}

/** `guides/index.tsx` is `/guides/`; `undefined` for a module that is no page. */
function routeOfPage(path: string): string | undefined {
  const [, name] = /^(.+)\.(?:[jt]sx?|mdx?)$/.exec(path) ?? []
  if (name === undefined || /(?:^|\/)_|\.(?:test|spec|d)$|(?:^|\/)__tests__\//.test(name))
    return undefined
  return routeIn(name.replace(/(?:^|\/)index$/, ''))
}

/** Routes in the options of any plugin: `{ route: '/api/' }`, `{ specs: [{ route: 'api' }] }`. */
function routesIn(options: unknown, depth = 0): string[] {
  if (typeof options !== 'object' || options === null || depth > 4) return []
  return Object.entries(options).flatMap(([name, value]) => {
    const isRoute = (name === 'route' || name === 'routeBasePath') && textIn(value) !== undefined
    return isRoute ? [routeIn(value)].filter((route) => route !== '/') : routesIn(value, depth + 1)
  })
}

function routeIn(path: unknown): string {
  const parts = String(path).split('/')
  return `/${parts
    .filter((part) => part !== '')
    .map((part) => `${part}/`)
    .join('')}`
}

const MOST_LISTED = 8

function shortList(routes: readonly string[]): string {
  const rest = routes.length - MOST_LISTED
  return `${routes.slice(0, MOST_LISTED).join(' ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
