import { PASTED } from './terminal.ts'

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
