import { tellProblem } from '../shared/browser/problem-found.ts'
import { messageOf } from '../shared/text/message-of.ts'

/** Tell the author that an island renders differently in the browser than in the build. */
export function tellMismatch(island: string, error: unknown): void {
  const message = messageOf(error)
  console.error(`Island ${island} differs from its HTML: ${message}`)
  const lines = message.split('\n').filter((line) => /^[+-]\s/.test(line))
  tellProblem({
    code: 'island/mismatch',
    severity: 'warning',
    file: island,
    found: (lines.length > 0 ? lines : [message.split('\n')[0] ?? ''])
      .map((line) => line.replace(/\s+/g, ' '))
      .join(' '),
    expected:
      'the same from the first render in the browser as from the build (+ browser, - build)',
    fix: 'render what only the browser knows (time, random values, storage, window) after an effect has run',
  })
}
