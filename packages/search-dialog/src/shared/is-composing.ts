/**
 * Whether a key press belongs to an input method, which turns keys into characters. Safari reports the
 * Enter that ends a conversion after the conversion, with the key code 229 of an input method.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
