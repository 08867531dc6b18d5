import { type ChildProcess, spawn } from 'node:child_process'

/** Start a program, and wait until a line of its output matches. */
export function startProgram(
  command: string,
  args: readonly string[],
  { says, env = {} }: { readonly says: RegExp; readonly env?: Readonly<Record<string, string>> },
): Promise<{ readonly said: RegExpExecArray; readonly stop: () => Promise<void> }> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: unknown): void => {
      output += String(chunk)
      const said = says.exec(output)
      if (said !== null) resolve({ said, stop: () => stop(child) })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${output}`)))
  })
}

/** Start a server that says nothing, and wait until an address of it answers. */
export async function startServer(
  command: string,
  args: readonly string[],
  { answers, env }: { readonly answers: string; readonly env: Readonly<Record<string, string>> },
): Promise<{ readonly stop: () => Promise<void> }> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const isReady = (): Promise<boolean> =>
    fetch(answers).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}
