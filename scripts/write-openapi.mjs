// Writes the OpenAPI document of the REST queries from site/data/rest-endpoints.json.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importTypeScript, root } from './import-typescript.mjs'

const { OPENAPI_FILE, openApiText } = await importTypeScript('site/openapi/openapi-file.ts')
await writeFile(join(root, OPENAPI_FILE), openApiText())
console.log(`Wrote ${OPENAPI_FILE}.`)
