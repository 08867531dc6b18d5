import { ownValue } from '@warraq/search/own-value'
/**
 * `fillText('Version: {label}', { label: '2.0' })` is `Version: 2.0`. Unknown placeholders stay.
 */
export function fillText(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole)
}
