import { LEFT_OUT, recorded } from '../data/recorded-answers.ts'
import { NODE_VERSION } from '../facts/node-release.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

interface RecordedNoteProps {
  readonly answer: unknown
  /** The release that the pages describe. */
  readonly described?: string
}

/** Says where an answer comes from, and what a sign in it means. */
export function RecordedNote({ answer, described = NODE_VERSION }: RecordedNoteProps) {
  const isFormer = `v${recorded.haqqd}` !== described
  return (
    <p className="tool-note">
      Answer of haqqd v{recorded.haqqd} on a local chain, recorded on{' '}
      {DAY.format(new Date(recorded.day))}.
      {JSON.stringify(answer)?.includes(LEFT_OUT) && ` ${LEFT_OUT} stands for what is left out.`}
      {isFormer && ` The pages describe haqqd ${described}, which may answer differently.`}
    </p>
  )
}
