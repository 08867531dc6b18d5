import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ENGINE = join(import.meta.dirname, '..')

/** The forms of a page between load and write. */
const FORMS = ['PageSource', 'Doc', 'CompiledPage', 'ReadyPage', 'PagePayload']

/**
 * Folders of the stages and of the data they exchange. Plugins and the search have their own
 * contracts.
 */
const STAGES = /^(?:shared|content|pages|check|build)[\\/]/

const declarations = new Map(
  readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .filter((file) => STAGES.test(file) && /(?<!\.test|\.fixtures|\.d)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(ENGINE, file), 'utf8').matchAll(
        /^(?:export )?(?:interface|type) (\w+)\b(.*?\n)(?=\}|\n|$)/gms,
      ),
    ])
    .map(([, name = '', body = '']) => [name, body]),
)
const isNamed = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text)

test('a page has five forms; every other page type contains one or is part of one', () => {
  const pageTypes = [...declarations.keys()].filter((name) =>
    /(?:^Doc|Page|PageBody|Payload|DocumentData|PageView|PageRecord)$/.test(name),
  )
  const parts = FORMS.map((form) => declarations.get(form)).join('')
  const strangers = pageTypes.filter(
    (name) =>
      !FORMS.includes(name) &&
      !FORMS.some((form) => isNamed(form, declarations.get(name) ?? '')) &&
      !isNamed(name, parts),
  )
  expect(FORMS.filter((form) => !declarations.has(form))).toEqual([])
  expect(strangers).toEqual([])
})
