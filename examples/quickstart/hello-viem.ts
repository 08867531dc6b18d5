import { createPublicClient, http, parseAbi } from 'viem'
import { haqqTestedge2 } from 'viem/chains'

const [url] = process.argv.slice(2)
const client = createPublicClient({ chain: haqqTestedge2, transport: http(url) })

const name = await client.readContract({
  address: '0x0000000000000000000000000000000000000400',
  abi: parseAbi(['function hexToBech32(address addr, string prefix) view returns (string)']),
  functionName: 'hexToBech32',
  args: ['0x1122334455667788990011223344556677889900', 'haqq'],
})
console.log(`On the Cosmos side the address is ${name}`)

client.watchBlockNumber({
  emitOnBegin: true,
  onBlockNumber: (number) => console.log(`Block ${number}`),
})
