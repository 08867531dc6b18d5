import { expect, test } from 'vitest'
import { AskError } from '../ask-protocol.ts'
import type { LiveExchange } from '../browser/ask-session.ts'
import { ExchangeItem } from './ExchangeItem.tsx'
import { htmlOf } from './panel.fixtures.ts'

function partsOf(change: Partial<LiveExchange>, isNewest = true) {
  const exchange: LiveExchange = {
    key: 'one',
    question: 'How?',
    answer: 'So.',
    sources: [],
    searches: [],
    status: 'done',
    isCut: false,
    ...change,
  }
  const html = htmlOf(<ExchangeItem exchange={exchange} isNewest={isNewest} />)
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
  return {
    html,
    buttons: buttons.map(([, , label]) => label),
    pressed: buttons
      .filter(([, attributes]) => attributes?.includes('aria-pressed="true"'))
      .map(([, , label]) => label),
  }
}

test('a complete answer can be judged and copied', () => {
  expect(partsOf({ id: '1' }).buttons).toEqual(['Like', 'Dislike', 'Copy'])
  expect(partsOf({}).buttons).toEqual(['Copy'])
})

test('a vote is shown with thanks', () => {
  const { html, pressed } = partsOf({ id: '1', vote: 0 })
  expect(pressed).toEqual(['Dislike'])
  expect(html).toContain('Thanks for your feedback!')
})

test('a vote that failed is reported, and can be sent again', () => {
  const { html, buttons } = partsOf({ id: '1', voting: new AskError('network', 'No network.') })
  expect(html).toContain('No network.')
  expect(html).toContain('aria-disabled="false"')
  expect(buttons).toContain('Like')
})

test.each([
  'answering',
  'stopped',
  'failed',
] as const)('one that is %s cannot be judged', (status) => {
  expect(partsOf({ id: '1', status }).buttons).not.toContain('Like')
})

test('only the newest failed question can be asked again', () => {
  const failed = { status: 'failed', failure: new AskError('busy', 'Ask later.') } as const
  expect(partsOf(failed).html).toContain('<strong>Chat error</strong> Ask later.')
  expect(partsOf(failed).buttons).toEqual(['Try again'])
  expect(partsOf(failed, false).buttons).toEqual([])
})

test('a conversation at its limit offers a new one in place of another attempt', () => {
  const failure = new AskError('depth', 'Too long.')
  expect(partsOf({ status: 'failed', failure }).buttons).toEqual(['Start a new conversation'])
})

test('an answer that was cut off or stopped says so', () => {
  expect(partsOf({ isCut: true }).html).toContain('The answer reached its longest length.')
  expect(partsOf({ status: 'stopped' }).html).toContain('You stopped this response')
})

test('while the code for Markdown loads, a complete answer is shown and an empty one waits', () => {
  expect(partsOf({}).html).toContain('So.')
  expect(partsOf({}).html).not.toContain('Thinking')
  expect(partsOf({ answer: '', status: 'answering' }).html).toContain('Thinking')
})
