import { enums, structs } from '../data/precompiles.ts'
import { anchorOf } from './anchor.ts'
import { ApiParams } from './api-params.tsx'
import { TypeName } from './type-name.tsx'

/** `::precompile-types`: structures and enumerations of the precompiles. */
export default function PrecompileTypes() {
  return (
    <>
      {structs.map(({ name, does, fields }) => (
        <div key={name} id={anchorOf('type', name)} className="api-struct">
          <p>
            <code>{name}</code> {does}
          </p>
          <ApiParams
            title="Fields"
            params={fields.map((field) => ({ ...field, type: <TypeName type={field.type} /> }))}
          />
        </div>
      ))}
      {enums.map(({ name, does, values }) => (
        <div key={name} id={anchorOf('type', name)} className="api-struct">
          <p>
            <code>{name}</code> {does}
          </p>
          <p>{values.map((value, index) => `${index} ${value}`).join(', ')}.</p>
        </div>
      ))}
    </>
  )
}
