/** The part of OpenAPI 3.1 that the document of this site uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, ResponseObject>>
  }
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, ResponseObject | { readonly $ref: string }>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Schema
  readonly description?: string
  readonly example?: string
}

export interface ResponseObject {
  readonly description: string
  readonly content: { readonly 'application/json': { readonly schema: Schema } }
}

export type Schema =
  | { readonly $ref: string }
  | {
      readonly type: 'string' | 'boolean' | 'integer' | 'number'
      readonly format?: string
      readonly description?: string
      readonly contentEncoding?: 'base64'
    }
  | { readonly type: 'array'; readonly items: Schema }
  | {
      readonly type: 'object'
      readonly properties?: Readonly<Record<string, Schema>>
      readonly description?: string
    }
