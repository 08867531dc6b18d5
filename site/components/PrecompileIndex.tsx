import { precompiles } from '../data/precompiles.ts'
import { functionAddress } from '../reference/reference-address.ts'
import { anchorOf } from './anchor.ts'
import { inlineCode } from './inline-code.tsx'
import { Table } from './table.tsx'
import { breakable } from './value.tsx'

/**
 * `::precompile-index`: all functions of the precompiles, one per row, each with a link to its
 * page.
 */
export default function PrecompileIndex() {
  return (
    <Table
      filter="functions"
      head={['Function', 'Precompile', 'Does']}
      rows={precompiles.flatMap(({ id, name, functions }) =>
        functions.map((entry) => ({
          key: `${id} ${entry.name}`,
          id: anchorOf(id, entry.name),
          isLinked: false,
          cells: [
            <a key="link" href={functionAddress(id, entry.name)}>
              <code>{breakable(entry.name)}</code>
            </a>,
            `${name}, ${entry.acts === 'anyone' ? 'view' : 'transaction'}`,
            inlineCode(entry.does),
          ],
        })),
      )}
    />
  )
}
