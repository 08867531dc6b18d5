import { Contract, JsonRpcProvider } from 'ethers'

const [url = 'https://rpc.eth.testedge2.haqq.network'] = process.argv.slice(2)
const provider = new JsonRpcProvider(url)

const converter = new Contract(
  '0x0000000000000000000000000000000000000400',
  ['function hexToBech32(address addr, string prefix) view returns (string)'],
  provider,
)
const name: string = await converter.getFunction('hexToBech32')(
  '0x1122334455667788990011223344556677889900',
  'haqq',
)
console.log(`On the Cosmos side the address is ${name}`)

await provider.on('block', (number: number) => console.log(`Block ${number}`))
