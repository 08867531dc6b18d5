import { askServer } from './server/ask-server.ts'
import { runCommand } from './server/run-command.ts'

await runCommand('warraq-ask-server', (dir) => askServer(dir, process.env))
