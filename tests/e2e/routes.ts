import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frontMatterOf } from '../../site/lib/front-matter.ts'
import { pageRoute } from '../../site/lib/page-route.ts'

const isDraft = (text: string) => frontMatterOf({ text }).get('draft')?.value === true
const CONTENT = join(import.meta.dirname, '../../content')

/** Files of `content` that are pages, not parts of them or drafts. */
const PAGE_FILES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file))
  .filter((file) => !isDraft(readFileSync(join(CONTENT, file), 'utf8')))

/** Every route of the site except those of single entries of its references, and of all in one. */
export const ROUTES: readonly string[] = [
  '/',
  '/search/',
  ...PAGE_FILES.map(pageRoute).filter((route) => !route.endsWith('/all/')),
]

/** Routes of the pages whose front matter has this line. */
export const routesThatSay = (line: RegExp): string[] =>
  PAGE_FILES.filter((file) =>
    line.test(readFileSync(join(CONTENT, file), 'utf8').split(/^---$/m)[1] ?? ''),
  ).map(pageRoute)

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
