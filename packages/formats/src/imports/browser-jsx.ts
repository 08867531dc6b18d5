import * as runtime from 'react/jsx-runtime'
import { isDrawing } from './is-drawing.ts'

type Make = typeof runtime.jsx

export const { Fragment } = runtime
export const jsx = withDrawings(runtime.jsx)
export const jsxs = withDrawings(runtime.jsxs)

/** A drawing may be imported as an address and used as a component. */
function withDrawings(make: Make): Make {
  return (type, props, key) =>
    isDrawing(type)
      ? make('img', { alt: '', ...(props as object), src: type }, key)
      : make(type, props, key)
}
