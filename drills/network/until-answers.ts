import { setTimeout as wait } from 'node:timers/promises'
import type { Machine } from '../machine.ts'
import { DrillError } from '../options.ts'

/** Wait for an interface that starts some seconds after the node, such as JSON-RPC. */
export async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await fetch(url).catch(() => undefined)) !== undefined) return
    await wait(1000)
  }
  throw new DrillError(`${url} does not answer after a minute`)
}

/** Wait until a machine reaches a port of itself or of another one. */
export async function untilListens(
  { exec }: Pick<Machine, 'exec'>,
  address: string,
  port: number,
): Promise<void> {
  await exec(
    `for i in $(seq 60); do (: < /dev/tcp/${address}/${port}) 2>/dev/null && exit; sleep 1; done; echo "${address} does not listen at port ${port}"; exit 1`,
  )
}
