import { Fragment } from 'react'

/** Longer words do not fit into a narrow sidebar. */
const LONGEST_WORD = 16

/** Between the words of a name in code: `eth_`, `get`, `Transaction`, `Receipt`. */
const JOINT = /(?<=_)|(?<=[a-z])(?=[A-Z])/

/** A label whose long names break between their words. */
export function SidebarLabel({ label }: { readonly label: string }) {
  if (label.split(' ').every(({ length }) => length <= LONGEST_WORD)) return label
  return label.split(JOINT).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a label never change places
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ))
}
