import { enums, structs } from '../data/precompiles.ts'
import { anchorOf } from './anchor.ts'
import { ApiParams } from './api-params.tsx'
import { EntryHeading } from './entry-heading.tsx'
import { TypeName } from './type-name.tsx'

/** `::precompile-types`: structures and enumerations of the precompiles. */
export default function PrecompileTypes() {
  return (
    <>
      {structs.map(({ name, does, fields }) => (
        <section key={name}>
          <EntryHeading id={anchorOf('type', name)} name={name}>
            <code>{name}</code>
          </EntryHeading>
          <p>{does}</p>
          <ApiParams
            title="Fields"
            params={fields.map((field) => ({ ...field, type: <TypeName type={field.type} /> }))}
          />
        </section>
      ))}
      {enums.map(({ name, does, values }) => (
        <section key={name}>
          <EntryHeading id={anchorOf('type', name)} name={name}>
            <code>{name}</code>
          </EntryHeading>
          <p>{does}</p>
          <p>{values.map((value, index) => `${index} ${value}`).join(', ')}.</p>
        </section>
      ))}
    </>
  )
}
