'use client'

import { useState } from 'react'
import { useMounted } from 'warraq/components'
import { isOnThisComputer, REST_ENDPOINTS } from '../lib/api-endpoints.ts'
import { missingParts, queryRest, type RestParam, restSnippets, restUrl } from '../lib/rest.ts'
import type { TimedAnswer } from '../lib/timed-answer.ts'
import { Answer } from './parts/Answer.tsx'
import { ConsoleAsleep } from './parts/ConsoleAsleep.tsx'
import { EndpointChoice, LOCAL_NODE } from './parts/EndpointChoice.tsx'
import { Snippets } from './parts/Snippets.tsx'
import { useEndpoint } from './parts/use-endpoint.ts'
import { useTask } from './parts/use-task.ts'

interface RestField extends RestParam {
  readonly type: string
  /** Initial text of the field. */
  readonly text: string
}

interface RestConsoleProps {
  /** Path with parameters in braces. */
  readonly path: string
  readonly fields: readonly RestField[]
  /**
   * Whether the page shows the call beside the console, so that the console's HTML can leave it
   * out.
   */
  readonly isCallShown?: boolean
}

/** Sends a REST query to an endpoint that the reader selects. */
export default function RestConsole({ path, fields, isCallShown = false }: RestConsoleProps) {
  const isMounted = useMounted()
  const [host, setHost] = useEndpoint(REST_ENDPOINTS)
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, text }) => [name, text])),
  )
  const [answered, setAnswered] = useState<{ readonly url: string; readonly answer: TimedAnswer }>()
  const [isAsking, run] = useTask()
  const missing = missingParts(fields, values)
  const url = restUrl(host, path, fields, values)
  const snippets = restSnippets(url)

  if (!isMounted) return <ConsoleAsleep call={isCallShown ? undefined : snippets[0]?.code} />

  const id = `console-${path.replace(/\W+/g, '-')}`
  const isLocal = isOnThisComputer(host)
  const canAsk = missing.length === 0 && !isAsking && !isLocal
  const ask = async () => setAnswered({ url, answer: await queryRest(url) })
  return (
    <form
      className="tool"
      onSubmit={(event) => {
        event.preventDefault()
        if (canAsk) run(ask)
      }}
    >
      <EndpointChoice
        id={`${id}-endpoint`}
        endpoints={REST_ENDPOINTS}
        url={host}
        onChange={setHost}
      />
      {fields.map(({ name, type, in: place }) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>
            {name}{' '}
            <span className="tool-type">{place === 'path' ? type : `${type}, optional`}</span>
          </label>
          <input
            id={`${id}-${name}`}
            value={values[name]}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={missing.includes(name)}
            aria-describedby={`${id}-message`}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </p>
      ))}
      <p className="tool-message" id={`${id}-message`} role="status">
        {missing.length > 0
          ? `Fill in ${missing.join(' and ')}: part of the path.`
          : isLocal
            ? LOCAL_NODE
            : ''}
      </p>
      <Snippets snippets={snippets} />
      <p>
        <button type="submit" className="button" aria-disabled={!canAsk}>
          Send the query
        </button>
      </p>
      {/* Hide an answer to another query than the one in the fields. */}
      <Answer answer={answered?.url === url ? answered.answer : undefined} />
    </form>
  )
}
