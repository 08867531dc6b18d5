import { valueProblem } from './rpc-values.ts'

/** One parameter of a JSON-RPC method as a form field. */
export interface RpcField {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Initial text of the field. */
  readonly text: string
  /**
   * `text`: sent as a string; `address`: sent as a string if its checksum is correct; `json`:
   * parsed as JSON; `either`: parsed as JSON if valid, otherwise sent as a string.
   */
  readonly kind: 'text' | 'address' | 'json' | 'either'
}

/** Problem of the addresses in a value; `undefined` without one. */
export type AddressCheck = (field: RpcField, value: unknown) => string | undefined

export type FieldsResult =
  | { readonly ok: true; readonly params: readonly unknown[] }
  | { readonly ok: false; readonly field: string; readonly message: string }

/** The fields of a method, filled with its example. */
export function fieldsOf(
  params: readonly { readonly name: string; readonly type: string; readonly required: boolean }[],
  example: readonly unknown[],
): readonly RpcField[] {
  return params.map(({ name, type, required }, index) => {
    const value = example[index]
    const text =
      value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
    return { name, type, required, text, kind: kindOf(type, value) }
  })
}

function kindOf(type: string, value: unknown): RpcField['kind'] {
  if (type === 'DATA, 20 bytes') return 'address'
  return value === undefined ? 'either' : typeof value === 'string' ? 'text' : 'json'
}

/** The list of parameters from the texts; optional ones at the end may be empty. */
export function paramsOf(
  fields: readonly RpcField[],
  texts: readonly string[],
  problemOf: AddressCheck = () => undefined,
): FieldsResult {
  const filled = fields.findLastIndex((_, index) => (texts[index] ?? '').trim() !== '')
  const params: unknown[] = []
  for (const [index, field] of fields.entries()) {
    const text = (texts[index] ?? '').trim()
    if (text === '') {
      if (field.required) return wrong(field.name, `${field.name} is required.`)
      if (index < filled)
        return wrong(field.name, `${field.name} must be filled in: ${fields[filled]?.name} is.`)
      continue
    }
    const value = readValue(field, text)
    if (value === undefined)
      return wrong(field.name, `${field.name} must be JSON, for example ${field.text || 'true'}.`)
    const problem =
      (typeof value === 'string' ? valueProblem(field.type, value) : undefined) ??
      problemOf(field, value)
    if (problem !== undefined) return wrong(field.name, `${field.name}: ${problem}`)
    params.push(value)
  }
  return { ok: true, params }
}

function readValue({ kind }: RpcField, text: string): unknown {
  if (kind === 'text' || kind === 'address') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return kind === 'either' ? text : undefined
  }
}

function wrong(field: string, message: string): FieldsResult {
  return { ok: false, field, message }
}
