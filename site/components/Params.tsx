import { moduleParams } from '../data/params.ts'
import type { ModuleParam } from '../data/params-schema.ts'
import { anchorOf } from './anchor.ts'
import { inlineCode } from './inline-code.tsx'
import { pick } from './pick.ts'
import { Table } from './table.tsx'

/** `::params{module="evm"}`: the parameters of a module with their defaults. */
export default function Params({ module }: { readonly module?: string }) {
  const { params } = pick(moduleParams, module, 'module')
  const entries = Object.entries(params)
  if (entries.length === 0) return <p>This module has no parameters.</p>
  return (
    <Table
      filter="parameters"
      head={['Parameter', 'Type', 'Default', 'Unit', 'Notes']}
      rows={entries.map(([name, param]) => ({
        key: name,
        id: anchorOf('param', module ?? '', name),
        cells: [
          <code key="name">{name}</code>,
          <code key="type">{param.type}</code>,
          <code key="default">{text(param.default)}</code>,
          param.unit ?? '',
          inlineCode(noteOf(param)),
        ],
      }))}
    />
  )
}

function noteOf({ note, mainnet_genesis: mainnet, testnet_genesis: testnet }: ModuleParam): string {
  const genesis = [
    ...(mainnet === undefined ? [] : [`Mainnet genesis: ${text(mainnet)}.`]),
    ...(testnet === undefined ? [] : [`TestEdge2 genesis: ${text(testnet)}.`]),
  ]
  return [...(note === undefined ? [] : [note]), ...genesis].join(' ')
}

function text(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return 'empty list'
  return typeof value === 'string'
    ? value === ''
      ? 'empty'
      : value
    : JSON.stringify(value ?? 'none').replaceAll('"', '')
}
