import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import {
  access,
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { installEngine, type Layout, packagesBelow, tarballBeside } from './locked-packages.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const PACKAGES = join(REPOSITORY, 'packages')
const PACKAGE = join(PACKAGES, 'warraq')
const run = promisify(execFile)

/**
 * Pack the engine for publishing, and the packages below it beside it; returns the path of the engine's tarball.
 * The first of the test files that ask for it packs, because packing writes into the packages; the
 * others wait.
 */
export async function packEngine(): Promise<string> {
  // Test files run in processes of one parent.
  const dir = join(tmpdir(), `warraq-pack-${process.ppid}`)
  const tarball = join(dir, 'warraq.tgz')
  const isFirst = await mkdir(dir).then(
    () => true,
    () => false,
  )
  const failed = join(dir, 'failed')
  if (isFirst)
    await packInto(tarball).catch(async (error) => {
      await writeFile(failed, String(error))
      throw error
    })
  while (!(await isFile(tarball))) {
    if (await isFile(failed)) throw new Error(await readFile(failed, 'utf8'))
    await setTimeout(500)
  }
  return tarball
}

async function packInto(tarball: string): Promise<void> {
  const staging = temporaryFolder()
  const below = packagesBelow()
  const folders = [PACKAGE, ...below.map((name) => join(PACKAGES, name))]
  const pack = ['pack', ...folders, '--pack-destination', staging, '--loglevel=error']
  await run('npm', pack, { cwd: staging })
  const names = await readdir(staging)
  const move = async (prefix: string, target: string) => {
    const packed = names.find(
      (name) => name.startsWith(prefix) && /^\d/.test(name.slice(prefix.length)),
    )
    if (packed === undefined) throw new Error(`npm packed only ${names.join(', ')}.`)
    await rename(join(staging, packed), target)
  }
  for (const name of below) await move(`warraq-${name}-`, tarballBeside(tarball, name))
  await move('warraq-', tarball)
}

function isFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Install the types of React and of Node beside the engine, as the guide asks for. */
export async function addTypes(dir: string): Promise<void> {
  await addPackages(dir, ['@types/react', '@types/react-dom', '@types/node'])
}

/** Path of the compiler of TypeScript. */
export const TYPESCRIPT = join(REPOSITORY, 'node_modules/typescript/bin/tsc')

/** Folders in which the engine is installed, once for each layout and test file. */
const installed = new Map<Layout, Promise<string>>()

/** A new folder with one Markdown file, and the tarball installed in it. */
export async function installInto(name: string, tarball: string, layout: Layout): Promise<string> {
  const template = installed.get(layout) ?? install(tarball, layout)
  installed.set(layout, template)
  const dir = join(temporaryFolder(), name)
  await cp(await template, dir, { recursive: true, verbatimSymlinks: true })
  await writeFile(join(dir, 'index.md'), '# Hello\n\nOne page, and nothing else.\n')
  return dir
}

async function install(tarball: string, layout: Layout): Promise<string> {
  const dir = temporaryFolder()
  await writeFile(join(dir, 'package.json'), JSON.stringify({ name: 'one-page', private: true }))
  if (REGISTRY_VERSIONS === undefined) await installEngine(dir, tarball, layout)
  else {
    const tarballs = [tarball, ...packagesBelow().map((name) => tarballBeside(tarball, name))]
    await npmInstall([...tarballs, ...engineVersions(), `--install-strategy=${layout}`], dir)
  }
  return dir
}

/**
 * Which versions `npm run test:newest` takes from the registry: the lowest that the manifest of the
 * engine allows, or what was published last. Absent: those of the lock file, without a registry.
 */
const REGISTRY_VERSIONS = process.env.REGISTRY_VERSIONS

/** Packages as npm installs them, with the lowest or the newest version that the engine allows. */
function versionsOf(ranges: Readonly<Record<string, string>>, names = Object.keys(ranges)) {
  return names.map((name) => {
    const range = ranges[name] ?? 'latest'
    return `${name}@${REGISTRY_VERSIONS === 'lowest' ? range.replace(/^[~^]/, '') : range}`
  })
}

/** Versions of the packages that the engine needs from the registry. */
function engineVersions() {
  const { dependencies } = manifest()
  return versionsOf(
    dependencies,
    Object.keys(dependencies).filter((name) => !name.startsWith('@warraq/')),
  )
}

function manifest(): Readonly<Record<'dependencies' | 'devDependencies', Record<string, string>>> {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
}

/** Install packages that the engine or an example finds beside it. */
export async function addPackages(dir: string, names: readonly string[]): Promise<void> {
  if (REGISTRY_VERSIONS !== undefined) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(REPOSITORY, 'package.json'), 'utf8'),
    )
    await npmInstall(versionsOf({ ...dependencies, ...devDependencies }, [...names]), dir)
    return
  }
  for (const name of names) {
    const path = join(dir, 'node_modules', name)
    await mkdir(dirname(path), { recursive: true })
    await symlink(join(REPOSITORY, 'node_modules', name), path)
  }
}

function npmInstall(args: readonly string[], cwd: string): Promise<unknown> {
  return run('npm', ['install', ...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd })
}

/** Run the installed command until it exits; returns its output. */
export function warraq(dir: string, ...args: readonly string[]): Promise<string> {
  return runAs({}, dir, process.execPath, binOf(dir), ...args)
}

/** A user of the system; without the fields, the user who runs the tests. */
interface User {
  readonly uid?: number
  readonly gid?: number
}

/** Run a program in a folder as another user; returns its output. */
export async function runAs(
  user: User,
  cwd: string,
  program: string,
  ...args: readonly string[]
): Promise<string> {
  const env = { ...process.env, NODE_ENV: undefined }
  const { stdout, stderr } = await run(program, args, { ...user, cwd, env })
  return stdout + stderr
}

/**
 * Remove write permission from the `node_modules` of a folder. Modes do not restrict root, who
 * therefore gives the folder, but not its `node_modules`, to the user whom this returns.
 */
export async function protectModules(dir: string): Promise<User> {
  await run('chmod', ['-R', 'a-w', join(dir, 'node_modules')])
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65_534, gid: 65_534 }
  await chmod(dirname(dir), 0o755)
  for (const file of [dir, join(dir, 'index.md'), join(dir, 'package.json')])
    await chown(file, nobody.uid, nobody.gid)
  return nobody
}

/**
 * Start a server of the installed command and pass its address to `use`; stops it afterwards.
 * @param place the working directory
 */
export async function withServer(
  dir: string,
  command: 'dev' | 'preview',
  use: (url: string) => Promise<void>,
  place = dir,
): Promise<void> {
  const port = await freePort()
  const server = spawn(process.execPath, [binOf(dir), command], {
    cwd: place,
    env: { ...process.env, PORT: String(port), NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.once('data', () => resolve())
      server.once('exit', (code) => reject(new Error(`${command} ended with code ${code}.`)))
    })
    await use(`http://localhost:${port}`)
  } finally {
    server.kill()
  }
}

/** Path of the installed command. */
export function binOf(dir: string): string {
  return join(dir, 'node_modules/warraq/bin/warraq.mjs')
}
