'use client'

import { useId, useState } from 'react'
import { Value } from '../components/value.tsx'
import { bech32 } from '../facts/common.ts'
import { convertAddress } from '../lib/addresses.ts'
import { WithoutScript } from './parts/WithoutScript.tsx'

const PREFIXES = { account: bech32.account.value, validator: bech32.validator.value }

/** `::address-converter`: hex, account and validator form of an address. */
export default function AddressConverter() {
  const [text, setText] = useState('')
  const id = useId()
  const result = text.trim() === '' ? undefined : convertAddress(text, PREFIXES)
  return (
    <div className="tool copied-values">
      <p>
        <label htmlFor={id}>
          Address (0x…, {PREFIXES.account}1… or {PREFIXES.validator}1…)
        </label>
        <input
          id={id}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          aria-invalid={result?.ok === false}
        />
      </p>
      <div role="status">
        {result === undefined ? null : result.ok ? (
          <dl>
            <dt>Hex</dt>
            <dd>
              <Value text={result.forms.hex} label="the hex form" />
            </dd>
            <dt>Account</dt>
            <dd>
              <Value text={result.forms.account} label="the account form" />
            </dd>
            <dt>Validator operator</dt>
            <dd>
              <Value text={result.forms.validator} label="the validator form" />
            </dd>
          </dl>
        ) : (
          <p className="tool-message">{result.message}</p>
        )}
      </div>
      <WithoutScript text="The converter needs JavaScript. On a machine with haqqd, haqqd debug addr ADDRESS lists the forms of an address." />
    </div>
  )
}
