import type { Precompile, PrecompileFunction } from '../data/precompiles-schema.ts'
import { abiOf, signatureOf } from '../precompiles/abi.ts'
import { castCommand } from '../precompiles/cast.ts'
import { selectorOf } from '../precompiles/selectors.ts'
import type { ApiColumnsProps, Badge } from './api-columns.tsx'
import { ApiParams } from './api-params.tsx'
import { CodeFigure } from './code-figure.tsx'
import { inlineCode } from './inline-code.tsx'
import { TypeName } from './type-name.tsx'
import { Value } from './value.tsx'

/** Whose funds or rights a function may use, as a sentence. */
const ACTS: Readonly<Record<PrecompileFunction['acts'], string>> = {
  anyone: '',
  granted:
    'Call it from the account whose coins or stake it concerns. A contract that calls it needs an allowance first, even for itself: see `approve`.',
  self: 'Call it from the account that it concerns, directly or through any contract. No allowance is needed. A contract can also call it for itself.',
  direct: 'Call it directly from the account that it concerns. Through a contract it fails.',
  signer:
    'It changes allowances of the account that signs the transaction, even if a contract calls it.',
  caller: 'It acts for the caller, as any ERC-20 does.',
}

interface EntryProps {
  readonly precompile: Precompile
  readonly entry: PrecompileFunction
}

/**
 * Description of a function, with its signature and a call of it; `isPage` leaves out what the
 * lead of its page says.
 */
export function functionColumns({
  precompile,
  entry,
  isPage = false,
}: EntryProps & { readonly isPage?: boolean }): ApiColumnsProps {
  const { does, when, acts, note, inputs, outputs } = entry
  return {
    badges: badgesOf(entry),
    example: <FunctionExample precompile={precompile} entry={entry} />,
    children: (
      <>
        {isPage ? null : <p>{inlineCode(`${does} ${when}`)}</p>}
        {ACTS[acts] === '' ? null : <p>{inlineCode(ACTS[acts])}</p>}
        {note === '' ? null : <p>{note}</p>}
        <ApiParams
          title="Parameters"
          params={inputs.map((input) => ({ ...input, type: <TypeName type={input.type} /> }))}
        />
        <ApiParams
          title="Results"
          params={outputs.map((output) => ({ ...output, type: <TypeName type={output.type} /> }))}
        />
      </>
    ),
  }
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
