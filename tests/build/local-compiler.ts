import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/**
 * Write a program that compiles like the `solc` which Foundry and Hardhat would download, with the
 * compiler of this repository.
 */
export async function writeCompiler(file: string): Promise<void> {
  const solc = createRequire(import.meta.url).resolve('solc')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    `#!${process.execPath}
if (process.argv.includes('--version')) {
  console.log('solc\\nVersion: 0.8.30+commit.73712a01.Linux.g++')
  process.exit()
}
let input = ''
process.stdin.on('data', (chunk) => { input += chunk })
process.stdin.on('end', () => process.stdout.write(require(${JSON.stringify(solc)}).compile(input)))
`,
  )
  await chmod(file, 0o755)
}
