import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rpcMethods } from '../data/rpc-methods.ts'
import { addressCheck } from './rpc-address.ts'
import { fieldsOf, type RpcField, paramsOf as uncheckedParamsOf } from './rpc-fields.ts'

const paramsOf = (fields: readonly RpcField[], texts: readonly string[]) =>
  uncheckedParamsOf(fields, texts, addressCheck)

const field = (change: Partial<RpcField>): RpcField => ({
  name: 'it',
  type: 'string',
  required: true,
  text: '',
  kind: 'text',
  ...change,
})

describe('fields of a method', () => {
  test.each(rpcMethods)('$method: the fields give back the example', ({ params, example }) => {
    const fields = fieldsOf(params, example.params)
    const texts = fields.map(({ text }) => text)
    expect(paramsOf(fields, texts)).toEqual({ ok: true, params: example.params })
  })

  test('a string stays a string, whatever it looks like', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        fc.pre(text.trim() !== '')
        expect(paramsOf([field({})], [text])).toEqual({ ok: true, params: [text.trim()] })
      }),
    )
  })

  test('any JSON is passed on unchanged', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        // Without the check of addresses: generated JSON may have a key such as "to".
        expect(uncheckedParamsOf([field({ kind: 'json' })], [text])).toEqual({
          ok: true,
          params: [JSON.parse(text)],
        })
      }),
    )
  })

  test('reports which field is missing or not JSON', () => {
    const optional = field({ name: 'last', required: false, kind: 'either' })
    expect(paramsOf([field({})], [' '])).toMatchObject({ ok: false, field: 'it' })
    expect(paramsOf([field({ kind: 'json', text: '{}' })], ['{'])).toEqual({
      ok: false,
      field: 'it',
      message: 'it must be JSON, for example {}.',
    })
    expect(paramsOf([field({}), optional], ['0x1', ''])).toEqual({ ok: true, params: ['0x1'] })
    expect(paramsOf([optional, { ...optional, name: 'end' }], ['', '1'])).toEqual({
      ok: false,
      field: 'last',
      message: 'last must be filled in: end is.',
    })
    expect(paramsOf([optional], ['latest'])).toEqual({ ok: true, params: ['latest'] })
    expect(paramsOf([optional], ['true'])).toEqual({ ok: true, params: [true] })
  })

  const HEX = '0x1122334455667788990011223344556677889900'

  test.each([
    ['hello', 'it: An address starts with haqq1'],
    ['0x1122', 'it: A hex address has 40 digits after 0x; this one has 4.'],
    ['0x12fEFEAc0568503F7C0D934c149f29a42B05C48F', 'it: The checksum'],
    ['haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va', `it: JSON-RPC takes the 0x form: ${HEX}`],
  ])('%s is refused where an address is expected', (text, message) => {
    const result = paramsOf([field({ kind: 'address' })], [text])
    expect(result.ok ? '' : result.message).toContain(message)
  })

  test.each([
    [{ to: '0x1122' }, 'it: to: A hex address has 40 digits'],
    [{ address: [HEX, '0x12'] }, 'it: address: A hex address has 40 digits'],
    [{ from: HEX, to: 'hello' }, 'it: to: An address starts with'],
  ])('an address inside an object is checked: %j', (value, message) => {
    const result = paramsOf([field({ kind: 'json' })], [JSON.stringify(value)])
    expect(result.ok ? '' : result.message).toContain(message)
    expect(paramsOf([field({ kind: 'json' })], [`{"to":"${HEX}"}`])).toMatchObject({ ok: true })
  })
})
