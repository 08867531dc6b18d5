import { afterEach, expect, test, vi } from 'vitest'
import { AskError } from '../ask-protocol.ts'
import type { AskProvider } from './ask-provider.ts'
import { AskSession, isAnswering } from './ask-session.ts'
import { readConversations, removeConversation } from './conversations.ts'
import { stubStorage } from './storage.fixtures.ts'

afterEach(() => vi.unstubAllGlobals())

const echo: AskProvider['ask'] = async function* (question, history) {
  yield { event: 'sources', data: [{ title: 'Page', href: '/page/' }] }
  yield { event: 'text', data: { text: `${history.length}: ` } }
  yield { event: 'text', data: { text: question } }
  yield { event: 'done', data: { id: `id-${question}`, isCut: false } }
}

function start(ask: AskProvider['ask'] = echo, vote: AskProvider['vote'] = async () => {}) {
  const storage = stubStorage()
  return { ...storage, session: new AskSession({ ask, vote }, 'docs') }
}

const ended = (session: AskSession) =>
  expect.poll(() => session.get().length > 0 && !isAnswering(session.get())).toBe(true)

/** Sends some text, then waits until it is aborted. */
const endless: AskProvider['ask'] = async function* (_question, _history, signal) {
  yield { event: 'text', data: { text: 'Begun' } }
  await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/** A provider that always fails. */
const failing = (error: Error): AskProvider['ask'] =>
  // biome-ignore lint/correctness/useYield: this answer fails before its first event
  async function* () {
    throw error
  }

test('answers are kept with their sources, and follow-ups include the earlier exchanges', async () => {
  const { session } = start()
  session.ask('one')
  await ended(session)
  session.ask(' two ')
  await ended(session)
  expect(session.get().map(({ answer, status }) => [answer, status])).toEqual([
    ['0: one', 'done'],
    ['1: two', 'done'],
  ])
  expect(readConversations('docs')).toEqual([
    {
      name: 'one',
      exchanges: [
        {
          question: 'one',
          answer: '0: one',
          sources: [{ title: 'Page', href: '/page/' }],
          id: 'id-one',
        },
        {
          question: 'two',
          answer: '1: two',
          sources: [{ title: 'Page', href: '/page/' }],
          id: 'id-two',
        },
      ],
    },
  ])
})

test('a stopped answer keeps its text and is not stored', async () => {
  const { session } = start(endless)
  session.ask('one')
  session.ask('a second question while the first is answered')
  await expect.poll(() => session.get()[0]?.answer).toBe('Begun')
  session.stop()
  await ended(session)
  expect(session.get()).toMatchObject([{ question: 'one', answer: 'Begun', status: 'stopped' }])
  expect(readConversations('docs')).toEqual([])
})

test('a restart takes back the text before it', async () => {
  const { session } = start(async function* () {
    yield { event: 'text', data: { text: 'Let me think.' } }
    yield { event: 'restart', data: {} }
    yield { event: 'text', data: { text: 'So.' } }
    yield { event: 'done', data: { id: '1', isCut: false } }
  })
  session.ask('one')
  await ended(session)
  expect(session.get()[0]?.answer).toBe('So.')
  expect(readConversations('docs')[0]?.exchanges[0]?.answer).toBe('So.')
})

test('a failed question is reported and can be asked again', async () => {
  let isDown = true
  const down = failing(new AskError('rate-limit', 'Too many.'))
  const { session } = start((...args) => (isDown ? down : echo)(...args))
  session.ask('one')
  await ended(session)
  expect(session.get()[0]).toMatchObject({
    status: 'failed',
    failure: { code: 'rate-limit', message: 'Too many.' },
  })
  isDown = false
  session.retry()
  await ended(session)
  expect(session.get()).toMatchObject([{ answer: '0: one', status: 'done' }])
})

test('an error of the provider becomes a sentence', async () => {
  const { session } = start(failing(new TypeError('x is undefined')))
  session.ask('one')
  await ended(session)
  expect(session.get()[0]?.failure?.message).toMatch(/does not answer right now/)
})

test('a new conversation ends the running answer, and a kept one can be opened', async () => {
  const { session } = start(endless)
  session.ask('one')
  session.startNew()
  expect(session.get()).toEqual([])
  session.open({ name: 'a', exchanges: [{ question: 'a', answer: 'b', sources: [] }] })
  expect(session.get()).toMatchObject([{ question: 'a', answer: 'b', status: 'done' }])
})

test('a vote is sent once and kept; a failed one is reported', async () => {
  const votes: unknown[] = []
  const { session } = start(echo, async (...vote) => {
    votes.push(vote)
    if (votes.length === 1) throw new AskError('network', 'No network.')
  })
  session.ask('one')
  await ended(session)
  const voteUp = () => {
    for (const exchange of session.get()) session.vote(exchange, 1)
  }
  voteUp()
  await expect.poll(() => session.get()[0]?.voting).toMatchObject({ message: 'No network.' })
  voteUp()
  voteUp()
  await expect.poll(() => session.get()[0]?.vote).toBe(1)
  expect(votes).toEqual([
    ['id-one', 1],
    ['id-one', 1],
  ])
  expect(readConversations('docs')[0]?.exchanges[0]?.vote).toBe(1)
})

test('ten conversations are kept, and invalid stored values are ignored', async () => {
  const { session, local } = start()
  for (let at = 0; at < 12; at++) {
    session.startNew()
    session.ask(`question ${at}`)
    await ended(session)
  }
  const names = () => readConversations('docs').map(({ name }) => name)
  expect(names()).toHaveLength(10)
  expect(names()[0]).toBe('question 11')
  removeConversation('docs', 'question 11')
  expect(names()).toHaveLength(9)
  for (const stored of ['{', '{}', 'null', '[null,{"name":1},{"name":"x","exchanges":[{}]}]']) {
    local.set('__DOCSEARCH_ASKAI_CONVERSATIONS__docs', stored)
    expect(names()).toEqual([])
  }
})
