import { readStorage, writeStorage } from '../../../shared/storage.ts'
import { AskError } from '../ask-error.ts'
import { ASK_KEYS } from '../storage-keys.ts'
import { post } from './read-events.ts'

/** A token is replaced this long before it ends, so that it does not end on its way. */
const MARGIN_MS = 30_000

/**
 * The token every question needs: the stored one, or a new one.
 * @throws AskError when none is given.
 */
export async function algoliaToken(
  baseUrl: string,
  assistantId: string,
  signal: AbortSignal,
): Promise<string> {
  const stored = readStorage('session', ASK_KEYS.token)
  if (stored !== null && expiryMs(stored) - MARGIN_MS > Date.now()) return stored
  const response = await post(`${baseUrl}/token`, {
    headers: { 'X-Algolia-Assistant-Id': assistantId },
    signal,
  })
  const { token } = (await response.json().catch(() => ({}))) as { token?: unknown }
  if (!response.ok || typeof token !== 'string')
    throw new AskError('model-failed', 'The assistant does not answer right now. Try again later.')
  writeStorage('session', ASK_KEYS.token, token)
  return token
}

/** When a token ends, as it says itself; 0 when it does not. */
function expiryMs(token: string): number {
  for (const part of token.split('.')) {
    try {
      const { exp } = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
      if (typeof exp === 'number') return exp * 1000
    } catch {
      // The signature is no JSON.
    }
  }
  return 0
}
