import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openOutputRecord } from '../cache/output-record.ts'
import type { BuildManifest } from '../output/build-manifest.ts'
import { emittedFiles } from '../plugins/emit-files.ts'
import type { EmittedSite } from '../plugins/warraq-plugin.ts'
import type { AssembledSite } from './assemble.ts'
import { outputDir, siteCacheDir } from './command-options.ts'
import { emittedAssets } from './emitted-assets.ts'
import { emittedSite } from './emitted-site.ts'
import { languageFolder } from './language-folder.ts'
import { type OutputWriter, openOutput } from './output-writer.ts'
import { precompress } from './precompress.ts'
import type { SiteOutput } from './site-output.ts'
import { wholeSiteFiles } from './whole-site-files.ts'
import { writeLanguage } from './write-language.ts'

/** Write every file of a site beside the previous output, then swap the two. */
export async function write(
  source: Pick<SiteOutput, 'sites' | 'bundle' | 'options'>,
): Promise<void> {
  const outDir = outputDir(source.options)
  const output = await openOutput(outDir)
  const record = openOutputRecord(join(siteCacheDir(source.options), 'output.ndjson'), outDir)
  try {
    const manifest = await writeFiles({ ...source, output, record })
    record.save()
    await output.commit(manifest)
  } catch (cause) {
    // An error while discarding would hide the original one; the next build removes leftovers.
    await output.discard().catch(() => undefined)
    throw cause
  }
}

async function writeFiles(target: SiteOutput): Promise<BuildManifest> {
  const { sites, bundle, output, options } = target
  const { root } = options
  const [main] = sites
  if (main === undefined) throw new Error('No language to write.')
  for (const [path, file] of main.staticFiles.files) {
    const target = join(output.stagingDir, path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(root, file), target)
  }
  const [manifests] = await Promise.all([writeLanguages(target), writePictures(target)])
  const [manifest] = manifests
  if (manifest === undefined) throw new Error('No language was written.')
  await Promise.all([
    ...bundle.files.map(async (name) =>
      output.write(`assets/${name}`, await readFile(join(bundle.dir, name))),
    ),
    ...wholeSiteFiles(sites, manifest).map(([path, text]) => output.write(path, text)),
  ])
  const assets = emittedAssets(main.filesBaseUrl, output)
  for (const [at, site] of sites.entries())
    await writeEmitted(emittedSite(site, { buildId: manifests[at]?.buildId ?? '', assets }), {
      site,
      output,
    })
  if (main.config.precompress) await precompress(output)
  return { ...manifest, pages: manifests.reduce((sum, { pages }) => sum + pages, 0) }
}

/** Threads may draw images while this thread renders the documents. */
async function writePictures({ sites, output }: SiteOutput): Promise<void> {
  for (const { pictures } of sites)
    for await (const { path, content } of pictures?.draw() ?? []) await output.write(path, content)
}

/** Files from plugins come last, so that they cannot replace a file of the engine. */
async function writeEmitted(
  emitted: EmittedSite,
  { site, output }: { readonly site: AssembledSite; readonly output: OutputWriter },
): Promise<void> {
  const folder = languageFolder(site)
  const isTaken = (path: string) => output.has(`${folder}${path}`)
  for (const { path, content } of await emittedFiles(emitted, site.config.plugins, isTaken))
    await output.write(`${folder}${path}`, content)
}

/** One language at a time, because each keeps its documents in memory while it is written. */
async function writeLanguages({ sites, ...target }: SiteOutput): Promise<BuildManifest[]> {
  const manifests: BuildManifest[] = []
  for (const site of sites) manifests.push(await writeLanguage(site, target))
  return manifests
}
