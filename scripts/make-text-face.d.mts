/** The font with these letters alone, and with the weights that style sheets use. */
export function makeTextFace(): Promise<Buffer>
