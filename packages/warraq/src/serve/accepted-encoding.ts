/**
 * The first offered encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3); `undefined`
 * if the content is to be sent as it is. Weights other than zero are not compared.
 */
export function acceptedEncoding<Encoding extends string>(
  header: string,
  offered: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return [name.trim(), Number(weight ?? 1)]
    }),
  )
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}
