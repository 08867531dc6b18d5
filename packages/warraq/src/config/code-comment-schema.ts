import { z } from 'zod'
import { optional } from '../shared/data/schema-fields.ts'

const commentWord = (meaning: string) =>
  optional(z.string().trim().min(1), `Text of the comment ${meaning}.`)

export const codeCommentSchema = z
  .strictObject({
    className: z
      .string()
      .regex(/^[\w-]+(?: [\w-]+)*$/, 'classes, separated by spaces')
      .describe(
        'Classes of the lines: `highlighted`, `diff-add`, `diff-remove`, `code-warning`, `code-error`, or one of your style sheet.',
      ),
    line: commentWord('before a single line'),
    start: commentWord('before the first line of several'),
    end: commentWord('after the last line of several'),
  })
  .refine(
    ({ line, start, end }) => (start === undefined) === (end === undefined) && (line ?? start),
    'needs "line", or "start" and "end"',
  )
