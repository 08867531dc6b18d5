import { UsageError } from 'warraq/plugin'
import { z } from 'zod'

const positive = (fallback: number) =>
  z.coerce.number('a whole number above 0').int().positive().default(fallback)

const environmentSchema = z
  .object({
    ASK_MODEL_URL: z.url({
      protocol: /^https?$/,
      error: 'the address of the model server up to /v1, e.g. "http://localhost:11434/v1"',
    }),
    ASK_MODEL: z.string({ error: 'the name of the model, e.g. "qwen3:8b"' }).min(1),
    ASK_MODEL_KEY: z.string().min(1).optional(),
    ASK_MODEL_STARTS_IN_THOUGHT: z.stringbool('"true" or "false"').default(false),
    ASK_ORIGINS: z
      .string({ error: 'the origins of your site, e.g. "https://docs.example.org"' })
      .transform((list) => list.split(/[\s,]+/).filter((origin) => origin !== ''))
      .refine(
        (origins) => origins.length > 0 && origins.every(isOrigin),
        'origins without a path or a final "/", e.g. "https://docs.example.org"',
      ),
    ASK_QUESTIONS_PER_MINUTE: positive(6),
    ASK_MAX_RUNNING: positive(8),
    ASK_MAX_RUNNING_PER_READER: positive(2),
    ASK_TRUSTED_PROXIES: z.coerce.number('a number from 0 to 10').int().min(0).max(10).default(0),
    ASK_CONTEXT_CHARACTERS: positive(12_000),
    ASK_ANSWER_CHARACTERS: positive(12_000),
    ASK_MAX_TOKENS: positive(1200),
    ASK_IDLE_TIMEOUT_SECONDS: positive(60),
    ASK_TOTAL_TIMEOUT_SECONDS: positive(180),
    PORT: z.coerce.number('a number from 0 to 65535').int().min(0).max(65_535).default(3000),
  })
  .transform((given) => ({
    model: {
      /** Address up to and including `/v1`. */
      baseUrl: given.ASK_MODEL_URL,
      model: given.ASK_MODEL,
      /** Sent as bearer token to the model server, and nowhere else. */
      key: given.ASK_MODEL_KEY,
      /** Whether its prompt already contains the mark that opens a thought. */
      startsInThought: given.ASK_MODEL_STARTS_IN_THOUGHT,
      /** Maximum tokens of one answer. */
      maxTokens: given.ASK_MAX_TOKENS,
      /** Maximum silence before and within the answer. */
      idleTimeoutMs: given.ASK_IDLE_TIMEOUT_SECONDS * 1000,
      totalTimeoutMs: given.ASK_TOTAL_TIMEOUT_SECONDS * 1000,
    },
    port: given.PORT,
    /** Origins of sites whose readers may ask, exactly as browsers send them. */
    origins: given.ASK_ORIGINS,
    questionsPerMinute: given.ASK_QUESTIONS_PER_MINUTE,
    /** Number of concurrent answers. */
    maxRunning: given.ASK_MAX_RUNNING,
    /** Number of concurrent answers for one address. */
    maxRunningPerReader: given.ASK_MAX_RUNNING_PER_READER,
    /** Number of proxies in front that add to `X-Forwarded-For`; with 0 the header is ignored. */
    trustedProxies: given.ASK_TRUSTED_PROXIES,
    /** Characters of documentation sent to the model with one question. */
    contextCharacters: given.ASK_CONTEXT_CHARACTERS,
    /** Maximum characters of one answer. */
    answerCharacters: given.ASK_ANSWER_CHARACTERS,
  }))

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** Settings of the ask server. */
export type AskSettings = z.output<typeof environmentSchema>

/** A server with OpenAI's chat-completions interface: Ollama, vLLM, llama.cpp, hosted ones. */
export type ModelServer = AskSettings['model']

/**
 * The settings from the environment; an empty variable counts as absent.
 * @throws UsageError that lists every invalid variable, but never its value.
 */
export function readAskSettings(
  environment: Readonly<Record<string, string | undefined>>,
): AskSettings {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const { data, error } = environmentSchema.safeParse(Object.fromEntries(given))
  if (data !== undefined) return data
  const lines = error.issues.map(({ path, message }) => `  ${String(path[0])}: ${message}`)
  throw new UsageError(
    `The environment of the ask server is invalid:\n${[...new Set(lines)].join('\n')}\nThe README of @warraq/assistant describes each variable.`,
  )
}
