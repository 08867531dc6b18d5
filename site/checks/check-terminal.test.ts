import { expect, test } from 'vitest'
import { checkTerminal } from './check-terminal.ts'

test('commands of a terminal are found in code, and may be named in text', () => {
  const text = 'Validators run `haqqd`.\n\n```bash\ncd a\ncurl -s x\n```\n'
  expect(checkTerminal({ file: 'a.md', text }).map(({ line, found }) => [line, found])).toEqual([
    [5, 'curl'],
  ])
})
