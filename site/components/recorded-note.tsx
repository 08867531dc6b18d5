import { LEFT_OUT, recorded } from '../data/recorded-answers.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Says where an answer comes from, and what a sign in it means. */
export function RecordedNote({ answer }: { readonly answer: unknown }) {
  return (
    <p className="tool-note">
      Answer of haqqd v{recorded.haqqd} on a local chain, recorded on{' '}
      {DAY.format(new Date(recorded.day))}
      {JSON.stringify(answer)?.includes(LEFT_OUT)
        ? `; ${LEFT_OUT} stands for what is left out`
        : ''}
      .
    </p>
  )
}
