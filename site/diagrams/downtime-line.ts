import { downtime } from '../facts/downtime.ts'
import type { DiagramSpec } from './spec.ts'

const alert = downtime.alertSeconds.value / 60
const safe = downtime.safeMinutes.value
const jailing = downtime.jailingMinutes.value
const unjail = jailing + downtime.jailMinutes.value

/** The place of a minute. */
const at = (minutes: number) => Math.round((minutes * 352) / (unjail + 1))

/** True to scale: what happens to a validator that stops, minute by minute. */
export const downtimeLine: DiagramSpec = {
  size: [360, 136],
  boxes: [
    {
      id: 'missing',
      at: [0, 46],
      size: [at(jailing), 44],
      lines: ['Stopped', 'misses blocks'],
      tone: 'sand',
    },
    {
      id: 'jailed',
      at: [at(jailing), 46],
      size: [at(unjail) - at(jailing), 44],
      lines: ['Jailed', `no rewards, ${downtime.cutPercent.value}% slashed`],
      tone: 'danger',
    },
  ],
  lines: [
    {
      points: [
        [at(alert), 30],
        [at(alert), 46],
      ],
    },
    {
      points: [
        [at(safe), 90],
        [at(safe), 108],
      ],
      tone: 'accent',
    },
    {
      points: [
        [at(jailing), 30],
        [at(jailing), 46],
      ],
      tone: 'danger',
    },
    {
      points: [
        [at(unjail), 30],
        [at(unjail), 46],
      ],
    },
  ],
  notes: [
    { at: [0, 24], text: `${alert} min: alert` },
    { at: [at(jailing), 24], text: `${jailing} min: jailed`, tone: 'danger' },
    { at: [at(unjail) + 18, 24], text: `${unjail} min: unjail`, anchor: 'end' },
    {
      at: [0, 126],
      text: `sign again within ${safe} minutes, and nothing happens`,
      tone: 'accent',
    },
  ],
}
