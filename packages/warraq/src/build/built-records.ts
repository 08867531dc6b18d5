import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AskedOfPage } from '@warraq/search/term-table'
import { articleHtml } from '../html/article-html.ts'
import { settleOutput } from '../output/output-swap.ts'
import { readManifest } from '../output/read-manifest.ts'
import { bareAddress } from '../pages/redirects/read-redirects.ts'
import { type DocSearchRecord, docSearchRecords } from '../search/docsearch-records.ts'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'
import type { PagePayload } from '../shared/data/page-payload.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { askedByPage } from './asked-by-page.ts'

/**
 * The records of every page in the sitemap of a built site, for a hosted index, and the number of
 * these pages.
 * @param root site with a built `dist`, or the built folder itself
 * @throws UsageError when there is no built site.
 */
export async function builtRecords(root: string) {
  const folders = [root, join(root, 'dist')]
  for (const folder of folders) await settleOutput(folder)
  const dir = folders.find((folder) => existsSync(join(folder, BUILD_MARKER)))
  if (dir === undefined)
    throw new UsageError(
      `There is no built site in "${root}" or in its folder "dist".\nRun "warraq build" first.`,
    )
  const { baseUrl, asked = {} } = await readManifest(dir)
  const phrases = askedByPage(asked)
  const urls = sitemapUrls(await readFile(join(dir, 'sitemap.xml'), 'utf8'))
  const records: DocSearchRecord[] = []
  for (const url of urls) {
    const path = decodeURI(new URL(url).pathname)
    const file = join(dir, path.slice(baseUrl.length), 'page.json')
    records.push(...(await recordsOf(url, file, phrases.get(bareAddress(path)))))
  }
  return { records, pages: urls.length }
}

function sitemapUrls(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  )
}

async function recordsOf(
  url: string,
  file: string,
  asked: AskedOfPage | undefined,
): Promise<DocSearchRecord[]> {
  const { page, head, shell, html } = JSON.parse(await readFile(file, 'utf8')) as PagePayload
  const meta = (name: string) =>
    head.find(({ attributes }) => attributes.name === name)?.attributes.content ?? ''
  return docSearchRecords({
    url,
    title: page.title,
    section: shell.sidebar?.label ?? page.title,
    language: meta('docsearch:language'),
    docusaurus_tag: meta('docsearch:docusaurus_tag'),
    version: meta('docsearch:version'),
    keywords: meta('keywords'),
    asked,
    boost: Number(meta('docsearch:search_boost') || 1),
    html: articleHtml(html),
  })
}
