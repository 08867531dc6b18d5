import { type ReactNode, useId, useState } from 'react'
import { type NumberField, readNumbers, startTexts } from './number-fields.ts'
import { WithoutScript } from './WithoutScript.tsx'

interface EstimateProps<Name extends string> {
  readonly fields: readonly NumberField<Name>[]
  /** Returns the sentence with the result. */
  readonly result: (numbers: Readonly<Record<Name, number>>) => string
  /** The formula and its limits. */
  readonly children: ReactNode
}

/** Input numbers, the result, and an explanation. */
export function Estimate<Name extends string>({ fields, result, children }: EstimateProps<Name>) {
  const id = useId()
  const [texts, setTexts] = useState(() => startTexts(fields))
  const { numbers, error, wrong } = readNumbers(fields, texts)
  return (
    <div className="tool">
      {fields.map(({ name, label }) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            inputMode="decimal"
            autoComplete="off"
            value={texts[name]}
            aria-invalid={wrong === name}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        </p>
      ))}
      <p role="status">{error === '' ? result(numbers) : error}</p>
      <p className="tool-note">{children}</p>
      <WithoutScript text="Other values need JavaScript: the result is that of the values in the fields." />
    </div>
  )
}
