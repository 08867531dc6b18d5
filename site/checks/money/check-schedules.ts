import { matchesInCode, pageCheck } from '../page-check.ts'

const SECONDS_A_MONTH = (365 * 24 * 60 * 60) / 12
const LENGTH = /"length_seconds":\s*(\d+)/g

/** Checks that the periods of a schedule are whole months, which the page names. */
export const checkSchedules = pageCheck(function* ({ fences, text }) {
  for (const { found, line, match } of matchesInCode(fences, LENGTH)) {
    const months = Number(match[1]) / SECONDS_A_MONTH
    const named = months === 12 ? /\b(?:year|12 months)\b/i : new RegExp(`\\b${months} months\\b`)
    if (!Number.isInteger(months) || !named.test(text))
      yield {
        code: 'amount/period',
        line,
        found: `${found}, ${Math.round(months * 1000) / 1000} months`,
        expected: `a number of months that the page names; a month has ${SECONDS_A_MONTH.toLocaleString('en')} seconds`,
        fix: 'make the seconds and the text agree: nobody can edit a schedule afterwards',
      }
  }
})
