import { expect, test } from 'vitest'
import { ThoughtFilter, withoutThoughts } from './thought-filter.ts'

/** What a reader sees in the end of an output that arrives in these pieces. */
function answerOf(pieces: readonly string[], options = {}): string {
  const filter = new ThoughtFilter(options)
  const parts = [...pieces.map((piece) => filter.add(piece)), filter.end()]
  return parts.reduce((all, { isRestart, text }) => (isRestart ? '' : all) + text, '')
}

const FENCE = 'Write:\n\n```xml\n<think>\nHm.\n</think>\n```\n\nSo.'

test.each([
  ['So.', 'So.'],
  ['<think>Hm.</think>\n\nSo.', 'So.'],
  ['\n<think>Hm. More.</think> So.', 'So.'],
  ['<think>a</think><think>b</think>c', 'c'],
  ['<THINK>Hm.</THINK>So.', 'So.'],
  ['<thinking>Hm.</thinking>So.', 'So.'],
  ['<think >Hm.</think >So.', 'So.'],
  ['<think type="long">Hm.</think\n>So.', 'So.'],
  ['<think/>So.', 'So.'],
  ['<reasoning>Hm.</reasoning>So.', 'So.'],
  ['[THINK]Hm.[/THINK]So.', 'So.'],
  ['◁think▷Hm.◁/think▷So.', 'So.'],
  ['<|START_THINKING|>Hm.<|END_THINKING|><|START_RESPONSE|>So.<|END_RESPONSE|>', 'So.'],
  ['<|begin_of_thought|>Hm.<|end_of_thought|>So.', 'So.'],
  ['<|channel|>analysis<|message|>Hm.<|end|>So.', 'So.'],
  [
    '<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>So.<|return|>',
    'So.',
  ],
  ['<|channel|>analysis Hm. <|channel|>final So.', 'So.'],
  ['Hm.<|end|><|start|>assistant<|channel|>final<|message|>So.', 'So.'],
  ['First <think>Hm.</think>so.', 'First so.'],
  ['So.\n\n<think>never ends', 'So.\n\n'],
  ['<think>never ends', ''],
  ['Hm. Think.</think>\n\nSo.', 'So.'],
  ['Hm. `a` and ``` b\n\nMore</think>So.', 'So.'],
  ['Hm.</think>', ''],
  ['A stray ` is no code <think>Hm.</think>so.\n\nMore.', 'A stray ` is no code so.\n\nMore.'],
])('a thought is no part of the answer: %j', (output, answer) => {
  expect(answerOf([output])).toBe(answer)
  expect(answerOf([...output])).toBe(answer)
  expect(withoutThoughts(output)).toBe(answer)
})

test.each([
  '<b> is bold, a < b',
  'a [link](/x/), a [think] and a \\` mark',
  'Write `<think>` and `</think>`.',
  'Write ``<think>`</think>`` there.',
  'Use `a\n</think>` once.',
  FENCE,
  FENCE.replaceAll('```', '~~~~'),
  '- Item\n  ```\n  </think>\n  ```',
  '```\n</think>\n````\n\nSo.',
  '`<|channel|>analysis` is a channel.',
])('marks in code and other text stay: %j', (output) => {
  expect(answerOf([output])).toBe(output)
  expect(answerOf([...output])).toBe(output)
})

test('a thought after a fence is none of its code', () => {
  expect(answerOf([...FENCE, '<think>Hm.</think>'])).toBe(FENCE)
})

test('text streams before the model has ended it', () => {
  const filter = new ThoughtFilter()
  expect(filter.add('One two').text).toBe('One two')
  expect(filter.add(' three <b').text).toBe(' three ')
  expect(filter.add('> four').text).toBe('<b> four')
})

test('a closing mark takes back what was returned', () => {
  const filter = new ThoughtFilter()
  expect(filter.add('Hm.')).toEqual({ isRestart: false, text: 'Hm.' })
  expect(filter.add('</think>So.')).toEqual({ isRestart: true, text: 'So.' })
  expect(filter.add(' Yes.')).toEqual({ isRestart: false, text: ' Yes.' })
})

test('an output that begins inside a thought returns none of it', () => {
  const filter = new ThoughtFilter({ startsInThought: true })
  expect(filter.add('Hm.</th').text).toBe('')
  expect(filter.add('ink>So.')).toEqual({ isRestart: false, text: 'So.' })
  expect(answerOf(['Never ends'], { startsInThought: true })).toBe('')
})
