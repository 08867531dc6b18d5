import { expect, test } from 'vitest'
import { type Diagnostic, formatDiagnostic } from '../shared/data/diagnostic.ts'
import { ALL_CODES, PROBLEM_CODES } from '../shared/data/problem-codes.ts'
import { checksSchema } from './checks-schema.ts'
import { severityOf, withSeverities } from './severity-of.ts'

const found = (code: string, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  ...{ code, severity, file: 'a.md' },
  ...{ found: 'x', expected: 'y', fix: 'z' },
})

function severityIn(checks: object, code: string, made: Diagnostic['severity'] = 'error') {
  return withSeverities([found(code, made)], checksSchema.parse(checks))[0]?.severity ?? 'none'
}

test('every code has its default severity', () => {
  const checks = checksSchema.parse({})
  for (const code of ALL_CODES)
    expect([code, severityOf(checks, code)]).toEqual([code, PROBLEM_CODES[code].severity])
})

test.each(ALL_CODES)('a site sets the severity of %s by its code and by its group', (code) => {
  const group = code.replace(/\/.*/, '/*')
  expect(severityIn({ [code]: 'throw' }, code)).toBe('error')
  expect(severityIn({ [code]: 'warn' }, code)).toBe('warning')
  expect(severityIn({ [code]: 'ignore' }, code)).toBe('none')
  expect(severityIn({ [code]: 'log' }, code)).toBe('none')
  expect(severityIn({ [group]: 'warn' }, code)).toBe('warning')
  expect(severityIn({ [group]: 'throw', [code]: 'warn' }, code)).toBe('warning')
})

test.each([
  [{ brokenLinks: 'warn' }, 'link/unknown-page', 'warning'],
  [{ brokenLinks: 'warn', 'link/*': 'throw' }, 'link/unknown-page', 'warning'],
  [{ brokenLinks: 'warn', 'link/unknown-page': 'throw' }, 'link/unknown-page', 'error'],
  [{ brokenMarkdownLinks: 'ignore', 'link/empty': 'warn' }, 'link/empty', 'warning'],
  [{ content: { imageAlternatives: 'warn' } }, 'image/no-alternative', 'warning'],
  [{ inlineTags: 'throw' }, 'tag/inline', 'error'],
] as const)('with %j, %s is: %s', (checks, code, severity) => {
  expect(severityIn(checks, code)).toBe(severity)
})

test('without strict, what only loses something warns, and what fails stays an error', () => {
  const checks = { strict: false }
  expect(severityIn(checks, 'html/forbidden')).toBe('warning')
  expect(severityIn(checks, 'link/unknown-page')).toBe('warning')
  expect(severityIn(checks, 'content/missing-folder')).toBe('error')
  expect(severityIn({ ...checks, 'html/*': 'throw' }, 'html/forbidden')).toBe('error')
})

test('a mild finding keeps its severity until its code is set', () => {
  expect(severityIn({}, 'directive/unknown', 'warning')).toBe('warning')
  expect(severityIn({ 'directive/unknown': 'throw' }, 'directive/unknown', 'warning')).toBe('error')
})

test('the findings of plugins keep the severity of their check', () => {
  expect(withSeverities([found('chain/command')], checksSchema.parse({ strict: false }))).toEqual([
    found('chain/command'),
  ])
})

test('an unknown code is an error of the configuration', () => {
  expect(checksSchema.safeParse({ 'html/forbiden': 'warn' }).success).toBe(false)
  expect(formatDiagnostic(found('html/forbidden'))).toContain('html/forbidden')
})
