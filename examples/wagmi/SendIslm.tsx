import { formatEther, isAddress, parseEther } from 'viem'
import { haqqTestedge2 } from 'viem/chains'
import {
  useBalance,
  useConnect,
  useConnection,
  useConnectors,
  useSendTransaction,
  useWaitForTransactionReceipt,
} from 'wagmi'

const chainId = haqqTestedge2.id

/** Connects a wallet, shows the balance, and sends 0.01 ISLM. The key stays in the wallet. */
export function SendIslm() {
  const { address } = useConnection()
  const connectors = useConnectors()
  const connect = useConnect()
  const balance = useBalance({ address, chainId })
  const send = useSendTransaction()
  const receipt = useWaitForTransactionReceipt({ hash: send.data, chainId })

  if (address === undefined)
    return connectors.map((connector) => (
      <button
        type="button"
        key={connector.uid}
        onClick={() => connect.mutate({ connector, chainId })}
      >
        {connector.name}
      </button>
    ))

  const submit = (form: FormData) => {
    const to = String(form.get('to'))
    if (isAddress(to)) send.mutate({ to, value: parseEther('0.01'), chainId })
  }
  return (
    <form action={submit}>
      <p>
        {address}: {balance.data ? formatEther(balance.data.value) : '…'} ISLM
      </p>
      <input name="to" placeholder="0x…" required />
      <button type="submit" disabled={send.isPending}>
        Send 0.01 ISLM
      </button>
      <output>{send.error?.message ?? receipt.data?.status}</output>
    </form>
  )
}
