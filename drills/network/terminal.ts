import type { Scene } from '../scene.ts'

/** What the next command in a terminal gets. */
export const PASTED = '/run/drill/pasted'

/**
 * Give a command a terminal, which its prompts need, with the pasted lines as what is typed.
 * @param run what runs in its place
 */
export const inTerminal = (command: string, run = command): Readonly<Record<string, string>> => ({
  [command]: `script --quiet --return --command "${run}" /dev/null < ${PASTED}`,
})

/** Put lines where a command in a terminal gets them. */
export async function paste(scene: Scene, machine: string, lines: readonly string[]) {
  await scene.save(`root@${machine}`, PASTED, `${lines.join('\n')}\n`)
}

/**
 * Ask beside a command that does not end by itself, until the answer comes: the block's output then
 * holds what both print.
 */
export const asking = (command: string, ask: string): Readonly<Record<string, string>> => ({
  [command]: `(until ${ask}; do sleep 1; done) & ${command}`,
})

/** Type the pasted lines into a command some seconds after its start, when it is connected. */
export const typing = (command: string): Readonly<Record<string, string>> => ({
  [command]: `< <(sleep 10; cat ${PASTED}; sleep 100) ${command}`,
})
