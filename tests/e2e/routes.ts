import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frontMatterOf } from '../../site/lib/front-matter.ts'
import { pageRoute } from '../../site/lib/page-route.ts'

const CONTENT = join(import.meta.dirname, '../../content')

/** Whether the head of a page sets one of these fields to true. */
function sets(file: string, ...fields: readonly string[]): boolean {
  const head = frontMatterOf({ text: readFileSync(join(CONTENT, file), 'utf8') })
  return fields.some((field) => head.get(field)?.value === true)
}

/** Files of `content` that are pages, not parts of them or drafts. */
const PAGE_FILES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file))
  .filter((file) => !sets(file, 'draft'))

/** Every route of the site except those of single entries of its references, and of all in one. */
export const ROUTES: readonly string[] = [
  '/',
  '/search/',
  ...PAGE_FILES.map(pageRoute).filter((route) => !route.endsWith('/all/')),
]

/** Routes of the pages whose head sets one of these fields to true. */
export const routesThatSet = (...fields: readonly string[]): string[] =>
  PAGE_FILES.filter((file) => sets(file, ...fields)).map(pageRoute)

/** One page of each kind, and those with the longest words. */
export const ONE_OF_EACH_KIND: readonly string[] = [
  '/',
  '/search/',
  '/learn/',
  '/learn/glossary/',
  '/l1-network/module-accounts/',
  '/l1-network/run-a-validator/',
  '/develop/',
  '/develop/api/networks/',
  '/develop/api/swagger/',
  '/develop/api/ethereum-json-rpc/methods/',
  '/develop/precompiles/',
  '/user-guides/connect-your-wallet/Metamask/',
  '/l2-network/contractaddress/',
]
