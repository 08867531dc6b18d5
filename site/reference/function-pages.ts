import type { Precompile } from '../data/precompiles-schema.ts'
import type { ReferencePage } from './reference-page.ts'

/** A page for each function of a precompile, in one folder for each precompile. */
export function functionPages(precompiles: readonly Precompile[]): readonly ReferencePage[] {
  return precompiles.flatMap(({ id, name, functions }) =>
    functions.map((entry, position) => ({
      path: `precompiles/${id}/${entry.name}.md`,
      title: `${name} precompile: ${entry.name}`,
      sidebarLabel: entry.name,
      badge: entry.acts === 'anyone' ? 'read' : 'tx',
      description: `${entry.name}, a ${entry.acts === 'anyone' ? 'view' : 'transaction'} of the ${name} precompile. ${entry.does}`,
      position,
      data: 'site/data/precompiles.json',
      body: `::precompile-function{precompile="${id}" name="${entry.name}"}`,
    })),
  )
}
