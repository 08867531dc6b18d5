// Writes the declarations of the published package and its JSON schemas into dist/, and the pages of
// the guide that are made from the sources beside its others.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const packageDir = dirname(dirname(fileURLToPath(import.meta.url)))
const outDir = join(packageDir, 'dist')

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
// The types of the engine name those of the packages below it.
const below = ['markup', 'search', 'search-dialog', 'fences'].map((name) =>
  join(packageDir, '..', name),
)
for (const dir of [...below, packageDir])
  execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', 'tsconfig.types.json'], {
    cwd: dir,
    stdio: 'inherit',
  })

const program = join(outDir, `published-types.${process.pid}.mjs`)
const bundle = await rolldown({
  input: join(packageDir, 'scripts/published-types.ts'),
  platform: 'node',
  external: (id) => !/^(?:[./]|@warraq\/)/.test(id),
  logLevel: 'warn',
})
// The commands, which the reference lists, load their code when they run.
await bundle.write({ file: program, format: 'esm', codeSplitting: false })
await bundle.close()
try {
  const { publishedFiles } = await import(pathToFileURL(program).href)
  for (const [path, text] of Object.entries(publishedFiles(packageDir))) {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    // The guide may be built at the same time.
    await writeFile(`${file}.tmp`, text)
    await rename(`${file}.tmp`, file)
  }
} finally {
  await rm(program, { force: true })
}

/**
 * Remove the declarations that no entry of the package leads to: those of schemas would ask for zod,
 * which is part of the bundle.
 */
async function removeUnreached(dir) {
  const { exports } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  const reached = new Set()
  const reach = async (file) => {
    // Examples in comments import files, too.
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    const text = await readFile(file, 'utf8')
    for (const [, path] of text.matchAll(/(?:from|import\() ?['"](\.[^'"]+)['"]/g))
      await reach(join(dirname(file), path.replace(/\.[jt]sx?$/, '.d.ts')))
  }
  for (const { types } of Object.values(exports))
    if (types !== undefined) await reach(join(packageDir, types))
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !reached.has(file)) await rm(file)
  }
}

await removeUnreached(join(outDir, 'types'))
