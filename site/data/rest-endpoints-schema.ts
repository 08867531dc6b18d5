import { z } from 'zod'

const endpointSchema = z.strictObject({
  method: z.enum(['GET', 'POST']),
  path: z.string().regex(/^\/[\w/{}]+$/),
  /** `package.Service/Method`. */
  rpc: z.string().regex(/^[\w.]+\/\w+$/),
  kind: z.enum(['query', 'tx']),
  /** `false`: annotated in the protobuf files, but not served by the gateway. */
  served: z.boolean(),
  request_type: z.string().min(1),
  params: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query']),
      type: z.string().min(1),
      note: z.string().optional(),
    }),
  ),
  response_type: z.string().min(1),
  response_fields: z.array(z.strictObject({ name: z.string().min(1), type: z.string().min(1) })),
  proto: z.string().min(1),
  /** What it does. */
  summary: z.string().min(1),
  /** When a reader needs it, or what to use instead. */
  when: z.string().min(1),
})

/** Schema of `rest-endpoints.json`. */
export const restEndpointsSchema = z.strictObject({
  endpoints: z.array(endpointSchema),
  grpcOnly: z.array(
    z.strictObject({
      rpc: z.string(),
      request_type: z.string(),
      response_type: z.string(),
      proto: z.string(),
      summary: z.string(),
    }),
  ),
})

export type RestEndpoint = z.output<typeof endpointSchema>
export type RestEndpoints = z.output<typeof restEndpointsSchema>
