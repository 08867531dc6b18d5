import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { streamSSE } from 'hono/streaming'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import {
  ASK_LIMITS,
  AskError,
  type AskErrorCode,
  type AskRequest,
  askErrorOf,
} from '../ask-protocol.ts'
import { type AnswerSlots, createAnswerSlots } from './answer-slots.ts'
import type { AskSettings } from './ask-settings.ts'
import { createRateLimit } from './rate-limit.ts'
import { type AnswerContext, writeAnswer } from './write-answer.ts'

/** A log entry for the operator; never contains text of a question or an answer. */
export type AskLogEntry =
  | { readonly event: 'failure'; readonly code: AskErrorCode }
  | { readonly event: 'feedback'; readonly id: string; readonly vote: 0 | 1 }

export interface AskAppOptions extends Omit<AnswerContext, 'signal'> {
  readonly log: (entry: AskLogEntry) => void
}

/** The ask server without its socket. */
export type AskApp = ReturnType<typeof createAskApp>

const MAX_BODY_BYTES = 128 * 1024
/** This server never writes longer answers. */
const MAX_ANSWER = 20_000
/** Interval of comments that keep proxies from closing a silent stream. */
const HEARTBEAT_MS = 15_000

const STATUS: Readonly<Partial<Record<AskErrorCode, ContentfulStatusCode>>> = {
  origin: 403,
  'too-large': 413,
  'rate-limit': 429,
  busy: 503,
  shutdown: 503,
}

const askSchema = z.object({
  question: z.string().trim().min(1),
  history: z
    .array(z.object({ question: z.string(), answer: z.string().max(MAX_ANSWER) }))
    .default([]),
})

const feedbackSchema = z.object({ id: z.uuid(), vote: z.union([z.literal(0), z.literal(1)]) })

type Env = { Bindings: HttpBindings | Http2Bindings }

/**
 * `POST /ask` answers with server-sent events, `POST /feedback` takes a vote, `GET /health` reports
 * the status.
 */
export function createAskApp({ docs, settings, log }: AskAppOptions) {
  const slots = createAnswerSlots(settings)
  /** Called without running answers; set when the server closes. */
  let onIdle: (() => void) | undefined
  const questions = createRateLimit(settings.questionsPerMinute)
  const votes = createRateLimit(settings.questionsPerMinute * 2)

  const app = new Hono<Env>()
  answerSafely(app)
  app.get('/health', (context) =>
    onIdle === undefined
      ? context.json({ status: 'ok', pages: docs.pages.length })
      : context.json({ status: 'closing', pages: docs.pages.length }, 503),
  )
  guard(app, settings)

  app.post('/feedback', async (context) => {
    refuseMany(context, votes(addressOf(context, settings.trustedProxies)))
    const { data } = feedbackSchema.safeParse(await context.req.json())
    if (data === undefined) throw new AskError('bad-request', 'The request contains no vote.')
    log({ event: 'feedback', ...data })
    return context.body(null, 204)
  })

  app.post('/ask', async (context) => {
    const request = parseAskRequest(await context.req.json())
    const address = addressOf(context, settings.trustedProxies)
    if (onIdle !== undefined) throw restarting()
    // Only a question that can be answered now counts.
    refuseBusy(slots.whyNotFree(address))
    refuseMany(context, questions(address))
    const controller = new AbortController()
    slots.take(address, controller)
    context.header('X-Accel-Buffering', 'no')
    return streamSSE(context, async (stream) => {
      stream.onAbort(() => controller.abort())
      const heartbeat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS)
      try {
        const events = writeAnswer(request, { docs, settings, signal: controller.signal })
        for await (const { event, data } of events)
          await stream.writeSSE({ event, data: JSON.stringify(data) })
      } catch (cause) {
        if (stream.aborted) return
        const failure = askErrorOf(cause)
        log({ event: 'failure', code: failure.code })
        await stream.writeSSE({ event: 'error', data: JSON.stringify(failure) })
      } finally {
        clearInterval(heartbeat)
        slots.release(controller)
        if (slots.running.size === 0) onIdle?.()
      }
    })
  })

  return {
    fetch: app.fetch,
    /** Accept no more questions; abort answers that are not finished after `graceMs`. */
    close: async (graceMs: number): Promise<void> => {
      const timer = setTimeout(() => {
        for (const controller of slots.running) controller.abort(restarting())
      }, graceMs)
      await new Promise<void>((resolve) => {
        onIdle = resolve
        if (slots.running.size === 0) resolve()
      })
      clearTimeout(timer)
    },
  }
}

/**
 * The question in the body of a request.
 * @throws AskError when the body contains none, or the question or the conversation is too long.
 */
function parseAskRequest(body: unknown): AskRequest {
  const { data } = askSchema.safeParse(body)
  if (data === undefined) throw new AskError('bad-request', 'The request contains no question.')
  if ([data, ...data.history].some(({ question }) => question.length > ASK_LIMITS.question))
    throw new AskError(
      'too-large',
      `A question can have ${ASK_LIMITS.question} characters. Shorten it and ask again.`,
    )
  if (data.history.length >= ASK_LIMITS.depth)
    throw new AskError('depth', `A conversation can have ${ASK_LIMITS.depth} questions.`)
  return data
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
    return context.json(failure.toJSON(), STATUS[failure.code] ?? 400)
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

function refuseBusy(reason: ReturnType<AnswerSlots['whyNotFree']>): void {
  if (reason === 'all-taken')
    throw new AskError('busy', 'Many readers are asking right now. Ask again in a moment.')
  if (reason === 'own-taken')
    throw new AskError(
      'busy',
      'Your last questions are still being answered. Ask again after that.',
    )
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
