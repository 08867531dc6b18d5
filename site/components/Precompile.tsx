import { Fragment } from 'react'
import type { Precompile as PrecompileData, PrecompileEvent } from '../data/precompiles-schema.ts'
import { functionAddress } from '../reference/reference-address.ts'
import { anchorOf } from './anchor.ts'
import { EntryHeading } from './entry-heading.tsx'
import { FactsList, type ListedFact } from './facts-list.tsx'
import { type FunctionKind, functionsOf } from './function-kind.ts'
import { knownPrecompile } from './known-precompile.ts'
import { Table } from './table.tsx'
import { TypeName } from './type-name.tsx'
import { breakable, Value } from './value.tsx'

/**
 * `::precompile{name="staking"}`: address, files, events and errors of a precompile, and links to its
 * functions.
 */
export default function Precompile({ name }: { readonly name?: string }) {
  const precompile = knownPrecompile(name)
  return (
    <>
      <Summary precompile={precompile} />
      <Events precompile={precompile} />
      <Errors precompile={precompile} />
    </>
  )
}

function Summary({ precompile }: { readonly precompile: PrecompileData }) {
  const { contract, address, gas } = precompile
  return (
    <FactsList
      facts={[
        {
          name: 'Address',
          value:
            address === null ? 'that of the token pair of each coin' : <Value text={address} />,
        },
        {
          name: 'Files',
          value: (
            <>
              <a href={`/precompiles/${contract}.json`} download>
                {contract}.json
              </a>{' '}
              (ABI),{' '}
              <a href={`/precompiles/${contract}.sol`} download>
                {contract}.sol
              </a>{' '}
              (Solidity)
            </>
          ),
        },
        { name: 'Gas', value: gas },
        ...functionsFact(precompile, 'Transactions'),
        ...functionsFact(precompile, 'Views'),
      ]}
    />
  )
}

/** Links to the pages of the functions of one kind. */
function functionsFact({ id, functions }: PrecompileData, kind: FunctionKind): ListedFact[] {
  const chosen = functionsOf(functions, kind)
  if (chosen.length === 0) return []
  return [
    {
      name: kind,
      id: anchorOf(id, kind),
      value: chosen.map(({ name }, index) => (
        <Fragment key={name}>
          {index === 0 ? null : ', '}
          <a href={functionAddress(id, name)}>
            <code>{breakable(name)}</code>
          </a>
        </Fragment>
      )),
    },
  ]
}

function Events({ precompile }: { readonly precompile: PrecompileData }) {
  const { id, name, events } = precompile
  if (events.length === 0) return null
  return (
    <>
      <EntryHeading id={anchorOf(id, 'events')} name={`events of ${name}`}>
        Events of {name}
      </EntryHeading>
      <Table
        head={['Event', 'When', 'Fields']}
        rows={events.map((event) => ({
          key: event.name,
          id: anchorOf(id, 'event', event.name),
          cells: [
            <code key="name">{event.name}</code>,
            event.when,
            <Fields key="f" event={event} />,
          ],
        }))}
      />
    </>
  )
}

function Fields({ event }: { readonly event: PrecompileEvent }) {
  return (
    <ul className="api-fields">
      {event.inputs.map(({ name, type, indexed, means }) => (
        <li key={name}>
          <code>{name}</code>{' '}
          <span className="api-type">
            <TypeName type={type} />
            {indexed ? ', indexed' : ''}
          </span>
          : {means}
        </li>
      ))}
    </ul>
  )
}

function Errors({ precompile: { id, name, errors } }: { readonly precompile: PrecompileData }) {
  if (errors.length === 0) return null
  return (
    <>
      <EntryHeading id={anchorOf(id, 'errors')} name={`errors of ${name}`}>
        Errors of {name}
      </EntryHeading>
      <Table
        head={['Text', 'When']}
        rows={errors.map(({ text, when }) => ({
          key: text,
          cells: [<code key="text">{text}</code>, when],
        }))}
      />
    </>
  )
}
