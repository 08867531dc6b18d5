import { partsOf } from '../precompiles/abi.ts'
import { isOwnType } from '../precompiles/used-types.ts'
import { PRECOMPILES } from '../reference/reference-address.ts'
import { anchorOf } from './anchor.ts'

/** A Solidity type; the name of a structure links to its fields. */
export function TypeName({ type }: { readonly type: string }) {
  if (!isOwnType(type)) return type
  const { base, suffix } = partsOf(type)
  return (
    <>
      <a href={`${PRECOMPILES}#${anchorOf('type', base)}`}>{base}</a>
      {suffix}
    </>
  )
}
