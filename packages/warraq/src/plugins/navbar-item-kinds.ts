/**
 * The fields of navbar items by the kinds that plugins add, besides `type` and `position`. A plugin
 * declares its own, so that `docs.config.ts` is checked as it is written:
 *
 * declare module 'warraq/plugin' {
 *   interface NavbarItemKinds {
 *     network: { readonly name: string }
 *   }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: plugins add its members.
export interface NavbarItemKinds {}

/** An item of a kind that a plugin adds; the plugin checks its fields. */
export type NavbarPluginItem = {
  readonly [Kind in keyof NavbarItemKinds]: NavbarItemKinds[Kind] & {
    readonly type: Kind
    readonly position?: 'left' | 'right' | undefined
  }
}[keyof NavbarItemKinds]
