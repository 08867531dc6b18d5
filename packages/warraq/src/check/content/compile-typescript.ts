import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { CodeBlockUse, CodeProblem } from '../../plugins/code-block-use.ts'
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
  types: [],
}

/**
 * Compile whole files in one run of `tsc`. The files of one page are in one folder under their
 * titles, so that they can import one another; packages come from the site.
 * @throws UsageError when the compiler is missing.
 */
export async function compileTypeScript(
  blocks: readonly CodeBlockUse[],
  workDir: string,
): Promise<CodeProblem[]> {
  // The compiler names files by their real paths.
  const dir = await realpath(await emptyFolder(workDir, 'typescript'))
  const byPath = pathsOf(blocks)
  for (const [path, { code }] of byPath) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), `${code}\n`)
  }
  await writeFile(
    join(dir, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['**/*'] }),
  )
  return problemsIn(await runCompiler(dir), byPath)
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

async function runCompiler(dir: string): Promise<string> {
  const tsc = join(dirname(compilerManifest()), 'bin', 'tsc')
  const args = [tsc, '-p', dir, '--pretty', 'false']
  const { failure, stdout, stderr } = await outputOf(process.execPath, args, dir)
  // The compiler exits with 1 or 2 when it found errors, and prints them.
  if (failure === undefined || /error TS/.test(stdout)) return stdout
  throw new Error(stderr || failure.message)
}

function compilerManifest(): string {
  try {
    return createRequire(import.meta.url).resolve('typescript/package.json')
  } catch {
    throw missingTool('typescript', 'Run npm install --save-dev typescript')
  }
}
