import { Fragment } from 'react'

/** Allows a long name to break after its namespace and before "By" and "And". */
export function breakableMethod(method: string) {
  return method.split(/(?<=_)|(?=By|And)/).map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}
