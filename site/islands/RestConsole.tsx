'use client'

import { useState } from 'react'
import { useMounted } from 'warraq/components'
import { isOnThisComputer, REST_ENDPOINTS } from '../lib/api-endpoints.ts'
import { ownValue } from '../lib/own-value.ts'
import { missingParts, queryRest, type RestParam, restSnippets, restUrl } from '../lib/rest.ts'
import { restValueProblem } from '../lib/rest-values.ts'
import { Answer, type NotedAnswer, noted } from './parts/Answer.tsx'
import { ConsoleAsleep } from './parts/ConsoleAsleep.tsx'
import { EndpointChoice, LOCAL_NODE } from './parts/EndpointChoice.tsx'
import { Snippets } from './parts/Snippets.tsx'
import { useEndpoint } from './parts/use-endpoint.ts'
import { useTask } from './parts/use-task.ts'

/** Checks an address of a path, once its code has loaded. */
type AddressProblem = (path: string, text: string) => string | undefined

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
  const [answered, setAnswered] = useState<{ readonly url: string; readonly answer: NotedAnswer }>()
  const [isAsking, run] = useTask()
  const [addressProblem, setAddressProblem] = useState<AddressProblem>()
  const missing = missingParts(fields, values)
  const refused = fields
    .map(({ name, type }) => ({ name, problem: problemOf(name, type) }))
    .find(({ problem }) => problem !== undefined)
  function problemOf(name: string, type: string): string | undefined {
    const text = (ownValue(values, name) ?? '').trim()
    if (text === '') return undefined
    return name === 'address' ? addressProblem?.(path, text) : restValueProblem(type, text)
  }
  const url = restUrl(host, path, fields, values)
  const snippets = restSnippets(url)

  if (!isMounted) return <ConsoleAsleep call={isCallShown ? undefined : snippets[0]?.code} />

  const id = `console-${path.replace(/\W+/g, '-')}`
  const isLocal = isOnThisComputer(host)
  const canAsk = missing.length === 0 && refused === undefined && !isAsking && !isLocal
  const loadCheck = () =>
    import('../lib/rest-address.ts').then(
      (loaded) => setAddressProblem(() => loaded.restAddressProblem),
      // Without it the endpoint answers what is wrong.
      () => {},
    )
  const ask = async () => {
    const answer = await noted(queryRest(url), async () => {
      const { restNotes } = await import('../lib/answer-notes.ts')
      return restNotes
    })
    setAnswered({ url, answer })
  }
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
            value={ownValue(values, name)}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={missing.includes(name) || refused?.name === name}
            aria-describedby={`${id}-message`}
            onFocus={loadCheck}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </p>
      ))}
      <p className="tool-message" id={`${id}-message`} role="status">
        {missing.length > 0
          ? `Fill in ${missing.join(' and ')}: part of the path.`
          : refused !== undefined
            ? `${refused.name}: ${refused.problem}`
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
