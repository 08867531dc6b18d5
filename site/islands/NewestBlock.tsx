'use client'

import { useState } from 'react'
import { RPC_ENDPOINTS } from '../lib/api-endpoints.ts'
import { callRpc } from '../lib/json-rpc.ts'
import { useTask } from './parts/use-task.ts'
import { WithoutScript } from './parts/WithoutScript.tsx'

const NUMBER = new Intl.NumberFormat('en')

/** Asks the first endpoint for the number of the newest block; the answer takes the place of a dash. */
export default function NewestBlock() {
  const [answer, setAnswer] = useState('–')
  const [isAsking, run] = useTask()
  const send = async () => {
    const { ok, text } = await callRpc(RPC_ENDPOINTS[0].url, 'eth_blockNumber', [])
    const height = Number(text.replaceAll('"', ''))
    // Short, so that it stays on the line of the button on the narrowest phone.
    setAnswer(ok && Number.isSafeInteger(height) ? NUMBER.format(height) : 'no answer')
  }
  return (
    <div className="on-use">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isAsking}
        onClick={() => {
          if (!isAsking) run(send)
        }}
      >
        Send it
      </button>
      <p className="newest-block" role="status">
        Newest block: {answer}
      </p>
      <WithoutScript text="Sending it from here needs JavaScript. In a terminal it works as it is." />
    </div>
  )
}
