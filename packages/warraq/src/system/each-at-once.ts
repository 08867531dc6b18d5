/** Run `use` for every item, `most` of them at a time, in their order. */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  most: number,
  use: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await use(next.value)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
