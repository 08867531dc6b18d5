import { mcp } from './server/mcp-server.ts'
import { runCommand } from './server/run-command.ts'

await runCommand('warraq-mcp', mcp)
