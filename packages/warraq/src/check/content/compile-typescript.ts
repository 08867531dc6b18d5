import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { CodeBlockUse, CodeProblem } from '../../plugins/code-block-use.ts'
import { missingTool } from './missing-tool.ts'

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
  const dir = join(workDir, 'typescript')
  await rm(dir, { recursive: true, force: true })
  const pages = [...new Set(blocks.map(({ file }) => file))]
  const byPath = new Map(
    blocks.map((block, index) => [
      `page-${pages.indexOf(block.file)}/${nameOf(block, index)}`,
      block,
    ]),
  )
  for (const [path, { code }] of byPath) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), `${code}\n`)
  }
  await writeFile(
    join(dir, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['**/*'] }),
  )
  const output = await runCompiler(dir)
  return output.split('\n').flatMap((line): CodeProblem[] => {
    const [, path = '', at, message = ''] =
      /^(page-\d+\/[^(]+)\((\d+),\d+\): error (.*)$/.exec(line) ?? []
    const block = byPath.get(path)
    return block === undefined ? [] : [{ block, line: Number(at), message }]
  })
}

function nameOf({ meta, language }: CodeBlockUse, index: number): string {
  const title = /title="([\w./-]+\.tsx?)"/.exec(meta)?.[1]
  return title?.includes('..') === false
    ? title.replace(/^\/+/, '')
    : `block-${index}.${language === 'tsx' ? 'tsx' : 'ts'}`
}

function runCompiler(dir: string): Promise<string> {
  const manifest = compilerManifest()
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(dirname(manifest), 'bin', 'tsc'), '-p', dir, '--pretty', 'false'],
      { cwd: dir, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        // The compiler exits with 1 or 2 when it found errors, and prints them.
        if (error !== null && !/error TS/.test(stdout)) reject(new Error(stderr || error.message))
        else resolve(stdout)
      },
    )
  })
}

function compilerManifest(): string {
  try {
    return createRequire(import.meta.url).resolve('typescript/package.json')
  } catch {
    throw missingTool('typescript', 'Run npm install --save-dev typescript')
  }
}
