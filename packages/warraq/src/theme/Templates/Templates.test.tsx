import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import type { UiText } from '../text/ui-text.ts'
import { Templates } from './Templates.tsx'

const SOURCES = join(import.meta.dirname, '../..')

const templatesIn = (text?: Partial<UiText>) => plainHtml(<Templates />, text)

/** Names of the elements that scripts copy. */
const copied = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((file) => [
    ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\bcopyOf(?:<\w+>)?\('([\w-]+)'/g),
  ])
  .map(([, name = '']) => name)

test('has exactly one element for each name that a script copies', () => {
  const classes = [...templatesIn().matchAll(/ class="([^"]*)"/g)].map(([, list = '']) =>
    list.split(' '),
  )
  expect(copied.length).toBeGreaterThan(5)
  for (const name of copied)
    expect(
      classes.filter((list) => list.includes(name)),
      name,
    ).toHaveLength(1)
})

test('nothing of it is shown or read before a script copies it', () => {
  expect(templatesIn()).toMatch(/^<template id="docsTemplates">.*<\/template>$/s)
})

test('failures are announced at once, a slow page politely, in the language of the site', () => {
  const html = templatesIn({
    loadingPage: 'Wird geladen',
    pageUnreachable: 'Nicht da',
    retry: 'Neu',
  })
  expect(html).toMatch(/role="status"><span [^>]*>Wird geladen</)
  expect(html).toMatch(/role="alert"><p>Nicht da<\/p><button [^>]*>Neu</)
})
