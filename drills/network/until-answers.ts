import { setTimeout as wait } from 'node:timers/promises'
import type { Machine } from '../machine.ts'
import { DrillError } from '../options.ts'

/**
 * Ask again and again until there is an answer.
 * @param problem what it means that there is none
 * @throws DrillError when there is none in time
 */
export async function until<Answer>(
  problem: string,
  ask: () => Promise<Answer | false | undefined>,
  { seconds = 60, every = 1 } = {},
): Promise<Answer> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await wait(every * 1000)
  }
  throw new DrillError(`${problem} after ${seconds} s`)
}

/** Wait for an interface that starts some seconds after the node, such as JSON-RPC. */
export const untilAnswers = (
  url: string,
  isAnswer: (response: Response) => boolean = () => true,
): Promise<true> => until(`${url} does not answer`, () => fetch(url).then(isAnswer, () => false))

type At = Pick<Machine, 'exec'>

/** Wait until a command succeeds at a machine, and give what it printed then. */
export const untilSucceeds = ({ exec }: At, command: string, seconds = 60): Promise<string> =>
  exec(
    `for i in $(seq ${seconds}); do ${command} && exit; sleep 1; done; echo "it did not succeed in ${seconds} s"; exit 1`,
  )

/** Wait until a machine reaches a port of itself or of another one. */
export const untilListens = (machine: At, address: string, port: number): Promise<string> =>
  untilSucceeds(machine, `(: < /dev/tcp/${address}/${port}) 2>/dev/null`)

/** The command that prints what a service of a machine has logged. */
export const logOf = (service: string) =>
  `journalctl --quiet --no-pager --output cat --unit ${service}`

/**
 * Wait until a command succeeds at a machine, no longer than a service runs there.
 * @returns what the command printed
 */
const untilReady = ({ exec }: At, service: string, command: string, seconds = 120) =>
  exec(
    `for i in $(seq ${seconds}); do ${command} && exit; systemctl is-active ${service} | grep -qx 'active\\|activating' || break; sleep 1; done; ${logOf(service)} -n 5; exit 1`,
  )

/** Wait until the log of the node of a machine has a line, no longer than it runs. */
export const untilLogged = (
  at: At,
  line: string,
  { service = 'haqqd', seconds = 120 } = {},
): Promise<string> => untilReady(at, service, `${logOf(service)} | grep '${line}'`, seconds)

/**
 * Start a program as a service of a machine, and wait until it is ready.
 * @param ready a command that succeeds then
 */
export async function startService(at: At, service: string, command: string, ready: string) {
  await at.exec(`systemd-run --collect --setenv=HOME=/root --unit ${service} ${command}`)
  await untilReady(at, service, ready)
}
