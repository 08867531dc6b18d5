import type { ServerOptions as HttpsOptions } from 'node:https'
import { join } from 'node:path'
import { requirePackage } from '../system/optional-packages.ts'

/** How the development server speaks HTTPS. */
export interface HttpsWishes {
  /** Certificate in the configuration. */
  readonly configured: HttpsOptions | undefined
  /** Whether the command line asks for HTTPS. */
  readonly isAsked: boolean
  /** Folder for a certificate that is made for this machine. */
  readonly cacheDir: string
}

/**
 * The certificate of the development server; `undefined` without HTTPS.
 * @throws UsageError when the package that makes a certificate is not installed
 */
export async function devCertificate({
  configured,
  isAsked,
  cacheDir,
}: HttpsWishes): Promise<HttpsOptions | undefined> {
  if (configured !== undefined || !isAsked) return configured
  requirePackage('@vitejs/plugin-basic-ssl')
  const { getCertificate } = await import('@vitejs/plugin-basic-ssl')
  // One text with both.
  const text = await getCertificate(join(cacheDir, 'certificate'))
  return { key: text, cert: text }
}
