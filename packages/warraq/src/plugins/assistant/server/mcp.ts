import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer } from './mcp-server.ts'
import { openBuild } from './open-build.ts'

/**
 * Serve a built site over the Model Context Protocol on standard input and output, until the input
 * ends or the process receives a signal to stop. Nothing else may be written to standard output.
 * @throws UsageError when `dir` contains no usable build.
 */
export async function mcp(dir: string): Promise<number> {
  const { docs, manifest } = await openBuild(dir)
  const server = createMcpServer(docs, manifest.buildId)
  await server.connect(new StdioServerTransport())
  await new Promise<void>((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await server.close()
  return 0
}
