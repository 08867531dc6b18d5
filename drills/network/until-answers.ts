import { setTimeout as wait } from 'node:timers/promises'
import { DrillError } from '../options.ts'

/** Wait for an interface that starts some seconds after the node, such as JSON-RPC. */
export async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await fetch(url).catch(() => undefined)) !== undefined) return
    await wait(1000)
  }
  throw new DrillError(`${url} does not answer after a minute`)
}
