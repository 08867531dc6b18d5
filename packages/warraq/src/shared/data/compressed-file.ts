/** Encodings of the compressed files that a build writes beside text files. */
export type CompressedEncoding = 'br' | 'gzip'

/** Extensions of the compressed files, as nginx and Caddy look for them. */
export const ENDINGS: Readonly<Record<CompressedEncoding, string>> = { br: '.br', gzip: '.gz' }
