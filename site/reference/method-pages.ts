import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import { type ReferencePage, withoutMarks } from './reference-page.ts'

/** How far a method behaves as on Ethereum, as a sentence. */
const SUPPORT: Readonly<Record<RpcMethod['implemented'], string>> = {
  full: 'Supported.',
  partial: 'Differs from Ethereum.',
  stub: 'Answers a constant or an error.',
}

/** Without a comma before "and". */
const LIST = new Intl.ListFormat('en-GB')

/** A page for each JSON-RPC method, in one folder for each namespace. */
export function methodPages(methods: readonly RpcMethod[]): readonly ReferencePage[] {
  return methods.map((entry, position) => ({
    path: `api/ethereum-json-rpc/methods/${entry.namespace}/${entry.method}.md`,
    // Addresses of methods have no folder for the namespace, which their names begin with.
    slug: `../${entry.method}`,
    title: entry.method,
    sidebarLabel: entry.method,
    description: descriptionOf(entry),
    position,
    data: 'site/data/rpc-methods.json',
    body: `${entry.summary} ${entry.when}\n\n::rpc-method{name="${entry.method}"}`,
  }))
}

function descriptionOf({ summary, params, implemented }: RpcMethod): string {
  const names = params.map(({ name, required }) => (required ? name : `${name} (optional)`))
  const takes = names.length === 0 ? 'without parameters' : `with ${LIST.format(names)}`
  return `${withoutMarks(summary)} A JSON-RPC method ${takes}. ${SUPPORT[implemented]}`
}
