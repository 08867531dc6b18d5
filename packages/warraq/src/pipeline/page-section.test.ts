import { expect, test } from 'vitest'
import { pageSection } from './page-section.ts'

const page = [
  '# Page',
  'Opening.',
  '## Run `it` {#run}',
  'Text.',
  '```sh',
  '## no heading',
  '```',
  '### Deeper',
  'More.',
  '## Next [link](/x/)',
  'Last.',
].join('\n')

test('a section is found by the text of its heading, ignoring code and formatting', () => {
  expect(pageSection(page, 'Run it')).toBe(page.split('\n').slice(2, 9).join('\n'))
  expect(pageSection(page, 'Deeper')).toBe('### Deeper\nMore.')
  expect(pageSection(page, 'Next link')).toBe('## Next [link](/x/)\nLast.')
})

test('the opening ends at the first section, and an unknown heading gives undefined', () => {
  expect(pageSection(page, '')).toBe('# Page\nOpening.')
  expect(pageSection(page, 'no heading')).toBeUndefined()
})

test('an accordion is found by its label and ends at the next one or at a heading', () => {
  const questions =
    '# FAQ\n\n**Does it `work`?**\n\nYes, **always**.\n\n**How?**\n\nWell.\n\n## After\n\nMore.'
  expect(pageSection(questions, 'Does it work?')).toBe('**Does it `work`?**\n\nYes, **always**.')
  expect(pageSection(questions, 'How?')).toBe('**How?**\n\nWell.')
})
