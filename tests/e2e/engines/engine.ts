/** A key or pointer sequence, in the form that WebDriver and WebDriver BiDi share. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyStep[] }
  | {
      readonly type: 'pointer'
      readonly id: string
      readonly parameters: { readonly pointerType: 'mouse' | 'touch' }
      readonly actions: readonly PointerStep[]
    }

type KeyStep = { readonly type: 'keyDown' | 'keyUp'; readonly value: string }

type PointerStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }

/** A browser with one window, driven by its own protocol. */
export interface Engine {
  readonly open: (url: string) => Promise<void>
  /** The value of an expression in the page, as JSON. */
  readonly evaluate: (expression: string) => Promise<string>
  readonly perform: (input: InputSource) => Promise<void>
  /** Press the buttons of the browser. */
  readonly goBack: () => Promise<void>
  readonly goForward: () => Promise<void>
  readonly reload: () => Promise<void>
  /** Set the size of the viewport in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  readonly close: () => Promise<void>
}
