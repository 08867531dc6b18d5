/** A path as a route: `/api//x` is `/api/x/`. */
export function routeIn(path: unknown): string {
  const parts = String(path).split('/')
  return `/${parts
    .filter((part) => part !== '')
    .map((part) => `${part}/`)
    .join('')}`
}
