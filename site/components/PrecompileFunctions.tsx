import { anchorOf } from './anchor.ts'
import { ApiEntry } from './api-entry.tsx'
import { functionColumns } from './function-columns.tsx'
import { knownPrecompile } from './known-precompile.ts'
import { breakable } from './value.tsx'

/** `::precompile-functions{name="staking"}`: every function of a precompile on one page. */
export default function PrecompileFunctions({ name }: { readonly name?: string }) {
  const precompile = knownPrecompile(name)
  return (
    <>
      {precompile.functions.map((entry) => (
        <ApiEntry
          key={entry.name}
          id={anchorOf(precompile.id, entry.name)}
          name={entry.name}
          heading={breakable(entry.name)}
          {...functionColumns({ precompile, entry })}
        />
      ))}
    </>
  )
}
