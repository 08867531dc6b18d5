import { jsQuoted, type Snippet, shellQuoted } from './snippet.ts'

export interface RpcCall {
  readonly url: string
  readonly method: string
  readonly params: readonly unknown[]
}

/** The call as a terminal command and as JavaScript. */
export function rpcSnippets({ url, method, params }: RpcCall): readonly Snippet[] {
  const list = JSON.stringify(params)
  return [
    { label: 'curl', code: rpcCurl(url, method, list) },
    {
      label: 'fetch',
      code: `const response = await fetch(${jsQuoted(url)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: ${jsQuoted(method)},
    params: ${list},
  }),
})
const { result, error } = await response.json()
console.log(error ?? result)`,
    },
    {
      label: 'viem',
      code: `import { createPublicClient, http } from 'viem'

const client = createPublicClient({ transport: http(${jsQuoted(url)}) })
const result = await client.request({
  method: ${jsQuoted(method)},
  params: ${list},
})
console.log(result)`,
    },
    {
      label: 'ethers',
      code: `import { JsonRpcProvider } from 'ethers'

const provider = new JsonRpcProvider(${jsQuoted(url)})
const result = await provider.send(${jsQuoted(method)}, ${list})
console.log(result)`,
    },
  ]
}

/** The call as a terminal command; `list` is the JSON list of parameters. */
export function rpcCurl(url: string, method: string, list: string): string {
  // Blanks, because a line may break there and not inside a word.
  const body = `{"jsonrpc": "2.0", "id": 1, "method": "${method}", "params": ${list}}`
  return `curl -s ${url} \\\n  -H 'Content-Type: application/json' \\\n  -d ${shellQuoted(body)}`
}
