import { precompiles } from '../data/precompiles.ts'
import type {
  Precompile as PrecompileData,
  PrecompileEvent,
  PrecompileFunction,
} from '../data/precompiles-schema.ts'
import { abiOf, signatureOf } from '../precompiles/abi.ts'
import { castCommand } from '../precompiles/cast.ts'
import { selectorOf } from '../precompiles/selectors.ts'
import { anchorOf } from './anchor.ts'
import { ApiEntry, type Badge } from './api-entry.tsx'
import { ApiParams } from './api-params.tsx'
import { CodeFigure } from './code-figure.tsx'
import { EntryHeading } from './entry-heading.tsx'
import { Table } from './table.tsx'
import { TypeName } from './type-name.tsx'
import { Value } from './value.tsx'

/** Whose funds or rights a function may use, as a sentence. */
const ACTS: Readonly<Record<PrecompileFunction['acts'], string>> = {
  anyone: '',
  granted:
    'The owner signs the transaction, or is the contract that calls. A contract in between needs a grant of the signer.',
  self: 'The owner signs the transaction, or is the contract that calls. No grant is asked for.',
  direct: 'The owner signs and calls directly; through a contract it fails.',
  signer: 'Concerns grants of the account that signed the transaction, whoever calls.',
  caller: 'Acts for the caller, as any ERC-20 does.',
}

/** `::precompile{name="staking"}`: functions, events and errors of a precompile. */
export default function Precompile({ name }: { readonly name?: string }) {
  const precompile = precompiles.find(({ id }) => id === name)
  if (precompile === undefined)
    throw new Error(
      `name="${name ?? ''}" is unknown; use one of: ${precompiles.map(({ id }) => id).join(', ')}`,
    )
  return (
    <>
      <Summary precompile={precompile} />
      <Functions precompile={precompile} kind="Transactions" />
      <Functions precompile={precompile} kind="Views" />
      <Events precompile={precompile} />
      <Errors precompile={precompile} />
    </>
  )
}

function Summary({ precompile: { contract, address, gas } }: { precompile: PrecompileData }) {
  return (
    <Table
      head={['Field', 'Value']}
      rows={[
        {
          key: 'address',
          cells: [
            'Address',
            address === null ? (
              'that of the token pair of each coin'
            ) : (
              <Value key="address" text={address} />
            ),
          ],
        },
        {
          key: 'files',
          cells: [
            'Files',
            <span key="files">
              <a href={`/precompiles/${contract}.json`} download>
                {contract}.json
              </a>{' '}
              (ABI),{' '}
              <a href={`/precompiles/${contract}.sol`} download>
                {contract}.sol
              </a>{' '}
              (Solidity)
            </span>,
          ],
        },
        { key: 'gas', cells: ['Gas', gas] },
      ]}
    />
  )
}

interface FunctionsProps {
  readonly precompile: PrecompileData
  readonly kind: 'Transactions' | 'Views'
}

function Functions({ precompile, kind }: FunctionsProps) {
  const { id, name, functions } = precompile
  const chosen = functions.filter(({ acts }) => (acts === 'anyone') === (kind === 'Views'))
  if (chosen.length === 0) return null
  return (
    <>
      <EntryHeading id={anchorOf(id, kind)} name={`${kind} of ${name}`}>
        {kind} of {name}
      </EntryHeading>
      {chosen.map((entry) => (
        <FunctionEntry key={entry.name} precompile={precompile} entry={entry} />
      ))}
    </>
  )
}

interface EntryProps {
  readonly precompile: PrecompileData
  readonly entry: PrecompileFunction
}

function FunctionEntry({ precompile, entry }: EntryProps) {
  const { name, does, acts, note, inputs, outputs } = entry
  return (
    <ApiEntry
      id={anchorOf(precompile.id, name)}
      name={name}
      heading={name}
      level={4}
      badges={badgesOf(entry)}
      example={<FunctionExample precompile={precompile} entry={entry} />}
    >
      <p>{does}</p>
      {ACTS[acts] === '' ? null : <p>{ACTS[acts]}</p>}
      {note === '' ? null : <p>{note}</p>}
      <ApiParams
        title="Parameters"
        params={inputs.map((input) => ({ ...input, type: <TypeName type={input.type} /> }))}
      />
      <ApiParams
        title="Results"
        params={outputs.map((output) => ({ ...output, type: <TypeName type={output.type} /> }))}
      />
    </ApiEntry>
  )
}

function badgesOf({ acts, mutability }: PrecompileFunction): readonly Badge[] {
  if (acts !== 'anyone')
    return [
      { text: 'transaction', tone: 'warn' },
      { text: 'nonpayable', tone: 'soft' },
    ]
  return mutability === 'view'
    ? [{ text: 'view', tone: 'strong' }]
    : [
        { text: 'reads only', tone: 'strong' },
        { text: 'nonpayable', tone: 'soft' },
      ]
}

function FunctionExample({ precompile, entry }: EntryProps) {
  const abi = abiOf(precompile).find(({ type, name }) => type === 'function' && name === entry.name)
  if (abi === undefined) return null
  return (
    <>
      <p className="api-signature">
        <Value text={signatureOf(abi)} label={`the signature of ${entry.name}`} />
      </p>
      <p className="api-signature">
        Selector <Value text={selectorOf(abi)} label={`the selector of ${entry.name}`} />
      </p>
      <CodeFigure title="Foundry" language="bash" isWrapped code={castCommand(precompile, entry)} />
    </>
  )
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
