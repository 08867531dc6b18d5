import { recorded } from '../data/recorded-answers.ts'
import { fact } from './fact.ts'

/** The node whose answers the references show; the next recording changes it. */
export const recordedAnswers = {
  version: {
    ...fact(`v${recorded.haqqd}`, ['site/data/recorded-answers.json']),
    date: recorded.day,
  },
}
