/** Whether the type of an element is the address of a drawing, which pages may import as a component. */
export function isDrawing(type: unknown): type is string {
  return typeof type === 'string' && /^data:image\/svg|\.svg(?:\?|$)/.test(type)
}
