import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('the command line names pages, programs and a folder to keep', () => {
  expect(readOptions(['rollback', '--haqqd', '/a/haqqd', '--keep=/tmp/x', '--list'])).toEqual({
    pages: ['rollback'],
    haqqd: '/a/haqqd',
    keep: '/tmp/x',
    list: true,
  })
  expect(readOptions(['--answers']).answers).toBe(true)
  expect(readOptions(['--repositories', '/c']).repositories).toBe('/c')
  expect(() => readOptions(['--answers', 'rollback'])).toThrow('--answers performs no page')
  expect(() => readOptions(['--hagqd', 'x'])).toThrow("Unknown option '--hagqd'")
  expect(() => readOptions(['--haqqd'])).toThrow('argument missing')
  expect(() => readOptions(['--haqqd', '--list'])).toThrow('argument is ambiguous')
  expect(() => readOptions(['--haqqd='])).toThrow('--haqqd needs a path')
})
