import { classicOptions, isClassic, isClassicCopy } from './docs-instances.ts'
import { extensionUses, isNamed } from './extensions.ts'
import { type Fields, fieldsOf, textIn } from './fields.ts'
import { mapPages } from './map-pages.ts'
import type { DocusaurusProject, LeaveOut } from './project.ts'
import { routeIn } from './route-in.ts'

/**
 * Routes that Docusaurus serves and the engine may not: those of blogs, React pages and plugins.
 * Each part is reported once; links to it are not reported one by one.
 */
export function unbuiltRoutes(project: DocusaurusProject, leaveOut: LeaveOut): string[] {
  const { config, exists } = project
  const routes: string[] = []
  const blogs = blogsOf(config).filter((blog) => exists(textIn(blog.path) ?? 'blog'))
  for (const blog of blogs) {
    const route = routeIn(blog.routeBasePath ?? 'blog')
    routes.push(route)
    leaveOut(`the blog in ${textIn(blog.path) ?? 'blog'}`, `links to ${route} lead to no page`)
  }
  // A component that cannot be rendered leaves no page; it is reported where it fails.
  routes.push(...mapPages(project).map(({ route }) => route))
  const uses = [config.presets, config.plugins].flatMap(extensionUses)
  const foreign = uses.filter(
    (use) =>
      !isClassic(use) && !isClassicCopy(use) && !/content-(?:docs|blog|pages)$/.test(use.name),
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

/** Routes in the options of any plugin: `{ route: '/api/' }`, `{ specs: [{ route: 'api' }] }`. */
function routesIn(options: unknown, depth = 0): string[] {
  if (typeof options !== 'object' || options === null || depth > 4) return []
  return Object.entries(options).flatMap(([name, value]) => {
    const isRoute = (name === 'route' || name === 'routeBasePath') && textIn(value) !== undefined
    return isRoute ? [routeIn(value)].filter((route) => route !== '/') : routesIn(value, depth + 1)
  })
}
