import { codeFences } from 'warraq/plugin'
import type { PageCheck } from '../procedures/page-check.ts'

const SECONDS_A_MONTH = (365 * 24 * 60 * 60) / 12
const LENGTH = /"length_seconds":\s*(\d+)/g

/** Checks that the periods of a schedule are whole months, which the page names. */
export const checkSchedules: PageCheck = ({ file, text }) =>
  codeFences(text).flatMap(({ code, firstLine }) =>
    [...code.matchAll(LENGTH)].flatMap(({ 0: found, 1: seconds, index }) => {
      const months = Number(seconds) / SECONDS_A_MONTH
      const named = months === 12 ? /\b(?:year|12 months)\b/i : new RegExp(`\\b${months} months\\b`)
      if (Number.isInteger(months) && named.test(text)) return []
      return [
        {
          code: 'amount/period',
          file,
          line: firstLine + code.slice(0, index).split('\n').length - 1,
          found: `${found}, ${Math.round(months * 1000) / 1000} months`,
          expected: `a number of months that the page names; a month has ${SECONDS_A_MONTH.toLocaleString('en')} seconds`,
          fix: 'make the seconds and the text agree: nobody can edit a schedule afterwards',
        },
      ]
    }),
  )
