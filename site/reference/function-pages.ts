import type { Precompile } from '../data/precompiles-schema.ts'
import { type ReferencePage, withoutMarks } from './reference-page.ts'

/** A page for each function of a precompile, in one folder for each precompile. */
export function functionPages(precompiles: readonly Precompile[]): readonly ReferencePage[] {
  return precompiles.flatMap(({ id, name, functions }) =>
    functions.map((entry, position) => ({
      path: `precompiles/${id}/${entry.name}.md`,
      title: `${name} precompile: ${entry.name}`,
      sidebarLabel: entry.name,
      badge: entry.acts === 'anyone' ? 'read' : 'tx',
      description: `${entry.name}, a ${entry.acts === 'anyone' ? 'view' : 'transaction'} of the ${name} precompile. ${withoutMarks(entry.does)}`,
      position,
      data: 'site/data/precompiles.json',
      body: `${entry.does} ${entry.when}\n\n::precompile-function{precompile="${id}" name="${entry.name}"}`,
    })),
  )
}
