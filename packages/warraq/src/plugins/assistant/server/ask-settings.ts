import { z } from 'zod'
import type { ModelServer } from './chat-completions.ts'

/** Settings of the ask server. */
export interface AskSettings {
  readonly model: ModelServer
  /** Origins of sites whose readers may ask, exactly as browsers send them. */
  readonly origins: readonly string[]
  readonly questionsPerMinute: number
  /** Number of concurrent answers. */
  readonly maxRunning: number
  /** Number of proxies in front that add to `X-Forwarded-For`; with 0 the header is ignored. */
  readonly trustedProxies: number
  /** Characters of documentation sent to the model with one question. */
  readonly contextCharacters: number
  /** Maximum characters of one answer. */
  readonly answerCharacters: number
}

const positive = (fallback: number) =>
  z.coerce.number('a whole number above 0').int().positive().default(fallback)

const environmentSchema = z.object({
  ASK_MODEL_URL: z.url({
    protocol: /^https?$/,
    error: 'the address of the model server up to /v1, e.g. "http://localhost:11434/v1"',
  }),
  ASK_MODEL: z.string({ error: 'the name of the model, e.g. "qwen3:8b"' }).min(1),
  ASK_MODEL_KEY: z.string().min(1).optional(),
  ASK_ORIGINS: z
    .string({ error: 'the origins of your site, e.g. "https://docs.example.org"' })
    .transform((list) => list.split(/[\s,]+/).filter((origin) => origin !== ''))
    .pipe(
      z
        .array(
          z
            .string()
            .refine(
              (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
              'origins without a path or a final "/", e.g. "https://docs.example.org"',
            ),
        )
        .min(1),
    ),
  ASK_QUESTIONS_PER_MINUTE: positive(6),
  ASK_MAX_RUNNING: positive(8),
  ASK_TRUSTED_PROXIES: z.coerce.number('a number from 0 to 10').int().min(0).max(10).default(0),
  ASK_CONTEXT_CHARACTERS: positive(12_000),
  ASK_ANSWER_CHARACTERS: positive(12_000),
  ASK_MAX_TOKENS: positive(1200),
  ASK_IDLE_TIMEOUT_SECONDS: positive(60),
  ASK_TOTAL_TIMEOUT_SECONDS: positive(180),
})

/**
 * The settings from the environment; an empty variable counts as absent.
 * @throws Error that lists every invalid variable, but never its value.
 */
export function readAskSettings(
  environment: Readonly<Record<string, string | undefined>>,
): AskSettings {
  const given = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const { data, error } = environmentSchema.safeParse(Object.fromEntries(given))
  if (data === undefined) {
    const lines = error.issues.map(({ path, message }) => `  ${String(path[0])}: ${message}`)
    throw new Error(
      `The environment of the ask server is invalid:\n${[...new Set(lines)].join('\n')}\nSee docs/ask-ai.md.`,
    )
  }
  return {
    model: {
      baseUrl: data.ASK_MODEL_URL,
      model: data.ASK_MODEL,
      key: data.ASK_MODEL_KEY,
      maxTokens: data.ASK_MAX_TOKENS,
      idleTimeoutMs: data.ASK_IDLE_TIMEOUT_SECONDS * 1000,
      totalTimeoutMs: data.ASK_TOTAL_TIMEOUT_SECONDS * 1000,
    },
    origins: data.ASK_ORIGINS,
    questionsPerMinute: data.ASK_QUESTIONS_PER_MINUTE,
    maxRunning: data.ASK_MAX_RUNNING,
    trustedProxies: data.ASK_TRUSTED_PROXIES,
    contextCharacters: data.ASK_CONTEXT_CHARACTERS,
    answerCharacters: data.ASK_ANSWER_CHARACTERS,
  }
}
