/** A command from a bundled plugin; it works on the folder of a built site. */
export interface PluginCommand {
  /** Arguments in the usage text. */
  readonly args: string
  readonly purpose: string
  /** Optional packages that the command needs. */
  readonly packages: readonly string[]
  /** Returns the exit code. */
  readonly run: (dir: string, environment: NodeJS.ProcessEnv) => Promise<number>
}

/** The commands of the bundled plugins by name. Their code loads when they run. */
export const PLUGIN_COMMANDS: Readonly<Record<string, PluginCommand>> = {
  mcp: {
    args: '[dir]',
    purpose: 'a built site for agents, over standard input and output',
    packages: ['@modelcontextprotocol/sdk'],
    run: async (dir) => (await import('../plugins/assistant/server/mcp-server.ts')).mcp(dir),
  },
  'ask-server': {
    args: '[dir]',
    purpose: 'answer questions from a built site, see docs/ask-ai.md',
    packages: ['hono', '@hono/node-server'],
    run: async (dir, environment) =>
      (await import('../plugins/assistant/server/ask-server.ts')).askServer(dir, environment),
  },
}
