'use client'

import { useId, useState } from 'react'
import { fromBaseUnits, toBaseUnits } from '../lib/units.ts'
import { WithoutScript } from './parts/WithoutScript.tsx'

/** Each unit with the field it updates and the conversion. */
const UNITS = {
  ISLM: { other: 'aISLM', convert: toBaseUnits, inputMode: 'decimal' },
  aISLM: { other: 'ISLM', convert: fromBaseUnits, inputMode: 'numeric' },
} as const

type Unit = keyof typeof UNITS

/** `::unit-converter`: ISLM and aISLM, exact in both directions. */
export default function UnitConverter() {
  const [texts, setTexts] = useState<Readonly<Record<Unit, string>>>({
    ISLM: '1',
    aISLM: '1000000000000000000',
  })
  const [error, setError] = useState<{ readonly unit: Unit; readonly message: string }>()
  const id = useId()
  /** An invalid amount empties the other field, so that it shows no stale result. */
  const change = (unit: Unit, text: string) => {
    const { other, convert } = UNITS[unit]
    const result = convert(text)
    setError(result.ok || text.trim() === '' ? undefined : { unit, message: result.message })
    setTexts({ ...texts, [unit]: text, [other]: result.ok ? result.value : '' })
  }
  return (
    <div className="tool">
      {(['ISLM', 'aISLM'] as const).map((unit) => (
        <p key={unit}>
          <label htmlFor={`${id}-${unit}`}>{unit}</label>
          <input
            id={`${id}-${unit}`}
            inputMode={UNITS[unit].inputMode}
            autoComplete="off"
            value={texts[unit]}
            aria-invalid={error?.unit === unit}
            aria-describedby={`${id}-message`}
            onChange={({ target }) => change(unit, target.value)}
          />
        </p>
      ))}
      <p className="tool-message" id={`${id}-message`} role="status">
        {error?.message ?? ''}
      </p>
      <WithoutScript text="The converter needs JavaScript. By hand: 1 ISLM is 10^18 aISLM, so move the decimal point by 18 places." />
    </div>
  )
}
