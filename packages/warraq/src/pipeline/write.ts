import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { openOutputRecord } from '../cache/output-record.ts'
import type { BuildManifest } from '../output/read-manifest.ts'
import { emittedFiles } from '../plugins/emit-files.ts'
import type { EmittedSite } from '../plugins/warraq-plugin.ts'
import { onInterrupt } from '../system/on-interrupt.ts'
import type { AssembledSite } from './assemble.ts'
import type { ClientBundle } from './bundle/client-bundle.ts'
import { type CommandOptions, outputDir, siteCacheDir } from './command-options.ts'
import { languageFolder } from './output-paths.ts'
import { withContentStyles } from './write/content-styles.ts'
import { emittedAssets, emittedSite } from './write/emitted-site.ts'
import { type OutputWriter, openOutput } from './write/output-writer.ts'
import { precompress } from './write/precompress.ts'
import { isKept, isReplaceable } from './write/project-files.ts'
import { wholeSiteFiles } from './write/whole-site-files.ts'
import { writeLanguage } from './write/write-language.ts'
import type { SiteOutput } from './write/write-pages.ts'

/** Write every file of a site, given in every language, beside the previous output; then swap. */
export async function write(
  sites: readonly AssembledSite[],
  bundle: ClientBundle,
  options: CommandOptions,
): Promise<void> {
  const outDir = outputDir(options)
  const output = await openOutput(outDir)
  const record = openOutputRecord(join(siteCacheDir(options), 'output'), outDir)
  const forget = onInterrupt(output.abandon)
  try {
    const styled = withContentStyles(bundle, sites)
    const manifest = await writeFiles(sites, { bundle: styled, options, output, record })
    await record.save()
    // A small site is written at once; an interrupt that came meanwhile ends the build here.
    await setImmediate()
    await output.commit(manifest)
  } catch (cause) {
    // An error while discarding would hide the original one; the next build removes leftovers.
    await output.discard().catch(() => undefined)
    throw cause
  } finally {
    forget()
  }
}

async function writeFiles(
  sites: readonly AssembledSite[],
  target: SiteOutput,
): Promise<BuildManifest> {
  const { bundle, output, options } = target
  const [main] = sites
  if (main === undefined) throw new Error('No language to write.')
  const { language, staticFiles } = main.loaded
  const { noIndex } = language.config
  const copyStatic = async (isMeant: (path: string) => boolean) => {
    for (const [path, file] of staticFiles.files)
      if (isMeant(path)) await output.write(path, await readFile(join(options.root, file)))
  }
  await copyStatic((path) => !isKept(path, noIndex))
  const [manifests] = await Promise.all([
    writeLanguages(sites, target),
    writePictures(sites, output),
  ])
  const [manifest] = manifests
  if (manifest === undefined) throw new Error('No language was written.')
  await Promise.all([
    ...[...bundle.files].map(([name, read]) => output.write(`assets/${name}`, read())),
    ...wholeSiteFiles(sites, manifest, (name) => {
      const file = staticFiles.files.get(name)
      return file === undefined ? undefined : readFileSync(join(options.root, file), 'utf8')
    }).map(([path, text]) => output.write(path, text)),
  ])
  await copyStatic((path) => isReplaceable(path, noIndex))
  const assets = emittedAssets(language.filesBaseUrl, output.stagingDir)
  for (const [at, site] of sites.entries())
    await writeEmitted(site, emittedSite(site, manifests[at]?.buildId ?? '', assets), output)
  if (language.config.precompress) await precompress(output, options.bundleDir)
  return {
    ...manifest,
    pages: manifests.reduce((sum, { pages }) => sum + pages, 0),
    asked: Object.assign({}, ...manifests.map(({ asked }) => asked)),
  }
}

/** Threads may draw images while this thread renders the documents. */
async function writePictures(sites: readonly AssembledSite[], output: OutputWriter): Promise<void> {
  for (const { pictures } of sites)
    for await (const { path, content } of pictures?.draw() ?? []) await output.write(path, content)
}

/** Files from plugins come last, so that they cannot replace a file of the engine. */
async function writeEmitted(
  site: AssembledSite,
  emitted: EmittedSite,
  output: OutputWriter,
): Promise<void> {
  const { language } = site.loaded
  const folder = languageFolder(language)
  const isTaken = (path: string) => output.has(`${folder}${path}`)
  for (const { path, content } of await emittedFiles(emitted, language.config.plugins, isTaken))
    await output.write(`${folder}${path}`, content)
}

/** One language at a time, because each keeps its documents in memory while it is written. */
async function writeLanguages(
  sites: readonly AssembledSite[],
  target: SiteOutput,
): Promise<BuildManifest[]> {
  const manifests: BuildManifest[] = []
  for (const site of sites) manifests.push(await writeLanguage(site, target))
  return manifests
}
