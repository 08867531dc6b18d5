// Writes the OpenAPI document of the REST queries, made from site/data/rest-endpoints.json.
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const outFile = join(root, 'node_modules', '.cache', `openapi-${process.pid}.mjs`)
const bundle = await rolldown({
  input: join(root, 'site', 'openapi', 'openapi-file.ts'),
  platform: 'node',
  external: /^(?![./]|[A-Za-z]:[\\/])/,
})
await bundle.write({ file: outFile, format: 'esm' })
await bundle.close()
const { OPENAPI_FILE, openApiText } = await import(pathToFileURL(outFile).href)
await rm(outFile)
await writeFile(join(root, OPENAPI_FILE), openApiText())
console.log(`Wrote ${OPENAPI_FILE}.`)
