import { PLUGIN_COMMANDS } from './plugin-commands.ts'

/** Every command: its name with its arguments, and its purpose. */
export const COMMANDS: readonly { readonly call: string; readonly purpose: string }[] = [
  { call: 'build [root] [--out DIR] [--base /x/]', purpose: 'build the site under root' },
  {
    call: 'check [root] [--links FILE]',
    purpose: 'the checks of a build and of the content; FILE gets the list of external links',
  },
  {
    call: 'dev [root] [--host ADDRESS]',
    purpose:
      'start the development server, on localhost unless --host names another address; PORT sets the port',
  },
  {
    call: 'preview [dir] [--host ADDRESS]',
    purpose:
      'serve a built site, on localhost unless --host names another address; PORT sets the port',
  },
  {
    call: 'search export [root] [--out FILE]',
    purpose: 'records of a built site for a hosted index',
  },
  ...Object.entries(PLUGIN_COMMANDS).map(([name, { args, purpose }]) => ({
    call: `${name} ${args}`,
    purpose,
  })),
]

const WIDTH = Math.max(...COMMANDS.map(({ call }) => call.length)) + 2

/** The help text. */
export const USAGE = [
  'Usage:',
  ...COMMANDS.map(({ call, purpose }) => `  warraq ${call.padEnd(WIDTH)}${purpose}`),
].join('\n')
