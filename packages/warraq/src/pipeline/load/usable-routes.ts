import { foldedPath } from '../../check/check-routes.ts'
import type { DocsConfig } from '../../config/schema.ts'
import { mildProblemAt } from '../../shared/data/problem-at.ts'
import { faultOfRoute, usableName } from '../../shared/text/route-names.ts'
import { engineNames } from '../engine-files.ts'
import type { DocResult } from './read-docs.ts'

/**
 * Give pages another address where their own is one of the engine, such as `/404/`, or does not
 * work on every server, such as `/c#/`; each is reported. For folders that were not written for
 * this engine: otherwise such an address stops the build.
 */
export function usableRoutes(
  results: readonly DocResult[],
  config: Pick<DocsConfig, 'search' | 'checks'>,
): readonly DocResult[] {
  if (config.checks.strict) return results
  const isTaken = takenRoutes(config)
  const faults = results.map(({ read }) => read && faultOf(read.doc.route, isTaken))
  if (faults.every((fault) => fault === undefined)) return results
  const used = new Set(results.map(({ read }) => foldedPath(read?.doc.route ?? '')))
  return results.map((result, index) => {
    const fault = faults[index]
    return fault === undefined ? result : moved(result, fault, { isTaken, used })
  })
}

interface RouteFault {
  readonly code: 'route/taken' | 'route/unusable-name'
  readonly reason: string
}

interface RouteScope {
  readonly isTaken: (route: string) => boolean
  /** Addresses of pages, folded. */
  readonly used: Set<string>
}

/** Whether the engine writes the file or folder of a route. */
function takenRoutes({ search }: Pick<DocsConfig, 'search'>): RouteScope['isTaken'] {
  const names = new Set(engineNames())
  const searchRoute = search === false ? undefined : foldedPath(search.route)
  return (route) => {
    const folded = foldedPath(route)
    return folded === searchRoute || names.has(folded.split('/')[1] ?? '')
  }
}

function faultOf(route: string, isTaken: RouteScope['isTaken']): RouteFault | undefined {
  const unusable = faultOfRoute(route)
  if (unusable !== undefined)
    return { code: 'route/unusable-name', reason: `the address "${route}", with ${unusable}` }
  return isTaken(route)
    ? { code: 'route/taken', reason: `the address "${route}", which the engine uses` }
    : undefined
}

function moved(result: DocResult, { code, reason }: RouteFault, scope: RouteScope): DocResult {
  const { read, problems } = result
  if (read === undefined) return result
  const route = freeRoute(read.doc.route, scope)
  const problem = mildProblemAt(read.doc.file, code, {
    found: reason,
    expected: 'an address that works on every server and that no other page has',
    fix: `the page is published at ${route}; rename the file or folder, or give the page a "slug"`,
  })
  return { read: { ...read, doc: { ...read.doc, route } }, problems: [...problems, problem] }
}

function freeRoute(route: string, { isTaken, used }: RouteScope): string {
  const end = route.endsWith('/') ? '/' : ''
  const names = route
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(usableName)
  const usable = `/${names.join('/')}${end}`
  const [first = '', ...rest] = names
  const base = isTaken(usable) ? [`${first}-page`, ...rest].join('/') : names.join('/')
  let free = `/${base}${end}`
  for (let count = 2; used.has(foldedPath(free)); count += 1) free = `/${base}-${count}${end}`
  used.add(foldedPath(free))
  return free
}
