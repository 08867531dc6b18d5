/** The text of an inline script that calls a function with values. */
export function callScript(expression: string, ...values: readonly unknown[]): string {
  return `${expression}(${values.map((value) => JSON.stringify(value)).join()})`
}
