import { moduleAccounts } from '../data/module-accounts.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'
import { Value } from './value.tsx'

/** `::module-accounts`: accounts that belong to the protocol. */
export default function ModuleAccounts() {
  return (
    <Table
      filter="accounts"
      head={['Name', 'Address', 'Hex', 'Permissions', 'Role']}
      rows={moduleAccounts.map(({ name, address, hex, permissions, role }) => ({
        key: name,
        id: anchorOf('account', name),
        cells: [
          <code key="name">{name}</code>,
          <Value key="address" text={address} />,
          <Value key="hex" text={hex} />,
          permissions.length === 0 ? 'none' : permissions.join(', '),
          role,
        ],
      }))}
    />
  )
}
