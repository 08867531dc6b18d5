import { Fragment } from 'react'
import { unsupportedGroups } from '../data/rpc-unsupported.ts'
import { anchorOf } from './anchor.ts'
import { breakableMethod } from './breakable-method.tsx'
import { Table } from './table.tsx'

/** `::rpc-unsupported`: methods that answer -32601, each with an alternative. */
export default function RpcUnsupported() {
  return (
    <Table
      head={['Not supported', 'Use instead']}
      rows={unsupportedGroups.map(({ methods, instead, note }) => ({
        key: methods[0] ?? '',
        id: anchorOf('unsupported', methods[0] ?? ''),
        cells: [
          <Names key="methods" names={methods} />,
          <>
            {instead.map((method, index) => (
              <Fragment key={method}>
                {index === 0 ? null : ', '}
                <a href={`#${method}`}>
                  <code>{breakableMethod(method)}</code>
                </a>
              </Fragment>
            ))}
            {instead.length > 0 && note !== '' ? '. ' : null}
            {note}
            {instead.length === 0 && note === '' ? 'no counterpart' : null}
          </>,
        ],
      }))}
    />
  )
}

function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : ', '}
      <code>{breakableMethod(name)}</code>
    </Fragment>
  ))
}
