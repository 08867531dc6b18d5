import type { DocsConfig } from '../config/schema.ts'
import { analytics } from './analytics/analytics.ts'
import type { WarraqPlugin } from './plugin.ts'

/** The fields of the configuration that stand for a plugin. */
export type ShorthandFields = Pick<DocsConfig, 'analytics'>

/** The plugins that fields of the configuration turn on. The only place that knows them by name. */
export function shorthandPlugins(config: ShorthandFields): readonly WarraqPlugin[] {
  return config.analytics === undefined ? [] : [analytics(config.analytics)]
}
