import { expect, test } from 'vitest'
import { checkSchedules } from './check-schedules.ts'

const found = (seconds: number, text = 'A quarter each year, nothing for 18 months.') =>
  checkSchedules({
    file: 'a.md',
    text: `${text}\n\n\`\`\`json\n{ "length_seconds": ${seconds} }\n\`\`\`\n`,
  }).map(({ code, line }) => `${line} ${code}`)

test('a period is a number of months that the page names', () => {
  expect(found(31536000)).toEqual([])
  expect(found(47304000)).toEqual([])
  expect(found(47304)).toEqual(['4 amount/period'])
  expect(found(31536000 / 2)).toEqual(['4 amount/period'])
  expect(found(47304000, 'A quarter each year.')).toEqual(['4 amount/period'])
})
