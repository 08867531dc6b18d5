import { COMMANDS } from './commands.ts'

/** Every command as the help text shows it: its name with folder and options, and its purpose. */
export const CALLS = Object.entries(COMMANDS).map(([name, { folder, options = {}, purpose }]) => {
  const given = Object.entries(options).map(([option, value]) =>
    value === true ? `[--${option}]` : `[--${option} ${value}]`,
  )
  return { call: [name, `[${folder}]`, ...given].join(' '), purpose }
})

const WIDTH = Math.max(...CALLS.map(({ call }) => call.length)) + 2

/** The help text. */
export const USAGE = [
  'Usage:',
  ...CALLS.map(({ call, purpose }) => `  warraq ${call.padEnd(WIDTH)}${purpose}`),
  `  warraq ${'--version'.padEnd(WIDTH)}version of the engine`,
].join('\n')
