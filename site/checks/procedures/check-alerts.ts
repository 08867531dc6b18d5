import { downtime } from '../../facts/downtime.ts'
import { ownValue } from '../../lib/own-value.ts'
import { codeLines, pageCheck } from '../page-check.ts'

const RULE = /^\s*- alert: (\S+)/
const FOR = /^\s*for: ((?:[\d.]+[smhd])+)\s*$/
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }
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
      const [, wait = ''] = FOR.exec(content) ?? []
      let seconds = 0
      for (const [, count, unit = ''] of wait.matchAll(/([\d.]+)([smhd])/g))
        seconds += Number(count) * (ownValue(SECONDS, unit) ?? 0)
      if (isAbout && seconds > MOST_SECONDS)
        yield {
          code: 'claim/late-alert',
          line,
          found: `${name} waits ${wait}`,
          expected: `at most ${MOST_SECONDS} seconds`,
          fix: 'use the seconds of the facts of downtime: a validator is in jail before such an alert fires, or its operator has no time left',
        }
    }
  }
})
