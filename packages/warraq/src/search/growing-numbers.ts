/** A growable list of 32-bit numbers in a typed array. */
export class GrowingNumbers {
  #values = new Uint32Array(4096)
  length = 0

  push(value: number): void {
    if (this.length === this.#values.length) {
      const former = this.#values
      this.#values = new Uint32Array(former.length * 2)
      this.#values.set(former)
    }
    this.#values[this.length++] = value
  }

  /** The numbers so far, without a copy. */
  get values(): Uint32Array {
    return this.#values.subarray(0, this.length)
  }
}
