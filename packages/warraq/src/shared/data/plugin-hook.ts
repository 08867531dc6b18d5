/** A hook of a plugin, such as `theme.parts.Footer`. */
export interface PluginHook {
  readonly plugin: string
  readonly hook: string
}
