import { existsSync, lstatSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { remembered } from '@warraq/search/remembered'
import { BUILD_MARKER } from '../../shared/data/build-marker.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { isMarkdownPath } from '../../shared/data/skipped-names.ts'
import { findBelow } from '../../system/find-below.ts'

/** Folders of programs, which hold no pages. */
const OF_PROGRAMS = new Set(
  '.git .github .gitlab .gitea .forgejo .svn .hg .vscode .idea .cache .changeset .husky .yarn .pnpm-store .docusaurus .vitepress .vuepress .astro .next .nuxt .svelte-kit .venv .tox .pytest_cache .terraform .obsidian .trash .gitbook .devcontainer'.split(
    ' ',
  ),
)

/**
 * The finding for a folder that is left out because of its name although it contains Markdown; none
 * for folders in which programs keep their files.
 * @param folder path relative to the site root
 */
export function skippedFolder(root: string, folder: string): Diagnostic[] {
  const name = basename(folder)
  const path = join(root, folder)
  if (OF_PROGRAMS.has(name) || isPackages(path) || isOutput(path)) return []
  const found = findBelow(path, isMarkdownPath)
  if (found === undefined) return []
  return [
    problemAt(folder, 'content/skipped-folder', {
      found: `a folder with Markdown (${found}) that is left out because of its name`,
      expected:
        'pages in folders whose names do not begin with ".", and are not node_modules or dist',
      fix: `rename the folder if its files are pages, or move other files out of the folder of pages`,
    }),
  ]
}

/**
 * The findings for folders of which no page is built, because they are named as partials or tests,
 * although no page includes a file of them.
 * @param sources Markdown files that are left out, relative to the site root
 * @param included files that pages include
 */
export function unusedPartials(
  sources: readonly string[],
  included: ReadonlySet<string>,
): Diagnostic[] {
  const folders = new Map<string, string[]>()
  for (const file of sources) {
    const folder = /^(?:.*?\/)??(?:_[^/]*|__tests__)(?=\/)/.exec(file)?.[0]
    if (folder !== undefined) remembered(folders, folder, () => []).push(file)
  }
  return [...folders]
    .filter(([, files]) => !files.some((file) => included.has(file)))
    .map(([folder, files]) =>
      problemAt(folder, 'content/skipped-folder', {
        found: `a folder with Markdown (${files[0]}) that no page includes; its name says that it holds parts of pages`,
        expected: 'pages in folders whose names do not begin with "_"',
        fix: 'rename the folder if its files are pages',
      }),
    )
}

/** What package managers write into a folder of packages. */
const INSTALLED = ['.bin', '.package-lock.json', '.modules.yaml', '.yarn-integrity']

/** Whether a folder holds installed packages; a linked one has its `package.json` elsewhere. */
function isPackages(path: string): boolean {
  if (basename(path) !== 'node_modules') return false
  if (existsSync(join(dirname(path), 'package.json'))) return true
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) return true
  return INSTALLED.some((file) => existsSync(join(path, file)))
}

/** Whether a build wrote the folder. */
function isOutput(path: string): boolean {
  return existsSync(join(path, BUILD_MARKER))
}
