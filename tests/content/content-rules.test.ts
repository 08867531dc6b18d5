import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeFences } from '../../packages/markup/src/source-code.ts'
import { includePartials } from '../../packages/warraq/src/content/source/include-partials.ts'

const CONTENT = join(import.meta.dirname, '../../content')

/** Pages that must follow the rules below for openings, dates and stops. */
const EDITED =
  /^l1-network\/(?:configuration\/|run-node\/|upgrades\/|index\.md|maintain-a-|module-accounts\.md|run-a-|troubleshooting\.md|validators-and-delegators\.md|monitoring\.md|drills\.md|chain-stands-still\.md)/

const sources = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.md'))
const pages = sources
  .filter((name) => !/(?:^|\/)_/.test(name))
  .map((name) => ({ name, text: withPartials(name) }))
const edited = pages.filter(({ name }) => EDITED.test(name))

describe('every page', () => {
  test.each([
    ['undelegating from an unbonded validator is not instant', /undelegat[^.\n]*\binstant/i],
    ['delegations do not unbond with their validator', /delegations[^.\n]*\bbegin to unbond/i],
    ['authz is nested five levels deep, not seven', /seven levels/i],
    ['the coin is called aISLM, never AISLM', /\bAISLM\b/],
  ])('%s', (_rule, wrong) => {
    expect(pages.filter(({ text }) => wrong.test(text)).map(({ name }) => name)).toEqual([])
  })
})

test.each(pages)('$name: at most two semicolons in a hundred words', ({ text }) => {
  const prose = proseOf(text)
  const words = prose.match(/[A-Za-z][A-Za-z'’-]*/g)?.length ?? 0
  const semicolons = prose.match(/;/g)?.length ?? 0
  expect(semicolons).toBeLessThanOrEqual(Math.max(2, words / 50))
})

describe.each(edited)('$name', ({ name, text }) => {
  test('opens with its subject, not with an announcement of its contents', () => {
    expect(openingOf(text)).not.toMatch(/^after (?:this page|working through)/i)
  })

  test('leaves the date of the last check to the strip under the title', () => {
    expect(text).not.toMatch(/(?:as of|checked in|those of|in) November 2026/i)
  })

  test('shows the downtime budget before every stop of a validator', () => {
    expect(sectionsWithoutBudget(text), `${name}: add ::downtime-budget or its facts`).toEqual([])
  })
})

test('the downtime budget stands once, so that it is read', () => {
  const withBox = pages.filter(({ text }) => text.includes('\n::downtime-budget\n'))
  expect(withBox.map(({ name }) => name)).toEqual(['l1-network/maintain-a-validator.md'])
})

test('a page that stops a validator links to the budget or to the procedure without downtime', () => {
  const stopping = edited.filter(({ text }) => STOP.test(text))
  expect(stopping.length).toBeGreaterThan(8)
  for (const { name, text } of stopping) {
    expect(text, name).toMatch(/#downtime-budget|#move-to-another-machine/)
  }
})

test('commands that three files repeat are in a partial', () => {
  const files = new Map<string, Set<string>>()
  for (const name of sources)
    for (const { language, code } of codeFences(readFileSync(join(CONTENT, name), 'utf8')))
      if (language === 'bash' && code.split('\n').length > 2)
        files.set(code, (files.get(code) ?? new Set()).add(name))
  expect([...files].filter(([, names]) => names.size > 2)).toEqual([])
})

test('each error on the troubleshooting page has an anchor, a cause and a fix', () => {
  const { text } = edited.find(({ name }) => name.endsWith('/troubleshooting.md')) ?? { text: '' }
  const errors = text.split(/^### /m).slice(1)
  expect(errors.length).toBeGreaterThan(40)
  for (const error of errors) {
    expect(error).toMatch(/^`[^`\n]+`(?:, `[^`\n]+`)* \{#[a-z0-9-]+\}\n\n\*\*Cause\.\*\* /)
    expect(error).toContain('\n\n**Fix.** ')
  }
})

/** The source of a page with its partials, which follow the rules as parts of it. */
function withPartials(name: string): string {
  const textOf = (file: string) => readFileSync(join(CONTENT, file), 'utf8')
  const page = { file: name, format: 'md', text: textOf(name) } as const
  return includePartials(page, (file) => ({ text: textOf(file) })).text
}

/** Commands that stop or restart the signing process. */
const STOP =
  /systemctl (?:stop|restart|disable --now) (?:[\w-]+ )*haqqd\b|HALT_HEIGHT=%|^\s*"\$HAQQD" rollback|sudo (?:reboot|shutdown)/m

/** Headings of the sections that stop the node without a downtime budget. */
function sectionsWithoutBudget(text: string): string[] {
  return text
    .split(/^(?=## )/m)
    .filter((section) => STOP.test(section) && !/::downtime-budget|\{\{downtime\./.test(section))
    .map((section) => section.slice(0, section.indexOf('\n')))
}

/** The first paragraph below the title; components such as an ornament are skipped. */
function openingOf(text: string): string {
  const [, body = ''] = text.split(/^# .*$/m)
  return body.split('\n').find((line) => /^[A-Z`{]/.test(line)) ?? ''
}

/** The words of a page, without front matter, code, HTML and addresses of links. */
function proseOf(text: string): string {
  return text
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^ *(`{3,}).*?^ *\1 *$/gms, '')
    .replace(/`[^`]*`|<[^>]*>|\]\([^)]*\)|&\w+;/g, ' ')
}
