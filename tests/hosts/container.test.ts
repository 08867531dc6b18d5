import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPrograms } from '../../scripts/test-programs.mjs'
import { copyFixture, runDocs } from '../build/run-docs.ts'
import { lacks } from '../needed-packages.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** Arguments of all lines with an instruction. */
const of = (instruction: string) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.split(' ').slice(1))

const hasNoCaddy = lacks('the container', missingPrograms(['caddy']))

test('the first stage copies what exists and runs what the repository has', () => {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')
  const own = of('COPY').filter(([first]) => !first?.startsWith('--from'))
  for (const name of own.flatMap((words) => words.slice(0, -1))) {
    expect(existsSync(join(ROOT, name)), name).toBe(true)
    expect(ignored).not.toContain(name)
  }
  const commands = of('RUN')
  // No package of the site runs a script at installation.
  expect(commands.map((words) => words.join(' '))).toContain('npm ci --ignore-scripts')
  for (const [, run, script = ''] of commands)
    if (run === 'run') expect(Object.keys(scripts)).toContain(script)
})

test('images are fixed by their digests, and Caddy does not run as root', () => {
  for (const [image] of of('FROM')) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[\da-f]{64}$/)
  expect(of('USER').flat()).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)])
})

test.skipIf(hasNoCaddy)(
  'the second stage serves the output with the configuration that the host tests cover',
  async () => {
    const copied = of('COPY').filter(([first]) => first === '--from=build')
    expect(copied.map(([, from, to]) => [from, to])).toEqual([
      ['/site/dist/Caddyfile.sample', '/etc/caddy/Caddyfile'],
      ['/site/dist', '/srv/docs'],
    ])
    const dir = await copyFixture('good')
    expect((await runDocs(['build', dir])).exitCode).toBe(0)
    const work = temporaryFolder()
    await cp(join(dir, 'dist/Caddyfile.sample'), join(work, 'Caddyfile'))
    const config = readFileSync(join(work, 'Caddyfile'), 'utf8')
    expect(config).toContain('root * /srv/docs')
    const [port] = of('EXPOSE').flat()
    expect(config).toContain(`\n:${port} {`)
    // The command of the image, but it only checks the configuration instead of serving.
    const [program = '', , ...args] = JSON.parse(of('CMD').flat().join(' ')) as string[]
    const checked = spawnSync(
      program,
      ['validate', ...args.map((arg) => arg.replace('/etc/caddy', work))],
      { encoding: 'utf8', env: { ...process.env, HOME: work } },
    )
    expect(`${checked.stdout}${checked.stderr}`).toContain('Valid configuration')
  },
)
