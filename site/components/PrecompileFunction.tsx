import { PRECOMPILES } from '../reference/reference-address.ts'
import { anchorOf } from './anchor.ts'
import { ApiPage } from './api-columns.tsx'
import { functionColumns } from './function-columns.tsx'
import { knownPrecompile } from './known-precompile.ts'
import { Value } from './value.tsx'

interface PrecompileFunctionProps {
  readonly precompile?: string
  readonly name?: string
}

/** `::precompile-function{precompile="staking" name="delegate"}`: a function of a precompile. */
export default function PrecompileFunction({ precompile: id, name }: PrecompileFunctionProps) {
  const precompile = knownPrecompile(id)
  const entry = precompile.functions.find((known) => known.name === name)
  if (entry === undefined)
    throw new Error(`name="${name ?? ''}" is no function of the ${precompile.name} precompile`)
  const { address, errors } = precompile
  const { example, ...columns } = functionColumns({ precompile, entry, isPage: true })
  return (
    <>
      <ApiPage
        {...columns}
        example={
          <>
            <p className="api-signature">
              Address{' '}
              {address === null ? 'of the token pair of each coin' : <Value text={address} />}
            </p>
            {example}
          </>
        }
      />
      <p>
        <a href={`${PRECOMPILES}#${anchorOf(precompile.name)}`}>{precompile.name}</a> lists its
        files, gas and events{errors.length === 0 ? '' : ', and the errors it fails with'}.{' '}
        <a href={`${PRECOMPILES}#before-you-call`}>Before you call</a> holds for all precompiles.
      </p>
    </>
  )
}
