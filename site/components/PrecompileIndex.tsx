import { precompiles } from '../data/precompiles.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'
import { breakable } from './value.tsx'

/**
 * `::precompile-index`: all functions of the precompiles, one per row, each with a link to its
 * entry.
 */
export default function PrecompileIndex() {
  return (
    <Table
      filter="functions"
      head={['Function', 'Precompile', 'Does']}
      rows={precompiles.flatMap(({ id, name, functions }) =>
        functions.map((entry) => ({
          key: `${id} ${entry.name}`,
          cells: [
            <a key="link" href={`#${anchorOf(id, entry.name)}`}>
              <code>{breakable(entry.name)}</code>
            </a>,
            `${name}, ${entry.acts === 'anyone' ? 'view' : 'transaction'}`,
            entry.does,
          ],
        })),
      )}
    />
  )
}
