import { downtime } from '../../facts/downtime.ts'
import { ownValue } from '../../lib/own-value.ts'
import { codeLines, pageCheck } from '../page-check.ts'

const RULE = /^\s*- alert: (\S+)/
const FOR = /^\s*for: (\d+)(s|m|h)\s*$/
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }
/** Metrics that stand still or are absent when a validator does not sign. */
const SIGNS = /_consensus_validator_|\bup\{job="haqq"\} == 0|_consensus_latest_block_height/
const MOST_SECONDS = downtime.alertSeconds.value

/** Checks that an alert about signatures does not wait longer than leaves time to act before the jail. */
export const checkAlerts = pageCheck(function* ({ fences }) {
  for (const fence of fences) {
    let [name, isAbout] = ['', false]
    for (const { content, line } of codeLines([fence])) {
      const [, rule] = RULE.exec(content) ?? []
      if (rule !== undefined) [name, isAbout] = [rule, false]
      isAbout ||= name !== '' && SIGNS.test(content)
      const [, count = '0', unit = ''] = FOR.exec(content) ?? []
      if (isAbout && Number(count) * (ownValue(SECONDS, unit) ?? 0) > MOST_SECONDS)
        yield {
          code: 'claim/late-alert',
          line,
          found: `${name} waits ${count}${unit}`,
          expected: `at most ${MOST_SECONDS} seconds`,
          fix: 'use the seconds of the facts of downtime: a validator is in jail before such an alert fires, or its operator has no time left',
        }
    }
  }
})
