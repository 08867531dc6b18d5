import { useId, useState } from 'react'
import { fromBaseUnits, toBaseUnits, type UnitResult } from '../lib/units.ts'

/** `::unit-converter`: ISLM and aISLM, exact in both directions. */
export default function UnitConverter() {
  const [islm, setIslm] = useState('1')
  const [base, setBase] = useState('1000000000000000000')
  const [error, setError] = useState('')
  const id = useId()
  const change = (
    text: string,
    own: (text: string) => void,
    other: (text: string) => void,
    convert: (text: string) => UnitResult,
  ) => {
    own(text)
    const result = convert(text)
    setError(result.ok ? '' : result.message)
    if (result.ok) other(result.value)
  }
  return (
    <div className="tool">
      <p>
        <label htmlFor={`${id}-islm`}>ISLM</label>
        <input
          id={`${id}-islm`}
          inputMode="decimal"
          value={islm}
          onChange={({ target }) => change(target.value, setIslm, setBase, toBaseUnits)}
        />
      </p>
      <p>
        <label htmlFor={`${id}-base`}>aISLM</label>
        <input
          id={`${id}-base`}
          inputMode="numeric"
          value={base}
          onChange={({ target }) => change(target.value, setBase, setIslm, fromBaseUnits)}
        />
      </p>
      <p className="tool-message" role="status">
        {error}
      </p>
    </div>
  )
}
