/** Whether the type of an element is the address of a drawing, which pages may import as a component. */
export function isDrawing(type: unknown): boolean {
  return typeof type === 'string' && /^data:image\/svg|\.svg(?:\?|$)/.test(type)
}
