import { Fragment } from 'react'

/** A long name may go on in the next line after its namespace and before "By" and "And". */
export function breakableMethod(method: string) {
  return method.split(/(?<=_)|(?=By|And)/).map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}
