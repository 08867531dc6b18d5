import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { CodeBlockUse, CodeProblem } from '../../plugins/warraq-plugin.ts'
import { packageFolder } from '../../system/installed-package.ts'
import { emptyFolder, missingTool, outputOf } from './run-tool.ts'

const OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
}

/** Types for programs that run in Node, if the site has them. */
export const NODE_TYPES = '@types/node'

/**
 * Compile blocks in one run of `tsc`. Those of one page are in one folder under their titles, so that
 * they can import one another; packages come from the site. A part of a file may use names that
 * other blocks declare and leave out what is beside the point, so of its errors only some count.
 * @throws UsageError when the compiler is missing and a block is a whole file.
 */
export async function compileTypeScript(
  blocks: readonly CodeBlockUse[],
  isWhole: (block: CodeBlockUse) => boolean,
  workDir: string,
): Promise<CodeProblem[]> {
  const manifest = compilerManifest()
  if (manifest === undefined) {
    if (blocks.some(isWhole))
      throw missingTool('typescript', 'Run npm install --save-dev typescript')
    return []
  }
  if (blocks.length === 0) return []
  // The compiler names files by their real paths.
  const dir = await realpath(await emptyFolder(workDir, 'typescript'))
  const byPath = pathsOf(blocks)
  const hasNode = packageFolder(NODE_TYPES, join(dir, 'package.json')) !== undefined
  const compilerOptions = { ...OPTIONS, types: hasNode ? ['node'] : [] }
  const files = [
    ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['**/*'] })] as const,
    ...[...byPath].map(([path, { code }]) => [path, code] as const),
  ]
  // All at once: checks of pages go on between two steps, and the compiler would wait for them.
  await Promise.all(
    files.map(async ([path, text]) => {
      await mkdir(dirname(join(dir, path)), { recursive: true })
      await writeFile(join(dir, path), `${text}\n`)
    }),
  )
  return problemsIn(await runCompiler(manifest, dir), byPath).filter(
    (problem) =>
      !BROWSER_TIMER.test(problem.message) && (isWhole(problem.block) || isWrongInPart(problem)),
  )
}

/** In a browser a timer is a number; the types of Node say otherwise. */
const BROWSER_TIMER = /'Timeout' is not assignable to type 'number'/

/** Errors about names that a part declares or imports: they are used in a way that does not exist. */
const USED_WRONGLY =
  /^TS(?:2305|2322|2339|2345|2349|2353|2551|2552|2554|2555|2561|2614|2724|2769): /
/** What a page adds to a browser, and what only strict code must rule out. */
const LEFT_OUT =
  /'Window & typeof globalThis'|'typeof globalThis'|\bundefined\b|\bnull\b|\bmissing the following properties\b|\bis missing in type\b/

function isWrongInPart({ block, message }: CodeProblem): boolean {
  // The compiler writes out the types of objects, in which some fields may well be undefined.
  const judged = message.replace(/(?<=does not exist on type )'\{.*\}'/, '')
  if (!USED_WRONGLY.test(message) || LEFT_OUT.test(judged)) return false
  if (!message.startsWith('TS2552')) return true
  // Types are often declared elsewhere; the compiler also proposes names of browsers.
  const [, meant] = / name '[a-z]\w*'. Did you mean '(\w+)'\?/.exec(message) ?? []
  return meant !== undefined && new RegExp(`\\b${meant}\\b`).test(block.code)
}

/** Blocks by path. Of several blocks with one title, the last one is the file that others import. */
function pathsOf(blocks: readonly CodeBlockUse[]): ReadonlyMap<string, CodeBlockUse> {
  const pages = [...new Set(blocks.map(({ file }) => file))]
  const byPath = new Map<string, CodeBlockUse>()
  for (const [index, block] of blocks.entries()) {
    const path = `page-${pages.indexOf(block.file)}/${nameOf(block, index)}`
    const former = byPath.get(path)
    if (former !== undefined) byPath.set(path.replace(/(?=\.tsx?$)/, `.before-${index}`), former)
    byPath.set(path, block)
  }
  return byPath
}

/**
 * The errors that the compiler printed.
 * @throws Error if one is not about a block: then the compiler may have checked none.
 */
export function problemsIn(
  output: string,
  byPath: ReadonlyMap<string, CodeBlockUse>,
): CodeProblem[] {
  return output.split('\n').flatMap((line): CodeProblem[] => {
    if (!/^(?:\S.*: )?error TS\d/.test(line)) return []
    const [, path = '', at, message = ''] = /^(.+)\((\d+),\d+\): error (.*)$/.exec(line) ?? []
    const block = byPath.get(path)
    if (block === undefined) throw new Error(`The code blocks could not be compiled: ${line}`)
    return [{ block, line: Number(at), message }]
  })
}

function nameOf({ meta, language }: CodeBlockUse, index: number): string {
  const title = /title="([\w./-]+\.tsx?)"/.exec(meta)?.[1]
  return title?.includes('..') === false
    ? title.replace(/^\/+/, '')
    : `block-${index}.${language === 'tsx' ? 'tsx' : 'ts'}`
}

async function runCompiler(manifest: string, dir: string): Promise<string> {
  const tsc = join(dirname(manifest), 'bin', 'tsc')
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string }
  // Each thread would work out the types of packages anew; there are none before version 7.
  const alone = Number.parseInt(version, 10) < 7 ? [] : ['--singleThreaded']
  const args = [tsc, '-p', dir, '--pretty', 'false', ...alone]
  const { failure, stdout, stderr } = await outputOf(process.execPath, args, dir)
  // The compiler exits with 1 or 2 when it found errors, and prints them.
  if (failure === undefined || /error TS/.test(stdout)) return stdout
  throw new Error(stderr || failure.message)
}

/** The manifest of the compiler, if it is installed. */
function compilerManifest(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('typescript/package.json')
  } catch {
    return undefined
  }
}
