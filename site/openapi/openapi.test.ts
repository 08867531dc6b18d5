import { type SpecData, Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { restQueries } from '../data/rest-endpoints.ts'
import { openApiDocument } from './openapi-document.ts'
import { openApiText } from './openapi-file.ts'

const document = openApiDocument(restQueries)

test('is valid OpenAPI 3.1 by a public validator', async () => {
  const validator = new Validator()
  const result = await validator.validate(JSON.parse(openApiText()) as SpecData)
  expect(result).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the validator detects an error', async () => {
  const { info: _, ...broken } = document
  const result = await new Validator().validate(structuredClone(broken) as unknown as SpecData)
  expect(result.valid).toBe(false)
})

test('describes every query once, and every reference resolves', () => {
  expect(Object.keys(document.paths)).toEqual(restQueries.map(({ path }) => path))
  const ids = Object.values(document.paths).map(({ get }) => get.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const tags = new Set(Object.values(document.paths).map(({ get }) => get.tags[0]))
  expect([...tags].sort()).toEqual(document.tags.map(({ name }) => name).sort())
  for (const [, name = ''] of openApiText().matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(document.components.schemas, name).toHaveProperty([name])
})
