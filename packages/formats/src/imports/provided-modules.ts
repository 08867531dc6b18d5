/** Components of the engine, which Markdown imports that modules import. */
export const ENGINE_PARTS = 'docs:parts'

/** Modules of other tools that this package has; one that ends with `/` stands for all that begin so. */
const PROVIDED = [
  ...['@theme/', '@theme-original/', '@theme-init/', '@docusaurus/', '@generated/'],
  ...['@astrojs/starlight/components', 'react-router', 'react-router-dom'],
]

/** Whether this package has a module. */
export function isProvided(id: string): boolean {
  return PROVIDED.some((name) => (name.endsWith('/') ? id.startsWith(name) : id === name))
}
