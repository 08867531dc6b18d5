import accounts from '../data/module-accounts.json'
import { Table } from './table.tsx'

/** `::module-accounts`: accounts that belong to the protocol. */
export default function ModuleAccounts() {
  return (
    <Table
      head={['Name', 'Address', 'Hex', 'Permissions', 'Role']}
      rows={accounts.map(({ name, address, hex, permissions, role }) => ({
        key: name,
        id: `account-${name.replaceAll('_', '-')}`,
        cells: [
          <code key="name">{name}</code>,
          <code key="address">{address}</code>,
          <code key="hex">{hex}</code>,
          permissions.length === 0 ? 'none' : permissions.join(', '),
          role,
        ],
      }))}
    />
  )
}
