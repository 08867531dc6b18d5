import { readStorage, writeStorage } from '../../../shared/storage.ts'
import { AskError } from '../ask-error.ts'
import { ASK_KEYS } from '../storage-keys.ts'
import { post } from './read-events.ts'

/** A token is replaced this long before it expires, so that it does not expire during a request. */
const MARGIN_MS = 30_000

/**
 * The token that every question needs: a stored one, or a new one.
 * @throws AskError when the service issues none.
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

/** Expiry time from the token itself; 0 if it has none. */
function expiryMs(token: string): number {
  for (const part of token.split('.')) {
    try {
      const { exp } = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
      if (typeof exp === 'number') return exp * 1000
    } catch {
      // The signature is not JSON.
    }
  }
  return 0
}
