/** Encodings in which a build keeps its texts beside the texts themselves. */
export type CompressedEncoding = 'br' | 'gzip'

/** What the names of the compressed files end in, as nginx and Caddy look for them. */
export const ENDINGS: Readonly<Record<CompressedEncoding, string>> = { br: '.br', gzip: '.gz' }
