import { writeFile } from 'node:fs/promises'
import type { Scene } from '../scene.ts'

/** What the next command in a terminal gets. */
export const PASTED = '/run/drill/pasted'

/** What stands for the reader who pastes secrets into the prompts of a command. */
export const A_TERMINAL = 'secrets are pasted into a terminal by the drill'

/**
 * Give a command a terminal, which its prompts need, with the pasted lines as what is typed.
 * @param run what runs in its place
 */
export const inTerminal = (command: string, run = command): Readonly<Record<string, string>> => ({
  [command]: `script --quiet --return --command "${run}" /dev/null < ${PASTED}`,
})

/** Put lines where a command in a terminal gets them. */
export async function paste(scene: Scene, machine: string, lines: readonly string[]) {
  await writeFile(`${scene.machine(machine).root}${PASTED}`, `${lines.join('\n')}\n`)
}
