import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { streamSSE } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { AskError } from '../ask-error.ts'
import type { AskErrorCode } from '../ask-events.ts'
import { parseAskRequest } from './ask-request.ts'
import type { AskSettings } from './ask-settings.ts'
import type { BuiltDocs } from './built-docs.ts'
import { createRateLimit } from './rate-limit.ts'
import { createRunningAnswers } from './running-answers.ts'
import { writeAnswer } from './write-answer.ts'

/** A log entry for the operator; never contains text of a question or an answer. */
export type AskLogEntry =
  | { readonly event: 'failure'; readonly code: AskErrorCode }
  | { readonly event: 'feedback'; readonly id: string; readonly vote: 0 | 1 }

export interface AskAppOptions {
  readonly docs: BuiltDocs
  readonly settings: AskSettings
  readonly log: (entry: AskLogEntry) => void
  readonly now?: () => number
}

/** The ask server without its socket. */
export interface AskApp {
  readonly fetch: (request: Request, bindings: Bindings) => Response | Promise<Response>
  /** Accept no more questions; abort answers that are not finished after `graceMs`. */
  readonly close: (graceMs: number) => Promise<void>
}

const MAX_BODY_BYTES = 128 * 1024
const MINUTE_MS = 60_000
/** Interval of comments that keep proxies from closing a silent stream. */
const HEARTBEAT_MS = 15_000

const STATUS: Readonly<Partial<Record<AskErrorCode, ContentfulStatusCode>>> = {
  origin: 403,
  'too-large': 413,
  'rate-limit': 429,
  busy: 503,
  shutdown: 503,
}

const feedbackSchema = z.object({ id: z.uuid(), vote: z.union([z.literal(0), z.literal(1)]) })

type Bindings = HttpBindings | Http2Bindings
type Env = { Bindings: Bindings }

/**
 * `POST /ask` answers with server-sent events, `POST /feedback` takes a vote, `GET /health` reports
 * the status.
 */
export function createAskApp({ docs, settings, log, now = Date.now }: AskAppOptions): AskApp {
  const answers = createRunningAnswers()
  const limitOf = (limit: number) => createRateLimit({ limit, windowMs: MINUTE_MS, now })
  const questions = limitOf(settings.questionsPerMinute)
  const votes = limitOf(settings.questionsPerMinute * 2)

  const app = new Hono<Env>()
  answerSafely(app)
  app.get('/health', (context) =>
    context.json(
      { status: answers.isClosing() ? 'closing' : 'ok', pages: docs.pages.length },
      answers.isClosing() ? 503 : 200,
    ),
  )
  guard(app, settings)

  app.post('/feedback', async (context) => {
    refuseMany(context, votes.take(addressOf(context, settings.trustedProxies)))
    const { data } = feedbackSchema.safeParse(await context.req.json())
    if (data === undefined) throw new AskError('bad-request', 'The request contains no vote.')
    log({ event: 'feedback', ...data })
    return context.body(null, 204)
  })

  app.post('/ask', async (context) => {
    const request = parseAskRequest(await context.req.json())
    refuseMany(context, questions.take(addressOf(context, settings.trustedProxies)))
    if (answers.isClosing()) throw restarting()
    if (answers.count() >= settings.maxRunning)
      throw new AskError('busy', 'Many readers are asking right now. Ask again in a moment.')
    const controller = answers.begin()
    context.header('X-Accel-Buffering', 'no')
    return streamSSE(context, async (stream) => {
      stream.onAbort(() => controller.abort())
      const heartbeat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS)
      try {
        const events = writeAnswer(request, { docs, settings, signal: controller.signal })
        for await (const { event, data } of events)
          await stream.writeSSE({ event, data: JSON.stringify(data) })
      } catch (cause) {
        const failure = failureOf(cause, controller.signal)
        if (stream.aborted) return
        log({ event: 'failure', code: failure.code })
        const data = JSON.stringify({ code: failure.code, message: failure.message })
        await stream.writeSSE({ event: 'error', data })
      } finally {
        clearInterval(heartbeat)
        answers.end(controller)
      }
    })
  })

  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    close: (graceMs) => answers.close(graceMs, restarting()),
  }
}

/** Headers of every answer, and error messages for readers. */
function answerSafely(app: Hono<Env>): void {
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Cache-Control', 'no-store')
  })
  app.onError((cause, context) => {
    const failure =
      cause instanceof AskError ? cause : new AskError('bad-request', 'The request cannot be read.')
    return context.json(
      { code: failure.code, message: failure.message },
      STATUS[failure.code] ?? 400,
    )
  })
  app.notFound((context) => context.json({ message: 'There is nothing here.' }, 404))
}

/** Refuse requests from other sites, in another format, or too large ones. */
function guard(app: Hono<Env>, { origins }: Pick<AskSettings, 'origins'>): void {
  app.use(
    cors({
      origin: (origin) => (origins.includes(origin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
  )
  app.use(async (context, next) => {
    if (!origins.includes(context.req.header('Origin') ?? ''))
      throw new AskError('origin', 'This assistant answers on its own site only.')
    if (!/^application\/json\b/i.test(context.req.header('Content-Type') ?? ''))
      throw new AskError('bad-request', 'The request is not JSON.')
    await next()
  })
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new AskError('too-large', 'The conversation is too long. Start a new one.')
      },
    }),
  )
}

function restarting(): AskError {
  return new AskError('shutdown', 'The assistant is restarting. Ask again in a moment.')
}

function failureOf(cause: unknown, signal: AbortSignal): AskError {
  const reason: unknown = signal.aborted ? signal.reason : cause
  if (reason instanceof AskError) return reason
  return new AskError('model-failed', 'The assistant does not answer right now. Try again later.')
}

function refuseMany(context: Context<Env>, waitMs: number): void {
  if (waitMs === 0) return
  const seconds = Math.ceil(waitMs / 1000)
  context.header('Retry-After', String(seconds))
  throw new AskError('rate-limit', `You asked many questions. Ask again in ${seconds} seconds.`)
}

/**
 * The reader's address: that of the connection, or the one that the outermost trusted proxy saw.
 */
function addressOf(context: Context<Env>, trustedProxies: number): string {
  const direct = getConnInfo(context).remote.address ?? ''
  if (trustedProxies === 0) return direct
  const chain = (context.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  return chain.at(-trustedProxies) || direct
}
