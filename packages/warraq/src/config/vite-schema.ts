import type { PluginOption, ServerOptions, UserConfig } from 'vite'
import { z } from 'zod'
import { optional } from '../shared/data/schema-fields.ts'

/** An object of Vite's own; Vite checks its fields. */
const objectSchema = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  { error: 'an object of options, as in a configuration of Vite' },
)

/** A plugin, a list or a promise of plugins, or nothing: what Vite takes. */
function isPluginOption(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPluginOption)
  if (value === undefined || value === null || value === false) return true
  if (typeof value !== 'object') return false
  return 'then' in value || ('name' in value && typeof value.name === 'string')
}

const pluginSchema = z.custom<PluginOption>(isPluginOption, {
  error: 'a plugin of Vite: an object with a "name", or a list of such objects',
})

/** Options of the bundler. Needs casts: the types of Vite say more than a schema could check. */
const viteObject = z.strictObject({
  plugins: optional(z.array(pluginSchema), 'Plugins of Vite, in the order of its own `plugins`.'),
  css: optional(
    objectSchema as z.ZodType<NonNullable<UserConfig['css']>>,
    'CSS modules, preprocessors, PostCSS: the `css` of Vite.',
  ),
  resolve: optional(
    objectSchema as z.ZodType<NonNullable<UserConfig['resolve']>>,
    'How imports are resolved, such as `alias`: the `resolve` of Vite.',
  ),
  server: optional(
    z.strictObject({
      proxy: optional(
        objectSchema as z.ZodType<NonNullable<ServerOptions['proxy']>>,
        'Paths that the development server passes on to another server: the `server.proxy` of Vite.',
      ),
      https: optional(
        objectSchema as z.ZodType<NonNullable<ServerOptions['https']>>,
        'Certificate of the development server, `{ key, cert }`: the `server.https` of Vite.',
      ),
    }),
    'The development server.',
  ),
  define: optional(
    z.record(z.string(), z.unknown()),
    'Constants in the code of the site: the `define` of Vite.',
  ),
})

export const viteSchema = optional(
  viteObject,
  'The bundler of components, islands, theme parts and styles, which is Vite.',
)

export type ViteOptions = z.output<typeof viteObject>
